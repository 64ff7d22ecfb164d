/** What has to come over the wire before a page shows and works, and what Cloudflare has to start: design section 8. */
import { FIRST_VIEW, weigh } from '../browser/first-view.ts'
import { SITE_PAGES } from '../browser/site-pages.ts'
import { startSite } from '../browser/site.ts'
import { BUILT_WORKER, builtWorkerKb, WORKER_KB } from './built-worker-size.ts'
import { workerStartMs } from './worker-start.ts'

const WORKER_START_MS = 100

export async function run(): Promise<void> {
  const over: string[] = []
  const hold = (what: string, value: number, budget: number, unit: string): void => {
    const line = `${what}: ${value.toFixed(1)} ${unit} (budget ${budget} ${unit})`
    console.log(line)
    if (value > budget) over.push(line)
  }

  hold('Worker, gzip', builtWorkerKb(), WORKER_KB, 'kB')
  hold('Worker, start-up', await workerStartMs(BUILT_WORKER), WORKER_START_MS, 'ms')

  const site = await startSite()
  try {
    for (const name of ['a transfer page', 'an airport pickup'] as const) {
      const { html, scripts } = await weigh(site.url, SITE_PAGES[name])
      hold(`${name}, HTML, gzip`, html, FIRST_VIEW.html, 'kB')
      hold(`${name}, first-route JavaScript, gzip`, scripts, FIRST_VIEW.scripts, 'kB')
    }
  } finally {
    await site.remove()
  }
  if (over.length > 0) throw new Error(`Over budget: ${over.join('; ')}`)
}
