/** One ride of a journey: where it goes, km and time, and its fare in each vehicle. */
import { formatDuration, tourTypeText } from '#domain/contract-texts.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_CLASSES, VEHICLE_NAMES, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { JourneyRide } from '#domain/journeys/call-shapes.ts'
import { hasDurations, parkNamed, tourKind } from '#domain/safaris/parks.ts'
import './ride-facts.css'

const KINDS = { safari: 'Safari', walk: 'Guided walk', hike: 'Guided hike' } as const

/** @example 'Safari in Yala, half day' */
function tourTitle({ park, tourLength }: Extract<JourneyRide, { kind: 'tour' }>): string {
  const name = parkNamed(park)?.shortName ?? park
  const kind = KINDS[tourKind(park)]
  const title = kind === 'Safari' ? `${kind} in ${name}` : `${kind}: ${name}`
  return hasDurations(park) ? `${title}, ${tourTypeText(tourLength).toLowerCase()}` : title
}

export function RideFacts({ ride }: { readonly ride: JourneyRide }) {
  const waiting = ride.via.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <span className="ride-facts">
      {ride.kind === 'tour' && <b>{tourTitle(ride)}</b>}
      {ride.distance > 0 && (
        <>
          <span>{ride.distance} km</span>
          <span>{ride.duration}</span>
        </>
      )}
      {waiting > 0 && <span>{formatDuration(waiting)} of stops</span>}
      {ride.kind === 'tour' && <span>{ride.hours} hours in the park</span>}
    </span>
  )
}

interface RideFaresProps {
  readonly ride: JourneyRide
  /** The vehicle that is chosen; none on pages without a choice. */
  readonly vehicle?: VehicleClass
}

export function RideFares({ ride, vehicle }: RideFaresProps) {
  if (ride.kind === 'tour')
    return (
      <p className="ride-fares">
        <span className="ride-fare" data-chosen={vehicle ? '' : undefined}>
          Any vehicle <data value={ride.miniusd}>{formatUsd(ride.miniusd)}</data>
        </span>
      </p>
    )
  return (
    <p className="ride-fares">
      {VEHICLE_CLASSES.map((each) => {
        const { usd } = vehiclePrice(each, ride)
        return (
          <span key={each} className="ride-fare" data-chosen={each === vehicle ? '' : undefined}>
            {VEHICLE_NAMES[each]} <data value={usd}>{formatUsd(usd)}</data>
          </span>
        )
      })}
    </p>
  )
}
