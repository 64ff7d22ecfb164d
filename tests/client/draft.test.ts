import { beforeEach, expect, test } from 'vitest'
import { dropDraft, keepInDraft, readDraft } from '#client/booking/draft.ts'
import { draftWithContacts, takeAskedBooking } from '#client/booking/form-draft.ts'
import { startOf } from '#client/booking/pickup-start.ts'
import { forget } from '#client/device/storage.ts'

beforeEach(() => {
  dropDraft('transfer')
  dropDraft('tour')
  forget('asked-at')
})

test('contacts typed for a transfer are there for a tour, and nothing else is', () => {
  keepInDraft('transfer', { phone: '07911 123456', country: 'GB', email: 'ann@example.com', date: '2027-01-01' })
  expect(draftWithContacts('tour')).toEqual({ phone: '07911 123456', country: 'GB', email: 'ann@example.com' })
})

test('what was typed into the form itself stays, and a number keeps its own country', () => {
  keepInDraft('transfer', { phone: '07911 123456', country: 'GB', email: 'ann@example.com' })
  keepInDraft('tour', { phone: '077 123 4567', country: '', email: '' })
  expect(draftWithContacts('tour')).toEqual({ phone: '077 123 4567', country: '', email: 'ann@example.com' })
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
