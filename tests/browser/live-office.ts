/** The office's pages with the database of a site that runs, and with their scripts. Access stands before them on a real site. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Hono } from 'hono'
import { plainPaths } from '#domain/plain-paths.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { officePages } from '#worker/office/office-routes.tsx'
import { operatorPages } from '#worker/office/app.tsx'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { withSite } from '../../scripts/operator/site.ts'

const SCRIPTS: readonly string[] = [plainPaths.officeScript, plainPaths.pushScript]
/** Of their form: the page of phones has its script. */
const VAPID_KEYS = `B${'A'.repeat(86)}.${'A'.repeat(43)}`
const CACHE = { get: async () => null, put: async () => {} }
const OF_OFFICE = ['money', 'drivers', 'partners', 'phones', 'prices', 'proposals', 'demand']
const office = new Hono<AppEnv>()
for (const page of OF_OFFICE) office.all(`/${page}/*`, async (c) => officePages.fetch(c.req.raw, c.env, c.executionCtx))
const pages = operatorPages((c) => c.text('There is no such page', 404), office)

export interface LiveOffice {
  readonly url: string
  /** Answers nobody from now on, or everybody again. */
  shut(isShut: boolean): void
  close(): void
}

export async function openOffice(state: string): Promise<LiveOffice> {
  let isShut = false
  const server = createServer(async (asked, answer) => {
    if (isShut) return void answer.destroy()
    if (SCRIPTS.includes(asked.url!)) {
      const script = readFileSync(join('dist/client', asked.url!))
      return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    }
    const body: Buffer[] = []
    for await (const part of asked) body.push(part as Buffer)
    await withSite(
      false,
      async (env) => {
        const bindings = { ...env, CACHE, OPERATOR_OPEN: 'yes', VAPID_KEYS } as unknown as Env
        const request = new Request(`http://${asked.headers.host}${asked.url}`, {
          method: asked.method!,
          headers: asked.headers as Record<string, string>,
          ...(asked.method === 'POST' ? { body: Buffer.concat(body) } : {}),
        })
        const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
        const page = await runWithPriceLists(bindings, () => pages.fetch(request, bindings, context))
        answer.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
      },
      state,
    )
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut(shuts) {
      isShut = shuts
      if (isShut) server.closeAllConnections()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
