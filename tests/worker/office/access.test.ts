/** Who is let in to the operator's pages, by the tokens and keys of Cloudflare Access. */
import { sign } from 'hono/jwt'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Env } from '#worker/environment.ts'
import { testSite, tomorrow } from '../bookings/booking-site.ts'
import {
  TEAM,
  AUDIENCE,
  site,
  keys,
  forged,
  asked,
  startWithAccess,
  now,
  token,
  withToken,
  open,
  book,
} from './access-site.ts'

startWithAccess()

describe('who is let in', () => {
  test('whoever Access has let through', async () => {
    const reference = await book()
    const answer = await open('/operator')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(reference)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    // Without a referrer browsers would send the page's forms without their origin, and those are refused.
    expect(answer.headers.get('referrer-policy')).not.toBe('no-referrer')
    expect(asked.every((address) => address === `https://${TEAM}.cloudflareaccess.com/cdn-cgi/access/certs`)).toBe(true)
  })

  const FORGED: [string, () => Promise<string | undefined>][] = [
    ['no token', async () => undefined],
    ['an empty one', async () => ''],
    ['what is no token', async () => 'a.b.c'],
    ['one of another team', () => token({ iss: 'https://other-team.cloudflareaccess.com' })],
    ['one for another application', () => token({ aud: ['cd'.repeat(32)] })],
    ['one without an audience', () => token({ aud: undefined })],
    ['an expired one', () => token({ exp: now() - 1 })],
    ['one without an end', () => token({ exp: undefined })],
    ['one that begins later', () => token({ nbf: now() + 600 })],
    ['one that is signed with another key', () => token({}, forged.own)],
    ['one whose key nobody published', () => token({}, { ...forged.own, kid: 'unknown' })],
    [
      'one that is signed with nothing',
      async () => {
        const [, claims] = (await token()).split('.')
        return `${btoa(JSON.stringify({ alg: 'none', typ: 'JWT', kid: 'current' })).replaceAll('=', '')}.${claims}.`
      },
    ],
    [
      'one that is signed with the public key as a secret',
      () =>
        sign(
          { iss: `https://${TEAM}.cloudflareaccess.com`, aud: [AUDIENCE], exp: now() + 600 },
          JSON.stringify(keys.published),
          'HS256',
        ),
    ],
    ['a very long one', async () => 'x'.repeat(9000)],
  ]
  test.each(FORGED)('not %s', async (_, make) => {
    const reference = await book()
    const value = await make()
    const init = value === undefined ? {} : { headers: { 'cf-access-jwt-assertion': value } }
    for (const path of [
      '/operator',
      '/operator/',
      '/operator/today',
      '/operator/find?text=Kandy',
      `/operator/booking/${reference}`,
      `/operator/day/${tomorrow}`,
      '/%6Fperator',
    ]) {
      const answer = await site.get(path, init)
      expect([403, 404], path).toContain(answer.status)
      const text = await answer.text()
      for (const secret of [reference, 'ann.customer', '7911123456']) expect(text, path).not.toContain(secret)
    }
  })

  test.each([
    '//operator',
    '/OPERATOR',
    '/operator%2f',
    '/x/../operator',
    '/operator;',
    '/operator/.',
    '/booking/../operator',
  ])('nothing is shown at %s without a token', async (path) => {
    const reference = await book()
    const answer = await site.get(path, { redirect: 'manual' })
    expect(answer.status).not.toBe(200)
    expect(await answer.text()).not.toContain(reference)
  })

  test('where Access is not set up there is no such page', async () => {
    for (const bindings of [
      {},
      { ACCESS_TEAM: TEAM },
      { ACCESS_AUDIENCE: AUDIENCE },
      { ACCESS_TEAM: 'https://x', ACCESS_AUDIENCE: AUDIENCE },
    ]) {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const answer = await testSite(bindings as Partial<Env>).get('/operator', await withToken())
      warn.mockRestore()
      expect(answer.status).toBe(404)
    }
  })

  test('while Access does not answer, nobody: 503', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.mocked(globalThis.fetch).mockRejectedValueOnce(new Error('down'))
    const other = testSite({ ACCESS_TEAM: 'another-team', ACCESS_AUDIENCE: AUDIENCE } as Partial<Env>)
    expect((await other.get('/operator', await withToken())).status).toBe(503)
    log.mockRestore()
  })
})

