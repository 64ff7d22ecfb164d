import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FieldTexts, keepInDraft, keepInTab, readDraft } from '#client/booking/form/draft-storage.ts'
import { takeAskedBooking } from '#client/booking/form/booking-from-link.ts'
import { dropDraft, draftWithContacts, noteUnsent } from '#client/booking/form/form-draft.ts'
import { noteRide, takeRide } from '#client/booking/form/rides-by-page.ts'
import { startOf } from '#client/booking/fields/pickup-start.ts'
import { forget, recall } from '#client/device/storage.ts'
import { keepTypedAddress } from '#client/places/typed-address.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'

const KINDS = ['transfer', 'tour', 'journey'] as const

const visitPage = (pathname: string, search = '') => vi.stubGlobal('location', { pathname, search })

beforeEach(() => {
  visitPage('/transfer/taxi-from-Galle-to-Ella')
  KINDS.forEach(dropDraft)
  forget('asked-at')
})

test.each(KINDS.flatMap((typed) => KINDS.filter((kind) => kind !== typed).map((kind) => ({ typed, kind }))))(
  'contacts typed for a $typed are there for a $kind, and nothing else is',
  ({ typed, kind }) => {
    keepInDraft(typed, { phone: '07911 123456', country: 'GB', email: 'ann@example.com', date: '2027-01-01' })
    expect(draftWithContacts(kind)).toEqual({ phone: '07911 123456', country: 'GB', email: 'ann@example.com' })
  },
)

test('what was typed into the form itself stays, and a number keeps its own country', () => {
  keepInDraft('transfer', { phone: '07911 123456', country: 'GB', email: 'ann@example.com' })
  keepInDraft('tour', { phone: '077 123 4567', country: '', email: '' })
  expect(draftWithContacts('tour')).toEqual({ phone: '077 123 4567', country: '', email: 'ann@example.com' })
})

describe('each ride has its own page', () => {
  const GALLE = { pickup: 'Galle', dropoff: 'Ella' }
  const KANDY = { pickup: 'Ella', dropoff: 'Kandy' }
  const ANN = { phone: '07911 123456', country: 'GB', email: 'ann@example.com' }
  const FIRST = { date: '2026-12-12', time: '13:25', flight: 'UL504', details: 'first ride note' }
  const SECOND = { date: '2026-12-15', time: '09:40', details: 'second ride note' }
  const PARTY = { vehicle: 'van', passengers: '5', guestname: 'Ann' }
  /** What is typed into the form of the page. */
  const type = (fields: FieldTexts) => {
    noteRide('transfer')
    keepInDraft('transfer', fields)
  }
  const leaveFor = (path: string, ends: typeof GALLE, isSame = false) => {
    visitPage(path)
    return takeRide('transfer', ends, isSame)
  }
  const FROM_GALLE = '/transfer/taxi-from-Galle-to-Ella'
  const FROM_ELLA = '/transfer/taxi-from-Ella-to-Kandy'

  test('the way back finds its day, hour, flight and note; the party and its contacts go along', () => {
    type({ ...ANN, ...PARTY, ...FIRST })
    expect(leaveFor(FROM_ELLA, KANDY)).toBe(true)
    expect(readDraft('transfer')).toEqual({ ...ANN, ...PARTY })
    type({ ...SECOND, email: 'bob@example.com' })
    expect(leaveFor(FROM_GALLE, GALLE)).toBe(true)
    expect(readDraft('transfer')).toEqual({ ...ANN, ...PARTY, ...FIRST, email: 'bob@example.com' })
    expect(leaveFor(`/de${FROM_ELLA}`, KANDY)).toBe(true)
    expect(readDraft('transfer')).toEqual({ ...ANN, ...PARTY, ...SECOND, email: 'bob@example.com' })
    expect(leaveFor(FROM_ELLA, KANDY)).toBe(false)
  })

  test('who changes a place of the ride takes all of it along', () => {
    type({ ...ANN, ...FIRST })
    expect(leaveFor(FROM_ELLA, KANDY, true)).toBe(false)
    expect(readDraft('transfer')).toEqual({ ...ANN, ...FIRST })
  })

  test('a house at one of its ends is the one that was typed for it, and serves the next ride from there', () => {
    keepTypedAddress('Ella', 'Villa Rose')
    type({ ...FIRST, dropoffaddress: 'Villa Rose' })
    leaveFor(FROM_ELLA, KANDY)
    expect(recall('typed-address:Ella')).toBe('Villa Rose')
    keepTypedAddress('Ella', 'Hotel Blue')
    type({ ...SECOND, pickupaddress: 'Hotel Blue' })
    leaveFor(FROM_GALLE, GALLE)
    expect(recall('typed-address:Ella')).toBe('Villa Rose')
    leaveFor(FROM_ELLA, KANDY)
    expect(recall('typed-address:Ella')).toBe('Hotel Blue')
  })

  test('what was typed nowhere stays nowhere, a booking leaves none of them, and a day is the longest', () => {
    keepInDraft('transfer', ANN)
    expect(leaveFor(FROM_ELLA, KANDY)).toBe(false)
    type(SECOND)
    leaveFor(FROM_GALLE, GALLE)
    type(FIRST)
    dropDraft('transfer')
    leaveFor(FROM_ELLA, KANDY)
    expect(readDraft('transfer')).toEqual({})
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    type(SECOND)
    vi.advanceTimersByTime(DAY_MS + 1)
    leaveFor(FROM_GALLE, GALLE)
    leaveFor(FROM_ELLA, KANDY)
    expect(readDraft('transfer')).toEqual({})
    vi.useRealTimers()
  })

  test('of many long notes the last ones are kept', () => {
    for (const n of Array.from({ length: 12 }, (_, i) => String(i))) {
      type({ date: '2026-12-12', details: n.repeat(4000).slice(0, 4000) })
      leaveFor(`/transfer/taxi-from-Galle-to-${n}`, GALLE)
    }
    expect(recall('booking-rides:transfer')!.length).toBeLessThan(20_000)
    leaveFor('/transfer/taxi-from-Galle-to-10', GALLE)
    expect(readDraft('transfer').details).toContain('1111')
  })
})

