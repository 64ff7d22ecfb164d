/** The page of terms: what holds for a booking, what the site knows of a guest, common questions. */
import { formatsOf, type Mark } from '../formats.ts'

const { percent: inPercent } = formatsOf('en')

export const terms = {
  head: {
    description: (brand: string, hours: number) =>
      `What holds for bookings with ${brand}: free cancellation until ${hours} hours before the pickup, ` +
      'refunds, what we know of you and for how long, and answers to common questions.',
    keywords: ['Sri Lanka taxi terms', 'cancellation', 'refund', 'privacy'],
  },
  since: (company: string, number: string, date: string) =>
    `For bookings with ${company}, ${number}, made from ${date} on.`,
  /** What the operator writes in English: the law, the insurance. */
  operator: (words: string) => words,
  terms: {
    heading: 'Terms',
    price: 'The price',
    /** @param isDated the list has seasons, or a price of the night */
    priceText(isDated: boolean): string {
      const what = isDated
        ? 'In a season or at night it may be another one: you see that of your day and hour before you confirm, and nothing is added later.'
        : 'Nothing is added to it at night or on a holiday.'
      return `The price that you confirm is fixed and all inclusive; we pay the highway toll. ${what} It holds for the places, the vehicle and, of a tour, the number of travelers that you booked.`
    },
    booking: 'The booking',
    bookingText: (hours: number, nightHours: number, from: string, until: string) =>
      `A booking is made when you see its reference, and certain once we have confirmed it. A pickup within ${hours} hours of being booked (${nightHours} hours between ${from} and ${until}, Sri Lanka time) is a request until then. If we cannot drive you, you pay nothing, and what you have paid is paid back in full.`,
    paying: 'Paying',
    /** @param transfer how each is paid, in sentences */
    payingText: (transfer: string, tour: string, several: string) =>
      `A transfer: ${transfer} A tour: ${tour} Several rides: ${several}`,
    residents: 'Guests who live in Sri Lanka pay in Sri Lankan rupees only, as the Central Bank of Sri Lanka requires.',
    /** @param least of the deposit; @param from the total from which it is asked for */
    deposit: (percent: number, least: string, from: string) =>
      `For bookings from ${from} on we ask for a deposit online: ${inPercent(percent)} of the price, at least ${least}. It is a part of the price.`,
    depositByBank: (percent: number, least: string, from: string, days: number) =>
      `For bookings from ${from} on we ask for a deposit by bank transfer: ${inPercent(percent)} of the price, at least ${least}. It is a part of the price, and has to be there within ${days} days of booking; if it is not, we ask once more, and may then cancel. Nothing is asked for where it could not arrive before the first ride.`,
    cancelling: 'Cancelling and changing',
    /** After when and at what cost a booking is cancelled. */
    noShow: 'The charge of the last hours also applies if nobody comes to the pickup.',
    /** @param rule of cancelling, in sentences */
    stay: (rule: string) => `Where a car and driver stay with you for days: ${rule}`,
    waiting: 'Waiting',
    waitingText: (airport: number, elsewhere: number) =>
      `The driver waits free of charge: ${airport} minutes at Colombo airport, from landing, and ${elsewhere} minutes elsewhere. If you need longer, tell us.`,
    room: 'Seats and luggage',
    vehicleRoom: (vehicle: string, seats: number, bags: number) =>
      `${vehicle}: ${seats} travelers and ${bags} large bags`,
    roomText:
      'Each child has a seat of its own and counts. If your party does not fit into the vehicle that you booked, we write to you about a larger one and its price before anybody pays online.',
    tours: 'Tours',
    /** For whom the park fee is in the price, within the operator's sentence. */
    wholeParty: 'all travelers of your booking',
    toursText:
      'Parks close in some weeks of the year and after heavy rain: then we offer you another day or park, or cancel free of charge.',
    bags: 'Bags by car, you by train',
    road: 'On the road',
    complaint: 'If something goes wrong',
    complaintText: <N>(mail: N, days: number, law: string): (N | string)[] => [
      'Tell the driver or write to us at once: ',
      mail,
      `. We answer every complaint that reaches us within ${days} days of the journey. These terms are under ${law}; your rights as a consumer at home stay with you.`,
    ],
  },
  privacy: {
    heading: 'Privacy',
    who: 'Who is responsible',
    what: 'What we know, and what for',
    whatText:
      'What you write into the booking form: phone, e-mail, places, time, flight, the name on the sign, and what you tell the driver. We need it to drive you and to write to you about that, and use it for nothing else. We sell and lend no data, send no advertising, and follow nobody. We count how often a trip is looked for and booked, in which language, on what kind of device and by which link: without names, addresses or cookies. The name of a place that we do not know is kept only once it was asked for from three networks. When a page fails, your browser tells us the kind of page and of error, and nothing of you.',
    seen: 'Who sees it',
    seenBy: [
      'We, and the driver of your ride, until a day after it.',
      'If you share a ride: anybody who has the link sees the car and its driver, and where you are while you are on board.',
      'Cloudflare, which runs our website, its database and its mail for us.',
      'If you pay online, the payment page: the amount, the booking’s number and your e-mail address.',
      'Where the site uses Google Maps: Google, which learns the places that you look for, and nothing of the booking.',
      'If a link or card of your hotel brought you: the hotel learns the day and the price of the ride, and nothing that tells who you are.',
      'WhatsApp, if you write to us there.',
    ],
    long: 'For how long',
    eraseSome: 'Some time after the journey we erase your name, phone, e-mail and notes.',
    erase: (days: number) => `${days} days after the journey we erase your name, phone, e-mail, addresses and notes.`,
    stays:
      'Route, date and price stay for our accounts. What you have typed into a form is kept in your own browser for a day at most, and goes when your booking is confirmed. The hotel whose link brought you is kept in that tab until you close it. A booking that you keep on your device stays there until you remove it. This site sets no cookies.',
    rights: 'Your rights',
    rightsText: <N>(mail: N): (N | string)[] => [
      'Ask us what we hold of you, or to correct, hand over or erase it: ',
      mail,
      '. You may also complain to the authority for data protection where you live.',
    ],
  },
  questions: {
    heading: 'Questions',
    forAll: 'Is the price for all of us, or for each?',
    forAllText:
      'For the vehicle, however many people are in it. A tour has a price for the number of travelers that you choose.',
    driver: 'When do I learn who drives me?',
    meeting: 'Where do I find the driver at Colombo airport?',
    change: 'How do I change or cancel?',
    /** @param rule in sentences */
    changeText: (rule: string) => `By the link 'Change or cancel' in our mail. ${rule}`,
    noMail: 'I have no mail from you.',
    noMailText:
      'Look among unwanted mail. The page of your booking, which you saw when you booked, says all that the mail says. Write to us on WhatsApp with the name and the day of the pickup, and we find the booking.',
    stop: 'Can we stop on the way?',
    /** @param minutes of free waiting at a stop; `null` where all waiting is free @param hours the price of one for each class */
    stopText: (minutes: number | null, hours: string) =>
      `Yes: add the stop before you book, and you see the fixed price of the whole way at once. ${minutes === null ? 'Waiting is in the price.' : `The first ${minutes} minutes at each stop are free, a further hour costs ${hours}.`}`,
    seats: 'What do child seats cost?',
    seatsText: 'Say in the form how many you need.',
    wheelchair: 'Do you drive a guest who uses a wheelchair?',
    languages: 'Which languages do the drivers speak?',
    languagesText: 'In the form you can wish for a driver who speaks another language.',
    cards: 'Which cards do you take?',
    else: <N>(chat: Mark<N>, mail: N): (N | string)[] => [
      'Anything else? ',
      chat('Ask us on WhatsApp'),
      ' or write to ',
      mail,
      '.',
    ],
    agents: <N>(page: Mark<N>): (N | string)[] => [
      'For those who build an assistant: ',
      page('what agents may ask us'),
      '.',
    ],
  },
}
