import type { Areas } from '../texts.ts'

export const areas: Partial<Areas> = {
  site: () => import('./site.ts'),
  menu: () => import('./menu.ts'),
  home: () => import('./home.ts'),
  transfer: () => import('./transfer.ts'),
  place: () => import('./place.ts'),
  ways: () => import('./ways.ts'),
  journeys: () => import('./journeys.ts'),
  ready: () => import('./ready.ts'),
  airport: () => import('./airport.ts'),
  tours: () => import('./tours.ts'),
  safari: () => import('./safari.ts'),
  form: () => import('./form.ts'),
  problems: () => import('./problems.ts'),
  heads: () => import('./heads.ts'),
  footer: () => import('./footer.ts'),
  offline: () => import('./offline.ts'),
  ride: () => import('./ride.ts'),
  booking: () => import('./booking.ts'),
  voucher: () => import('./voucher.ts'),
  today: () => import('./today.ts'),
}
