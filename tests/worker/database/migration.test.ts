/**
 * A database from before bookings had rides is migrated: nothing is lost, every link that was mailed opens, every mail
 * that waits goes once.
 */
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { paths } from '#domain/paths.ts'
import { instantOf } from '#domain/sri-lanka-time.ts'
import { isGuestKey, storeDerivedKeys } from '#worker/bookings/guest-key.ts'
import { findBooking, findByDriverCode, findByPaidNumber } from '#worker/bookings/store.ts'
import type { Env } from '#worker/environment.ts'
import { sweepOutbox } from '#worker/mail/outbox.ts'
import { addDueReminders } from '#worker/mail/reminders.ts'
import { recordNotice } from '#worker/payments/notices.ts'
import { hmac } from '#worker/platform/signing.ts'
import { testSite } from '../bookings/booking-site.ts'
import { BEFORE, type Drive, fillTablesOfBefore, isWaiting, MIGRATED_AT, type OldMail } from './bookings-before.ts'

const FIRST_NEW = env.TEST_MIGRATIONS.findIndex(({ name }) => name.includes('one_booking_any_rides'))

/** The tests' own setup has made the tables of today. */
async function dropAllTables() {
  const { results } = await env.DB.prepare(
    "select type, name from sqlite_master where type in ('view', 'table') and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' order by type desc, rootpage desc",
  ).all<{ type: string; name: string }>()
  await env.DB.batch([
    env.DB.prepare('pragma defer_foreign_keys = on'),
    ...results.map(({ type, name }) => env.DB.prepare(`drop ${type} ${name}`)),
  ])
}

type Row = Record<string, unknown>
const all = async <T = Row>(query: string) => (await env.DB.prepare(query).all<T>()).results

const SUMS = 'count(*) as count, sum(price_usd) as price, sum(price_lkr) as rupees, sum(paid_usd) as paid'
const oldRows: { bookings: Row[]; notices: Row[]; sums: Row[] } = { bookings: [], notices: [], sums: [] }

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MIGRATED_AT })
  await dropAllTables()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, FIRST_NEW))
  await fillTablesOfBefore(env.DB)
  oldRows.bookings = await all('select * from operator_bookings')
  oldRows.notices = await all('select * from payment_notices order by id')
  oldRows.sums = await all(`select status, ${SUMS} from operator_bookings group by status order by status`)
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})

afterAll(() => void vi.useRealTimers())

/** The booking that a drive belongs to, and where. */
const bookedAs = ({ there, reference, number }: Drive) =>
  there ? { reference: there.reference, number: there.number, position: 2 } : { reference, number, position: 1 }
const BACK = new Map(BEFORE.drives.flatMap((drive) => (drive.there ? [[drive.there.reference, drive] as const] : [])))
const hasTwo = (drive: Drive) => drive.there !== null || BACK.has(drive.reference)
/** The first few in each state: the drive's own, and that of the other way. */
const fewOfEachState = (drives: readonly Drive[], count: number) =>
  [
    ...Map.groupBy(drives, (drive) => {
      const other = drive.there ?? BACK.get(drive.reference)
      const place = other ? (drive.there ? 'back' : 'there') : 'alone'
      return [drive.kind, drive.status, place, drive.erasedAt !== null, other?.erasedAt != null].join()
    }).values(),
  ].flatMap((alike) => alike.slice(0, count))
