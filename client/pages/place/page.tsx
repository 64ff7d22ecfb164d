/** A place's own page: its fare to the airport, its price list, and the price lists of all other pickups. */
import { useLanguage, OwnName } from '#client/languages/language.tsx'
import { useCallback } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { Breadcrumb, type Crumb, Link } from '#client/link.tsx'
import { NoFare } from '#client/quote/fare-notice.tsx'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { PriceList } from '#client/quote/rate-table.tsx'
import { useRetryInBrowser } from '#client/quote/trip-form.tsx'
import { useFareUpload } from '#client/quote/distance-upload.ts'
import { GuestOpinions } from '#client/opinions/guest-opinions.tsx'
import { paths } from '#domain/paths.ts'
import type { PlaceData } from './load.ts'
import { failedPage, type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs, rateOffers, taxiService, type Thing, vehicleOffers } from '#client/head/structured-data.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import '#client/styles/list-pages.css'
import '#client/styles/price-list.css'

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
      {place && <GuestOpinions places={[place]} />}
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

/** Dropoffs that the description names. */
const MAX_NAMED = 4

const trail = (place: string, texts: Texts): Crumb[] => [
  { name: texts.in('rates').place.crumb(place), path: paths.place(place) },
]

function things({ place, from }: PlaceData, { quote }: PricedFare, description: string, texts: Texts): Thing[] {
  const { place: t } = texts.in('frame').heads
  return [
    taxiService(paths.place(place), texts, {
      name: texts.in('rates').place.heading(place),
      description,
      serviceType: t.service,
      places: [place],
      offers:
        from.length > 0 ? rateOffers(from, t.trip, texts) : vehicleOffers(quote, paths.transfer(quote.url), texts),
    }),
    breadcrumbs(trail(place, texts), texts),
  ]
}

function head(page: PlaceData, _pathname: string, texts: Texts): PageHead {
  const { place, fare, from, listed } = page
  const { head: t, lists } = texts.in('rates').place
  const { formats } = texts
  if (fare.state === 'failed') return failedPage(texts)
  if (fare.state !== 'priced')
    return { title: place ? t.noFare(place) : lists, description: t.noFareText, path: null, listed: false }
  const usd = formats.usd(vehiclePrice(cheapestVehicle(fare.quote), fare.quote).usd)
  const others = from
    .map(({ dropoff }) => dropoff)
    .filter((name) => name !== fare.dropoff)
    .slice(0, MAX_NAMED)
  const { distance, duration } = fare.quote
  const description = t.description(place, usd, formats.number(distance), formats.drive(duration), others)
  return {
    title: t.title(place, usd),
    description,
    ...(import.meta.env.SSR && {
      keywords: texts.in('frame').heads.place.keywords(place),
      things: things(page, fare, description, texts),
    }),
    path: paths.place(place),
    listed,
  }
}

export const handle: PageHandle = { head }
