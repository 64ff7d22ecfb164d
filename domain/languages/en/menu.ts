/** The menu's panels, the drawer of phones, and the choice of the visitor's own money. */
import type { Mark } from '#domain/languages/formats.ts'

/** Prices also in the visitor's own money. */
const money = {
  label: 'Show prices also in',
  none: 'no other currency',
  about: (amount: string) => `about ${amount}`,
  of: (day: string) => `, rate of ${day}`,
  charged: (day: string) => `For orientation, at the rate of ${day}. The price is owed in US dollars or rupees.`,
  ratesOf: (day: string) => `Other money at rates of ${day}`,
  note: (day: string) => `Rates of ${day}. Prices are owed in US dollars or rupees.`,
}

export const menu = {
  money,
  menu: 'Menu',
  close: 'Close the menu',
  allFrom: 'All rates from Colombo airport',
  allTo: 'All rates to Colombo airport',
  allTours: 'All tours and their prices',
  pickup: 'Pickup town',
  narrow: 'Type to narrow the list',
  noPickup: <N>(home: Mark<N>): (N | string)[] => [
    'No pickup of that name. Any two places can be priced on the ',
    home('home page'),
    '.',
  ],
  loadingRates: 'Loading the rates…',
  noRates: <N>(retry: Mark<N>, ask: Mark<N>): (N | string)[] => [
    'The rates did not load. ',
    retry('Try again'),
    ', or ',
    ask('ask for a price'),
    '.',
  ],
  taxiFrom: (pickup: string) => `Taxi from ${pickup} to`,
  faresFrom: (places: number) => `Fixed fares from ${places} places`,
  choosePickup: 'Choose a pickup to see where its taxis go. Fares are for a mini car, all included.',
  notListed: <N>(home: Mark<N>): (N | string)[] => [
    'Not in the list? ',
    home('Any two places in Sri Lanka have a price'),
    '.',
  ],
  languages: 'Languages',
  /** Offered to a browser that asks for this language. */
  offer: 'This page in English',
  offerClose: 'Close',
  /** On the empty planner. */
  lastPlan: 'Go on with your last plan',
  /** What to see in each park, in a few words. Loaders of tours fetch them, and keep what the page shows. */
  sights: {
    'Yala national park': 'Leopards',
    'Udawalawe national park': 'Elephants by the reservoir',
    'Minneriya national park': 'The elephant gathering',
    "Adam's Peak": 'Sunrise hike',
    'Kaudulla national park': 'Elephants by the tank',
    'Wilpattu national park': 'Leopards and lakes',
    'Bundala national park': 'Lagoon birds',
    'Horton Plains national park': "World's End walk",
  } as Readonly<Record<string, string>>,
  /** The same of a park that the owner has added, by what a tour there is. */
  sightsByKind: { safari: 'Wild animals, by jeep', walk: 'A walk with a guide', hike: 'A climb with a guide' },
  /** What pictures of places show, for who does not see them: client/pictures/pictures.ts. `home.pictures` has the others. */
  pictures: {
    kaudulla: 'An elephant and its calf bathing in the tank of Kaudulla, painted storks beside them',
    wilpattu: 'Deer drinking at a lake of Wilpattu at dawn',
    bundala: 'Flamingos in the lagoon of Bundala at sunset',
    hortonPlains: "A sambar deer at World's End on Horton Plains, clouds in the valley below",
    safari: 'A safari jeep on a track through a national park at sunset',
    colomboHotel: 'A taxi before a hotel on the Colombo sea front in the evening',
    beachResort: 'A villa under palms on a beach of Sri Lanka, an outrigger boat drawn up on the sand',
    hillCountry: 'A blue train crossing the Nine Arch Bridge above tea fields',
    jaffna: 'The golden tower of a Hindu temple in Jaffna between palmyra palms at sunrise',
    surf: 'A surfer riding a wave of the south coast in the evening',
    eastCoast: 'A bay of the east coast at sunrise, an outrigger boat on the sand, a temple on the rock beyond',
    sigiriya: 'The rock of Sigiriya above its water gardens',
  },
  /** What the picture of such a park shows, which was drawn for another one. */
  otherPicture: 'A drawing of nature in Sri Lanka',
}
