/**
 * What a fresh site promises with its prices, until its owner publishes another list: hours of notice, waiting, cancelling,
 * refunds, the deposit. All of it is a sample; `Promises` says what each figure means.
 */
import type { Promises } from './price-list.ts'

export const FIRST_PROMISES: Promises = {
  driverHours: 12,
  leadHours: 12,
  nightLead: { from: '22:00', until: '06:00', hours: 14 },
  freeWaiting: { airport: 90, elsewhere: 30 },
  ifNobodyComes: { minutes: 20, backPercent: 100, taxiPercent: 100 },
  guestHours: { cancel: 24, change: 12 },
  lateCharges: [
    { hours: 12, percent: 50 },
    { hours: 0, percent: 100 },
  ],
  refund: { days: 7, way: 'the way you paid: to the same card or account, or in cash' },
  stayCancelling: [
    { days: 30, percent: 0 },
    { days: 14, percent: 20 },
    { days: 7, percent: 40 },
    { days: 3, percent: 60 },
    { days: 0, percent: 100 },
  ],
  deposit: { percent: 10, leastUsd: 50, fromTotalUsd: 500 },
}
