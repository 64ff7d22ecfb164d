/** What only reads writes nothing: every address that answers GET, of the largest booking that there can be. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { MAX_STOPS, planAddress } from '#domain/journeys/plan.ts'
import { READY_JOURNEYS } from '#domain/journeys/ready-journeys.ts'
import { PATTERNS, paths } from '#domain/paths.ts'
import { safariSlug } from '#domain/quotes/slugs.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'
import { driverDayCode, listDrivers, openDriverDay, saveDriver } from '#worker/lists/drivers.ts'
import { savePhoto } from '#worker/lists/kept-photos.ts'
import { officePages } from '#worker/office/office-routes.tsx'
import { SECTIONS } from '#worker/office/prices/prices-page.tsx'
import { listPartners, savePartner } from '#worker/office/money/partners.ts'
import { LISTS } from '#worker/office/parts.tsx'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { issueInvoice } from '#worker/payments/invoices.ts'
import { requestReceipt } from '#worker/payments/paid-receipt.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { countingDatabase, DRIVERS_PHONE, openLink, removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { PLAN, journeyDetails, journeyQuote, bookedJourney } from '../bookings/journey-site.ts'
import { JPEG } from '../office/pictures.ts'
import { sent } from '../proposals/proposal-site.ts'
import { ACCOUNT } from '../payments/payment-site.ts'
import { ORIGIN } from '../site.ts'
import { siteKeys } from '../push/push-service.ts'

const pushKeys = await siteKeys()

/** `{names}` are of what {@link beforeAll} has written. Each pattern of a route is here, and each page's. */
const READS: Readonly<Record<string, readonly string[]>> = {
  '/en/:product/booking/:reference': ['/en/serendip/booking/{reference}'],
  '/for-agents': ['/for-agents'],
  '/llms.txt': ['/llms.txt'],
  '/currencies': ['/currencies'],
  '/health': ['/health'],
  '/booking/:reference/pay': ['/booking/{reference}/pay', '/booking/{reference}/pay?all'],
  '/booking/:reference/calendar.ics': ['/booking/{reference}/calendar.ics'],
  '/passport': ['/passport'],
  '/paid': ['/paid'],
  '/from/:code': ['/from/{partner}'],
  '/ride/:code': ['/ride/{share}', '/de/ride/{share}', '/ride/nobodys'],
  '/booking': ['/booking', '/booking?reference={reference}'],
  '/booking/:reference/now': ['/booking/{reference}/now'],
  '/booking/:reference/driver/:id/photo': ['/booking/{reference}/driver/{driver}/photo'],
  '/booking/:reference/car/:id/photo': ['/booking/{reference}/car/{car}/photo'],
  '/booking/:reference/changes': [
    '/booking/{reference}/changes?key={key}',
    '/booking/{reference}/changes?key={key}&done=change&ride=1',
    '/booking/{reference}/changes?key=wrong',
  ],
  '/booking/:reference/invoice/:number': ['/booking/{reference}/invoice/1?key={key}'],
  '/booking/:reference/receipt': ['/booking/{reference}/receipt?key={key}'],
  '/operator': ['/operator'],
  '/operator/session': ['/operator/session'],
  '/operator/find': ['/operator/find?text={reference}'],
  '/operator/new': ['/operator/new'],
  '/operator/day/:date': ['/operator/day/{date}'],
  '/operator/booking/:reference': ['/operator/booking/{reference}', '/operator/booking/{reference}?ride=2'],
  '/operator/booking/:reference/:step': ['/operator/booking/{reference}/cancel', '/operator/booking/{reference}/paid'],
  '/operator/:list': Object.keys(LISTS).map((list) => `/operator/${list}`),
  '/operator/money': ['/operator/money'],
  '/operator/money/book': ['/operator/money/book'],
  '/operator/money/book/csv': ['/operator/money/book/csv'],
  '/operator/money/csv': ['/operator/money/csv'],
  '/operator/money/invoices': ['/operator/money/invoices'],
  '/operator/money/invoices/csv': ['/operator/money/invoices/csv'],
  '/operator/money/invoices/new': ['/operator/money/invoices/new?reference={reference}'],
  '/operator/money/invoices/:id': ['/operator/money/invoices/1'],
  '/operator/money/month': ['/operator/money/month'],
  '/operator/money/month/csv': ['/operator/money/month/csv'],
  '/opinions': ['/opinions', '/opinions?before=5'],
  '/opinions/about': ['/opinions/about?place=Kandy', '/opinions/about?place=Colombo&place=Kandy'],
  '/booking/:reference/keep': ['/booking/{reference}/keep', '/booking/{reference}/keep?key={key}'],
  '/booking/:reference/code.png': ['/booking/{reference}/code.png'],
  '/booking/:reference/opinion': ['/booking/{reference}/opinion'],
  '/operator/opinions': ['/operator/opinions', '/operator/opinions?state=held%20back'],
  '/operator/demand': ['/operator/demand', '/operator/demand?days=92'],
  '/operator/demand/csv': ['/operator/demand/csv', '/operator/demand/csv?days=28&table=names'],
  '/operator/drivers': ['/operator/drivers'],
  '/operator/drivers/cash': ['/operator/drivers/cash'],
  '/operator/drivers/cash/csv': ['/operator/drivers/cash/csv'],
  '/operator/drivers/accounts/:id': [
    '/operator/drivers/accounts/{driver}',
    '/operator/drivers/accounts/{driver}?week=2026-11-23',
  ],
  '/operator/drivers/accounts/:id/csv': ['/operator/drivers/accounts/{driver}/csv'],
  '/operator/drivers/:id': ['/operator/drivers/{driver}?day={date}'],
  '/operator/drivers/:id/photo': ['/operator/drivers/{driver}/photo'],
  '/operator/drivers/:id/rides': [
    '/operator/drivers/{driver}/rides?from=2026-01-01',
    '/operator/drivers/{driver}/rides?leaving=yes',
  ],
  '/operator/cars': ['/operator/cars', '/operator/cars?week={date}'],
  '/operator/cars/:id': ['/operator/cars/{car}'],
  '/operator/cars/:id/photo': ['/operator/cars/{car}/photo'],
  '/operator/photos': ['/operator/photos'],
  '/photos/:file': ['/photos/none.webp'],
  '/operator/partners': ['/operator/partners'],
  '/operator/phones': ['/operator/phones'],
  '/operator/partners/month': ['/operator/partners/month'],
  '/operator/partners/month/csv': ['/operator/partners/month/csv'],
  '/operator/partners/:id': ['/operator/partners/{partnerId}'],
  '/operator/partners/:id/csv': ['/operator/partners/{partnerId}/csv'],
  '/operator/partners/:id/card': ['/operator/partners/{partnerId}/card'],
  '/operator/proposals': ['/operator/proposals'],
  '/operator/proposals/new': ['/operator/proposals/new'],
  '/operator/proposals/:id': ['/operator/proposals/{proposal}'],
  '/operator/proposals/:id/edit': ['/operator/proposals/{proposal}/edit'],
  // Of programs, which name no browser: when a guest opens it first, that is noted.
  '/proposal/:code': ['/proposal/{proposalCode}', '/de/proposal/{proposalCode}', '/proposal/nobodys'],
  '/operator/prices': ['/operator/prices'],
  '/operator/prices/edit/:section': Object.keys(SECTIONS).map((section) => `/operator/prices/edit/${section}`),
  '/operator/prices/preview': ['/operator/prices/preview'],
  '/operator/prices/history': ['/operator/prices/history'],
  '/operator/prices/history/:number': ['/operator/prices/history/0'],
  '/driver/day/:code': ['/driver/day/{dayCode}'],
  '/driver/:code': ['/driver/{sheet}', '/driver/{sheet}?part'],
  ...Object.fromEntries(
    ['', '-de', '-fr', '-ru', '-zh'].map((of) => [`/sitemap${of}.xml`, [`/sitemap${of}.xml`]] as const),
  ),
  '/manifest.webmanifest': ['/manifest.webmanifest'],
  '/page.webmanifest': ['/page.webmanifest'],
  '/robots.txt': ['/robots.txt'],
  '/price-list/:number{[0-9]{1,6}}': ['/price-list/7'],
  '/problems/:kind': ['/problems/not-found'],
  '/*': ['/no/such/page', '/assets/none.js', '/de/terms'],
  '/': ['/', '/?pickup=Kandy&dropoff=Ella', '/?pickup=kandi&dropoff=Ella'],
  [PATTERNS.transfer]: ['/transfer/taxi-from-Colombo-to-Kandy', '/transfer/taxi-from-Nilaveli-to-Tangalle'],
  [PATTERNS.place]: ['/things-to-do/transport/Kandy-taxi'],
  [PATTERNS.fromAirport]: [PATTERNS.fromAirport],
  [PATTERNS.toAirport]: [PATTERNS.toAirport],
  '/things-to-do': ['/things-to-do'],
  [PATTERNS.safaris]: [PATTERNS.safaris],
  [PATTERNS.safari]: ['/things-to-do/safari/yala-national-park-safari', '{tour}'],
  [PATTERNS.journey]: ['/journey', '{journey}'],
  [PATTERNS.readyJourneys]: ['/journeys', '{readyJourney}'],
  [PATTERNS.booking]: ['/booking/{reference}', '/booking/K7Q2-M4XT-9BHE'],
  [PATTERNS.terms]: [PATTERNS.terms],
  [PATTERNS.offline]: [PATTERNS.offline],
}

