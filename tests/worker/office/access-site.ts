/** For tests of the operator's pages: a site behind Cloudflare Access, whose keys and tokens are made on the spot. */
import { sign } from 'hono/jwt'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { Env } from '#worker/environment.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'

export const TEAM = 'serendip-team'
export const AUDIENCE = 'ab'.repeat(32)
export const site = testSite({ ACCESS_TEAM: TEAM, ACCESS_AUDIENCE: AUDIENCE } as Partial<Env>)

export type Jwk = JsonWebKey & { kid: string; alg: 'RS256' }
export async function newKeys(kid: string): Promise<{ own: Jwk; published: Jwk }> {
  const pair = (await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const jwk = async (key: CryptoKey) => ({
    ...((await crypto.subtle.exportKey('jwk', key)) as JsonWebKey),
    kid,
    alg: 'RS256' as const,
  })
  return { own: await jwk(pair.privateKey), published: await jwk(pair.publicKey) }
}

export let keys: Awaited<ReturnType<typeof newKeys>>
export let forged: Awaited<ReturnType<typeof newKeys>>
export const asked: string[] = []

/** Each test of the file begins without bookings; the keys are asked for of nobody but these tests. */
export function startWithAccess(): void {
  beforeAll(async () => {
    ;[keys, forged] = await Promise.all([newKeys('current'), newKeys('current')])
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      asked.push(String(input))
      return Response.json({ keys: [keys.published] })
    })
  })
  afterAll(() => {
    vi.restoreAllMocks()
  })
  beforeEach(async () => {
    await removeBookings('heartbeats')
    site.mails.length = 0
  })
}

export const now = () => Math.floor(Date.now() / 1000)
export const token = (change: object = {}, key: Jwk = keys.own) =>
  sign(
    {
      iss: `https://${TEAM}.cloudflareaccess.com`,
      aud: [AUDIENCE],
      email: 'owner@example.com',
      iat: now() - 10,
      exp: now() + 600,
      ...change,
    },
    key as never,
    'RS256',
  )
export const withToken = async (value?: string) => ({
  headers: { 'cf-access-jwt-assertion': value ?? (await token()) },
})
export const open = async (path: string) => site.get(path, await withToken())
export const post = async (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: ORIGIN },
) =>
  site.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { ...(await withToken()).headers, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

/** What a page said before money is written down. */
export const agreedIn = (page: string): string =>
  /name="agreed" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#x27;', "'") ?? ''

/** Types a step with money, and agrees to what the page says that it makes. */
export async function agree(path: string, fields: Record<string, string>): Promise<Response> {
  const shown = await post(path, fields)
  return shown.status === 200 ? post(path, { ...fields, agreed: agreedIn(await shown.text()) }) : shown
}

export async function book(change: object = {}): Promise<string> {
  const { reference } = await site.booked(change)
  site.mails.length = 0
  return reference
}
