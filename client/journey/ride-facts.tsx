/** One ride of a journey: where it goes, km and time, and its fare in each vehicle. */
import { Usd } from '#client/money/price.tsx'
import { useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import {
  cheapestVehicle,
  pricedClasses,
  type VehicleClass,
  vehicleNameIn,
  vehiclePrice,
} from '#domain/fares/vehicles.ts'
import type { JourneyRide } from '#domain/journeys/journey-calls.ts'
import type { Dictionary } from '#domain/languages/texts.ts'
import { hasDurations, parkNamed, tourKind } from '#domain/tours/parks.ts'
import './ride-facts.css'

/** @example 'Safari in Yala, half day' */
function tourTitle(
  { park, tourLength }: Extract<JourneyRide, { kind: 'tour' }>,
  t: Dictionary['ways']['tour'],
): string {
  const title = t[tourKind(park)](parkNamed(park)?.shortName ?? park)
  return hasDurations(park) ? t[tourLength](title) : title
}

export function RideFacts({ ride }: { readonly ride: JourneyRide }) {
  const t = useTexts('ways')
  const formats = useFormats()
  const waiting = ride.via.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <span className="ride-facts">
      {ride.kind === 'tour' && <b>{tourTitle(ride, t.tour)}</b>}
      {ride.distance > 0 && (
        <>
          <span>{formats.km(ride.distance)}</span>
          <span>{formats.drive(ride.duration)}</span>
        </>
      )}
      {waiting > 0 && <span>{t.stops(formats.duration(waiting))}</span>}
      {ride.kind === 'tour' && <span>{t.tour.hours(ride.hours)}</span>}
    </span>
  )
}

interface RideFaresProps {
  readonly ride: JourneyRide
  /** The vehicle that is chosen; none on pages without a choice. */
  readonly vehicle?: VehicleClass
}

export function RideFares({ ride, vehicle }: RideFaresProps) {
  const texts = useLanguage()
  if (ride.kind === 'tour')
    return (
      <p className="ride-fares">
        <span className="ride-fare" data-chosen={vehicle ? '' : undefined}>
          {texts.in('ways').anyVehicle} <Usd value={vehiclePrice(cheapestVehicle(ride), ride).usd} />
        </span>
      </p>
    )
  return (
    <p className="ride-fares">
      {pricedClasses(ride).map((each) => {
        const { usd, lkr } = vehiclePrice(each, ride)
        return (
          <span key={each} className="ride-fare" data-chosen={each === vehicle ? '' : undefined}>
            {vehicleNameIn(each, texts)} <Usd value={usd} data-lkr={lkr} />
          </span>
        )
      })}
    </p>
  )
}
