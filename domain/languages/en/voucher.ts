/** What stands still on a booking's page, beside what `booking` says. Printed, it is the voucher. */
export const voucher = {
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
    /** What the operator writes in English: places of the hall, what to do without a sign. */
    operator: (words: string) => words,
    /** @param noSign a sentence of the operator's */
    way: (passed: readonly string[], side: 'left' | 'right', landmark: string, noSign: string) =>
      `You pass ${passed.map((place) => place.toLowerCase()).join(', ')}, and come out of the doors into the hall. ` +
      `Your driver stands on your ${side}, beside: ${landmark}. ${noSign}`,
  },
}
