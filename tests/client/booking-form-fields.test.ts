import { beforeAll, expect, test } from 'vitest'
import { childSeatErrors, fieldError, formErrors, requestOf } from '#client/booking/form/form-checks.ts'
import { takePagePrices } from '#client/prices/page-prices.ts'
import { type AskedRide, bookingQuestions } from '#client/booking/form/soon-and-overlap-questions.tsx'
import * as phoneMetadata from '#client/booking/fields/phone-metadata.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import type { FieldTexts } from '#client/booking/form/draft-storage.ts'
import { errorsOf as journeyErrors } from '#client/booking/form/journey-checks.ts'
import { plannedErrors } from '#client/booking/form/planned-request.ts'
import type { PlannedWay } from '#client/booking/form/planned-way.ts'
import type { BookedBefore } from '#client/booking/sending/submission.ts'
import type { RideInWords } from '#domain/bookings/ride.ts'
import { hasCountryCode } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { form } from '#domain/languages/en/form.ts'
import type { JourneyRide } from '#domain/journeys/journey-calls.ts'
import { fieldProblem, wordsFor } from '#domain/quotes/field-problems.ts'

/** Noon of 1 January 2027 in Sri Lanka. */
const NOW = new Date('2027-01-01T06:30:00Z')
const VALUES = {
  vehicle: 'Mini Car - LKR 8000 (USD 27)',
  pickupdate: '2027-01-02',
  pickuptime: '05:30',
  phone: '07911 123456',
  phonecountry: 'GB',
  email: 'ann@example.com',
  flightdetails: '',
}
const inWords = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, wordsFor(code, form.problems.fields)]))
const errors = (change: object, metadata: typeof phoneMetadata | null = phoneMetadata) =>
  inWords(formErrors('transfer', { ...VALUES, ...change }, NOW, metadata))

test('a form that is filled in has no errors', () => {
  expect(errors({})).toEqual({})
})

test.each([
  [{ vehicle: '' }, { vehicle: 'Choose a vehicle' }],
  [{ pickupdate: '2026-12-31' }, { pickupdate: 'This date is past in Sri Lanka' }],
  [{ phonecountry: '' }, { phone: 'Choose the country of this number, or start it with + and the country code' }],
  [{ phonecountry: '', phone: '+44 7911 123456' }, {}],
  [{ phonecountry: '', phone: '(+44) 7911 123456' }, {}],
  [{ phonecountry: '', phone: '0044 7911 123456' }, {}],
  [{ phonecountry: 'US', phone: '0044 7911 123456' }, {}],
  [{ phonecountry: 'AU', phone: '0011 44 7911 123456' }, {}],
  [{ email: 'info@m\u00FCller.de' }, {}],
  [{ phone: '12345' }, { phone: 'Check the digits: this is not a phone number of that country' }],
  [{ phonecountry: '', phone: '+44 12' }, { phone: 'Check the digits: this is not a phone number of that country' }],
  [{ email: '' }, { email: 'Enter your e-mail address' }],
])('%j: the errors are %j', (change, expected) => {
  expect(errors(change)).toEqual(expected)
})

test('more child seats than travelers are refused beside their field, in wide digits, too', () => {
  const said = { childseats: form.problems.fields['too-many-child-seats'] }
  expect(inWords(childSeatErrors('transfer', { passengers: '２', childseats: '3' }))).toEqual(said)
  expect(childSeatErrors('transfer', { passengers: '3', childseats: '３' })).toEqual({})
  expect(childSeatErrors('transfer', { childseats: '3' })).toEqual({})
  expect(Object.keys(childSeatErrors('tour', { childSeats: '2' }, 1))).toEqual(['childSeats'])
  expect(childSeatErrors('tour', { childSeats: '2' }, 2)).toEqual({})
})

test('without the countries of phone numbers only the server checks the number', () => {
  expect(errors({ phone: '12345' }, null)).toEqual({})
})

test("a tour's fields are checked under their own names", () => {
  expect(Object.keys(formErrors('tour', { phoneCountry: 'GB' }, NOW, phoneMetadata))).toEqual([
    'pickupDate',
    'pickupTime',
    'phone',
    'email',
  ])
  expect(fieldError('tour', 'flightdetails', 'x')).toBeUndefined()
})

