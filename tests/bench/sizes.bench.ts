/** What the network carries before a page shows and works, and what Cloudflare has to start. */
import { FIRST_VIEW, weigh } from '../browser/first-view.ts'
import { SITE_PAGES } from '../browser/site-pages.ts'
import { startSite } from '../browser/site.ts'
import { Budgets } from './budgets.ts'
import { builtWorkerKb, WORKER_KB, WORKER_START_MS, WORKER_START_RATIO, workerStart } from './built-worker.ts'

export async function run(): Promise<void> {
  const budgets = new Budgets()
  budgets.atMost(WORKER_KB, 'Worker, gzip', builtWorkerKb(), 'kB')
  const start = await workerStart()
  // A slow machine takes longer for everything: there the ratio decides.
  if (start.ms <= WORKER_START_MS) budgets.atMost(WORKER_START_MS, 'Worker, start-up', start.ms, 'ms')
  else
    budgets.atMost(
      WORKER_START_RATIO,
      `Worker, start-up (${start.ms.toFixed(1)} ms), over an empty one`,
      start.ratio,
      'x',
    )

  const site = await startSite()
  try {
    for (const name of ['a transfer page', 'an airport pickup'] as const) {
      const { html, scripts } = await weigh(site.url, SITE_PAGES[name])
      budgets.atMost(FIRST_VIEW.html, `${name}, HTML, gzip`, html, 'kB')
      budgets.atMost(FIRST_VIEW.scripts, `${name}, first-route JavaScript, gzip`, scripts, 'kB')
    }
  } finally {
    await site.remove()
  }
  budgets.check()
}
