import type { chat as english } from '../en/chat.ts'

export const chat: typeof english = {
  hello: (brand, reference) => `Здравствуйте! Это ${brand}, пишем по вашему заказу ${reference}: `,
}
