/** The booking summary of a tour. */
import type { ReactNode } from 'react'
import { rich, useLanguage } from '#client/languages/language.tsx'
import { hasDurations } from '#domain/tours/parks.ts'
import { openingText, tourPickupAdvice } from '#domain/tours/park-calendar.ts'
import { tourPriceParts } from '#domain/tours/tour-price.ts'
import { dropoffText, inclusions, parkFee, pickupText } from '#domain/tours/tour-texts.ts'
import type { ChosenTour } from './tour-choice.ts'

type SummarizedTour = ChosenTour & { readonly usd: number; readonly distance: number }

export function Summary({ tour }: { readonly tour: SummarizedTour }) {
  const texts = useLanguage()
  const { summary: t } = texts.in('tours').page
  const { km, usd } = texts.formats
  const fee = parkFee(tour.park, tour.travelers, texts)
  const opening = openingText(tour.park, texts)
  const advice = tourPickupAdvice(tour, tour.toGateMinutes, texts)
  return (
    <section className="summary" aria-labelledby="summary">
      <h2 id="summary">{t.heading}</h2>
      <ul>
        <li>{pickupText(tour, texts)}</li>
        <li>{dropoffText(tour, texts)}</li>
        {hasDurations(tour.park) && <li>{t.duration(texts.in('tours').lengths[tour.tourLength])}</li>}
        <li>{t.travelers(tour.travelers)}</li>
        <li>{tour.distance > 0 ? t.transport(km(tour.distance)) : t.noTransport}</li>
        {opening && <li>{opening}</li>}
        {/* Far from the total: a reader might add it. */}
        {fee.stated && <li>{rich(t.fee<ReactNode>(<small>{fee.stated.meaning}</small>, fee.stated.amount))}</li>}
      </ul>
      <h3>{t.inclusions}</h3>
      <ul className="ticks">
        {inclusions(tour, { distanceKm: tour.distance, travelers: tour.travelers }, texts).map((inclusion) => (
          <li key={inclusion}>{inclusion}</li>
        ))}
      </ul>
      {advice && <p className="summary__advice">{advice}</p>}
      <div className="summary__price">
        {tour.distance > 0 && <PriceParts {...tour} />}
        <p className="summary__total">
          {rich(
            t.total<ReactNode>(
              <data translate="no" className="usd" value={tour.usd}>
                {usd(tour.usd)}
              </data>,
            ),
          )}
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
  const texts = useLanguage()
  const { summary: t } = texts.in('tours').page
  const { km, usd } = texts.formats
  const tourFor = !hasDurations(priced.park) ? t.tourFor : priced.tourLength === 'half' ? t.tourHalf : t.tourFull
  return (
    <>
      <p className="summary__part">
        {rich(
          tourFor<ReactNode>(
            <data translate="no" value={tour}>
              {usd(tour)}
            </data>,
            travelers,
          ),
        )}
      </p>
      <p className="summary__part">
        {rich(
          t.plusTransport<ReactNode>(
            <data translate="no" value={transport}>
              {usd(transport)}
            </data>,
            km(distance),
          ),
        )}
      </p>
    </>
  )
}
