/** Another price than the quoted one, which the operator has agreed with the guest. */
import {
  agreedInRupees,
  agreedPrice,
  discounted,
  type Price,
  priceBounds,
  quotedPrice,
  rupeeBounds,
} from '#domain/bookings/agreed/agreed-price.ts'
import { typedWhole } from '#domain/fares/money.ts'
import { dollarOf } from '#domain/bookings/agreed/kept-promises.ts'
import { officePrice } from '#domain/bookings/money/said-sums.ts'
import { fullLkr, waiverLeft } from '#domain/bookings/money/sums.ts'
import type { Ride } from '#worker/bookings/read-bookings.ts'
import { type Effect, forEach, type Outcome, type StepOf, StepRefused } from './step.ts'

interface TypedPrice {
  readonly usd?: string | undefined
  readonly lkr?: string | undefined
  readonly percent?: string | undefined
}

/** A price as it was typed: in dollars, in rupees, or as a discount in percent. @throws StepRefused */
export function newPrice({ usd = '', lkr = '', percent = '' }: TypedPrice): StepOf<'price'>['price'] {
  const dollars = typedWhole(usd, 'dollars')
  if (dollars !== null && lkr + percent === '') return { usd: dollars }
  const rupees = typedWhole(lkr, 'rupees')
  if (rupees !== null && usd + percent === '') return { lkr: rupees }
  const discount = typedWhole(percent, 'percent')
  if (discount !== null && usd + lkr === '' && discount <= 100) return { percent: discount }
  throw new StepRefused({ code: 'no-price' })
}

/** @throws StepRefused for one that may not be agreed */
function agreedBy(ride: Ride, price: StepOf<'price'>['price']): Price {
  const quoted = quotedPrice(ride)
  const whole = fullLkr({ ...ride, priceUsd: quoted.usd, priceLkr: quoted.lkr })
  // Who pays in rupees is told percent of those, and gets them to the rupee.
  if ('percent' in price)
    return agreedBy(
      ride,
      ride.inRupees && quoted.lkr !== null
        ? { lkr: Math.floor((whole * (100 - price.percent)) / 100) }
        : { usd: discounted(quoted, price.percent) },
    )
  const bounded = { ...ride, isUnconfirmed: ride.status === 'new' }
  if ('lkr' in price) {
    if (!ride.inRupees) throw new StepRefused({ code: 'no-price' })
    const { least, most } = rupeeBounds(bounded, whole)
    if (!Number.isInteger(price.lkr) || price.lkr < least || price.lkr > most)
      throw new StepRefused({ code: 'price-not-allowed', least, most, inRupees: true })
    return agreedInRupees(quoted, price.lkr, dollarOf(ride))
  }
  const { usd } = price
  const { least, most } = priceBounds(bounded)
  if (!Number.isInteger(usd) || usd < least || usd > most)
    throw new StepRefused({ code: 'price-not-allowed', least, most })
  return agreedPrice(quoted, usd)
}

function priceEffect(ride: Ride, { price, reason }: StepOf<'price'>): Effect {
  const quoted = quotedPrice(ride)
  const agreed = agreedBy(ride, price)
  const { usd, lkr } = agreed
  if (usd === ride.priceUsd && lkr === ride.priceLkr) throw new StepRefused({ code: 'same-price' })
  const other = { ...ride, priceUsd: usd, priceLkr: lkr }
  if (usd < ride.paidUsd || (ride.inRupees && fullLkr(other) < (ride.paidLkr ?? 0)))
    throw new StepRefused({
      code: 'paid-more',
      paidUsd: ride.paidUsd,
      paidLkr: ride.inRupees ? ride.paidLkr : undefined,
    })
  const isQuoted = usd === quoted.usd && lkr === quoted.lkr
  const after = ride.inRupees ? officePrice(other) : usd
  return {
    set: {
      priceUsd: usd,
      priceLkr: lkr,
      quotedUsd: isQuoted ? null : quoted.usd,
      quotedLkr: isQuoted ? null : quoted.lkr,
      // Rupees are agreed to the rupee: that is the share which the price is.
      agreedShare: isQuoted ? null : 'lkr' in price && quoted.lkr !== null ? price.lkr / quoted.lkr : usd / quoted.usd,
      priceReason: isQuoted ? '' : reason,
      // What was given back is a part of the price that nobody collects: never more than the new one leaves open.
      ...waiverLeft(other),
    },
    words: `${officePrice(ride)} -> ${after}: ${reason}`,
    mails: [['changed', 'guest']],
  }
}

export const agreePrice = (rides: readonly Ride[], step: StepOf<'price'>): Outcome =>
  forEach(rides, (ride) => priceEffect(ride, step))
