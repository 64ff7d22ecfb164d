import { expect, test } from 'vitest'
import { campaignOfLink, firstPageOf, soughtByRides, sourceOfPage } from '#domain/insight/demand.ts'

test.each([
  ['?utm_source=Newsletter', 'campaign:newsletter'],
  ['?utm_source=%20google-ads%20&gclid=1', 'campaign:google-ads'],
  ['?gclid=abc', 'campaign:google'],
  ['?fbclid=abc', 'campaign:facebook'],
  ['?mc_cid=abc', 'campaign:newsletter'],
  ['?utm_source=ann@example.com', null],
  ['?utm_source=a-name-that-is-too-long', null],
  ['?utm_source=&gclid=1', null],
  ['?utm_medium=mail', null],
  ['', null],
])('a link with %j is of %s', (search, campaign) => {
  expect(campaignOfLink(new URLSearchParams(search))).toBe(campaign)
})

test.each([
  ['page', 'page'],
  ['partner', 'partner'],
  ['campaign:x', 'campaign:x'],
  ['campaign:X', 'campaign:x'],
  ['phone', null],
  ['agent', null],
  ['call', null],
  ['campaign:', null],
  ['campaign:ü', null],
])('a page that says %j is counted as %s', (text, source) => {
  expect(sourceOfPage(text)).toBe(source)
})

test.each([
  ['/', 'home'],
  ['/de', 'home'],
  ['/zh/transfer/taxi-from-The-booking-inn-to-Kandy', 'transfer'],
  ['/from/Colombo', 'from'],
  ['/things-to-do/safari', 'things-to-do'],
  ['/ru/journeys/three-days-between-flights', 'journeys'],
  ['/journey', 'journey'],
  ['/booking/7KQ2-M4XD-9PWT', 'booking'],
  ['/offline', 'other'],
  ['/ann@example.com', 'other'],
])('%s is the page %s', (path, page) => {
  expect(firstPageOf(path)).toBe(page)
})

const ride = (pickup: string, dropoff: string, park: string | null = null) =>
  ({ kind: park === null ? 'transfer' : 'tour', pickup, dropoff, park }) as const

test('two vehicles, or the way back with the way there, are one trip; other rides are a journey', () => {
  const there = ride('Colombo', 'Kandy')
  const trip = { kind: 'transfer', pickup: 'Colombo', dropoff: 'Kandy' }
  expect(soughtByRides([there])).toEqual(trip)
  expect(soughtByRides([there, there])).toEqual(trip)
  expect(soughtByRides([there, ride('Kandy', 'Colombo')])).toEqual(trip)
  expect(soughtByRides([ride('Ella', 'Galle', 'Yala National Park')])).toEqual({
    kind: 'tour',
    pickup: 'Ella',
    dropoff: 'Yala National Park',
  })
  expect(soughtByRides([there, ride('Kandy', 'Ella')])).toEqual({
    kind: 'journey',
    pickup: 'Colombo',
    dropoff: 'Ella',
    between: ['Kandy'],
  })
})