const now = new Date('2026-12-01T12:00:00+05:30')
const ASKED = '?date=2026-12-24&time=09:30&vehicle=van&travelers=5&bags=3'

const open = (kind: 'transfer' | 'tour' | 'journey', search: string, pathname = '/transfer/taxi-from-Galle-to-Ella') =>
  takeAskedBooking(kind, { pathname, search }, now)

test('a form starts with what its address asks for', () => {
  keepInDraft('transfer', { phone: '07911 123456', date: '2027-01-01' })
  open('transfer', ASKED)
  expect(readDraft('transfer')).toEqual({
    phone: '07911 123456',
    date: '2026-12-24',
    time: '09:30',
    vehicle: 'van',
    passengers: '5',
    bags: '3',
  })
})

test('an address is read once: what the visitor changes stays, also after a booking', () => {
  open('transfer', ASKED)
  keepInDraft('transfer', { date: '2026-12-25' })
  open('transfer', ASKED)
  expect(readDraft('transfer').date).toBe('2026-12-25')
  dropDraft('transfer')
  open('transfer', ASKED)
  expect(readDraft('transfer')).toEqual({})
  open('transfer', ASKED, '/transfer/taxi-from-Galle-to-Kandy')
  expect(readDraft('transfer').date).toBe('2026-12-24')
})

test('what the visitor changes also stays on the same page in another language', () => {
  open('transfer', ASKED)
  keepInDraft('transfer', { date: '2026-12-25' })
  open('transfer', ASKED, '/de/transfer/taxi-from-Galle-to-Ella')
  expect(readDraft('transfer').date).toBe('2026-12-25')
})

test('a booking that may have arrived is one of its page in every language', () => {
  visitPage('/fr/transfer/taxi-from-Galle-to-Ella')
  noteUnsent('transfer', 'unclear')
  expect(readDraft('transfer').unsent).toBe('unclear /transfer/taxi-from-Galle-to-Ella')
})

test('a day without a time starts without one: the current time belongs to today', () => {
  open('transfer', '?date=2026-12-24')
  expect(readDraft('transfer')).toMatchObject({ date: '2026-12-24', time: '' })
  expect(startOf({ kind: 'transfer' } as Parameters<typeof startOf>[0], now)).toEqual({ date: '', time: '' })
})

test("a tour's page reads its travelers itself; a journey's address is its plan", () => {
  open('tour', ASKED)
  expect(readDraft('tour')).toEqual({ date: '2026-12-24', time: '09:30', bags: '3' })
  forget('asked-at')
  open('journey', ASKED)
  expect(readDraft('journey')).toEqual({})
})

test('an address that asks for nothing changes nothing', () => {
  keepInDraft('transfer', { date: '2027-01-01' })
  open('transfer', '?pickup=Galle&dropoff=Ella&guestname=Ann&email=ann@example.com')
  expect(readDraft('transfer')).toEqual({ date: '2027-01-01' })
})

