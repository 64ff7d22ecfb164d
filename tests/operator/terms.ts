import type * as operator from '../../domain/operator/terms.ts'
import type { SameShape } from './business.ts'

export const TERMS: SameShape<typeof operator.TERMS> = {
  since: '2026-01-01',
  law: 'the law of Sri Lanka',
  insurance: 'Our vehicles are licensed to carry passengers for hire, and insured for them.',
  complaintDays: 30,
}
