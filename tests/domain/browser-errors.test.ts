import { expect, test } from 'vitest'
import { PAGE_KINDS, pageKind } from '#domain/browser-errors.ts'

test.each([
  ['/', 'home'],
  ['/de', 'home'],
  ['/de/', 'home'],
  ['/transfer/taxi-from-Colombo-to-Kandy', 'transfer'],
  ['/zh/transfer/taxi-from-The-booking-inn-to-Kandy', 'transfer'],
  ['/things-to-do/safari', 'things-to-do'],
  ['/fr/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella', 'things-to-do'],
  ['/journey', 'journey'],
  ['/ru/journeys/three-days-between-flights', 'journey'],
  ['/booking/7KQ2-M4XD-9PWT', 'booking'],
  ['/terms', 'other'],
  ['/from/Colombo', 'other'],
  ['/offline', 'other'],
])('%s is told as %s alone', (path, kind) => {
  expect(pageKind(path)).toBe(kind)
  expect(PAGE_KINDS).toContain(pageKind(path))
})
