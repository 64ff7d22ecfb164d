import type * as operator from '../../domain/operator/rate-card.ts'

export const DRIVER_STAY: typeof operator.DRIVER_STAY = {
  perDay: { mini: 8000, car: 8600, van: 9900 },
  perKm: { mini: 80, car: 90, van: 115 },
  leastKmPerDay: { mini: 50, car: 50, van: 100 },
  leastDays: 2,
  base: 'Colombo Bandaranaike International Airport',
  included: ['Fuel, highway tolls and parking', "The driver's bed and meals"],
  notIncluded: ['Your own rooms and meals'],
}

export const WAITING: typeof operator.WAITING = {
  freeMinutes: 30,
  perQuarterHour: { mini: 500, car: 600, van: 900 },
}