describe('on a device that keeps texts', () => {
  const KEY = 'booking-draft:transfer'
  const ANN = { phone: '07911 123456', country: 'GB', email: 'ann@example.com', guestname: 'Ann', passengers: '3' }
  const TRIP = { date: '2027-01-01', time: '09:30', flight: 'UL 504', vehicle: 'van' }
  const kept = new Map<string, string>()

  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, text: string) => kept.set(name, text),
        removeItem: (name: string) => kept.delete(name),
      },
    })
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    keepInDraft('transfer', { ...ANN, ...TRIP })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const openTab = () => {
    forget(KEY)
    forget('booking-rides:transfer')
  }

  test('another tab has all of it for the same trip, and who travels for another one', () => {
    openTab()
    expect(readDraft('transfer')).toEqual({ ...ANN, ...TRIP })
    visitPage('/transfer/taxi-from-Galle-to-Kandy')
    expect(readDraft('transfer')).toEqual(ANN)
    visitPage('/', '?pickup=Galle&dropoff=Ella')
    expect(readDraft('transfer')).toEqual(ANN)
  })

  test('another tab has all of it for the same trip and the same plan in another language, too', () => {
    openTab()
    visitPage('/ru/transfer/taxi-from-Galle-to-Ella')
    expect(readDraft('transfer')).toEqual({ ...ANN, ...TRIP })
    const plan = '?stop1=Galle&stop2=Ella'
    const hours = { 'pickuptime: Galle - Ella': '07:15', 'flight: Ella': 'UL 504', 'door: Ella': 'Villa Rose' }
    visitPage('/journey', plan)
    keepInDraft('journey', hours)
    forget('booking-draft:journey')
    visitPage('/de/journey', plan)
    expect(readDraft('journey')).toEqual(hours)
  })

  test('another tab of a page that was left has what was typed there', () => {
    noteRide('transfer')
    visitPage('/transfer/taxi-from-Galle-to-Kandy')
    takeRide('transfer', { pickup: 'Galle', dropoff: 'Kandy' })
    noteRide('transfer')
    keepInDraft('transfer', { date: '2027-02-02' })
    openTab()
    expect(readDraft('transfer').date).toBe('2027-02-02')
    openTab()
    visitPage('/transfer/taxi-from-Galle-to-Ella')
    takeRide('transfer', { pickup: 'Galle', dropoff: 'Ella' })
    expect(readDraft('transfer')).toMatchObject({ ...ANN, date: '2027-01-01', time: '09:30', flight: 'UL 504' })
  })

  test('the last one that was typed counts for tabs that open later, and changes no tab that has its own', () => {
    const other = kept.get(KEY)!.replaceAll('Ann', 'Bob')
    kept.set(KEY, other)
    expect(readDraft('transfer').guestname).toBe('Ann')
    openTab()
    expect(readDraft('transfer').guestname).toBe('Bob')
    keepInDraft('transfer', { guestname: 'Eve' })
    openTab()
    expect(readDraft('transfer')).toEqual({ ...ANN, ...TRIP, guestname: 'Eve' })
  })

  test('after a day whoever comes next finds nothing, in another tab and in one that was left open', () => {
    vi.advanceTimersByTime(DAY_MS - 1000)
    expect(readDraft('transfer').phone).toBe(ANN.phone)
    vi.advanceTimersByTime(1000)
    expect(readDraft('transfer')).toEqual({})
    openTab()
    expect(readDraft('transfer')).toEqual({})
    keepInDraft('transfer', { date: '2027-02-02' })
    expect(kept.get(KEY)).not.toContain('Ann')
  })

  test('a clock that is set back leaves the tab what was typed', () => {
    vi.setSystemTime(Date.now() - 3 * DAY_MS)
    expect(readDraft('transfer').phone).toBe(ANN.phone)
    openTab()
    expect(readDraft('transfer')).toEqual({})
  })

  test('a booking that was received leaves nothing on the device, whatever was typed for it in other forms', () => {
    keepInDraft('tour', ANN)
    dropDraft('transfer')
    expect([...kept]).toEqual([])
    expect(readDraft('transfer')).toEqual({})
    keepInTab('transfer', ANN)
    expect([...kept]).toEqual([])
    expect(readDraft('transfer')).toEqual(ANN)
  })

  test.each([
    ['no JSON', '{'],
    ['another shape', '"text"'],
    ['nothing', 'null'],
    ['no end', JSON.stringify({ page: '/', fields: ANN })],
    ['an end too far away', JSON.stringify({ until: Date.now() * 2, page: '/', fields: ANN })],
    [
      'a text that is too long',
      JSON.stringify({ until: Date.now() + 1000, page: '/', fields: { guestname: 'x'.repeat(30_000) } }),
    ],
  ])('a kept text with %s counts for nothing', (_, text) => {
    openTab()
    kept.set(KEY, text)
    expect(readDraft('transfer')).toEqual({})
  })

  test('of kept fields only texts count', () => {
    openTab()
    const fields = { phone: 5, email: ['a'], guestname: 'Ann' }
    kept.set(KEY, JSON.stringify({ until: Date.now() + 1000, page: '/', fields }))
    expect(readDraft('transfer')).toEqual({ guestname: 'Ann' })
  })
})
