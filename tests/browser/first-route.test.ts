/** What a page starts with: no more script than the budget, and no code that it does not need. */
import { globSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { builtWorkerKb, WORKER_KB } from '../bench/built-worker.ts'
import { booked } from './bookings.ts'
import { FIRST_VIEW, heaviestScripts, scriptsOf, weigh } from './first-view.ts'
import { SITE_PAGES } from './site-pages.ts'

/** A text that stands in the code of each part and nowhere else. */
const LATE_PARTS = {
  'the gazetteer': 'Rumassala',
  'the island map': 'M2355 2857',
  'the booking form': 'Instant Booking',
  'phone numbering plans': 'TT:[`1`',
  "Google's map": 'gm_authFailure',
  "what a browser's agent reads of the forms": 'journey_price',
  'the panels of the menu': 'Choose a pickup to see where its taxis go',
  'what prices a trip': 'distance must be 1 to ',
  'the writer of head elements': 'summary_large_image',
  'what is saved of a fare': 'miniPriceLKR',
}
const PAGE_PARTS = {
  home: 'Book activities',
  transfer: 'Book Another Transfer',
  place: 'place__head',
  'airport-rates': 'rates__lists',
  safari: 'safari__choices',
  safaris: 'tour__chip',
  booking: 'Print the voucher',
  journey: 'Put your stops in order',
  journeys: 'Each shows every ride',
  terms: '`terms-page`',
  offline: 'offline__places',
}

/** What a booking's page shows of what was booked. */
const BOOKED_PARTS = 'booking__paid-back'

const FOLDERS: Record<keyof typeof SITE_PAGES, keyof typeof PAGE_PARTS> = {
  'the home page': 'home',
  'an unknown address': 'home',
  'a transfer page': 'transfer',
  'an airport pickup': 'transfer',
  'a pair that cannot be reached': 'transfer',
  'the rates from the airport': 'airport-rates',
  'the rates to the airport': 'airport-rates',
  "a place's page": 'place',
  'a safari with transport': 'safari',
  'the hike': 'safari',
  'no tour': 'safari',
  'all tours': 'safaris',
  'an empty journey': 'journey',
  'a journey': 'journey',
  'the ready journeys': 'journeys',
  'a ready journey': 'journeys',
}
/** Pages beside those at which guests arrive from a search. */
const ASIDE_PAGES = { terms: paths.terms, offline: paths.offline } as const
const PAGES = [
  ...Object.entries(SITE_PAGES).map(([name, path]) => [path, FOLDERS[name as keyof typeof SITE_PAGES]] as const),
  ...Object.entries(ASIDE_PAGES).map(([folder, path]) => [path, folder as keyof typeof PAGE_PARTS] as const),
]

const fetchText = async (path: string) => (await fetch(inject('siteUrl') + path)).text()

test.each(Object.entries({ ...LATE_PARTS, ...PAGE_PARTS }))('%s stands in one script of the build', (_, text) => {
  const scripts = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(scripts.filter((script) => script.includes(text))).toHaveLength(1)
})

/** At most, kB, where it is not that of most pages. */
const LIMITS: Partial<Record<keyof typeof PAGE_PARTS, number>> = {
  journey: FIRST_VIEW.plannerScripts,
  journeys: FIRST_VIEW.readyScripts,
}

test.each(PAGES)(
  '%s starts with the code of %s, and in no language with more script than the budget',
  async (path, own) => {
    const scripts = (await Promise.all(scriptsOf(await fetchText(path)).map(fetchText))).join('\n')
    expect(
      Object.entries(PAGE_PARTS)
        .filter(([, text]) => scripts.includes(text))
        .map(([page]) => page),
    ).toEqual([own])
    expect(Object.entries(LATE_PARTS).filter(([, text]) => scripts.includes(text))).toEqual([])
    expect(await heaviestScripts(inject('siteUrl'), path)).toBeLessThanOrEqual(LIMITS[own] ?? FIRST_VIEW.scripts)
  },
)

test("a booking's page starts without what stands still on it, and within the budget", async () => {
  const { reference } = await booked()
  const path = paths.booking(reference)
  const scripts = (await Promise.all(scriptsOf(await fetchText(path)).map(fetchText))).join('\n')
  expect(scripts).toContain(PAGE_PARTS.booking)
  for (const late of [...Object.values(LATE_PARTS), BOOKED_PARTS]) expect(scripts).not.toContain(late)
  expect(await heaviestScripts(inject('siteUrl'), path)).toBeLessThanOrEqual(FIRST_VIEW.scripts)
})

test('the page for agents has no script', async () => {
  const html = await fetchText(paths.forAgents)
  expect(html).toContain('Model Context Protocol')
  expect(scriptsOf(html)).toEqual([])
})

const LISTED_PAIRS = [
  '/',
  '/?pickup=Jaffna&dropoff=Trincomalee',
  SITE_PAGES['a transfer page'],
  SITE_PAGES['an airport pickup'],
]

test.each(LISTED_PAIRS)('the first view of %s stays within its budget', async (path) => {
  const { html, scripts } = await weigh(inject('siteUrl'), path)
  expect(scripts).toBeGreaterThan(50)
  expect(scripts).toBeLessThanOrEqual(FIRST_VIEW.scripts)
  expect(html).toBeLessThanOrEqual(path.startsWith('/transfer') ? FIRST_VIEW.html : FIRST_VIEW.homeHtml)
  for (const language of OFFERED)
    expect((await weigh(inject('siteUrl'), addressIn(language, path))).html).toBeLessThanOrEqual(
      FIRST_VIEW.translatedHtml,
    )
})

test('the Worker stays within its budget', () => {
  expect(builtWorkerKb()).toBeGreaterThan(100)
  expect(builtWorkerKb()).toBeLessThanOrEqual(WORKER_KB)
})
