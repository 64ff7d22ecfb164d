import type {
  DEPOSIT as REAL_DEPOSIT,
  GUEST_HOURS as REAL_HOURS,
  REFUND as REAL_REFUND,
} from '../../domain/operator/cancelling-and-deposit.ts'
import type { SameShape } from './business.ts'

export const GUEST_HOURS: SameShape<typeof REAL_HOURS> = { cancel: 24, change: 12 }

export const LATE_CHARGES: readonly { readonly hours: number; readonly percent: number }[] = [
  { hours: 12, percent: 50 },
  { hours: 0, percent: 100 },
]

export const REFUND: SameShape<typeof REAL_REFUND> = { days: 7, way: 'to the card or account that it came from' }

export const STAY_CANCELLING: readonly { readonly days: number; readonly percent: number }[] = [
  { days: 30, percent: 0 },
  { days: 14, percent: 20 },
  { days: 7, percent: 40 },
  { days: 3, percent: 60 },
  { days: 0, percent: 100 },
]

export const DEPOSIT: typeof REAL_DEPOSIT = { percent: 10, leastUsd: 50, fromTotalUsd: 500 }
