/**
 * How long each kind of request waits for storage, by where its visitor, the Worker and the database are. In workerd, around
 * the built Worker: trips are counted (tests/trips/counted-site.ts), and each takes what it takes between those places.
 */
import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { sign } from 'hono/jwt'
import { BUDGETS, type RequestKind } from '../trips/budgets.ts'
import type { Trips } from '../trips/counted-site.ts'
import { type Answered, type Asked, REQUESTS, type World } from '../trips/requests.ts'
import { Budgets } from './budgets.ts'
import { bundled, startBuiltWorker } from './built-worker.ts'
import { PRICE_LISTS, putNoPriceLists, startLocalStorage } from './local-storage.ts'

/** Milliseconds there and back. */
interface Place extends Trips {
  readonly name: string
  /** From the visitor to where the Worker runs. */
  readonly visitor: number
}

/** The database is in Singapore (`apac`), with read replicas in every region. The CPU of an answer comes on top. */
const PLACES: readonly Place[] = [
  { name: 'beside the database', visitor: 5, kv: 5, replica: 5, primary: 5 },
  { name: 'Frankfurt', visitor: 20, kv: 10, replica: 15, primary: 170 },
  { name: 'Frankfurt, Worker placed', visitor: 190, kv: 5, replica: 5, primary: 5 },
  { name: 'Ella', visitor: 80, kv: 15, replica: 45, primary: 45 },
  { name: 'Ella, Worker placed', visitor: 125, kv: 5, replica: 5, primary: 5 },
]

const TEAM = 'serendip-team'
const AUDIENCE = createHash('sha256').update(TEAM).digest('hex')

async function accessKeys() {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
  const pair = await crypto.subtle.generateKey({ ...algorithm, hash: 'SHA-256' }, true, ['sign', 'verify'])
  const jwk = async (key: CryptoKey) => ({ ...(await crypto.subtle.exportKey('jwk', key)), kid: 'bench', alg: 'RS256' })
  const claims = { iss: `https://${TEAM}.cloudflareaccess.com`, aud: [AUDIENCE], email: 'owner@example.com' }
  const exp = Math.floor(Date.now() / 1000) + 7 * 86_400
  return {
    published: JSON.stringify({ keys: [await jwk(pair.publicKey)] }),
    token: await sign({ ...claims, exp }, (await jwk(pair.privateKey)) as never, 'RS256'),
  }
}

const FORM = 'application/x-www-form-urlencoded'

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const storage = await startLocalStorage()
  const { published, token } = await accessKeys()
  await putNoPriceLists(storage)
  const server = await startBuiltWorker(storage, {
    around: await bundled('world-worker.ts', ['index.js']),
    vars: { ACCESS_TEAM: TEAM, ACCESS_AUDIENCE: AUDIENCE, ACCESS_KEYS: published },
  })
  let later = 0
  const world: World = {
    ask: (asked) => send(server.url, asked, { 'x-later': String(later), 'cf-access-jwt-assertion': token }),
    now: () => Date.now() + later,
    async forget() {
      later += 3 * 60 * 60_000
      const { keys } = await storage.cache.list()
      for (const { name } of keys) if (name !== PRICE_LISTS) await storage.cache.delete(name)
    },
  }
  const rows: { kinds: string[]; figures: string }[] = []
  try {
    for (const [kind, budget] of Object.entries(BUDGETS) as [RequestKind, number][]) {
      const { trips } = await REQUESTS[kind](world)
      const found = trips.replica + trips.primary
      budgets.atMost(budget, kind, found, 'trips')
      const times = PLACES.map(({ visitor, ...place }) =>
        (['kv', 'replica', 'primary'] as const).reduce((ms, store) => ms + trips[store] * place[store], visitor),
      )
      const figures = [found, ...times].join(' | ')
      const last = rows.at(-1)
      if (last?.figures === figures) last.kinds.push(kind)
      else rows.push({ kinds: [kind], figures })
    }
  } finally {
    await server.stop()
    await storage.stop()
  }
  const names = ['request', 'trips', ...PLACES.map(({ name }) => `${name}, ms`)]
  // README.md has this table, without its third column.
  console.log(`\n| ${names.join(' | ')} |\n|${names.map((_, i) => (i === 0 ? ' --- ' : ' ---: ')).join('|')}|`)
  for (const { kinds, figures } of rows) console.log(`| ${kinds.join('; ')} | ${figures} |`)
  budgets.check()
}

function send(
  url: URL,
  { path, json, form, headers }: Asked,
  always: Readonly<Record<string, string>>,
): Promise<Answered> {
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
  return new Promise((done, failed) => {
    const outgoing = httpRequest(
      {
        hostname: url.hostname,
        port: url.port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...always,
          ...(body === undefined
            ? {}
            : { 'content-type': form ? FORM : 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...(form ? { origin: url.origin } : {}),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const given = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')])
          const trips = JSON.parse(String(answer.headers['x-trips'] ?? 'null')) as Trips
          const text = Buffer.concat(parts).toString()
          done({ status: answer.statusCode!, text, headers: Object.fromEntries(given) as Answered['headers'], trips })
        })
      },
    )
    outgoing.on('error', failed)
    outgoing.end(body)
  })
}
