/** What guests say after the journey: the form on the booking's page, and the pages that show it. */
export const opinions = {
  title: 'What our guests say',
  description: (brand: string) => `What guests of ${brand} wrote after their journeys: good and bad, the newest first.`,
  intro:
    'Written after the journey by guests who booked here. We read everything before it is shown, and show good and bad alike, the newest first.',
  none: 'Nobody has written anything yet.',
  /** Beside an opinion. */
  written: {
    en: 'in English',
    de: 'in German',
    fr: 'in French',
    ru: 'in Russian',
    zh: 'in Chinese',
  },
  /** @param reasons 'advertising (1)' */
  heldBack: (count: string, reasons: string) => `Held back by us: ${count}, for ${reasons}.`,
  reasons: {
    person: 'a person named or something private',
    insult: 'an insult or a threat',
    advertising: 'advertising',
    'other-matter': 'not being about a ride with us',
  },
  /** @param reason one of those above */
  reasonTimes: (reason: string, times: string) => `${reason} (${times})`,
  ofPlace: (place: string) => `What guests say of rides by way of ${place}`,
  ofTrip: (pickup: string, dropoff: string) => `What guests say of ${pickup} to ${dropoff}`,
  ofTour: 'What guests say of this tour',
  older: 'Older ones',
  newest: 'The newest ones',
  all: 'All that our guests say',
  /** On the booking's page. */
  ask: {
    heading: 'How was your journey?',
    text: 'A few words help the next guest, and us. We read them first; then they are on our pages with month, route and language, without your name, be they good or bad.',
    stars: 'Your stars',
    words: 'Your words, if you like',
    most: (characters: string) => `${characters} characters at most.`,
    send: 'Send',
    change: 'Send it changed',
  },
  own: {
    unread: 'Thank you. You can change it until we have read it.',
    shown: 'Thank you. We have read it, and it is on our pages.',
    /** @param reason one of those above */
    heldBack: (reason: string) =>
      `We have read it, and do not show it, for ${reason}. Write to us if you see it otherwise.`,
    takeBack: 'Delete what I wrote',
  },
  problems: {
    stars: 'Please choose one to five stars.',
    words: (characters: string) => `Please write ${characters} characters at most.`,
    read: 'We have read it by now, so it stays as it is. You can still delete it.',
    notNow: 'You can write once your journey is over.',
  },
  back: 'To your booking',
  /** In the mail after the journey. */
  mail: 'Say how it was',
}
