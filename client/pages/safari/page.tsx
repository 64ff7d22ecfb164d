/** One park's tour, with or without transport. */
import { Shown } from '#client/pictures/own-photos.tsx'
import { Usd } from '#client/money/price.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useLoaderData, useLocation, useParams } from 'react-router'
import { BOOKING_HREF, BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { usePricesOfForm } from '#client/booking/form/draft-storage.ts'
import type { ToldNight, ToldPrice } from '#client/booking/form/planned-way.ts'
import { rich, useLanguage, useTexts, OwnWords } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { Breadcrumb, type Crumb, Link } from '#client/link.tsx'
import { FareNotice } from '#client/quote/fare-notice.tsx'
import { TourNote } from '#client/quote/price-notes.tsx'
import { useTourUpload } from '#client/quote/distance-upload.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug, parseTourSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { parksOnSale, hasDurations, isAtGate, tourKind } from '#domain/tours/parks.ts'
import {
  type PricedTour,
  type Tour,
  tourPriceParts,
  MAX_TRAVELERS,
  tourPrice,
  type TourTrip,
} from '#domain/tours/tour-price.ts'
import {
  ownNameBeside,
  tourName,
  dropoffText,
  inclusions,
  parkFee,
  pickupText,
  tourTitle,
  withLength,
} from '#domain/tours/tour-texts.ts'
import type { OfferLink, TourData } from './load.ts'
import { readTravelers, tourOfAddress, useTour, type TourState } from './tour-choice.ts'
import { TourForm } from './tour-form.tsx'
import { openingText, tourPickupAdvice } from '#domain/tours/opening-text-and-pickup-advice.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { TOUR_LENGTHS } from '#domain/duration-and-tour-length.ts'
import { failedPage, type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { aggregateOffer, breadcrumbs, product, type Thing } from '#client/head/structured-data.ts'
import './safari.css'

export function Component() {
  const page = useLoaderData<TourData>()
  const t = useTexts('tours').page
  const { noTours } = useTexts('site').menu
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
            <p>{parksOnSale().length > 0 ? t.noTourText : noTours}</p>
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
  today,
}: TourData & { readonly addressed: Tour }) {
  const { search } = useLocation()
  const state = useTour(addressed, {
    distance,
    toGateMinutes,
    today,
    travelers: readTravelers(new URLSearchParams(search).get('travelers')),
  })
  const { tour, retry, unknown } = state
  const told = usePricesOfForm<ToldPrice>(tourSlug(tour) + tour.travelers)
  const pending = state.pending || told === null
  const texts = useLanguage()
  const t = texts.in('tours').page
  const name = tourName(addressed.park, texts)
  const { usd: showUsd } = texts.formats
  const { notice } = texts.in('site')
  const noPriceText = unknown ? notice.unknown : failed ? notice.failed : notice.unreachable
  // Its price is not known where its distance is not.
  const priced = tour.usd === null ? null : (tour as SummarizedTour)
  /** What is shown: nothing while a field holds no place. */
  const shown = unknown || !priced ? null : typeof told === 'string' ? priced : { ...priced, ...told }
  useTourUpload(addressed, distance, awaitsUpload)
  const [late, setLate] = useState<Awaited<ReturnType<typeof lateCode>>>(null)
  useEffect(() => void lateCode().then(setLate), [])
  return (
    <>
      <header className="safari__head">
        <Breadcrumb trail={trail(addressed, texts)} />
        <h1>
          {name}
          <OwnWords words={ownNameBeside(name, ownName)} />
          {shown && (
            <>
              {' '}
              <Usd className="safari__price usd" value={shown.usd} data-lkr={shown.lkr} />
            </>
          )}
        </h1>
      </header>
      <div className="safari__tour">
        <div className="safari__choices">
          <TourForm {...state} parkName={texts.in('tours').park(addressed.park)} />
          {picture && (
            <div className="safari__frame">
              <Shown {...picture} alt={picture.alt} className="safari__picture" loading="lazy" decoding="async" />
            </div>
          )}
        </div>
        <div aria-busy={pending}>
          {shown ? (
            <Summary tour={shown} />
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
          {pending ? t.working : shown ? t.inTotal(showUsd(shown.usd)) : noPriceText}
        </p>
      </div>
      {priced && (
        // Hidden, it keeps what was typed.
        <div hidden={unknown !== null}>
          <BookingSection kind="tour" {...priced} pending={pending} />
        </div>
      )}
      <Offers park={addressed.park} offers={offers} />
      {late && <late.TourBarAndOpinions park={addressed.park} tour={shown} pending={pending} />}
    </>
  )
}

const lateCode = lazyCode(() => import('#client/booking/tour-bar.tsx'))

function Offers({ park, offers }: { readonly park: string; readonly offers: readonly OfferLink[] }) {
  const { page: t, from } = useTexts('tours')
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">{t.offers(park)}</h2>
      <ul className="offers">
        {offers.map(({ url, pickup, dropoff, usd }) => (
          <li key={url}>
            <Link className="offer" to={paths.safari(url)}>
              <span className="offer__way">{t.way(pickup, dropoff)}</span>
              <span className="offer__price">{rich(from<ReactNode>(<Usd className="usd" value={usd} />))}</span>
              <span className="offer__chip">{t.bookNow}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Parks({ sights }: Pick<TourData, 'sights'>) {
  const { all } = useTexts('tours')
  const parks = parksOnSale()
  if (parks.length === 0) return null
  return (
    <section aria-labelledby="parks">
      <h2 id="parks">{all}</h2>
      <ul className="chips">
        {parks.map(({ name, shortName }) => (
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

export { shouldRevalidate } from './tour-choice.ts'

type SummarizedTour = TourState['tour'] &
  PricedTour & { readonly usd: number; readonly distance: number } & Partial<ToldNight>

function Summary({ tour }: { readonly tour: SummarizedTour }) {
  const texts = useLanguage()
  const { page, lengths } = texts.in('tours')
  const { summary: t, bookNow } = page
  const { km } = texts.formats
  const fee = parkFee(tour.park, tour.travelers, texts)
  const opening = openingText(tour.park, texts)
  const advice = tourPickupAdvice(tour, tour.toGateMinutes, texts)
  return (
    <section className="summary" aria-labelledby="summary">
      <h2 id="summary">{t.heading}</h2>
      <ul>
        <li>{pickupText(tour, texts)}</li>
        <li>{dropoffText(tour, texts)}</li>
        {hasDurations(tour.park) && <li>{t.duration(lengths[tour.tourLength])}</li>}
        <li>{t.travelers(tour.travelers)}</li>
        <li>
          {tour.distance > 0
            ? t.transport(km(tour.distance), isAtGate(tour.pickup, tour.park) !== isAtGate(tour.dropoff, tour.park))
            : t.noTransport}
        </li>
        {tour.stay && <li>{tour.stay}</li>}
        {opening && <li>{opening}</li>}
        {/* Far from the total: a reader might add it. */}
        {fee.stated && <li>{rich(t.fee<ReactNode>(<small>{fee.stated.meaning}</small>, fee.stated.amount))}</li>}
      </ul>
      <h3>{t.inclusions}</h3>
      <ul className="ticks">
        {inclusions(tour, tour, texts).map((inclusion) => (
          <li key={inclusion}>{inclusion}</li>
        ))}
      </ul>
      {advice && <p className="summary__advice">{advice}</p>}
      <div className="summary__price">
        {tour.distance > 0 && <PriceParts {...tour} />}
        <p className="summary__total">
          {rich(t.total<ReactNode>(<Usd className="usd" value={tour.usd} data-lkr={tour.lkr} />))}
        </p>
        <TourNote tour={tour} isChosen={!tour.isUndated} />
        <p className="summary__fee">{fee.note}</p>
        <a className="button summary__book" href={BOOKING_HREF}>
          {bookNow}
        </a>
      </div>
    </section>
  )
}

/** What the total is made of. */
function PriceParts(priced: SummarizedTour) {
  const { travelers, distance } = priced
  const { tour, transport, lkr } = priced.parts ?? tourPriceParts(priced)
  const texts = useLanguage()
  const { summary: t } = texts.in('tours').page
  const { km } = texts.formats
  const tourFor = !hasDurations(priced.park) ? t.tourFor : priced.tourLength === 'half' ? t.tourHalf : t.tourFull
  return (
    <>
      <p className="summary__part">{rich(tourFor<ReactNode>(<Usd value={tour} />, travelers))}</p>
      <p className="summary__part">
        {rich(t.plusTransport<ReactNode>(<Usd value={transport} data-lkr={lkr} />, km(distance)))}
      </p>
    </>
  )
}

function trail(trip: TourTrip, texts: Texts): Crumb[] {
  const { park, pickup, dropoff } = trip
  const { way } = texts.in('tours').page
  const atGate = isAtGate(pickup, park) && isAtGate(dropoff, park)
  return [
    { name: texts.in('tours').all, path: paths.safaris },
    { name: tourName(park, texts), path: paths.safari(parkSlug(park)) },
    ...(atGate ? [] : [{ name: way(pickup, dropoff), path: paths.safari(tourSlug({ ...trip, tourLength: 'half' })) }]),
  ]
}

/** What visitors search for, who do not look for a walk as a safari. */
function keywordsOf({ park, pickup }: TourTrip, texts: Texts): readonly string[] {
  const { keywords, from } = texts.in('frame').heads.safari
  const kind = tourKind(park)
  return isAtGate(pickup, park) ? keywords[kind](park) : [...keywords[kind](park), from[kind](pickup)]
}

function things(
  trip: TourTrip,
  priced: { readonly distanceKm: number; readonly date: string | undefined },
  description: string,
  texts: Texts,
): Thing[] {
  const { park } = trip
  const lengths = hasDurations(park) ? TOUR_LENGTHS : (['half'] as const)
  const offers = lengths.map((tourLength) => ({
    name: texts.in('frame').heads.safari.oneTraveler(tourTitle({ park, tourLength }, texts)),
    usd: tourPrice({ park, tourLength, travelers: 1, ...priced }),
    path: paths.safari(tourSlug({ ...trip, tourLength })),
  }))
  return [
    product({ name: tourName(park, texts), description, offers: aggregateOffer(offers, texts) }),
    breadcrumbs(trail(trip, texts), texts),
  ]
}

/** The tour's name, with where it goes from and to, unless that is from gate to gate. */
function nameOf(tour: Tour, texts: Texts): string {
  const { park, pickup, dropoff } = tour
  const { head: t } = texts.in('tours').page
  const name = tourName(park, texts)
  const gate = tourKind(park) === 'hike' ? t.climb : t.gate
  const end = (place: string) => (isAtGate(place, park) ? gate : place)
  const isFromGateToGate = isAtGate(pickup, park) && isAtGate(dropoff, park)
  return withLength(isFromGateToGate ? name : t.way(name, end(pickup), end(dropoff)), tour, texts)
}

function descriptionOf(park: string, name: string, usd: string, distanceKm: number, texts: Texts): string {
  const { safari: t } = texts.in('frame').heads
  if (distanceKm > 0) return t.withTransport(name, usd, MAX_TRAVELERS, texts.formats.km(distanceKm))
  return (tourKind(park) === 'hike' ? t.meetAtClimb : t.meetAtGate)(name, usd, MAX_TRAVELERS)
}

function tourHead(
  tour: Tour,
  distanceKm: number,
  { listed, today: date }: Pick<TourData, 'listed' | 'today'>,
  texts: Texts,
): PageHead {
  const { park, tourLength } = tour
  const { head: t } = texts.in('tours').page
  const usd = texts.formats.usd(tourPrice({ park, tourLength, travelers: 1, distanceKm, date }))
  const name = nameOf(tour, texts)
  // The browser has no need of words for search engines.
  const description = import.meta.env.SSR ? descriptionOf(park, name, usd, distanceKm, texts) : name
  return {
    title: t.title(name, usd),
    description,
    ...(import.meta.env.SSR && {
      keywords: keywordsOf(tour, texts),
      things: things(tour, { distanceKm, date }, description, texts),
    }),
    path: paths.safari(tourSlug(tour)),
    // The full day is the same tour at another price: search engines need one of the two.
    listed: tourLength === 'half' && listed,
  }
}

function head(page: TourData, pathname: string, texts: Texts): PageHead {
  const { trip, distance, failed } = page
  const tourLength = tourOfAddress(pathname)?.tourLength
  if (failed) return failedPage(texts)
  if (trip && tourLength && distance !== null) return tourHead({ ...trip, tourLength }, distance, page, texts)
  const { noTour, noTourText } = texts.in('tours').page
  const description = parksOnSale().length > 0 ? noTourText : texts.in('site').menu.noTours
  return { title: noTour, description, path: null, listed: false }
}

export const handle: PageHandle = { head }