/** The code of the site answers these, which takes longer than a read of the database; that is made for all. */
const FEW = fewOfEachState(BEFORE.drives, 2)
/** Several at a time: one by one they would take minutes. */
async function forEach<T>(items: readonly T[], check: (item: T) => Promise<void>) {
  for (let i = 0; i < items.length; i += 50) await Promise.all(items.slice(i, i + 50).map(check))
}
describe('the database of before', () => {
  test('holds a thousand bookings in every state', () => {
    const { drives, mails, notices, history } = BEFORE
    expect(drives.filter(({ there }) => there === null)).toHaveLength(1000)
    const states = (found: readonly Drive[]) => new Set(found.map(({ status }) => status)).size
    expect(states(drives.filter(({ kind }) => kind === 'safari'))).toBe(3)
    const trips = [...BACK.values()].map((back) => [back.there!, back] as const)
    const count = (holds: (there: Drive, back: Drive) => boolean) => trips.filter((trip) => holds(...trip)).length
    const isCancelled = ({ status }: Drive) => status === 'cancelled'
    for (const found of [
      count((there, back) => !isCancelled(there) && !isCancelled(back)),
      count((there, back) => isCancelled(there) && !isCancelled(back)),
      count((there, back) => !isCancelled(there) && isCancelled(back)),
      count((there, back) => isCancelled(there) && isCancelled(back)),
      count((there, back) => there.erasedAt !== null && back.erasedAt === null),
      count((there, back) => there.erasedAt !== null && back.erasedAt !== null),
      count((there, back) => there.paidUsd === there.priceUsd && back.paidUsd > 0 && back.paidUsd < back.priceUsd),
      drives.filter(({ driverCode }) => driverCode !== null).length,
      notices.filter(({ row }) => row['problem'] !== null && row['settled_at'] === null).length,
      history.filter(({ detail }) => detail.startsWith('by the guest: ')).length,
    ])
      expect(found).toBeGreaterThan(2)
    const audiences = new Set(mails.filter(isWaiting).map(({ audience }) => audience))
    expect([...audiences].toSorted()).toEqual(
      'change customer driver guest no-driver-12 no-driver-3 operator overview reminder status thanks'.split(' '),
    )
  })
})

describe('what was booked', () => {
  test('every drive is a ride, with all it had', async () => {
    const rides = new Map((await all('select * from operator_bookings')).map((row) => [row['ride'], row]))
    expect(rides.size).toBe(BEFORE.drives.length)
    const byReference = new Map(oldRows.bookings.map((row) => [row['reference'], row]))
    for (const drive of BEFORE.drives) {
      const { reference, number, position } = bookedAs(drive)
      const ride = rides.get(hasTwo(drive) ? `${reference}/${position}` : reference)
      const {
        kind,
        id: _,
        duration: _duration,
        type,
        other_way: _otherWay,
        is_return: _isReturn,
        erased_at: _erasedAt,
        ...same
      } = byReference.get(drive.reference)!
      const guest = [drive, drive.there, BACK.get(drive.reference)].find((each) => each && each.erasedAt === null)
      expect(ride).toMatchObject({
        ...same,
        reference,
        number,
        position,
        rides: hasTwo(drive) ? 2 : 1,
        kind: kind === 'safari' ? 'tour' : 'transfer',
        minutes: drive.minutes,
        tour_length: type === null ? null : type === 'Full Day' ? 'full' : 'half',
        email: guest?.email ?? '',
        phone: guest?.phone ?? '',
        phone_typed: guest ? expect.any(String) : '',
        language: 'en',
      })
      expect(ride!['erased_at'] === null).toBe(guest !== undefined)
    }
  })

  test('all sums are equal', async () => {
    expect(await all(`select status, ${SUMS} from operator_bookings group by status order by status`)).toEqual(
      oldRows.sums,
    )
    expect(
      await all(
        'select sum(amount) / 100 as paid, group_concat(distinct currency) as currency from payment_allocations',
      ),
    ).toEqual([{ paid: oldRows.sums.reduce((sum, { paid }) => sum + Number(paid), 0), currency: 'USD' }])
  })

  test('what was paid stands in the cash book, in its order and without gaps', async () => {
    const entries = await all<{ number: number; at: string; cents: number; lkr_cents: number; day: string }>(
      'select * from cash_book order by number',
    )
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1))
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted())
    expect(await all('select sum(counted_usd) as usd from cash_book')).toEqual(
      await all('select sum(amount) / 100 as usd from payment_allocations'),
    )
    for (const { at, day } of entries) expect(day).toBe(sriLankaTime(new Date(at)).date)
    expect(entries.every(({ cents, lkr_cents }) => lkr_cents === cents * 288)).toBe(true)
  })

  test('every quote stays redeemed, every drive of an erased guest erased', async () => {
    const redeemed = new Map(
      (await all<{ jti: string; booking_number: number }>('select * from redeemed_quotes')).map((row) => [
        row.jti,
        row.booking_number,
      ]),
    )
    expect(redeemed.size).toBe(BEFORE.drives.length)
    for (const drive of BEFORE.drives) expect(redeemed.get(drive.jti)).toBe(bookedAs(drive).number)
    expect(await all('select count(*) as count from rides where erased_at is not null')).toEqual([
      { count: BEFORE.drives.filter(({ erasedAt }) => erasedAt !== null).length },
    ])
  })

  test('the history is complete and in order, and ends with the version of its booking', async () => {
    const rows = await all<{ booking_number: number; version: number }>(
      'select * from booking_history order by booking_number, version',
    )
    const byBooking = Map.groupBy(rows, ({ booking_number }) => booking_number)
    const before = Map.groupBy(BEFORE.history, ({ drive }) => bookedAs(drive).number)
    expect(byBooking.size).toBe(before.size)
    for (const [number, entries] of before) {
      const inOrder = entries
        .map((entry, i) => ({ ...entry, i }))
        .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.i - b.i))
      expect(byBooking.get(number)).toEqual(
        inOrder.map(({ drive, at, step, detail }, i) => ({
          booking_number: number,
          version: i + 1,
          position: bookedAs(drive).position,
          at,
          step,
          actor: step === 'payment' ? 'gateway' : detail.startsWith('by the guest: ') ? 'guest' : 'operator',
          detail: detail.replace(/^by the guest: /, ''),
          who: '',
          write_id: '',
        })),
      )
    }
    expect(
      await all(
        'select number from bookings where version <> (select count(*) from booking_history where booking_number = number)',
      ),
    ).toEqual([])
  })

  test('what the payment gateway said stays as it was, and with its booking', async () => {
    const rows = await all('select * from payment_notices order by id')
    expect(rows).toHaveLength(oldRows.notices.length)
    for (const [i, { kind: _, booking_id: _id, ...same }] of oldRows.notices.entries()) {
      const { drive } = BEFORE.notices[i]!
      expect(rows[i]).toEqual({ ...same, booking_number: drive ? bookedAs(drive).number : null })
    }
  })
})

