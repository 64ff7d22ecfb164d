import type { transfer as english } from '../en/transfer.ts'

export const transfer: typeof english = {
  pickupAt: 'Встреча в аэропорту',
  dropoffAt: 'Поездка в аэропорт',
  heading: (pickup) => (pickup ? `Такси: ${pickup}` : 'Такси'),
  lowest: (strong, pickup, dropoff, lkr, usd) => [
    `${pickup}\u00a0— ${dropoff} от `,
    strong(lkr),
    ' (',
    strong(usd),
    ')',
  ],
  listFrom: (pickup) => `Цены такси: отправление ${pickup}`,
  allFrom: (pickup) => `Все цены такси: отправление ${pickup}`,
  moreTo: (dropoff) => `Другие такси: прибытие ${dropoff}`,
  another: 'Заказать другую поездку',
  stop: 'Остановка по пути?',
  stopText: 'Обед, храм, чайная фабрика: одна цена за весь путь, не ниже прямой. Первые минуты ожидания бесплатны.',
  stopField: 'Остановка по пути',
  drive: (pickup, dropoff) => `Дорога ${pickup}\u00a0— ${dropoff}`,
  driveText: (km, duration) => `Путь: ${km} км, время в дороге: примерно ${duration}.`,
  back: (taxi, from, to, usd, km, duration) => [
    'Едете и обратно? ',
    taxi(`Такси ${from}\u00a0— ${to}`),
    ` стоит от ${usd}: ${km} км, примерно ${duration}.`,
  ],
  crumbs: {
    airport: 'Из аэропорта Коломбо',
    pickup: (pickup) => `Такси: ${pickup}`,
    trip: (pickup, dropoff) => `${pickup}\u00a0— ${dropoff}`,
  },
  head: {
    title: (pickup, dropoff, usd) => `Такси ${pickup}\u00a0— ${dropoff}: фиксированная цена от ${usd}`,
    description: (pickup, dropoff, km, duration, towns, prices) => {
      const by = towns.length > 0 ? `, по пути ${towns.join(', ')}` : ''
      return `Такси ${pickup}\u00a0— ${dropoff}: ${km} км, ${duration}${by}. ${prices.join(', ')}. Фиксированная цена, всё включено, платные дороги тоже.`
    },
  },
  route: {
    hotelIn: (hotel, town) => `${hotel}: город ${town}.`,
    hotelNear: (hotel, town) => `Расстояние указано до места ${town}; мы довезём вас до дверей ${hotel}.`,
    towns: (pickup, dropoff, towns) => `По дороге ${pickup}\u00a0— ${dropoff}: ${towns}.`,
    mostExpressway: (part, km, names, count) =>
      count > 0
        ? `Большая часть пути — автомагистраль: ${part} из ${km} км (${names} Expressway). За проезд платим мы.`
        : `Большая часть пути — автомагистраль: ${part} из ${km} км. За проезд платим мы.`,
    expressway: (part, km, names, count) =>
      count > 0
        ? `${part} из ${km} км — автомагистраль (${names} Expressway); за проезд платим мы.`
        : `${part} из ${km} км — автомагистраль; за проезд платим мы.`,
    mostHill: 'Почти весь путь — горная дорога с частыми поворотами: оставьте время на остановку и виды.',
    hill: (km) => `${km} км — горная дорога с поворотами, на ней и уходит время.`,
    mostWinding: 'Большая часть пути — извилистая дорога по предгорьям.',
    winding: (km) => `${km} км — извилистая дорога по предгорьям.`,
    level: 'Дорога всё время ровная.',
    levelNoExpressway: 'Дорога всё время ровная, без автомагистрали.',
    noExpressway: 'Автомагистрали на пути нет.',
    longest: (km, road) => `Самый длинный участок, ${km} км, — дорога ${road}.`,
    longestBetween: (km, from, to) => `Самый длинный участок, ${km} км, — дорога ${from} – ${to}.`,
  },
}
