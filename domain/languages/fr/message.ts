import type { message as english } from '../en/message.ts'

export const message: typeof english = {
  notLoaded: (chat, mail) => [
    'Ce formulaire n’a pas été chargé. Nous continuons d’essayer. Ce que vous saisissez est conservé. Vous pouvez aussi réserver par ',
    chat('WhatsApp'),
    ' ou par e-mail à ',
    mail,
    '.',
  ],
  transfer: (pickup, dropoff) => `Bonjour, je voudrais réserver un taxi de ${pickup} à ${dropoff}. Jour et heure : `,
}
