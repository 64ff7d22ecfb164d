import type { DEPOSIT as REAL_DEPOSIT, GUEST_HOURS as REAL_HOURS } from '../../domain/operator/booking-terms.ts'
import type { SameShape } from './business.ts'

export const GUEST_HOURS: SameShape<typeof REAL_HOURS> = { cancel: 24, change: 12 }

export const STAY_CANCELLING: readonly { readonly days: number; readonly percent: number }[] = [
  { days: 30, percent: 0 },
  { days: 14, percent: 20 },
  { days: 7, percent: 40 },
  { days: 3, percent: 60 },
  { days: 0, percent: 100 },
]

export const DEPOSIT: typeof REAL_DEPOSIT = { percent: 10, leastUsd: 50, fromTotalUsd: 500 }
