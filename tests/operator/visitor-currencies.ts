import type { CURRENCIES as REAL } from '../../domain/operator/visitor-currencies.ts'
import type { SameShape } from './business.ts'

export const CURRENCIES: SameShape<typeof REAL> = {
  date: '2026-10-30',
  perDollar: { EUR: 0.88, GBP: 0.76, INR: 85.5, RUB: 81.25, CNY: 7.2, AUD: 1.55 },
}
