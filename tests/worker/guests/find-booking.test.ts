/** A guest who has lost the mails asks for the link to a booking. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { addressIn, type Language, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { app } from '#worker/app.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings, inTenDays, rows, testSite, transferToken, form } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'

/** The platform's limiter forgets at each full minute, perhaps in the midst of a test; this one when a test begins. */
const heard: string[] = []
const CHANGE_RATE: RateLimit = {
  async limit({ key }) {
    heard.push(key)
    return { success: heard.filter((each) => each === key).length <= 10 }
  },
}
const site = testSite({ CHANGE_RATE })
const inElevenDays = new Date(Date.parse(inTenDays) + 24 * 3_600_000).toISOString().slice(0, 10)
/** Another one in each test: of one address so many questions are heard in a minute. */
let guest = ''
let tests = 0
beforeEach(async () => {
  vi.restoreAllMocks()
  await removeBookings()
  site.mails.length = 0
  heard.length = 0
  guest = `Ann.Customer${++tests}@example.com`
})

async function book(change: object = {}): Promise<string> {
  const details = { pickupdate: inTenDays, dropoffaddress: 'Villa Rose', email: guest, ...change }
  const answer = await site.bookTransfer(await transferToken(), details)
  site.mails.length = 0
  return (await answer.json<BookingReceipt>()).reference
}

const ask = (fields: Record<string, string>, headers: Record<string, string> = {}, language: Language = 'en') =>
  site.get(addressIn(language, paths.findBooking), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
  })

/** Of the page that says that a link is on its way: no address of a page names a guest's mailbox. */
async function sentPage(answer: Response): Promise<string> {
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  expect(answer.headers.get('cache-control')).toContain('no-store')
  return answer.text()
}

/** The page names what was typed, and differs in nothing else. */
const withoutTyped = (page: string, fields: Record<string, string>) =>
  Object.entries(fields).reduce((text, [name, typed]) => text.replaceAll(typed, name), page)

const SENT = (email: string) => `If there is such a booking for ${email}, its link is on the way to that address.`

const linkIn = (text: string) => /\/booking\/[^/\s]+\/changes\?key=[0-9a-f]{32}/.exec(text)?.[0]

test('the link goes to the address of the booking, and opens it', async () => {
  const reference = await book()
  const page = await site.get('/booking')
  expect(page.status).toBe(200)
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  const html = await page.text()
  expect(html).toContain('Find my booking')
  expect(html).toContain('<a href="/offline">Bookings that you kept on this device</a>')
  const answer = await ask({
    reference: reference.toLowerCase().replaceAll('-', ' '),
    email: ` ${guest.toUpperCase()}`,
  })
  expect(await sentPage(answer)).toContain(SENT(guest.toUpperCase().replace('EXAMPLE.COM', 'example.com')))
  expect(site.mails.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
    [guest, `Your booking ${reference}`],
  ])
  const { text } = site.mails[0]!
  // Nobody has read yet what was typed, and anybody may have typed it.
  expect(text).not.toContain('Villa Rose')
  expect((await site.get(linkIn(text)!)).status).toBe(200)
})

test('the mail address and the day of a pickup are enough, and lead to each booking of that day', async () => {
  const [one, other] = [await book(), await book({ pickuptime: '21:15' })]
  await book({ pickupdate: inElevenDays })
  await book({ email: 'eve@example.com', pickuptime: '12:00' })
  const answer = await ask({ email: guest.toLowerCase(), day: inTenDays, reference: '' })
  expect(await sentPage(answer)).toContain(SENT(guest.toLowerCase()))
  expect(site.mails.map(({ to }) => to)).toEqual([guest, guest])
  expect(site.mails.map(({ text }) => linkIn(text)!.split('/')[2]).toSorted()).toEqual([one, other].toSorted())
})

