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
  heads: () => import('./heads.ts'),
  footer: () => import('./footer.ts'),
  mails: () => import('./mails.ts'),
  chat: () => import('./chat.ts'),
  offline: () => import('./offline.ts'),
  ride: () => import('./ride.ts'),
  booking: () => import('./booking.ts'),
  voucher: () => import('./voucher.ts'),
  guest: () => import('./guest.ts'),
  terms: () => import('./terms.ts'),
  today: () => import('./today.ts'),
}
