/** A fare by the site's own roads, worked out in the browser: the same functions as in the Worker. */
import { type ReactNode, useEffect, useState } from 'react'
import { rich, useAddress, useFormats, useTexts } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { PlaceField } from '#client/places/place-field.tsx'
import { vehicleText } from '#domain/contract-texts.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { VEHICLE_CLASSES } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import type { Estimate } from './estimate.ts'

/** When this code was built: the roads and prices in it are of that day. */
const BUILT_ON = import.meta.env.BUILT_ON

/** The roads and the gazetteer are heavy. scripts/vite/service-worker.ts keeps them on the phone. */
const roadsCode = lazyCode(() => import('./estimate.ts'))

/** @returns `null` if no road leads there, `undefined` if the roads cannot be fetched */
async function estimateOf(trip: Trip): Promise<Estimate | null | undefined> {
  return (await roadsCode())?.estimatedFare(trip)
}

export function FareEstimate() {
  const { estimate: t } = useTexts('offline')
  const { date, duration, number } = useFormats()
  const address = useAddress()
  const [trip, setTrip] = useState<Trip>({ pickup: '', dropoff: '' })
  const [estimated, setEstimated] = useState<{ readonly trip: Trip; readonly estimate: Estimate | null | undefined }>()
  useEffect(() => {
    let here = true
    if (trip.pickup && trip.dropoff) void estimateOf(trip).then((estimate) => here && setEstimated({ trip, estimate }))
    return () => {
      here = false
    }
  }, [trip])
  const isKnown = estimated?.trip === trip
  const estimate = isKnown ? estimated.estimate : null
  const choose = (change: Partial<Trip>) => setTrip((before) => ({ ...before, ...change }))
  return (
    <section className="offline__part" aria-labelledby="estimate">
      <h2 id="estimate">{t.heading}</h2>
      <div className="offline__places">
        <PlaceField
          label={t.pickup}
          name="pickup"
          value={trip.pickup}
          apartFrom={[trip.dropoff]}
          onChoose={(pickup) => choose({ pickup })}
          hasFare={async (pickup) => (await estimateOf({ pickup, dropoff: trip.dropoff || 'Kandy' })) !== null}
          onEntered={() => {}}
        />
        <PlaceField
          label={t.dropoff}
          name="dropoff"
          value={trip.dropoff}
          apartFrom={[trip.pickup]}
          onChoose={(dropoff) => choose({ dropoff })}
          hasFare={async (dropoff) => (await estimateOf({ pickup: trip.pickup || 'Kandy', dropoff })) !== null}
          onEntered={() => {}}
        />
      </div>
      <div role="status">
        {estimate && (
          <>
            <p>{t.way(number(estimate.distanceKm), duration(estimate.durationMinutes))}</p>
            <ul className="offline__fares">
              {VEHICLE_CLASSES.map((vehicle) => (
                <li key={vehicle}>{vehicleText(vehicle, estimate.fare)}</li>
              ))}
            </ul>
            <p className="offline__note">
              {rich(t.ofDay<ReactNode>(date(BUILT_ON), (text) => <a href={address(paths.home(trip))}>{text}</a>))}
            </p>
          </>
        )}
        {isKnown && estimate === undefined && <p>{t.noRoads}</p>}
        {isKnown && estimate === null && <p>{t.noWay}</p>}
      </div>
    </section>
  )
}
