/** Pages in the browser while the service does not answer: they say so, and nothing of the trip. */
import type { LoaderFunctionArgs } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { keepInDraft } from '#client/booking/form/draft-storage.ts'
import { dropDraft } from '#client/booking/form/form-draft.ts'
import { handle as homeHandle } from '#client/pages/home/page.tsx'
import { loader as loadHome, unknownPageLoader } from '#client/pages/home/load.ts'
import { type JourneyData, loader as loadJourney } from '#client/pages/journey/load.ts'
import { handle as placeHandle } from '#client/pages/place/page.tsx'
import { loader as loadPlace } from '#client/pages/place/load.ts'
import { handle as safariHandle } from '#client/pages/safari/page.tsx'
import { loader as loadSafari } from '#client/pages/safari/load.ts'
import { handle as transferHandle } from '#client/pages/transfer/page.tsx'
import { loader as loadTransfer } from '#client/pages/transfer/load.ts'
import { contextOf, type SiteData } from '#client/site-data.ts'
import { textsOf } from '#domain/languages/texts.ts'

const texts = textsOf('en')
await texts.load('site', 'home', 'transfer', 'rates', 'frame')

const silent = () => Promise.reject(new TypeError('no answer'))
const FAILING: SiteData = {
  fare: async (trip) => ({ ...trip, state: 'failed' }),
  tourTransport: async (trip) => ({
    trip,
    state: 'failed',
    distanceKm: null,
    toGateMinutes: null,
    awaitsUpload: false,
  }),
  routeDescription: silent,
  journey: async () => ({ state: 'failed' }),
  townsOnTheWay: silent,
  ownNames: async () => ({}),
  rates: silent,
  offers: silent,
  booking: silent,
  eraseAfterDays: () => null,
}

const YALA = '/things-to-do/safari/Yala-national-park-safari-pickup-from-Jaffna-drop-off-in-Hatton-1-traveler-half-day'

type Loaded = { readonly data: unknown; readonly init: ResponseInit | null }

async function load(
  loader: (args: LoaderFunctionArgs) => Promise<unknown>,
  path: string,
  site: SiteData = FAILING,
): Promise<Loaded> {
  const url = `https://site.test${path}`
  const args = {
    request: new Request(url),
    params: {},
    context: contextOf(site, texts),
  }
  return (await loader(args as unknown as LoaderFunctionArgs)) as Loaded
}

describe('while the service does not answer', () => {
  test.each([
    ['/?pickup=Ella&dropoff=Galle', loadHome, homeHandle],
    ['/transfer/taxi-from-Colombo-to-Kandy', loadTransfer, transferHandle],
    ['/things-to-do/transport/Kandy-taxi', loadPlace, placeHandle],
    [YALA, loadSafari, safariHandle],
  ])('%s answers 503 and says nothing of its fare', async (path, loader, handle) => {
    const { data, init } = await load(loader, path)
    expect(init?.status).toBe(503)
    const head = handle.head(data as never, new URL(path, 'https://site.test').pathname, texts)
    expect(head.title).toMatch(/^Something went wrong/)
    expect(head.description).not.toMatch(/no fare|Choose/)
    expect(head.listed).toBeNull()
  })

  test('the home page stays the page that it is', async () => {
    const { data, init } = await load(loadHome, '/')
    expect(init?.status).toBe(503)
    const head = homeHandle.head(data as never, '/', texts)
    expect(head).toMatchObject({ listed: true, path: '/' })
    expect(head.title).toMatch(/^Sri Lanka taxi/)
  })

  test('an address that exists nowhere still exists nowhere', async () => {
    expect((await load(unknownPageLoader, '/no/such/page')).init?.status).toBe(404)
  })

  test('a tour keeps its places, so that its form can be filled in', async () => {
    expect((await load(loadSafari, YALA)).data).toMatchObject({
      trip: { pickup: 'Jaffna', dropoff: 'Hatton' },
      distance: null,
      failed: true,
    })
  })
})

test('a tour that no road leads to has no price and answers 404', async () => {
  const { init } = await load(loadSafari, YALA, {
    ...FAILING,
    tourTransport: async (trip) => ({
      trip,
      state: 'unreachable',
      distanceKm: null,
      toGateMinutes: null,
      awaitsUpload: false,
    }),
  })
  expect(init?.status).toBe(404)
})

test('a route is described though the code of its page, with its texts, comes later', async () => {
  const french = textsOf('fr')
  const [pickup, dropoff] = ['Colombo', 'Kandy']
  const site: SiteData = {
    ...FAILING,
    fare: async () => ({ state: 'priced', pickup, dropoff, quote: { url: '', distance: 116 } }) as never,
    routeDescription: async () => ({ sentences: Object.keys(french.in('transfer')), towns: [] }),
  }
  const args = { request: new Request('https://site.test/transfer/taxi-from-Colombo-to-Kandy'), params: {} }
  const loaded = loadTransfer({ ...args, context: contextOf(site, french) } as unknown as LoaderFunctionArgs)
  await expect(loaded).resolves.toMatchObject({ init: { status: 200 } })
})

/** Where the planner opens. */
const journeyAddress = (path: string) =>
  load(loadJourney, path).then(
    () => path,
    (redirect: Response) => redirect.headers.get('location')!,
  )

test.each([
  [
    'a plan that says nothing of the party',
    '/transfer/x',
    '/journey?stop1=Kandy&stop2=Ella',
    { travelers: 4, bags: 3 },
  ],
  ['the empty planner', '/', '/journey', { travelers: 4, bags: 3 }],
  ['a plan that names a party', '/', '/journey?stop1=Kandy&travelers=2&bags=0', { travelers: 2, bags: 0 }],
  ['a change of a plan', '/de/journey', '/de/journey?stop1=Kandy&bags=1', { bags: 1 }],
])('%s begins with as many as the form of the page before knew', async (_what, pathname, path, party) => {
  vi.stubGlobal('location', { pathname, search: '' })
  keepInDraft('transfer', { passengers: '４', bags: '3' })
  const address = await journeyAddress(path)
  // A reload asks the Worker, which knows the address alone.
  vi.stubGlobal('location', undefined)
  const { stops: _, ...plan } = ((await load(loadJourney, address)).data as JourneyData).plan
  expect(plan).toEqual(party)
})

test('a tour names its travelers in its address', async () => {
  vi.stubGlobal('location', { pathname: YALA, search: '?travelers=5' })
  dropDraft('transfer')
  expect(await journeyAddress('/journey')).toBe('/journey?travelers=5')
})
