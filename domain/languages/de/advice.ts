import type { advice as english } from '../en/advice.ts'
import { formatsOf } from '../formats.ts'
import { parkName } from './site.ts'

const { plural } = formatsOf('de')

const nights = (count: number) => `${count} ${plural(count, { one: 'Nacht', other: 'Nächte' })}`

export const advice: typeof english = {
  longDay: (duration) => `${duration} Fahrt an einem Tag. Mit einer Nacht unterwegs wird es leichter.`,
  evenAt: (start, sentence) => `Selbst bei Abfahrt um ${start} Uhr: ${sentence}`,
  flight: (pickup, time, flight) =>
    `Für den Flug um ${flight} Uhr fahren Sie spätestens um ${time} Uhr in ${pickup} ab (Ortszeit Sri Lanka).`,
  flightFromEvening: (pickup, time, flight) =>
    `Für den Flug um ${flight} Uhr fahren Sie spätestens am Abend davor um ${time} Uhr in ${pickup} ab (Ortszeit Sri Lanka).`,
  nights: (planned, dates) =>
    `Sie planen ${nights(planned)}; zwischen Ihren Daten ${dates === 1 ? 'liegt' : 'liegen'} ${nights(dates)}.`,
  datesTurnedAround: 'Die Rundreise würde enden, bevor sie beginnt.',
  nightAtPark: (park) =>
    `Sie übernachten bei ${parkName(park)}: Geben Sie Ihr Hotel als eigenen Halt an, dann bringen wir Sie bis vor die Tür.`,
  sight: (sight, km) => `${sight} liegt am Weg: Ein Halt dort kostet ${km} Umweg.`,
  sightAndDrive: (sight, km, duration) =>
    `${sight} liegt am Weg: Ein Halt dort kostet ${km} Umweg und ${duration} mehr Fahrt.`,
  lessThanOneKm: 'weniger als 1 km',
  better: {
    before: (stop, other, less) => `${stop} vor ${other}: ${less} weniger`,
    after: (stop, other, less) => `${stop} nach ${other}: ${less} weniger`,
    order: (stops, less) => `${stops.join(', ')}: ${less} weniger`,
    kmAndMoney: (km, usd) => `${km} und ${usd}`,
  },
}
