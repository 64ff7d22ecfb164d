/** A page in each language has an address of its own, and everything on it stays in its language. */
import { describe, expect, test } from 'vitest'
import { BRAND } from '#domain/brand.ts'
import { type Language, LANGUAGES, OFFERED, readAddress } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { request } from '../site.ts'
import { read } from '../pages/html.ts'

const get = (path: string) => request(path, { redirect: 'manual' })

const OTHERS = OFFERED.filter((language) => language !== 'en')

test('tests offer every language', () => {
  expect([...OFFERED].toSorted()).toEqual(Object.keys(LANGUAGES).toSorted())
})

describe.each(OTHERS)('in %s', (language) => {
  const { prefix, tag } = LANGUAGES[language]

  test('the home page says its language, and all its links stay in it', async () => {
    const texts = textsOf(language)
    await texts.load('site', 'frame')
    const page = await read(prefix)
    expect(page.status).toBe(200)
    expect(page.html).toContain(`<html lang="${tag}">`)
    expect(page.headers.get('content-language')).toBe(tag)
    expect(page.text).toContain(texts.in('site').menu.journey)
    expect(page.text).toContain(texts.in('frame').footer.findBooking)
    const elsewhere = page.links.filter((link) => !new RegExp(`^${prefix}(?=[/?#]|$)`).test(link))
    // The footer leads to the other languages.
    expect(elsewhere).toEqual(OFFERED.filter((each) => each !== language).map((each) => LANGUAGES[each].prefix || '/'))
  })

  test.each(['/transfer/taxi-from-Colombo-to-Kandy', '/things-to-do/transport/Kandy-taxi', '/terms', '/journey'])(
    '%s is found',
    async (path) => {
      const { status, html } = await read(prefix + path)
      expect(status).toBe(200)
      expect(html).toContain(`<html lang="${tag}">`)
    },
  )

  test.each([
    ['/', ''],
    ['/terms/', '/terms'],
    ['/transfer/taxi-from-colombo-to-kandy', '/transfer/taxi-from-Colombo-to-Kandy'],
    [
      '/things-to-do/safari/yala',
      '/things-to-do/safari/Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day',
    ],
    ['/Booking/ABC', '/booking/ABC'],
  ])('%s leads to the one spelling in the same language', async (path, canonical) => {
    const answer = await get(prefix + path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(prefix + canonical)
    expect((await get(prefix + canonical)).status).not.toBe(301)
  })

  test('an unknown path answers 404 in the language, and says above the heading that there is no page', async () => {
    const texts = textsOf(language)
    await texts.load('site', 'home')
    const said = `${texts.in('site').heads.unknown.description} ${texts.in('home').heading}`
    const page = await read(`${prefix}/no/such/page`)
    expect(page.status).toBe(404)
    expect(page.html).toContain(`<html lang="${tag}">`)
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
    expect(plain(page.text)).toContain(plain(said))
    expect(plain((await read(prefix)).text)).not.toContain(plain(said))
  })

  test('what a form without scripts asks for leads on in the language', async () => {
    const answer = await get(`${prefix}?pickup=Ella&dropoff=galle%20face%20hotl`)
    expect(answer.headers.get('location')).toBe(`${prefix}?pickup=Ella&dropoff=Galle%20Face%20Hotel`)
  })

  test("a booking's page is kept by nobody", async () => {
    const { headers } = await get(`${prefix}/booking/AAAA-AAAA-AAAA`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  })
})

test.each(['/xx', '/xx/terms', '/en', '/en/terms', '/DE/terms', '/de/de', '/de/en', '/de/fr/terms', '/determs'])(
  '%s is no address',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test.each([
  '/operator',
  '/operator/today',
  '/driver/abc',
  '/robots.txt',
  '/sitemap.xml',
  '/mcp',
  '/health',
  '/for-agents',
])('%s has no other address in another language', async (path) => {
  expect((await get(`/de${path}`)).status).toBe(404)
})

test('calls have one address', async () => {
  const answer = await request('/de/en/serendip/transfer/all', { method: 'POST' })
  expect(answer.status).toBe(405)
})

test('pages in all languages, asked for at once, hold nothing of each other', async () => {
  const said = await Promise.all(
    OFFERED.map(async (language): Promise<[Language, string]> => {
      const texts = textsOf(language)
      await texts.load('site', 'frame')
      return [language, texts.in('frame').footer.findBooking]
    }),
  )
  const paths = ['', '/transfer/taxi-from-Colombo-to-Kandy', '/things-to-do/safari', '/terms']
  // Under test a module comes by the request that first needs it, and another one that waits for it is cancelled.
  for (const { prefix } of OFFERED.map((language) => LANGUAGES[language]))
    for (const path of paths) await read(prefix + path || '/')
  const asked = Array.from({ length: 500 }, (_, i) => {
    const language = OFFERED[i % OFFERED.length]!
    return { language, address: LANGUAGES[language].prefix + paths[i % paths.length]! || '/' }
  })
  const pages = await Promise.all(asked.map(async ({ address }) => (await read(address)).text))
  const mixed = asked.filter(({ language }, i) =>
    said.some(([each, text]) => pages[i]!.includes(text) !== (each === language)),
  )
  expect(mixed).toEqual([])
})

describe('search engines', () => {
  test.each(OFFERED)(
    'read in %s the address of the page itself, and of the page in all languages',
    async (language) => {
      const { prefix, tag, social } = LANGUAGES[language]
      const path = '/transfer/taxi-from-Colombo-to-Kandy'
      const page = await read(prefix + path)
      expect(page.canonical).toBe(BRAND.origin + prefix + path)
      expect(page.meta('og:locale')).toBe(social)
      expect(page.meta('og:url')).toBe(page.canonical)
      const alternates = [...page.html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
      expect(alternates.map(([, hreflang, href]) => [hreflang, href])).toEqual([
        ...OFFERED.map((each) => [LANGUAGES[each].tag, BRAND.origin + LANGUAGES[each].prefix + path]),
        ['x-default', BRAND.origin + path],
      ])
      expect(page.html).toContain(`<html lang="${tag}">`)
      const [service] = page.structuredData
      expect(service).toMatchObject({
        '@type': 'TaxiService',
        url: page.canonical,
        description: page.meta('description'),
      })
    },
  )

  test('find the pages of each language in a sitemap of its own', async () => {
    const robots = await (await request('/robots.txt')).text()
    const sitemaps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address]) => address!)
    expect(sitemaps).toHaveLength(OFFERED.length)
    const listed = await Promise.all(
      sitemaps.map(async (address) => {
        const xml = await (await request(new URL(address).pathname)).text()
        return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => readAddress(new URL(url!).pathname))
      }),
    )
    expect(listed.map((urls) => [...new Set(urls.map(({ language }) => language))])).toEqual(
      OFFERED.map((each) => [each]),
    )
    const [english, german] = listed.map((urls) => urls.map(({ path }) => path))
    expect(german).toEqual(english!.filter((path) => path !== '/for-agents'))
  })

  test('are told nothing of languages by a page that is not listed', async () => {
    expect((await read('/transfer/taxi-from-Hatton-to-Mirissa')).html).not.toContain('hreflang')
  })
})

test('titles are in the language', async () => {
  const titles = await Promise.all(
    OFFERED.map(
      async (language) => (await read(`${LANGUAGES[language].prefix}/transfer/taxi-from-Colombo-to-Kandy`)).title,
    ),
  )
  expect(new Set(titles).size).toBe(OFFERED.length)
  expect(titles[1]).toMatch(/^Taxi Colombo nach Kandy: Festpreis ab USD \d+ \| /)
})
