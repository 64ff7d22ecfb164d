import type { message as english } from '../en/message.ts'

export const message: typeof english = {
  notLoaded: (chat, mail) => [
    'Dieses Formular wurde nicht geladen. Wir versuchen es weiter. Ihre Eingaben bleiben erhalten. Sie können auch per ',
    chat('WhatsApp'),
    ' oder per E-Mail an ',
    mail,
    ' buchen.',
  ],
  transfer: (pickup, dropoff) => `Hallo, ich möchte ein Taxi von ${pickup} nach ${dropoff} buchen. Tag und Uhrzeit: `,
}
