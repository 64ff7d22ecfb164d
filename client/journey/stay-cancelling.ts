/**
 * What cancelling costs where one car and driver stay, for the pages that offer it: loaded only where it is offered.
 */
import { firstTime, USUAL_TIME } from '#domain/bookings/request/default-pickup-times.ts'
import { cancellingCosts } from '#domain/bookings/money/refunds.ts'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import type { PricedJourney } from '#domain/journeys/journey-calls.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { promises } from '#domain/prices/current-price-list.ts'

/** @param moment at which the page is read; `null` for a page that a cache keeps: it tells the rule, without days */
export async function stayCancelling(
  { rides }: PricedJourney,
  plan: Plan,
  moment: Date | null,
  texts: Texts,
): Promise<string> {
  await texts.load('booking')
  const first = rides[0]!
  const pickup = { date: (moment && first.date) ?? '', time: firstTime(first, plan, USUAL_TIME) || USUAL_TIME }
  const isRequest = moment !== null && pickup.date !== '' && isShortNotice(pickup, moment, promises())
  return texts.formats.sentences(
    cancellingCosts(
      {
        arrangement: 'stay',
        promises: promises(),
        rides: [{ pickupDate: pickup.date, pickupTime: pickup.time, isRequest }],
      },
      moment ?? new Date(0),
      texts,
    ),
  )
}
