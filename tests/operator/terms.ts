import type * as operator from '../../domain/operator/terms.ts'
import type { SameShape } from './business.ts'

export const LATE_CHARGES: typeof operator.LATE_CHARGES = [
  { hours: 12, percent: 50 },
  { hours: 0, percent: 100 },
]

export const REFUND: SameShape<typeof operator.REFUND> = {
  days: 7,
  way: 'to the card or account that it came from',
}

export const TERMS: SameShape<typeof operator.TERMS> = {
  since: '2026-01-01',
  law: 'the law of Sri Lanka',
  insurance: 'Our vehicles are licensed to carry passengers for hire, and insured for them.',
  complaintDays: 30,
}
