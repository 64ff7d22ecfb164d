/**
 * A day of the operator: five bookings, from the receipt to the question after the ride, with the cron dead for two
 * hours. The clock's steps are swept as the cron does; the operator acts by the command's function and by the pages
 * behind Cloudflare Access, which share it.
 */
import { env } from 'cloudflare:workers'
import { sign } from 'hono/jwt'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { recordBounces } from '#worker/mail/bounces.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import type { Env } from '#worker/environment.ts'
import { testSite, form } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'

const HOUR = 3_600_000
const OPERATOR = env.MAIL_OPERATOR as string
/** Addresses that the mail service refuses. */
const refused = new Set<string>()
const site = testSite({
  ACCESS_TEAM: 'day-team',
  ACCESS_AUDIENCE: 'ef'.repeat(32),
  EMAIL: {
    send: async (mail: { to: string }) => {
      if (refused.has(mail.to)) throw Object.assign(new Error('refused'), { code: 'E_RECIPIENT_SUPPRESSED' })
      sent.push(mail as (typeof sent)[number])
      return { messageId: String(sent.length) }
    },
  } as unknown as Env['EMAIL'],
} as Partial<Env>)
const sent: { to: string; subject: string; text: string }[] = []

const jwk = async (key: CryptoKey) => ({
  ...((await crypto.subtle.exportKey('jwk', key)) as JsonWebKey),
  kid: 'day',
  alg: 'RS256' as const,
})

let token = ''
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const pair = (await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const published = await jwk(pair.publicKey)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ keys: [published] }))
  token = await sign(
    {
      iss: 'https://day-team.cloudflareaccess.com',
      aud: ['ef'.repeat(32)],
      exp: Math.floor(Date.now() / 1000) + 30 * 24 * 3600,
    },
    (await jwk(pair.privateKey)) as never,
    'RS256',
  )
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Noon in Sri Lanka, three days from now. */
const start = new Date(new Date(Date.now() + 72 * HOUR).toISOString().replace(/T.*/, 'T06:30:00.000Z')).getTime()
const at = (hours: number) => vi.setSystemTime(start + hours * HOUR)
const local = (hours: number) => {
  const text = new Date(start + (hours + 5.5) * HOUR).toISOString()
  return { pickupdate: text.slice(0, 10), pickuptime: text.slice(11, 16) }
}

async function book(name: string, hours: number): Promise<string> {
  const { reference } = await site.booked({ email: `${name}@example.com`, ...local(hours) })
  return reference
}

