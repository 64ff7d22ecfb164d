/** A fare by the site's own roads, worked out in the browser: the same functions as in the Worker. */
import { useState } from 'react'
import { PlaceField } from '#client/places/place-field.tsx'
import { formatDuration, vehicleText } from '#domain/contract-texts.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { VEHICLE_CLASSES } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { estimatedFare } from './estimate.ts'

/** When this code was built: the roads and prices in it are of that day. */
const BUILT_ON = import.meta.env.BUILT_ON

export function FareEstimate() {
  const [trip, setTrip] = useState<Trip>({ pickup: '', dropoff: '' })
  const estimate = trip.pickup && trip.dropoff ? estimatedFare(trip) : null
  const choose = (change: Partial<Trip>) => setTrip((before) => ({ ...before, ...change }))
  return (
    <>
      <div className="offline__places">
        <PlaceField
          label="Pickup"
          name="pickup"
          value={trip.pickup}
          onChoose={(pickup) => choose({ pickup })}
          hasFare={async (pickup) => estimatedFare({ pickup, dropoff: trip.dropoff || 'Kandy' }) !== null}
          onEntered={() => {}}
        />
        <PlaceField
          label="Dropoff"
          name="dropoff"
          value={trip.dropoff}
          onChoose={(dropoff) => choose({ dropoff })}
          hasFare={async (dropoff) => estimatedFare({ pickup: trip.pickup || 'Kandy', dropoff }) !== null}
          onEntered={() => {}}
        />
      </div>
      <div role="status">
        {estimate && (
          <>
            <p>{`${estimate.distanceKm} km, about ${formatDuration(estimate.durationMinutes)}`}</p>
            <ul className="offline__fares">
              {VEHICLE_CLASSES.map((vehicle) => (
                <li key={vehicle}>{vehicleText(vehicle, estimate.fare)}</li>
              ))}
            </ul>
            <p className="offline__note">
              Estimate from {showDate(BUILT_ON)}, confirmed when you are online:{' '}
              <a href={paths.home(trip)}>see the fare and book</a>
            </p>
          </>
        )}
        {trip.pickup && trip.dropoff && !estimate && (
          <p>We find no road between these places. Towns, beaches and sights work here; hotels need a network.</p>
        )}
      </div>
    </>
  )
}
