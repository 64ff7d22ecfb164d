import { expect, test } from 'vitest'
import { guestRights } from '#domain/bookings/agreed/guest-changes.ts'
import { promises } from '#domain/prices/current-price-list.ts'

/** 05:30 in Sri Lanka is midnight in UTC. */
const ride = { status: 'confirmed', isRequest: false, pickupDate: '2026-12-02', pickupTime: '05:30' } as const

test.each([
  ['2026-12-01T00:00:00Z', {}, { cancel: true, change: true }],
  // Later it costs something, and is done by the same button.
  ['2026-12-01T00:00:01Z', {}, { cancel: true, change: true }],
  ['2026-12-01T12:00:00Z', { status: 'new' }, { cancel: true, change: true }],
  ['2026-12-01T12:00:01Z', {}, { cancel: true, change: false }],
  ['2026-12-02T00:00:00Z', {}, { cancel: true, change: false }],
  ['2026-11-20T00:00:00Z', { status: 'cancelled' }, { cancel: false, change: false }],
  ['2026-12-02T00:00:01Z', {}, { cancel: false, change: false }],
  // Nobody is bound by a request.
  ['2026-12-01T23:59:00Z', { status: 'new', isRequest: true }, { cancel: true, change: true }],
  ['2026-12-02T00:00:01Z', { status: 'new', isRequest: true }, { cancel: false, change: false }],
  ['2026-12-01T23:59:00Z', { status: 'cancelled', isRequest: true }, { cancel: false, change: false }],
] as const)('at %s with %j a guest may %j', (now, change, rights) => {
  expect(guestRights({ ...ride, ...change }, new Date(now), promises())).toEqual(rights)
})