/** Answers that are none. */
const ANSWERS: Readonly<Record<string, number>> = {
  '/passport': 410,
  // No cron has run.
  '/health': 503,
  '/from/{partner}': 302,
  '/booking/{reference}/changes?key=wrong': 404,
  '/booking/{reference}/opinion': 303,
  '/booking/K7Q2-M4XT-9BHE': 404,
  '/no/such/page': 404,
  '/proposal/nobodys': 404,
  '/ride/nobodys': 404,
  '/assets/none.js': 404,
  '/photos/none.webp': 404,
  // No list was published.
  '/price-list/7': 404,
  '/things-to-do': 301,
  '/things-to-do/safari/yala-national-park-safari': 301,
  // There is no draft.
  '/operator/prices/preview': 409,
  '/operator/prices/history/0': 303,
}

/** What a GET may write: the distance between known places, and the lists, kept in KV for all. */
const KEPT_FOR_ALL = /^put (distance|listed)\//

/** Statements of D1 that one GET may make: of a guest; of a driver, whose page first asks whether anything is new; of the operator's people. */
const MOST_STATEMENTS = {
  guest: 6,
  driver: 8,
  // What happens on the rides of today is read with the lists, in the same trip, also on a day without rides.
  operator: 23,
} as const

const made: Record<string, string> = {
  tour: paths.safari(safariSlug({ park: 'Yala national park', pickup: 'Ella', dropoff: 'Mirissa', type: 'Half Day' })),
  journey: planAddress(PLAN),
  readyJourney: paths.readyJourney(READY_JOURNEYS[0]!.slug),
}

