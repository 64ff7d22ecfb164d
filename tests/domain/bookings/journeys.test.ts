/** Rules of bookings with many rides: order, deposit, what cancelling costs, and the itinerary. */
import { FIRST_PROMISES } from '#domain/prices/first-promises-cancelling-and-deposit.ts'
import { type BookingStatus, drivesOf, isJourney, type RideInWords } from '#domain/bookings/ride.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { cancelFee } from '#domain/bookings/agreed/guest-changes.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { isToldByDays, isToldByDrives, itinerary, saidOnce } from '#domain/bookings/itinerary.ts'
import {
  askedPayment,
  cancelFeeText,
  cancelledFreeText,
  depositByTerms,
  paidByOthers,
  sharesToMove,
} from '#domain/bookings/money/payments.ts'
import { datesBetween, firstOutOfOrder } from '#domain/bookings/request/pickup-time.ts'
import { bookingTitle, rideSummary } from '#domain/bookings/ride-summary.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'

const drive = (position: number, change: Partial<RideInWords> = {}) =>
  ({
    kind: 'transfer',
    position,
    pickup: 'Kandy',
    dropoff: 'Ella',
    distanceKm: 140,
    minutes: 250,
    vehicle: 'van',
    pickupDate: '2027-03-01',
    pickupTime: '08:00',
    priceLkr: 30_000,
    priceUsd: 104,
    ...driverNotes({}),
    ...change,
  }) as RideInWords

describe('the order of rides', () => {
  const at = (position: number, time: string, beside: number | null = null) => ({
    position,
    beside,
    date: '2027-03-01',
    time,
  })
  test.each([
    ['one after the other', [at(1, '08:00'), at(2, '09:00'), at(3, '10:00')], null],
    ['two at the same time', [at(1, '08:00'), at(2, '08:00')], 2],
    ['a second vehicle at the same time', [at(1, '08:00'), at(2, '08:00', 1), at(3, '10:00'), at(4, '10:00', 3)], null],
    ['a second vehicle that leaves before the first', [at(1, '08:00'), at(2, '07:00', 1), at(3, '10:00')], null],
    ['a ride before the second vehicle of the one before it', [at(1, '08:00'), at(2, '11:00', 1), at(3, '10:00')], 3],
  ] as const)('%s', (_what, pickups, wrong) => {
    expect(firstOutOfOrder(pickups)?.pickup.position ?? null).toBe(wrong)
  })

  test('dates are counted with both ends', () => {
    expect(datesBetween(['2027-02-27', '2027-03-02', '2027-02-28'])).toBe(4)
    expect(datesBetween(['2027-02-27'])).toBe(1)
  })
})

