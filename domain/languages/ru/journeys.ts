import { formatsOf } from '../formats.ts'
import type { journeys as english } from '../en/journeys.ts'
import { parkName } from './site.ts'
import { ways } from './ways.ts'

const { list } = formatsOf('ru')

const stop = ({ place, own, duration }: Parameters<typeof english.ride>[0]['stops'][number]) =>
  own ? `${place} (${own}, ${duration})` : `${place} (${duration})`

function onTheWay({ towns, stops }: Parameters<typeof english.ride>[0]): string {
  const past = towns.length > 0 ? `, по пути ${towns.join(', ')}` : ''
  return stops.length > 0 ? `${past}, остановка по пути: ${list(stops.map(stop))}` : past
}

/** Behind a colon: without the capital letter. */
const withinSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const journeys: typeof english = {
  title: 'Готовые маршруты по Шри-Ланке',
  crumb: 'Готовые маршруты',
  intro: (plan) => [
    'В каждом указаны все поездки: километры, часы и фиксированная цена. Возьмите маршрут как есть, измените его или ',
    plan('составьте свой'),
    '.',
  ],
  none: 'По этому адресу маршрута нет',
  noneText: 'Вот маршруты, которые готовы.',
  others: 'Другие готовые маршруты',
  length: (days, count) => `${ways.days(days)}, ${ways.nights(count)}.`,
  price: 'Цена всего маршрута',
  from: 'Весь маршрут от',
  fromRides: `${ways.choice.names.rides}, от`,
  tourFor: (travelers) => `Экскурсия в цене — для ${travelers} человек. Сколько вас, вы укажете на следующем шаге.`,
  start: 'Начать с этого маршрута',
  open: 'Открыть для изменения',
  stops: 'По остановкам',
  day: (day) => `День ${day}`,
  dayWithNights: (day, count) => `День ${day}, ${ways.nights(count)}`,
  named: (place, name) => `${place} (${name})`,
  see: (sights) => `Посмотреть: ${sights.join(', ')}.`,
  train: (to) => `Здесь без машины: дальше поездом, ${to}.`,
  ride: (ride) => `Дальше: ${ride.to}${onTheWay(ride)}.`,
  rideByPark: (ride) => `Через парк, дальше: ${ride.to}${onTheWay(ride)}.`,
  fromPark: (to) => `Из парка дальше: ${to}, входит в цену экскурсии.`,
  months: 'Когда ехать',
  opening: (park, text) => `${parkName(park)}: ${withinSentence(text)}.`,
  head: {
    listTitle: 'Готовые маршруты по Шри-Ланке с фиксированными ценами',
    listDescription: (count) =>
      `Маршрутов: ${count}. Все поездки с километрами, часами и фиксированной ценой: первый визит, горы, пляжи, восточное побережье, древние столицы, с детьми, леопарды, пересадка, Джаффна и сёрфинг. Выберите и измените под себя.`,
    title: (title, usd) => `${title}, от ${usd}`,
    description: (lead, places, usd) =>
      `${lead} ${places.join(', ')}: каждая поездка по фиксированной цене, от ${usd} за машину.`,
  },
}
