import { formatsOf } from '../formats.ts'
import type { tours as english } from '../en/tours.ts'
import { parkName } from './site.ts'

const { list, plural } = formatsOf('ru')

const OPERATOR: Readonly<Record<string, string>> = {
  'The usual price at the park, for one: no second bill, you pay the total.':
    'Обычная цена на месте, для одного: вы платите только итог.',
  'The total covers the entry of {party}: there is nothing to pay at the gate.':
    'Вход включён в цену ({party}): у ворот платить не нужно.',
}

const people = (count: number) => `${count} ${plural(count, { one: 'человек', few: 'человека', other: 'человек' })}`

const page: typeof english.page = {
  noTour: 'Такой экскурсии нет',
  noTourText: 'Вот наши парки.',
  working: 'Считаем цену',
  inTotal: (usd) => `Всего ${usd}`,
  offers: (park) => `Другие предложения: ${parkName(park)}`,
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
    noTransport: 'Укажите отель, и мы вас отвезём.',
  },

  summary: {
    heading: 'Итог заказа',
    duration: (length) => `Длительность: ${length}`,
    travelers: (count) => `Сколько вас: ${count}`,
    transport: (km, isOneWay) => `Машина: ${km}${isOneWay ? ', в одну сторону' : ''}`,
    noTransport: 'Машина: не заказана',
    fee: (meaning, amount) => [`Плата в парке: ${amount} `, meaning],
    inclusions: 'Что включено',
    tourFor: (usd, travelers) => [`Экскурсия, человек: ${travelers} `, usd],
    tourHalf: (usd, travelers) => [`Экскурсия, человек: ${travelers}, полдня `, usd],
    tourFull: (usd, travelers) => [`Экскурсия, человек: ${travelers}, целый день `, usd],
    plusTransport: (usd, km) => [`+ машина, ${km} `, usd],
    total: (usd) => ['Всего ', usd],
  },

  head: {
    way: (tour, pickup, dropoff) => `${tour}, ${pickup}\u00a0— ${dropoff}`,
    gate: 'ворота парка',
    climb: 'начало подъёма',
    title: (tour, usd) => `${tour}, ${usd}`,
  },
  message: (tour, travelers, pickup, dropoff, usd) =>
    `Здравствуйте! Хочу заказать: ${tour}, человек: ${travelers}, ${pickup} → ${dropoff}, ${usd}. День и время: `,
}

const overview: typeof english.overview = {
  title: 'Частные сафари и восхождения с гидом на Шри-Ланке',
  intro: 'Свой джип или гид, с машиной от отеля или без неё. Цены — за одного на полдня без машины.',
  see: 'Подробнее',
  head: (title, usd) => `${title}, от ${usd}`,
  description: (parks, usd) =>
    `Парки со своим джипом или гидом (${parks}), от ${usd} за одного человека. Фиксированные цены, с машиной от отеля или без неё; оплата в конце.`,
}

export const tours: typeof english = {
  page,
  overview,
  all: 'Экскурсии',
  from: (usd) => ['от ', usd],
  park: parkName,
  kinds: { safari: 'сафари', walk: 'прогулка с гидом', hike: 'восхождение с гидом' },
  name: {
    safari: (park) => `Частное сафари: ${parkName(park)}`,
    walk: (park) => `Прогулка с частным гидом: ${parkName(park)}`,
    hike: (park) => `Восхождение с частным гидом: ${parkName(park)}`,
  },
  ofLength: { half: (name) => `${name}, полдня`, full: (name) => `${name}, целый день` },
  lengths: { half: 'Полдня', full: 'Целый день' },
  entrance: {
    safari: (park) => `${parkName(park)}, въездные ворота`,
    walk: (park) => `${parkName(park)}, въездные ворота`,
    hike: (park) => `${parkName(park)}, начало подъёма`,
  },
  exit: {
    safari: (park) => `${parkName(park)}, выездные ворота`,
    walk: (park) => `${parkName(park)}, выездные ворота`,
    hike: (park) => `${parkName(park)}, начало подъёма`,
  },
  pickupAt: (place) => `Откуда: ${place}`,
  dropoffAt: (place) => `Куда: ${place}`,
  included: {
    safari: 'Джип с водителем только для вас',
    walk: 'Частный гид на прогулку',
    hike: 'Частный гид на подъём и спуск',
    from: {
      safari: (place) => `Дорога до парка, отправление ${place}`,
      walk: (place) => `Дорога до парка, отправление ${place}`,
      hike: (place) => `Дорога до начала подъёма, отправление ${place}`,
    },
    onTo: (place) => `Дорога дальше: ${place}`,
    car: (vehicle, seats, bags) => `${vehicle}: мест до ${seats}, больших чемоданов до ${bags}`,
    road: (km) => `Платные дороги и топливо на ${km}`,
  },
  open: {
    hours: (opens, closes) => `Открыто с ${opens} до ${closes} (время Шри-Ланки)`,
    hoursAndClosed: (opens, closes, first, last) =>
      `Открыто с ${opens} до ${closes} (время Шри-Ланки), обычно закрыто с ${first} по ${last}`,
    season: (first, last) => `Сезон с ${first} по ${last}`,
  },
  warning: {
    closed: (park, first, last) => `${parkName(park)}: обычно закрыто с ${first} по ${last}.`,
    closedThen: (park) => `${parkName(park)}: в это время закрыто.`,
    otherDay: 'Закажите, и мы предложим другой день или парк.',
    atGate: (arrival, opens, latest) =>
      `Вы будете у ворот примерно в ${arrival}. Нужно быть там с ${opens} до ${latest} (время Шри-Ланки).`,
    atNightClimb: (arrival, start) =>
      `Вы будете у начала подъёма примерно в ${arrival}. К рассвету — в ${start} (время Шри-Ланки).`,
    betterMonths: (park, first, last) => `${parkName(park)}: лучшее время с ${first} по ${last}.`,
    season: (first, last) => `Сезон с ${first} по ${last}. В другие дни дожди и туман; ступени не освещены.`,
  },
  pickup: {
    toGate: (pickup, duration, start, time) =>
      `${pickup} — ворота парка: ${duration}. Чтобы начать в ${start}, выезжайте в ${time} (время Шри-Ланки).`,
    toGateEvening: (pickup, duration, start, time) =>
      `${pickup} — ворота парка: ${duration}. Чтобы начать в ${start}, выезжайте накануне в ${time} (время Шри-Ланки).`,
    toClimb: (pickup, duration, start, time) =>
      `${pickup} — начало подъёма: ${duration}. Чтобы начать в ${start}, выезжайте в ${time} (время Шри-Ланки).`,
    toClimbEvening: (pickup, duration, start, time) =>
      `${pickup} — начало подъёма: ${duration}. Чтобы начать в ${start}, выезжайте накануне в ${time} (время Шри-Ланки).`,
  },
  duration: {
    safari: (half, full) => `Полдня — примерно ${half}\u00a0ч в парке, целый день — примерно ${full}\u00a0ч.`,
    walk: (half, full) =>
      `Полдня — примерно ${half}\u00a0ч в парке, целый день — примерно ${full}\u00a0ч. Пешком — около 9 км.`,
    hike: (hours) => `Подъём и спуск — примерно ${hours}\u00a0ч, больше в темноте: на вершине встречают рассвет.`,
  },
  fee: { operator: (words) => OPERATOR[words] ?? words, party: people },
  entry: {
    covered: (parks) => `В цену входят билеты: ${list(parks)}.`,
    others: 'Билеты в другие места в цену не входят.',
    none: 'Билеты в музеи, храмы и парки в цену не входят.',
  },
}
