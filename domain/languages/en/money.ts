/** Prices also in the visitor's own money. */

export const money = {
  label: 'Show prices also in',
  none: 'no other currency',
  about: (amount: string) => `about ${amount}`,
  of: (day: string) => `, rate of ${day}`,
  charged: (day: string) => `For orientation, at the rate of ${day}. The price is owed in US dollars or rupees.`,
  ratesOf: (day: string) => `Other money at rates of ${day}`,
  note: (day: string) => `Rates of ${day}. Prices are owed in US dollars or rupees.`,
}
