/** The page of one transfer. */
import type { Mark } from '#domain/languages/formats.ts'

export const transfer = {
  pickupAt: 'Airport pickup',
  dropoffAt: 'Airport dropoff',
  /** @param pickup may be empty */
  heading: (pickup: string) => `${pickup} Taxi cab Service`.trim(),
  lowest: <N>(strong: Mark<N>, pickup: string, dropoff: string, lkr: string, usd: string): (N | string)[] => [
    `${pickup} to ${dropoff} from `,
    strong(lkr),
    ' (',
    strong(usd),
    ')',
  ],
  listFrom: (pickup: string) => `Taxi cab price list from ${pickup}`,
  allFrom: (pickup: string) => `All taxi prices from ${pickup}`,
  moreTo: (dropoff: string) => `More taxis to ${dropoff}`,
  another: 'Book Another Transfer',
  stop: 'A stop on the way?',
  stopText:
    'Lunch, a temple, a tea factory: one fare for the whole way, never less than the direct one. The first minutes of waiting are free.',
  stopField: 'Stop on the way',
  drive: (pickup: string, dropoff: string) => `The drive from ${pickup} to ${dropoff}`,
  driveText: (km: string, duration: string) => `The drive is ${km} km and takes about ${duration}.`,
  back: <N>(taxi: Mark<N>, from: string, to: string, usd: string, km: string, duration: string): (N | string)[] => [
    'Coming back? ',
    taxi(`A taxi from ${from} to ${to}`),
    ` costs from ${usd}, ${km} km in about ${duration}.`,
  ],
  crumbs: {
    airport: 'From Colombo airport',
    pickup: (pickup: string) => `Taxi from ${pickup}`,
    trip: (pickup: string, dropoff: string) => `${pickup} to ${dropoff}`,
  },
  head: {
    title: (pickup: string, dropoff: string, usd: string) => `${pickup} to ${dropoff} taxi: fixed price from ${usd}`,
    description: (
      pickup: string,
      dropoff: string,
      km: string,
      duration: string,
      towns: readonly string[],
      prices: readonly string[],
    ) => {
      const byWayOf = towns.length > 0 ? ` by way of ${towns.join(', ')}` : ''
      return `Taxi from ${pickup} to ${dropoff}: ${km} km, ${duration}${byWayOf}. ${prices.join(', ')}. Fixed, all included, highway toll too.`
    },
  },
  route: {
    hotelIn: (hotel: string, town: string) => `${hotel} is in ${town}.`,
    hotelNear: (hotel: string, town: string) => `The distance is to ${town}; we drive to the door of ${hotel}.`,
    towns: (pickup: string, dropoff: string, towns: string) =>
      `The drive from ${pickup} to ${dropoff} passes ${towns}.`,
    /** @param names of the expressways in a list, empty where none is known */
    mostExpressway: (part: string, km: string, names: string, count: number) => {
      const on = count > 0 ? ` on the ${names} ${count === 1 ? 'Expressway' : 'Expressways'}` : ''
      return `Most of the way is expressway: ${part} of ${km} km${on}. We pay the toll.`
    },
    expressway: (part: string, km: string, names: string, count: number) => {
      const on = count > 0 ? `, on the ${names} ${count === 1 ? 'Expressway' : 'Expressways'}` : ''
      return `${part} of ${km} km are expressway${on}; we pay the toll.`
    },
    mostHill: 'Nearly all of it is hill road with many bends, so allow time for a stop and the views.',
    hill: (km: string) => `${km} km are hill road with bends, which is where the time goes.`,
    mostWinding: 'Most of it is winding road through the foothills.',
    winding: (km: string) => `${km} km are winding road through the foothills.`,
    level: 'It is level road all the way.',
    levelNoExpressway: 'It is level road all the way, without an expressway.',
    noExpressway: 'There is no expressway on the way.',
    /** @param road a number, as signs have it: 'A4' */
    longest: (km: string, road: string) => `The longest stretch, ${km} km, is on the ${road}.`,
    /** Of a road without a number. */
    longestBetween: (km: string, from: string, to: string) =>
      `The longest stretch, ${km} km, is on the road from ${from} to ${to}.`,
  },
}
