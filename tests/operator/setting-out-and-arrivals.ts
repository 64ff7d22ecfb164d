import type * as operator from '../../domain/operator/setting-out-and-arrivals.ts'
import type { SameShape } from './business.ts'

export const SET_OUT: typeof operator.SET_OUT = { base: 'Colombo', marginMinutes: 15, unknownMinutes: 60 }

export const ARRIVALS: SameShape<typeof operator.ARRIVALS> = {
  way: ['Passport control', 'Baggage belts', 'Customs'],
  side: 'right',
  landmark: 'Bank counters',
  noSign:
    'If you see no sign, stay inside the hall, beside the counters, and call. From the time of a confirmed pickup on, this page also has the button “Nobody is here”.',
}
