import type { Fare } from '#domain/fares/vehicles.ts'

type SixPrices = { readonly [price in Exclude<keyof Fare, 'further'>]: number }

/** The prices of a fare of a list in which all three classes of the contract are on offer. */
export function sixPrices({ miniprice, carprice, vanprice, miniusd, carusd, vanusd }: Fare): SixPrices {
  const prices = { miniprice, carprice, vanprice, miniusd, carusd, vanusd }
  for (const [name, price] of Object.entries(prices)) if (price === null) throw new RangeError(`no ${name}`)
  return prices as SixPrices
}