describe('what was mailed still opens', () => {
  const site = testSite({ QUOTE_SECRET: env.QUOTE_SECRET })

  const keyOf = async ({ reference }: Drive) =>
    (await hmac(`guest-changes:${env.QUOTE_SECRET}`, reference)).slice(0, 16).toHex()

  test("every booking, by every reference, and the guest's key of that reference", async () => {
    const names = await all(
      'select reference, number as booking, null as position from bookings union all select reference, booking_number, position from former_bookings',
    )
    const found = new Map(names.map(({ reference, ...what }) => [reference, what]))
    for (const drive of BEFORE.drives)
      expect(found.get(drive.reference)).toEqual({
        booking: bookedAs(drive).number,
        position: drive.there ? 2 : null,
      })
    const waysBack = BEFORE.drives.filter(({ there }) => there !== null)
    await forEach([...fewOfEachState(waysBack, 9), ...FEW], async (drive) => {
      const { number, position } = bookedAs(drive)
      const { booking, position: asked } = (await findBooking(env, drive.reference))!
      expect([booking.number, asked]).toEqual([number, drive.there ? position : null])
      expect(await isGuestKey(env as Env, booking, drive.reference, await keyOf(drive))).toBe(true)
    })
  })

  test('its page, its call and its calendar', async () => {
    await forEach(FEW, async ({ reference, there, erasedAt, pickup }) => {
      const page = await site.get(paths.booking(reference))
      // The page of a way back is that of its booking now.
      const shown = page.status === 301 ? await site.get(page.headers.get('location')!) : page
      expect([reference, shown.status]).toEqual([reference, 200])
      expect(page.status).toBe(there ? 301 : 200)
      const call = await site.get(`/en/serendip/booking/${reference}`)
      expect([reference, call.status]).toEqual([reference, 200])
      expect(JSON.stringify(await call.json())).toContain(JSON.stringify(pickup))
      if (erasedAt === null) expect((await site.get(paths.bookingCalendar(reference))).status).toBe(200)
    })
  })

  const driven = BEFORE.drives.filter(({ driverCode }) => driverCode !== null)

  test("every driver's sheet", async () => {
    const isOpen = ({ pickupDate, pickupTime }: Drive) =>
      // A day after the pickup it ends.
      instantOf({ date: pickupDate, time: pickupTime })!.getTime() + 24 * 60 * 60_000 > MIGRATED_AT.getTime()
    const [open, ended] = [driven.filter(isOpen), driven.filter((drive) => !isOpen(drive))]
    const few = [...fewOfEachState(open, 7), ...fewOfEachState(ended, 3)]
    expect(few.length).toBeGreaterThan(25)
    await forEach(few, async (drive) => {
      const { number, position } = bookedAs(drive)
      expect(await findByDriverCode(env, drive.driverCode!)).toMatchObject({
        booking: { number },
        rides: [{ position }],
      })
      const sheet = await site.get(paths.driverSheet(drive.driverCode!))
      expect([drive.reference, sheet.status]).toEqual([drive.reference, isOpen(drive) ? 200 : 404])
      if (isOpen(drive)) expect(await sheet.text()).toContain(drive.phone)
    })
  })

  const opens = async (secret: string) => {
    const { get } = testSite({ QUOTE_SECRET: secret })
    await forEach(fewOfEachState(BEFORE.drives, 1), async (drive) => {
      const link = `${paths.bookingChanges(drive.reference)}?key=${await keyOf(drive)}`
      expect([link, (await get(link)).status]).toEqual([link, 200])
      expect((await get(link.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))).status).toBe(404)
    })
  }

  test("the guest's links, and with another QUOTE_SECRET once the keys are written down", async () => {
    await opens(env.QUOTE_SECRET)
    const keys = () =>
      all<{ reference: string; guest_key: string | null }>(
        'select reference, guest_key from bookings union all select reference, guest_key from former_bookings',
      )
    for (let sweep = 0; (await keys()).some(({ guest_key }) => guest_key === null); sweep++) {
      expect(sweep).toBeLessThan(10)
      await storeDerivedKeys(env as Env)
    }
    const stored = new Map((await keys()).map(({ reference, guest_key }) => [reference, guest_key]))
    for (const drive of BEFORE.drives) expect(stored.get(drive.reference)).toBe(await keyOf(drive))
    await opens('another-secret-0123456789abcdef0123456789')
  })
})

