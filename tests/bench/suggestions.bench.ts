/**
 * From a keystroke to its suggestions: in the gazetteer alone, and on the page in a browser on the production build.
 */
import { suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { launchChromium } from '../../scripts/chromium.ts'
import { startSite } from '../browser/site.ts'
import { Budgets, quantile } from './budgets.ts'

const FRAME_MS = Number((1000 / 60).toFixed(1))

/** What travellers type, with typing errors. */
const TYPED = [
  'colombo airport',
  'bia',
  'cmb',
  'katunayake',
  'negombo',
  'sigirya',
  'nuwara elia',
  'kandy',
  'adams peak',
  'trinco',
  'arugambay',
  'mirrisa',
  'unawatuna',
  'hikaduwa',
  'galle fort',
  'tissa',
  'yala national park',
  'udawalawa',
  'anuradapura',
  'polonaruwa',
  'tangalla',
  'wilpatu',
  'horton plains',
  'pasikuda',
]
const TYPED_IN_BROWSER = [
  'Nuwara Eliya',
  'Arugam Bay',
  'Trincomalle',
  'Kaluthara',
  'airport',
  'zzzzzzzzzz',
  'a',
  'colombo fort',
  'යාල',
]

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const inGazetteer = gazetteerTimes()
  console.log(`gazetteer, ${inGazetteer.length} keystrokes: ${summary(inGazetteer)}`)
  budgets.atMost(FRAME_MS, 'gazetteer, worst keystroke', quantile(inGazetteer, 1), 'ms')
  const onPage = await pageTimes()
  console.log(`page, ${onPage.length} keystrokes: ${summary(onPage)}`)
  budgets.atMost(FRAME_MS, 'page, 95 % of keystrokes', quantile(onPage, 0.95), 'ms')
  budgets.check()
}

/** The best of three for each keystroke: other processes and the garbage collector can only make one longer. */
function gazetteerTimes(): number[] {
  suggestPlaces('warm')
  return TYPED.flatMap((name) => Array.from(name, (_, i) => name.slice(0, i + 1))).map((typed) =>
    Math.min(suggestionTime(typed), suggestionTime(typed), suggestionTime(typed)),
  )
}

function suggestionTime(typed: string): number {
  const start = performance.now()
  suggestPlaces(typed)
  return performance.now() - start
}

async function pageTimes(): Promise<number[]> {
  const site = await startSite()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await page.getByRole('combobox', { name: 'Enter pickup location' }).click()
    await page.getByRole('option').first().waitFor()
    return await page.evaluate(async (words) => {
      const input = document.activeElement as HTMLInputElement
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
      const times: number[] = []
      for (const word of words) {
        for (let end = 1; end <= word.length; end++) {
          const start = performance.now()
          setValue.call(input, word.slice(0, end))
          // React renders before the event returns.
          input.dispatchEvent(new Event('input', { bubbles: true }))
          times.push(performance.now() - start)
          await new Promise(requestAnimationFrame)
        }
      }
      return times
    }, TYPED_IN_BROWSER)
  } finally {
    await browser.close()
    await site.remove()
  }
}

function summary(times: readonly number[]): string {
  return `median ${quantile(times, 0.5).toFixed(2)} ms, 95 % ${quantile(times, 0.95).toFixed(2)} ms, worst ${quantile(times, 1).toFixed(2)} ms`
}
