import type * as operator from '../../domain/operator/sentences-of-terms-page.ts'
import type { SameShape } from './business.ts'

export const TERMS: SameShape<typeof operator.TERMS> = {
  since: '2026-01-01',
  law: 'the law of Sri Lanka',
  insurance: 'Our vehicles are licensed to carry passengers for hire, and insured for them.',
  complaintDays: 30,
  childSeats: 'Child seats and boosters cost nothing.',
  wheelchair: 'A folding wheelchair travels in a sedan or a van free of charge. We have no vehicle with a ramp.',
  driverLanguages: 'All of our drivers speak English. Ask us before you book if you need another language.',
  bagsSigned:
    'The driver counts the bags with you and seals each of them. You both sign for their number, at the hotel and when you get them back.',
  bagsNotCarried:
    'We do not carry cash, passports, jewellery, medicine, laptops, cameras, or anything that the law forbids to carry.',
  bagsLiability:
    'We are liable for loss and damage from the first signature to the second, up to USD 500 for each bag. Tell us before you sign the second time.',
  cards: 'Online we take Visa and Mastercard.',
}