describe('payments by the names of before', () => {
  test('find their booking', async () => {
    const waysBack = BEFORE.drives.filter(({ there }) => there !== null)
    await forEach(fewOfEachState(waysBack, 9), async (drive) =>
      expect(await findByPaidNumber(env, drive.number)).toMatchObject({ number: bookedAs(drive).number }),
    )
    const asked = fewOfEachState(BEFORE.drives, 1)
    const say = (order: string) =>
      recordNotice(
        env,
        'payhere',
        { event: `test-${order}`, payment: `test-${order}`, order, cents: 100, currency: 'USD', status: 'pending' },
        MIGRATED_AT,
      )
    await forEach(asked, async ({ kind, number, reference }) => {
      if (kind === 'transfer') await say(String(number))
      await say(reference)
    })
    const kept = new Map(
      (
        await all<{ order_name: string; booking_number: number }>(
          "select * from payment_notices where event like 'test-%'",
        )
      ).map(({ order_name, booking_number }) => [order_name, booking_number]),
    )
    for (const drive of asked) {
      expect(kept.get(drive.reference)).toBe(bookedAs(drive).number)
      if (drive.kind === 'transfer') expect(kept.get(String(drive.number))).toBe(bookedAs(drive).number)
    }
  })

  test('count for the ride that is still to be paid, and a refund is taken back from it', async () => {
    const unpaidBack = BEFORE.drives.find(
      ({ there, status, paidUsd, erasedAt, pickupDate }) =>
        there &&
        there.paidUsd === there.priceUsd &&
        there.status === 'confirmed' &&
        status === 'confirmed' &&
        paidUsd === 0 &&
        erasedAt === null &&
        pickupDate > '2026-11-22',
    )!
    const say = (status: 'paid' | 'refunded', order: string) =>
      recordNotice(
        env,
        'signed',
        { event: `e-${status}`, payment: 'back', order, cents: unpaidBack.priceUsd * 100, currency: 'USD', status },
        MIGRATED_AT,
      )
    const paid = async () => (await findBooking(env, unpaidBack.reference))!.booking.rides.map(({ paidUsd }) => paidUsd)
    const before = [unpaidBack.there!.priceUsd, 0]
    expect(await paid()).toEqual(before)
    await say('paid', String(unpaidBack.number))
    expect(await paid()).toEqual([before[0], unpaidBack.priceUsd])
    await say('refunded', unpaidBack.there!.reference)
    expect(await paid()).toEqual(before)
    // The guest and the operator hear of both. These mails are of today.
    const caused = await all<{ id: number; kind: string; reader: string; booking_number: number }>(
      `select id, kind, reader, booking_number from outbox where id not in (${BEFORE.mails.map(({ id }) => id)}) order by kind, reader`,
    )
    expect(caused.map(({ kind, reader, booking_number: number }) => [kind, reader, number])).toEqual(
      (['paid', 'refunded'] as const).flatMap((kind) =>
        ['guest', 'operator'].map((reader) => [kind, reader, bookedAs(unpaidBack).number]),
      ),
    )
    await env.DB.prepare(`delete from outbox where id in (${caused.map(({ id }) => id)})`).run()
  })
})

