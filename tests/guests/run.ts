/**
 * `npm run guests -- --minutes 30`: guests in a real browser on the production build, one seed after the other.
 * `--seed 7` begins with that seed, `--count 1` ends after so many guests, `--workers 2` live side by side.
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.ts'
import { startSite } from '../browser/site.ts'
import { memoryFolder } from '../memory-folder.ts'
import { drawGuest } from './guest.ts'
import { openRecords } from './records.ts'
import { live, shorten, tell } from './simulate.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: 'Infinity' },
    workers: { type: 'string', default: '2' },
    /** How many failures end the run. */
    failures: { type: 'string', default: '1' },
    /** Kinds of failures that are known, with commas between them. */
    known: { type: 'string', default: '' },
    /** Seconds for shortening a failure. */
    shorten: { type: 'string', default: '120' },
  },
})
const [first, count, workers] = [Number(values.seed), Number(values.count), Number(values.workers)]
const start = Date.now()
const end = start + Number(values.minutes) * 60_000
const folder = memoryFolder()
if (folder) process.env.TMPDIR = folder
const [browser, site] = await Promise.all([
  chromium.launch({
    ...(await findChromium()),
    headless: true,
    ignoreDefaultArgs: folder ? ['--disable-dev-shm-usage'] : [],
  }),
  startSite(),
])
const records = openRecords(site.url, site.state)
const world = { browser, url: site.url, records, patienceMs: 8000, known: values.known.split(',') }
const begun = Date.now()
let next = first
let lived = 0
const failed: string[] = []
const seconds = () => Math.round((Date.now() - begun) / 1000)

async function worker(): Promise<void> {
  while (Date.now() < end && next < first + count && failed.length < Number(values.failures)) {
    const seed = next++
    const { guest, steps } = drawGuest(seed)
    const failure = await live(world, seed, guest, steps)
    lived += 1
    if (lived % 50 === 0) console.log(`${lived} guests after ${seconds()} s, the last one of seed ${seed}`)
    if (!failure || world.known.includes(failure.kind)) continue
    console.log(`seed ${seed} fails after ${seconds()} s: ${failure.kind}: ${failure.message.slice(0, 600)}`)
    failed.push(`${seed} ${failure.kind}`)
    const until = Date.now() + Number(values.shorten) * 1000
    const short = await shorten(world, seed, { guest, steps, failure }, until)
    console.log(tell(seed, short))
  }
}

await Promise.all(Array.from({ length: workers }, worker))
const minutes = (Date.now() - begun) / 60_000
console.log(
  `${lived} guests from seed ${first} on in ${minutes.toFixed(1)} minutes, ${Math.round(lived / minutes)} a minute; ${failed.length} failed ${failed.join(', ')}`,
)
records.close()
await Promise.all([browser.close(), site.remove()])
process.exit(failed.length > 0 ? 1 : 0)
