/** The booking summary of a tour. */
import { tourTypeText } from '#domain/contract-texts.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { hasDurations } from '#domain/safaris/parks.ts'
import { openingText, tourPickupAdvice } from '#domain/safaris/park-calendar.ts'
import { tourPriceParts } from '#domain/safaris/tour-price.ts'
import { dropoffText, inclusions, lengthAddition, parkFee, pickupText } from '#domain/safaris/tour-texts.ts'
import type { ChosenTour } from './tour-choice.ts'

type SummarizedTour = ChosenTour & { readonly usd: number; readonly distance: number }

export function Summary({ tour }: { readonly tour: SummarizedTour }) {
  const fee = parkFee(tour.park, tour.travelers)
  const opening = openingText(tour.park)
  const advice = tourPickupAdvice(tour, tour.toGateMinutes)
  return (
    <section className="summary" aria-labelledby="summary">
      <h2 id="summary">Booking summary</h2>
      <ul>
        <li>{pickupText(tour)}</li>
        <li>{dropoffText(tour)}</li>
        {hasDurations(tour.park) && <li>Duration - {tourTypeText(tour.tourLength)}</li>}
        <li>Travelers - {tour.travelers}</li>
        <li>Transport - {tour.distance > 0 ? `${tour.distance} km` : 'not booked'}</li>
        {opening && <li>{opening}</li>}
        {/* Far from the total: a reader might add it. */}
        {fee.stated && (
          <li>
            Park fee: {fee.stated.amount} <small>{fee.stated.meaning}</small>
          </li>
        )}
      </ul>
      <h3>Inclusions</h3>
      <ul className="ticks">
        {inclusions(tour, { distanceKm: tour.distance, travelers: tour.travelers }).map((inclusion) => (
          <li key={inclusion}>{inclusion}</li>
        ))}
      </ul>
      {advice && <p className="summary__advice">{advice}</p>}
      <div className="summary__price">
        {tour.distance > 0 && <PriceParts {...tour} />}
        <p className="summary__total">
          Total{' '}
          <data className="usd" value={tour.usd}>
            {formatUsd(tour.usd)}
          </data>
        </p>
        <p className="summary__fee">{fee.note}</p>
      </div>
    </section>
  )
}

/** What the total is made of. */
function PriceParts(priced: SummarizedTour) {
  const { travelers, distance } = priced
  const { tour, transport } = tourPriceParts({ ...priced, distanceKm: distance })
  return (
    <>
      <p className="summary__part">
        Tour for {travelers}
        {lengthAddition(priced)} <data value={tour}>{formatUsd(tour)}</data>
      </p>
      <p className="summary__part">
        + transport {distance} km <data value={transport}>{formatUsd(transport)}</data>
      </p>
    </>
  )
}