test('it says the same of every day, and of an address that is asked for too often, which gets no more mail', async () => {
  await book()
  const said = async (fields: Record<string, string>) => {
    const page = await sentPage(await ask(fields))
    return withoutTyped(page, fields)
  }
  const found = await said({ email: guest, day: inTenDays })
  expect(await said({ email: guest, day: inElevenDays })).toEqual(found)
  expect(await said({ email: 'nobody@example.com', day: inTenDays })).toEqual(found)
  expect(site.mails).toHaveLength(1)
  for (let i = 0; i < 10; i++) await ask({ email: guest, day: inElevenDays })
  await env.DB.prepare("delete from outbox where kind = 'link'").run()
  expect(await said({ email: guest, day: inTenDays })).toEqual(found)
  expect(site.mails).toHaveLength(1)
})

test('the reference is found as somebody types or pastes it, with what nobody sees around both', async () => {
  const reference = await book()
  for (const typed of [
    `\u200B${reference.replaceAll('-', '\u2011')}\u00A0`,
    `${reference.toLowerCase().replaceAll('-', ' \u2013 ')}.`,
    `<${ORIGIN}/de/booking/${reference}/changes?key=0123456789abcdef0123456789abcdef>`,
  ]) {
    await env.DB.prepare("delete from outbox where kind = 'link'").run()
    site.mails.length = 0
    const answer = await ask({ reference: typed, email: `\u202A${guest}\u202C` })
    expect(await sentPage(answer), typed).toContain(SENT(guest))
    expect(
      site.mails.map(({ to }) => to),
      typed,
    ).toEqual([guest])
  }
})

test('the day is found with what nobody sees around it', async () => {
  await book()
  expect(await sentPage(await ask({ email: guest, day: `\u200B${inTenDays}\u00A0` }))).toContain(SENT(guest))
  expect(site.mails.map(({ to }) => to)).toEqual([guest])
})

test('it says the same of every reference and address, and mails nobody else', async () => {
  const [reference, other] = [await book(), 'K7Q2-M4XT-9BHF']
  const asked = [
    { reference, email: 'eve@example.com' },
    { reference: other, email: guest },
    { reference: `${reference}/2`, email: guest },
    { reference, email: guest },
  ]
  const answers = await Promise.all(asked.map((fields) => ask(fields)))
  const said = await Promise.all(
    answers.map(async (answer, i) => [
      answer.status,
      withoutTyped(await answer.text(), asked[i]!),
      [...answer.headers].filter(([name]) => name !== 'x-request-id'),
    ]),
  )
  for (const each of said) expect(each).toEqual(said[0])
  expect(site.mails.map(({ to }) => to)).toEqual([guest])
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
  const answer = await app.fetch(new Request(`${ORIGIN}/booking`, form({ reference, email: guest })), slow.env, context)
  expect(answer.status).toBe(200)
  expect((await rows('outbox')).filter(({ kind }) => kind === 'link')).toEqual([])
  write()
  await waitOnExecutionContext(context)
  expect(slow.mails).toHaveLength(1)
})

test('what can be no reference or address is said, and what was typed stays', async () => {
  for (const [fields, message] of [
    [{ reference: 'K7Q2', email: guest }, 'twelve letters and digits'],
    [{ reference: 'K7Q2-M4XT-9BHE', email: 'ann' }, 'such as name@example.com'],
    [{ reference: '"><script>', email: guest }, 'twelve letters and digits'],
    [{}, 'Enter your e-mail address'],
    [{ email: guest }, 'the day of a pickup'],
    [{ email: guest, day: '2026-02-30' }, 'the day of a pickup'],
    [{ email: guest, day: '"><script>' }, 'the day of a pickup'],
  ] as const) {
    const answer = await ask(fields as Record<string, string>)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(message)
    expect(html).not.toContain('<script>')
    if ('email' in fields) expect(html).toContain(`value="${fields.email}"`)
  }
  expect((await ask({ reference: 'K7Q2-M4XT-9BHE', email: guest }, { origin: 'https://evil.example' })).status).toBe(
    403,
  )
  expect(site.mails).toEqual([])
})

