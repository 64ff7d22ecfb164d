/**
 * The price in the address of a plan: what the journey cost on the day on which somebody looked at it, so that a link
 * that is opened later can say that the price is another one.
 */
import { pricedClasses, type VehicleClass, vehiclePrice, type Fare } from '#domain/fares/vehicles.ts'
import { CONTRACT_CLASSES } from '#domain/prices/price-list.ts'
import { isRealDate } from '#domain/sri-lanka-time.ts'

export interface SeenPrice {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Whole dollars. */
  readonly usd: Readonly<Record<VehicleClass, number>>
}

const NAME = 'seen'
/**
 * The prices of the contract's three classes without their names, in their order; of other classes with them.
 * @example '2026-11-22.412.430.520.0k3x9ab', '2026-11-22.car-430.bus-910.0k3x9ab'
 */
const FORM = /^((\d{4}-\d{2}-\d{2})((?:\.(?:[a-z][\da-z]{0,15}-)?\d{1,6}){1,30}))\.([\da-z]{7})(?![\da-z])/

/**
 * Seven letters that another plan or another price does not have (FNV-1a, 32 bits): of a link that was cut off or changed
 * on its way, the site does not say what the journey cost. It is no signature.
 */
function checkLetters(address: string, price: string): string {
  let hash = 0x81_1c_9d_c5
  for (const character of `${address} ${price}`) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01_00_01_93) >>> 0
  return hash.toString(36).padStart(7, '0')
}

/** @param address of the plan that the query holds, as `planAddress` gives it */
export function parseSeenPrice(query: URLSearchParams, address: string): SeenPrice | null {
  const [, price = '', date = '', prices = '', letters] = FORM.exec(query.get(NAME) ?? '') ?? []
  if (!isRealDate(date) || letters !== checkLetters(address, price)) return null
  const usd = prices
    .slice(1)
    .split('.')
    .map((each, i) => {
      const [vehicle, dollars] = each.includes('-') ? each.split('-') : [CONTRACT_CLASSES[i], each]
      return [vehicle, Number(dollars)]
    })
  return { date, usd: Object.fromEntries(usd) }
}

/** The address of a plan with what it costs today. @param address as `planAddress` gives it */
export function withSeenPrice(address: string, total: Fare, date: string): string {
  const dollars = pricedClasses(total).map((vehicle) => [vehicle, vehiclePrice(vehicle, total).usd] as const)
  const isContract = dollars.map(([vehicle]) => vehicle).join(' ') === CONTRACT_CLASSES.join(' ')
  const price = [date, ...dollars.map(([vehicle, usd]) => (isContract ? usd : `${vehicle}-${usd}`))].join('.')
  return `${address}${address.includes('?') ? '&' : '?'}${NAME}=${price}.${checkLetters(address, price)}`
}
