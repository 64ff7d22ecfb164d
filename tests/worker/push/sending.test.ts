/** Sending: what a browser reads, what the push service's answers mean, and that each goes once. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { primary } from '#worker/database/d1.ts'
import { type CausedPush, enqueuePush } from '#worker/database/push-queue.ts'
import type { Env } from '#worker/environment.ts'
import { bindDevice, type Owner } from '#worker/push/devices.ts'
import { sendDuePushes, sweepPushes } from '#worker/push/push-outbox.ts'
import { removeBookings } from '../bookings/booking-site.ts'
import { type Answer, decrypt, pushService, siteKeys } from './push-service.ts'

const db = primary(env)
const keys = await siteKeys()
const site = { ...env, VAPID_KEYS: keys } as Env
const START = Date.parse('2026-12-01T08:00:00.000Z')
let service: ReturnType<typeof pushService>

beforeEach(async () => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
  service = pushService(keys)
  await removeBookings()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const after = (minutes: number) => new Date(START + minutes * MINUTE_MS)
const OFFICE: Owner = { owner: 'office', subject: '' }

async function bind(name: string, owner = OFFICE, language = 'en') {
  const { subscription } = await service.subscribe(name)
  expect(await bindDevice(site, owner, subscription, { topics: ['alarms'], language })).toBe(true)
  return subscription
}

const ALARM: CausedPush = {
  to: { office: 'alarms' },
  occasion: 'nobody came 1/1',
  said: { title: 'Nobody came', text: 'Tue, 1 Dec 2026, 09:30: Colombo to Kandy' },
  path: '/operator',
  tag: 'ride 1/1',
  isUrgent: true,
  validMs: HOUR_MS,
  bookingNumber: null,
}
const tell = (push: Partial<CausedPush> = {}) =>
  db.batch(enqueuePush(db, { ...ALARM, ...push }, new Date(START).toISOString()))

const states = async () => {
  const { results } = await env.DB.prepare(
    'select sent_at, given_up_at, due_at, attempts, last_error, is_short from pushes order by id',
  ).all<Record<string, unknown>>()
  return results
}

test('the browser of RFC 8291 reads the message of its appendix', async () => {
  const b64 = (text: string) => Uint8Array.fromBase64(text, { alphabet: 'base64url' })
  const publicKey = b64('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4')
  const point = (from: number) =>
    publicKey.slice(from, from + 32).toBase64({ alphabet: 'base64url', omitPadding: true })
  const jwk = { kty: 'EC', crv: 'P-256', x: point(1), y: point(33), d: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94' }
  const privateKey = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, [
    'deriveBits',
  ])
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  expect(await decrypt(b64(body), { privateKey, publicKey, auth: b64('BTBZMqHH6r4Tts7J_aSIgg') })).toBe(
    'When I grow up, I want to be a watermelon',
  )
})

test('a browser alone can read what is sent to it; the service sees how urgent it is and for how long', async () => {
  await bind('desk')
  await tell()
  expect(await sendDuePushes(site)).toBe(1)
  expect(await service.read()).toEqual([
    {
      to: 'desk',
      title: 'Nobody came',
      text: 'Tue, 1 Dec 2026, 09:30: Colombo to Kandy',
      path: '/operator',
      tag: 'ride 1/1',
      language: 'en',
    },
  ])
  const { headers, body, status } = service.deliveries[0]!
  expect(status).toBe(201)
  const named = ['content-encoding', 'ttl', 'urgency', 'content-type'].map((name) => headers.get(name))
  expect(named).toEqual(['aes128gcm', '3600', 'high', 'application/octet-stream'])
  expect(headers.get('topic')).toMatch(/^[\w-]{32}$/)
  expect(new TextDecoder('latin1').decode(body)).not.toContain('Colombo')
  // Padded: its length does not tell what it says.
  expect(body.length).toBe(4096)
  expect(await sendDuePushes(site)).toBe(0)
  await tell()
  expect(await sendDuePushes(site)).toBe(0)
  expect(service.deliveries).toHaveLength(1)
})

test('a guest reads it in the own language, and a tap opens the page in it', async () => {
  await bind('guest', { owner: 'guest', subject: '5' }, 'de')
  await tell({
    to: { guest: { bookingNumber: 5 } },
    said: { guest: 'set-out', driver: 'Nimal', time: '09:10' },
    path: '/booking/K7Q2-M4XT-9BHE',
  })
  await sendDuePushes(site)
  expect(await service.read()).toMatchObject([
    { title: 'Nimal ist unterwegs: losgefahren um 09:10\u00a0Uhr', path: '/de/booking/K7Q2-M4XT-9BHE', language: 'de' },
  ])
})

test('a browser that is gone is forgotten with all that was bound in it', async () => {
  for (const status of [404, 410]) {
    await removeBookings()
    const gone = await bind('phone')
    await bindDevice(site, { owner: 'driver', subject: '+94771234567' }, gone, {})
    await bind('tablet')
    await tell({ occasion: `at ${status}` })
    service.willAnswer(status)
    await sendDuePushes(site)
    const { results } = await env.DB.prepare('select endpoint from push_devices').all()
    expect(results).toEqual([{ endpoint: 'https://push.example.com/send/tablet' }])
  }
})

test('what is too large goes once more, shorter and without padding', async () => {
  await bind('desk')
  await tell()
  service.willAnswer(413)
  await sendDuePushes(site)
  expect(await service.read()).toMatchObject([{ title: 'Nobody came', text: '' }])
  expect(service.deliveries[1]!.body.length).toBeLessThan(300)
  await tell({ occasion: 'another' })
  service.willAnswer(413, 413)
  await sendDuePushes(site)
  expect(await states()).toMatchObject([
    { sent_at: after(0).toISOString() },
    { given_up_at: after(0).toISOString(), last_error: '413' },
  ])
  await sendDuePushes(site, after(30))
  expect(service.deliveries).toHaveLength(4)
})

test('a service that is busy or silent is asked again later, and not before it wants', async () => {
  await bind('desk')
  await tell()
  const tries: [Answer, number, string][] = [
    [500, 1, '500'],
    [429, 3, '429'],
    ['nothing', 7, 'no answer'],
    [new Response(null, { status: 429, headers: { 'retry-after': '1200' } }), 27, '429'],
  ]
  let at = 0
  for (const [answer, next, error] of tries) {
    service.willAnswer(answer)
    if (answer === 'nothing') {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
        const controller = new AbortController()
        queueMicrotask(() => setTimeout(() => controller.abort(), 0))
        return controller.signal
      })
    } else vi.restoreAllMocks()
    expect(await sendDuePushes(site, after(at))).toBe(1)
    expect(await states(), `after ${error}`).toMatchObject([
      { sent_at: null, given_up_at: null, due_at: after(next).toISOString(), last_error: error },
    ])
    expect(await sendDuePushes(site, after(next - 0.1))).toBe(0)
    at = next
  }
  expect(await sendDuePushes(site, after(at))).toBe(1)
  expect(await states()).toMatchObject([{ sent_at: after(27).toISOString(), last_error: null, attempts: 5 }])
})

test('it is given up when nobody wants to hear of it any more, or the service refuses it', async () => {
  await bind('desk')
  await tell({ validMs: 2 * MINUTE_MS })
  service.willAnswer(503, 503)
  await sendDuePushes(site)
  await sendDuePushes(site, after(1))
  expect(await states()).toMatchObject([{ given_up_at: after(1).toISOString(), last_error: '503' }])
  await tell({ occasion: 'refused' })
  service.willAnswer(400)
  await sendDuePushes(site)
  await tell({ occasion: 'late', validMs: MINUTE_MS })
  await sweepPushes(site, after(2))
  expect((await states()).slice(1)).toMatchObject([
    { given_up_at: after(0).toISOString(), last_error: '400' },
    { given_up_at: after(2).toISOString(), last_error: 'too late' },
  ])
  await sweepPushes(site, after(8 * 24 * 60))
  expect(await states()).toEqual([])
})

test('a redirect leads nowhere', async () => {
  await bind('desk')
  await tell()
  service.willAnswer(new Response(null, { status: 307, headers: { location: 'https://elsewhere.example.com/' } }))
  await sendDuePushes(site)
  expect(await states()).toMatchObject([{ last_error: '307', sent_at: null }])
  expect(service.deliveries).toHaveLength(1)
})

test('many that send at once send each once', async () => {
  for (let i = 0; i < 15; i++) await bind(`phone${i}`)
  await tell()
  await Promise.all([sendDuePushes(site), sendDuePushes(site), sweepPushes(site), sweepPushes(site)])
  expect(new Set(service.deliveries.map(({ endpoint }) => endpoint)).size).toBe(15)
  expect(service.deliveries).toHaveLength(15)
})

test('without keys nothing is sent, and the sweep gives up what is over', async () => {
  await bind('desk')
  await tell()
  const bare = { ...env, VAPID_KEYS: '' } as Env
  expect(await sendDuePushes(bare)).toBe(0)
  await sweepPushes(bare, after(61))
  expect(service.deliveries).toEqual([])
  expect(await states()).toMatchObject([{ last_error: 'too late' }])
})
