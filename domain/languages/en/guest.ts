/** Guests' plain pages: where they change or cancel, find a booking, print a receipt, come back from a payment, share a ride. */
import type { Mark } from '#domain/languages/formats.ts'

const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What the family of a guest sees by a link: one ride. */
const family = {
  title: 'A ride that is shared with you',
  route: (from: string, to: string) => `${from} to ${to}`,
  pickup: (date: string, time: string) => `Pickup: ${date}, ${time}, Sri Lanka time`,
  ahead: 'Not on board yet',
  /** Nobody has come by the time that was promised: by the traveller's word alone. */
  unmet: (by: string) =>
    `Not on board yet. We promised somebody by ${by}. If nobody has come, the traveller need not wait any longer and may take another taxi.`,
  onBoard: (time: string) => `On board since ${time}`,
  /** Which had the guest on board. @param driver of the other one; `null` while nobody is named */
  brokeDown: (driver: string | null) =>
    driver === null
      ? 'The car has broken down. We are looking for another one.'
      : `The car has broken down. ${driver} comes with another one.`,
  there: (time: string) => `Arrived at ${time}`,
  driver: 'Driver',
  car: 'Car and number plate',
  /** To the end of the ride. */
  soon: 'There in a moment',
  /** @param drive how long it takes, in words */
  inAbout: (drive: string) => `There in about ${drive}`,
  /** On the map. */
  here: 'The car',
  map: 'Where the car is now',
  fresh: 'The place is from this minute.',
  old: (count: number) => `The place is ${some(count, 'minute')} old.`,
  /** Once the guest is on board. */
  how: 'You see where the car is if the driver agrees, and while the driver looks at our page: in the background a phone sends nothing.',
  about: 'This page refreshes by itself. It ends two hours after the arrival.',
  outOfDate: 'This page could not be refreshed just now, so it may be out of date. We keep trying.',
  ended: {
    heading: 'This link shows nothing now',
    text: 'The ride is over, was moved or cancelled, or the traveller has ended the link. Please ask the person who sent it to you.',
  },
}

/** The page of a booking to keep without mail, and the office's message to its guest. */
const keep = {
  title: (reference: string) => `Keep booking ${reference}`,
  text: 'Copy this text and send it to yourself, or take a picture of this page. It works without our mail.',
  label: 'Your booking as text',
  copy: 'Copy the text',
  copied: 'Copied',
  /** Where a browser lets no page copy. */
  selected: 'The text is selected: press and hold it, then choose “Copy”.',
  share: 'Share',
  code: 'QR code of your booking',
  codeText: 'Whoever scans it sees the booking, and cannot change it. Press and hold it to save or forward it.',
  ways: 'Where to go from here',
  see: 'See your booking',
  change: 'Change or cancel',
  /** In place of the link that nobody has here. */
  changeBy: 'To change or cancel, open the link in our mail, or write to us and name the booking.',
  reach: (phone: string, email: string) => `WhatsApp and phone ${phone}, e-mail ${email}`,
  /** The lines of the text. */
  lines: {
    head: (brand: string, reference: string) => `${brand}, booking ${reference}`,
    ride: (title: string, date: string, time: string) => `${title}: ${date}, ${time} (Sri Lanka time)`,
    driver: (name: string, phone: string, car: string) => `Driver: ${name}, ${phone}, ${car}`,
    driverLater: 'Your driver will be on the booking’s page.',
    price: (price: string) => `Price: ${price}`,
    booking: (link: string) => `Your booking: ${link}`,
    change: (link: string) => `Change or cancel, for you alone: ${link}`,
    us: (phone: string, email: string) => `Questions: WhatsApp and phone ${phone}, e-mail ${email}`,
  },
}

