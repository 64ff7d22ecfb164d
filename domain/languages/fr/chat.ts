import type { chat as english } from '../en/chat.ts'

export const chat: typeof english = {
  hello: (brand, reference) => `Bonjour, ici ${brand}, au sujet de votre réservation ${reference} : `,
}
