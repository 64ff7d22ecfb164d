/** How to book by message, on pages with a booking form whose own texts have not come. */
import type { Mark } from '../texts.ts'

export const message = {
  notLoaded: <N>(chat: Mark<N>, mail: N): (N | string)[] => [
    'This form has not loaded. We keep trying. What you type stays. You can also book by ',
    chat('WhatsApp'),
    ' or by mail to ',
    mail,
    '.',
  ],
  transfer: (pickup: string, dropoff: string) =>
    `Hello, I would like to book a taxi from ${pickup} to ${dropoff}. Day and time: `,
  tour: (tour: string, travelers: number, pickup: string, dropoff: string, usd: string) =>
    `Hello, I would like to book ${tour}, travelers: ${travelers}, from ${pickup} to ${dropoff}, ${usd}. Day and time: `,
  tourLengths: { half: (park: string) => `${park}, Half Day`, full: (park: string) => `${park}, Full Day` },
  journey: (places: string) => `Hello, I would like to book this journey: ${places}. Day and time: `,
}
