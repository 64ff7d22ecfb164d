/** The home page: the fare calculator, the company, and what else there is to book. */
import { promises } from '#domain/prices/current-price-list.ts'
import { MailLink } from '#client/link.tsx'
import { useTexts, rich } from '#client/languages/language.tsx'
import { useLoaderData, useLocation } from 'react-router'
import { BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { bookLink, FareBar } from '#client/booking/fare-bar.tsx'
import { usePricesOfForm, useVehicleChoice } from '#client/booking/form/draft-storage.ts'
import { TrustLine } from '#client/layout/reviews.tsx'
import { RouteMap } from '#client/map/route-map.tsx'
import { OwnPhotograph, Shown } from '#client/pictures/own-photos.tsx'
import { PICTURES } from '#client/pictures/pictures.ts'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { useRetryInBrowser, useTrip, TripForm, WholeTrip } from '#client/quote/trip-form.tsx'
import { useFareUpload } from '#client/quote/distance-upload.ts'
import { paths } from '#domain/paths.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { Activities } from './activities.tsx'
import { type ReactNode, useContext } from 'react'
import { PayingContext } from '#client/api.ts'
import { StaticPart } from '#client/static-part.tsx'
import { BRAND, CONTACT, FOR_SEARCH_ENGINES } from '#domain/brand.ts'
import { noFareHead, type PageHandle, type PageHead, unknownPage as unknownPageHead } from '#client/head/page-head.ts'
import { aggregateOffer, product, taxiService, type Thing, vehicleOffers } from '#client/head/structured-data.ts'
import type { Texts } from '#domain/languages/texts.ts'
import {
  cheapestVehicle,
  isContractClass,
  vehicleClasses,
  vehicleNameIn,
  vehiclePrice,
} from '#domain/fares/vehicles.ts'
import { COLOMBO, COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import './home.css'

export function Component() {
  const t = useTexts('home')
  const { notice, heads } = useTexts('site')
  const isUnknown = useLocation().pathname !== paths.home()
  const loaded = useLoaderData<ShownFare>()
  const { trip, pending, choose, hasFare, retry, onEntered, fare } = useTrip(loaded, paths.home)
  const [vehicle, onVehicle] = useVehicleChoice(loaded.state === 'priced' ? loaded.quote : null)
  const dated = usePricesOfForm(fare)
  useFareUpload(loaded, retry)
  useRetryInBrowser(loaded, retry)
  return (
    <BookingPage>
      <div className="fare-part">
        <div className="calculator band">
          <header className="calculator__intro">
            {isUnknown && <p>{heads.unknown.description}</p>}
            <h1>{t.heading}</h1>
            <p>{t.lead}</p>
            <TrustLine pickup={loaded.pickup} />
          </header>
          <TripForm {...trip} onChoose={choose} hasFare={hasFare} onEntered={onEntered} focusOnLoad />
          <FarePanel
            fare={dated}
            pending={pending}
            unreachableText={fare === loaded ? t.unreachable : notice.unknown}
            onRetry={retry}
            hrefOf={paths.home}
            choice={{ vehicle, onVehicle, bookLink: bookLink(pending) }}
          />
          <RouteMap fare={loaded} />
          <WholeTrip pickup={loaded.pickup} dropoff={loaded.dropoff} />
          <Shown
            {...PICTURES.airportPickup}
            alt={t.pictures.airportPickup}
            className="calculator__hero"
            loading="lazy"
            decoding="async"
          />
        </div>
        {dated.state === 'priced' && <FareBar fare={dated} vehicle={vehicle} pending={pending} />}
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
  const content = useContext(PayingContext).paysOnline ? WithOnlinePayment : WithoutOnlinePayment
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
        <p>{rich(t.write<ReactNode>(CONTACT.whatsappShown, <MailLink />))}</p>
        <OwnPhotograph subject="office" />
        <OwnPhotograph subject="drivers" />
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
          <p>{t.driverText(promises().driverHours)}</p>
        </li>
        <li>
          <h3>{t.discount}</h3>
          <p>{t.discountText}</p>
        </li>
      </ul>
    </>
  )
}

function things(fare: ShownFare, texts: Texts): Thing[] {
  const { home: t } = texts.in('frame').heads
  const { description } = texts.in('home').head
  const samples = vehicleClasses()
    .filter(isContractClass)
    .map((vehicle) => ({
      name: vehicleNameIn(vehicle, texts),
      usd: FOR_SEARCH_ENGINES.offers[vehicle],
      path: paths.home(),
    }))
  const service = taxiService(paths.home(), texts, {
    name: BRAND.name,
    description,
    serviceType: t.service,
    hours: FOR_SEARCH_ENGINES.officeHours,
    ...(samples.length > 0 && { offers: { ...aggregateOffer(samples, texts), description: t.samples } }),
  })
  if (fare.state !== 'priced') return [service]
  const { pickup, dropoff, quote } = fare
  const offers = vehicleOffers(quote, paths.transfer(transferSlug(pickup, dropoff)), texts)
  // A price that search engines show is one that the page shows.
  return [service, product({ name: t.trip(pickup, dropoff), description, offers })]
}

function head(fare: ShownFare, _pathname: string, texts: Texts): PageHead {
  const { pickup, dropoff } = fare
  const { head: t } = texts.in('home')
  const { formats } = texts
  // The site's first page keeps its head while its fare cannot be told.
  if (pickup === COLOMBO_AIRPORT && dropoff === COLOMBO) {
    return {
      title: t.title,
      description: t.description,
      ...(import.meta.env.SSR && { keywords: texts.in('frame').heads.home.keywords, things: things(fare, texts) }),
      path: paths.home(),
      listed: true,
    }
  }
  if (fare.state !== 'priced') return noFareHead(fare, texts)
  const { lkr, usd } = vehiclePrice(cheapestVehicle(fare.quote), fare.quote)
  // Search engines know the trip by its transfer page. Naming `/` here would say that this page and the home page are
  // one.
  return {
    title: t.fareTitle(pickup, dropoff, formats.lkr(lkr)),
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
