/** Lighthouse on the production build, mobile, simulated throttling: design section 8. */
import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
import { findChromium } from '../../scripts/chromium.ts'
import { startSite } from '../browser/site.ts'

const PAGES = {
  'home': '/',
  'a transfer': '/transfer/taxi-from-Colombo-to-Kandy',
  'a rate list': '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate',
  'a place': '/things-to-do/transport/Kandy-taxi',
  'a safari': '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day',
} as const

/** Scores of 100 at least; times in ms at most; the shift of the layout at most. */
const BUDGET = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100, lcp: 1500, tbt: 50, cls: 0.02 } as const

type Figures = Record<keyof typeof BUDGET, number>

const AT_LEAST: ReadonlySet<string> = new Set(['performance', 'accessibility', 'best-practices', 'seo'])

/** A machine that does other things, too, is slow at times: of a few runs the middle one counts, figure by figure. */
const RUNS = 3

function middle(runs: readonly Figures[]): Figures {
  const names = Object.keys(BUDGET) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, runs.map((figures) => figures[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)]!])) as Figures
}

async function measure(url: string, port: number): Promise<{ figures: Figures; failed: string[] }> {
  const answer = await lighthouse(url, { port, logLevel: 'silent', output: 'json' })
  if (!answer) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits } = answer.lhr
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? Infinity
  return {
    figures: {
      performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo'),
      lcp: Math.round(value('largest-contentful-paint')), tbt: Math.round(value('total-blocking-time')), cls: Number(value('cumulative-layout-shift').toFixed(3)),
    },
    failed: ['accessibility', 'best-practices', 'seo'].flatMap((category) => categories[category]!.auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }
}

function blown(figures: Figures): string[] {
  return (Object.keys(BUDGET) as (keyof Figures)[])
    .filter((name) => AT_LEAST.has(name) ? figures[name] < BUDGET[name] : figures[name] > BUDGET[name])
    .map((name) => `${name} ${figures[name]} (budget ${BUDGET[name]})`)
}

async function inTurn<T>(times: number, doing: () => Promise<T>): Promise<T[]> {
  const done: T[] = []
  while (done.length < times) done.push(await doing())
  return done
}

export async function run(): Promise<void> {
  const [site, { executablePath, args }] = await Promise.all([startSite(), findChromium()])
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args], logLevel: 'silent' })
  const over: string[] = []
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      // Nothing else may be busy while a page is measured.
      const runs = await inTurn(RUNS, () => measure(site.url + path, chrome.port))
      const figures = middle(runs.map((each) => each.figures))
      const failed = new Set(runs.flatMap((each) => each.failed))
      console.log(name.padEnd(12), Object.entries(figures).map(([what, value]) => `${what} ${value}`).join('  '), [...failed].join(' '))
      over.push(...blown(figures).map((text) => `${name}: ${text}`))
    }
  } finally {
    chrome.kill()
    await site.remove()
  }
  if (over.length > 0) throw new Error(`Over budget: ${over.join('; ')}`)
}
