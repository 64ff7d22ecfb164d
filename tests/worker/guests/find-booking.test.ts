/** A guest who has lost the mails asks for the link to a booking. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { app } from '#worker/app.ts'
import { takeStep } from '#worker/operator/steps.ts'
import { BOOKING_TABLES, inTenDays, rows, testSite, transferToken } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'

const site = testSite()
const GUEST = 'ann.customer@example.com'
beforeEach(async () => {
  vi.restoreAllMocks()
  await env.DB.batch(BOOKING_TABLES.map((table) => env.DB.prepare(`delete from ${table}`)))
  site.mails.length = 0
})

async function book(): Promise<string> {
  const answer = await site.bookTransfer(await transferToken(), { pickupdate: inTenDays, dropoffaddress: 'Villa Rose' })
  site.mails.length = 0
  return (await answer.json<BookingReceipt>()).reference
}

const ask = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.get('/booking', {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
  })

const linkIn = (text: string) => /\/booking\/[^/\s]+\/changes\?key=[0-9a-f]{32}/.exec(text)?.[0]

test('the link goes to the address of the booking, and opens it', async () => {
  const reference = await book()
  const page = await site.get('/booking')
  expect(page.status).toBe(200)
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(await page.text()).toContain('Find my booking')
  const answer = await ask({
    reference: reference.toLowerCase().replaceAll('-', ' '),
    email: ' Ann.Customer@EXAMPLE.com',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/booking?sent=yes'])
  expect(await (await site.get('/booking?sent=yes')).text()).toContain('on the way to that address')
  expect(site.mails.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
    [GUEST, `Your booking ${reference}`],
  ])
  const { text } = site.mails[0]!
  // Nobody has read yet what was typed, and anybody may have typed it.
  expect(text).not.toContain('Villa Rose')
  expect((await site.get(linkIn(text)!)).status).toBe(200)
})

test('it says the same of every reference and address, and mails nobody else', async () => {
  const [reference, other] = [await book(), 'K7Q2-M4XT-9BHE']
  const answers = await Promise.all(
    [
      { reference, email: 'eve@example.com' },
      { reference: other, email: GUEST },
      { reference: `${reference}/2`, email: GUEST },
      { reference, email: GUEST },
    ].map((fields) => ask(fields)),
  )
  const said = await Promise.all(
    answers.map(async (answer) => [
      answer.status,
      await answer.text(),
      [...answer.headers].filter(([name]) => name !== 'x-request-id'),
    ]),
  )
  for (const each of said) expect(each).toEqual(said[0])
  expect(site.mails.map(({ to }) => to)).toEqual([GUEST])
})

test('the answer does not wait for the mail to be written', async () => {
  const reference = await book()
  let write = () => {}
  const written = new Promise<void>((resolve) => {
    write = resolve
  })
  const slow = testSite({
    DB: {
      withSession: (...start: Parameters<typeof env.DB.withSession>) => {
        const session = env.DB.withSession(...start)
        return {
          prepare: (sql: string) => {
            const statement = session.prepare(sql)
            if (!/^insert into "outbox"/i.test(sql)) return statement
            const bind = statement.bind.bind(statement)
            return Object.assign(statement, {
              bind: (...values: unknown[]) => {
                const bound = bind(...values)
                return Object.assign(bound, { run: () => written.then(() => bind(...values).run()) })
              },
            })
          },
          batch: (prepared: Parameters<typeof session.batch>[0]) => session.batch(prepared),
        }
      },
    } as never,
  })
  const context = createExecutionContext()
  const answer = await app.fetch(
    new Request(`${ORIGIN}/booking`, {
      method: 'POST',
      body: new URLSearchParams({ reference, email: GUEST }),
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    }),
    slow.env,
    context,
  )
  expect(answer.status).toBe(303)
  expect((await rows('outbox')).filter(({ kind }) => kind === 'link')).toEqual([])
  write()
  await waitOnExecutionContext(context)
  expect(slow.mails).toHaveLength(1)
})

test('what can be no reference or address is said, and what was typed stays', async () => {
  for (const [fields, message] of [
    [{ reference: 'K7Q2', email: GUEST }, 'twelve letters and digits'],
    [{ reference: 'K7Q2-M4XT-9BHE', email: 'ann' }, 'such as name@example.com'],
    [{ reference: '"><script>', email: GUEST }, 'twelve letters and digits'],
    [{}, 'twelve letters and digits'],
  ] as const) {
    const answer = await ask(fields as Record<string, string>)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(message)
    expect(html).not.toContain('<script>')
    if ('email' in fields) expect(html).toContain(`value="${fields.email}"`)
  }
  expect((await ask({ reference: 'K7Q2-M4XT-9BHE', email: GUEST }, { origin: 'https://evil.example' })).status).toBe(
    403,
  )
  expect(site.mails).toEqual([])
})

test('one link in six hours; a booking that was erased has none', async () => {
  const reference = await book()
  const fields = { reference, email: GUEST }
  await ask(fields)
  await ask(fields)
  expect(site.mails).toHaveLength(1)
  const earlier = new Date(Date.now() - 6 * 3_600_000 - 1000).toISOString()
  await env.DB.prepare("update outbox set created_at = ? where kind = 'link'").bind(earlier).run()
  await ask(fields)
  expect(site.mails).toHaveLength(2)
  await env.DB.prepare("update bookings set email = '', erased_at = ?").bind(earlier).run()
  await env.DB.prepare("update outbox set created_at = ? where kind = 'link'").bind(earlier).run()
  await ask(fields)
  await ask({ reference, email: '' })
  expect(site.mails).toHaveLength(2)
})

test('one address gets few links a day, and the operator is not told to write where one is withheld', async () => {
  const references = []
  for (let i = 0; i < 10; i++) references.push(await book())
  for (const reference of references) await ask({ reference, email: GUEST })
  expect(site.mails).toHaveLength(8)
  expect((await rows('outbox')).filter(({ kind }) => kind === 'link')).toHaveLength(8)
})

test('a minute has ten questions of one visitor', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.9' }
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) {
    statuses.push((await ask({ reference: 'K7Q2-M4XT-9BHE', email: GUEST }, headers)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429])
})

test('of a cancelled booking it says that nobody comes', async () => {
  const reference = await book()
  await takeStep(site.env, reference, { step: 'cancel' })
  await ask({ reference, email: GUEST })
  const mail = site.mails.find(({ subject }) => subject.startsWith(`Your booking ${reference}`))!
  expect(mail.text).toContain('cancelled')
  expect(linkIn(mail.text)).toBeUndefined()
})
