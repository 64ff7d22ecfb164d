import { formatsOf } from '../formats.ts'
import type { tours as english } from '../en/tours.ts'

const { list, plural } = formatsOf('ru')

const OPERATOR: Readonly<Record<string, string>> = {
  'That is what a visit is charged at the park itself.': 'Столько стоит посещение в самом парке.',
  'The total covers the entry of {party}: there is nothing to pay at the gate.':
    'Вход включён в общую цену ({party}): у ворот платить не нужно.',
}

const travelers = (count: number) => `${count} ${plural(count, { one: 'человек', few: 'человека', other: 'человек' })}`

export const tours: typeof english = {
  all: 'Экскурсии',
  from: (usd) => ['от ', usd],
  kinds: { safari: 'сафари', walk: 'прогулка с гидом', hike: 'восхождение с гидом' },
  name: {
    safari: (park) => `Частное сафари: ${park}`,
    walk: (park) => `Прогулка с частным гидом: ${park}`,
    hike: (park) => `Восхождение с частным гидом: ${park}`,
  },
  ofLength: { half: (name) => `${name}, полдня`, full: (name) => `${name}, целый день` },
  lengths: { half: 'Полдня', full: 'Целый день' },
  entrance: {
    safari: (park) => `${park}, въездные ворота`,
    walk: (park) => `${park}, въездные ворота`,
    hike: (park) => `${park}, начало подъёма`,
  },
  exit: {
    safari: (park) => `${park}, выездные ворота`,
    walk: (park) => `${park}, выездные ворота`,
    hike: (park) => `${park}, начало подъёма`,
  },
  pickupAt: (place) => `Откуда: ${place}`,
  dropoffAt: (place) => `Куда: ${place}`,
  included: {
    safari: 'Отдельный джип с водителем, только для вашей компании',
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
    closed: (park, first, last) => `${park}: обычно закрыто с ${first} по ${last}.`,
    otherDay: 'Этот день можно заказать; тогда мы напишем вам о другом дне или парке.',
    atGate: (park, arrival, opens, closes) =>
      `Вы будете у ворот примерно в ${arrival}. ${park}: открыто с ${opens} до ${closes} (время Шри-Ланки).`,
    atClimb: (park, arrival, opens, closes) =>
      `Вы будете у начала подъёма примерно в ${arrival}. ${park}: открыто с ${opens} до ${closes} (время Шри-Ланки).`,
    season: (first, last) =>
      `Сезон восхождений — с ${first} по ${last}. В другие дни ждите дождя и тумана; ступени не освещены.`,
  },
  pickup: {
    toGate: (pickup, duration, start, time) =>
      `${pickup} — ворота парка: ${duration}. Чтобы начать в ${start}, выезжайте в ${time} (время Шри-Ланки).`,
    toGateEvening: (pickup, duration, start, time) =>
      `${pickup} — ворота парка: ${duration}. Чтобы начать в ${start}, выезжайте накануне вечером в ${time} (время Шри-Ланки).`,
    toClimb: (pickup, duration, start, time) =>
      `${pickup} — начало подъёма: ${duration}. Чтобы начать в ${start}, выезжайте в ${time} (время Шри-Ланки).`,
    toClimbEvening: (pickup, duration, start, time) =>
      `${pickup} — начало подъёма: ${duration}. Чтобы начать в ${start}, выезжайте накануне вечером в ${time} (время Шри-Ланки).`,
  },
  duration: {
    safari: (half, full) => `Полдня — примерно ${half}\u00a0ч в парке, целый день — примерно ${full}\u00a0ч.`,
    walk: (half, full) =>
      `Полдня — примерно ${half}\u00a0ч в парке, целый день — примерно ${full}\u00a0ч. Сама прогулка — около 9 км пешком.`,
    hike: (hours) =>
      `Подъём и спуск занимают примерно ${hours}\u00a0ч, больше в темноте: на вершине встречают рассвет.`,
  },
  fee: { operator: (words) => OPERATOR[words] ?? words, party: travelers },
  entry: {
    covered: (parks) => `В цену входят входные билеты: ${list(parks)}.`,
    others: 'Билеты в другие места и парки в цену не входят.',
    none: 'Билеты в музеи, храмы и национальные парки в цену поездки не входят.',
  },
}
