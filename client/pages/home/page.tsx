/** The home page: the fare calculator, the company, and what else there is to book. */
import { useTexts, rich } from '#client/languages/language.tsx'
import { useLoaderData } from 'react-router'
import { BOOKING_HREF, BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { FareBar } from '#client/booking/fare-bar.tsx'
import { useVehicleChoice } from '#client/booking/draft.ts'
import { TrustLine } from '#client/layout/reviews.tsx'
import { RouteMap } from '#client/map/route-map.tsx'
import { PICTURES } from '#client/pictures/pictures.ts'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { useRetryInBrowser, useTrip } from '#client/quote/trip-choice.ts'
import { TripForm, WholeTrip } from '#client/quote/trip-form.tsx'
import { useFareUpload } from '#client/quote/upload.ts'
import { paths } from '#domain/paths.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { Activities } from './activities.tsx'
import { type ReactNode, useContext } from 'react'
import { PaysOnlineContext } from '#client/api.ts'
import { StaticPart } from '#client/static-part.tsx'
import { BRAND, CONTACT, SERVICE, absoluteUrl, SOCIAL_IMAGE } from '#domain/brand.ts'
import {
  noFareHead,
  type PageHandle,
  type PageHead,
  titled,
  unknownPage as unknownPageHead,
} from '#client/head/page-head.ts'
import {
  aggregateOffer,
  company,
  OFFICE_HOURS,
  openingHours,
  type Thing,
  vehicleOffers,
} from '#client/head/structured-data.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { pageUrl } from '#domain/languages/languages.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { COLOMBO, COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import './home.css'

export function Component() {
  const t = useTexts('home')
  const { notice } = useTexts('site')
  const loaded = useLoaderData<ShownFare>()
  const { trip, pending, choose, hasFare, retry, onEntered, fare } = useTrip(loaded, paths.home)
  const [vehicle, onVehicle] = useVehicleChoice()
  useFareUpload(loaded, retry)
  useRetryInBrowser(loaded, retry)
  return (
    <BookingPage>
      <div className="fare-part">
        <div className="calculator band">
          <header className="calculator__intro">
            <h1>{t.heading}</h1>
            <p>{t.lead}</p>
            <TrustLine pickup={loaded.pickup} />
          </header>
          <TripForm {...trip} onChoose={choose} hasFare={hasFare} onEntered={onEntered} focusOnLoad />
          <FarePanel
            fare={fare}
            pending={pending}
            unreachableText={fare === loaded ? t.unreachable : notice.unknown}
            onRetry={retry}
            hrefOf={paths.home}
            choice={{ vehicle, onVehicle, bookHref: BOOKING_HREF }}
          />
          <RouteMap fare={loaded} />
          <WholeTrip pickup={loaded.pickup} dropoff={loaded.dropoff} />
          <img
            {...PICTURES.airportPickup}
            alt={t.pictures.airportPickup}
            className="calculator__hero"
            loading="lazy"
            decoding="async"
          />
        </div>
        {fare.state === 'priced' && <FareBar fare={fare} vehicle={vehicle} pending={pending} />}
      </div>
      {loaded.state === 'priced' && (
        // Hidden, it keeps what was typed.
        <div className="band booking-band" hidden={fare !== loaded}>
          <BookingSection kind="transfer" fare={loaded} pending={pending} />
        </div>
      )}
      <Welcome />
      <Activities />
    </BookingPage>
  )
}

/** The company, and what the price includes. */
function Welcome() {
  const content = useContext(PaysOnlineContext) ? WithOnlinePayment : WithoutOnlinePayment
  return <StaticPart element="section" className="welcome band" aria-labelledby="welcome" content={content} />
}

const WithOnlinePayment = () => <Content isOnline />
const WithoutOnlinePayment = () => <Content isOnline={false} />

function Content({ isOnline }: { readonly isOnline: boolean }) {
  const t = useTexts('home')
  return (
    <>
      <div>
        <h2 id="welcome">{t.welcome(BRAND.name)}</h2>
        <p>{t.company(BRAND.legalName, BRAND.registrationNumber)}</p>
        <p>
          {rich(t.write<ReactNode>(CONTACT.whatsappShown, <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>))}
        </p>
      </div>
      <ul className="welcome__promises">
        <li>
          <h3>{t.onePrice}</h3>
          <p>{t.onePriceText}</p>
        </li>
        <li>
          <h3>{t.pay}</h3>
          <p>{isOnline ? t.payOnline : t.payAtEnd}</p>
        </li>
        <li>
          <h3>{t.driver}</h3>
          <p>{t.driverText(SERVICE.driverHours)}</p>
        </li>
        <li>
          <h3>{t.discount}</h3>
          <p>{t.discountText}</p>
        </li>
      </ul>
    </>
  )
}

/** Sample offers in the structured data, USD (docs/product.md#home). */
const SAMPLE_OFFERS = { mini: 23, car: 27, van: 35 } as const

function things(fare: ShownFare, texts: Texts): Thing[] {
  const { home: t } = texts.in('frame').heads
  const { vehicles } = texts.in('site')
  const url = pageUrl(texts.language, paths.home())
  const samples = aggregateOffer(
    Object.entries(SAMPLE_OFFERS).map(([vehicle, usd]) => ({
      name: vehicles[vehicle as keyof typeof SAMPLE_OFFERS],
      usd,
      url,
    })),
  )
  return [
    {
      '@type': 'TaxiService',
      name: BRAND.name,
      description: texts.in('home').head.description,
      url,
      serviceType: t.service,
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
      provider: company(),
      hoursAvailable: openingHours(OFFICE_HOURS),
      offers: { ...samples, description: t.samples },
    },
    // A price that search engines show is one that the page shows.
    ...(fare.state === 'priced'
      ? [
          {
            '@type': 'Product' as const,
            name: t.trip(fare.pickup, fare.dropoff),
            description: texts.in('home').head.description,
            image: absoluteUrl(SOCIAL_IMAGE.path),
            brand: { '@type': 'Brand' as const, name: BRAND.name },
            offers: vehicleOffers(fare.quote, paths.transfer(transferSlug(fare.pickup, fare.dropoff)), texts),
          },
        ]
      : []),
  ]
}

function head(fare: ShownFare, _pathname: string, texts: Texts): PageHead {
  const { pickup, dropoff } = fare
  const { head: t } = texts.in('home')
  const { formats } = texts
  // The site's first page keeps its head while its fare cannot be told.
  if (pickup === COLOMBO_AIRPORT && dropoff === COLOMBO) {
    return {
      title: titled(t.title),
      description: t.description,
      keywords: import.meta.env.SSR ? texts.in('frame').heads.home.keywords : [],
      path: paths.home(),
      listed: true,
      things: import.meta.env.SSR ? things(fare, texts) : [],
    }
  }
  if (fare.state !== 'priced') return noFareHead(fare, texts)
  const { lkr, usd } = vehiclePrice(cheapestVehicle(fare.quote), fare.quote)
  // Search engines know the trip by its transfer page. Naming `/` here would say that this page and the home page are
  // one.
  return {
    title: titled(t.fareTitle(pickup, dropoff, formats.lkr(lkr))),
    description: t.fareDescription(
      pickup,
      dropoff,
      formats.number(fare.quote.distance),
      formats.lkr(lkr),
      formats.usd(usd),
    ),
    keywords: import.meta.env.SSR ? texts.in('frame').heads.home.keywords : [],
    path: null,
    listed: false,
  }
}

export const handle: PageHandle = { head }

/** In place of the page's own, for an address that exists nowhere. */
export const unknownPage = {
  handle: { head: (_data, _pathname, texts) => unknownPageHead(texts) } satisfies PageHandle,
}
