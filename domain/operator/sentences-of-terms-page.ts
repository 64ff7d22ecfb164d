/**
 * What the page of terms, and that of a journey, say beside the promises of the price list, which has hours, cancelling,
 * refunds and the deposit: domain/prices/first-promises-cancelling-and-deposit.ts. All of it is a sample.
 */
export const TERMS = {
  /** The day from which they hold, `YYYY-MM-DD`. Write it once you agree with everything that the page /terms says. */
  since: '2026-01-01',
  /** After 'They are under'. */
  law: 'the law of Sri Lanka',
  /** Who pays for what happens on the road, in a sentence. */
  insurance: 'Our vehicles are licensed to carry passengers for hire, and insured for them.',
  /** Days after the journey within which a complaint is answered with certainty. */
  complaintDays: 30,
  /** What a child seat costs, in a sentence. */
  childSeats: 'Child seats and boosters cost nothing.',
  /** Who uses a wheelchair, in sentences. */
  wheelchair: 'A folding wheelchair travels in a sedan or a van free of charge. We have no vehicle with a ramp.',
  /** Which languages the drivers speak, in sentences. */
  driverLanguages: 'All of our drivers speak English. Ask us before you book if you need another language.',
  /** Bags by car, guests by train: what driver and guest sign for, in sentences. */
  bagsSigned:
    'The driver counts the bags with you and seals each of them. You both sign for their number, at the hotel and when you get them back.',
  /** What is not carried then. */
  bagsNotCarried:
    'We do not carry cash, passports, jewellery, medicine, laptops, cameras, or anything that the law forbids to carry.',
  /** Who is liable for what. */
  bagsLiability:
    'We are liable for loss and damage from the first signature to the second, up to USD 500 for each bag. Tell us before you sign the second time.',
  /** Which cards are taken online, in sentences. What the driver takes: `CASH_ONLY`. */
  cards: 'Online we take Visa and Mastercard.',
} as const
