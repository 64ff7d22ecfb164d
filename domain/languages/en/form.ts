/** The form that books, and what replaces the page once it has been sent. */
import { vehicleName, type VehicleClass } from '#domain/fares/vehicles.ts'
import { capital } from '../vehicles-in-sentences.ts'
import type { Mark } from '#domain/languages/formats.ts'
import { two } from './ways.ts'

/** English has forms for one and for more. */
const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const party = (travelers: number, bags: number) =>
  [some(travelers, 'traveler'), ...(bags > 0 ? [some(bags, 'large bag')] : [])].join(' and ')

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

/**
 * What may be wrong with a field that a guest fills in, by code: domain/quotes/field-problems.ts. The calls and the
 * operator's pages say the same in English.
 */
const fields = {
  missing: 'This field is needed',
  'no-place': 'A place is needed',
  'place-too-long': (max: number) => `A place name has at most ${max} characters`,
  'place-has-too-many-bytes': 'This place name is too long',
  'place-holds-address': 'A place name holds no web or e-mail address',

  'no-email': 'Enter your e-mail address',
  'not-an-email': 'Enter an e-mail address such as name@example.com',
  'email-too-long': (max: number) => `An e-mail address has at most ${max} characters`,
  'no-phone': 'Enter your phone number',
  'not-a-phone': 'Enter a phone number with its country code, such as +44 7911 123456',
  /** For a form, if the country is known. */
  'not-a-phone-of-country': 'Check the digits: this is not a phone number of that country',
  'no-country': 'Choose the country of this number, or start it with + and the country code',
  'not-a-country': 'Choose a country',
  'no-date': 'Choose a pickup date',
  'no-such-date': 'There is no such date',
  'no-time': 'Choose a pickup time',
  'no-such-time': 'Enter a time from 00:00 to 23:59',
  'no-vehicle': 'Choose a vehicle',
  'travelers-not-whole': 'Choose the number of travelers',
  'too-few-travelers': (least: number) => `Choose at least ${least} ${least === 1 ? 'traveler' : 'travelers'}`,
  'too-many-travelers': (most: number) => `A tour takes up to ${most} travelers`,
  'too-many-child-seats': 'More child seats than travelers: count the children, too',

  'text-too-long': (max: number) => `Use at most ${max} characters`,
  'count-out-of-range': (least: number, most: number) => `Enter a number from ${least} to ${most}`,
  'count-out-of-range-ask': (least: number, most: number) => `Enter a number from ${least} to ${most}, or write to us`,
  'not-a-flight': 'Enter just one flight number, such as UL 504',

  'pickup-no-such-time': 'There is no such date and time',
  'pickup-too-far-ahead': (months: number) => `Choose a date within the next ${months} months`,
  'pickup-past-date': 'This date is past in Sri Lanka',
  'pickup-past-time': 'This time is past in Sri Lanka',
  'pickup-before-previous-ride': 'This pickup has to be after that of the ride before it',
  'way-back-too-early': 'The way back is before the way there',
  'way-back-unpriced': 'The way back has no price yet: try again, or book the way there alone.',
  'ride-too-early': 'This ride has to begin after the one before it.',

  'too-few-stops': (least: number) => `A journey has at least ${least} stops`,
  'too-many-stops': (most: number) => `At most ${most} stops`,
  'unknown-place': 'We do not know this place',
  'no-road': 'No road leads there',
  'distance-too-long': (most: number) => `The distance must be at most ${most} km`,
  'same-place': 'This is the place before it once more',
  'next-to-each-other': 'This place is next to the one before it',
  'no-ride': 'A journey has at least one ride',
  'party-too-large-for-two': 'Two vehicles do not take so many travelers or bags: please write to us',
  'party-too-large': 'Two vans do not take so many travelers or bags: please write to us',
}

