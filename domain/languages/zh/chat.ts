import type { chat as english } from '../en/chat.ts'

export const chat: typeof english = {
  hello: (brand, reference) => `您好，这里是 ${brand}，关于您的订单 ${reference}：`,
}
