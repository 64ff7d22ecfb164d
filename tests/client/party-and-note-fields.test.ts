import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DRIVER_NOTES } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { booking } from '#domain/languages/en/booking.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import { LanguageContext } from '#client/languages/language.tsx'
import { textsOf } from '#domain/languages/texts.ts'

const both = (name: string) => ({ transfer: name, tour: name })
Object.assign(DRIVER_NOTES, {
  skis: { value: 'count', call: both('skis'), range: { least: 0, most: () => 4 } },
  roomNumber: { value: 'line', call: both('room'), max: 12 },
  wishes: { value: 'text', call: { transfer: 'wishes', tour: null }, max: 50 },
})
Object.assign(booking.notes, { skis: 'Skis', roomNumber: 'Room', wishes: 'Wishes' })
Object.assign(booking.noteFields, { roomNumber: 'Number of your room' })
// They read the table when they are loaded.
const { FORMS, isHouse, textNotes } = await import('#client/booking/form/form-fields.ts')
const { fieldError, requestOf } = await import('#client/booking/form/form-checks.ts')
const { addressOfTour } = await import('#client/booking/form/planned-way.ts')
const { DriverFields, PartyFields } = await import('#client/booking/fields/party-and-note-fields.tsx')

const { CarsNote } = await import('#client/booking/availability-note.tsx')
const { twoInstead } = await import('#client/booking/availability.tsx')

const english = textsOf('en')
await english.load('site', 'form', 'booking', 'journey')

const quote = { distance: 36, duration: '55 mins' } as Extract<BookingSubject, { kind: 'transfer' }>['fare']['quote']
const transfer = { kind: 'transfer', fare: { pickup: 'Galle', dropoff: 'Mirissa', quote } } as const
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

test.each([transfer, tour])('what is new in the table is in the form, is checked and is sent: %o', (subject) => {
  const html = renderToStaticMarkup(
    createElement(
      LanguageContext,
      { value: english },
      createElement(PartyFields, {
        subject,
        errors: {},
        plan: null,
        wholePriceIn: () => null,
        isLoading: false,
        none: [],
      }),
      createElement(DriverFields, { subject, errors: { room: 'Too long' } }),
    ),
  )
  expect(html).toMatch(/<div class="ride__party">.*Skis.*name="skis".*<\/div>/)
  expect(html).toContain('Number of your room')
  expect(html).toContain('Too long')
  // It is said, and nothing is cut while it is typed.
  expect(html).not.toContain('maxLength="12"')
  expect(fieldError(subject.kind, 'room', 'x'.repeat(12))).toBeUndefined()
  expect(fieldError(subject.kind, 'room', 'x'.repeat(13))).toBe('text-too-long 12')
  // Each field names its own error and hint for screen readers, and none that is not there.
  const named = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids]) => ids!.split(' '))
  expect(named.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
  expect(html).toMatch(/<input[^>]*aria-describedby="[^"]+-error/)
  expect(Object.keys(FORMS[subject.kind].schemas)).toEqual(expect.arrayContaining(['skis', 'room']))
  const values = { vehicle: 'Van - LKR 1 (USD 1)', skis: '2', room: '', wishes: 'Tea' }
  const { details } = requestOf(subject, values, '')
  expect(details).toMatchObject({ skis: '2' })
  expect(details).not.toHaveProperty('room')
})

test.each([
  ['Vivanta Airport Garden Hotel', true],
  ['Lotus Guest House', true],
  ['Jetwing Beach', false],
  ['Negombo', false],
  ['Linngala', false],
])('%s is a house that a guest named: %s', (name, house) => {
  expect(isHouse(name)).toBe(house)
})

test.each([
  [
    'a larger party',
    '2027-03-01',
    undefined,
    '/journey?stop1=Ella&stop2=Yala+national+park&stop3=Ella&start=2027-03-01',
  ],
  [
    'the night before',
    '2027-03-01',
    'Tissamaharama',
    '/journey?stop1=Ella&stop2=Tissamaharama&nights2=1&stop3=Yala+national+park&stop4=Ella&start=2027-02-28',
  ],
  ['no day yet', undefined, undefined, '/journey?stop1=Ella&stop2=Yala+national+park&stop3=Ella'],
])('a tour goes to the planner with its day: %s', (_, day, town, address) => {
  expect(addressOfTour(tour, 7, day, town)).toBe(`${address}&travelers=7`)
})

test('a text stands among the fields of the form of its kind', () => {
  expect(textNotes('transfer')).toEqual(['details', 'wishes'])
  expect(textNotes('tour')).toEqual(['details'])
  expect(FORMS.transfer.names).toMatchObject({ details: 'flightdetails', wishes: 'wishes' })
})

test('where two are booked, two of another class are offered in the words of the price above', () => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"countsCars":true}' }) })
  const rides = [
    { key: '0', cars: { vehicle: 'mini', cars: 'none', otherVehicle: 'van' }, isTour: false, timeField: 't' },
  ]
  const offer = (more: object) =>
    renderToStaticMarkup(
      createElement(
        LanguageContext,
        { value: english },
        createElement(CarsNote, {
          rides: rides as never,
          inRupees: false,
          priceIn: () => ({ usd: 194, lkr: 1 }),
          ...more,
        }),
      ),
    )
  expect(offer({})).toContain('Take the Van for USD 194')
  expect(offer({ takeTwo: english.in('journey').total.takeTwo })).toContain('Take two Vans for USD 194')
  vi.unstubAllGlobals()
})

test.each([
  ['all that take it are on the road', { travelers: 4, bags: 0 }, ['van'], 'mini'],
  ['one that takes it is free', { travelers: 3, bags: 3 }, ['mini', 'van'], null],
  ['two smaller ones are on the road, too', { travelers: 4, bags: 0 }, ['mini', 'van'], null],
  // Nobody rides in the other one: the planner books one vehicle, too.
  ['a single traveler has much luggage', { travelers: 1, bags: 5 }, ['van'], null],
])('two vehicles take a party where %s: %o, none of %o, gives %s', (_, party, none, each) => {
  expect(twoInstead(party, none)).toBe(each)
})
