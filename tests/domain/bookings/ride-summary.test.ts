import { expect, test } from 'vitest'
import { factsOf } from '#domain/bookings/driver/sheet-words.ts'
import { en as driverEnglish } from '#domain/driver-texts/in-english.ts'
import { itinerary } from '#domain/bookings/itinerary.ts'
import { nameHint, type RideInWords } from '#domain/bookings/ride.ts'
import { driverNotes, UNSHOWN } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import {
  bookingTitle,
  lacksFlight,
  paymentTerms,
  rideSummary,
  rideTitle,
  routeText,
} from '#domain/bookings/ride-summary.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'

const transfer = {
  ...driverNotes({}),
  position: 1,
  kind: 'transfer',
  pickup: 'CMB',
  dropoff: 'Ella',
  distanceKm: 219,
  minutes: 292,
  pickupDate: '2027-03-05',
  pickupTime: '04:05',
  vehicle: 'car',
  priceLkr: 34845,
  priceUsd: 120,
} as const
const tour = {
  ...driverNotes({ details: 'Vegetarian' }),
  position: 1,
  kind: 'tour',
  park: 'Yala national park',
  pickup: 'Yala national park',
  dropoff: 'yala-national-park',
  distanceKm: 0,
  tourLength: 'full',
  travelers: 2,
  pickupDate: '2027-03-05',
  pickupTime: '05:00',
  priceUsd: 210,
} as const

const lines = (ride: RideInWords) => rideSummary(ride, ENGLISH_TEXTS).map(({ label, value }) => `${label}: ${value}`)

test("a transfer's summary has the words of the confirmation, and no line without a value", () => {
  expect(lines(transfer)).toEqual([
    'Pickup: CMB',
    'Dropoff: Ella',
    'Pickup date: 2027 March 5 (Friday)',
    'Pickup time: 04:05 hrs (Sri Lanka time)',
    'Vehicle: Sedan Car',
    'Price: LKR 34,845 (USD 120), all inclusive',
    'Distance: 219 km',
    'Duration: 4 hours 52 mins',
  ])
  expect(lines({ ...transfer, details: 'UL504' })).toContain('Flight or room details: UL504')
  expect(rideTitle(transfer, ENGLISH_TEXTS)).toBe('Taxi from CMB to Ella')
})

test('a park without a stated fee still says what the price covers', () => {
  expect(lines({ ...tour, park: 'Bundala national park', travelers: 1 })).toContain(
    'Park fee: The total covers the entry of 1 traveler: there is nothing to pay at the gate.',
  )
})

test('a tour from park to park starts at the entrance gate and ends at the exit gate', () => {
  expect(lines(tour)).toEqual(
    expect.arrayContaining([
      'Pickup location: Yala national park entrance gate',
      'Dropoff location: yala-national-park exit gate',
      'Duration: Full Day',
      'Travelers: 2',
      'Total: USD 210',
      'Park fee: 105 USD. The usual price at the park, for one: no second bill, you pay the total. The total covers the entry of 2 travelers: there is nothing to pay at the gate.',
      'Transport: Not included',
      'Notes: Vegetarian',
    ]),
  )
  expect(rideTitle(tour, ENGLISH_TEXTS)).toBe('Yala national park safari, full day')
})

test('the hike has no choice of duration', () => {
  const hike = { ...tour, park: "Adam's Peak", pickup: 'Hatton', dropoff: 'Hatton', distanceKm: 60 }
  expect(lines(hike).some((line) => line.startsWith('Duration'))).toBe(false)
  expect(lines(hike)).toContain('Transport: 60 km included')
  expect(rideTitle(hike, ENGLISH_TEXTS)).toBe("Adam's Peak, guided hike")
})

test.each(OFFERED)('an itinerary names a tour as its title does: %s', async (language) => {
  const texts = textsOf(language)
  await texts.load('booking', 'tours', 'site')
  const [day] = itinerary([tour], texts)
  expect(day!.drives[0]!.what).toContain(rideTitle(tour, texts))
})

test('beside a drive a tour says its price in rupees, too, as a part of the sum', () => {
  const said = (rides: readonly RideInWords[]) =>
    itinerary(rides, ENGLISH_TEXTS).flatMap(({ drives }) => drives.flatMap(({ more }) => more))
  const drive = { ...transfer, position: 2, pickupDate: '2027-01-12' }
  expect(said([tour, drive]).join()).toMatch(new RegExp(`LKR [\\d,]+ \\(USD ${tour.priceUsd}\\)`))
  expect(said([tour]).join()).not.toContain('LKR')
})

test('0 bags are a fact, 0 of a bulky thing are none', () => {
  const said = lines({ ...transfer, bags: 0, wheelchairs: 0, prams: 1 })
  expect(said).toEqual(expect.arrayContaining(['Large bags: 0', 'Prams: 1']))
  expect(said.join()).not.toContain('Wheelchairs')
  const reader = { language: 'en', texts: driverEnglish, ownName: () => null } as const
  const onSheet = factsOf({ ...transfer, bags: 0, wheelchairs: 0, prams: 1 }, reader)
  expect(onSheet.map(({ name }) => name)).toEqual(['bags', 'prams'])
})

