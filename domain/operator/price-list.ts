/**
 * Your prices. Until you write your own they are those of {@link FIRST_PRICE_LIST}, whose file shows every figure; what you
 * write here counts in its place:
 *
 *     export const PRICE_LIST: PriceList = {
 *       ...FIRST_PRICE_LIST,
 *       dollar: { lkr: 300, lkrInTours: 300 },
 *       waiting: null,
 *     }
 *
 * Of `transfers`, `tours` and the like copy the whole block from domain/prices/price-list.ts, and change figures in it.
 *
 * `npm run deploy` checks each figure, and asks whether you mean it while the fares or the tours are still the first ones.
 */
import { FIRST_PRICE_LIST, type PriceList } from '#domain/prices/price-list.ts'

export const PRICE_LIST: PriceList = FIRST_PRICE_LIST
