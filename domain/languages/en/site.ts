/** What every page begins with. */
import type { Mark } from '../texts.ts'

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
    fromAirport: 'From the airport',
    toAirport: 'To the airport',
    safari: 'Safari tours',
    taxi: 'Taxi cab service',
    missing: <N>(retry: Mark<N>, list: Mark<N>): (N | string)[] => [
      'The menu cannot be fetched right now. ',
      retry('Try again'),
      ', or ',
      list('see the same links here'),
      '.',
    ],
  },
  /** What to see in each park, in a few words. */
  sights: {
    'Yala national park': 'Leopards',
    'Udawalawe national park': 'Elephants by the reservoir',
    'Minneriya national park': 'The elephant gathering',
    "Adam's Peak": 'Sunrise hike',
    'Kaudulla national park': 'Elephants by the tank',
    'Wilpattu national park': 'Leopards and lakes',
    'Bundala national park': 'Lagoon birds',
    'Horton Plains national park': "World's End walk",
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
}