test('what the guest told the driver stands before the notes, each once', () => {
  const told = {
    guestName: 'Ann Smith',
    bags: 0,
    childSeats: 1,
    flight: 'UL504',
    pickupAddress: '12 Lake Road',
    dropoffAddress: 'Villa Sunrise',
  }
  expect(lines({ ...transfer, ...told, travelers: 5, details: 'Two surfboards' }).slice(8)).toEqual([
    'Flight: UL504',
    'Pickup address: 12 Lake Road',
    'Dropoff address: Villa Sunrise',
    'Name on the sign: Ann Smith',
    'Travelers: 5',
    'Large bags: 0',
    'Child seats: 1',
    'Flight or room details: Two surfboards',
  ])
  expect(lines({ ...tour, ...told }).filter((line) => line.startsWith('Travelers'))).toEqual(['Travelers: 2'])
})

const back = { ...transfer, position: 2, pickup: 'Ella', dropoff: 'cmb', priceLkr: 35155, priceUsd: 123 } as const
const onward = { ...back, dropoff: 'Galle' } as const
const thereAndBack = { ...transfer, dropoff: 'cmb', via: [{ place: 'Sigiriya', minutes: 180 }] } as const
const fromPark = { ...onward, pickup: 'Yala National Park', pickupDate: '2027-03-06' } as const

test('a ride that waits and comes back is called by where it waits, in each language', async () => {
  for (const language of OFFERED) {
    const texts = textsOf(language)
    await texts.load('booking', 'tours', 'site')
    const { andBack, taxi, route, withNight } = texts.in('booking').title
    expect(rideTitle(thereAndBack, texts)).toBe(andBack(taxi('CMB', 'Sigiriya')))
    expect(routeText(thereAndBack, texts)).toBe(andBack(route('CMB', 'Sigiriya')))
    expect(bookingTitle([tour, fromPark], texts)).toBe(withNight(rideTitle(tour, texts)))
  }
})

test.each<[string, RideInWords[]]>([
  ['Taxi from CMB to Ella', [transfer]],
  ['Taxi from CMB to Ella and back', [transfer, back]],
  ['Taxi from CMB to Ella and 1 more ride', [transfer, onward]],
  ['Round trip from CMB, 3 rides', [transfer, onward, { ...back, position: 3 }]],
  ['Journey from CMB to Galle, 3 rides', [transfer, { ...tour, position: 2 }, { ...onward, position: 3 }]],
  ['Taxi from CMB to Ella, 2 vehicles', [transfer, { ...transfer, position: 2, beside: 1 }]],
  ['Yala national park safari, full day and 1 more ride', [{ ...tour }, onward]],
  ['Taxi from CMB to Sigiriya and back', [thereAndBack]],
  [
    'Taxi from CMB to Pinnawala, Sigiriya and back',
    [{ ...thereAndBack, via: [{ place: 'Pinnawala', minutes: 0 }, ...thereAndBack.via] }],
  ],
  ['Taxi from CMB to cmb', [{ ...thereAndBack, via: [] }]],
  ['Yala national park safari, full day, with a night at the park', [tour, fromPark]],
  // On the same day it is another ride, and from elsewhere too.
  ['Yala national park safari, full day and 1 more ride', [tour, { ...fromPark, pickupDate: tour.pickupDate }]],
  ['Yala national park safari, full day and 1 more ride', [tour, { ...fromPark, pickup: 'Tissamaharama' }]],
])('%s', (title, rides) => {
  expect(bookingTitle(rides, ENGLISH_TEXTS)).toBe(title)
})

test('rides are priced together, a tour alone in dollars', () => {
  expect(priceText([transfer], ENGLISH_TEXTS.formats)).toBe('LKR 34,845 (USD 120)')
  expect(priceText([transfer, back], ENGLISH_TEXTS.formats)).toBe('LKR 70,000 (USD 243)')
  expect(priceText([tour], ENGLISH_TEXTS.formats)).toBe('USD 210')
  // As the planner shows it.
  expect(priceText([transfer, tour], ENGLISH_TEXTS.formats)).toBe('LKR 95,325 (USD 330)')
  const abroad = [transfer, tour].map((ride) => ({ ...ride, inRupees: false }))
  expect(priceText(abroad, ENGLISH_TEXTS.formats)).toBe('USD 330 (LKR 95,325)')
})

test('one payment online is for all rides of a booking', () => {
  expect(paymentTerms([transfer, back], true, 'rides', ENGLISH_TEXTS)).toContain(
    'one payment online is for all rides that are still to be paid',
  )
  for (const ride of [transfer, tour])
    expect(paymentTerms([ride], true, 'rides', ENGLISH_TEXTS)).not.toContain('all rides')
})

