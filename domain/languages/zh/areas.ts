import type { Areas } from '../texts.ts'

/** What the Worker alone writes. */
const workerAreas: Partial<Areas> = {
  heads: () => import('./frame.ts'),
  footer: () => import('./footer.ts'),
  mails: () => import('./mails.ts'),
  guest: () => import('./guest.ts'),
}

export const areas: Partial<Areas> = {
  site: () => import('./site.ts'),
  menu: () => import('./menu.ts'),
  home: () => import('./home.ts'),
  transfer: () => import('./transfer.ts'),
  place: () => import('./place.ts'),
  ways: () => import('./ways.ts'),
  journey: () => import('./journey.ts'),
  journeys: () => import('./journeys.ts'),
  ready: () => import('./ready.ts'),
  map: () => import('./map.ts'),
  pictures: () => import('./pictures.ts'),
  advice: () => import('./advice.ts'),
  airport: () => import('./rates.ts'),
  tours: () => import('./tours.ts'),
  safari: () => import('./safari.ts'),
  safaris: () => import('./safaris.ts'),
  places: () => import('./places.ts'),
  money: () => import('./money.ts'),
  form: () => import('./form.ts'),
  problems: () => import('./problems.ts'),
  offline: () => import('./offline.ts'),
  ride: () => import('./ride.ts'),
  booking: () => import('./booking.ts'),
  voucher: () => import('./voucher.ts'),
  terms: () => import('./terms.ts'),
  today: () => import('./today.ts'),
  ...(import.meta.env.SSR ? workerAreas : {}),
}