/** The names of the fields that a page marks as wrong, each with the words and the focus. */
const marked = (html: string) =>
  [...html.matchAll(/<(?:input|textarea)[^>]*aria-invalid="true"[^>]*>/g)].map(([field]) => {
    expect(field).toMatch(/\sautofocus=""/i)
    expect(field).toContain('aria-describedby="refusal"')
    return /\sname="(\w+)"/.exec(field)?.[1]
  })

test.each(OFFERED)(
  'a refused form says in its title that it was, and begins at the wrong field, in %s',
  async (language) => {
    const texts = textsOf(language)
    await texts.load('guest', 'frame')
    const title = texts.in('guest').title.error(texts.in('frame').footer.findBooking)
    expect(title).toMatch(/^\p{L}+\u00a0?[:：]/u)
    for (const [fields, field] of [
      [{}, 'email'],
      [{ email: guest }, 'day'],
      [{ email: guest, reference: 'K7Q2' }, 'reference'],
    ] as const) {
      const answer = await ask(fields as Record<string, string>, {}, language)
      const html = await answer.text()
      expect(html).toContain(`<title>${title} |`)
      expect(marked(html)).toEqual([field])
      // Right above its field: on a low screen the browser scrolls to that.
      const [, named] = /<p[^>]*role="alert"[^>]*id="refusal"[^>]*>.*?<(?:input|textarea)[^>]* name="(\w+)"/s.exec(
        html,
      )!
      expect(named).toBe(field)
    }
    const fresh = await (await site.get(addressIn(language, paths.findBooking))).text()
    expect(marked(fresh)).toEqual([])
    expect(fresh).not.toContain(title)
  },
)

test('the reference alone opens what the reference may see, whether or not there is such a booking', async () => {
  const reference = await book()
  for (const typed of [reference, 'k7q2m4xt9bhe/2', ` ${reference.toLowerCase()} `]) {
    const answer = await ask({ reference: typed, email: ' ', day: '', show: 'yes' })
    expect(answer.status).toBe(303)
    const named = typed.startsWith('k7q2') ? 'K7Q2-M4XT-9BHE' : reference
    expect(answer.headers.get('location')).toBe(paths.booking(named))
  }
  const refused = await ask({ reference: '//evil.example', email: '', show: 'yes' })
  expect(refused.status).toBe(422)
  expect(marked(await refused.text())).toEqual(['reference'])
  // Who comes from that page, to change the booking, is not led back to it.
  expect(marked(await (await ask({ reference, email: '' })).text())).toEqual(['email'])
  expect(await (await site.get(paths.findBooking)).text()).toContain('name="show"')
  expect(await (await site.get(`${paths.findBooking}?reference=${reference}`)).text()).not.toContain('name="show"')
  expect(site.mails).toEqual([])
  expect(await (await site.get(paths.booking(reference))).text()).not.toContain(guest)
})

test('one link in six hours; a booking that was erased has none', async () => {
  const reference = await book()
  const fields = { reference, email: guest }
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
  for (const reference of references) await ask({ reference, email: guest })
  expect(site.mails).toHaveLength(8)
  expect((await rows('outbox')).filter(({ kind }) => kind === 'link')).toHaveLength(8)
})

test('a minute has ten questions of one visitor', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.9' }
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) {
    statuses.push((await ask({ reference: 'K7Q2-M4XT-9BHE', email: guest }, headers)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('of a cancelled booking it says that nobody comes', async () => {
  const reference = await book()
  await takeStep(site.env, reference, { step: 'cancel' })
  await ask({ reference, email: guest })
  const mail = site.mails.find(({ subject }) => subject.startsWith(`Your booking ${reference}`))!
  expect(mail.text).toContain('cancelled')
  expect(linkIn(mail.text)).toBeUndefined()
})
