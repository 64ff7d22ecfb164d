import type { voucher as english } from '../en/voucher.ts'

const OPERATOR: Readonly<Record<string, string>> = {
  'Passport control': 'Паспортный контроль',
  'Baggage belts': 'Выдача багажа',
  Customs: 'Таможня',
  'Bank counters': 'Кассы банков',
  'If you see no sign, stay inside the hall, beside the counters, and tap “I cannot find you” or call.':
    'Если таблички не видно, оставайтесь в зале у касс и нажмите «Не могу вас найти» или позвоните.',
}

export const voucher: typeof english = {
  voucher: 'Ваучер',
  driver: 'Ваш водитель',
  call: (name) => `Позвонить: ${name}`,
  atPickup: 'На месте подачи',
  sendFlight: 'Отправить в WhatsApp',
  calendar: 'Добавить в календарь',
  change: 'Изменить или отменить',
  bookAgain: 'Заказать ещё раз',
  ask: 'Спросить о заказе в WhatsApp',
  paid: (amount) => `Оплачено: ${amount}`,
  askForDiscount: 'Спросить о скидке',
  plan: {
    label: 'Схема выхода из зала прилёта',
    hall: 'Зал прилёта',
    doors: 'Двери',
    yourName: 'Ваше имя',
    operator: (words) => OPERATOR[words] ?? words,
    way: (passed, side, landmark, noSign) =>
      `Ваш путь: ${passed.join(', ').toLowerCase()}, затем через двери в зал. Водитель стоит ${side === 'left' ? 'слева' : 'справа'} от вас, ориентир: ${landmark.toLowerCase()}. ${noSign}`,
  },
}
