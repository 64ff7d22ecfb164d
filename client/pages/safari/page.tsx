/** One park's tour, with or without transport. */
import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useParams } from 'react-router'
import { BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { rich, useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { Link } from '#client/link.tsx'
import { FareNotice } from '#client/quote/fare-notice.tsx'
import { useTourUpload } from '#client/quote/upload.ts'
import { OwnWords } from '#client/places/own-name.tsx'
import { paths } from '#domain/paths.ts'
import { parkSlug, parseTourSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { PARKS } from '#domain/tours/parks.ts'
import type { Tour } from '#domain/tours/tour-price.ts'
import { tourName } from '#domain/tours/tour-texts.ts'
import { trail } from './head.ts'
import type { OfferLink, TourData } from './load.ts'
import { Summary } from './summary.tsx'
import { travelersOf } from './tour-address.ts'
import { useTour } from './tour-choice.ts'
import { TourForm } from './tour-form.tsx'
import './safari.css'

export function Component() {
  const page = useLoaderData<TourData>()
  const t = useTexts('tours').page
  // The loader does not run for another duration alone, so that its data cannot tell the length.
  const tourLength = parseTourSlug(useParams().park ?? '')?.tourLength ?? 'half'
  return (
    <BookingPage>
      <div className="safari band">
        {page.trip ? (
          <TourPage key={page.trip.park} {...page} addressed={{ ...page.trip, tourLength }} />
        ) : (
          <header>
            <h1>{t.noTour}</h1>
            <p>{t.noTourText}</p>
          </header>
        )}
        <Parks sights={page.sights} />
      </div>
    </BookingPage>
  )
}

function TourPage({
  addressed,
  distance,
  toGateMinutes,
  failed,
  awaitsUpload,
  instead,
  offers,
  picture,
  ownName,
}: TourData & { readonly addressed: Tour }) {
  const { search } = useLocation()
  const state = useTour(addressed, { distance, toGateMinutes, travelers: travelersOf(new URLSearchParams(search)) })
  const { tour, pending, retry, unknown } = state
  const texts = useLanguage()
  const t = texts.in('tours').page
  const { usd: showUsd } = texts.formats
  const { notice } = texts.in('site')
  const noPriceText = unknown ? notice.unknown : failed ? notice.failed : notice.unreachable
  const hasPrice = tour.usd !== null && !unknown
  useTourUpload(addressed, distance, awaitsUpload)
  return (
    <>
      <header className="safari__head">
        <Breadcrumb trail={trail(addressed, texts)} />
        <h1>
          {tourName(addressed.park, texts)}
          <OwnWords words={ownName} />
          {hasPrice && (
            <>
              {' '}
              <data translate="no" className="safari__price usd" value={tour.usd!}>
                {showUsd(tour.usd!)}
              </data>
            </>
          )}
        </h1>
      </header>
      <div className="safari__tour">
        <div className="safari__choices">
          <TourForm {...state} />
          {picture && (
            <div className="safari__frame">
              <img {...picture} alt={picture.alt} className="safari__picture" loading="lazy" decoding="async" />
            </div>
          )}
        </div>
        <div aria-busy={pending}>
          {tour.usd !== null && tour.distance !== null && !unknown ? (
            <Summary tour={{ ...tour, usd: tour.usd, distance: tour.distance }} />
          ) : (
            <div className="safari__notice">
              <FareNotice
                fare={
                  failed && !unknown
                    ? { ...addressed, state: 'failed' }
                    : { ...addressed, ...unknown, state: 'unreachable', instead: unknown ? [] : instead }
                }
                unreachableText={noPriceText}
                pending={pending}
                onRetry={retry}
                hrefOf={(trip) => paths.safari(tourSlug({ ...addressed, ...trip }))}
              />
            </div>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {pending ? t.working : hasPrice ? t.inTotal(showUsd(tour.usd!)) : noPriceText}
        </p>
      </div>
      {tour.usd !== null && tour.distance !== null && (
        // Hidden, it keeps what was typed.
        <div hidden={unknown !== null}>
          <BookingSection kind="tour" {...tour} usd={tour.usd} distance={tour.distance} pending={pending} />
        </div>
      )}
      <Offers park={addressed.park} offers={offers} />
    </>
  )
}

function Offers({ park, offers }: { readonly park: string; readonly offers: readonly OfferLink[] }) {
  const t = useTexts('tours').page
  const { from } = useTexts('tours')
  const { usd: showUsd } = useFormats()
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">{t.offers(park)}</h2>
      <ul className="offers">
        {offers.map(({ url, pickup, dropoff, usd }) => (
          <li key={url}>
            <Link className="offer" to={paths.safari(url)}>
              <span className="offer__way">{t.way(pickup, dropoff)}</span>
              <span className="offer__price">
                {rich(
                  from<ReactNode>(
                    <data translate="no" className="usd" value={usd}>
                      {showUsd(usd)}
                    </data>,
                  ),
                )}
              </span>
              <span className="offer__chip">{t.bookNow}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Parks({ sights }: Pick<TourData, 'sights'>) {
  const t = useTexts('tours').page
  return (
    <section aria-labelledby="parks">
      <h2 id="parks">{t.parks}</h2>
      <ul className="chips">
        {PARKS.map(({ name, shortName }) => (
          <li key={name}>
            <Link className="chip" to={paths.safari(parkSlug(name))}>
              {shortName}
              <span className="chip__note">{sights[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export { handle } from './head.ts'
export { shouldRevalidate } from './tour-address.ts'
