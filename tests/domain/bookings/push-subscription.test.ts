/** What a stranger gives as the address and the keys of a browser. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isPushEndpoint, SubscriptionSchema } from '#domain/bookings/day/push-subscription.ts'
import { BRAND } from '#domain/brand.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/dYk1:APA91bH-x_y',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
  'https://web.push.apple.com/QGiEl-3',
  `https://sg2p.notify.windows.com/w/?token=${'B'.repeat(600)}`,
])('%s is written to', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  ['no address', 'push'],
  ['no https', 'http://fcm.googleapis.com/send/1'],
  ['a port', 'https://fcm.googleapis.com:8443/send/1'],
  ['a name and a password', 'https://user:pass@fcm.googleapis.com/send/1'],
  ['this machine', 'https://localhost/send/1'],
  ['this machine in numbers', 'https://127.0.0.1/send/1'],
  ['a private network', 'https://192.168.1.1/send/1'],
  ['the cloud itself', 'https://169.254.169.254/latest/meta-data'],
  ['one number', 'https://2130706433/send/1'],
  ['octal numbers', 'https://0300.0250.1.1/send/1'],
  ['IPv6', 'https://[::1]/send/1'],
  ['a name of the house', 'https://printer.local/send/1'],
  ['a name of a company', 'https://db.prod.internal/send/1'],
  ['no domain', 'https://intranet/send/1'],
  ['a final full stop', 'https://fcm.googleapis.com./send/1'],
  ['this site', `${BRAND.origin}/health`],
  ['too long', `https://fcm.googleapis.com/${'a'.repeat(1024)}`],
])('%s is refused', (_, endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})

const KEYS = {
  endpoint: 'https://fcm.googleapis.com/send/1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

test('keys have the length and the alphabet that they must have', () => {
  expect(v.is(SubscriptionSchema, KEYS)).toBe(true)
  expect(v.parse(SubscriptionSchema, { ...KEYS, p256dh: `${KEYS.p256dh}=`, auth: `${KEYS.auth}==` })).toEqual(KEYS)
  for (const wrong of [
    { p256dh: KEYS.p256dh.slice(1) },
    { p256dh: `A${KEYS.p256dh.slice(1)}` },
    { auth: 'short' },
    { auth: `${KEYS.auth}x` },
  ])
    expect(v.is(SubscriptionSchema, { ...KEYS, ...wrong }), JSON.stringify(wrong)).toBe(false)
})
