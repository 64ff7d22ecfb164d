import { describe, expect, test } from 'vitest'
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { type SearchedRide, soughtBy, wordsOfBooking, wordsOfNote, wordsOfRide } from '#domain/bookings/search-words.ts'

const ride = (told: Parameters<typeof driverNotes>[0], other: Partial<SearchedRide> = {}): SearchedRide => ({
  ...driverNotes(told),
  pickup: 'Colombo',
  dropoff: 'Kandy',
  via: null,
  park: null,
  ...other,
})

/** As the database looks: whether one of the rows begins with what is sought. */
function finds(typed: string, rows: readonly string[]): boolean {
  const { whole, words } = soughtBy(typed)
  const holds = (beginnings: readonly string[]) =>
    beginnings.some((beginning) => rows.some((row) => row.startsWith(beginning)))
  return holds(whole) || (words.length > 0 && words.every(holds))
}

describe('a name is found', () => {
  test.each([
    ['Jörg Łukasz Müller', ['jorg', 'MÜLLER', 'muller', 'Mueller', 'lukasz', 'jorg lukasz', 'muller jorg', 'j muller']],
    ['Joerg Mueller', ['Jörg Müller', 'muller']],
    ["Siobhan O'Brien", ['obrien', 'o brien', "o'brien", 'O’Brien', 'o-brien', 'brien']],
    ['Anne-Marie de la Cruz', ['annemarie', 'anne marie', 'marie de la', 'delacruz', 'cruz anne']],
    ['Søren Strauß', ['soren', 'strauss', 'Strauß']],
    ['Иванов Алексей', ['иванов', 'алексей', 'ИВАНОВ']],
    ['王小明', ['王小明', '小明', '王']],
    ['ශ්‍රී ලංකාව', ['ශ්‍රී', 'ලංකාව']],
    ['Samuel', ['samuel', 'samue', 'Samule', 'Smauel', 'asmuel']],
    ['Jonathan Smith', ['Jonahtan', 'Smiht', 'Jonahtan Smiht', 'onathan', 'than']],
  ])('%s', (guestName, typed) => {
    const rows = wordsOfRide(ride({ guestName }), 1)
    for (const text of typed) expect(finds(text, rows), text).toBe(true)
  })

  test('and not by other letters', () => {
    const rows = wordsOfRide(ride({ guestName: 'Jonathan Smith' }), 1)
    for (const text of ['Smitt', 'Smith Jones', 'htims', '%', "' or 1=1 --", 'x'.repeat(500)])
      expect(finds(text, rows), text).toBe(false)
  })
})

test('places, flights and cars are found with and without spaces, hyphens and capitals', () => {
  const rows = wordsOfRide(
    ride(
      { flight: 'UL504', details: 'Two surf-boards, please' },
      { pickup: 'Jetwing Lagoon', via: [{ place: 'Galle Face Hotel' }], driverCar: 'CAB-1234, white' },
    ),
    1,
  )
  for (const text of [
    'UL 504',
    'ul-504',
    'ul504',
    '504',
    'jet wing',
    'jetwing lagoon',
    'JetWingLagoon',
    'lagoon',
    'Lagoon Jetwing',
    'goon',
    'galleface',
    'galle face hotel',
    'hotel galle',
    'cab1234',
    'cab 1234',
    'CAB-12',
    '1234',
    'surfboards',
    'surf boards',
  ])
    expect(finds(text, rows), text).toBe(true)
  // Figures are another flight and another car when they are swapped.
  for (const text of ['UL540', 'cab 1243']) expect(finds(text, rows), text).toBe(false)
})

test('a flight is no guest of that line whose phone number has the figures', () => {
  const rows = [
    ...wordsOfRide(ride({ flight: 'UL226' }), 1),
    ...wordsOfBooking({ reference: 'K7Q2-M4XT-9BHE', email: '', phone: '+4479504112' }),
  ]
  expect(finds('UL 504', rows)).toBe(false)
})

test('a phone number is found by any four of its figures in a row, however it is written', () => {
  const rows = wordsOfBooking({ reference: 'K7Q2-M4XT-9BHE', email: '', phone: '+94771234567' })
  for (const text of ['+94 77 123 4567', '077 123 4567', '0094771234567', '(077) 1234-567', '4567', '…4567', '1234'])
    expect(finds(text, rows), text).toBe(true)
  for (const text of ['4568', '77 321', '0771234568']) expect(finds(text, rows), text).toBe(false)
  expect(finds('771234', wordsOfRide(ride({}, { driverPhone: '+94771234567' }), 1))).toBe(true)
})

test('a reference is found by any part of it, with letters for the figures that look like them', () => {
  const rows = wordsOfBooking({ reference: 'K7Q2-M401-9BHE', email: '', phone: '' })
  for (const text of ['q2m4', 'K7Q2 M4', 'k7q2-m4oi-9b']) expect(finds(text, rows), text).toBe(true)
})

test('an address of mail is found by a part of it', () => {
  const rows = wordsOfBooking({ reference: 'K7Q2-M4XT-9BHE', email: 'annsmith84@example.com', phone: '' })
  for (const text of ['annsmith84@example.com', 'ANNSMITH', 'smith', 'ann.smith84', '@example'])
    expect(finds(text, rows), text).toBe(true)
})

test('whatever is typed, a booking has at most a thousand rows beside notes, and no row is long', () => {
  const hostile = Array.from({ length: 500 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
  const long = ride(
    { details: hostile.repeat(3), guestName: hostile, pickupAddress: hostile, flight: 'x'.repeat(5000) },
    { pickup: '𝒳'.repeat(3000), driverName: hostile },
  )
  for (const rides of [1, 2, 16, 31]) {
    const rows = wordsOfRide(long, rides)
    const contact = wordsOfBooking({ reference: 'K7Q2-M4XT-9BHE', email: `${hostile}@example.com`, phone: hostile })
    expect(contact.length + rides * rows.length).toBeLessThanOrEqual(1000)
    expect(Math.max(...[...rows, ...contact].map((row) => [...row].length))).toBeLessThanOrEqual(20)
    for (const row of rows) expect(row.isWellFormed()).toBe(true)
  }
  expect(wordsOfNote(hostile)).toHaveLength(100)
})

test('what is sought is bounded, too', () => {
  const { whole, words } = soughtBy('ab cd efghijklmno '.repeat(1000))
  expect(whole.length + words.flat().length).toBeLessThan(200)
  expect(soughtBy('').whole).toEqual([])
  expect(soughtBy('… - !').whole).toEqual([])
})