test.each([
  ['+44 7911', true],
  [' ＋44', true],
  ['(+44) 7911', true],
  ['\u202A+44', true],
  ['tel:+44', true],
  // From some countries one dials '00' before another one's code: whoever has chosen one keeps it.
  ['0044 7911', false],
  ['0+44', false],
  ['07911', false],
  ['', false],
])('%j has a country code: %s', (phone, expected) => {
  expect(hasCountryCode(phone)).toBe(expected)
})

test('a request has no country where none is chosen', () => {
  const quote = { distance: 36, duration: '55 mins' } as Extract<
    Parameters<typeof requestOf>[0],
    { kind: 'transfer' }
  >['fare']['quote']
  const subject = { kind: 'transfer', fare: { pickup: 'Galle', dropoff: 'Mirissa', quote } } as const
  expect(requestOf(subject, VALUES, '+44 7911 123456')).toMatchObject({
    kind: 'transfer',
    phone: '+44 7911 123456',
    token: null,
    details: { pickup: 'Galle', dropoff: 'Mirissa', distance: 36, duration: '55 mins', phonecountry: 'GB' },
  })
  expect(requestOf(subject, { ...VALUES, phonecountry: '' }, '').details).not.toHaveProperty('phonecountry')
})

test('a request has what was told to the driver, under the names of its call, and nothing empty', () => {
  const quote = { distance: 36, duration: '55 mins' } as Extract<
    Parameters<typeof requestOf>[0],
    { kind: 'transfer' }
  >['fare']['quote']
  const told = {
    guestname: 'Ann Smith',
    passengers: '5',
    bags: '0',
    childseats: '',
    flight: '',
    pickupaddress: 'Room 12',
    dropoffaddress: '',
  }
  const { details } = requestOf(
    { kind: 'transfer', fare: { pickup: 'Galle', dropoff: 'Mirissa', quote } },
    { ...VALUES, ...told },
    '',
  )
  expect(details).toMatchObject({ guestname: 'Ann Smith', passengers: '5', bags: '0', pickupaddress: 'Room 12' })
  for (const field of ['childseats', 'flight', 'dropoffaddress']) expect(details).not.toHaveProperty(field)
  const tour = {
    kind: 'tour',
    park: 'Yala national park',
    pickup: 'Ella',
    dropoff: 'Ella',
    tourLength: 'half',
    travelers: 2,
    distance: 120,
    toGateMinutes: null,
    usd: 200,
  } as const
  expect(requestOf(tour, { guestName: 'Ann', childSeats: '1', travelers: '9' }, '').details).toMatchObject({
    guestName: 'Ann',
    childSeats: '1',
    travelers: 2,
  })
})

test.each([
  [{ flight: 'at noon' }, { flight: 'Enter just one flight number, such as UL 504' }],
  [{ passengers: '0' }, { passengers: 'Enter a number from 1 to 20, or write to us' }],
  [{ flight: 'ul 504', bags: '6' }, {}],
])('told to the driver, %j: the errors are %j', (change, expected) => {
  expect(errors(change)).toEqual(expected)
})

beforeAll(() => ENGLISH_TEXTS.load('form', 'booking'))

type Pickups = readonly (readonly [date: string, time: string])[]

const asked = (...pickups: Pickups) => askedOf(pickups)

const askedOf = (pickups: Pickups, isTimeUnsaid = false, before: readonly BookedBefore[] = []) =>
  bookingQuestions(
    {
      rides: pickups.map(([pickupDate, pickupTime], i): AskedRide => ({
        kind: 'transfer',
        position: i + 1,
        pickup: 'Kandy',
        dropoff: 'Galle',
        pickupDate,
        pickupTime,
        minutes: 136,
        via: null,
        park: null,
        tourLength: null,
        distanceKm: 100,
      })),
      fields: pickups.map((_, i) => ({ date: `date${i}`, time: `time${i}` })),
      isWayBack: true,
      isTimeUnsaid,
      price: 'LKR 21,480 (USD 74)',
    },
    before,
    NOW,
    ENGLISH_TEXTS,
  )

