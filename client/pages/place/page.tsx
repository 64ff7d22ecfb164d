/** A place's own page: its fare to the airport, its price list, and the price lists of all other pickups. */
import { useCallback } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { Link } from '#client/link.tsx'
import { NoFare, UNREACHABLE_TEXT } from '#client/quote/fare-notice.tsx'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { PriceList } from '#client/quote/price-list.tsx'
import { useRetryInBrowser } from '#client/quote/trip-choice.ts'
import { useFareUpload } from '#client/quote/upload.ts'
import { paths } from '#domain/paths.ts'
import { trail } from './head.ts'
import type { PlaceData } from './load.ts'

export function Component() {
  const { place, fare, from, to, pickups } = useLoaderData<PlaceData>()
  const { revalidate, state } = useRevalidator()
  const retry = useCallback(() => void revalidate(), [revalidate])
  useFareUpload(fare, retry)
  useRetryInBrowser(fare, retry)
  const hasFare = fare.state === 'priced' || fare.state === 'failed'
  return (
    <div className="place band">
      <header className="place__head">
        {place && <Breadcrumb trail={trail(place)} />}
        <h1>{place ? `${place} taxi` : 'Taxi price lists'}</h1>
        {fare.state === 'priced' && (
          <p>
            Taxi from {place} to {fare.dropoff}: {fare.quote.distance} km in about {fare.quote.duration}, at a fixed
            price.
          </p>
        )}
        {fare.state === 'priced' && (
          <p>
            <Link className="button" to={paths.transfer(fare.quote.url)}>
              See the route and book it
            </Link>
          </p>
        )}
      </header>
      {hasFare ? (
        <FarePanel
          fare={fare}
          pending={state === 'loading'}
          unreachableText={UNREACHABLE_TEXT}
          onRetry={retry}
          hrefOf={paths.home}
        />
      ) : (
        <NoFare
          text={place ? UNREACHABLE_TEXT : 'This address names no place.'}
          question={place && `Can you take us from ${place} to ${fare.dropoff}?`}
        />
      )}
      <PriceList
        title={`Taxi cab price list from ${place}`}
        rates={from}
      >{`Going to ${place} instead? The page of each route has the way back.`}</PriceList>
      <PriceList title={`Taxi cab price list to ${place}`} rates={to} />
      <section aria-labelledby="others">
        <h2 id="others">Taxi cab price lists by pickup</h2>
        <ul className="chips">
          <li>
            <Link className="chip" to={paths.fromAirport}>
              Colombo airport
            </Link>
          </li>
          {pickups
            .filter((pickup) => pickup !== place)
            .map((pickup) => (
              <li key={pickup}>
                <Link className="chip" to={paths.place(pickup)}>
                  {pickup}
                </Link>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}

export { handle } from './head.ts'
export { loader } from './load.ts'
