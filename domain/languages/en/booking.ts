/** A ride and a booking in words: beside the form, after booking, on its page, in mails and calendars, and where its guest changes it. */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { formatsOf } from '../formats.ts'
import { two } from './ways.ts'

const { percent: inPercent } = formatsOf('en')

/** From when on a part of the price is owed: a moment as it is shown, or a time before the pickup. */
type ChargePoint = { readonly at: string } | { readonly hours: number } | { readonly days: number }

interface Charge {
  readonly from: ChargePoint
  readonly percent: number
}

/** Amounts as they are shown, empty for none. */
interface CancelledMoney {
  readonly paid: string
  readonly fee: string
  /** The part of the paid sum that pays other rides. */
  readonly moves: string
  readonly back: string
  /** All that was paid goes back. */
  readonly isAll: boolean
  /** How, in the operator's words. */
  readonly way: string
  /** Days, or the last day of the refund as it is shown. */
  readonly days: number
  readonly by: string
}

const share = (percent: number) => (percent === 100 ? 'the whole price' : `${inPercent(percent)} of the price`)

const point = (from: ChargePoint) =>
  'at' in from
    ? from.at
    : 'hours' in from
      ? `${from.hours} hours before the pickup`
      : `${from.days} days before the first pickup`

const rises = (charges: readonly Charge[]) =>
  charges
    .map(({ from, percent }) => `, from ${point(from)} on ${percent === 100 ? 'the whole price' : inPercent(percent)}`)
    .join('')

const goesBack = ({ back, isAll, way }: CancelledMoney, when: string) =>
  back === '' ? 'nothing is left to pay back' : `${isAll ? 'all of it' : back} is paid back ${way}, ${when}`

const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Without the capital letter, unless it begins a name such as 'ATM'. */
const withinSentence = (text: string) => text.replace(/^[A-ZÀ-Ý](?![A-Z])/, (letter) => letter.toLowerCase())

/** What does not change on a booking's page, beside the lines of its rides. Printed, it is the voucher. */
const voucher = {
  /** On paper alone. */
  voucher: 'Voucher',
  driver: 'Your driver',
  call: (name: string) => `Call ${name}`,
  atPickup: 'At your pickup',
  sendFlight: 'Send it on WhatsApp',
  calendar: 'Add to your calendar',
  keep: 'Keep, copy, share',
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
    /** Beside the shortened one. */
    wholeName: 'The sign has the whole name.',
    /** @param noSign a sentence of the operator's */
    way: (passed: readonly string[], side: 'left' | 'right', landmark: string, noSign: string) =>
      `You pass ${passed.map((place) => place.toLowerCase()).join(', ')}, and come out of the doors into the hall. ` +
      `Your driver stands on your ${side}, beside: ${withinSentence(landmark)}. ${noSign}`,
  },
}

const inMinutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)

