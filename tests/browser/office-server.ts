/** The office's pages with a database of their own, on a port of this machine. Access stands before them on a real site. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { plainPaths } from '#domain/plain-paths.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { guestPages } from '#worker/guests/app.tsx'
import { guestPath } from '#worker/platform/request.ts'
import { securityHeaders } from '#worker/platform/security-headers.ts'
import { officePages } from '#worker/office/office-routes.tsx'
import { answerPhoto } from '#worker/platform/own-photos.ts'
import { operatorPages } from '#worker/office/app.tsx'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { databaseOf } from '../../scripts/operator/site.ts'

export interface OfficeServer {
  readonly url: string
  readonly env: Env
  /** For the office and everybody else. */
  run<T>(work: () => T | Promise<T>): Promise<T>
  /** As Cloudflare Access answers who is no longer logged in, until the login. */
  logOut(): void
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

const office = new Hono<AppEnv>()
for (const page of [
  'money',
  'drivers',
  'cars',
  'photos',
  'partners',
  'phones',
  'prices',
  'proposals',
  'demand',
  'opinions',
])
  office.all(`/${page}/*`, async (c) => officePages.fetch(c.req.raw, c.env, c.executionCtx))
/** The office's pages, behind a door that is open. */
const desk = new Hono<AppEnv>().use(securityHeaders).route(
  '/',
  operatorPages((c) => c.notFound(), office),
)
const SCRIPTS: readonly string[] = [
  plainPaths.officeScript,
  plainPaths.pushScript,
  plainPaths.photoScript,
  plainPaths.keepScript,
  plainPaths.sitePhotoScript,
]
/** The site's drawings. */
const DRAWING = /^\/pictures\/[\w-]+\.svg$/

/** Of Access: it logs in at once, and leads on by a GET. */
const LOGIN = '/login?to='

/** With this header a page is asked for by the desk, else by an owner. */
export const AS_DESK = { 'x-as': 'desk' }

/** The pages that guests open by a link. */
const guests = new Hono<AppEnv>({ getPath: guestPath }).get('/photos/:file', answerPhoto).route('/', guestPages)

export async function startOffice(settings: Readonly<Record<string, unknown>> = {}): Promise<OfficeServer> {
  const env = { ...ownEnv(), ...settings } as Env
  const envOfDesk = { ...env, OPERATOR_OPEN: 'desk' }
  const run = <T>(work: () => T | Promise<T>) => runWithPriceLists(env, work)
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  let isLoggedIn = true
  const server = createServer(async (asked, answer) => {
    if (asked.url!.startsWith(LOGIN)) {
      isLoggedIn = true
      return void answer.writeHead(302, { location: asked.url!.slice(LOGIN.length) }).end()
    }
    if (!isLoggedIn && asked.url!.startsWith('/operator'))
      return void answer.writeHead(302, { location: LOGIN + asked.url! }).end()
    const body: Buffer[] = []
    for await (const part of asked) body.push(part as Buffer)
    const headers = new Headers(Object.entries(asked.headers).map(([name, value]) => [name, String(value)]))
    const init = { method: asked.method ?? 'GET', headers, ...(body.length > 0 ? { body: Buffer.concat(body) } : {}) }
    const script = join('dist/client', asked.url!)
    if (SCRIPTS.includes(asked.url!) && existsSync(script))
      return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(script))
    if (DRAWING.test(asked.url!) && existsSync(script))
      return void answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end(readFileSync(script))
    try {
      const request = new Request(`${url}${asked.url}`, init)
      const answers = asked.url!.startsWith('/operator') ? desk : guests
      const found = await run(() => answers.fetch(request, asked.headers['x-as'] ? envOfDesk : env, context))
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
    logOut: () => void (isLoggedIn = false),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