test.each(OFFERED)('rides of a car each are paid at the end of each, and not of all: %s', async (language) => {
  const texts = textsOf(language)
  await texts.load('booking')
  for (const isOnline of [true, false]) {
    const [one, all] = [[transfer], [transfer, back]].map((rides) => paymentTerms(rides, isOnline, 'rides', texts))
    expect(all).not.toContain(one!.replace(/\.$/, ''))
    expect(all).toContain(texts.in('booking').paying.inEither)
    expect(all!.match(/[.。]/g)).toHaveLength(1)
  }
})

test('only a pickup at the airport of which nothing said may name a flight lacks it', () => {
  expect(lacksFlight(transfer)).toBe(true)
  expect(lacksFlight({ ...transfer, details: 'UL504' })).toBe(false)
  expect(lacksFlight({ ...transfer, details: UNSHOWN })).toBe(false)
  expect(lacksFlight({ ...transfer, details: 'A wheelchair that folds' })).toBe(true)
  expect(lacksFlight({ ...transfer, flight: 'UL504' })).toBe(false)
  expect(lacksFlight({ ...transfer, pickup: 'Ella', dropoff: 'CMB' })).toBe(false)
  expect(lacksFlight(tour)).toBe(false)
})

test.each([
  'Room 12',
  'room no. 12',
  'room number 12',
  'Villa #3',
  'Suite 7',
  'bungalow 4',
  'Zimmer Nr. 12',
  'Zimmernummer 12',
  'Chambre n° 12',
  'chambre 12',
  'комната 12',
  'Отель Pagoda, номер 12',
  'вилла №3',
  '房间12',
  '别墅 3',
])('the number of a room is no flight: %s', (details) => {
  expect(lacksFlight({ ...transfer, details })).toBe(true)
})

test.each([
  '504',
  'Emirates 650',
  'Villa, UL504',
  'villa UL504',
  'Room 12, UL504',
  'Zimmer 12, Flug 650',
  '房间12 航班 UL504',
  'рейс номер 504',
  'номер рейса 504',
])('what looks like a flight is one, also beside a room: %s', (details) => {
  expect(lacksFlight({ ...transfer, details })).toBe(false)
})

test.each([
  ['Ann Mary Smith', 'Ann M. S.'],
  ['Smith', 'S…'],
  ['', ''],
  ['  — !', ''],
  ['Anne & Peter Smith', 'Anne & Peter S.'],
  ['Anne&Peter Smith', 'Anne & Peter S.'],
  ['Anne and Peter Smith', 'Anne and Peter S.'],
  ['Anna und Karl von der Heide', 'Anna und Karl v. d. H.'],
  ['Marie et Jean-Pierre Dupont', 'Marie et Jean-Pierre D.'],
  ['Анна и Пётр Ивановы', 'Анна и Пётр И.'],
  ['王 小明 和 李 华', '王 小. 和 李 华.'],
  ['王小明', '王…'],
  ['Anne Smith & Peter Jones', 'Anne S. & Peter J.'],
  ['Anne Smith & Jones', 'Anne S. & J…'],
  ['Anne & Peter', 'Anne & P…'],
  ['Anne, Peter & Tom Smith', 'Anne, P. & Tom S.'],
  ['Mr & Mrs Smith', 'Mr & Mrs S.'],
  ['Familie Müller', 'Familie M.'],
  ['José Ortega y Gasset', 'José O. y. G.'],
  ["Sinéad O'Brien", 'Sinéad O.'],
  ['Nguyễn Văn An', 'Nguyễn V. A.'],
  ['Mohammed bin Salman', 'Mohammed b. S.'],
  ['محمد علي', 'محمد ع.'],
  ['නිමල් පෙරේරා', 'නිමල් ප.'],
  ['김민수', '김…'],
  ['Anne &', 'A…'],
  ['& Anne', 'A…'],
  ['Anne & & Peter Smith', 'Anne & Peter S.'],
  ['&', ''],
])('on the page the sign "%s" is "%s": it does not say who travels, and of two guests it names both', (name, said) => {
  expect(nameHint(name)).toBe(said)
})

test.each([
  ["Adam's Peak", '22:00', 'Start of the climb: Saturday 6 March 2027'],
  ["Adam's Peak", '01:00', null],
  ['Yala national park', '23:30', 'Start at the gate: Saturday 6 March 2027'],
  ['Yala national park', '13:00', null],
])('a tour of %s with a pickup at %s names its day: %s', (park, pickupTime, line) => {
  const ride = { ...tour, park, pickup: 'Colombo', dropoff: 'Colombo', distanceKm: 300, pickupTime }
  expect(lines(ride).find((each) => each.startsWith('Start')) ?? null).toBe(line)
  // Who waits at the gate is picked up there.
  expect(lines({ ...ride, pickup: park }).some((each) => each.startsWith('Start'))).toBe(false)
})
