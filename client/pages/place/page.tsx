/** A place's own page: its fare to the airport, its price list, and the price lists of all other pickups. */
import { useLanguage } from '#client/languages/language.tsx'
import { useCallback } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { Link } from '#client/link.tsx'
import { NoFare } from '#client/quote/fare-notice.tsx'
import { OwnName } from '#client/places/own-name.tsx'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { PriceList } from '#client/quote/price-list.tsx'
import { useRetryInBrowser } from '#client/quote/trip-choice.ts'
import { useFareUpload } from '#client/quote/upload.ts'
import { paths } from '#domain/paths.ts'
import { trail } from './head.ts'
import type { PlaceData } from './load.ts'
import '#client/styles/list-pages.css'

export function Component() {
  const { place, fare, from, to, pickups, names } = useLoaderData<PlaceData>()
  const { revalidate, state } = useRevalidator()
  const retry = useCallback(() => void revalidate(), [revalidate])
  useFareUpload(fare, retry)
  useRetryInBrowser(fare, retry)
  const texts = useLanguage()
  const t = texts.in('rates').place
  const { notice } = texts.in('site')
  const { drive, number } = texts.formats
  const hasFare = fare.state === 'priced' || fare.state === 'failed'
  return (
    <div className="place band">
      <header className="place__head">
        {place && <Breadcrumb trail={trail(place, texts)} />}
        <h1>
          {place ? t.heading(place) : t.lists}
          <OwnName names={names} of={place} />
        </h1>
        {fare.state === 'priced' && (
          <p>{t.toAirport(place, fare.dropoff, number(fare.quote.distance), drive(fare.quote.duration))}</p>
        )}
        {fare.state === 'priced' && (
          <p>
            <Link className="button" to={paths.transfer(fare.quote.url)}>
              {t.seeRoute}
            </Link>
          </p>
        )}
      </header>
      {hasFare ? (
        <FarePanel
          fare={fare}
          pending={state === 'loading'}
          unreachableText={notice.unreachable}
          onRetry={retry}
          hrefOf={paths.home}
        />
      ) : (
        <NoFare text={place ? notice.unreachable : t.noPlace} question={place && t.question(place, fare.dropoff)} />
      )}
      <PriceList title={t.listFrom(place)} rates={from} names={names}>
        {t.wayBack(place)}
      </PriceList>
      <PriceList title={t.listTo(place)} rates={to} names={names} />
      <section aria-labelledby="others">
        <h2 id="others">{t.others}</h2>
        <ul className="chips">
          <li>
            <Link className="chip" to={paths.fromAirport}>
              {t.airport}
            </Link>
          </li>
          {pickups
            .filter((pickup) => pickup !== place)
            .map((pickup) => (
              <li key={pickup}>
                <Link className="chip" to={paths.place(pickup)}>
                  {pickup}
                  <OwnName names={names} of={pickup} />
                </Link>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}

export { handle } from './head.ts'