export const booking = {
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
    surfboards: 'Surfboards up to 2.1 m',
    longboards: 'Surfboards over 2.1 m',
    golfBags: 'Golf bags',
    bicycles: 'Bicycles',
    wheelchairs: 'Wheelchairs that fold',
    fixedWheelchairs: 'Wheelchairs that do not fold',
    prams: 'Prams',
    details: { transfer: 'Flight or room details', tour: 'Notes' },
  },
  /** The line that opens the fields for them. */
  bulky: 'Surfboards, golf bags, bicycles, wheelchairs, prams',
  /** The same beside the field of a form, where that differs. */
  noteFields: {
    // No word such as 'address' or 'street': browsers would fill in where the guest lives, whatever `autocomplete` says.
    flight: 'Flight number',
    pickupAddress: 'Exact pickup point',
    dropoffAddress: 'Exact dropoff point',
    details: { transfer: 'Flight or room details', tour: 'Additional notes' },
  },
  pickup: {
    waiting: (minutes: number) => `Your driver waits ${minutes} minutes at the pickup free of charge.`,
    /** @param meetingPoint the operator's words */
    /** What the time of an airport pickup means. */
    landing: 'The pickup time is when your flight lands by its schedule.',
    waitingAtAirport: (meetingPoint: string, minutes: number) =>
      `Your driver waits ${meetingPoint}, ${minutes} minutes from landing free of charge. ` +
      'If the flight is late, there is nothing to do and nothing extra to pay.',
    /** The owner's promise. */
    nobody: {
      title: 'If nobody comes',
      /** @param back percent of what was paid. @param taxi percent of the ride's price; 0 for none */
      text: (whatsapp: string, minutes: number, back: number, taxi: number) =>
        `If nobody is at your pickup, tap “Nobody is here” on your booking’s page or call ${whatsapp}: we call the driver at once and look for another car. ` +
        `If nobody is with you ${minutes} minutes later, you get back ${back === 100 ? 'all that' : `${inPercent(back)} of what`} you paid for this ride` +
        `${taxi === 0 ? '' : `, and we pay the taxi that you take instead, up to ${share(taxi)}`}.`,
      /** Once that minute is past. @param by when it was */
      unmet: (by: string, whatsapp: string, back: number, taxi: number) =>
        `We promised you somebody by ${by}. If nobody has come, you need not wait any longer: you get back ${back === 100 ? 'all that' : `${inPercent(back)} of what`} you paid for this ride` +
        `${taxi === 0 ? '' : `, and we pay the taxi that you take instead, up to ${share(taxi)}`}. Please call us: ${whatsapp}.`,
    },
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
    question: 'Is that what you want?',
    change: 'Change the time',
  },
  paying: {
    /** The money that the six texts below name. */
    inEither: 'in LKR or USD',
    /** For guests who live in Sri Lanka. */
    inRupees: 'in LKR',
    transfer: (money: string) => `Pay at the end of the journey ${money}.`,
    transferOnline: (money: string) => `Pay at the end of the journey ${money}, or online in advance by card.`,
    tour: (money: string) => `Pay the driver at the end of the activity ${money}.`,
    tourOnline: (money: string) => `Pay the driver at the end of the activity ${money}, or online in advance by card.`,
    /** In place of that, for a booking with several rides. */
    several: (money: string) => `Pay the driver of each ride at its end ${money}.`,
    severalOnline: (money: string) =>
      `Pay the driver of each ride at its end ${money}, or in advance by card: one payment online is for all rides that are still to be paid.`,
    /** The same where a car and driver stay. */
    stay: 'At the end of the journey you pay the driver for all rides together.',
    stayOnline:
      'At the end of the journey you pay the driver for all rides together; or pay online what is still to be paid.',
    /** Behind any of them, where that is so. */
    cash: 'The driver takes cash only.',
  },
  party: {
    travelers: (count: number) => some(count, 'traveler'),
    withBags: (travelers: number, bags: number) => `${some(travelers, 'traveler')} and ${some(bags, 'large bag')}`,
    tooFull: (party: string, vehicle: string) => `${party} do not fit into the ${vehicle}.`,
    /** In two vehicles of that class. */
    tooFullTwo: (party: string, vehicle: VehicleClass) => `${party} do not fit into ${two(vehicle)}.`,
  },
  /** The calendar file. */
  calendar: {
    booking: (brand: string, reference: string) => `${brand}, booking ${reference}`,
    office: (phone: string) => `Office: ${phone}, also on WhatsApp`,
    /** A fact of the ride. */
    line: (label: string, value: string) => `${label}: ${value}`,
  },
  /** Labels of a ride's lines, and their values. */
  lines: {
    /** In place of room number and note to the driver, for who has the reference alone. */
    unshown: 'Noted, not shown here',
    pickup: 'Pickup',
    via: 'By way of',
    dropoff: 'Dropoff',
    date: 'Pickup date',
    time: 'Pickup time',
    sriLankaTime: (time: string) => `${time} (Sri Lanka time)`,
    vehicle: 'Vehicle',
    price: 'Price',
    allInclusive: (price: string) => `${price}, all inclusive`,
    insteadOf: 'Instead of',
    distance: 'Distance',
    duration: 'Duration',
    drivingAndStops: (driving: string, stops: string) => `${driving} of driving, ${stops} at stops`,
    tour: 'Tour',
    tourPickup: 'Pickup location',
    tourDropoff: 'Dropoff location',
    travelers: 'Travelers',
    total: 'Total',
    parkFee: 'Park fee',
    entryFees: 'Entry fees',
    transport: 'Transport',
    included: (km: string) => `${km} included`,
    notIncluded: 'Not included',
    driver: 'Driver',
    driverPhone: "Driver's phone",
    car: 'Car',
    phone: 'Your phone',
    email: 'Your e-mail',
  },
  /** What is booked, in a title. */
  title: {
    taxi: (pickup: string, dropoff: string) => `Taxi from ${pickup} to ${dropoff}`,
    /** @param ride as a title says it */
    andBack: (ride: string) => `${ride} and back`,
    withNight: (ride: string) => `${ride}, with a night at the park`,
    andOneMore: (ride: string) => `${ride} and 1 more ride`,
    roundTrip: (pickup: string, rides: number) => `Round trip from ${pickup}, ${rides} rides`,
    journey: (pickup: string, dropoff: string, rides: number) => `Journey from ${pickup} to ${dropoff}, ${rides} rides`,
    vehicles: (title: string, count: number) => `${title}, ${count} vehicles`,
    route: (pickup: string, dropoff: string) => `${pickup} to ${dropoff}`,
    stay: (days: number, cars: number) =>
      `${cars === 2 ? 'Two cars with drivers for' : 'Car and driver for'} ${days} days`,
    /** @param stay as above */
    stayForAll: (stay: string) => `${stay}: one price for all rides.`,
  },
  /** A tour in words: its name, how long it is, where it begins and ends. */
  tour: {
    safari: (park: string) => `${park} safari`,
    walk: (park: string) => `${park}, guided walk`,
    hike: (park: string) => `${park}, guided hike`,
    /** @param tour its name */
    withLength: (tour: string, length: 'half' | 'full') => `${tour}, ${length} day`,
    /** Of a tour whose pickup is the evening before: its day. */
    start: { safari: 'Start at the gate', walk: 'Start at the gate', hike: 'Start of the climb' },
  },
  facts: { sriLankaTime: 'Sri Lanka time', reference: 'Reference', price: 'Price' },
  /** Guests go by train, and a car carries their bags. */
  bags: {
    title: (pickup: string, dropoff: string) => `Bags by car from ${pickup} to ${dropoff}`,
    route: (pickup: string, dropoff: string) => `Your bags by car: ${pickup} to ${dropoff}`,
    train: 'Your train',
    /** No timetable: nobody here knows it. @param from station, by its town */
    stations: (from: string, to: string) =>
      `${from} to ${to}, with a ticket of your own. The railway says when it leaves.`,
    wait: 'Your bags wait',
    atStation: (town: string) => `at the railway station of ${town}`,
  },
  itinerary: {
    heading: 'Your journey, day by day',
    day: (day: number) => `Day ${day}`,
    between: (first: string, last: string) => `Between ${first} and ${last}`,
    ownWay: (from: string, to: string) =>
      `${from} to ${to}: on your own, by train for example. Not part of this booking.`,
    atStops: (duration: string) => `${duration} at stops`,
    transport: (km: string) => `${km} of transport included`,
    via: (stops: string) => `By way of ${stops}`,
    vehicles: (count: number) => `${count} vehicles`,
    second: 'Second vehicle',
    driver: (name: string, phone: string, car: string) => `Driver: ${name}, ${phone}, ${car}`,
    said: (label: string, value: string) => `${label}: ${value}`,
  },
  status: {
    new: {
      title: 'Received',
      text: (hours: number) => `We have your booking and send you the driver's details within ${hours} hours.`,
      /** Where the operator has to say yes first, such as to another time. */
      request: "This is a request until we confirm it: then we send you the driver's details.",
      /** In its place once its pickup time has passed. @param paid for it; `null` where something is owed */
      unanswered: (whatsapp: string, paid: number | null) =>
        `The time of this pickup has passed, and we have not confirmed your request${paid === 0 ? ': you owe nothing for it' : ''}.${paid ? ' If nobody drove you, we pay back all that you paid for it.' : ''} If you still need a car, please call us on ${whatsapp}, or book again.`,
      /** Of a journey of which some rides are a request. */
      some: (asked: number, all: number) =>
        `${asked} of ${all} rides ${asked === 1 ? 'waits' : 'wait'} for our yes: the list below says which. We write to you.`,
      /** It was confirmed, cancelled and taken up again. */
      takenUp: {
        title: 'Taken up again',
        text: 'We had confirmed this ride. It was cancelled, and we have taken it up again: it is a request until we confirm it anew.',
      },
    },
    confirmed: {
      title: 'Confirmed',
      text: 'Your booking is confirmed. Your driver will be there.',
      ride: 'This ride is confirmed. Your driver will be there.',
    },
    cancelled: {
      title: 'Cancelled',
      text: 'This booking is cancelled. Nobody will come. If you did not expect that, please write to us.',
      ride: 'This ride is cancelled. Nobody will come for it. If you did not expect that, please write to us.',
    },
    'no-show': {
      title: 'Not met',
      text: 'As far as we know, you did not come to the pickup. If that is not so, please write to us.',
      ride: 'As far as we know, you did not come to the pickup of this ride. If that is not so, please write to us.',
    },
    /** Beside one of several rides: nobody has said yes to it. */
    onRequest: 'On request',
    over: 'This journey is over. Thank you for travelling with us.',
    erased:
      'The journey was a while ago: we have erased your contact data and notes, as we promise. What was driven and its price stay here.',
  },
  caveat: {
    /** An address that a traveler gave. @param label of its field */
    elsewhere: (label: string, km: number) =>
      `${label}: it seems to lie about ${km} km from the place that you booked. That would be another fare, and we call you about it. Until then the booked place counts.`,
    larger: 'We write to you about a larger vehicle and its price.',
    oneMore: 'We write to you about one more vehicle and its price.',
    roofRack: 'What you bring goes onto a roof rack: we look for a car that has one and write to you.',
    otherDay: 'We write to you about another day or park.',
    otherTime: 'We write to you about another time or park.',
    /** @param vehicle its class; empty for a tour */
    noCar: (vehicle: string) =>
      `No ${vehicle || 'car'} is free at this time, so it is a request: we look for one and write to you.`,
    /** The form had said that one was free. */
    carTaken: (vehicle: string) =>
      `While you were booking, somebody else took the last ${vehicle || 'car'} for this time. So it is a request: we look for another one and write to you.`,
    nothingToPay: 'Until we have confirmed it there is nothing to pay online.',
  },
  driver: {
    follows:
      "The name, phone number and car of your driver follow in a mail of their own, and stand on your booking's page then.",
    advice: 'Look for this number plate. If you do not find your driver, call or write to them, or to us.',
    flightNeeded: 'For an airport pickup we need your flight number.',
  },
  money: {
    /** A sum in both currencies; a guest who lives in Sri Lanka reads rupees alone. */
    either: (usd: string, lkr: string) => `${usd} or ${lkr}`,
    payOnline: 'Pay Online In Advance',
    /** Once the rides are over. */
    payOnlineAfter: 'Pay online',
    /** The button of a payment link, where it asks for a deposit. */
    payDeposit: (sum: string) => `Pay the deposit of ${sum} online`,
    deposit: (sum: string) =>
      `We ask for a deposit of ${sum} online; it is a part of the price. The rest you pay to the driver, or online before. If you do not pay it, your booking stays, and you pay all to the driver.`,
    /** Of a request, behind how one pays. */
    depositLater: (sum: string) =>
      `Once we have confirmed it, we ask for a deposit of ${sum}; it is a part of the price.`,
    paidOf: (paid: string, price: string) => `${paid} of ${price}`,
    givenBack: (sum: string) => `${sum} given back`,
    paidAndGivenBack: (paid: string, back: string) => `${paid}, ${back} given back`,
    /** What went back to the guest, and how. */
    wentBack: {
      said: (sums: string) => `We have paid you back ${sums}.`,
      cash: (sum: string) => `${sum} in cash`,
      card: (sum: string) => `${sum} to your card`,
      bank: (sum: string) => `${sum} by bank transfer`,
    },
    surplus: (sum: string) => `${sum} too much is paid for a ride: we pay that back.`,
    allPaid: 'It is paid: there is nothing to pay the driver.',
    /** The rides are over, and the office has not noted their payment yet. */
    paidDriver: 'If you have paid the driver, nothing is left to pay: we note it here by hand.',
    onAccount: 'The house that booked it for you pays: you have nothing to pay the driver.',
    open: (sum: string) => `${sum} is still to be paid: at the end of the journey.`,
    openOnline: (sum: string) => `${sum} is still to be paid: at the end of the journey, or online in advance by card.`,
    /** Before how several rides are paid, each at its own end. */
    openEach: (sum: string) => `${sum} is still to be paid.`,
    noShowFee: (sum: string) => `${sum} of the price is owed, as you did not come to the pickup.`,
    cancelledFree: 'The cancellation costs nothing.',
    cancelFee: (sum: string) =>
      `${sum} of the price of what was cancelled is owed, as a car and driver were kept for you.`,
    /** Behind either of them. */
    chargeOnline: (sum: string) => `${sum} of it is still to be paid, online by card.`,
    chargeOpen: (sum: string) => `${sum} of it is still to be paid: we write to you how.`,
    chargePaid: 'It is paid.',
    payCharge: 'Pay what is owed online',
    /** A payment by card that did not come, on the booking's page and where one pays. */
    tried: {
      failed: 'Your last payment by card was not completed: we have received nothing for it.',
      begun:
        'You began a payment by card, and we have not heard that it was made. If you have paid, it shows here within some minutes.',
      driver: 'You can also pay the driver at the end of the journey.',
      again: 'Try again, with another card if you like',
      other: 'Ask us for another way to pay',
      hello: 'Hello, my payment by card did not work. How else can I pay?',
    },
    /** How many payments by card it takes: 2 or more. */
    inPayments: (count: number) => `A card payment has a limit, so you pay it in ${count} payments.`,
    /** Beside what can be paid by card now. @param day the first of the next month */
    restByCardFrom: (day: string) => `More can be paid by card from ${day}.`,
    /** Where nothing can. */
    byCardFrom: (day: string) => `By card it can be paid from ${day}: this month our card service takes no more.`,
    /** A deposit where nobody can pay online: `domain/bookings/money/bank-transfer.ts`. */
    bank: {
      heading: 'Bank transfer',
      deposit: (sum: string) =>
        `We ask for a deposit of ${sum} by bank transfer; it is a part of the price. The rest you pay to the driver.`,
      /** @param days 2 to 20 */
      within: (days: number) =>
        `It has to be there within ${days} days of booking; your receipt names the account. If it is not, we ask you once more, and may then cancel the booking.`,
      until: (day: string) =>
        `It has to be there by ${day}. If it is not, we ask you once more, and may then cancel the booking.`,
      late: (day: string) =>
        `It was to be there by ${day}, and we have not received it. Please send it now, or write to us if you have; otherwise we may cancel the booking.`,
      amount: 'Amount',
      holder: 'Account holder',
      account: 'Account number',
      bank: 'Bank',
      swift: 'SWIFT code',
      reference: 'Payment reference',
    },
  },
  cancelling: {
    /** A moment. */
    moment: (date: string, time: string) => `${date}, ${time}`,
    free: 'Free to cancel until the pickup.',
    freeUntil: (until: ChargePoint) =>
      `Free to cancel until ${point(until)}${'at' in until ? ' (Sri Lanka time)' : ''}.`,
    /** After that. @param charges that follow upon the first one */
    later: (percent: number, charges: readonly Charge[]) => `Later it costs ${share(percent)}${rises(charges)}.`,
    /** Where a part is owed from the beginning. */
    costs: (percent: number) => `A cancellation costs ${share(percent)}.`,
    /** After that, where it rises. */
    from: ([first, ...others]: readonly Charge[]) =>
      `From ${point(first!.from)} on it costs ${share(first!.percent)}${rises(others)}.`,
    /** A request that would cost something if it were none. */
    request: 'Free to cancel until we confirm it.',
    confirmed: (percent: number, charges: readonly Charge[]) =>
      `From then on a cancellation costs ${share(percent)}${rises(charges)}.`,
    moved: (percent: number) =>
      `A ride that is changed when cancelling it already costs ${share(percent)} costs at least that from then on.`,
    requests: 'A request costs nothing to cancel until we have confirmed it.',
    /** For several rides. @param first until when that is for the first one; empty if unknown */
    freeEach: (hours: number, first: string) =>
      `Each ride is free to cancel until ${hours} hours before its pickup${first && `, the first one until ${first} (Sri Lanka time)`}.`,
    firstRide: (text: string) => `The first ride: ${text}`,
    /** Only for requests. */
    changeRequest: 'Until we confirm it you can change day, time or flight, by the link in your mail.',
    change: (hours: number) =>
      `You can change day, time or flight until ${hours} hours before the pickup, by the link in your mail.`,
    refund: (way: string, days: number) =>
      `What you have paid in advance and do not owe is paid back ${way}, within ${days} days.`,
    paidBack: 'Paid back in full if we cannot drive you.',
    paidBackOnTime: (hours: number) =>
      `Paid back in full if we cannot drive you, or if you cancel until ${hours} hours before the pickup.`,
    /** What a cancellation would mean now. */
    now: (money: CancelledMoney) => {
      const { paid, fee, moves, back, days } = money
      const isSaid = paid !== '' && (back !== '' || moves === '')
      const parts = [
        ...(fee ? [`that costs ${fee}`] : []),
        ...(moves ? [`${moves} of what you paid goes to your other rides`] : []),
        ...(isSaid ? [goesBack(money, `within ${days} days`)] : []),
      ]
      return `${paid && `${paid} is paid. `}If you cancel now, ${parts.join(', and ')}.`
    },
    /** What it has meant. */
    after: (money: CancelledMoney) => {
      const back = goesBack(money, `by ${money.by}`)
      const paid = `${money.paid} was paid`
      return money.fee ? `${paid}, and ${money.fee} is owed: ${back}.` : `${paid}: ${back}.`
    },
  },
  /** What guests' messages say, and the links to them. */
  messages: {
    discount: 'Ask us on WhatsApp for a discount on your next transfer.',
    askForDiscount: (reference: string) =>
      `Hello, I booked with you (${reference}) and would like the discount on my next transfer.`,
    question: (reference: string) => `Hello, I have a question about my booking ${reference}.`,
  },
  /** Who drives, beside name, phone and car; and whom a guest would like as driver. */
  crew: {
    speaks: 'Speaks',
    boardLicence: 'Licence of the tourist board',
    since: 'With us since',
    /** For who cannot see the photos. @param name the first name */
    face: (name: string) => `${name}, your driver`,
    car: (car: string) => `Your car: ${car}`,
    wish: {
      /** In the form. */
      language: 'A driver who speaks',
      anyLanguage: 'Any language',
      woman: 'A woman as driver',
      hint: 'We do what we can. It is a wish: it costs nothing, and we cannot promise it.',
      /** Where the booking is shown: what was wished for, and that nobody promises it. */
      label: 'Your wish for the driver',
      speaks: (language: string) => `speaks ${language}`,
      isWoman: 'a woman',
      unpromised: (wish: string) => `${wish}. We try, and cannot promise it.`,
    },
  },
  /** Beside the operator's table of meeting points: on a booking's page and in mails, where its pickup is one of them. */
  meeting: {
    heading: 'Where you meet',
    map: 'This spot on a map',
    /** In a mail with several links. */
    mapOf: (place: string) => `Where you meet at ${place}, on a map`,
    /** What a screen reader says of the drawing. */
    plan: (passed: readonly string[], area: string, side: 'left' | 'right', landmark: string) =>
      `Plan of the way to your driver. You pass: ${passed.join(', ')}. Then: ${area}. The car is on your ${side}, beside: ${landmark}.`,
    /** While the operator has not confirmed a row of the table. */
    sample: 'This meeting point is a sample: we have not confirmed it yet.',
  },
  /** The link by which the family sees the ride. */
  family: {
    heading: 'For your family',
    about:
      'A link that shows this ride alone: the car and its plate, the driver’s first name, where you are while you are on board, and that you have arrived. It ends two hours later, or when you end it.',
    make: 'Tell the family',
    made: 'Whoever has this link sees this ride:',
    /** What is shared with other apps begins so. */
    title: 'My ride in Sri Lanka',
    share: 'Share the link',
    end: 'End the link',
  },
  /** What was not as agreed, after the ride. */
  afterRide: {
    heading: 'Was something not as agreed?',
    intro: 'One tap tells the owner:',
    'asked-for-more': 'The driver asked for more than agreed',
    'took-to-shop': 'The driver took us to a shop',
    said: (date: string, time: string, what: string) => `${date}, ${time}: you told us “${what}”.`,
    next: 'The owner has it, sees to it, and writes to you.',
  },
  /** On a phone that can be told: a button, what it says once it is told, and why it is not. */
  push: {
    offer: 'Tell me when the driver sets out',
    stop: 'Tell me nothing more',
    bound: 'This device is told when your driver sets out and is at the pickup.',
    install:
      'To be told when the driver sets out, put this page on your home screen: tap Share, then “Add to Home Screen”, and open it from there.',
    denied:
      'To be told when the driver sets out, allow notifications of this site in your browser’s settings, then open this page again.',
    failed: 'That did not work. Please try again in a moment.',
  },
  driverPlace: {
    soon: 'There in a moment',
    inMinutes: (count: number) => `There in about ${inMinutes(count)}`,
    driver: 'Your driver',
    map: (pickup: string) => `Your driver on the way to ${pickup}`,
    fresh:
      'The place is from this minute. It updates while the driver looks at our page: in the background a phone sends none.',
    old: (count: number) =>
      `The place is ${inMinutes(count)} old. It updates while the driver looks at our page: in the background a phone sends none.`,
  },
}
