import type { message as english } from '../en/message.ts'

export const message: typeof english = {
  notLoaded: (chat, mail) => [
    'Эта форма не загрузилась. Мы продолжаем попытки. Введённое сохранится. Заказать можно и через ',
    chat('WhatsApp'),
    ' или письмом на ',
    mail,
    '.',
  ],
  transfer: (pickup, dropoff) => `Здравствуйте! Хочу заказать такси ${pickup} → ${dropoff}. День и время: `,
}
