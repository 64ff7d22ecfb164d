/** What drivers earn, collect and hand over. `PROPERTY_SEED` tries other lives of a driver. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountWeek,
  type AccountEntry,
  isMoreThanOpen,
  openCash,
  parseCash,
  type TakenCash,
  weekOf,
  mondayOf,
} from '#domain/bookings/money/driver-account.ts'
import {
  earnedIn,
  type EnteredWage,
  parseWage,
  type TypedWage,
  wageOn,
  wageWords,
  type WorkedRide,
} from '#domain/bookings/money/driver-wages.ts'
import { dueCents, PAYMENT_CURRENCIES } from '#domain/bookings/money/sums.ts'
import { addDays } from '#domain/sri-lanka-time.ts'

const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_126)
const RUNS = { seed: SEED, numRuns: 1000 }

const MONDAY = '2026-11-23'
const DAYS = 42
const day = fc.integer({ min: 0, max: DAYS - 1 }).map((after) => addDays(MONDAY, after))
const cash = { currency: fc.constantFrom(...PAYMENT_CURRENCIES), cents: fc.integer({ min: -50_000, max: 9_000_000 }) }
const taken: fc.Arbitrary<TakenCash> = fc.record({ day, ...cash })
const entry: fc.Arbitrary<AccountEntry> = fc
  .record({ day, ...cash, what: fc.constantFrom('handed-over', 'wage-kept', 'wage-paid'), week: day })
  .map((each) =>
    each.what === 'handed-over'
      ? { ...each, week: null }
      : { ...each, currency: 'LKR' as const, week: mondayOf(each.week) },
  ) as fc.Arbitrary<AccountEntry>
const ride: fc.Arbitrary<WorkedRide> = fc
  .record({ pickupDate: day, stays: fc.constantFrom(0, 0, 0, 1, 9), lkr: fc.integer({ min: 0, max: 200_000 }) })
  .map(({ pickupDate, stays, lkr }) => ({ pickupDate, lastDay: addDays(pickupDate, stays), lkr }))
const wage = fc.record({
  firstDay: day,
  dayLkr: fc.constantFrom(0, 2500, 4000),
  rideLkr: fc.constantFrom(0, 500),
  percent: fc.constantFrom(0, 10, 33),
})
const wages = fc.array(wage, { maxLength: 4 }).map((all) => all.map((each, id) => ({ ...each, id })))

const weeks = Array.from({ length: DAYS / 7 }, (_, i) => addDays(MONDAY, 7 * i))
const weekSpan = (week: string) => ({ from: week, until: addDays(week, 6) })

describe('the account', () => {
  test('is collected less handed over, each week begins with what the one before left open, and no rupee is lost', () => {
    fc.assert(
      fc.property(fc.array(taken, { maxLength: 30 }), fc.array(entry, { maxLength: 20 }), (cashTaken, entries) => {
        const all = weeks.map((week) => accountWeek(week, cashTaken, entries, 0))
        for (const currency of PAYMENT_CURRENCIES) {
          const sum = (lines: readonly { currency: string; cents: number }[]) =>
            lines.reduce((cents, line) => cents + (line.currency === currency ? line.cents : 0), 0)
          const open = sum(cashTaken) - sum(entries.filter(({ what }) => what !== 'wage-paid'))
          expect(openCash(cashTaken, entries)[currency]).toBe(open)
          expect(all[0]!.carried[currency]).toBe(0)
          for (const [i, week] of all.entries()) {
            expect(week.carried[currency] + week.collected[currency] - week.handedOver[currency]).toBe(
              week.open[currency],
            )
            expect(week.openNow[currency]).toBe(open)
            expect(all[i + 1]?.carried[currency] ?? open).toBe(week.open[currency])
          }
        }
        const paid = entries.filter(({ what }) => what !== 'handed-over').reduce((sum, { cents }) => sum + cents, 0)
        expect(all.reduce((sum, week) => sum + week.paid, 0)).toBe(paid)
      }),
      RUNS,
    )
  })

  test('stands as it did where an entry is taken back by its counterpart', () => {
    fc.assert(
      fc.property(fc.array(taken), fc.array(entry), entry, day, (cashTaken, entries, wrong, backOn) => {
        const both = [...entries, wrong, { ...wrong, cents: -wrong.cents, day: backOn }]
        const sums = (its: readonly AccountEntry[]) =>
          weeks.map((week) => accountWeek(week, cashTaken, its, 0)).map(({ openNow, paid }) => [openNow, paid])
        expect(sums(both)).toEqual(sums(entries))
      }),
      RUNS,
    )
  })
})

describe('the wage', () => {
  test('counts each day worked once, and the weeks add up to the whole', () => {
    fc.assert(
      fc.property(fc.array(ride, { maxLength: 25 }), wages, (rides, its) => {
        const span = { from: weeks[0]!, until: addDays(MONDAY, DAYS - 1) }
        const whole = earnedIn(rides, its, span)
        expect(new Set(whole.days.map((each) => each.day)).size).toBe(whole.days.length)
        // Twice the same rides: as many days.
        expect(earnedIn([...rides, ...rides], its, span).days).toEqual(whole.days)
        const parts = weeks.map((week) => earnedIn(rides, its, weekSpan(week)))
        expect(parts.reduce((sum, { lkr }) => sum + lkr, 0)).toBe(whole.lkr)
        expect(parts.flatMap(({ days }) => days)).toEqual(whole.days)
        // Slowly: day by day, ride by ride.
        let lkr = 0
        for (let after = 0; after < DAYS; after++) {
          const date = addDays(MONDAY, after)
          const rule = wageOn(its, date)
          if (!rule) continue
          if (rides.some(({ pickupDate, lastDay }) => pickupDate <= date && date <= lastDay)) lkr += rule.dayLkr
          for (const each of rides.filter(({ pickupDate }) => pickupDate === date))
            lkr += rule.rideLkr + Math.round((each.lkr * rule.percent) / 100)
        }
        expect(whole.lkr).toBe(lkr)
      }),
      RUNS,
    )
  })

  test('that is changed changes no week before it', () => {
    fc.assert(
      fc.property(fc.array(ride), wages, wage, day, (rides, its, typed, today) => {
        const monday = mondayOf(today)
        const text = {
          firstDay: typed.firstDay,
          dayLkr: String(typed.dayLkr),
          rideLkr: String(typed.rideLkr),
          percent: String(typed.percent),
        }
        const change = () => parseWage(text, { today, isFirst: false })
        if (typed.firstDay < monday) {
          expect(change).toThrow('A week that is over keeps its wage')
          return
        }
        const changed = [...its, { ...change(), id: its.length }]
        for (const week of weeks.filter((each) => each < monday))
          expect(earnedIn(rides, changed, weekSpan(week))).toEqual(earnedIn(rides, its, weekSpan(week)))
      }),
      RUNS,
    )
  })

  const paid: EnteredWage = { id: 1, firstDay: MONDAY, dayLkr: 3000, rideLkr: 500, percent: 10 }

  test('of two rides on one day, and of a stay that goes beyond the week', () => {
    const one = { pickupDate: MONDAY, lastDay: MONDAY, lkr: 20_000 }
    const week = weekSpan(MONDAY)
    expect(earnedIn([one, one], [paid], week)).toEqual({
      rides: [2500, 2500],
      days: [{ day: MONDAY, lkr: 3000 }],
      lkr: 8000,
    })
    const stay = { pickupDate: '2026-11-28', lastDay: '2026-12-02', lkr: 100_000 }
    expect(earnedIn([stay], [paid], week)).toMatchObject({ rides: [10_500], lkr: 16_500 })
    expect(earnedIn([stay], [paid], weekSpan('2026-11-30'))).toMatchObject({ rides: [0], lkr: 9000 })
    expect(earnedIn([one], [], week)).toMatchObject({ rides: [0], days: [{ lkr: 0 }], lkr: 0 })
  })

  test('is of its price, of what is owed of a no-show, and not of what was given back', () => {
    const sold = { priceUsd: 74, priceLkr: 21_480, paidUsd: 0 }
    const lkr = (its: Parameters<typeof dueCents>[0]) => dueCents(its, 'LKR') / 100
    expect(lkr({ ...sold, status: 'confirmed' })).toBe(21_480)
    expect(lkr({ ...sold, status: 'confirmed', waivedUsd: 37 })).toBe(10_740)
    expect(lkr({ ...sold, status: 'no-show', cancelFeeUsd: 37 })).toBe(10_740)
    expect(lkr({ ...sold, status: 'no-show' })).toBe(0)
    expect(lkr({ ...sold, status: 'no-show', cancelFeeUsd: 37, cancelFeeLkr: 11_190 })).toBe(11_190)
    expect(lkr({ priceUsd: 100, paidUsd: 0, lkrPerUsd: 300, status: 'confirmed' })).toBe(30_000)
  })

  test('is said in words', () => {
    expect(wageWords(paid)).toBe('LKR 3,000 a day, LKR 500 a ride, and 10 % of the price')
    expect(wageWords({ ...paid, rideLkr: 0, percent: 0 })).toBe('LKR 3,000 a day')
    expect(wageWords({ ...paid, dayLkr: 0, rideLkr: 0, percent: 0 })).toBe('nothing')
  })

  test('of two for the same day is the later entry', () => {
    const later = { ...paid, id: 2, dayLkr: 1 }
    expect(wageOn([later, paid], MONDAY)).toBe(later)
    expect(wageOn([paid, later], addDays(MONDAY, -1))).toBeNull()
  })

  const typed: TypedWage = { firstDay: '2026-11-26', dayLkr: '3000', rideLkr: '', percent: '10' }
  const today = '2026-11-26'

  test('is typed', () => {
    expect(parseWage({ ...typed, dayLkr: '3,000', percent: '15 %' }, { today, isFirst: false }).dayLkr).toBe(3000)
    expect(parseWage(typed, { today, isFirst: false })).toEqual({
      firstDay: today,
      dayLkr: 3000,
      rideLkr: 0,
      percent: 10,
    })
    // The first one may begin in a week that is over: nothing was said of it.
    expect(parseWage({ ...typed, firstDay: '2026-11-02' }, { today, isFirst: true }).firstDay).toBe('2026-11-02')
  })

  test.each<[Partial<TypedWage>, string]>([
    [{ firstDay: '2026-11-22' }, 'A week that is over keeps its wage: the first day is 2026-11-23 or later.'],
    [{ firstDay: '2026-02-30' }, 'The first day is a day'],
    [{ firstDay: '2027-12-31' }, 'within a year'],
    [{ dayLkr: '3,00' }, 'The rupees a day are whole rupees'],
    [{ dayLkr: '3.000' }, 'The rupees a day are whole rupees'],
    [{ dayLkr: '-1' }, 'The rupees a day are whole rupees'],
    [{ rideLkr: '1000001' }, 'The rupees a ride are LKR 1,000,000 at most'],
    [{ percent: '101' }, 'from 0 to 100'],
    [{ percent: '7.5' }, 'from 0 to 100'],
  ])('refuses %o', (change, words) => {
    expect(() => parseWage({ ...typed, ...change }, { today, isFirst: false })).toThrow(words)
  })
})

describe('what is typed', () => {
  test('is rupees or dollars', () => {
    expect(parseCash({ lkr: ' 21480 ', usd: '' })).toEqual({ currency: 'LKR', cents: 2_148_000 })
    // As the page and notes write them.
    expect(parseCash({ lkr: '21,480', usd: '' })).toEqual({ currency: 'LKR', cents: 2_148_000 })
    expect(parseCash({ lkr: '', usd: '1,060' })).toEqual({ currency: 'USD', cents: 106_000 })
  })

  test.each([
    ['', ''],
    ['1', '1'],
    ['0', ''],
    ['-5', ''],
    ['', '1.5'],
    ['123456789', ''],
    ['', '123456'],
    ['1e5', ''],
    ['٣', ''],
  ])('refuses %o and %o', (lkr, usd) => {
    expect(() => parseCash({ lkr, usd })).toThrow(RangeError)
  })

  test('is said to be meant where the account has less', () => {
    const week = { openNow: { LKR: 100, USD: 500 }, owed: 50 }
    const more = (what: AccountEntry['what'], currency: AccountEntry['currency'], cents: number) =>
      isMoreThanOpen({ what, currency, cents }, week)
    expect([more('handed-over', 'LKR', 100), more('handed-over', 'LKR', 101)]).toEqual([false, true])
    expect([more('handed-over', 'USD', 500), more('handed-over', 'USD', 501)]).toEqual([false, true])
    expect([more('wage-paid', 'LKR', 50), more('wage-paid', 'LKR', 51)]).toEqual([false, true])
    expect([more('wage-kept', 'LKR', 50), more('wage-kept', 'LKR', 51)]).toEqual([false, true])
    expect(
      isMoreThanOpen({ what: 'wage-kept', currency: 'LKR', cents: 50 }, { ...week, openNow: { LKR: 40, USD: 0 } }),
    ).toBe(true)
  })

  test('names a week by any of its days', () => {
    expect(weekOf('2026-11-29', '2027-01-01')).toBe(MONDAY)
    for (const wrong of [undefined, '', '2026-02-30', "'; drop"]) expect(weekOf(wrong, '2026-11-26')).toBe(MONDAY)
  })
})
