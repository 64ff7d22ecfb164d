import type { advice as english } from '../en/advice.ts'
import { formatsOf } from '../formats.ts'
import { de } from './site.ts'

const { plural } = formatsOf('fr')

const nights = (count: number) => `${count} ${plural(count, { one: 'nuit', other: 'nuits' })}`

export const advice: typeof english = {
  longDay: (duration) => `${duration} de route en une journée. Avec une nuit en chemin, ce serait plus facile.`,
  evenAt: (start, sentence) => `Même en partant à ${start} : ${sentence}`,
  flight: (pickup, time, flight) =>
    `Pour le vol de ${flight}, partez ${de(pickup)} à ${time} au plus tard (heure du Sri Lanka).`,
  flightFromEvening: (pickup, time, flight) =>
    `Pour le vol de ${flight}, partez ${de(pickup)} la veille au soir, à ${time} au plus tard (heure du Sri Lanka).`,
  nights: (planned, dates) => `Vous prévoyez ${nights(planned)} ; entre vos dates, il y en a ${dates}.`,
  datesTurnedAround: 'Le circuit finirait avant de commencer.',
  nightAtPark: (park) =>
    `Vous passez la nuit près ${de(park)} : indiquez votre hôtel comme étape, et nous vous conduisons jusqu’à sa porte.`,
  sight: (sight, km) => `${sight} est sur le chemin : un arrêt y ajoute ${km}.`,
  sightAndDrive: (sight, km, duration) =>
    `${sight} est sur le chemin : un arrêt y ajoute ${km} et ${duration} de route.`,
  lessThanOneKm: 'moins d’un km',
  better: {
    before: (stop, other, less) => `${stop} avant ${other} : ${less} de moins`,
    after: (stop, other, less) => `${stop} après ${other} : ${less} de moins`,
    order: (stops, less) => `${stops.join(', ')} : ${less} de moins`,
    kmAndMoney: (km, usd) => `${km} et ${usd}`,
  },
}
