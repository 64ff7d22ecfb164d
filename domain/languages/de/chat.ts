import type { chat as english } from '../en/chat.ts'

export const chat: typeof english = {
  hello: (brand, reference) => `Guten Tag, hier ist ${brand}. Es geht um Ihre Buchung ${reference}: `,
}
