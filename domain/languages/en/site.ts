/** What every page begins with. */
import { VEHICLE_NAMES } from '#domain/prices/price-list.ts'
import type { Mark } from '#domain/languages/formats.ts'

export const site = {
  skip: 'Skip to the content',
  loading: 'Loading…',
  scriptsMissing: <N>(reload: Mark<N>, ask: Mark<N>): (N | string)[] => [
    'Parts of this page have not loaded. ',
    reload('Load it again'),
    ' or ',
    ask('ask on WhatsApp'),
    '.',
  ],
  chat: {
    place: 'Chat',
    label: 'Chat on WhatsApp',
    /** What the guest's message begins with. */
    hello: (brand: string) => `Hello ${brand}, I have a question`,
  },
  breadcrumb: 'Breadcrumb',
  termsLink: 'Terms, privacy and questions',
  menu: {
    main: 'Main',
    button: 'Menu',
    home: 'Home',
    book: 'Book Taxi Now',
    journey: 'Plan a trip',
    booking: 'My booking',
    fromAirport: 'From the airport',
    toAirport: 'To the airport',
    safari: 'Safari tours',
    taxi: 'Taxi cab service',
    /** In the menu and on pages of tours. */
    noTours: 'No tours are on sale at the moment.',
    missing: <N>(retry: Mark<N>, list: Mark<N>): (N | string)[] => [
      'The menu cannot be fetched right now. ',
      retry('Try again'),
      ', or ',
      list('see the same links here'),
      '.',
    ],
  },
  error: {
    title: 'Unexpected Application Error!',
    sorry: 'Sorry, this page did not work. A booking that you saw confirmed is safe with us.',
    connection: 'Check your connection, then load the page again.',
    again: <N>(mail: N): (N | string)[] => [
      'If it happens again, write to us on WhatsApp or to ',
      mail,
      ': we quote and book by message, too.',
    ],
    reload: 'Load the page again',
    home: 'Go to the home page',
    ask: 'Ask on WhatsApp',
    hello: (brand: string) => `Hello ${brand}, a page of your site did not work`,
  },
  /** Vehicles as visitors see them: their rows, and within a sentence. */
  vehicles: VEHICLE_NAMES,
  home: 'Home',
  /** Behind the label of a field. */
  optional: '(optional)',
  heads: {
    unknown: {
      title: 'Page not found',
      description: 'There is no page at this address. Find your fixed taxi fare in Sri Lanka here.',
    },
    failed: { title: 'Something went wrong', description: 'This page cannot be shown right now.' },
    noFare: (pickup: string, dropoff: string) => ({
      title: `No taxi fare from ${pickup} to ${dropoff}`,
      description: `There is no fare from ${pickup} to ${dropoff}. Choose two places in Sri Lanka that a car can reach.`,
    }),
    noFareHere: {
      title: 'No taxi fare for this address',
      description: 'There is no fare for this address. Choose two places in Sri Lanka that a car can reach.',
    },
  },
  reviews: {
    outOf: (stars: number, most: number) => `${stars} out of ${most} stars`,
    short: (stars: string, count: string) => `${stars} (${count} reviews)`,
  },
  trust: {
    payAtEnd: 'Pay at the end',
    freeWaiting: (minutes: number) => `${minutes} min free waiting at pickup`,
    /** The second part is separate on narrow screens. */
    freeCancelling: <N>(until: Mark<N>, hours: number): (N | string)[] => [
      'Free cancellation',
      until(` until ${hours} hours before`),
    ],
  },
  trip: {
    label: 'Places of your trip',
    pickup: 'Enter pickup location',
    dropoff: 'Enter dropoff location',
    swap: 'Swap pickup and dropoff',
    show: 'Show the fare',
  },
  placeField: {
    failed: 'The list of places cannot be fetched right now. Type the full name and press Enter.',
    fetching: 'Fetching the list of places…',
    atHouse: (place: string, address: string) => `The price is that of ${place}. “${address}” is in the booking form.`,
  },
  fare: {
    label: 'Fare',
    heading: (pickup: string, dropoff: string) => `Taxi fare from ${pickup} to ${dropoff}`,
    working: 'Working out the fare',
    inWords: (pickup: string, dropoff: string, km: string, duration: string, prices: readonly string[]) =>
      `${pickup} to ${dropoff}, ${km} km, ${duration}. ${prices.join('. ')}.`,
    from: 'Fixed price from',
    distance: 'Distance',
    duration: 'Duration',
    vehicle: 'Vehicle',
    room: (seats: number, bags: number) => `up to ${seats} travelers, ${bags} bags`,
    book: 'Book this taxi',
    fixed: 'The price is fixed and all inclusive.',
    toll: 'Highway toll is included: we pay it.',
    freeCancelling: (hours: number) => `Free cancellation until ${hours} hours before the pickup.`,
    chosen: 'Chosen vehicle',
    bookShort: <N>(hidden: Mark<N>): (N | string)[] => ['Book', hidden(' this taxi')],
    ask: 'Ask about this taxi on WhatsApp',
    question: (pickup: string, dropoff: string) => `Hello, I have a question about a taxi from ${pickup} to ${dropoff}`,
    priceFrom: 'from ',
    toEnd: (pickup: string) => `${pickup} to `,
    fromEnd: (dropoff: string) => ` to ${dropoff}`,
  },
  map: {
    /** Sources of the island map, as their licences ask: docs/data.md */
    credit:
      'Roads and places: © OpenStreetMap contributors (ODbL) · Survey Department of Sri Lanka, by way of nuuuwan/lk_roads (MIT) · GeoNames (CC BY 4.0) · Coast: Natural Earth',
    failed: 'The map cannot be shown right now. The fare is not affected.',
  },
  notice: {
    unreachable: 'Please Check your pick up and destination can be reached by car',
    unknown: 'There is no price until we know both places.',
    unknownAny: 'There is no price until we know every place.',
    samePlace: 'Pickup and dropoff are the same place. Choose two different places.',
    failed: 'We cannot reach our fare service right now.',
    everywhere:
      'We drive to every place in Sri Lanka that a road reaches. Pick one from the list as you type, or enter the nearest town.',
    question: (pickup: string, dropoff: string) => `Can you take us from ${pickup} to ${dropoff}?`,
    ask: 'Ask us on WhatsApp',
    newTab: ' (opens in a new tab)',
    kept: 'Your places are kept. We keep trying, and the fare appears here as soon as there is an answer.',
    again: 'Try again',
    calculatorAdvice:
      'We drive to every place in Sri Lanka that a road reaches. Choose where from and where to in the fare calculator.',
    calculator: 'Open the fare calculator',
  },
  wholeTrip: <N>(plan: Mark<N>): (N | string)[] => [
    'More than one ride? ',
    plan('Plan the whole trip'),
    ': all rides in one price and one booking.',
  ],
  /** How to book by message, beside a booking form whose own texts have not come. */
  message: {
    notLoaded: <N>(chat: Mark<N>, mail: N): (N | string)[] => [
      'This form has not loaded. We keep trying. What you type stays. You can also book by ',
      chat('WhatsApp'),
      ' or by mail to ',
      mail,
      '.',
    ],
    transfer: (pickup: string, dropoff: string) =>
      `Hello, I would like to book a taxi from ${pickup} to ${dropoff}. Day and time: `,
  },
}
