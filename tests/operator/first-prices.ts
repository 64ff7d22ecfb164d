/** The price list of all tests but those in a browser. */
import { FIRST_PRICE_LIST as FIRST } from '../../domain/prices/first-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'

export const FIRST_PRICE_LIST: PriceList = {
  ...FIRST,
  // Not Yala, where most tests book a day near today: no test depends on the season in which it runs.
  parks: {
    ...FIRST.parks,
    'Yala national park': { ...FIRST.parks['Yala national park']!, closed: null },
    'Wilpattu national park': { ...FIRST.parks['Wilpattu national park']!, closed: { first: '09-01', last: '10-15' } },
  },
}
