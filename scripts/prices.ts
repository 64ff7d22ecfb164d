/** `npm run prices`: what the price list changes, beside the first one. */
import { BUILT_IN_RATES } from '#worker/quotes/built-in-lists.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-price-list.ts'
import { priceList } from '#domain/prices/list-in-force.ts'
import { previewLines, pricePreview } from '#worker/office/price-preview.ts'

const ways = BUILT_IN_RATES.map(([pickup, dropoff, distanceKm, durationMinutes]) => ({
  pickup,
  dropoff,
  distanceKm,
  durationMinutes,
}))
console.log(previewLines(pricePreview(ways, FIRST_PRICE_LIST, priceList()), priceList()).join('\n'))
