import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { notesFromCall, TourBookingSchema, TransferBookingSchema } from '#domain/bookings/request/details.ts'
import {
  type DriverNote,
  noteFieldLabel,
  noteMax,
  notesOf,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { readNote } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { fieldProblem, fieldText } from '#domain/quotes/field-problems.ts'

const transfer = {
  pickup: 'Colombo',
  dropoff: 'Kandy',
  email: 'ann@example.com',
  phone: '+44 7911 123456',
  distance: 116,
  duration: '3 hours',
  pickupdate: '2027-03-01',
  pickuptime: '09:30',
  vehicle: 'Mini Car - LKR 21480 (USD 74)',
  flightdetails: 'UL504, lands 08:40',
}
const tour = {
  park: 'Yala national park',
  rates: 128,
  type: 'Half Day',
  travelers: 1,
  pickup: 'Ella',
  dropoff: 'Galle',
  pickupDate: '2027-03-01',
  pickupTime: '05:00',
  phone: '+94771234567',
  email: 'ann@example.com',
  notes: '',
}

const transferFailures = (change: object) => {
  const result = v.safeParse(TransferBookingSchema, { bookingDetails: { ...transfer, ...change } })
  return (result.issues ?? []).map((issue) => v.getDotPath(issue))
}
const tourFailures = (change: object) => {
  const result = v.safeParse(TourBookingSchema, { bookFormDetails: { ...tour, ...change } })
  return (result.issues ?? []).map((issue) => v.getDotPath(issue))
}

test('a complete form passes, for a transfer and for a tour', () => {
  expect(transferFailures({})).toEqual([])
  expect(tourFailures({})).toEqual([])
})

test('each child seat needs a traveler, where their number is said', () => {
  expect(transferFailures({ passengers: '2', childseats: '3' })).toEqual(['bookingDetails.childseats'])
  expect(transferFailures({ passengers: 2, childseats: 2 })).toEqual([])
  expect(transferFailures({ childseats: '3' })).toEqual([])
  expect(tourFailures({ travelers: 1, childSeats: '2' })).toEqual(['bookFormDetails.childSeats'])
  expect(tourFailures({ travelers: 2, childSeats: '2' })).toEqual([])
})

test('numbers may be text, as a form sends them', () => {
  expect(
    v.parse(TransferBookingSchema, { bookingDetails: { ...transfer, distance: '116' } }).bookingDetails.distance,
  ).toBe(116)
  expect(
    v.parse(TourBookingSchema, { bookFormDetails: { ...tour, travelers: '3', rates: '195' } }).bookFormDetails,
  ).toMatchObject({ travelers: 3, rates: 195 })
})

test('flight details and notes may be missing', () => {
  expect(
    v.parse(TransferBookingSchema, { bookingDetails: { ...transfer, flightdetails: undefined } }).bookingDetails
      .flightdetails,
  ).toBe('')
  expect(v.parse(TourBookingSchema, { bookFormDetails: { ...tour, notes: null } }).bookFormDetails.notes).toBe('')
})

test('a note keeps its lines and letters, and loses invisible characters', () => {
  const { flightdetails } = v.parse(TransferBookingSchema, {
    bookingDetails: { ...transfer, flightdetails: ' UL504\r\n\n\n\nඅටුවා\u202E\u0000\u001B[31m  2 bags ' },
  }).bookingDetails
  expect(flightdetails).toBe('UL504\n\nඅටුවා[31m 2 bags')
})

const TOLD = {
  guestname: 'Ann Smith',
  passengers: 5,
  bags: 6,
  childseats: 1,
  flight: 'UL504',
  pickupaddress: '12 Lake Road',
  dropoffaddress: 'Villa Sunrise',
}

const told = (change: object) =>
  v.parse(TransferBookingSchema, { bookingDetails: { ...transfer, ...change } }).bookingDetails

describe('what is told to the driver', () => {
  test('is taken as it is, or cleaned', () => {
    expect(told(TOLD)).toMatchObject(TOLD)
    expect(told({ guestname: ' Ann\r\n\u202ESmith\u0000 ', passengers: ' 5 ', bags: '0' })).toMatchObject({
      guestname: 'Ann Smith',
      passengers: 5,
      bags: 0,
    })
  })
  test.each([
    ['ul 504', 'UL504'],
    ['6E-1174', '6E1174'],
    ['SriLankan', null],
    ['ALK504', 'ALK504'],
    ['ＵＬ５０４', 'UL504'],
    ['QR 656a', 'QR656A'],
    ['UL', null],
    ['UL50412', null],
    ['12345', null],
    ['UL504, lands 08:40', 'UL504'],
    ['Qatar QR 656', 'QR656'],
    ['QR 656, AT 22.15', 'QR656'],
    ['QR 656, then UL 504', null],
    ['lands at 22.15', null],
  ])('the flight %j is %j', (typed, flight) => {
    const result = v.safeParse(TransferBookingSchema, { bookingDetails: { ...transfer, flight: typed } })
    expect(
      result.success ? (result.output as { bookingDetails: { flight?: string } }).bookingDetails.flight : null,
    ).toBe(flight)
  })
  test.each([
    ['absent', {}],
    ['null', Object.fromEntries(Object.keys(TOLD).map((field) => [field, null]))],
    ['empty', Object.fromEntries(Object.keys(TOLD).map((field) => [field, ' ']))],
  ])('%s is nothing, so that the same post stays the same', (_, change) => {
    expect(JSON.parse(JSON.stringify(told(change)))).toEqual(JSON.parse(JSON.stringify(told({}))))
    expect(told(change).flight).toBeUndefined()
  })
  test('is the same for a tour, whose travelers are part of its price', () => {
    const fields = {
      guestName: 'Ann',
      bags: 2,
      childSeats: 0,
      flight: 'UL504',
      pickupAddress: 'a',
      dropoffAddress: 'b',
    }
    expect(
      v.parse(TourBookingSchema, { bookFormDetails: { ...tour, ...fields, flight: 'ul504' } }).bookFormDetails,
    ).toMatchObject(fields)
    expect(tourFailures({ flight: 'x', bags: 31, guestName: 7, golfBags: 10, prams: -1 })).toEqual([
      'bookFormDetails.flight',
      'bookFormDetails.guestName',
      'bookFormDetails.bags',
      'bookFormDetails.golfBags',
      'bookFormDetails.prams',
    ])
  })
})

test('what the two calls name differently is one', () => {
  const said = {
    flight: 'UL504',
    pickupAddress: '12 Lake Road',
    dropoffAddress: 'Villa Sunrise',
    guestName: 'Ann Smith',
    bags: 6,
    childSeats: 1,
    ...Object.fromEntries(BULKY_THINGS.map((thing) => [thing, null])),
    surfboards: 2,
    fixedWheelchairs: 1,
    details: 'Two surfboards',
  }
  expect(
    notesFromCall('transfer', told({ ...TOLD, surfboards: '2', fixedwheelchairs: 1, flightdetails: 'Two surfboards' })),
  ).toEqual({
    ...said,
    travelers: 5,
  })
  const { details, ...others } = said
  const { bookFormDetails } = v.parse(TourBookingSchema, { bookFormDetails: { ...tour, ...others, notes: details } })
  // How many take a tour is no note: it is part of the price.
  expect(notesFromCall('tour', bookFormDetails)).toEqual({ ...said, travelers: null })
  expect(notesFromCall('transfer', told({ flightdetails: '' }))).toEqual({
    flight: '',
    pickupAddress: '',
    dropoffAddress: '',
    guestName: '',
    travelers: null,
    bags: null,
    childSeats: null,
    ...Object.fromEntries(BULKY_THINGS.map((thing) => [thing, null])),
    details: '',
  })
})

test.each<[DriverNote, unknown, object]>([
  ['flight', 'ul 504', { value: 'UL504' }],
  ['flight', 'noon', { problem: fieldProblem('not-a-flight') }],
  ['flight', '', { value: '' }],
  ['bags', '3', { value: 3 }],
  ['bags', '１２', { value: 12 }],
  ['bags', '１．５', { problem: fieldProblem('count-out-of-range', 0, 30) }],
  ['bags', '', { value: null }],
  ['bags', '31', { problem: fieldProblem('count-out-of-range', 0, 30) }],
  ['travelers', '21', { problem: fieldProblem('count-out-of-range-ask', 1, 20) }],
  ['guestName', ' Ann\nSmith ', { value: 'Ann Smith' }],
  // Nothing in a name is a link, where it is written in a text of ours.
  ['guestName', 'https://evil.com/pay Ann', { value: 'https: //evil. com/pay Ann' }],
  ['guestName', 'www.оплата.рф ann@evil。com', { value: 'www. оплата. рф ann@evil。 com' }],
  ['guestName', 'Dr. J. St. John-O’Neil Jr.', { value: 'Dr. J. St. John-O’Neil Jr.' }],
  ['pickupAddress', 'https://maps.app.goo.gl/x', { value: 'https://maps.app.goo.gl/x' }],
  ['details', undefined, { value: '' }],
  ['details', 'x'.repeat(301), { problem: fieldProblem('text-too-long', 300) }],
])('%s typed as %j alone is %j', (name, typed, read) => {
  expect(readNote(name, 'transfer', typed)).toEqual(read)
})

test('a kind has its own words and limits for the same note', () => {
  expect([noteFieldLabel('details', 'transfer', ENGLISH_TEXTS), noteMax('details', 'transfer')]).toEqual([
    'Flight or room details',
    300,
  ])
  expect([noteFieldLabel('details', 'tour', ENGLISH_TEXTS), noteMax('details', 'tour')]).toEqual([
    'Additional notes',
    1000,
  ])
  expect(notesOf('transfer').filter((name) => !notesOf('tour').includes(name))).toEqual(['travelers'])
})

describe("a transfer's booking is refused", () => {
  test.each([
    ['email', ''],
    ['email', 'ann'],
    ['email', 'ann@example'],
    ['email', 'ann@@example.com'],
    ['email', 'a..b@example.com'],
    ['email', 'ann@exa mple.com'],
    ['email', 'ann@example.com\r\nBcc: all@example.com'],
    ['email', 'ann@example.com\n'],
    ['email', 'ann@example.com, bob@example.com'],
    ['email', 'Ann <ann@example.com>'],
    ['email', `${'a'.repeat(65)}@example.com`],
    ['email', `ann@${'a.'.repeat(130)}com`],
    ['email', 'ann@-example.com'],
    ['email', '"><script>@example.com'],
    // Cleaning opens no door: no second line, no second address, no other host, no letters that look alike.
    ['email', 'ann@exam\nple.com'],
    ['email', 'ann@example.com\u2028Bcc: all@example.com'],
    ['email', 'ann\u0000@example.com'],
    ['email', 'ann@m\u00FCller.de\r\nBcc: all@example.com'],
    ['email', 'ann@m\u00FCller.de\t,bob@example.com'],
    ['email', 'ann\uFF1Cann@example.com\uFF1E'],
    ['email', 'ann@m\u00FCller.de\uFF0Cbob@example.com'],
    ['email', 'ann@m\u00FCller.de/evil.com'],
    ['email', 'ann@m\u00FCller.de:25'],
    ['email', 'ann@m\u00FCller%2Ede'],
    ['email', 'ann@m\u00FCller.de\\@evil.com'],
    ['email', 'ann@ex\u0430mple.com'],
    ['email', 'ann@\u0440aypal.com'],
    ['email', 'm\u00FCller@example.com'],
    ['email', 'ann@m\u00FCller'],
    ['email', 'ann@m\u00FCller..de'],
    ['email', 'ann@-m\u00FCller.de'],
    ['email', 'ann@\u{1F600}.de'],
    ['email', `ann@${'\u00FC'.repeat(70)}.de`],
    ['email', 'ann@\uFF11\uFF12\uFF17.\uFF10.\uFF10.\uFF11'],
    ['phone', ''],
    ['phone', '1234'],
    ['phone', 'call me'],
    ['phone', '+94 77 123 4567\r\nX: y'],
    ['phone', '+94 77 123 4567\u2028x'],
    ['phone', '+94 77 123 4567;phone-context=evil.com'],
    ['phone', '+94 77 123 4567\u0000'],
    ['phone', '\uFF1Cb\uFF1E0771234567'],
    ['phone', '\u200B'],
    ['phone', '1'.repeat(41)],
    ['phone', '<b>0771234567</b>'],
    ['pickupdate', ''],
    ['pickupdate', '2027-02-30'],
    ['pickupdate', '01/03/2027'],
    ['pickuptime', ''],
    ['pickuptime', '25:00'],
    ['pickuptime', '9:30 am'],
    ['vehicle', ''],
    ['vehicle', 'Bus - LKR 1 (USD 1)'],
    ['distance', 0],
    ['distance', -5],
    ['distance', 1.5],
    ['distance', 1101],
    ['distance', 'far'],
    ['distance', Number.NaN],
    ['duration', ''],
    ['duration', '0 mins'],
    ['pickup', ''],
    ['pickup', 'Refund at evil.com'],
    ['dropoff', 'x'.repeat(161)],
    ['flightdetails', 'x'.repeat(301)],
    ['flightdetails', 7],
    ['guestname', 'x'.repeat(81)],
    ['guestname', {}],
    ['passengers', 0],
    ['passengers', 21],
    ['passengers', '1e1'],
    ['passengers', 1.5],
    ['bags', -1],
    ['bags', 31],
    ['bags', 'many'],
    ['bags', true],
    ['childseats', 7],
    ['flight', 504],
    ['flight', 'x'.repeat(21)],
    ['pickupaddress', 'x'.repeat(161)],
    ['dropoffaddress', []],
  ])('for %s being %j', (field, value) => {
    expect(transferFailures({ [field]: value })).toContain(`bookingDetails.${field}`)
  })
  test.each(['email', 'phone', 'pickupdate', 'pickuptime', 'vehicle', 'pickup', 'dropoff', 'distance', 'duration'])(
    'without %s',
    (field) => {
      expect(transferFailures({ [field]: undefined })).toContain(`bookingDetails.${field}`)
    },
  )
})

describe("a tour's booking is refused", () => {
  test.each([
    ['travelers', 0],
    ['travelers', 7],
    ['travelers', 1.5],
    ['travelers', '-1'],
    ['travelers', 'two'],
    ['type', 'Two Days'],
    ['type', 'half day'],
    ['rates', 0],
    ['rates', 12.5],
    ['pickupDate', '2027-02-30'],
    ['pickupTime', '5'],
    ['park', ''],
    ['dropoff', 'www.evil'],
    ['email', 'x'],
    ['phone', ''],
    ['notes', 'x'.repeat(1001)],
  ])('for %s being %j', (field, value) => {
    expect(tourFailures({ [field]: value })).toContain(`bookFormDetails.${field}`)
  })
})

test.each(["o'brien+taxi@mail.example.co.uk", 'a@b.museum', 'x_1@xn--bcher-kva.example'])(
  '%s is an e-mail address',
  (email) => {
    expect(transferFailures({ email })).toEqual([])
  },
)

test('an e-mail address loses the spaces around it; its name keeps its capitals, its domain does not', () => {
  expect(
    v.parse(TransferBookingSchema, { bookingDetails: { ...transfer, email: '  Ann.Lee@Example.COM ' } }).bookingDetails
      .email,
  ).toBe('Ann.Lee@example.com')
})

test.each([
  ['info@m\u00FCller.de', 'info@xn--mller-kva.de'],
  ['Info@M\u00DCLLER.DE', 'Info@xn--mller-kva.de'],
  // As Chromium's field gives it.
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
  ['ann@\u043F\u043E\u0447\u0442\u0430.\u0440\u0444', 'ann@xn--80a1acny.xn--p1ai'],
  ['ann@\u4F8B\u5B50.\u4E2D\u56FD', 'ann@xn--fsqu00a.xn--fiqs8s'],
  ['ann@\u4F8B\u5B50\u3002\u4E2D\u56FD', 'ann@xn--fsqu00a.xn--fiqs8s'],
  ['ann@stra\u00DFe.de', 'ann@xn--strae-oqa.de'],
  ['\uFF41\uFF4E\uFF4E\uFF20\uFF45\uFF58\uFF41\uFF4D\uFF50\uFF4C\uFF45\uFF0E\uFF43\uFF4F\uFF4D', 'ann@example.com'],
])('%s is mailed to as %s', (email, stored) => {
  expect(told({ email }).email).toBe(stored)
  expect(told({ email: stored }).email).toBe(stored)
})

const firstMessages = (bookingDetails: object) =>
  v
    .safeParse(TransferBookingSchema, { bookingDetails }, { abortPipeEarly: true })
    .issues!.map((issue) => fieldText(issue.message))

test('every message is a sentence for the customer', () => {
  expect(firstMessages({ ...transfer, email: '', phone: '', pickupdate: '', pickuptime: '', vehicle: '' })).toEqual([
    'Enter your e-mail address',
    'Enter your phone number',
    'Choose a pickup date',
    'Choose a pickup time',
    'Choose a vehicle',
  ])
  expect(new Set(firstMessages({}))).toEqual(new Set(['This field is needed']))
})
