import type * as operator from '../../domain/operator/terms.ts'
import type { SameShape } from './business.ts'

export const TERMS: SameShape<typeof operator.TERMS> = {
  since: '2026-01-01',
  law: 'the law of Sri Lanka',
  insurance: 'Our vehicles are licensed to carry passengers for hire, and insured for them.',
  complaintDays: 30,
  childSeats: 'Child seats and boosters cost nothing.',
  wheelchair: 'A folding wheelchair travels in a sedan or a van free of charge. We have no vehicle with a ramp.',
  driverLanguages: 'All of our drivers speak English. Ask us before you book if you need another language.',
  cards: 'Online we take Visa and Mastercard. In the car the driver takes cash alone.',
}

export const STAY_COVERS: typeof operator.STAY_COVERS = {
  included: ['Fuel, highway tolls and parking', "The driver's bed and meals"],
  notIncluded: ['Your own rooms and meals'],
}