describe('the keys of Access', () => {
  const teamSite = (team: string) => testSite({ ACCESS_TEAM: team, ACCESS_AUDIENCE: AUDIENCE } as Partial<Env>)
  const fetched = (team: string) => asked.filter((address) => address.includes(`//${team}.`)).length
  const iss = (team: string) => ({ iss: `https://${team}.cloudflareaccess.com` })

  test('are fetched once for many who come at a time, forged or not', async () => {
    const { get } = teamSite('crowd')
    const forgedToken = await token(iss('crowd'), { ...forged.own, kid: 'nobody' })
    const good = await token(iss('crowd'))
    const values = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? forgedToken : good))
    const answers = await Promise.all(values.map(async (value) => get('/operator', await withToken(value))))
    expect(answers.map(({ status }) => status)).toEqual(values.map((value) => (value === good ? 200 : 403)))
    expect(fetched('crowd')).toBe(1)
  })

  test('are fetched at most once a minute for tokens whose keys nobody has published, whatever their number', async () => {
    const { get } = teamSite('flood')
    const statusOf = async (value: string) => (await get('/operator', await withToken(value))).status
    const forgedTokens = await Promise.all(
      Array.from({ length: 30 }, (_, i) => token(iss('flood'), { ...forged.own, kid: `nobody-${i}` })),
    )
    const good = await token(iss('flood'))
    expect(await statusOf(good)).toBe(200)
    for (const value of forgedTokens) expect(await statusOf(value)).toBe(403)
    expect(fetched('flood')).toBe(1)
    for (let minute = 1; minute <= 3; minute++) {
      const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minute * 61_000)
      const answers = await Promise.all([...forgedTokens, good].map(statusOf))
      later.mockRestore()
      expect(answers).toEqual([...forgedTokens.map(() => 403), 200])
      expect(fetched('flood')).toBe(1 + minute)
    }
  })

  test('are asked for by one question at a time while nobody answers, one every five seconds', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new Error('too late')), ms)
      return controller.signal
    })
    const answering = vi.mocked(globalThis.fetch).getMockImplementation()!
    onTestFinished(() => {
      vi.mocked(globalThis.fetch).mockImplementation(answering)
      vi.useRealTimers()
      timeout.mockRestore()
      log.mockRestore()
    })
    let questions = 0
    let underWay = 0
    let mostAtOnce = 0
    vi.mocked(globalThis.fetch).mockImplementation(
      (_, init) =>
        new Promise((_done, failed) => {
          questions++
          mostAtOnce = Math.max(mostAtOnce, ++underWay)
          init?.signal?.addEventListener('abort', () => {
            underWay--
            failed(init.signal!.reason)
          })
        }),
    )
    const { get } = teamSite('hanging')
    const init = await withToken(await token(iss('hanging'), { ...forged.own, kid: 'nobody' }))
    const statuses: number[] = []
    for (let second = 0; second < 30; second++) {
      for (let i = 0; i < 5; i++) void get('/operator', init).then(({ status }) => statuses.push(status))
      await vi.advanceTimersByTimeAsync(1000)
    }
    await vi.advanceTimersByTimeAsync(10_000)
    expect([questions, mostAtOnce]).toEqual([6, 1])
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(statuses).toHaveLength(150)
  })

  test('are not asked for again at once where that failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { get } = teamSite('silent')
    const calls = vi.mocked(globalThis.fetch).mock.calls.length
    vi.mocked(globalThis.fetch).mockRejectedValueOnce(new Error('down'))
    const init = await withToken(await token(iss('silent')))
    for (let i = 0; i < 5; i++) expect((await get('/operator', init)).status).toBe(503)
    expect(vi.mocked(globalThis.fetch).mock.calls.length - calls).toBe(1)
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000)
    expect((await get('/operator', init)).status).toBe(200)
    later.mockRestore()
    log.mockRestore()
  })
})
