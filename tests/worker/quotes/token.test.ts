import { env } from 'cloudflare:workers'
import { sign } from 'hono/jwt'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { mintTourToken, mintTransferToken, readToken } from '#worker/quotes/quote-token.ts'

const terms = {
  pickup: 'Colombo',
  dropoff: 'Kandy',
  distance: 116,
  minutes: 180,
  needsReview: false,
  miniprice: 21480,
  carprice: 22360,
  vanprice: 25860,
  miniusd: 74,
  carusd: 77,
  vanusd: 89,
}
const NOW = Date.UTC(2027, 0, 15, 6)

const mint = () => mintTransferToken(env, terms, NOW)
const read = (token: string, now = NOW) => readToken(env, token, 'transfer', now)

/** The token with other claims under the old signature. */
async function tampered(changes: Record<string, unknown>): Promise<string> {
  const [header, payload, signature] = (await mint()).split('.') as [string, string, string]
  const claims = { ...JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))), ...changes }
  return [
    header,
    btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    signature,
  ].join('.')
}

describe('a quote token', () => {
  test('holds the terms of the quote for a day', async () => {
    const { pickup, dropoff, distance, minutes, needsReview, ...prices } = terms
    expect(await read(await mint())).toMatchObject({
      ok: true,
      claims: {
        kind: 'transfer',
        product: 'serendip',
        pickup,
        dropoff,
        distance,
        minutes,
        needsReview,
        prices,
        iat: NOW / 1000,
        exp: (NOW + DAY_MS) / 1000,
      },
    })
    expect(await read(await mint(), NOW + DAY_MS - 1)).toMatchObject({ ok: true })
  })

  test('expires after a day, and still holds the terms', async () => {
    expect(await read(await mint(), NOW + DAY_MS)).toMatchObject({
      ok: false,
      reason: 'expired',
      claims: { pickup: 'Colombo', prices: { miniprice: 21480 } },
    })
  })

  test('is different each time', async () => {
    const readings = await Promise.all([await mint(), await mint()].map((token) => read(token)))
    expect(new Set(readings.map((reading) => reading.ok && reading.claims.jti)).size).toBe(2)
  })

  test.each([
    ['a lower price', { prices: { miniprice: 1 } }],
    ['a later end', { exp: 9_999_999_999 }],
    ['another dropoff', { dropoff: 'Jaffna' }],
    ['an end in the past', { exp: 1 }],
  ])('with %s is forged', async (_what, changes) => {
    expect(await read(await tampered(changes))).toEqual({ ok: false, reason: 'forged' })
  })

  test('signed with another secret is forged', async () => {
    const token = await mintTransferToken(
      { ...env, QUOTE_SECRET: 'another-secret-0123456789abcdef012345678' },
      terms,
      NOW,
    )
    expect(await read(token)).toEqual({ ok: false, reason: 'forged' })
  })

  test('without a signature, or signed another way, is refused', async () => {
    const unsigned = `${btoa('{"alg":"none","typ":"JWT"}')}.${(await mint()).split('.')[1]}.`
    expect((await read(unsigned)).ok).toBe(false)
    expect((await read(await sign({ kind: 'transfer' }, env.QUOTE_SECRET, 'HS512'))).ok).toBe(false)
  })

  test.each(['', '.', '..', 'abc', 'a.b.c', 'x'.repeat(5000), '\u0000', 'eyJhbGciOiJIUzI1NiJ9.e30'])(
    'that is no token is malformed: %j',
    async (token) => {
      expect(await read(token)).toEqual({ ok: false, reason: 'malformed' })
    },
  )

  test('with a good signature and without claims is malformed', async () => {
    expect(await read(await sign({ kind: 'transfer', product: 'serendip' }, env.QUOTE_SECRET, 'HS256'))).toEqual({
      ok: false,
      reason: 'malformed',
    })
  })

  test('of another product, or for the other kind of booking, is refused as such', async () => {
    expect(await read(await mintTransferToken({ ...env, PRODUCT: 'other' }, terms, NOW))).toEqual({
      ok: false,
      reason: 'other-product',
    })
    const safari = await mintTourToken(
      env,
      { park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle', distance: 250, needsReview: false },
      NOW,
    )
    expect(await read(safari)).toEqual({ ok: false, reason: 'other-kind' })
    expect(await readToken(env, safari, 'safari', NOW)).toMatchObject({
      ok: true,
      claims: { park: 'Yala national park', distance: 250 },
    })
    expect(await readToken(env, await mint(), 'safari', NOW)).toEqual({ ok: false, reason: 'other-kind' })
  })

  test('holds names in any script', async () => {
    const token = await mintTransferToken(env, { ...terms, pickup: 'කොළඹ', dropoff: "Adam's Peak – கண்டி" }, NOW)
    expect(await read(token)).toMatchObject({ ok: true, claims: { pickup: 'කොළඹ', dropoff: "Adam's Peak – கண்டி" } })
  })
})
