/** Lighthouse on the production build: mobile, simulated throttling. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { addressIn, ENGLISH, OFFERED } from '#domain/languages/languages.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { SITE_PAGES } from '../browser/site-pages.ts'
import { startSite } from '../browser/site.ts'
import { Budgets, quantile } from './budgets.ts'

/** In every language. */
const TRANSLATED = ['the home page', 'a transfer page'] as const
/** In English. */
const PAGES = [
  'the rates from the airport',
  "a place's page",
  'a safari with transport',
  'an empty journey',
  'the ready journeys',
  'a ready journey',
] as const

/** Addresses by what a figure is called. */
const ADDRESSES: readonly (readonly [string, string])[] = [
  ...OFFERED.flatMap((language) =>
    TRANSLATED.map((page) => {
      const name = language === ENGLISH ? page : `${page} in ${language}`
      return [name, addressIn(language, SITE_PAGES[page])] as const
    }),
  ),
  ...PAGES.map((page) => [page, SITE_PAGES[page]] as const),
]

/** Budgets: docs/limits.md#budgets. Scores are 0 to 100, times in ms. */
const SCORES = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
} as const
const AUDITS = {
  'largest-contentful-paint': [1300, 'ms'],
  'total-blocking-time': [50, 'ms'],
  'cumulative-layout-shift': [0.02, ''],
} as const

/** The median of several runs counts, figure by figure: other processes slow a run down at times. */
const RUNS = 3

interface Run {
  /** By category and by audit. */
  readonly figures: Readonly<Record<string, number>>
  /** Ids of the audits that cost points. */
  readonly failed: readonly string[]
}

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const [site, { executablePath, args }] = await Promise.all([startSite(), findChromium()])
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args], logLevel: 'silent' })
  try {
    for (const [page, address] of ADDRESSES) {
      const runs: Run[] = []
      // One after another: nothing else may be busy meanwhile.
      while (runs.length < RUNS) runs.push(await measure(site.url + address, chrome.port))
      const median = (name: string) =>
        quantile(
          runs.map(({ figures }) => figures[name]!),
          0.5,
        )
      for (const [category, budget] of Object.entries(SCORES))
        budgets.atLeast(budget, `${page}, ${category}`, median(category))
      for (const [audit, [budget, unit]] of Object.entries(AUDITS))
        budgets.atMost(budget, `${page}, ${audit}`, median(audit), unit)
      const failed = new Set(runs.flatMap((each) => each.failed))
      if (failed.size > 0) console.log(`${page}, audits that cost points: ${[...failed].join(', ')}`)
    }
  } finally {
    chrome.kill()
    await site.remove()
  }
  budgets.check()
}

async function measure(url: string, port: number): Promise<Run> {
  const answer = await lighthouse(url, { port, logLevel: 'silent', output: 'json' })
  if (!answer) throw new Error(`Lighthouse has no result for ${url}`)
  const { categories, audits } = answer.lhr
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    figures: Object.fromEntries([
      ...Object.keys(SCORES).map((category) => [category, score(category)] as const),
      ...Object.keys(AUDITS).map((audit) => [audit, audits[audit]?.numericValue ?? Infinity] as const),
    ]),
    failed: Object.keys(SCORES)
      .filter((category) => category !== 'performance')
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