/** The site, which keeps what is written. */
function watchedSite() {
  const { DB, statements } = countingDatabase()
  const puts: string[] = []
  const CACHE = {
    get: env.CACHE.get.bind(env.CACHE),
    list: env.CACHE.list.bind(env.CACHE),
    put: async (key: string) => void puts.push(`put ${key}`),
    delete: async (key: string) => void puts.push(`delete ${key}`),
  } as unknown as Env['CACHE']
  const site = testSite({
    DB,
    CACHE,
    PAYHERE_MERCHANT_ID: ACCOUNT.merchantId,
    PAYHERE_SECRET: ACCOUNT.secret,
    OPERATOR_OPEN: 'yes',
    VAPID_KEYS: pushKeys,
  } as Partial<Env>)
  const get = async (path: string) => {
    const context = createExecutionContext()
    const headers = { cookie: `driver=${DRIVERS_PHONE}` }
    const answer = await app.fetch(new Request(ORIGIN + path, { redirect: 'manual', headers }), site.env, context)
    await answer.arrayBuffer()
    await waitOnExecutionContext(context)
    return answer.status
  }
  const written = () => [
    ...puts,
    ...statements().filter((text) => !/^select\b/i.test(text)),
    ...site.mails.map(({ subject }) => `mail ${subject}`),
  ]
  return { get, written, statements }
}

