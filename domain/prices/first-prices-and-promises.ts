/**
 * The price list that a fresh site has, until its owner publishes another one. The figures are those of docs/product.md;
 * hours of notice, waiting, cancelling, refunds and the deposit are samples. `PriceList` says what each figure means.
 */
import type { Park, PriceList, Promises } from './price-list.ts'

/**
 * Parks as the Department of Wildlife Conservation has opened them: from six in the morning to six in the evening, and
 * Block 1 of Yala, which safaris go to, not in the dry season. The department announces the days each year and may close
 * a park after rain: the owner looks at them each year, before September. The office adds a park with it.
 */
export const IN_EVERY_PARK = {
  kind: 'safari',
  names: {},
  gate: null,
  hours: { opens: '06:00', closes: '18:00' },
  start: { half: '06:00', full: '06:00' },
  closed: null,
  season: null,
  fee: null,
  prices: 'otherParks',
} satisfies Partial<Park>

/** Elephants come to the water of a tank in the afternoon. */
const AFTERNOON = { half: '14:00', full: '06:00' }

const FIRST_TOUR_PRICES: PriceList['tours'] = {
  yala: [
    { half: 105, full: 170 },
    { half: 150, full: 210 },
    { half: 175, full: 230 },
    { half: 215, full: 275 },
    { half: 250, full: 310 },
    { half: 280, full: 340 },
  ],
  otherParks: [
    { half: 99, full: 160 },
    { half: 130, full: 170 },
    { half: 160, full: 210 },
    { half: 195, full: 250 },
    { half: 220, full: 270 },
    { half: 290, full: 350 },
  ],
  transportPerKm: 170,
}

const FIRST_PARKS: PriceList['parks'] = {
  'Yala national park': {
    ...IN_EVERY_PARK,
    shortName: 'Yala',
    closed: { first: '09-01', last: '10-15' },
    fee: 105,
    prices: 'yala',
    picture: 'Yala national park',
  },
  'Udawalawe national park': {
    ...IN_EVERY_PARK,
    shortName: 'Udawalawe',
    fee: 99,
    picture: 'Udawalawe national park',
  },
  'Minneriya national park': {
    ...IN_EVERY_PARK,
    shortName: 'Minneriya',
    start: AFTERNOON,
    fee: 105,
    picture: 'Minneriya national park',
  },
  // Visitors climb at night. The season of pilgrims lasts from the full moon of December to that of May; the lights of
  // the steps burn then.
  "Adam's Peak": {
    ...IN_EVERY_PARK,
    shortName: "Adam's Peak",
    kind: 'hike',
    hours: null,
    start: { half: '02:00', full: '02:00' },
    season: { first: '12-01', last: '05-31' },
    fee: 105,
    picture: "Adam's Peak",
  },
  'Kaudulla national park': {
    ...IN_EVERY_PARK,
    shortName: 'Kaudulla',
    start: AFTERNOON,
    picture: 'Kaudulla national park',
  },
  'Wilpattu national park': { ...IN_EVERY_PARK, shortName: 'Wilpattu', picture: 'Wilpattu national park' },
  'Bundala national park': { ...IN_EVERY_PARK, shortName: 'Bundala', picture: 'Bundala national park' },
  // Clouds cover World's End by ten in the morning.
  'Horton Plains national park': {
    ...IN_EVERY_PARK,
    shortName: 'Horton Plains',
    kind: 'walk',
    picture: 'Horton Plains national park',
  },
}

const FIRST_PROMISES: Promises = {
  driverHours: 12,
  leadHours: 12,
  nightLead: { from: '22:00', until: '06:00', hours: 14 },
  freeWaiting: { airport: 90, elsewhere: 30 },
  ifNobodyComes: { minutes: 20, backPercent: 100, taxiPercent: 100 },
  guestHours: { cancel: 24, change: 12 },
  lateCharges: [
    { hours: 12, percent: 50 },
    { hours: 0, percent: 100 },
  ],
  refund: { days: 7, way: 'to the card or account that it came from' },
  stayCancelling: [
    { days: 30, percent: 0 },
    { days: 14, percent: 20 },
    { days: 7, percent: 40 },
    { days: 3, percent: 60 },
    { days: 0, percent: 100 },
  ],
  deposit: { percent: 10, leastUsd: 50, fromTotalUsd: 500 },
}

export const FIRST_PRICE_LIST: PriceList = {
  vehicles: {
    mini: { isOffered: true, names: {}, picture: 'mini', seats: 3, bags: 2, share: null },
    car: { isOffered: true, names: {}, picture: 'car', seats: 3, bags: 3, share: null },
    van: { isOffered: true, names: {}, picture: 'van', seats: 6, bags: 6, share: null },
  },
  dollar: { lkr: 288, lkrInTours: 291 },
  transfers: {
    airport: { belowKm: 80, base: { mini: 800, car: 800, van: 800 }, perKm: { mini: 170, car: 200, van: 310 } },
    short: { upToKm: 15, base: { mini: 2900, car: 3200, van: 5000 }, perKm: { mini: 230, car: 250, van: 400 } },
    longer: {
      base: { mini: 600, car: 900, van: 1500 },
      upToKm: [100, 144],
      perKm: {
        mini: [
          [250, 210, 200, 190],
          [185, 180, 150, 140],
          [170, 169, 150, 140],
        ],
        car: [
          [265, 225, 210, 195],
          [190, 185, 155, 145],
          [175, 174, 155, 145],
        ],
        van: [
          [300, 250, 210, 210],
          [210, 210, 210, 190],
          [210, 210, 210, 190],
        ],
      },
    },
  },
  least: { mini: 0, car: 0, van: 0 },
  roundedTo: 1,
  byHand: [],
  tours: FIRST_TOUR_PRICES,
  parks: FIRST_PARKS,
  driverStay: {
    perDay: { mini: 8000, car: 8600, van: 9900 },
    perKm: { mini: 80, car: 90, van: 115 },
    leastKmPerDay: { mini: 50, car: 50, van: 100 },
    leastDays: 2,
    base: 'Colombo Bandaranaike International Airport',
  },
  waiting: { freeMinutes: 30, perQuarterHour: { mini: 500, car: 600, van: 900 } },
  bagsByCar: { percent: 100 },
  seasons: [],
  night: null,
  closed: [],
  earlierQuotes: 'count',
  promises: FIRST_PROMISES,
}
