/** The office's page 'What guests look for', its files, and what is counted for it of bookings, mails and errors. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { insightOf, spanOf, INSIGHT_TABLES } from '#worker/insight/insight.ts'
import { errorsByDay, mailsOfDay, waitingIn } from '#worker/insight/service-levels.ts'
import { percent } from '#worker/office/frame.tsx'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings } from '../bookings/booking-site.ts'
import { book, see, seeAsDesk, site } from './office-site.ts'

beforeEach(() => removeBookings('demand', 'unknown_places', 'browser_errors', 'office_acts'))

const NOW = new Date('2026-11-26T10:00:00Z')
const WEEK = spanOf(7, NOW)
const today = () => sriLankaTime(new Date()).date

interface Asked {
  readonly day?: string
  readonly what: string
  readonly pickup?: string
  readonly dropoff?: string
  readonly language?: string
  readonly device?: string
  readonly times: number
}

const count = (...rows: readonly Asked[]) =>
  env.DB.batch(
    rows.map(
      ({ day = '2026-11-26', what, pickup = 'Colombo', dropoff = 'Kandy', language = 'en', device = 'phone', times }) =>
        env.DB.prepare(
          `insert into demand (day, what, kind, pickup, dropoff, language, source, first_page, device, times)
         values (?, ?, 'transfer', ?, ?, ?, 'page', 'home', ?, ?)`,
        ).bind(day, what, pickup, dropoff, language, device, times),
    ),
  )

const unknown = (name: string, networks: number, lastDay: string) =>
  env.DB.prepare("insert into unknown_places (name, networks, first_day, last_day) values (?, ?, '2026-11-20', ?)")
    .bind(name, networks, lastDay)
    .run()

test('a week is seven days in Sri Lanka, today among them', () => {
  expect(WEEK).toEqual({ from: '2026-11-20', to: '2026-11-26' })
  expect(spanOf(7, new Date('2026-11-26T20:00:00Z')).to).toBe('2026-11-27')
})

test('what was asked most and booked least comes first; days come in their order', async () => {
  await count(
    { what: 'priced', times: 40 },
    { what: 'booked', times: 30 },
    { what: 'priced', pickup: 'Galle', dropoff: 'Ella', language: 'de', device: 'computer', times: 20 },
    { what: 'no-road', day: '2026-11-21', pickup: 'Galle', dropoff: 'Ella', language: 'de', times: 1 },
    { what: 'priced', day: '2026-11-19', times: 500 },
  )
  const insight = await insightOf(site.env, WEEK, NOW)
  expect(insight.all).toMatchObject({ asked: 61, priced: 60, booked: 30, 'no-road': 1 })
  expect(insight.pairs.map(({ of, sums }) => [of, sums.asked - sums.booked])).toEqual([
    [['Galle', 'Ella'], 21],
    [['Colombo', 'Kandy'], 10],
  ])
  expect(insight.days.map(({ of }) => of)).toEqual([['2026-11-21'], ['2026-11-26']])
  expect(insight.languages.map(({ of: [word], sums }) => [word, sums.asked])).toEqual([
    ['en', 40],
    ['de', 21],
  ])
  expect(INSIGHT_TABLES.languages.csv(insight).split('\r\n')).toEqual([
    'language,asked,priced,unknown-place,no-road,error,full,form,booked,percentBooked',
    'en,40,40,0,0,0,0,0,30,75',
    'de,21,20,0,1,0,0,0,0,0',
  ])
})

test('minutes until confirmed are those of guests who booked themselves in these days', async () => {
  const made = async (createdAt: string, confirmedAt: string | null, more = '') => {
    const reference = await book({ email: `${createdAt}@example.com`.replaceAll(':', '') })
    if (confirmedAt !== null) await takeStep(site.env, reference, { step: 'confirm' })
    const number = '(select number from bookings where reference = ?)'
    await env.DB.batch([
      env.DB.prepare(`update booking_history set at = ? where booking_number = ${number}`).bind(
        confirmedAt ?? '',
        reference,
      ),
      env.DB.prepare('update bookings set created_at = ? where reference = ?').bind(createdAt, reference),
      ...(more ? [env.DB.prepare(`${more} where booking_number = ${number}`).bind(reference)] : []),
    ])
  }
  // The day before, in Sri Lanka, and the first moment of the week there.
  await made('2026-11-19T18:29:00.000Z', '2026-11-19T18:39:00.000Z')
  await made('2026-11-19T18:30:00.000Z', '2026-11-19T18:50:00.000Z')
  await made('2026-11-26T08:00:00.000Z', '2026-11-26T11:20:00.000Z')
  await made('2026-11-26T09:00:00.000Z', null)
  await made('2026-11-26T07:00:00.000Z', null, "update rides set status = 'cancelled'")
  await made('2026-11-25T07:00:00.000Z', '2026-11-25T07:01:00.000Z', "update booking_history set step = 'telephone'")
  const { days, bands, ...sums } = await waitingIn(site.env, WEEK)
  expect(sums).toEqual({ bookings: 4, confirmed: 2, median: 20, p90: 200, open: 1 })
  expect(days.map(({ day, median }) => [day.slice(8), median])).toEqual([
    ['20', 20],
    ['21', null],
    ['22', null],
    ['23', null],
    ['24', null],
    ['25', null],
    ['26', 200],
  ])
  expect(bands.flatMap(({ band, bookings }) => (bookings > 0 ? [band] : []))).toEqual([
    'within an hour',
    'within 4 hours',
  ])
})

test('mails are those of the last 24 hours, hour by hour, of what may go in a day', async () => {
  const send = (at: string, of: string) =>
    env.DB.prepare("insert into mail_sends (at, class, reader) values (?, ?, 'guest')").bind(at, of).run()
  await send('2026-11-25T09:59:59.000Z', 'receipt')
  await send('2026-11-25T10:00:01.000Z', 'receipt')
  await send('2026-11-25T10:30:00.000Z', 'change')
  await send('2026-11-26T09:59:59.000Z', 'receipt')
  const { hours, ...mails } = await mailsOfDay({ ...site.env, MAILS_PER_HOUR: '200' }, NOW)
  expect(mails).toEqual({
    sent: 3,
    perHour: 200,
    perDay: 4800,
    classes: [
      { of: 'receipt', sent: 2 },
      { of: 'change', sent: 1 },
    ],
  })
  expect(hours).toHaveLength(24)
  expect([hours[0], hours[1], hours[23]]).toEqual([
    { hour: '15:30', sent: 2 },
    { hour: '16:30', sent: 0 },
    { hour: '14:30', sent: 1 },
  ])
})

test('errors in browsers are summed by day and by what failed', async () => {
  const failed = (day: string, page: string, times: number) =>
    env.DB.prepare("insert into browser_errors (day, kind, page, times) values (?, 'error', ?, ?)")
      .bind(day, page, times)
      .run()
  await failed('2026-11-20', 'home', 3)
  await failed('2026-11-26', 'home', 4)
  await failed('2026-11-26', 'transfer', 9)
  const { days, most } = await errorsByDay(site.env, NOW)
  expect(days.map(({ times }) => times)).toEqual([0, 3, 0, 0, 0, 0, 0, 13])
  expect(most).toEqual([
    { kind: 'error', page: 'transfer', times: 9 },
    { kind: 'error', page: 'home', times: 7 },
  ])
})

test('the page says in words what its pictures show', async () => {
  await count(
    { day: today(), what: 'priced', times: 75 },
    { day: today(), what: 'booked', times: 25 },
    { day: today(), what: 'unknown-place', pickup: 'unknown', language: 'de', times: 25 },
  )
  await unknown('meemure', 4, today())
  const { text } = await see('/demand')
  expect(text).toContain('<strong>100 times</strong> for a price')
  expect(text).toContain('<span>Colombo to Kandy</span> <span class="soft">25 booked of 75 asked, 33\u00A0%</span>')
  // The longest bar has the whole width: a third of it is filled, the rest is outlined.
  expect(text).toMatch(
    /Colombo to Kandy.*?<rect class="shape"[^>]* width="33\.3+6?\d*".*?<rect class="shape shape--open"[^>]* x="33\.3/,
  )
  expect(text).toContain('<span>a place that nobody knows to Kandy</span>')
  expect(text).toContain('<span>German</span>')
  expect(text).toContain('<span>meemure</span> <span class="soft">4 networks</span>')
  expect(text).toContain('No guest booked on the site.')
  expect(text).toContain('aria-current="page">7 days</a>')
  const other = (await see('/demand?days=28')).text
  expect(other).toContain('aria-current="page">28 days</a>')
  // Shapes are read by nobody: each picture stands beside its words.
  expect(text.match(/<svg /g)!.length).toBe(text.match(/<svg [^>]*aria-hidden="true"/g)!.length)
})

test('without anything counted the page says so', async () => {
  const { text } = await see('/demand?days=1000')
  for (const words of [
    'nobody asked for anything',
    'None that three networks asked for',
    'None in the last week',
    '0 mails',
  ])
    expect(text).toContain(words)
  expect(text).toContain('aria-current="page">7 days</a>')
})

test('each table is a file for the owner, who sees who took it; the desk sees the page alone', async () => {
  await count({ day: today(), what: 'priced', pickup: '=1+1', times: 3 })
  for (const table of Object.keys(INSIGHT_TABLES)) {
    const { status, text } = await see(`/demand/csv?table=${table}`)
    expect([table, status, text.split('\r\n').length > 1]).toEqual([table, 200, true])
  }
  const { text } = await see('/demand/csv?table=pairs&days=28')
  // A spreadsheet calculates nothing.
  expect(text).toContain(`\r\n"'=1+1",Kandy,3,3,`)
  expect((await see('/demand/csv?table=constructor')).status).toBe(404)
  expect((await see('/demand')).text).toContain('/operator/demand/csv?days=7&amp;table=pairs')
  expect((await see('/demand')).text).toMatch(/pairs-[\d-]+\.csv: taken as a file/)
  const desk = await seeAsDesk('/demand')
  expect(desk.status).toBe(200)
  expect(desk.text).not.toContain('/demand/csv')
  expect((await seeAsDesk('/money')).text).toContain('href="/operator/demand"')
  expect((await seeAsDesk('/demand/csv')).status).toBe(403)
})

test('small shares are said with a decimal', () => {
  expect([percent(0, 10), percent(1, 3), percent(1, 300), percent(99, 1000), percent(1, 0), percent(3, 1)]).toEqual([
    '0\u00A0%',
    '33\u00A0%',
    '0.3\u00A0%',
    '9.9\u00A0%',
    '-',
    '-',
  ])
})

test('who books by telephone has not asked here: no share is made of it', async () => {
  const day = today()
  await count({ day, what: 'booked', times: 5 }, { day, what: 'priced', times: 2 })
  const { text } = await see('/demand')
  expect(text).toContain('<strong>2 times</strong> for a price, and booked <strong>5 times</strong>: some by telephone')
  expect(text).toContain('5 booked of 2 asked, -')
})
