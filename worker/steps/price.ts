/** Another price than the quoted one, which the operator has agreed with the guest. */
import { waiverLeft } from '#domain/bookings/money/sums.ts'
import { agreedPrice, discounted, priceBounds, quotedPrice } from '#domain/bookings/agreed/agreed-price.ts'
import type { Ride } from '#worker/bookings/store.ts'
import { type Effect, forEach, type Outcome, type StepOf, StepRefused } from './step.ts'

const WHOLE = /^\d{1,6}$/

/** A price as it was typed: in dollars or as a discount in percent. @throws StepRefused */
export function newPrice({
  usd = '',
  percent = '',
}: {
  readonly usd?: string | undefined
  readonly percent?: string | undefined
}) {
  if (WHOLE.test(usd) && percent === '') return { usd: Number(usd) }
  if (WHOLE.test(percent) && usd === '' && Number(percent) <= 100) return { percent: Number(percent) }
  throw new StepRefused({ code: 'no-price' })
}

function priceEffect(ride: Ride, { price, reason }: StepOf<'price'>): Effect {
  const quoted = quotedPrice(ride)
  const usd = 'usd' in price ? price.usd : discounted(quoted, price.percent)
  const { least, most } = priceBounds({ ...ride, isUnconfirmed: ride.status === 'new' })
  if (!Number.isInteger(usd) || usd < least || usd > most) {
    throw new StepRefused({ code: 'price-not-allowed', least, most })
  }
  if (usd === ride.priceUsd) throw new StepRefused({ code: 'same-price' })
  if (usd < ride.paidUsd) throw new StepRefused({ code: 'paid-more', paidUsd: ride.paidUsd })
  const agreed = agreedPrice(quoted, usd)
  const isQuoted = usd === quoted.usd
  return {
    set: {
      priceUsd: agreed.usd,
      priceLkr: agreed.lkr,
      quotedUsd: isQuoted ? null : quoted.usd,
      quotedLkr: isQuoted ? null : quoted.lkr,
      agreedShare: isQuoted ? null : usd / quoted.usd,
      priceReason: isQuoted ? '' : reason,
      // What was given back is a part of the price that nobody collects: never more than the new one leaves open.
      ...waiverLeft({ ...ride, priceUsd: agreed.usd, priceLkr: agreed.lkr }),
    },
    words: `USD ${ride.priceUsd} -> ${usd}: ${reason}`,
    mails: [['changed', 'guest']],
  }
}

export const agreePrice = (rides: readonly Ride[], step: StepOf<'price'>): Outcome =>
  forEach(rides, (ride) => priceEffect(ride, step))
