import type { place as english } from '../en/place.ts'

export const place: typeof english = {
  heading: (name) => `Такси ${name}`,
  lists: 'Прайс-листы такси',
  toAirport: (name, airport, km, duration) =>
    `Такси ${name}\u00a0— ${airport}: ${km} км, примерно ${duration}, по фиксированной цене.`,
  seeRoute: 'Посмотреть путь и заказать',
  noPlace: 'В этом адресе нет названия места.',
  question: (name, airport) => `Можете отвезти нас: ${name} → ${airport}?`,
  listFrom: (name) => `Цены такси: отправление ${name}`,
  listTo: (name) => `Цены такси: прибытие ${name}`,
  wayBack: (name) => `Нужно в обратную сторону (${name})? Обратный путь есть на странице каждой поездки.`,
  others: 'Прайс-листы такси по месту отправления',
  airport: 'Аэропорт Коломбо',
  crumb: (name) => `Такси: ${name}`,
  head: {
    noFare: (name) => `Нет цены на такси: отправление ${name}`,
    noFareText: 'Выберите место на Шри-Ланке, куда доедет автомобиль, и посмотрите цены такси.',
    title: (name, usd) => `Такси ${name}: цены, аэропорт от ${usd}`,
    description: (name, usd, km, duration, others) => {
      const trips = others.length > 0 ? `: ${others.join(', ')} и другие места` : ' по всей Шри-Ланке'
      return `Такси ${name} — аэропорт Коломбо от ${usd}: ${km} км, ${duration}. Фиксированные цены${trips}, платные дороги включены.`
    },
  },
}