const BOOKED: BookedBefore = {
  reference: 'K7Q2-M4XT-9BHE',
  rides: [
    {
      kind: 'transfer',
      position: 1,
      pickup: 'Kandy',
      dropoff: 'Galle',
      distanceKm: 100,
      minutes: 136,
      pickupDate: '2027-02-01',
      pickupTime: '09:00',
      vehicle: 'mini',
      priceUsd: 74,
      priceLkr: 21_480,
    } as RideInWords,
  ],
}
const askedBeside = (...pickups: Pickups) => askedOf(pickups, false, [BOOKED])

test('a ride that meets one of another booking of this browser is asked about, once for each hour', () => {
  const [question, ...others] = askedBeside(['2027-02-01', '11:00'])
  expect(others).toEqual([])
  expect(question).toMatchObject({
    title: 'Two rides at the same time?',
    text: 'You have already booked: Taxi from Kandy to Galle, 1 February 2027, 09:00 until about 11:16 (K7Q2-M4XT-9BHE). Is that what you want?',
    yes: 'Yes, book it so',
    no: 'Change the time',
    field: 'time0',
  })
  expect(askedBeside(['2027-02-01', '10:00'])[0]!.about).not.toBe(question!.about)
  // The ride of the other booking may begin later, too, and meet the second ride of this one.
  expect(askedBeside(['2027-02-01', '06:45'])).toHaveLength(1)
  expect(askedBeside(['2027-01-20', '09:00'], ['2027-02-01', '08:00'])).toMatchObject([{ field: 'time1' }])
})

test('nothing is asked beside another booking where one ride ends as the other begins, or where the server asks itself', () => {
  expect(askedBeside(['2027-02-01', '11:16'])).toEqual([])
  expect(askedBeside(['2027-02-01', '06:44'])).toEqual([])
  expect(askedBeside(['2027-02-02', '09:00'])).toEqual([])
  expect(askedBeside(['2027-02-01', '09:00'])).toEqual([])
})

test.each([
  ['2027-01-01', '11:45', 'Pickup today, 1 January 2027, 11:45 (Sri Lanka time)?', 'Yes, as soon as possible'],
  ['2027-01-01', '12:30', 'Pickup today, 1 January 2027, 12:30 (Sri Lanka time)?', 'Yes, as soon as possible'],
  ['2027-01-01', '14:30', 'Pickup today, 1 January 2027, 14:30 (Sri Lanka time)?', 'Yes, at 14:30 today'],
  ['2027-01-02', '01:30', 'Pickup tomorrow, 2 January 2027, 01:30 (Sri Lanka time)?', 'Yes, at 01:30 tomorrow'],
])('a pickup on %s at %s is asked about before it is sent', (date, time, title, yes) => {
  expect(asked([date, time])).toEqual([
    {
      about: `${date} ${time}`,
      title,
      text: 'That is so soon that it is a request: we must confirm it first. It costs LKR 21,480 (USD 74).',
      yes,
      no: 'Choose another time',
      field: 'time0',
    },
  ])
})

test('nothing is asked of a pickup that is far enough away, and of several rides the first that is so soon is asked about', () => {
  expect(asked(['2027-01-02', '12:30'])).toEqual([])
  // At night a driver needs two hours more.
  expect(asked(['2027-01-01', '23:55'], ['2027-01-02', '01:30']).map(({ field }) => field)).toEqual(['time0', 'time1'])
  expect(asked(['2027-01-01', '13:00'], ['2027-01-03', '01:30']).map(({ field }) => field)).toEqual(['time0'])
})

test('a time of the night that nobody has chosen is asked about, a chosen one and one of the day are not', () => {
  expect(askedOf([['2027-01-21', '00:22']], true)).toEqual([
    {
      about: '2027-01-21 00:22',
      title: 'Pickup 21 January 2027, 00:22 (Sri Lanka time)?',
      text: 'You chose the day, not the time: this one is in the night.',
      yes: 'Yes, at 00:22 on 21 January 2027',
      no: 'Choose another time',
      field: 'time0',
    },
  ])
  expect(askedOf([['2027-01-21', '00:22']])).toEqual([])
  const isAsked = (time: string) => askedOf([['2027-01-21', time]], true).length > 0
  expect(['21:59', '22:00', '05:59', '06:00'].map(isAsked)).toEqual([false, true, true, false])
  // Asked as one that is so soon, it is answered for good.
  expect(new Set(askedOf([['2027-01-02', '00:22']], true).map(({ about }) => about)).size).toBe(1)
})

