/** What the network carries before a page shows and works, and what Cloudflare has to start. */
import { FIRST_VIEW, weigh } from '../browser/first-view.ts'
import { SITE_PAGES } from '../browser/site-pages.ts'
import { startSite } from '../browser/site.ts'
import { Budgets } from './budgets.ts'
import { builtWorkerKb, WORKER_KB, WORKER_START_TIMES, workerStartMs } from './built-worker.ts'

export async function run(): Promise<void> {
  const budgets = new Budgets()
  budgets.atMost(WORKER_KB, 'Worker, gzip', builtWorkerKb(), 'kB')
  const { site: siteMs, bare: bareMs } = await workerStartMs()
  console.log(`Worker, start-up: ${siteMs.toFixed(0)} ms beyond the ${bareMs.toFixed(0)} ms of a bare Worker`)
  budgets.atMost(WORKER_START_TIMES, 'Worker, start-up, by that of a bare Worker', siteMs / bareMs, 'x')

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
