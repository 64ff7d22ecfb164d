/** The office's pages with a database of their own, on a port of this machine. Access stands before them on a real site. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import type { AppEnv, Env } from '#worker/environment.ts'
import { guestPages } from '#worker/guests/app.tsx'
import { guestPath } from '#worker/platform/request.ts'
import { officePages } from '#worker/office/office.tsx'
import { operatorPages } from '#worker/operator/app.tsx'
import { noteAdmitted } from '#worker/platform/access.ts'
import { runWithPriceLists } from '#worker/prices/lists.ts'
import { databaseOf } from '../../scripts/operator/site.ts'

export interface OfficeServer {
  readonly url: string
  readonly env: Env
  /** For the office and everybody else. */
  run<T>(work: () => T | Promise<T>): Promise<T>
  close(): Promise<void>
}

function ownEnv(): Env {
  const database = new DatabaseSync(':memory:')
  database.exec(readFileSync('migrations/0000_initial.sql', 'utf8').replaceAll('--> statement-breakpoint', ''))
  const kept = new Map<string, string>([['price-lists', '{"lists":[]}']])
  const CACHE = {
    get: async (key: string) => JSON.parse(kept.get(key) ?? 'null') as unknown,
    put: async (key: string, text: string) => void kept.set(key, text),
  }
  const QUOTE_SECRET = 'only-for-tests-0123456789abcdef0123456789'
  return { DB: databaseOf(database), CACHE, QUOTE_SECRET, OPERATOR_OPEN: 'yes' } as unknown as Env
}

/** The desk's pages, behind a door that is open. */
const desk = operatorPages((c) => c.notFound())
const DESK = /^\/operator\/(?:new|booking)\b/

/** The pages that guests open by a link. */
const guests = new Hono<AppEnv>({ getPath: guestPath }).route('/', guestPages)

export async function startOffice(): Promise<OfficeServer> {
  const env = ownEnv()
  const run = <T>(work: () => T | Promise<T>) => runWithPriceLists(env, work)
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const server = createServer(async (asked, answer) => {
    const body: Buffer[] = []
    for await (const part of asked) body.push(part as Buffer)
    const headers = new Headers(Object.entries(asked.headers).map(([name, value]) => [name, String(value)]))
    const init = { method: asked.method ?? 'GET', headers, ...(body.length > 0 ? { body: Buffer.concat(body) } : {}) }
    try {
      const request = new Request(`${url}${asked.url}`, init)
      noteAdmitted(request, { who: '', role: 'owner' })
      const isOfOffice = asked.url!.startsWith('/operator')
      const answers = DESK.test(asked.url!) ? desk : isOfOffice ? officePages : guests
      const found = await run(() => answers.fetch(request, env, context))
      answer.writeHead(found.status, Object.fromEntries(found.headers)).end(Buffer.from(await found.arrayBuffer()))
    } catch (error) {
      answer.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    env,
    run,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
