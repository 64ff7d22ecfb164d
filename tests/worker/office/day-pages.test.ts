import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { takeStep } from '#worker/steps/take-step.ts'
import { DAY_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { inTenDays, writeMany } from '../bookings/booking-site.ts'
import { book, open, site, startWithAccess } from './access-site.ts'

startWithAccess()

const text = async (path: string) => (await (await open(path)).text()).replaceAll('<!-- -->', '')
const month = inTenDays.slice(0, 7)
const namesIn = (page: string) => [...page.matchAll(/booking\/(MANY-\d{4}-AAAA)"/g)].map(([, reference]) => reference!)

async function dated(reference: string, date: string): Promise<void> {
  await env.DB.prepare(
    'update rides set pickup_date = ? where booking_number = (select number from bookings where reference = ?)',
  )
    .bind(date, reference)
    .run()
}

describe('the days', () => {
  test('show a month with the pickups of each day that are not cancelled', async () => {
    const [one, two, cancelled] = [
      await book({ email: 'a@example.com' }),
      await book({ email: 'b@example.com' }),
      await book({ email: 'c@example.com' }),
    ]
    for (const reference of [one, two, cancelled]) await dated(reference, '2031-02-28')
    await takeStep(site.env, cancelled, { step: 'cancel' })
    const page = await text('/operator/later?month=2031-02')
    expect(page).toContain('<caption>February 2031</caption>')
    expect(page).toContain('href="/operator/day/2031-02-28"')
    expect(page).toContain('aria-label="28, 2 pickups"')
    expect(page).toContain('aria-label="27, 0 pickups"')
    expect(page).not.toContain('/operator/day/2031-02-29')
    for (const other of ['2031-01', '2031-03']) expect(page).toContain(`href="/operator/later?month=${other}"`)
    // What is no month shows this one.
    const { date } = sriLankaTime(new Date())
    for (const wrong of ['2031-13', "x'", '1999-01'])
      expect(await text(`/operator/later?month=${encodeURIComponent(wrong)}`)).toContain(`href="/operator/day/${date}"`)
  })

  test('have all that come, page by page, each under its day', async () => {
    await writeMany(45, inTenDays)
    const seen = new Set<string>()
    for (const [page, count] of [
      [0, 20],
      [1, 20],
      [2, 5],
    ] as const) {
      const html = await text(`/operator/later?month=${month}&page=${page}`)
      expect(namesIn(html)).toHaveLength(count)
      expect(html).toContain(showDate(inTenDays))
      for (const name of namesIn(html)) seen.add(name)
      expect(html.includes(`month=${month}&amp;page=${page + 1}"`)).toBe(page < 2)
    }
    expect(seen.size).toBe(45)
  })

  test('lead to what is past, the latest day first', async () => {
    expect(await text('/operator/later')).toContain('href="/operator/past"')
    const [earlier, later] = [await book({ email: 'a@example.com' }), await book({ email: 'b@example.com' })]
    await dated(earlier, '2025-01-01')
    await dated(later, '2025-03-01')
    const page = await text('/operator/past')
    expect(page.indexOf('1 March 2025')).toBeGreaterThan(0)
    expect(page.indexOf('1 January 2025')).toBeGreaterThan(page.indexOf('1 March 2025'))
  })
})

test('a day leads to its rides, to the days around it, and says what needs a hand', async () => {
  const reference = await book()
  const day = sriLankaTime(new Date(Date.now() + DAY_MS)).date
  await dated(reference, day)
  await env.DB.prepare('update rides set needs_review = 1').run()
  const page = await text(`/operator/day/${day}`)
  expect(page).toContain(`href="/operator/booking/${reference}"`)
  for (const days of [-3, -1, 1, 3])
    expect(page).toContain(`/operator/day/${sriLankaTime(new Date(Date.now() + (1 + days) * DAY_MS)).date}"`)
  expect(page).toMatch(/class="bad no-paper"><br\/>REVIEW/)
})

test('what is still to be paid has the rides that the month counts, each with the step that notes a payment', async () => {
  const [unpaid, part, paid, cancelled, next] = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((name) => book({ email: `${name}@example.com`, guestname: `Guest ${name}` })),
  )
  for (const reference of [unpaid, part, paid, cancelled]) await dated(reference!, '2031-02-10')
  await dated(next!, '2031-03-01')
  await takeStep(site.env, part!, { step: 'paid', usd: 30 })
  await takeStep(site.env, paid!, { step: 'paid', usd: 74 })
  await takeStep(site.env, cancelled!, { step: 'cancel' })
  const money = await text('/operator/money?month=2031-02')
  expect(money).toContain('<a href="/operator/unpaid?month=2031-02">USD 118 is still to be paid</a>.')
  const empty = await text('/operator/money?month=2031-05')
  expect(empty).toContain('nothing came in and nothing went back.')
  expect(empty).not.toContain('LKR 0.00')
  const page = await text('/operator/unpaid?month=2031-02')
  for (const reference of [unpaid, part]) expect(page).toContain(`href="/operator/booking/${reference}/paid"`)
  for (const reference of [paid, cancelled, next]) expect(page).not.toContain(reference!)
  expect(page).toContain('<strong>USD 44 open</strong> of USD 74')
  expect(await text('/operator/unpaid?month=2031-05')).toContain('All is paid.')
})

test('the money of a month is said in sentences, and the cash book has each entry', async () => {
  const reference = await book()
  await dated(reference, sriLankaTime(new Date()).date)
  await takeStep(site.env, reference, { step: 'paid', usd: 74 }, { who: 'owner@example.com' })
  await takeStep(site.env, reference, { step: 'refund', usd: 20 })
  const money = await text('/operator/money')
  expect(money).toContain('cost USD 74, USD 74 of it not yet confirmed. All is paid.')
  expect(money).toContain('USD 74 came in and USD 20 went back. That makes USD 54')
  const cashBook = await text(/href="(\/operator\/money\/book\?month=[\d-]+)"/.exec(money)![1]!)
  expect(cashBook.match(new RegExp(`/operator/booking/${reference}`, 'g'))).toHaveLength(2)
  expect(cashBook).toContain('cash, by owner@example.com')
  expect(cashBook).toContain('-USD 20.00')
  const ride = await text(`/operator/booking/${reference}`)
  expect(ride).toContain('<dt>To be paid</dt><dd>nothing more</dd>')
})
