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
}
