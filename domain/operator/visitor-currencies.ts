/**
 * What a US dollar costs in the money of guests, for 'about EUR 65' beside prices. Nobody is charged by it. `npm run
 * currencies` fetches it again; all values are samples.
 */
export const CURRENCIES = {
  /** The day of the rates. A week later the site shows no amounts by them. */
  date: '2026-01-02',
  perDollar: { EUR: 0.86, GBP: 0.75, INR: 90, RUB: 80, CNY: 7.1, AUD: 1.5 },
} as const
