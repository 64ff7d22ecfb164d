/** A proposal's page for its guest, its mail, and the message that the office sends by WhatsApp. */
import type { Mark } from '#domain/languages/formats.ts'

export const proposal = {
  title: 'Our proposal',
  for: (name: string) => `For ${name}`,
  validUntil: (date: string, time: string) => `Valid until ${date}, ${time}, Sri Lanka time`,
  note: 'A word from us',
  days: 'Your rides',
  map: 'Map of the way',
  inPrice: 'In the price',
  notInPrice: 'Not in the price',
  total: 'Price',
  /** For all rides together. */
  totalOf: (price: string) => `${price}, all inclusive`,
  money: 'Paying and cancelling',
  accept: {
    heading: 'Accept and book',
    intro: 'What you accept here is booked at this price. You get a receipt by e-mail.',
    name: 'Your name, for the sign of the driver',
    phone: 'Phone with country code, best one with WhatsApp',
    email: 'E-mail',
    ride: (ride: number, route: string) => `Ride ${ride}: ${route}`,
    agree: <N>(link: Mark<N>): (N | string)[] => ['I have read and accept the ', link('terms'), '.'],
    agreeFirst: 'Tick that you accept the terms',
    button: (price: string) => `Book for ${price}`,
    fields: 'Nothing is booked yet. Please look at the fields that are marked.',
    otherTerms:
      'Our terms have changed since you opened this page. The price is the same; nothing is booked yet. Please read them and accept once more.',
  },
  change: {
    heading: 'Should something be different?',
    label: 'What should we change?',
    button: 'Ask for a change',
    sent: 'We have your words. We answer with a new proposal; this one stays open until then.',
    empty: 'Write what should be different.',
    often: 'You have asked for many changes. Please write to us on WhatsApp, or call.',
  },
  /** What cannot be accepted, and what to do. */
  not: {
    replaced: {
      heading: 'We have changed this proposal',
      text: 'This is the new version. Nothing is booked yet: please look at it, then accept it.',
    },
    working: {
      heading: 'We are working on a new version',
      text: 'This proposal is being changed. You get the new version from us; the link stays the same.',
    },
    expired: {
      heading: 'This proposal has expired',
      text: 'It can no longer be accepted. Tell us below, or on WhatsApp, that you still want it, and we send you a new one.',
    },
    withdrawn: {
      heading: 'This proposal was withdrawn',
      text: 'It can no longer be accepted. Please write to us, and we look for another way.',
    },
    unknown: {
      heading: 'There is no proposal with this link',
      text: 'The link may be incomplete, or the proposal was long ago. Please open it once more from our message, or write to us.',
    },
    rides: {
      heading: 'This proposal cannot be booked as it is',
      text: 'Ask us for another time below, or on WhatsApp, and we send you a new proposal.',
    },
  },
  /** @param ride as its number. @param why a sentence */
  rideProblem: (ride: number, why: string) => `Ride ${ride}: ${why}`,
  over: 'its pickup time is over.',
  /** Opens WhatsApp with this message. @param title of the proposal */
  question: (title: string) => `Hello, a question about your proposal "${title}":`,
  askOnWhatsApp: 'Ask on WhatsApp',
  mail: {
    subject: (title: string) => `Our proposal: ${title}`,
    heading: 'Our proposal',
    opening: (name: string) => `Hello ${name}, here is what we propose. The page shows each day, a map and the terms.`,
    button: 'Look at it and accept',
    next: 'You can accept it there, or ask for a change. Until you accept it, nothing is booked.',
  },
  /** @param url of its page */
  whatsApp: (name: string, brand: string, title: string, price: string, until: string, url: string) =>
    `Hello ${name}, this is ${brand}. Our proposal: ${title}, ${price}. ${until}. Look at it, accept it or ask for a change here: ${url}`,
}
