import type { safari as english } from '../en/safari.ts'

export const safari: typeof english = {
  noTour: 'По этому адресу экскурсии нет',
  noTourText: 'Вот парки, в которые мы ездим.',
  parks: 'Все парки и восхождение',
  working: 'Считаем цену',
  inTotal: (usd) => `Всего ${usd}`,
  offers: (park) => `Другие предложения: ${park}`,
  way: (pickup, dropoff) => `${pickup}\u00a0— ${dropoff}`,
  bookNow: 'Заказать',

  form: {
    label: 'Ваша экскурсия',
    duration: 'Длительность',
    travelers: 'Сколько вас',
    transport: (whole) => ['Нужна ', whole('машина?')],
    show: 'Показать цену',
    pickup: 'Отель, откуда забрать',
    dropoff: 'Отель, куда отвезти',
    noTransport: 'Машина пока не заказана: укажите отель, и мы вас отвезём.',
  },

  summary: {
    heading: 'Итог заказа',
    duration: (length) => `Длительность: ${length}`,
    travelers: (count) => `Сколько вас: ${count}`,
    transport: (km) => `Машина: ${km}`,
    noTransport: 'Машина: не заказана',
    fee: (meaning, amount) => [`Билет в парк: ${amount} `, meaning],
    inclusions: 'Что включено',
    tourFor: (usd, travelers) => [`Экскурсия, человек: ${travelers} `, usd],
    tourHalf: (usd, travelers) => [`Экскурсия, человек: ${travelers}, полдня `, usd],
    tourFull: (usd, travelers) => [`Экскурсия, человек: ${travelers}, целый день `, usd],
    plusTransport: (usd, km) => [`+ машина, ${km} `, usd],
    total: (usd) => ['Всего ', usd],
  },

  head: {
    withTransport: (tour, usd, most, km) =>
      `${tour}, ${usd} за одного человека, для компаний до ${most} человек. Включены ${km} дороги со своим водителем; оплата в конце.`,
    meetAtGate: (tour, usd, most) =>
      `${tour}, ${usd} за одного человека, для компаний до ${most} человек. Встречаемся у ворот или забираем вас из отеля; оплата в конце.`,
    meetAtClimb: (tour, usd, most) =>
      `${tour}, ${usd} за одного человека, для компаний до ${most} человек. Встречаемся у начала подъёма или забираем вас из отеля; оплата в конце.`,
    way: (tour, pickup, dropoff) => `${tour}, ${pickup}\u00a0— ${dropoff}`,
    gate: 'ворота парка',
    climb: 'начало подъёма',
    title: (tour, usd) => `${tour}, ${usd}`,
  },
  message: (tour, travelers, pickup, dropoff, usd) =>
    `Здравствуйте! Хочу заказать: ${tour}, человек: ${travelers}, ${pickup} → ${dropoff}, ${usd}. День и время: `,
}
