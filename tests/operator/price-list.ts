/** The prices of all tests but those in a browser: those that the site comes with. */
export { FIRST_PRICE_LIST as PRICE_LIST } from '../../domain/prices/price-list.ts'