test('overlapping rides are asked about with both times', () => {
  expect(asked(['2027-01-05', '09:00'], ['2027-01-05', '10:00'])).toEqual([
    {
      about: '[["2027-01-05","09:00"],["2027-01-05","10:00"]]',
      title: 'Two rides at the same time?',
      text: 'Your first ride arrives at about 11:16, the return begins at 10:00. Is that what you want?',
      yes: 'Yes, book it so',
      no: 'Change the time',
      field: 'time1',
    },
  ])
})

test('a request says of which list its guest has read the terms', () => {
  const tour = {
    kind: 'tour',
    park: 'Yala national park',
    pickup: 'Ella',
    dropoff: 'Galle',
    tourLength: 'half',
    travelers: 1,
    distance: 245,
    usd: 248,
    toGateMinutes: 100,
  } as unknown as Parameters<typeof requestOf>[0]
  expect(requestOf(tour, VALUES, '').termsRead).toBe(0)
  takePagePrices({ from: '2026-12-01', number: 3, changes: { roundedTo: [50] } })
  expect(requestOf(tour, VALUES, '').termsRead).toBe(3)
  takePagePrices(undefined)
})

// Where a form books a planned way, its call is that of a journey, whose fields hold less.
const way = { vehicle: 'mini' } as PlannedWay
const DRIVE = { kind: 'transfer', fare: { pickup: 'Kandy', dropoff: 'Ella' } } as BookingSubject
const TOUR = { kind: 'tour', pickup: 'Ella', dropoff: 'Mirissa' } as BookingSubject

const noted = (count: number, more: FieldTexts = {}) => ({ ...more, flightdetails: 'a'.repeat(count) })
const DOOR = { dropoffaddress: 'Nine Arch Bridge' }
const NIGHT = { pickupDate: '2027-01-20', nighttime: '09:00' }

test.each<[string, BookingSubject, FieldTexts, FieldTexts]>([
  ['a stop with a door', DRIVE, noted(290, DOOR), { flightdetails: fieldProblem('text-too-long', 277) }],
  ['a stop with a door and room for both', DRIVE, noted(277, DOOR), {}],
  ['a stop without a door', DRIVE, noted(300), {}],
  ['a tour with a night', TOUR, { ...NIGHT, notes: 'a'.repeat(301) }, { notes: fieldProblem('text-too-long', 300) }],
  ['a tour without a day', TOUR, { notes: 'a'.repeat(301) }, { notes: fieldProblem('text-too-long', 300) }],
  ['a tour with a short note', TOUR, { ...NIGHT, notes: 'a' }, {}],
  [
    'a tour with a long hotel for its night',
    TOUR,
    { ...NIGHT, nighthotel: 'a'.repeat(161) },
    { nighthotel: fieldProblem('text-too-long', 160) },
  ],
  ['a tour with a hotel for its night', TOUR, { ...NIGHT, nighthotel: 'a'.repeat(160) }, {}],
])(
  '%s: a text that its booking has no room for is refused beside its field, with what fits',
  (_, subject, values, said) => {
    expect(plannedErrors(subject, way, values, NOW)).toEqual(said)
  },
)

test('a house of a journey whose name is too long is refused beside its field, as the other texts are', () => {
  const ride = { kind: 'transfer', pickup: 'Kandy', dropoff: 'Ella' } as JourneyRide
  const typed = { email: 'ann@example.com', phone: '+44 7911 123456', pickupdate0: '2027-01-20', pickuptime0: '09:00' }
  const said = (texts: FieldTexts) => journeyErrors([ride], { ...typed, ...texts }, NOW, null)
  expect(said({ door0: 'a'.repeat(160), door1: 'a'.repeat(160) })).toEqual({})
  expect(said({ door1: 'a'.repeat(161), guestname: 'a'.repeat(81) })).toEqual({
    door1: fieldProblem('text-too-long', 160),
    guestname: fieldProblem('text-too-long', 80),
  })
})
