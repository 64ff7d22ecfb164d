/** What runs in the browser on a booking's page: the day of the ride, and its buttons. Its voucher's texts are `booking`. */
import type { Mark } from '#domain/languages/formats.ts'

export const today = {
  head: {
    title: (reference: string) => `Booking ${reference}`,
    notFound: 'Booking not found',
    description: (brand: string) => `Your booking with ${brand}: its status, what you booked, and how to pay.`,
  },
  heading: 'Your ride now',
  /** Below the head, while nobody answers. */
  outOfDate: 'This page could not be refreshed just now, so it may be out of date. We keep trying.',
  call: (name: string) => `Call ${name}`,
  callUs: 'Call us',
  /** Of a guest who is not on board, by a wrong tap of the driver. */
  notSo: 'Is that not so? Call us',
  /** @param name the driver's first name; `null` where it is not known */
  stages: {
    /** Long before the pickup. */
    ahead: (name: string | null) => `Here you see when ${name ?? 'your driver'} sets out`,
    notSetOut: (name: string | null) => `${name ?? 'Your driver'} has not set out yet`,
    late: (name: string | null, time: string) => `${name ?? 'Your driver'} now expects to be with you at ${time}`,
    onTheWay: (name: string | null, time: string) => `${name ?? 'Your driver'} is on the way: set out at ${time}`,
    atPickup: (name: string | null, time: string) => `${name ?? 'Your driver'} is at the pickup, since ${time}`,
    /** A time of which we heard later, by a phone that had no network. */
    told: (time: string, told: string) => `${time} (told us at ${told})`,
    onBoard: 'You are on board, says your driver. Have a good ride!',
    /** Of a guest whose car has broken down on the way; `bags`: that of a car which carries bags alone. */
    brokeDown: {
      car: (time: string) => `Your car broke down at ${time}.`,
      bags: (time: string) => `The car with your bags broke down at ${time}.`,
      /** Behind the first sentence: nobody drives on yet; somebody is named; somebody is there. */
      looking: 'We are looking for another one, which comes to where you are.',
      comes: (name: string) => `${name} drives you on and comes to where you are.`,
      there: (name: string, time: string) => `${name} has been with you since ${time}, to drive you on.`,
      bagsOn: 'Another car brings them to you.',
    },
    there: 'You are there. Thank you for riding with us.',
    noShow: (name: string | null) =>
      `${name ?? 'Your driver'} says: “I waited and did not find you.” Please call us at once.`,
    /** Of bags that a car carries while their guests go by train. */
    bags: {
      /** @param count `null` where the driver has told none */
      sealed: (count: number | null) =>
        `${count === null ? 'Your bags are' : count === 1 ? '1 bag is' : `${count} bags are`} counted, sealed and on the way. Have a good train ride!`,
      here: (time: string) => `Your bags are here, since ${time}`,
      handedOver: 'You have your bags. Thank you for travelling with us.',
    },
  },
  /** What a guest says by one tap. */
  /** Behind what a guest complained of, once somebody of the office has closed it. */
  closed: (date: string) => `The owner closed it on ${date}.`,
  /** What was given to a guest to whom nobody came. */
  taxi: (sum: string) => `We have paid you ${sum} for the taxi that you took instead.`,
  words: {
    intro: 'Tell your driver and us with one tap:',
    waiting: 'I am waiting outside',
    cannotFind: 'I cannot find you',
    /** Said at the pickup by a guest with whom nobody is. */
    nobodyHere: 'Nobody is here',
    /** Below that. @param by the time until which somebody is to be there */
    nobodyNext: (by: string) =>
      `We call your driver now and look for another car. If nobody is with you at ${by}, our promise on this page holds: see “If nobody comes”.`,
    late: 'My flight is late',
    lateAt: (time: string) => `My flight is late: it lands at ${time}`,
    landsAt: <N>(field: N): (N | string)[] => ['It lands at ', field],
    failed: 'That did not reach us. Please try again, or call.',
    said: (time: string, word: string) => `${time}: you said “${word}”`,
    /** Below what the guest said: somebody of the office has answered. */
    seenTo: (time: string) => `Our office has been seeing to it since ${time}`,
  },
  print: 'Print the voucher',
  noMail: {
    text: 'No mail comes for this booking. Please keep its reference and this page: copy the link, or send it to yourself on WhatsApp.',
    booking: (reference: string, link: string) => `Booking ${reference}: ${link}`,
    changes: (link: string) => `Change or cancel: ${link}`,
    change: <N>(change: Mark<N>): (N | string)[] => [
      change('Change or cancel it'),
      ': only this link lets you do that.',
    ],
    copy: 'Copy',
    copied: 'Copied',
    send: 'Send it on WhatsApp',
    failed: 'It could not be copied: please select the link above.',
  },
  unknown: {
    heading: 'We know no such booking',
    text: <N>(again: Mark<N>): (N | string)[] => [
      'A reference has twelve letters and digits, such as K7Q2-M4XT-9BHE. Open the link in your confirmation mail, ',
      again('have it sent again'),
      ', or write to us: we find your booking.',
    ],
    hello: 'Hello, I cannot find my booking',
    ask: 'Ask on WhatsApp',
    write: 'Write an e-mail',
    fare: 'Find a fare',
  },
}