/** The operator's phone. */
const phone = (path: string, fields?: Record<string, string>) =>
  site.get(`/operator${path}`, {
    headers: {
      'cf-access-jwt-assertion': token,
      origin: ORIGIN,
      ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    redirect: 'manual',
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  })

async function cron() {
  await addDueReminders(site.env)
  await sweepOutbox(site.env)
}

const concerns = async () =>
  Object.fromEntries(
    (await listBookings(site.env, 'concerned')).map(({ reference, concerns: found }) => [reference, found]),
  )
const mailsTo = (name: string) =>
  sent.filter(({ to }) => to === `${name}@example.com`).map(({ subject }) => subject.split(/[:,]/)[0])

test('nobody is forgotten, and every mail goes once', async () => {
  at(-30)
  refused.add('dora@example.com')
  const [ann, ben, cat, dora, eve] = [
    await book('ann', 0),
    await book('ben', 2),
    await book('cat', 11.67),
    await book('dora', 5),
    await book('eve', 8),
  ]

  at(-29)
  await cron()
  expect(await concerns()).toEqual({ [dora]: ['mail-not-sent'] })
  for (const reference of [ann, ben, cat, eve])
    expect((await phone(`/booking/${reference}`, { step: 'confirm', version: '0' })).status).toBe(303)
  await takeStep(site.env, dora, { step: 'confirm' })
  await takeStep(site.env, ann, { step: 'driver', driver: parseDriver('Nimal, 0771234567, CAB-1') })
  await phone(`/booking/${ben}`, { step: 'driver', version: '1', name: 'Kamal', phone: '0712345678', car: 'CAB-2' })

  // Ben moves his pickup by the link in his mail; Cat's plans change: she cancels.
  const linkOf = (name: string) =>
    /\/booking\/\S+\/changes\?key=\w+/.exec(
      sent.find(({ to, text }) => to === `${name}@example.com` && text.includes('changes?key='))!.text,
    )![0]
  const post = (path: string, fields: Record<string, string>) => site.get(path, form(fields))
  const later = local(3)
  expect(
    (
      await post(linkOf('ben'), {
        step: 'change',
        version: '2',
        date: later.pickupdate,
        time: later.pickuptime,
        details: 'UL504',
      })
    ).status,
  ).toBe(303)
  expect((await post(linkOf('cat'), { step: 'cancel', version: '1', sure: 'yes' })).status).toBe(303)
  // Eve pays by card.
  await recordNotice(site.env, 'signed', {
    event: 'e1',
    payment: 'p1',
    order: eve,
    cents: 7400,
    currency: 'USD',
    status: 'paid',
  })

  // The mail service had accepted the mail about Eve's confirmation; now it says that it came back.
  await cron()
  const messageId = String(
    sent.findIndex(({ to, subject }) => to === 'eve@example.com' && subject.includes('confirmed')) + 1,
  )
  await recordBounces(site.env, [
    {
      body: { type: 'cf.email.sending.message.bounced', payload: { messageId, bounce: { type: 'hard' } } },
      timestamp: new Date(),
      attempts: 1,
      ack: () => {},
      retry: () => {},
    },
  ])
  expect((await concerns())[eve]).toEqual(['mail-bounced'])
  expect(await (await phone('')).text()).toContain('MAIL BOUNCED: write on WhatsApp')

  // Twelve hours after the bookings everyone without a driver stands on top: Ben again, because his driver was for
  // another time, and does not know yet that it has changed.
  at(-17.9)
  await cron()
  expect(await (await phone('')).text()).toContain('Kamal (+94712345678) expects')
  expect(await concerns()).toMatchObject({
    [ben]: ['tell-driver', 'no-driver'],
    [dora]: ['mail-not-sent', 'no-driver'],
    [eve]: ['mail-bounced', 'no-driver'],
  })
  expect((await phone(`/booking/${ben}/told`, { phone: '+94712345678' })).status).toBe(303)
  expect((await concerns())[ben]).toEqual(['no-driver'])
  expect(Object.keys(await concerns())).not.toContain(cat)
  expect(await (await phone('')).text()).toContain('MAIL NOT SENT')

  // It is past 18:00 in Sri Lanka: the overview of tomorrow has gone.
  expect(sent.filter(({ to, subject }) => to === OPERATOR && subject.startsWith('TO DO: Tomorrow'))).toHaveLength(1)

  // The cron is dead from 13 to 11 hours before Ann's pickup, then catches up.
  at(-13)
  await cron()
  at(-2)
  await takeStep(site.env, ben, { step: 'confirm' })
  await takeStep(site.env, ben, { step: 'driver', driver: parseDriver('Sunil, 0763456789, CAB-3') })
  await cron()
  const alarms = sent.filter(({ subject }) => subject.startsWith('ALARM')).map(({ subject }) => subject)
  // Dora's and Eve's pickups come within 12 hours without a driver; Ben's and Ann's have one, Cat's is off.
  for (const reference of [dora, eve])
    expect(
      alarms.filter((subject) => subject.includes(reference)),
      reference,
    ).toHaveLength(1)
  for (const reference of [ann, cat])
    expect(
      alarms.filter((subject) => subject.includes(reference)),
      reference,
    ).toHaveLength(0)
  await takeStep(site.env, eve, { step: 'driver', driver: parseDriver('Ruwan, 0754567890, CAB-4') })
  await phone(`/booking/${dora}`, { step: 'driver', version: '1', name: 'Ajith', phone: '0785678901', car: 'CAB-5' })
  expect(await (await phone(`/day/${local(8).pickupdate}`)).text()).toContain('Ruwan')

  for (const hours of [0, 3, 8, 24, 30, 40]) {
    at(hours)
    await cron()
    await cron()
  }
  expect(mailsTo('ann').toSorted()).toEqual(
    [
      `Booking ${ann}`,
      `Booking ${ann} confirmed`,
      `How was your journey? Booking ${ann}`,
      `Reminder of booking ${ann}`,
      `Your driver for booking ${ann}`,
    ].toSorted(),
  )
  expect(mailsTo('cat').toSorted()).toEqual(
    [`Booking ${cat}`, `Booking ${cat} cancelled`, `Booking ${cat} confirmed`].toSorted(),
  )
  expect(mailsTo('dora')).toEqual([])
  // What Eve has paid nobody collects.
  expect((await listBookings(site.env, { find: eve }))[0]).toMatchObject({ paidUsd: 74 })
  // No mail twice: one to the same address with the same subject would be.
  const seen = sent.map(({ to, subject, text }) => `${to} ${subject} ${text}`)
  expect(new Set(seen).size).toBe(seen.length)
})