export const guest = {
  family,
  keep,
  title: {
    /** Of a form that was refused. */
    error: (title: string) => `Error: ${title}`,
    booking: (reference: string) => `Booking ${reference}`,
    receipt: (reference: string) => `Receipt ${reference}`,
    unknown: 'Unknown link',
    paid: 'Back from the payment',
  },
  /** Beside the operator's name. */
  bookingOf: (brand: string, reference: string) => `${brand} · booking ${reference}`,
  writeToUs: <N>(reason: string, chat: Mark<N>, phone: N): (N | string)[] => [
    `${reason} `,
    chat('Write to us on WhatsApp'),
    ', or call ',
    phone,
    ': we answer at any hour.',
  ],
  noPassport: {
    heading: 'There is no fare passport any more',
    text: 'What was agreed and what is still to be paid is on the page of your booking. Your driver knows it, too.',
  },
  unknownLink: {
    heading: 'This link does not fit any booking',
    text: <N>(again: Mark<N>, chat: Mark<N>): (N | string)[] => [
      'Open the link in our newest mail about your booking, or ',
      again('ask for the link again'),
      '. Questions? ',
      chat('Write to us on WhatsApp'),
      '.',
    ],
  },
  done: {
    change: 'Your change is saved. You get a mail about it.',
    'change-next': 'Your change is saved, and the next ride begins at the new address, too. You get a mail about it.',
    cancel: 'Your booking is cancelled. You get a mail about it.',
    'cancel-all': 'Your rides are cancelled, as far as you can cancel them yourself. You get a mail about it.',
    'all-cancelled': 'All your rides are cancelled. You get a mail about it.',
    'cancel-ride': 'This ride is cancelled. You get a mail about it.',
  },
  tooManyChanges: (whatsapp: string, email: string) =>
    `So many changes were made today that this one was not. Please write to us on WhatsApp (${whatsapp}) or to ${email}.`,
  /** Within a minute. */
  changesTooFast:
    'So many changes were tried at once that this one was not made. Please wait a minute, and save it again.',
  chooseRide: 'Choose the ride that you mean.',
  check:
    'Please check it: your name, where we fetch and bring you, your notes. What is not right you change below. If phone or mail is wrong, please write to us.',
  total: (running: number, all: number, price: string) =>
    running === all
      ? `${some(all, 'ride')}: ${price} in all`
      : `${running} of ${some(all, 'ride')}, ${all - running} cancelled: ${price} in all`,
  see: 'See the booking',
  receiptLink: 'Receipt',
  /** Before a sentence on it. @param title of a ride's status */
  status: (title: string) => `${title}.`,
  owed: 'Owed',
  change: {
    heading: 'Change it',
    fold: 'Change or cancel this ride',
    vehicle: 'Vehicle',
    travelers: 'Travelers',
    date: 'Pickup date',
    time: 'Pickup time, Sri Lanka time',
    save: 'Save the change',
    /** Beside a question about it. */
    saveSo: 'Yes, save it so',
    /** Where another ride's form has something typed: below the button that sends this one. */
    unsaved: 'What you typed for another ride is not saved yet. Save that first, or tap again to send only this.',
    besideAnother: 'You have two vehicles for this ride: change the other one, too.',
    forBoth: 'For the other vehicle, too: what I change of day, time, flight and addresses',
    rule: {
      transfer:
        'A new day or time costs the same. Another vehicle costs what is shown beside it. Each of them is a request until we confirm it, and its driver is named anew.',
      tour: 'A new day or time costs the same. Another number of travelers costs what is shown beside it. Each of them is a request until we confirm it, and its driver is named anew.',
    },
    /** Where another vehicle or number of travelers has no price of its own. */
    ruleWithoutPrice: {
      transfer:
        'The price stays the same. A new day or time is a request until we confirm it, and its driver is named anew. Another vehicle has another price: please write to us.',
      tour: 'The price stays the same. A new day or time is a request until we confirm it, and its driver is named anew. Another number of travelers has another price: please write to us.',
    },
    /** Behind the rule: the form has fields of addresses, too. */
    addressRule: 'An address changes no price; one in another place is another fare, and we call you about it.',
    /** Under the choice of vehicles: a class that the price list of the booking does not have. */
    newSince: (vehicle: string) => `${vehicle}: new since you booked, at today’s price.`,
    room: (vehicle: string, seats: number, bags: number) =>
      `${vehicle}: up to ${seats} travelers and ${bags} large bags.`,
    choose: (vehicle: string) => `Please choose the ${vehicle} below.`,
    largerVehicle: (vehicle: string) => `You need a larger vehicle: the ${vehicle}.`,
    twoVehicles: 'You need two vehicles.',
    cancelledRide: 'This ride is cancelled.',
    cancelledBooking: 'This booking is cancelled.',
    byHand: (hours: number) => `Less than ${hours} hours before the pickup we change it by hand.`,
  },
  cancel: {
    heading: 'Cancel it',
    sureRide: 'Yes, cancel this ride',
    sureBooking: 'Yes, cancel this booking',
    ride: 'Cancel this ride',
    booking: 'Cancel this booking',
    /** Of one of two vehicles. */
    otherComes: 'The other vehicle of this ride still comes: cancel it, too, if nobody needs it.',
    over: 'The time of the pickup is over.',
    /** By the driver's word, which may be a wrong tap. */
    begun: 'Your driver has told us that this ride has begun: it cannot be cancelled here. Is that not so?',
    orTalk: 'Would another time do?',
    all: 'Cancel the whole booking',
    some: (count: number) => `Cancel ${count} rides at once`,
    others: 'The other rides are over, or cancelled: about those please write to us.',
    /** Behind what cancelling costs. @param price what a ride cost before it was changed */
    priceBefore: (price: string) => `Until we confirm the change, this is a part of the price before it: ${price}.`,
    /** Of several rides: it is less than the percentage of the whole price. */
    roundedDown: 'For each ride we round down to whole dollars.',
    sureFee: (sure: string, amount: string) => `${sure}: I owe ${amount}`,
    forFee: (button: string, amount: string) => `${button} for ${amount}`,
    sureAll: (count: number) => `Yes, cancel these ${some(count, 'ride')}`,
    these: (count: number) => `Cancel ${some(count, 'ride')}`,
  },
  /** Why a step of a guest is not taken. */
  refused: {
    'changed-since': 'Somebody changed it since you looked. Look at it again, then decide.',
    'somebody-was-faster': 'Somebody else was faster. Look at it again, then decide.',
    erased: "The journey was long ago, and its guest's data is erased.",
    'cancelled-already': 'This booking is cancelled already.',
    'nothing-changes': 'Nothing changes: the date, the time and the details are the same.',
    'tour-travelers': "How many travel is part of a tour's price: cancel it and book again.",
    'other-price': 'This price is no longer right. Please look at the prices below, and choose again.',
    'other-fee': 'Cancelling costs more by now. Look at what it costs below, then decide.',
    'no-car':
      'No car is free at that time any more. You can ask for it all the same: it is then a request, and we tell you whether we have found one. Shall we save it so?',
    'pickup-over': 'The time of the pickup is over. Please write to us on WhatsApp, or call.',
    'out-of-order': (position: number, when: string) =>
      `The rides would no longer be in their order: the pickup of ride ${position} is on ${when}. Change that one first.`,
    'too-many-days': (days: number) =>
      `Your car and driver are booked for ${days} days. For more days, please write to us on WhatsApp.`,
    wrongField: (field: string, problem: string) => `${problem} (${field.toLowerCase()}).`,
    pickupTime: (problem: string) => `${problem}.`,
    'too-late': (hours: number) =>
      `That can be done until ${hours} hours before the pickup. Please write to us on WhatsApp.`,
    'too-soon': (hours: number) => `Choose a time at least ${hours} hours from now, or write to us on WhatsApp.`,
  },
  find: {
    sent: (email: string) => `If there is such a booking for ${email}, its link is on the way to that address.`,
    wait: (hours: number) =>
      `Please check your spam folder, too. We send it once in ${hours} hours. If nothing has come after ten minutes, write to us.`,
    intro:
      'Tell us the e-mail address that you booked with, and the day of a pickup. We mail you a link: with it you see your booking, change or cancel it. The reference alone shows you the booking; to change it you need the link.',
    day: 'Day of a pickup',
    reference: 'Or the reference, such as K7Q2-M4XT-9BHE',
    noReference:
      'The reference is missing or not complete: it has twelve letters and digits, such as K7Q2-M4XT-9BHE. Without it we mail you the link: fill in the e-mail address and the day.',
    email: 'E-mail',
    send: 'Send me the link',
    /** The page of the reference alone. */
    show: 'Show me the booking',
    /** A link to the bookings that the guest has kept on this device. */
    kept: <N>(list: Mark<N>): (N | string)[] => [
      list('Bookings that you kept on this device'),
      ' open without a link.',
    ],
    ask: <N>(chat: Mark<N>, whatsapp: string, mail: N): (N | string)[] => [
      'Neither at hand? ',
      chat('Write to us on WhatsApp'),
      `, ${whatsapp}, or to `,
      mail,
      ': we find it.',
    ],
    hello: 'Hello, I cannot find my booking',
  },
  paid: {
    heading: 'Back from the payment',
    text: 'Your booking’s page shows what has been paid, within a minute, and leads to the next part if you pay in several. Open it by the link in your mail, or go back to it in your browser.',
    questions: <N>(chat: N, email: N): (N | string)[] => ['Questions? WhatsApp ', chat, ' · ', email],
  },
  /** Between a booking and PayHere. */
  pay: {
    booking: (reference: string, title: string) => `Booking ${reference}: ${title}`,
    deposit: (amount: string) => `Deposit: ${amount}`,
    part: 'It is a part of the price; the rest you pay to the driver, or online later.',
    /** @param sum of all of them */
    inPayments: (count: number, sum: string) =>
      `This is the next of ${count} payments, ${sum} in all: a card payment has a limit.`,
    instead: (amount: string) => `Pay ${amount} instead`,
    all: (amount: string) => `Pay all now: ${amount}`,
    paid: (amount: string) => `Paid so far: ${amount}`,
    taker: (gateway: string) =>
      `${gateway} takes the payment by card, and asks for the payer's name, e-mail and phone. We do not keep them.`,
    payHere:
      "PayHere takes the payment by card, and asks for the payer's name, address, e-mail and phone. We do not keep them.",
    fields: {
      first_name: 'First name',
      last_name: 'Last name',
      address: 'Address',
      city: 'City',
      country: 'Country',
      email: 'E-mail',
      phone: 'Phone',
    },
    go: (gateway: string) => `Go on to ${gateway}`,
    back: 'Back to your booking',
  },
  receipt: {
    none: 'There is a receipt as soon as something is paid.',
    heading: (number: number) => `Receipt ${number}`,
    company: (number: string, email: string) => `Registration number ${number} · ${email}`,
    date: 'Date',
    for: 'For',
    booking: 'Booking',
    cancelled: (ride: string) => `${ride} (cancelled)`,
    noShow: (ride: string) => `${ride} (the guest did not come)`,
    methods: { cash: 'cash', card: 'card', bank: 'bank transfer', online: 'online payment' },
    /** @param method in words */
    paid: (method: string, date: string, number: number) => `Paid by ${method}, ${date} · no.\u00a0${number}`,
    paidBack: (method: string, date: string, number: number) => `Paid back by ${method}, ${date} · no.\u00a0${number}`,
    taxi: (date: string, number: number) => `For a taxi in place of our car, ${date} · no.\u00a0${number}`,
    /** @param own of the entry that takes it back */
    reversed: (number: number, date: string, own: number) =>
      `Entry no.\u00a0${number} was wrong and is taken back, ${date} · no.\u00a0${own}`,
    /** Was given back, and nobody is to pay it again. */
    takenOff: 'Taken off the price',
    total: 'Paid in all',
    saved: 'Saved. It will be on the receipt.',
    notSaved: (name: number, address: number) =>
      `Not saved. Write a name of at most ${name} characters and an address of at most ${address}.`,
    forCompany: 'For a company',
    about:
      'We mail you the link to this page the day after your last ride, once all is paid. To print it, or to save it as a PDF, use your browser’s menu.',
    name: 'Name',
    address: 'Address',
    taxNumber: 'Tax number, if there is one',
    write: 'Write it on the receipt',
  },
  invoice: {
    title: 'Invoices',
    heading: (number: number) => `Invoice ${number}`,
    creditNote: (number: number) => `Credit note ${number}`,
    credits: (number: number) => `For invoice ${number}`,
    taxNumber: 'Tax number',
    net: 'Without taxes',
    total: 'Total',
    /** On the day of the invoice. */
    owed: 'Still to be paid on that day',
    /** @param month in words */
    month: (month: string) => `Rides until the end of ${month}`,
    currency: 'Currency',
    issue: 'Issue the invoice',
    about:
      'An invoice has a number and stays as it is, so look at the name, the address and the tax number first. If the price falls later, you find a credit note here.',
    needsCompany: 'To get an invoice, write above for whom it is, with an address.',
    unsure: 'You can issue an invoice once we have confirmed your rides, or once all is paid.',
    notIssued: 'No invoice was issued. Below you see what holds now.',
  },
}
