/** What is said of a ride beside the form that books it, and afterwards: its pickup, paying, what its driver is told, its entry in a calendar. */

/** English has forms for one and for more. */
const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What does not change on a booking's page, beside what `booking` says. Printed, it is the voucher. */
const voucher = {
  /** On paper alone. */
  voucher: 'Voucher',
  driver: 'Your driver',
  call: (name: string) => `Call ${name}`,
  atPickup: 'At your pickup',
  sendFlight: 'Send them on WhatsApp',
  calendar: 'Add to your calendar',
  change: 'Change or cancel',
  bookAgain: 'Book it again',
  ask: 'Ask about it on WhatsApp',
  paid: (amount: string) => `Paid: ${amount}`,
  askForDiscount: 'Ask for the discount',
  /** The drawn way out of the arrivals hall. */
  plan: {
    label: 'Plan of the way out of the arrivals hall',
    hall: 'Arrivals hall',
    doors: 'Doors',
    yourName: 'Your name',
    /** @param noSign a sentence of the operator's */
    way: (passed: readonly string[], side: 'left' | 'right', landmark: string, noSign: string) =>
      `You pass ${passed.map((place) => place.toLowerCase()).join(', ')}, and come out of the doors into the hall. ` +
      `Your driver stands on your ${side}, beside: ${landmark}. ${noSign}`,
  },
}

export const ride = {
  voucher,
  /** What the operator writes in English: a meeting point, places of the arrivals hall, the way of a refund. Another language has words of its own for it. */
  operator: (words: string) => words,
  /** What a guest tells the driver: beside the value. */
  notes: {
    flight: 'Flight',
    pickupAddress: 'Pickup address',
    dropoffAddress: 'Dropoff address',
    guestName: 'Name on the sign',
    travelers: 'Travelers',
    bags: 'Large bags',
    childSeats: 'Child seats',
    details: { transfer: 'Flight or room details', tour: 'Notes' },
  },
  /** The same beside the field of a form, where that differs. */
  noteFields: {
    // No word such as 'address' or 'street': browsers would fill in where the guest lives, whatever `autocomplete` says.
    flight: 'Flight number',
    pickupAddress: 'Exact pickup point',
    dropoffAddress: 'Exact dropoff point',
    details: { transfer: 'Flight or room details', tour: 'Additional notes' },
  },
  pickup: {
    waiting: (minutes: number) => `Your driver waits ${minutes} minutes free of charge.`,
    /** @param meetingPoint the operator's words */
    /** What the time of an airport pickup means. */
    landing: 'The pickup time is when your flight lands by its schedule.',
    waitingAtAirport: (meetingPoint: string, minutes: number) =>
      `Your driver waits ${meetingPoint}, ${minutes} minutes from landing free of charge. ` +
      'If the flight is late, there is nothing to do and nothing extra to pay.',
    notFound: (whatsapp: string) => `If you do not find your driver, call or write to us on WhatsApp: ${whatsapp}.`,
    departure: (before: string, drive: string, hours: number) =>
      `For your flight, choose a pickup ${before} before its departure: ${drive} for the drive, ${hours} hours at the airport.`,
    suits: (from: string, drive: string, hours: number) =>
      `This pickup suits flights that leave from ${from} on: ${drive} for the drive, ${hours} hours at the airport.`,
    nextDay: (time: string) => `${time} the next day`,
    /** @param word on the driver's sign */
    sign: (word: string) => `As you gave us no name, the driver's sign says "${word}".`,
    driverPromise: (hours: number) =>
      `We send you the driver's details within ${hours} hours. If you do not hear from us by then, please get in touch.`,
  },
  shortNotice: {
    text: 'This pickup is so soon that it is a request: we look for a driver at once and tell you by mail. Please write to us on WhatsApp, too.',
    link: 'Ask for a driver on WhatsApp',
    /** What the guest's message says. */
    ask: (title: string, date: string, time: string) => `Hello, is a driver free? ${title}, ${date}, ${time}`,
    askBooked: (title: string, date: string, time: string, reference: string) =>
      `Hello, is a driver free? ${title}, ${date}, ${time}, booking ${reference}`,
  },
  /** Rides of one booking that overlap. Times as they are shown. */
  overlap: {
    wayBack: (arrives: string, begins: string) =>
      `Your first ride arrives at about ${arrives}, the return begins at ${begins}.`,
    rides: (first: number, arrives: string, second: number, begins: string) =>
      `Ride ${first} arrives at about ${arrives}, ride ${second} begins at ${begins}.`,
    question: 'Is that meant?',
    change: 'Change the time',
  },
  paying: {
    transfer: 'Pay at the end of the journey in LKR or USD.',
    transferOnline: 'Pay at the end of the journey in LKR or USD, or online in advance by card.',
    tour: 'Pay at the end of the activity in LKR or USD.',
    tourOnline: 'Pay at the end of the activity in LKR or USD, or online in advance by card.',
    /** Beside that, for a booking with several rides. */
    several: 'At the end you pay each ride by itself.',
    severalOnline:
      'At the end you pay each ride by itself; one payment online is for all rides that are still to be paid.',
    /** The same where a car and driver stay. */
    stay: 'At the end of the journey you pay the driver for all rides together.',
    stayOnline:
      'At the end of the journey you pay the driver for all rides together; or pay online what is still to be paid.',
  },
  party: {
    travelers: (count: number) => some(count, 'traveler'),
    withBags: (travelers: number, bags: number) => `${some(travelers, 'traveler')} and ${some(bags, 'large bag')}`,
    tooFull: (party: string, vehicle: string) => `${party} do not fit into the ${vehicle}.`,
  },
  /** The calendar file. */
  calendar: {
    booking: (brand: string, reference: string) => `${brand}, booking ${reference}`,
    office: (phone: string) => `Office: ${phone}, also on WhatsApp`,
    /** A fact of the ride. */
    line: (label: string, value: string) => `${label}: ${value}`,
  },
}
