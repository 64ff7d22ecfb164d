import { expect, test } from 'vitest'
import { isComplaint, mayAskForWords, possibleComplaints } from '#domain/bookings/day/complaints.ts'
import { TERMS } from '#domain/operator/sentences-of-terms-page.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'

const RIDE = { pickupDate: '2027-03-02', pickupTime: '10:00', status: 'confirmed', over: true } as const
const PICKUP = new Date('2027-03-02T10:00:00+05:30').getTime()
const after = (days: number) => new Date(PICKUP + days * DAY_MS)

test('a guest says each once, after the ride, as long as complaints are answered', () => {
  expect(possibleComplaints(RIDE, [], after(1))).toEqual(['asked-for-more', 'took-to-shop'])
  expect(possibleComplaints(RIDE, ['asked-for-more'], after(1))).toEqual(['took-to-shop'])
  expect(possibleComplaints(RIDE, [], after(TERMS.complaintDays))).toHaveLength(2)
  expect(possibleComplaints(RIDE, [], after(TERMS.complaintDays + 0.1))).toEqual([])
  expect(possibleComplaints({ ...RIDE, over: false }, [], after(0.1))).toEqual([])
  for (const status of ['new', 'cancelled', 'no-show'] as const)
    expect(possibleComplaints({ ...RIDE, status }, [], after(1))).toEqual([])
})

test('of bags that went alone nobody says that guests were taken to a shop', () => {
  expect(possibleComplaints({ ...RIDE, train: { from: 'Kandy', to: 'Ella' } }, [], after(1))).toEqual([
    'asked-for-more',
  ])
})

test('words are asked for after the last ride, and not while a complaint is open', () => {
  expect(mayAskForWords({ rides: [RIDE] })).toBe(true)
  expect(mayAskForWords({ rides: [RIDE], hasOpenComplaint: true })).toBe(false)
  expect(mayAskForWords({ rides: [RIDE, { status: 'confirmed', over: false }] })).toBe(false)
  expect(mayAskForWords({ rides: [RIDE, { status: 'cancelled', over: false }] })).toBe(true)
  expect(mayAskForWords({ rides: [{ status: 'no-show', over: true }] })).toBe(false)
  expect(mayAskForWords({ rides: [{ status: 'cancelled', over: true }] })).toBe(false)
})

test('only these words are complaints', () => {
  expect(isComplaint('took-to-shop')).toBe(true)
  expect(isComplaint('cannot-find-you')).toBe(false)
})
