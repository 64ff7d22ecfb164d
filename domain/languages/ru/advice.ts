import type { advice as english } from '../en/advice.ts'
import { formatsOf } from '../formats.ts'

const { plural } = formatsOf('ru')

const nights = (count: number) =>
  `${count} ${plural(count, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })}`

export const advice: typeof english = {
  longDay: (duration) => `В дороге за один день: ${duration}. С ночёвкой по пути будет легче.`,
  evenAt: (start, sentence) => `Даже если выехать в ${start}: ${sentence}`,
  flight: (pickup, time, flight) =>
    `${pickup}: чтобы успеть на рейс в ${flight}, выезжайте не позже ${time} (время Шри-Ланки).`,
  flightFromEvening: (pickup, time, flight) =>
    `${pickup}: чтобы успеть на рейс в ${flight}, выезжайте накануне вечером, не позже ${time} (время Шри-Ланки).`,
  nights: (planned, dates) => `В плане ${nights(planned)}, а между вашими датами — ${nights(dates)}.`,
  datesTurnedAround: 'Маршрут закончился бы раньше, чем начался.',
  nightAtPark: (park) =>
    `${park}: вы ночуете рядом с парком. Добавьте отель отдельной остановкой, и мы довезём вас до его дверей.`,
  sight: (sight, km) => `По пути: ${sight}. Остановка там добавит ${km}.`,
  sightAndDrive: (sight, km, duration) => `По пути: ${sight}. Остановка там добавит ${km} и ${duration} в дороге.`,
  lessThanOneKm: 'менее 1 км',
  better: {
    before: (stop, other, less) => `${stop} раньше, чем ${other}: меньше на ${less}`,
    after: (stop, other, less) => `${stop} позже, чем ${other}: меньше на ${less}`,
    order: (stops, less) => `${stops.join(', ')}: меньше на ${less}`,
    kmAndMoney: (km, usd) => `${km} и ${usd}`,
  },
}
