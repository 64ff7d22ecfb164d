/** By train through the hills, with the bags by car: fetched where it is offered. */
import type { Mark } from '#domain/languages/formats.ts'

export const train = {
  /** Beside a fare. @param price of the cheapest vehicle */
  offer: <N>(link: Mark<N>, from: string, to: string, price: N): (N | string)[] => [
    `Rather take the hill train from ${from} to ${to}? `,
    link('You by train, your bags by car'),
    ', from ',
    price,
    '.',
  ],
  /** In the planner, where there is no ride. */
  way: {
    add: (price: string) => `We take the train, and our bags go by car: ${price}`,
    /** Where it has no price of its own, or none yet. */
    addFor: 'We take the train, and our bags go by car',
    added: 'A car carries your bags.',
    /** @param price `null` where it is a part of that of a car that stays */
    by: <N>(from: string, to: string, price: N | null, km: string): (N | string)[] => [
      `You go by train from ${from} to ${to}, with tickets of your own. A car carries your bags (${km})`,
      ...(price ? [' for ', price] : []),
      ': fetched at your hotel, counted and sealed, waiting for you at the station or at your hotel.',
    ],
    leave: 'We take our bags along',
    left: 'Your bags go with you.',
  },
}
