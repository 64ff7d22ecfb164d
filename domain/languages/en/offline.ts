/** What the pages say that open without a network: kept bookings, and the estimate of a fare. */
import type { Mark } from '#domain/languages/formats.ts'

export const offline = {
  title: 'Without a network',
  description: 'Bookings that you keep on this device, and an estimate of any fare, without a network.',
  online: {
    heading: 'Works without a network',
    intro: 'This page opens in airplane mode, too. Here are the bookings that you keep, and an estimate of any fare.',
  },
  offline: {
    heading: 'You are without a network',
    intro: 'Your kept bookings and an estimate of any fare are here. For everything else we need a network.',
  },
  tryAgain: 'Try the page again that you asked for',
  kept: {
    heading: 'Kept bookings',
    none: 'None yet. Open your booking’s page by the link in your mail and press “Keep on this device”.',
    loading: 'Kept bookings show here once the page’s code has loaded. You keep one on your booking’s page.',
    asItWas: (date: string, time: string) => `As it was on ${date}, ${time} (Sri Lanka time)`,
    call: (driver: string) => `Call ${driver}`,
    calendar: 'Add to your calendar',
    openPage: 'Open its page',
    remove: 'Remove from this device',
    keep: 'Keep on this device',
    opensAt: <N>(page: N): (N | string)[] => ['Kept. Without a network it opens at ', page, '.'],
    failed:
      'This browser keeps nothing: its storage is full, or the window is private. Please print this page instead.',
  },
  estimate: {
    heading: 'Estimate a fare',
    pickup: 'Pickup',
    dropoff: 'Dropoff',
    price: (vehicle: string, lkr: number, usd: number) => `${vehicle} - LKR ${lkr} (USD ${usd})`,
    way: (km: string, duration: string) => `${km} km, about ${duration}`,
    ofDay: <N>(date: string, fare: Mark<N>): (N | string)[] => [
      `Estimate from ${date}, confirmed when you are online: `,
      fare('see the fare and book'),
    ],
    noRoads: 'Our roads are not on this device yet. Open this page once with a network.',
    noWay: 'We find no road between these places. Towns, beaches and sights work here; hotels need a network.',
  },
  call: {
    heading: 'Call us',
    numbers: <N>(phone: N, whatsapp: N, site: N): (N | string)[] => [
      'A call needs no data: ',
      phone,
      '. With data, ',
      whatsapp,
      ', or ',
      site,
      '.',
    ],
  },
  files: {
    heading: 'What is on this device',
    text: 'This page, its code and our roads are stored here, so that they open without a network. Bookings are stored only if you kept them. You can remove the files; the next visit with a network stores them again. To remove everything for good, delete the data of this site in your browser’s settings.',
    remove: 'Remove the files',
    removed: 'Removed. Kept bookings are still here; each has a button of its own.',
  },
}
