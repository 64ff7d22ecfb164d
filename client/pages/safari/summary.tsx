/** The booking summary of a tour. */
import { formatUsd } from '#domain/fares/money.ts'
import { isAdamsPeak } from '#domain/safaris/tour-price.ts'
import { dropoffText, inclusions, parkFeeText, pickupText } from '#domain/safaris/tour-texts.ts'
import type { ChosenTour } from './tour-choice.ts'

export function Summary({ tour }: { readonly tour: ChosenTour & { readonly usd: number; readonly distance: number } }) {
  const fee = parkFeeText(tour.park)
  return (
    <section className="summary" aria-labelledby="summary">
      <h2 id="summary">Booking summary</h2>
      <ul>
        <li>{pickupText(tour)}</li>
        <li>{dropoffText(tour)}</li>
        {!isAdamsPeak(tour.park) && <li>Duration - {tour.type}</li>}
        <li>Travelers - {tour.travelers}</li>
        {tour.distance > 0 && <li>Transport - {tour.distance} km</li>}
        {/* A fact of the park, far from the total: it is not to be added to it. */}
        {fee && <li>{fee}</li>}
      </ul>
      <h3>Inclusions</h3>
      <ul className="ticks">
        {inclusions(tour, tour.distance).map((inclusion) => <li key={inclusion}>{inclusion}</li>)}
      </ul>
      <p className="summary__total">Total <data value={tour.usd}>{formatUsd(tour.usd)}</data></p>
    </section>
  )
}
