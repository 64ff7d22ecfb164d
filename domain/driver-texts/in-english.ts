/** What drivers read, in English: the type of the others. Times are `HH:mm`, Sri Lanka time. docs/languages.md#what-drivers-read */
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { showDate } from '#domain/sri-lanka-time.ts'

export const en = {
  /** @param date `YYYY-MM-DD` */
  date: (date: string) => showDate(date),
  duration: (minutes: number) => formatDuration(minutes),
  km: (distance: number) => `${distance} km`,
  /** @param date in words */
  moment: (time: string, date: string) => `${time}, ${date}`,
  route: (pickup: string, dropoff: string) => `${pickup} to ${dropoff}`,

  title: 'Ride',
  language: 'Language',
  forDriver: (name: string) => `for ${name}`,
  pickUp: 'Pick up',
  /** Where the guests meet the driver, on a map; a row that the office has not confirmed. */
  meeting: { map: 'Open the map', sample: '(A sample: the office has not confirmed this place yet.)' },
  byWayOf: 'By way of',
  tour: 'Tour',
  driveTo: 'Drive to',
  afterTourDriveTo: 'After the tour drive to',
  nextRides: 'After this one',
  /** Of the same night: rides of the day after, on the page of a day. */
  afterMidnight: 'After midnight',
  /** Where another driver comes for the same guests; behind it, who that is. */
  twoVehicles: { text: 'The party has two vehicles.', with: (driver: string) => `You drive together with ${driver}.` },
  callGuest: 'Call the guest',
  callOffice: 'Call the office',
  openSheet: 'Open the sheet',
  footer: 'All times are Sri Lanka time. This link is yours alone: please do not pass it on.',
  closed: {
    title: 'This sheet is closed',
    text: 'The ride is over, has changed or was cancelled, or another driver has it, or you have a newer link. Questions:',
    /** Where more is known of a ride's link. */
    why: {
      cancelled: 'The ride is cancelled. Questions:',
      over: 'The ride is over. Questions:',
    },
  },
  /** A page that the site could not answer: nobody knows who opened it. */
  failed: {
    title: 'This did not work just now',
    text: 'Please try again in a moment, or call the office.',
    again: 'Load the page again',
  },

  /** Beside what the guest told. */
  facts: {
    sign: 'On the sign',
    car: 'Car',
    flight: 'Flight',
    pickupAddress: 'Pickup address',
    dropoffAddress: 'Dropoff address',
    travelers: 'Travelers',
    bags: 'Large bags',
    childSeats: 'Child seats',
    surfboards: 'Surfboards up to 2.1 m',
    longboards: 'Surfboards over 2.1 m',
    golfBags: 'Golf bags',
    bicycles: 'Bicycles',
    wheelchairs: 'Wheelchairs that fold',
    fixedWheelchairs: 'Wheelchairs that do not fold',
    prams: 'Prams',
    details: 'Details',
  },
  /** Of the contract; other classes have the owner's name. */
  vehicles: { mini: 'Mini Car', car: 'Car', van: 'Van' },
  /** A safari is not named. */
  tourKinds: { walk: 'guided walk', hike: 'guided hike' },
  tourLengths: { half: 'Half Day', full: 'Full Day' },
  entranceGate: (park: string) => `${park} entrance gate`,
  exitGate: (park: string) => `${park} exit gate`,
  startOfClimb: (park: string) => `${park}, start of the climb`,

  /** Of a place whose own name is known: '… Railway Station'. */
  placeKinds: {
    station: (name: string) => `${name} Railway Station`,
    beach: (name: string) => `${name} Beach`,
    park: (name: string) => `${name} National Park`,
    airport: (name: string) => `${name} Airport`,
    harbour: (name: string) => `${name} Harbour`,
    falls: (name: string) => `${name} Falls`,
    junction: (name: string) => `${name} Junction`,
  },

  collect: {
    /** @param sum 'USD 34 or LKR 9,869' */
    sum: (sum: string) => `Collect ${sum}`,
    /** @param amount whole, with its thousands set off */
    usd: (amount: string) => `USD ${amount}`,
    lkr: (amount: string) => `LKR ${amount}`,
    either: (usd: string, lkr: string) => `${usd} or ${lkr}`,
    paid: 'Paid: nothing to collect',
    house: 'Nothing to collect: the house pays',
    atTheEnd: 'Nothing to collect now: the guest pays at the end of the journey',
    onSheet: 'What to collect is on the sheet',
  },

  /** What a driver says by a tap. */
  taps: {
    DRIVER_DEPARTED_TO_PICKUP: 'I am on the way',
    DRIVER_ARRIVED_AT_PICKUP: 'I am at the pickup',
    DRIVER_DEPARTED_TO_DROPOFF: 'Guest is on board',
    DRIVER_ARRIVED_AT_DROPOFF: 'Done: guest is there',
    DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'Nobody came',
    DRIVER_ARRIVED_WITH_BAGS: 'The bags are here',
  },
  /** Said behind 'Nobody came'. */
  calledAndWaited: 'I called, and waited',
  /** The status of the ride after it. */
  stages: {
    DRIVER_DEPARTED_TO_PICKUP: 'on the way to the pickup',
    DRIVER_ARRIVED_AT_PICKUP: 'at the pickup',
    DRIVER_DEPARTED_TO_DROPOFF: 'guest on board',
    DRIVER_ARRIVED_AT_DROPOFF: 'done',
    DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'nobody came',
    DRIVER_ARRIVED_WITH_BAGS: 'the bags are there',
  },
  /** A car that carries bags alone: their guests go by train. */
  bags: {
    alone: 'Bags alone',
    pickUp: 'Pick up the bags',
    how: (from: string, to: string, where: string) =>
      `The guests go by train, ${from} to ${to}. Count the bags with them, seal each, and wait with them ${where}.`,
    atStation: (town: string) => `at ${town} railway station`,
    atAddress: (address: string) => `at ${address}`,
    counted: 'Bags that you counted and sealed',
    onBoard: (count: number) => `${count} ${count === 1 ? 'bag' : 'bags'} counted, sealed and on board`,
    taps: {
      DRIVER_DEPARTED_TO_DROPOFF: 'Bags counted, sealed, on board',
      DRIVER_ARRIVED_AT_DROPOFF: 'Done: the guest has the bags',
    },
    stages: { DRIVER_DEPARTED_TO_DROPOFF: 'bags on board', DRIVER_ARRIVED_AT_DROPOFF: 'bags handed over' },
  },

  whereAreYou: 'Where are you? Tap:',
  tapFrom: (moment: string) => `You can tap from ${moment} on:`,
  tooEarly: (tap: string, moment: string) => `Too early for “${tap}”: you can tap it from ${moment} on.`,
  /** Before the guest is met: with a flat tyre, say. */
  late: {
    by: 'I am late, by',
    /** Once the pickup's time is past, or where the guest waits on the road. */
    in: 'I am there in',
    said: (time: string) => `You are late: the guest reads ${time}.`,
    not: 'I am in time again',
  },
  notPossible: 'That is not possible now. This is its status:',
  ifNobodyComes: (time: string) => `If nobody comes, say so from ${time} on.`,
  /** Behind it, where the phone had no network. @param told when the site heard that the driver is there */
  toldLate: (told: string) =>
    `We heard at ${told} that you are here. Have you waited already? Call the office: it decides.`,
  /** Once that was said: the office decides. */
  /** Of a ride that was cancelled, moved or given away: the office need not tell them. */
  newsRead: 'I have read this',
  afterNobody: 'Before you drive away, call the office.',
  takeBack: 'Wrong tap? Take it back',
  showPlace: {
    guest: 'Show my place to this guest until the pickup',
    /** The guest shares the ride. */
    all: 'Show my place to this guest until the pickup, then to their family until they are there',
    family: 'Show my place to the guest’s family until they are there',
  },
  showPlaceHow:
    'Only while this page is open before you: in the background a phone sends nothing. The office keeps when you were near the pickup, and no place.',

  /** Whether the driver takes a ride that was given. */
  answer: {
    question: 'Do you take this ride?',
    takes: 'I take it',
    cannot: 'I cannot',
    said: { takes: 'You take this ride', cannot: 'You cannot: the office looks for another driver' },
    /** Another answer than before. */
    instead: { takes: 'I take it after all', cannot: 'I cannot after all' },
    /** 'I cannot' of who has set out. */
    breakdown: 'My car has broken down: I cannot go on',
    /** Asked once more. */
    breakdownMeans: 'Then another driver gets this ride, and the car is blocked today and tomorrow.',
    breakdownYes: 'Yes, it has broken down',
    /** Said by that, with the guest on board. */
    brokeDown: 'Your car has broken down: the office looks for another one. Please wait there until it comes.',
    waits: 'Your answer is missing',
    /** @param ride another one: when, and from where to where */
    clash: (ride: string) => `You cannot drive both: you have another ride about that time. ${ride}`,
    /** Of a ride that the driver cannot drive; the second once it is too late to take that back. */
    thanks: 'Thank you for saying so. The office knows: there is nothing more to do.',
    afterAll: 'Can you drive it after all? Call the office.',
  },

  /** A ride that another driver began, whose car broke down with guest or bags on board. */
  brokeDown: {
    text: (time: string) =>
      `The first car broke down on the way at ${time}. Do not go to the pickup: call the office, it says where that car stands.`,
    /** In place of 'Pick up'. */
    began: 'The ride began at',
  },
  /** To the driver who waits beside that car. */
  relief: {
    comes: (name: string) => `${name} comes to you with another car and drives the ride on. Please wait there.`,
    call: (name: string) => `Call ${name}`,
    /** Once the guest is on board of it. */
    took: 'Another car has taken the ride on: there is nothing more to wait for.',
  },

  guestSays: (time: string) => `Your guest, ${time}`,
  guestWords: {
    'waiting-outside': 'I am waiting outside',
    'cannot-find-you': 'I cannot find you',
    'nobody-here': 'Nobody is here',
    'flight-late': 'My flight is late',
  },
  flightLateAt: (time: string) => `My flight is late: it lands at ${time}`,
  /** To a guest who has said that nobody is there; `past` once that time is. */
  promised: {
    until: (time: string) => `We promised your guest somebody by ${time}.`,
    past: (time: string) =>
      `We promised your guest somebody by ${time}. They need not wait any longer, and may have gone: call the office before you drive there.`,
  },
  officeSeesToIt: (time: string) => `The office has been seeing to it since ${time}`,

  /** Before a phone may open the links. */
  number: {
    title: 'Your rides',
    label: 'Your own mobile number',
    once: 'Asked once. From then on your links open on this phone alone.',
    open: 'Open',
    otherPhone: (date: string) =>
      `Another phone opened these links on ${date}. Is this your phone? Call the office: it lets it in.`,
    locked: (until: string) =>
      `Locked after wrong numbers, here until ${until}. Is it your number? Call the office: it opens your links at once.`,
    noCookies: 'This browser keeps no cookies. Allow them, or open the link in another browser.',
    triesLeft: (tries: number) => `The number that was typed is not the driver's. Tries left: ${tries}`,
  },

  /** Being told by push. */
  phone: {
    title: 'A new or changed ride on this phone',
    bound: 'This phone is told of your new, changed and cancelled rides.',
    on: 'Tell this phone',
    off: 'Tell this phone nothing more',
    install:
      'An iPhone or iPad is told only by a page on its home screen: tap Share, then ‘Add to Home Screen’, open it from there, and come back to this line.',
    denied:
      'This browser was told not to allow it. Allow notifications of this site in its settings, then open this page again.',
    failed: 'That did not work. Please try again in a moment.',
  },
  /** Titles of pushes. */
  pushes: {
    assigned: 'A new ride for you',
    details: 'Your ride has changed',
    moved: 'Your ride has moved',
    cancelled: 'Your ride is cancelled: please do not come',
    replaced: 'Another driver has your ride: please do not come',
    'taken-off': 'Somebody else is to drive your ride: please do not come',
    changed: 'Your ride has changed: please wait until we call you',
    'no-show': 'Your guest did not come: please do not wait any longer',
    came: 'Your guest came: please go back to the pickup',
  },
  /** What the office sends. @param ride 'Tour Ceylon: the ride on 3 December 2026, 09:30' */
  messages: {
    ride: (brand: string, date: string, time: string) => `${brand}: the ride on ${date}, ${time}`,
    cancelled: (ride: string) => `${ride} is cancelled. Please do not come.`,
    changed: (ride: string) => `${ride} has changed. Please wait until we tell you whether you drive it.`,
    replaced: (ride: string) => `${ride} has another driver. Please do not come.`,
    'taken-off': (ride: string) => `${ride} is to be driven by somebody else. Please do not come.`,
    'no-show': (ride: string) => `${ride}: the guest did not come. Please do not wait any longer.`,
    came: (ride: string) => `${ride}: the guest came. Please go back to the pickup.`,
    details: (ride: string, sheet: string) => `${ride}: something was corrected. Please look at its sheet: ${sheet}`,
    link: (ride: string, sheet: string) => `${ride} has another link: ${sheet}`,
    moved: (ride: string, date: string, time: string) => `${ride} has moved to ${date}, ${time}.`,
    canYou: 'Can you drive then?',
    /** A ride that was given. */
    sheet: (brand: string, date: string, time: string, sheet: string) =>
      `${brand}: ride on ${date}, ${time}. All you need, and where to say whether you take it: ${sheet}`,
    day: (brand: string, date: string, link: string) => `${brand}: your rides on ${date}: ${link}`,
  },

  /** What the scripts of the pages say. `{time}` is put in there. */
  script: {
    kept: 'Kept on this phone. It is sent, with its time, as soon as there is a network.',
    notReached: 'Not reached since {time}. This page may be out of date.',
    rings: 'Rings at something new',
    ring: 'Ring at something new',
    noNetwork: 'There is no network now. Please tap again later.',
  },
}

/** The compiler names each text that another language lacks. */
export type DriverTexts = typeof en
