/** Mails to guests: what they say beside the booking itself (`booking`, `tours`). */
export const mails = {
  /** @param what how the subject of the kind begins. @param title of the booking. @param date of its first ride */
  subject: (what: string, title: string, date: string) => `${what}: ${title}, ${date}`,
  receipt: {
    subject: (reference: string) => `Booking ${reference}`,
    heading: "We've received your booking",
    headingRequest: "We've received your request",
    opening: 'Below is what we have noted. Please tell us if anything is not as it should be.',
  },
  link: {
    subject: (reference: string) => `Your booking ${reference}`,
    heading: 'Your booking',
    opening:
      'You asked on our site for the link to this booking. If it was not you, there is nothing to do: the link came to you alone.',
  },
  confirmed: {
    subject: (reference: string) => `Booking ${reference} confirmed`,
    heading: 'Your booking is confirmed',
    headingRide: 'Your ride is confirmed',
    headingRides: 'Rides of your booking are confirmed',
    opening: 'Your driver will be there.',
  },
  cancelled: {
    subject: (reference: string) => `Booking ${reference} cancelled`,
    heading: 'Your booking is cancelled',
    headingRide: 'Your ride is cancelled',
    headingRides: 'Rides of your booking are cancelled',
    /** Of a whole booking. One of several rides says its own: `booking.status`. */
    opening: 'Nobody will come. If you did not expect that, please write to us.',
  },
  /** Below the last of these headings. */
  eachRideBelow: 'Some rides of your booking have another status: each ride below says its own.',
  changed: {
    subject: (reference: string) => `Booking ${reference} changed`,
    heading: 'Your booking has changed',
    headingRide: 'A ride of your booking has changed',
    opening: 'It is now as below. Please tell us if anything is not as it should be.',
  },
  paid: {
    subject: (reference: string) => `Payment for booking ${reference}`,
    heading: 'We have your payment',
    /** @param paid 'USD 20 of 74' */
    opening: (paid: string) => `Thank you. Paid so far: ${paid}.`,
  },
  refunded: {
    subject: (reference: string) => `Money back for booking ${reference}`,
    heading: 'We have paid money back',
    /** @param sum that went back: 'USD 20' */
    back: (sum: string) => `Paid back: ${sum}.`,
    taxi: (sum: string) => `For the taxi that you took instead: ${sum}.`,
    toAccount: 'To a card or account it may take some days.',
    opening: (usd: string) => `Paid after this refund: ${usd}.`,
  },
  notPaid: {
    subject: (reference: string) => `Your payment for booking ${reference} did not come through`,
    heading: 'Your payment did not come through',
    opening:
      'We have not received the online payment that you began. With the link below you can try again. If you have paid meanwhile, you need do nothing.',
  },
  deposit: {
    subject: (reference: string) => `Your deposit for booking ${reference} has not arrived`,
    heading: 'Your deposit has not arrived',
    opening:
      'We asked for a deposit by bank transfer, and have not received it. Below is how much it is, and where to send it.',
  },
  charge: {
    subject: (reference: string) => `What is owed for booking ${reference}`,
    heading: 'What is owed for your booking',
    /** Behind 'As far as we know, you did not come to the pickup.' where that is why. */
    opening: 'Below is what is owed for a ride of your booking that was not driven, and how to pay it.',
    waived: {
      subject: (reference: string) => `What was owed for booking ${reference} is waived`,
      heading: 'What was owed is waived',
      opening:
        'We have waived what was owed for a ride that was not driven: there is nothing to pay for that ride any more.',
    },
    /** The ride is as it was before. */
    came: {
      subject: (reference: string) => `Booking ${reference} stands as before`,
      heading: 'Your booking stands as before',
      opening:
        'We had written that you did not come to the pickup. We take that back, together with what was owed for it.',
    },
  },
  driver: {
    subject: (reference: string) => `Your driver for booking ${reference}`,
    heading: 'Your driver',
    opening: 'This is who will drive you. If we named somebody else before, this driver comes instead.',
    /** Of two drivers or more. */
    several: {
      subject: (reference: string) => `Your drivers for booking ${reference}`,
      heading: 'Your drivers',
      opening: 'These are your drivers. If we named others before, these come instead.',
      advice: 'Look for these number plates. If you do not find a driver, call or write to them, or to us.',
    },
    /** In its place, of a guest, or of bags, on the road: the first car has broken down. */
    brokeDown: 'Your car has broken down on the way. This driver comes to where you are, and drives you on.',
    brokeDownBags:
      'The car with your bags has broken down on the way. This driver fetches them there, and brings them to you.',
  },
  reminder: {
    subject: (reference: string) => `Reminder of booking ${reference}`,
    heading: 'Your pickup is coming up',
    opening: (date: string, time: string) => `We pick you up on ${date} at ${time}, Sri Lanka time.`,
  },
  paidReceipt: {
    subject: (reference: string) => `Receipt for booking ${reference}`,
    heading: 'Your receipt',
    opening: (reference: string) => `Here is the receipt for booking ${reference}, to print or to save as a PDF.`,
    open: 'Open the receipt',
  },
  thanks: {
    subject: (reference: string) => `How was your journey? Booking ${reference}`,
    heading: 'Thank you for travelling with us',
    opening: (reference: string) =>
      `We hope that your journey was a good one (booking ${reference}). If it was good, a few words of yours help the next traveller, and your driver. If anything was not, please tell us: we read every message.`,
    /** @param name of the site of reviews, as the operator writes it */
    review: (name: string) => `Write a review: ${name}`,
    tell: 'Tell us on WhatsApp',
  },
  /** Of a mail, or behind the numbers of some of its rides. */
  notHere: (link: string) => `Your name, addresses and notes are left out here. To check them, open “${link}” below.`,
  links: {
    booking: 'See your booking',
    driver: 'Write to your driver on WhatsApp',
    driverNamed: (name: string) => `Write to ${name}, your driver, on WhatsApp`,
    change: 'Change or cancel',
    /** In its place where nothing can be changed any more. */
    cancel: 'Cancel',
    discount: 'Ask for the discount on WhatsApp',
    question: 'Questions? Write to us on WhatsApp',
  },
  /** For a place that only the guest knows, in a mail that the operator has not looked at. Titles have it, too. */
  typedPlace: { pickup: 'your pickup place', dropoff: 'your dropoff place', stop: 'your stop' },
  /** Rides of a booking with several. */
  rides: {
    of: (number: number, count: number) => `Ride ${number} of ${count}`,
    /** Of two vehicles of that ride. */
    second: (number: number) => `${number} (second vehicle)`,
    /** @param title of the ride */
    inState: {
      new: (title: string) => `${title}, received`,
      confirmed: (title: string) => `${title}, confirmed`,
      cancelled: (title: string) => `${title}, cancelled`,
      'no-show': (title: string) => `${title}, not met`,
    },
    /** What is true of some of them. */
    one: (number: string, sentence: string) => `Ride ${number}: ${sentence}`,
    range: (first: string, last: string, sentence: string) => `Rides ${first} to ${last}: ${sentence}`,
    /** @param numbers '1, 3 and 4' */
    several: (numbers: string, sentence: string) => `Rides ${numbers}: ${sentence}`,
    now: (count: number, price: string) =>
      `Your booking goes on with ${count === 1 ? 'one ride' : `${count} rides`}: ${price} in all.`,
  },
  /** Beside a drive in an itinerary. */
  drives: {
    one: (time: string, number: string) => `${time}, ride ${number}`,
    several: (time: string, numbers: string) => `${time}, rides ${numbers}`,
  },
  lines: {
    /** Before the labels of what did. */
    changed: 'What changed',
    price: 'Price',
    for: 'For',
    /** The season and the night: 'Christmas season, 15 % more'. */
    reason: 'In this price',
    paid: 'Paid',
    /** In the mail as text. */
    line: (label: string, value: string) => `${label}: ${value}`,
  },
  facts: {
    when: (date: string, time: string) => `${date}, ${time}`,
    sriLankaTime: (when: string) => `${when} (Sri Lanka time)`,
    booking: (reference: string) => `Booking ${reference}`,
  },
  /** How the operator begins a message to a guest, and goes on by hand. */
  hello: (brand: string, reference: string) => `Hello, this is ${brand}, about your booking ${reference}: `,
}
