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
  },
  cancelled: {
    subject: (reference: string) => `Booking ${reference} cancelled`,
    heading: 'Your booking is cancelled',
    headingRide: 'Your ride is cancelled',
    headingRides: 'Rides of your booking are cancelled',
  },
  /** Below the last of these headings. */
  eachRideBelow: 'Some rides of your booking have another status: each ride below says its own.',
  changed: {
    subject: (reference: string) => `Booking ${reference} changed`,
    heading: 'Your booking has changed',
    headingRide: 'A ride of your booking has changed',
    opening: 'It is now as below. If you did not ask for this, please write to us.',
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
    opening: (usd: string) =>
      `It goes the way that it came; a bank may take some days. Paid after this refund: ${usd}.`,
  },
  notPaid: {
    subject: (reference: string) => `Booking ${reference}: your payment did not come through`,
    heading: 'Your payment did not come through',
    opening:
      'We have not received the online payment that you began. With the link below you can try again. If you have paid meanwhile, you need do nothing.',
  },
  deposit: {
    subject: (reference: string) => `Booking ${reference}: your deposit has not come`,
    heading: 'Your deposit has not come',
    opening:
      'We asked for a deposit by bank transfer, and have not received it. Below is how much it is, and where to send it.',
  },
  charge: {
    subject: (reference: string) => `Booking ${reference}: what is owed`,
    heading: 'What is owed for your booking',
    opening: 'A ride of your booking was not driven. Below is what is owed for it, and how to pay it.',
    waived: 'We have waived what was owed for your booking: there is nothing to pay for it any more.',
    /** The ride is as it was before. */
    came: 'We had written that you did not come to the pickup. We take that back: nothing is owed for it, and your booking stands as before.',
  },
  driver: {
    subject: (reference: string) => `Your driver for booking ${reference}`,
    heading: 'Your driver',
    opening: 'This is who will drive you. If we named somebody else before, this driver comes instead.',
  },
  reminder: {
    subject: (reference: string) => `Soon: booking ${reference}`,
    heading: 'Your pickup is near',
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
  notHere: (link: string) =>
    `Your name, addresses and notes are not in this mail. To check them, open “${link}” below.`,
  links: {
    booking: 'See your booking',
    driver: 'Write to your driver on WhatsApp',
    driverNamed: (name: string) => `Write to ${name}, your driver, on WhatsApp`,
    change: 'Change or cancel',
    discount: 'Ask for the discount on WhatsApp',
    question: 'Questions? Write to us on WhatsApp',
  },
  /** For a place that only the guest knows, in a mail that the operator has not looked at. Titles have it, too. */
  typedPlace: { pickup: 'your pickup place', dropoff: 'your dropoff place', stop: 'your stop' },
  /** Rides of a booking with several. */
  rides: {
    of: (position: number, count: number) => `Ride ${position} of ${count}`,
    /** @param title of the ride */
    inState: {
      new: (title: string) => `${title}, received`,
      confirmed: (title: string) => `${title}, confirmed`,
      cancelled: (title: string) => `${title}, cancelled`,
      'no-show': (title: string) => `${title}, not met`,
    },
    /** What is true of some of them. */
    one: (position: number, sentence: string) => `Ride ${position}: ${sentence}`,
    range: (first: number, last: number, sentence: string) => `Rides ${first} to ${last}: ${sentence}`,
    /** @param positions '1, 3 and 4' */
    several: (positions: string, sentence: string) => `Rides ${positions}: ${sentence}`,
    now: (count: number, price: string) =>
      `Your booking goes on with ${count === 1 ? 'one ride' : `${count} rides`}: ${price} in all.`,
  },
  /** Beside a drive in an itinerary. */
  drives: {
    one: (time: string, position: number) => `${time}, ride ${position}`,
    range: (time: string, first: number, last: number) => `${time}, rides ${first} to ${last}`,
    several: (time: string, positions: string) => `${time}, rides ${positions}`,
  },
  lines: {
    price: 'Price',
    for: 'For',
    /** The season and the night: 'Christmas season, 15 % more'. */
    reason: 'In this price',
    paid: 'Paid',
    /** In the mail as text. */
    line: (label: string, value: string) => `${label}: ${value}`,
    link: (text: string, href: string) => `${text}:\n${href}`,
  },
  facts: {
    when: (date: string, time: string) => `${date}, ${time}`,
    sriLankaTime: (when: string) => `${when} (Sri Lanka time)`,
    booking: (reference: string) => `Booking ${reference}`,
  },
  /** How the operator begins a message to a guest, and goes on by hand. */
  hello: (brand: string, reference: string) => `Hello, this is ${brand}, about your booking ${reference}: `,
}
