/** The parks of the price list that a fresh site has, and what a tour costs there. `Park` says what each value means. */
import type { Park, PriceList } from './price-list.ts'

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

export const FIRST_PARKS: PriceList['parks'] = {
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

export const FIRST_TOUR_PRICES: PriceList['tours'] = {
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
