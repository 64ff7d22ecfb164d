/** Where the driver is, on the way to the pickup. */
import { Suspense } from 'react'
import { useTexts } from '#client/languages/language.tsx'
import { MapFrame } from '#client/map/map-frame.tsx'
import { IslandDrawing } from '#client/map/map-service.ts'
import type { PublicRide } from '#domain/bookings/booking.ts'
import type { DriverPlace } from '#domain/bookings/day/ride-events.ts'

function DriverMap({ place, ride }: { readonly place: DriverPlace; readonly ride: PublicRide }) {
  const { driverPlace: t } = useTexts('booking')
  const here = [place.lat, place.lng] as const
  const path = place.path.length > 1 ? place.path : [here]
  const stops = [
    { name: t.driver, at: path[0]! },
    ...(path.length > 1 ? [{ name: ride.pickup, at: path.at(-1)! }] : []),
  ]
  return (
    <figure className="route-map">
      <MapFrame>
        <Suspense fallback={null}>
          <IslandDrawing title={t.map(ride.pickup)} paths={[path]} stops={stops} />
        </Suspense>
      </MapFrame>
    </figure>
  )
}

/** When the driver is there, and how old that is. */
export function Arrival({ place, ride }: { readonly place: DriverPlace; readonly ride: PublicRide }) {
  const { driverPlace: t } = useTexts('booking')
  const { minutesAway, minutesOld } = place
  return (
    <>
      {minutesAway !== null && <p className="booking__eta">{minutesAway < 2 ? t.soon : t.inMinutes(minutesAway)}</p>}
      <DriverMap place={place} ride={ride} />
      <p className="booking__driver-advice">{minutesOld === 0 ? t.fresh : t.old(minutesOld)}</p>
    </>
  )
}