/** What a plan should be told before it is booked. The call answers the English sentences. */
const plan = {
  lateDay: (arrival: string) =>
    `The day ends only at about ${arrival}. An earlier start or a night on the way makes it an easier day.`,
  longDay: (duration: string) => `${duration} of driving on one day. A night on the way makes it an easier day.`,
  /** @param sentence that holds even for the earliest start */
  evenAt: (start: string, sentence: string) => `Even with a start at ${start}: ${sentence}`,
  flight: (pickup: string, time: string, flight: string) =>
    `For the flight at ${flight}, leave ${pickup} at ${time} or earlier (Sri Lanka time).`,
  flightOnDayAfter: (pickup: string, time: string, flight: string) =>
    `For the flight at ${flight}, leave ${pickup} at ${time} the day before or earlier (Sri Lanka time).`,
  nights: (planned: number, dates: number) =>
    `You plan ${nights(planned)}; between your dates ${dates === 1 ? 'is' : 'are'} ${nights(dates)}.`,
  datesTurnedAround: 'The journey would end before it starts.',
  nightAtPark: (park: string) =>
    `You spend the night near ${park}: name your hotel as a stop of its own, and we drive you to its door.`,
  /** @param km more, or less than one */
  sight: (sight: string, km: string) => `${sight} lies on the way: a stop there adds ${km}.`,
  sightAndDrive: (sight: string, km: string, duration: string) =>
    `${sight} lies on the way: a stop there adds ${km} and ${duration} of driving.`,
  lessThanOneKm: 'less than a km',
  /** Another order of the stops, and what it saves. */
  better: {
    before: (stop: string, other: string, less: string) => `${stop} before ${other}: ${less} less`,
    after: (stop: string, other: string, less: string) => `${stop} after ${other}: ${less} less`,
    order: (stops: readonly string[], less: string) => `${stops.join(', ')}: ${less} less`,
    kmAndMoney: (km: string, usd: string) => `${km} and ${usd}`,
  },
}