test('every mail that waits goes once, and none that was sent goes again', async () => {
  const site = testSite({ MAILS_PER_HOUR: '100000' })
  const rowsById = async () => new Map((await all('select * from outbox')).map((row) => [row['id'], row]))
  const migrated = await rowsById()
  for (const { drive, id, audience } of BEFORE.mails) {
    const row = migrated.get(id)
    if (row)
      expect(row).toMatchObject({
        booking_number: drive ? bookedAs(drive).number : null,
        reader: /^(customer|status|driver|change|reminder|thanks)$/.test(audience) ? 'guest' : 'operator',
      })
  }
  // Of a way back that was reopened, a receipt and a mail on its state say the same now: one of the two is kept.
  const merged = BEFORE.mails.filter(({ id }) => !migrated.has(id))
  expect(merged.length).toBeGreaterThan(2)
  for (const { drive, audience } of merged)
    expect([audience, drive!.status, drive!.there !== null]).toEqual([
      expect.stringMatching(/^(customer|status)$/),
      'new',
      true,
    ])
  const isKept = (mail: OldMail) => !merged.includes(mail)
  for (const mail of merged.filter(isWaiting))
    expect(
      BEFORE.mails.some(
        (other) =>
          isKept(other) && isWaiting(other) && other.drive === mail.drive && /^(customer|status)$/.test(other.audience),
      ),
    ).toBe(true)

  while ((await sweepOutbox(site.env, { now: MIGRATED_AT })) > 0);
  const after = await rowsById()
  const waiting = BEFORE.mails.filter((mail) => isWaiting(mail) && isKept(mail))
  for (const { id, audience } of waiting)
    expect([id, audience, after.get(id)?.['sent_at']]).toEqual([id, audience, MIGRATED_AT.toISOString()])
  expect(site.mails).toHaveLength(waiting.length)
  // To each guest as many as waited for that guest.
  const perAddress = (addresses: readonly string[]) =>
    new Map([...Map.groupBy(addresses, (to) => to)].map(([to, { length }]) => [to, length]))
  const guestOf = (drive: Drive) =>
    [drive.there, drive, BACK.get(drive.reference)].find((each) => each && each.erasedAt === null)!.email
  expect(perAddress(site.mails.map(({ to }) => to).filter((to) => to.startsWith('guest-')))).toEqual(
    perAddress(waiting.filter(({ id }) => migrated.get(id)!['reader'] === 'guest').map(({ drive }) => guestOf(drive!))),
  )

  await addDueReminders(site.env, MIGRATED_AT)
  await sweepOutbox(site.env, { now: MIGRATED_AT })
  const later = await rowsById()
  for (const mail of BEFORE.mails.filter((each) => !isWaiting(each) && isKept(each)))
    expect(later.get(mail.id)).toEqual(migrated.get(mail.id))
})
