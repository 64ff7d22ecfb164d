/**
 * How the memory of the Worker's process grows with the pages that it has rendered, in workerd itself, beside a bare
 * Hono handler: what grows there is the runtime's own. The first half of the pages fills caches and the JavaScript heap
 * and is not counted.
 */
import { readFileSync } from 'node:fs'
import { Budgets } from './budgets.ts'
import { startBareHandler, startBuiltWorker } from './built-worker.ts'
import { startLocalStorage } from './local-storage.ts'
import { type Call, send, visits } from './visits.ts'
import type { RunningWorkerd } from './workerd.ts'

const PAGES = 10_000
const AT_ONCE = 8
/** The heap alone swings by some 20 MB between two collections, which is 4 kB a page. */
const MAX_KB_A_PAGE = 10
const MAX_MB = 400

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const storage = await startLocalStorage()
  const servers: RunningWorkerd[] = []
  try {
    const [site, bare] = [await startBuiltWorker(storage), await startBareHandler()]
    servers.push(site, bare)
    const kinds = visits().filter(({ name }) => /^(home|transfer, listed|list|tour)$/.test(name))
    const pages: Call[] = []
    while (pages.length < PAGES) pages.push(await kinds[pages.length % kinds.length]!.prepare(site.url))

    const growth: number[] = []
    for (const [name, server] of [
      ['the site', site],
      ['a bare handler', bare],
    ] as const) {
      const sizes = [memoryMb(server)]
      for (const half of [pages.slice(0, PAGES / 2), pages.slice(PAGES / 2)]) {
        await ask(server, half)
        sizes.push(memoryMb(server))
      }
      const [start, middle, end] = sizes as [number, number, number]
      growth.push(((end - middle) * 1024) / (PAGES / 2))
      console.log(
        `${name}: ${start.toFixed(0)} MB at the start, ${middle.toFixed(0)} after ${PAGES / 2} pages, ${end.toFixed(0)} after ${PAGES}`,
      )
      if (server === site) budgets.atMost(MAX_MB, 'the site in all', end, 'MB')
    }
    budgets.atMost(MAX_KB_A_PAGE, 'growth a page, over a bare handler', growth[0]! - growth[1]!, 'kB')
  } finally {
    for (const server of servers) await server.stop()
    await storage.stop()
  }
  budgets.check()
}

/** What the process holds in the machine's memory. Linux only. */
function memoryMb({ pid }: RunningWorkerd): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

async function ask({ url }: RunningWorkerd, calls: readonly Call[]): Promise<void> {
  const waiting = [...calls]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let call = waiting.pop(); call; call = waiting.pop()) await send(url, call)
    }),
  )
}