export const form = {
  title: { transfer: 'Instant Booking', tour: 'Book this tour', journey: 'Book the whole journey' },
  /** The same where it is a request: the operator must find a driver first, for example. */
  onRequest: { transfer: 'Booking on request', tour: 'Tour on request', journey: 'Journey on request' },
  /** `request`: of a journey that is one. */
  button: { transfer: 'Confirm Booking', tour: 'Book Now', journey: 'Confirm Booking', request: 'Send the request' },
  lead: {
    transfer: (pickup: string, dropoff: string, km: string, duration: string) =>
      `${pickup} to ${dropoff}, ${km}, ${duration}`,
    tour: <N>(usd: N, travelers: number): (N | string)[] => [
      usd,
      ` for ${some(travelers, 'traveler')}, with all inclusions in the summary`,
    ],
    /** A journey whose rides are driven by a car each, or by one that stays. */
    rides: (rides: number) => `${rides === 1 ? 'One ride' : `${rides} rides`}, one booking: a car for each ride.`,
    stay: (rides: number, cars: number) =>
      `${rides === 1 ? 'One ride' : `${rides} rides`}, one booking: ${cars === 2 ? 'two cars and drivers' : 'one car and driver'} who stay with you.`,
  },
  noScript: <N>(chat: Mark<N>, mail: N): (N | string)[] => [
    'This form needs JavaScript. You can also book by ',
    chat('WhatsApp'),
    ' or by mail to ',
    mail,
    '.',
  ],
  /** The house whose link brought the guest. */
  through: (house: string) => `Booking through ${house}`,
  terms: <N>(link: Mark<N>): (N | string)[] => [
    'By booking you agree to our ',
    link('terms, privacy and questions'),
    '.',
  ],
  robot: {
    tick: 'Please tick the box: it tells us that you are not a robot.',
    asks: <N>(chat: Mark<N>, mail: N): (N | string)[] => [
      'Please tick the box above, then press the button again: nothing has been booked yet. You can also book by ',
      chat('WhatsApp'),
      ' or by mail to ',
      mail,
      '.',
    ],
    failed: <N>(chat: Mark<N>, mail: N): (N | string)[] => [
      'We could not check that you are not a robot, so nothing has been booked yet. What you typed stays: please press the button again, or book by ',
      chat('WhatsApp'),
      ' or by mail to ',
      mail,
      '.',
    ],
  },
  /** Beside the filled form, where this was confirmed before: it waited for a network, or its answer was not clear. */
  unsent: {
    waits:
      'You confirmed this booking, but it could not be sent: nothing has been booked yet. Please press the button once more.',
    unclear:
      'We do not know yet whether your booking has reached us. Press the button once more, and you will see: the same is not booked twice.',
  },
  /** Why the button has sent nothing. */
  heldBack: {
    price: <N>(): (N | string)[] => [
      'The price is not here yet, so nothing has been booked. Please press the button again once you see it.',
    ],
    error: <N>(chat: Mark<N>, mail: N): (N | string)[] => [
      'Something went wrong. What you typed stays: please press the button again, or book by ',
      chat('WhatsApp'),
      ' or by mail to ',
      mail,
      '.',
    ],
  },
  /** Above the two buttons that replace the one that books. */
  question: {
    today: 'today',
    tomorrow: 'tomorrow',
    /** @param when 'today, 25 November 2026, 14:30' */
    soon: (when: string) => `Pickup ${when} (Sri Lanka time)?`,
    soonText: (price: string) => `That is so soon that it is a request: we must confirm it first. It costs ${price}.`,
    /** Where the day was chosen, and the time is that of now. */
    nightText: 'You chose the day, not the time: this one is in the night.',
    rightNow: 'Yes, as soon as possible',
    soonToday: (time: string) => `Yes, at ${time} today`,
    soonTomorrow: (time: string) => `Yes, at ${time} tomorrow`,
    soonLater: (time: string, date: string) => `Yes, at ${time} on ${date}`,
    anotherTime: 'Choose another time',
    overlap: 'Two rides at the same time?',
    /** In a booking that this browser knows. @param from '17 December 2026, 09:00' @param until '12:05' */
    booked: (ride: string, from: string, until: string, reference: string) =>
      `You have already booked: ${ride}, ${from} until about ${until} (${reference}).`,
    bookIt: 'Yes, book it so',
  },

  vehicle: 'Vehicle',
  /** In the list of vehicles. English is the text of the calls: domain/duration-and-tour-length.ts. */
  vehiclePrice: (vehicle: string, lkr: number, usd: number) => `${vehicle} - LKR ${lkr} (USD ${usd})`,
  vehiclePriceInRupees: (vehicle: string, lkr: number) => `${vehicle} - LKR ${lkr}`,
  takes: (seats: number, bags: number) => `Takes ${some(seats, 'traveler')} and ${some(bags, 'large bag')}.`,
  tooSmall: (seats: number, bags: number) =>
    `Too small: it takes ${some(seats, 'traveler')} and ${some(bags, 'large bag')}.`,
  allIncluded: 'Fixed and all inclusive, highway toll included.',

  date: 'Pickup date',
  time: 'Pickup time',
  sriLankaTime: 'Sri Lanka time',
  now: (time: string) => `Sri Lanka time, now ${time}`,
  days: {
    night: (from: string, to: string) => `in the night from ${from} to ${to}`,
    label: 'Pickup day',
    thisMorning: 'This morning',
    tonight: 'Tonight',
    tomorrow: 'Tomorrow',
    tomorrowMorning: 'Tomorrow morning',
    other: 'Other day',
  },

  /** In a message about a pickup at short notice. */
  tourTo: (park: string) => `Tour to ${park}`,
  /** Only one end of a tour's transport is a hotel: guests miss that nobody drives them the other way. */
  oneWayTour: 'The car drives one way only. To be driven there and back, enter your hotel in both fields above.',
  /** Of a tour that starts later than is usual. @param hours that are left until then */
  parkCloses: (closes: string, hours: number) => `The park closes at ${closes}: about ${hours} hours in the park.`,
  suitsDepartures: (time: string) => `This pickup suits departures from ${time} on.`,

  phone: {
    label: 'Phone number',
    hint: 'So that your driver can reach you.',
    country: 'Country',
    code: 'Country code',
    choose: 'Choose a country',
    livesHere: 'I live in Sri Lanka, and pay in rupees',
  },
  email: { transfer: 'Email', tour: 'E-mail', journey: 'Email' },
  /** Beside the field, for a slip such as gmial.com. */
  mayMean: <N>(address: N): (N | string)[] => ['Did you mean ', address, '?'],
  /** Where the button has stopped for it. */
  heldByEmail: 'Nothing is booked yet. If your address is right as it is, press the button once more.',
  confirmationGoesHere: 'Your confirmation goes here.',
  itineraryGoesHere: 'Your itinerary goes here.',

  whoTravels: <N>(optional: Mark<N>): (N | string)[] => ['Who travels ', optional('(optional)')],
  forDriver: <N>(optional: Mark<N>): (N | string)[] => ['For your driver ', optional('(optional)')],
  /** Fields that few guests need, behind a line that opens. */
  driverWish: <N>(optional: Mark<N>): (N | string)[] => ['A wish for your driver ', optional('(optional)')],
  company: {
    title: <N>(optional: Mark<N>): (N | string)[] => ['For a company ', optional('(optional)')],
    name: 'Company',
    hint: 'It will be on the receipt and the invoice; you can name it later, too.',
    taxNumber: 'Tax number',
  },
  /** What does not fit into a suitcase. */
  bulky: {
    why: 'So that the right car comes: some of it needs a van or a roof rack.',
    fits: (vehicle: string) => `Fits into the ${vehicle}.`,
    fitTwo: (vehicle: VehicleClass) => `Fits into ${two(vehicle)}.`,
    onRoof: (vehicle: string) => `On a ${vehicle} some of it needs a roof rack.`,
  },
  forDrivers: <N>(optional: Mark<N>): (N | string)[] => ['For your drivers ', optional('(optional)')],
  /** Who changes planes has two. */
  flightLanding: 'The flight that lands in Colombo, such as UL 504',
  flightLeaving: 'So that you are there in time, such as UL 504',
  /** Beside the field for all else. */
  anythingElse: 'Your room, ages of children, or anything else.',
  address: 'Hotel, or street and house number',

  /** Beside what makes it one, such as a party that is too large for the vehicle. */
  asRequest: 'Booked like this it is a request: we must confirm it first, and write to you about it.',
  take: (vehicle: VehicleClass, usd: string) => `Take the ${vehicleName(vehicle)} for ${usd}`,
  two: <N>(book: Mark<N>, travelers: number, bags: number, vehicle: VehicleClass, usd: string): (N | string)[] => [
    `${party(travelers, bags)} need two vehicles. ${capital(two(vehicle))} cost ${usd} together: `,
    book('book both at once'),
    '.',
  ],
  /** To the planner. @param most whom one tour takes */
  larger: <N>(link: Mark<N>, most: number): (N | string)[] => [
    `More than ${most} travelers? `,
    link('Book two tours at once'),
  ],
  moreVehicles: <N>(write: Mark<N>, travelers: number, bags: number): (N | string)[] => [
    `${party(travelers, bags)} need more than two vehicles. `,
    write('Write to us on WhatsApp'),
    ': we send them all.',
  ],
  askForVehicles: (travelers: number, bags: number, pickup: string, dropoff: string) =>
    `Hello, we are ${party(travelers, bags)}, from ${pickup} to ${dropoff}, and need several vehicles.`,

  /** Beside the button that books, where cars are counted. */
  cars: {
    /** @param vehicle its class; empty for a tour */
    few: (vehicle: string) =>
      vehicle ? `${vehicle}: few are left for this time.` : 'Few cars are left for this time.',
    none: (vehicle: string) => (vehicle ? `${vehicle}: none is free at this time.` : 'No car is free at this time.'),
    /** What becomes of a booking then. */
    asRequest:
      'You can still send it as a request: we look for a car and write to you. There is nothing to pay before we have confirmed it.',
    /** Above what one tap takes. */
    instead: 'Free instead',
    at: (time: string) => `Pickup at ${time}`,
    wayBack: (text: string) => `Way back: ${text}`,
  },

  wayBack: {
    choose: 'Add a return trip',
    date: 'Date of the way back',
    time: 'Time of the way back',
    flight: 'Flight of the way back',
    flightHint: 'Optional, such as UL 503',
    price: (pickup: string, dropoff: string, km: string, duration: string, price: string) =>
      `${pickup} to ${dropoff}, ${km}, ${duration}: ${price}`,
    both: <N>(price: N): (N | string)[] => ['Both ways: ', price],
    working: 'Working out the price of the way back…',
    failed: 'We cannot work out the price of the way back right now.',
    again: 'Try again',
    how: 'How do you come back?',
    another: 'At another time, or on another day',
    waits: 'The driver waits there',
    timeThere: 'Time there',
    /** @param hour its price */
    timeFree: (minutes: number, hour: string) => `${minutes} minutes of it are free, each further hour costs ${hour}.`,
    cheaper: (price: string) => `Two single rides are cheaper: ${price} in all.`,
    waitPrice: <N>(waiting: string, price: N): (N | string)[] => [`There and back, with ${waiting} there: `, price],
    cannot: 'We have no price with waiting for this place. Choose another time, or write to us.',
  },
  /** A tour that stays at its park over night. */
  night: {
    title: 'A night at the park',
    choose: 'Stay the night there, and be brought back the day after',
    time: 'Pickup at the park the day after',
    hotel: 'Your hotel at the park',
    /** To the planner. */
    before: <N>(link: Mark<N>): (N | string)[] => [
      'Is the pickup too early for you? ',
      link('Spend the night before near the park'),
    ],
    hotelHint: 'Not included in the price',
    /** In the tour's summary, in place of what a day trip includes. */
    stay: 'Night at the park - your hotel is not included',
    onTo: (place: string) => `Transport on to ${place} the day after`,
    price: <N>(vehicle: string, price: N): (N | string)[] => [
      `With the way back on the day after, in a ${vehicle}: `,
      price,
    ],
  },

  journey: {
    /** One time for all rides whose time is the guest's choice alone. */
    allAt: 'All rides at',
    allAtHint: 'Then change single ones below.',
    /** Of a tour whose park does not suit the time for all. */
    keepsTime: (position: number, time: string) => `Ride ${position} stays at ${time}: its park sets the hour.`,
    route: (pickup: string, dropoff: string) => `${pickup} to ${dropoff}`,
    tour: (pickup: string, dropoff: string, park: string) =>
      `${pickup === dropoff ? pickup : `${pickup} to ${dropoff}`}, with the tour of ${park}`,
    landing: 'When your flight lands, Sri Lanka time',
    /** Above the button, where it was pressed too early. @param list '2 and 4' */
    saysNotWhen: (count: number, list: string) =>
      count === 1 ? `Fill in first when ride ${list} begins.` : `Fill in first when these rides begin: ${list}.`,
    flight: 'Flight number',
    flightHint: 'Optional, such as UL 504',
    stays: <N>(optional: Mark<N>): (N | string)[] => ['Where you stay ', optional('(optional, you can tell it later)')],
    /** @param from the first of these days @param to the last */
    beyondStay: (days: number, from: string, to: string) =>
      `The car and driver stay with you for ${days} days, from ${from} to ${to}. Choose one of these days, or change the nights in the plan above.`,
    toNights: 'Change the nights',
    /** A landing in the small hours. @param day @example 'Fri 4 Dec' */
    smallHours: (place: string, day: string) =>
      `The rest of that night is not counted: you drive on from ${place} on ${day}.`,
    /** Below a ride that carries bags alone. */
    bags: (station: string) =>
      `Then a car fetches your bags at your hotel. They wait at the railway station of ${station}, or at your hotel if you name it below.`,
    address: (place: string) => `Hotel or house in ${place}`,
    /** Where the place is a house itself. */
    atHouse: (house: string) => `${house}: entrance or room`,
    /** Where a tour ends at its park and the next ride begins there. */
    fetchedAt: (place: string) => `Where we fetch you at ${place} (the tour ends at its gate)`,
  },

  /** What replaces the page. */
  answer: {
    processing: { title: 'Processing..', text: 'Hold on tight. We are processing your booking.' },
    longer: 'This takes longer than usual. We keep trying; you will not be booked twice.',
    /** Too many acts of one address; `refused` where waiting a minute does not help. */
    crowded: {
      wait: 'Many people are booking from your network right now, that of an airport or a hotel perhaps. Your booking is sent by itself in about a minute: please leave this page open.',
      refused: 'So many bookings have come from your network that no more are taken from it right now.',
    },
    received: { title: 'Congradulations', text: "We've received your booking" },
    /** Nobody has agreed to it yet. */
    requested: {
      title: "We've received your request",
      text: 'It is not confirmed yet.',
    },
    lookingUp: { title: 'Your booking', text: 'Looking up its status…' },
    changed: { title: 'Your booking has changed', text: 'Below you see it as it is now.' },
    phone: 'Phone',
    email: 'Email',
    /** @param advice of one ride of several */
    ofRide: (position: number, advice: string) => `Ride ${position}: ${advice}`,
    notLookedUp: <N>(page: Mark<N>): (N | string)[] => [
      'This is what you booked. We cannot look up right now whether it has changed since: its ',
      page('page'),
      ' says so.',
    ],
    sentFirst: <N>(chat: Mark<N>): (N | string)[] => [
      'The details below are those that you sent first: that booking had reached us after all, so nothing was booked twice. To change it, write to us on ',
      chat('WhatsApp'),
      '.',
    ],
    next: 'What happens next',
    flightNeeded: <N>(here: Mark<N>, chat: Mark<N>): (N | string)[] => [
      'For an airport pickup we need your flight number: ',
      here('add it to your booking'),
      ' or send it on ',
      chat('WhatsApp'),
      '.',
    ],
    see: 'See your booking',
    change: 'Change or cancel',
    calendar: 'Add to your calendar',
    keep: 'Keep, copy, share',
    eachAlone: 'Each ride can be changed or cancelled alone.',
    newWindow: ' (opens a new window)',
    another: 'Book another transfer',
    taxiFrom: (place: string) => `Book a taxi from ${place}`,
    /** At the click there was no network. */
    offline: {
      title: 'You are offline',
      text: 'Your booking is kept. It is sent by itself as soon as there is a network again, if you leave this page open.',
    },
    failed: {
      title: 'Oops !',
      text: 'Sorry something went wrong',
      nothingBooked: 'Nothing has been booked.',
      notSure: 'No clear answer came, so we cannot tell whether this was booked. Sending it again finds out.',
      noMail: 'We were unable to send you an email confirmation and we are so sorry about that.',
      /** After `noMail`, where nobody knows whether it was booked. */
      mailMayCome: 'If it was booked after all, its email still comes.',
      contact: <N>(chat: Mark<N>, number: string, mail: N): (N | string)[] => [
        'Contact us via ',
        chat('WhatsApp'),
        `, ${number}, or by e-mail, `,
        mail,
        ': we book it for you at the price you saw.',
      ],
      kept: 'Everything you typed is kept, and trying again does not book twice.',
      /** The same booking at once; `retry` leads to the form. */
      sendSame: 'Send it again',
      retry: 'Please try again',
      helloTaxi: (pickup: string, dropoff: string) =>
        `Hello, I tried to book a taxi from ${pickup} to ${dropoff} and it did not work.`,
      helloTour: (park: string) => `Hello, I tried to book a tour to ${park} and it did not work.`,
      helloJourney: (title: string) => `Hello, I tried to book a journey, ${title}, and it did not work.`,
    },
    price: {
      changed: 'The price has changed',
      /** Above both prices, each with its vehicle. */
      gone: (vehicle: string) => `We no longer offer this vehicle: ${vehicle}`,
      changedText: 'Nothing has been booked. Please look at the new price before we do.',
      again: 'Please confirm the price again',
      againText:
        'Your quote was spent or more than a day old. The price is still the same; nothing has been booked yet.',
      terms: 'Please read our new terms',
      termsText: 'They have changed since you opened this page. The price is the same; nothing has been booked yet.',
      before: 'Price you saw',
      now: 'New price',
      same: 'Price',
      book: (price: string) => `Book for ${price}`,
    },
    booked: {
      title: 'You have this already',
      text: (reference: string) =>
        `Your booking ${reference} has the same places, day and time. Nothing has been booked now.`,
      more: (email: string) => `Its mail, sent to ${email}, leads to its page. Do you want the same once more?`,
      book: 'Book it once more',
    },
    back: 'Back to the form',
  },
  /** What may be wrong with what a guest typed, or with a plan. */
  problems: { fields, plan },
}
