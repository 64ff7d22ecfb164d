/** The fare of one pair of places. */
import { unbroken } from '#client/money/price.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import {
  lazyCodeWithTexts,
  rich,
  useFormats,
  useLanguage,
  useTexts,
  OwnName,
  ownNameOf,
  OwnWords,
} from '#client/languages/language.tsx'
import { useLoaderData } from 'react-router'
import { BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { bookLink, FareBar } from '#client/booking/fare-bar.tsx'
import { usePricesOfForm, useVehicleChoice } from '#client/booking/form/draft-storage.ts'
import { Breadcrumb, type Crumb, Link } from '#client/link.tsx'
import { TrustLine } from '#client/layout/reviews.tsx'
import { RouteMap } from '#client/map/route-map.tsx'
import { NoFare } from '#client/quote/fare-notice.tsx'
import type { OwnNames } from '#domain/languages/place-names.ts'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { PriceList } from '#client/quote/rate-table.tsx'
import { useRetryInBrowser, useTrip, TripForm } from '#client/quote/trip-form.tsx'
import { useFareUpload } from '#client/quote/distance-upload.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { cheapestVehicle, pricedClasses, vehicleNameIn, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import type { TransferData } from './load.ts'
import { GuestOpinions } from '#client/opinions/guest-opinions.tsx'
import { Shown } from '#client/pictures/own-photos.tsx'
import type { ToldPicture } from '#client/pictures/pictures.ts'
import type { RateLink } from '#domain/quotes/rate-lists.ts'
import { noFareHead, type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs, product, taxiService, type Thing, vehicleOffers } from '#client/head/structured-data.ts'
import type { Texts } from '#domain/languages/texts.ts'
import './transfer.css'

/** A trip with one end has no transfer page: the fare calculator has a default for the other end. */
const hrefOf = (trip: Trip) =>
  trip.pickup && trip.dropoff ? paths.transfer(transferSlug(trip.pickup, trip.dropoff)) : paths.home(trip)

export function Component() {
  const { fare: loaded, routeText, related, picture, names } = useLoaderData<TransferData>()
  const { trip, pending, choose, hasFare, retry, onEntered, fare } = useTrip(loaded, hrefOf)
  const [vehicle, onVehicle] = useVehicleChoice(loaded.state === 'priced' ? loaded.quote : null)
  const dated = usePricesOfForm(fare)
  useFareUpload(loaded, retry)
  useRetryInBrowser(loaded, retry)
  const { pickup, dropoff } = loaded
  const texts = useLanguage()
  const t = texts.in('transfer')
  const { notice } = texts.in('site')
  const priced = loaded.state === 'priced' ? loaded : null
  const isUnknown = fare !== loaded
  return (
    <BookingPage>
      <div className="fare-part">
        <div className="route band">
          <header className="route__head">
            {priced && <Breadcrumb trail={trail(priced, texts)} />}
            <Heading {...loaded} names={names} />
            {dated.state === 'priced' && !isUnknown && <Lowest fare={dated} />}
            {priced && <TrustLine pickup={pickup} />}
          </header>
          <TripForm {...trip} onChoose={choose} hasFare={hasFare} onEntered={onEntered} />
          {pickup && dropoff ? (
            <FarePanel
              fare={dated}
              pending={pending}
              unreachableText={isUnknown ? notice.unknown : notice.unreachable}
              onRetry={retry}
              hrefOf={hrefOf}
              choice={{ vehicle, onVehicle, bookLink: bookLink(pending) }}
            />
          ) : (
            <NoFare text={notice.unreachable} />
          )}
          <RouteMap fare={loaded} />
        </div>
        {dated.state === 'priced' && !isUnknown && <FareBar fare={dated} vehicle={vehicle} pending={pending} />}
      </div>
      <div className="route-more band">
        {priced && (
          // Hidden, it keeps what was typed.
          <div hidden={isUnknown}>
            <BookingSection kind="transfer" fare={priced} pending={pending} />
          </div>
        )}
        {priced && <MoreWays key={`${pickup} ${dropoff}`} fare={priced} />}
        {priced && (
          <RouteText fare={priced} sentences={routeText} back={related.back} picture={picture} names={names} />
        )}
        <PriceList title={t.listFrom(pickup)} rates={related.fromPickup} names={names}>
          <Link to={priceListPath(pickup)}>{t.allFrom(pickup)}</Link>
        </PriceList>
        <PriceList title={t.moreTo(dropoff)} rates={related.toDropoff} names={names} />
        {priced && <GuestOpinions places={[pickup, dropoff]} />}
        <p>
          <Link className="button" to={paths.home()}>
            {t.another}
          </Link>
        </p>
      </div>
    </BookingPage>
  )
}

function Heading({ pickup, dropoff, names }: Trip & { readonly names: OwnNames }) {
  const t = useTexts('transfer')
  const kind = isColomboAirport(pickup) ? t.pickupAt : isColomboAirport(dropoff) ? t.dropoffAt : null
  return (
    <h1>
      {kind && <span className="route__kind">{kind}</span>}
      {/* In one text: React writes a mark between two. */}
      {kind ? ` ${t.heading(pickup)}` : t.heading(pickup)}
      <OwnName names={names} of={pickup} />
    </h1>
  )
}

function Lowest({ fare: { pickup, dropoff, quote } }: { readonly fare: PricedFare }) {
  const t = useTexts('transfer')
  const formats = useFormats()
  const { lkr, usd } = vehiclePrice(cheapestVehicle(quote), quote)
  return (
    <p className="route__lowest">
      {rich(
        t.lowest<ReactNode>((text) => <strong>{text}</strong>, pickup, dropoff, formats.lkr(lkr), formats.usd(usd)),
      )}
    </p>
  )
}

const moreCode = lazyCodeWithTexts(() => import('./more-ways.tsx'), 'train')

/** From one ride to more. It comes with the app: without it the planner takes stops. */
function MoreWays({ fare }: { readonly fare: PricedFare }) {
  const texts = useLanguage()
  const [code, setCode] = useState<Awaited<ReturnType<typeof moreCode>>>(null)
  useEffect(() => void moreCode(texts).then(setCode), [texts])
  return code && <code.MoreWays fare={fare} />
}

/** The way of a trip in words, and the way back. */
interface RouteTextProps {
  readonly fare: PricedFare
  readonly sentences: readonly string[]
  /** The fare of the way back, where it is listed. */
  readonly back: RateLink | null
  readonly picture: ToldPicture | null
  readonly names: OwnNames
}

function RouteText({ fare, sentences, back, picture, names }: RouteTextProps) {
  const { pickup, dropoff, quote } = fare
  const t = useTexts('transfer')
  const formats = useFormats()
  const { drive, number, usd } = formats
  const [from, to] = [ownNameOf(names, pickup), ownNameOf(names, dropoff)]
  return (
    <section className="drive" aria-labelledby="drive">
      {picture && <Shown {...picture} alt={picture.alt} className="drive__picture" loading="lazy" decoding="async" />}
      <h2 id="drive">
        {t.drive(pickup, dropoff)}
        <OwnWords words={from && to && t.crumbs.trip(from, to)} />
      </h2>
      <p>{formats.sentences(sentences) || t.driveText(number(quote.distance), drive(quote.duration))}</p>
      {back && (
        <p>
          {rich(
            t.back<ReactNode>(
              (text) => <Link to={paths.transfer(back.linkurl)}>{text}</Link>,
              dropoff,
              pickup,
              unbroken(usd(back.usd)),
              number(back.distance),
              drive(back.duration),
            ),
          )}
        </p>
      )}
    </section>
  )
}

/** Towns that the description names. */
const MAX_NAMED = 3

/** The page that lists all prices from a pickup. */
function priceListPath(pickup: string): string {
  return isColomboAirport(pickup) ? paths.fromAirport : paths.place(pickup)
}

/** From the home page by way of the pickup's price list. */
function trail({ pickup, dropoff, quote }: PricedFare, texts: Texts): Crumb[] {
  const { crumbs } = texts.in('transfer')
  return [
    { name: isColomboAirport(pickup) ? crumbs.airport : crumbs.pickup(pickup), path: priceListPath(pickup) },
    { name: crumbs.trip(pickup, dropoff), path: paths.transfer(quote.url) },
  ]
}

function things(fare: PricedFare, description: string, texts: Texts): Thing[] {
  const { pickup, dropoff, quote } = fare
  const { transfer: t } = texts.in('frame').heads
  const path = paths.transfer(quote.url)
  const facts = { name: t.trip(pickup, dropoff), description, offers: vehicleOffers(quote, path, texts) }
  return [
    taxiService(path, texts, { ...facts, serviceType: t.service, places: [pickup, dropoff] }),
    product(facts),
    breadcrumbs(trail(fare, texts), texts),
  ]
}

function head({ fare, listed, towns }: TransferData, _pathname: string, texts: Texts): PageHead {
  if (fare.state !== 'priced') return noFareHead(fare, texts)
  const { pickup, dropoff, quote } = fare
  const { head: t } = texts.in('transfer')
  const { drive, lkr, number, usd } = texts.formats
  const prices = pricedClasses(quote).map((vehicle) => {
    const price = vehiclePrice(vehicle, quote)
    return `${vehicleNameIn(vehicle, texts)} ${lkr(price.lkr)} (${usd(price.usd)})`
  })
  const way = towns.slice(0, MAX_NAMED)
  const description = t.description(pickup, dropoff, number(quote.distance), drive(quote.duration), way, prices)
  return {
    title: t.title(pickup, dropoff, usd(vehiclePrice(cheapestVehicle(quote), quote).usd)),
    description,
    ...(import.meta.env.SSR && {
      keywords: texts.in('frame').heads.transfer.keywords(pickup, dropoff),
      things: things(fare, description, texts),
    }),
    path: paths.transfer(quote.url),
    listed,
  }
}

export const handle: PageHandle = { head }