describe('a deposit', () => {
  const terms = { percent: 10, leastUsd: 50, fromTotalUsd: 300 }
  test.each([
    [299, null],
    [300, 50],
    [505, 51],
    [2000, 200],
  ])('of USD %i is %s', (total, deposit) => {
    expect(depositByTerms(total, terms)).toBe(deposit)
    expect(depositByTerms(total, null)).toBeNull()
  })

  test('is never more than the price', () => {
    expect(depositByTerms(40, { percent: 10, leastUsd: 50, fromTotalUsd: 0 })).toBe(40)
  })

  const priced = (priceUsd: number, paidUsd: number) => ({ priceUsd, paidUsd, priceLkr: priceUsd * 288 })
  test.each([
    ['a small booking', [priced(200, 0)], { usd: 200, lkr: 57_600, isDeposit: false }],
    ['nothing paid', [priced(400, 0), priced(400, 0)], { usd: 80, lkr: 23_040, isDeposit: true }],
    ['a part of the deposit paid', [priced(400, 30), priced(400, 0)], { usd: 50, lkr: 14_400, isDeposit: true }],
    ['the deposit paid', [priced(400, 80), priced(400, 0)], { usd: 720, lkr: 207_360, isDeposit: false }],
    ['more paid', [priced(400, 400), priced(400, 0)], { usd: 400, lkr: 115_200, isDeposit: false }],
  ] as const)('is asked for first: %s', (_what, running, asked) => {
    expect(
      askedPayment(
        running,
        running.filter(({ priceUsd, paidUsd }) => paidUsd < priceUsd),
        promises().deposit,
      ),
    ).toEqual(asked)
  })

  test('counts no ride that cannot be paid for now, whichever those are and whatever is paid', () => {
    const ride = fc
      .record({
        priceUsd: fc.integer({ min: 1, max: 900 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
        waits: fc.boolean(),
      })
      .map(({ priceUsd, part, waits }) => ({ ...priced(priceUsd, waits ? 0 : Math.floor(priceUsd * part)), waits }))
    fc.assert(
      fc.property(
        fc.array(ride, { minLength: 1, maxLength: 8 }),
        fc.record({ percent: fc.integer({ min: 1, max: 100 }), leastUsd: fc.nat(200), fromTotalUsd: fc.nat(900) }),
        (running, rules) => {
          const sure = running.filter(({ waits }) => !waits)
          const payable = sure.filter(({ priceUsd, paidUsd }) => paidUsd < priceUsd)
          const total = (rides: typeof running) => rides.reduce((sum, { priceUsd }) => sum + priceUsd, 0)
          const [paid, open] = [sure, payable].map((rides) =>
            rides.reduce((sum, { priceUsd, paidUsd }) => sum + (rides === sure ? paidUsd : priceUsd - paidUsd), 0),
          ) as [number, number]
          const hasDeposit = total(running) >= rules.fromTotalUsd
          const part = Math.max(rules.leastUsd, Math.ceil((total(sure) * rules.percent) / 100))
          const missing = hasDeposit ? Math.max(0, Math.min(total(sure), part) - paid) : 0
          const asked = askedPayment(running, payable, rules)
          expect(asked.usd).toBe(missing > 0 && missing < open ? missing : open)
          expect(asked.isDeposit).toBe(missing > 0 && missing < open)
          // What waits may cost anything meanwhile, as long as the booking has a deposit either way.
          const dearer = running.map((one) => (one.waits ? { ...one, ...priced(one.priceUsd + 5000, 0) } : one))
          if (hasDeposit || !running.some(({ waits }) => waits))
            expect(
              askedPayment(
                dearer,
                dearer.filter((one) => payable.includes(one)),
                rules,
              ),
            ).toEqual(asked)
        },
      ),
    )
  })

  test('of a cancelled ride pays the others, but for what is owed of it', () => {
    const ride = (position: number, status: 'new' | 'cancelled', paidUsd: number, cancelFeeUsd = 0) => ({
      position,
      status,
      priceUsd: 100,
      paidUsd,
      cancelFeeUsd,
    })
    const share = (position: number, usd: number) => ({ position, usd, lkr: usd * 288, currency: 'USD' })
    expect(sharesToMove([ride(1, 'cancelled', 80)], [ride(2, 'new', 90), ride(3, 'new', 0)])).toEqual([
      share(1, -80),
      share(2, 10),
      share(3, 70),
    ])
    expect(sharesToMove([ride(1, 'cancelled', 80, 60)], [ride(2, 'new', 0)])).toEqual([share(1, -20), share(2, 20)])
    // Rupees stay rupees.
    const paidInRupees = { ...ride(1, 'cancelled', 34), paidLkr: 10_000, cameInUsd: 0 }
    expect(sharesToMove([paidInRupees], [ride(2, 'new', 0)])).toEqual([
      { position: 1, usd: -34, lkr: -10_000, currency: 'LKR' },
      { position: 2, usd: 34, lkr: 10_000, currency: 'LKR' },
    ])
    expect(sharesToMove([ride(1, 'cancelled', 80)], [ride(2, 'new', 100)])).toEqual([])
    expect(sharesToMove([ride(1, 'cancelled', 20, 60)], [ride(2, 'new', 0)])).toEqual([])
  })

  test('of a cancelled ride pays first what is owed of others, and of one contract the rides that are still driven', () => {
    const ride = (position: number, status: 'new' | 'cancelled' | 'no-show') => ({
      position,
      status,
      priceUsd: 100,
      paidUsd: 0,
    })
    const others = [ride(1, 'new'), ride(2, 'cancelled'), ride(3, 'no-show'), ride(4, 'new')]
    const paid = (arrangement: 'rides' | 'stay', deposit: typeof FIRST_PROMISES.deposit) =>
      paidByOthers({ arrangement, promises: { ...FIRST_PROMISES, deposit } }, others, others).map(
        ({ position }) => position,
      )
    expect(paid('rides', null)).toEqual([2, 3])
    expect(paid('rides', { percent: 10, leastUsd: 50, fromTotalUsd: 401 })).toEqual([2, 3])
    expect(paid('rides', { percent: 10, leastUsd: 50, fromTotalUsd: 200 })).toEqual([2, 3, 1, 4])
    expect(paid('stay', null)).toEqual([2, 3, 1, 4])
  })
})

describe('cancelling a stay', () => {
  const booking = {
    arrangement: 'stay',
    promises: promises(),
    rides: [drive(1), drive(2, { pickupDate: '2027-03-09' })],
  } as const
  const ride = { ...drive(1), priceUsd: 99, paidUsd: 0, isRequest: false }
  const before = (days: number) => new Date(Date.parse('2027-03-01T08:00:00+05:30') - days * DAY_MS)

  test('costs what the table says, by the days before the first pickup', () => {
    const table = promises().stayCancelling
    for (const [i, { days, percent }] of table.entries()) {
      expect(cancelFee(booking, ride, before(days))).toMatchObject({
        percent,
        usd: Math.floor((99 * percent) / 100),
      })
      const next = table[i + 1]
      if (next) expect(cancelFee(booking, ride, before(days - 0.01)).percent).toBe(next.percent)
    }
    // On the way.
    expect(cancelFee(booking, ride, before(-3)).percent).toBe(table.at(-1)!.percent)
    expect(cancelFee({ ...booking, arrangement: 'rides' }, ride, before(1)).usd).toBe(0)
  })

  test('is told of cancelled rides alone', () => {
    expect(
      cancelFeeText(
        [
          { status: 'cancelled', cancelFeeUsd: 40, priceUsd: 80, priceLkr: 23_040, paidUsd: 0 },
          { status: 'new', cancelFeeUsd: 9, priceUsd: 9, paidUsd: 0 },
        ],
        false,
        ENGLISH_TEXTS,
      ),
    ).toContain('LKR 11,520 (USD 40)')
    expect(
      cancelFeeText([{ status: 'new', cancelFeeUsd: 0, priceUsd: 9, paidUsd: 0 }], false, ENGLISH_TEXTS),
    ).toBeNull()
    // A guest who owes nothing reads that, unless there is money to pay back: that has a text of its own.
    const free = { status: 'cancelled', cancelFeeUsd: 0, priceUsd: 9, paidUsd: 0 } as const
    expect(cancelledFreeText([free], ENGLISH_TEXTS)).toBe('The cancellation costs nothing.')
    for (const other of [{ status: 'new' }, { cancelFeeUsd: 4 }, { paidUsd: 9 }, { status: 'no-show' }] as const)
      expect(cancelledFreeText([free, { ...free, ...other }], ENGLISH_TEXTS)).toBeNull()
    // How it is paid is said with it.
    const owed = { status: 'no-show', cancelFeeUsd: 40, priceUsd: 80, priceLkr: 23_040 } as const
    const said = (paidUsd: number, isOnline: boolean) => cancelFeeText([{ ...owed, paidUsd }], isOnline, ENGLISH_TEXTS)
    expect(said(10, true)).toContain('USD 30 or LKR 8,640 of it is still to be paid, online by card.')
    expect(said(10, false)).toContain('still to be paid: we write to you how.')
    expect(said(40, true)).toContain('It is paid.')
  })
})

describe('an itinerary', () => {
  const rides = [
    drive(1, { via: [{ place: 'Nuwara Eliya', minutes: 75 }], travelers: 4, guestName: 'Ann' }),
    drive(2, { beside: 1, travelers: 3 }),
    drive(3, { pickup: 'Ella', dropoff: 'Mirissa', pickupDate: '2027-03-04', pickupTime: '14:00' }),
    drive(4, { beside: 3, pickup: 'Ella', dropoff: 'Mirissa', pickupDate: '2027-03-04', pickupTime: '09:00' }),
    drive(5, { pickup: 'Mirissa', dropoff: 'Galle', pickupDate: '2027-03-06' }),
  ]

  test('has a drive for each time, by day; vehicles at one time stand together', () => {
    expect(
      itinerary(rides, ENGLISH_TEXTS).map(({ day, date, drives }) => [
        day,
        date,
        drives.map(({ rides: its, time }) => [time, its.map(({ position }) => position)]),
      ]),
    ).toEqual([
      [1, '2027-03-01', [['08:00', [1, 2]]]],
      [
        4,
        '2027-03-04',
        [
          ['09:00', [4]],
          ['14:00', [3]],
        ],
      ],
      [6, '2027-03-06', [['08:00', [5]]]],
    ])
    const [first] = itinerary(rides, ENGLISH_TEXTS)[0]!.drives
    expect(first).toMatchObject({ route: 'Kandy to Ella' })
    expect(first!.what).toEqual(['By way of Nuwara Eliya (1 hour 15 mins)'])
    expect(first!.more).toEqual([
      '140 km, 4 hours 10 mins, 1 hour 15 mins at stops · 2 vehicles',
      'LKR 60,000 (USD 208)',
    ])
  })

  test('tells of a second vehicle what its driver was told otherwise, and names it where it drives at another hour', () => {
    const dropoffAddress = 'Villa Rose'
    const [first, second, ...others] = rides.map((ride) => ({ ...ride, dropoffAddress, pickupAddress: '1 Fort' }))
    const told = (address: string) =>
      itinerary([first!, { ...second!, dropoffAddress: address }, ...others], ENGLISH_TEXTS).map(({ drives }) =>
        drives.map(({ more, ofSecond }) => [more[0]!.split(' · ')[1], ofSecond]),
      )
    expect(told('Sea View').flat()).toEqual([
      ['2 vehicles', ['Dropoff address: Sea View']],
      ['Second vehicle', []],
      [undefined, []],
      [undefined, []],
    ])
    expect(told(dropoffAddress)[0]).toEqual([['2 vehicles', []]])
  })

  test('counts of two vehicles the one that is not cancelled, and both where neither drives', () => {
    const more = (...statuses: readonly BookingStatus[]) =>
      itinerary(
        statuses.map((status, i) => ({ ...rides[i]!, status })),
        ENGLISH_TEXTS,
      )[0]!.drives[0]!.more
    expect(more('confirmed', 'cancelled')).toEqual([
      '140 km, 4 hours 10 mins, 1 hour 15 mins at stops',
      'LKR 30,000 (USD 104)',
    ])
    expect(more('cancelled', 'cancelled')).toEqual(more('confirmed', 'confirmed'))
  })

  test('tells of a second vehicle that comes alone what it carries, and of the others what they do', () => {
    const status = (...cancelled: readonly number[]) =>
      rides.slice(0, 4).map((ride) => ({
        ...ride,
        pickupTime: '08:00',
        ...(ride.beside ? { travelers: 4, bags: 3, dropoffAddress: 'Sea View' } : { travelers: 5, bags: 6 }),
        status: cancelled.includes(ride.position) ? ('cancelled' as const) : ('confirmed' as const),
      }))
    const counts = (all: ReturnType<typeof status>) =>
      saidOnce(all, ENGLISH_TEXTS).flatMap(({ label, value }) => (/Travelers|bags/.test(label) ? value : []))
    const [, second] = itinerary(status(3), ENGLISH_TEXTS)
    const own = ['Travelers: 4', 'Large bags: 3', 'Dropoff address: Sea View']
    expect(second!.drives[0]!.more.slice(1)).toEqual(['LKR 30,000 (USD 104)', ...own])
    expect(second!.drives[0]!.ofSecond).toEqual([])
    expect(counts(status(3))).toEqual(['9', '9'])
    // Where each has lost one, what the others carry is said once.
    expect(itinerary(status(1, 3), ENGLISH_TEXTS)[1]!.drives[0]!.more).not.toContain('Travelers: 4')
    expect(counts(status(1, 3))).toEqual(['4', '3'])
    expect(counts(status(1, 2, 3, 4))).toEqual(['9', '9'])
  })

  test('says of a way between two drives that it is without our car, and between which days it lies', () => {
    const ways = (all: typeof rides) =>
      itinerary(all, ENGLISH_TEXTS).flatMap(({ drives }) => drives.flatMap(({ ownWay }) => ownWay ?? []))
    // The second vehicle at another hour leaves none out.
    expect(ways(rides)).toEqual([])
    const train = [drive(1), drive(2, { pickup: 'Badulla', dropoff: 'Yala', pickupDate: '2027-03-04' })]
    expect(ways(train)).toEqual([
      {
        days: 'Between 1 March 2027 and 4 March 2027',
        text: 'Ella to Badulla: on your own, by train for example. Not part of this booking.',
      },
    ])
    const sameDay = [train[0]!, { ...train[1]!, pickupDate: train[0]!.pickupDate, pickupTime: '19:00' }]
    expect(ways(sameDay)).toMatchObject([{ days: '1 March 2027' }])
    // A mail may be about some rides only.
    expect(ways([rides[0]!, rides[4]!])).toEqual([])
  })

  test('is told of three drives, and of two with such a way between them', () => {
    const [there, back] = [drive(1), drive(2, { pickup: 'Ella', dropoff: 'Kandy', pickupDate: '2027-03-04' })]
    expect(isToldByDays(rides)).toBe(true)
    expect(isToldByDays([there, back])).toBe(false)
    expect(isToldByDays([there, { ...back, pickup: 'Badulla' }])).toBe(true)
    expect(isToldByDays([there, { ...back, pickup: 'Badulla', position: 3 }])).toBe(false)
    expect([isToldByDrives([there, back]), isToldByDrives(rides.slice(0, 2))]).toEqual([false, true])
  })

  test('says nothing of a bulky thing that nobody brings, and counts it in both vehicles', () => {
    const said = (...counts: readonly number[]) =>
      saidOnce(
        rides.slice(0, 2).map((ride, i) => ({ ...ride, wheelchairs: counts[i]! })),
        ENGLISH_TEXTS,
      ).flatMap(({ label, value }) => (label === 'Wheelchairs that fold' ? value : []))
    expect([said(0, 0), said(1, 0), said(1, 1)]).toEqual([[], ['1'], ['2']])
  })

  test('says once what holds for all rides', () => {
    expect(saidOnce(rides, ENGLISH_TEXTS)).toEqual([
      { label: 'Vehicle', value: '2 x Van' },
      { label: 'Name on the sign', value: 'Ann', asIs: true },
      { label: 'Travelers', value: '7' },
      { label: 'Entry fees', value: 'Entry to sights and national parks is not in the price of a ride.' },
    ])
  })

  test('says a note to all drivers once, and each of several at its drive', () => {
    const noted = (...notes: readonly string[]) =>
      rides.map((ride, i) => ({ ...ride, details: notes[i % notes.length]! }))
    const told = (all: readonly RideInWords[]) => ({
      below: saidOnce(all, ENGLISH_TEXTS).flatMap(({ label, value }) => (label === 'Notes' ? value : [])),
      atDrives: itinerary(all, ENGLISH_TEXTS)
        .flatMap(({ drives }) => drives.flatMap(({ more, ofSecond }) => [...more, ...ofSecond]))
        .filter((line) => line.includes('Call us')),
    })
    expect(told(noted('Call us'))).toEqual({ below: ['Call us'], atDrives: [] })
    const { below, atDrives } = told(noted('Call us', 'Call us', 'Call us twice'))
    expect(below).toEqual([])
    expect(atDrives.filter((line) => line.endsWith('Call us twice'))).toHaveLength(1)
    expect(atDrives.length).toBeGreaterThan(2)
    // Two drives are no journey: each says its own.
    const ofTwo = told(noted('Call us').slice(0, 4))
    expect(ofTwo.below).toEqual([])
    expect(ofTwo.atDrives.length).toBeGreaterThan(1)
  })

  test('names each value where rides differ', () => {
    const ends = [
      drive(1, { travelers: 4, guestName: 'Ann' }),
      drive(2, { vehicle: 'car', travelers: 2, guestName: 'Ann' }),
    ]
    expect(saidOnce(ends, ENGLISH_TEXTS).slice(0, 3)).toEqual([
      { label: 'Vehicle', value: 'Van / Sedan Car' },
      { label: 'Name on the sign', value: 'Ann', asIs: true },
      { label: 'Travelers', value: '4 / 2' },
    ])
  })

  test('is for three drives and more, however many vehicles', () => {
    expect(isJourney(rides)).toBe(true)
    expect(isJourney(rides.slice(0, 4))).toBe(false)
    expect(drivesOf(rides).map(([{ position }]) => position)).toEqual([1, 3, 5])
    expect(bookingTitle(rides, ENGLISH_TEXTS)).toBe('Journey from Kandy to Galle, 3 rides, 2 vehicles')
  })

  test('a ride names its stops and the waiting', () => {
    const lines = rideSummary(rides[0]!, ENGLISH_TEXTS).map(({ label, value }) => `${label}: ${value}`)
    expect(lines).toContain('By way of: Nuwara Eliya (1 hour 15 mins)')
    expect(lines).toContain('Duration: 4 hours 10 mins of driving, 1 hour 15 mins at stops')
    expect(lines).toContain('Entry fees: Entry to sights and national parks is not in the price of a ride.')
  })
})