beforeAll(async () => {
  await removeBookings()
  const site = testSite()
  const places = [
    'Colombo',
    ...Array.from({ length: MAX_STOPS - 2 }, (_, i) => ['Kandy', 'Ella', 'Galle'][i % 3]!),
    'Negombo',
  ]
  const quote = await journeyQuote({ stops: places.map((place) => ({ place, nights: 1 })), travelers: 8, bags: 7 })
  const details = journeyDetails(quote, { passengers: '8' })
  const { reference } = await bookedJourney(site, quote, details)
  made.reference = reference
  made.key = String((await rows('bookings', reference))[0]!.guest_key)
  await takeStep(site.env, reference, { step: 'confirm' })
  const driver = { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234' }
  await takeStep(site.env, reference, { step: 'driver', driver })
  const { booking } = (await findBooking(site.env, reference))!
  await requestReceipt(site.env, booking, { company: 'A firm', address: 'A street', taxNumber: '' }, new Date())
  await issueInvoice(site.env, booking, { currency: 'USD', by: 'operator' }, new Date())
  const [ride] = await rows('rides', reference)
  made.sheet = String(ride!.driver_code)
  made.date = String(ride!.pickup_date)
  await saveDriver(site.env, { ...driver, cars: [{ car: driver.car, seats: 9 }] }, null)
  const listed = (await listDrivers(site.env))[0]!
  made.driver = String(listed.id)
  made.car = String(listed.cars[0]!.id)
  await savePhoto(site.env, listed, JPEG, '')
  await savePhoto(site.env, { ...listed.cars[0]!, name: 'CAB-1234', hasPhoto: false }, JPEG, '', 'cars')
  await openDriverDay(site.env, listed, made.date, false)
  made.dayCode = (await driverDayCode(site.env, listed.id, made.date))!
  await openLink(site, `/driver/${made.sheet}`, driver.phone)
  made.share = 'a'.repeat(22)
  await env.DB.prepare(
    'update rides set share_code = ?, share_date = pickup_date where driver_code = ? and position = 1',
  )
    .bind(made.share, made.sheet)
    .run()
  await savePartner(site.env, { name: 'Lotus House', place: 'Ella', percent: 10 }, null)
  const [partner] = await listPartners(site.env)
  made.partner = partner!.code
  made.partnerId = String(partner!.id)
  const proposal = await sent()
  made.proposal = String(proposal.number)
  made.proposalCode = proposal.code
})

const addressOf = (example: string) => example.replace(/\{(\w+)\}/g, (_, name: string) => made[name]!)

test('every address that answers GET is in the list', () => {
  const routes = [...app.routes, ...officePages.routes].filter(({ method }) => method === 'GET')
  const patterns = new Set([...routes.map(({ path }) => path), ...Object.values(PATTERNS)])
  expect([...patterns].toSorted()).toEqual(Object.keys(READS).toSorted())
})

test.each(Object.values(READS).flat())('%s writes nothing, and asks the database for little', async (example) => {
  const { get, written, statements } = watchedSite()
  const status = await get(addressOf(example))
  expect(ANSWERS[example] ?? 200).toBe(status)
  // Who took a file is noted, and nothing else.
  const noted = example.split('?')[0]!.endsWith('/csv') ? [expect.stringMatching(/^insert into "office_acts"/)] : []
  expect(written().filter((what) => !KEPT_FOR_ALL.test(what))).toEqual(noted)
  const by = /^\/(operator|driver)\b/.exec(example)?.[1] ?? 'guest'
  expect(statements().length).toBeLessThanOrEqual(MOST_STATEMENTS[by as keyof typeof MOST_STATEMENTS])
})
