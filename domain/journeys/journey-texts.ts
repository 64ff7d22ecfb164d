/** What guests are told while they plan a journey, in English. */
import { formatDuration } from '#domain/contract-texts.ts'
import { formatUsd } from '#domain/fares/money.ts'

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

export const JOURNEY_TEXTS = {
  longDay: (minutes: number) =>
    `${formatDuration(minutes)} of driving on one day. A night on the way makes it an easier day.`,
  evenAt: (time: string, text: string) => `Even with a start at ${time}: ${text}`,
  flight: (pickup: string, time: string, eveningBefore: boolean, flight: string) =>
    `For the flight at ${flight}, leave ${pickup} at ${time}${eveningBefore ? ' the evening before' : ''} or earlier (Sri Lanka time).`,
  nights: (planned: number, dates: number) =>
    `You plan ${nights(planned)}; between your dates ${dates === 1 ? 'is' : 'are'} ${nights(dates)}.`,
  datesTurnedAround: 'The journey would end before it starts.',
  nightAtPark: (park: string) =>
    `You spend the night near ${park}: name your hotel as a stop of its own, and we drive you to its door.`,
  sight: (sight: string, km: number, minutes: number) =>
    `${sight} lies on the way: a stop there adds ${km === 0 ? 'less than a km' : `${km} km`}${minutes > 0 ? ` and ${formatDuration(minutes)} of driving` : ''}.`,
  better: (change: string, km: number, usd: number) =>
    `${change}: ${km} km${usd > 0 ? ` and ${formatUsd(usd)}` : ''} less`,
} as const
