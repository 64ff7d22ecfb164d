/** The ready journeys: all of them as cards, or one with its stops and prices. */
import { ListNote } from '#client/quote/price-notes.tsx'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { ReadyCards } from '#client/journey/ready-cards.tsx'
import { rich, useLanguage, useTexts, OwnName, useFormats } from '#client/languages/language.tsx'
import { Breadcrumb, type Crumb, Link } from '#client/link.tsx'
import type { ReadyCard, ReadyStop } from '#domain/journeys/ready-journeys.ts'
import { paths } from '#domain/paths.ts'
import type { ReadyJourneyData, ToldJourney } from './load.ts'
import { useVehicleChoice } from '#client/booking/form/draft-storage.ts'
import { JourneyMap } from '#client/journey/journey-map.tsx'
import { RideFacts, RideFares } from '#client/journey/ride-facts.tsx'
import { WaysToTravel } from '#client/journey/ways-to-travel.tsx'
import { PriceCard } from '#client/quote/price-card.tsx'
import type { PricedJourney } from '#domain/journeys/journey-calls.ts'
import { formatDuration, parseDuration } from '#domain/duration-and-tour-length.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { failedPage, type PageHandle, type PageHead, unknownPage } from '#client/head/page-head.ts'
import { breadcrumbs, type Thing, touristTrip } from '#client/head/structured-data.ts'
import { cheapestVehicle, type Fare, vehiclePrice } from '#domain/fares/vehicles.ts'
import '#client/journey/journey-layout.css'
import './journeys.css'

export function Component() {
  const page = useLoaderData<ReadyJourneyData>()
  const t = useTexts('journeys')
  const { ready, others, isList } = page
  if (isList) return <AllJourneys cards={others} />
  return (
    <>
      {ready ? (
        <Journey key={ready.slug} {...page} ready={ready} />
      ) : (
        <div className="band">
          <h1>{t.none}</h1>
          <p>{t.noneText}</p>
        </div>
      )}
      <section className="band" aria-labelledby="others">
        <h2 id="others">{t.others}</h2>
        <ReadyCards cards={others} />
      </section>
    </>
  )
}

function AllJourneys({ cards }: { readonly cards: readonly ReadyCard[] }) {
  const texts = useLanguage()
  const t = texts.in('journeys')
  return (
    <div className="band all-journeys">
      <Breadcrumb trail={listTrail(texts)} />
      <h1>{t.title}</h1>
      <p>{rich(t.intro<ReactNode>((text) => <Link to={paths.journey}>{text}</Link>))}</p>
      <ReadyCards cards={cards} />
    </div>
  )
}

/** A ready journey: its days, what lies on the way, what each ride and all of it costs, and the way to change it. */
function Journey({
  ready,
  planHref,
  travelers,
  shown,
  stayCancelling,
  towns,
  openings,
  names,
}: ReadyJourneyData & { readonly ready: ToldJourney }) {
  const journey = shown.state === 'priced' ? shown.journey : null
  const nights = ready.stops.reduce((sum, stop) => sum + (stop.nights ?? 0), 0)
  const [vehicle] = useVehicleChoice(journey?.total)
  const texts = useLanguage()
  const t = texts.in('journeys')
  const { notice } = texts.in('site')
  return (
    <div className="journey-page band">
      <header className="ready__head journey-page__head">
        <Breadcrumb trail={trail(ready, texts)} />
        <h1>{ready.title}</h1>
        <p className="ready__lead">{ready.lead}</p>
        <p>{t.length(nights + 1, nights)}</p>
      </header>
      <div className="ready__side journey-page__side">
        {journey ? (
          <section className="fare" aria-label={t.price}>
            <PriceCard
              facts={totalFacts(journey)}
              prices={journey.total}
              leadText={isStayLower(journey) ? t.fromRides : t.from}
            />
            <ListNote />
            {journey.rides.some(({ kind }) => kind === 'tour') && <p>{t.tourFor(travelers)}</p>}
            <Link className="button ready__start" to={planHref} rel="nofollow">
              {t.start}
            </Link>
          </section>
        ) : (
          <section className="fare" aria-label={t.price}>
            <p>{notice.failed}</p>
            <Link className="button ready__start" to={planHref} rel="nofollow">
              {t.open}
            </Link>
          </section>
        )}
        <JourneyMap journey={journey} />
      </div>
      <div className="ready__text journey-page__stops">
        {ready.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h2>{t.stops}</h2>
        <ol className="ready__stops">
          {ready.stops.map((stop, index) => (
            <Stop
              key={`${stop.place}-${index}`}
              ready={ready}
              index={index}
              stop={stop}
              journey={journey}
              towns={towns}
              names={names}
            />
          ))}
        </ol>
        <h2>{t.months}</h2>
        <p>{ready.months}</p>
        {openings.length > 0 && (
          <ul>
            {openings.map(({ park, text }) => (
              <li key={park}>{t.opening(park, text)}</li>
            ))}
          </ul>
        )}
      </div>
      {journey && <WaysToTravel journey={journey} vehicle={vehicle} stayCancelling={stayCancelling} />}
    </div>
  )
}

const lowestUsd = (fare: Fare): number => vehiclePrice(cheapestVehicle(fare), fare).usd

/** Then the price of the rides is not the lowest of the journey. */
const isStayLower = ({ total, stay }: PricedJourney) => stay !== null && lowestUsd(stay) < lowestUsd(total)

function totalFacts({ rides }: PricedJourney) {
  return {
    distance: rides.reduce((sum, { distance }) => sum + distance, 0),
    duration: formatDuration(rides.reduce((sum, { duration }) => sum + (parseDuration(duration) ?? 0), 0)),
  }
}

interface StopProps {
  readonly ready: ToldJourney
  readonly stop: ReadyStop
  readonly index: number
  readonly journey: PricedJourney | null
  readonly towns: ReadyJourneyData['towns']
  readonly names: ReadyJourneyData['names']
}

function Stop({ ready, stop, index, journey, towns, names }: StopProps) {
  const t = useTexts('journeys')
  const { duration } = useFormats()
  const { place, nights, see, via = [], gap } = stop
  const about = ready.about[place]
  const next = ready.stops[index + 1]?.place ?? ''
  const position = journey?.rides.findIndex(({ from }) => from === index) ?? -1
  const ride = position < 0 ? null : journey!.rides[position]!
  const day = 1 + ready.stops.slice(0, index).reduce((sum, before) => sum + (before.nights ?? 0), 0)
  const isLast = index === ready.stops.length - 1
  const named = (name: string) => (names[name] ? t.named(name, names[name]) : name)
  const way = (to: string) => ({
    to,
    // Each place stands once in the sentence.
    towns: [...new Set(towns[position])].filter(
      (town) => ![place, next, to].includes(town) && via.every((each) => each.place !== town),
    ),
    stops: via.map((each) => ({
      place: each.place,
      own: names[each.place] ?? '',
      duration: duration(each.minutes),
    })),
  })
  return (
    <li>
      <span className="stop-number" aria-hidden="true">
        {index + 1}
      </span>
      <h3>
        {place}
        <OwnName names={names} of={place} />
        <small>{nights ? t.dayWithNights(day, nights) : t.day(day)}</small>
      </h3>
      {about && <p>{about}</p>}
      {see && <p className="ready__see">{t.see(see.map(named))}</p>}
      {gap && <p className="ride-box">{t.train(next)}</p>}
      {ride && !isLast && (
        <div className="ride-box">
          <p>{ride.kind === 'tour' ? t.rideByPark(way(ride.dropoff)) : t.ride(way(ride.dropoff))}</p>
          <RideFacts ride={ride} />
          <RideFares ride={ride} />
        </div>
      )}
      {!ride && !gap && !isLast && parkNamed(place) && <p className="ride-box">{t.fromPark(next)}</p>}
    </li>
  )
}

function listTrail(texts: Texts): Crumb[] {
  return [{ name: texts.in('journeys').crumb, path: paths.readyJourneys }]
}

function trail({ slug, shortName }: ToldJourney, texts: Texts): Crumb[] {
  return [...listTrail(texts), { name: shortName, path: paths.readyJourney(slug) }]
}

function listHead(cards: readonly ReadyCard[], texts: Texts): PageHead {
  const { head: t } = texts.in('journeys')
  return {
    title: t.listTitle,
    description: t.listDescription(cards.length),
    ...(import.meta.env.SSR && {
      keywords: texts.in('frame').heads.journeys.list,
      things: [breadcrumbs(listTrail(texts), texts)],
    }),
    path: paths.readyJourneys,
    listed: true,
  }
}

function head({ isList, ready, shown, others }: ReadyJourneyData, _pathname: string, texts: Texts): PageHead {
  if (isList) return listHead(others, texts)
  if (!ready) return unknownPage(texts)
  if (shown.state !== 'priced') return failedPage(texts)
  const { head: t } = texts.in('journeys')
  const { total, stay } = shown.journey
  const lowest = texts.formats.usd(Math.min(lowestUsd(total), stay ? lowestUsd(stay) : Infinity))
  const path = paths.readyJourney(ready.slug)
  const places = [...new Set(ready.stops.slice(1, -1).map(({ place }) => place))]
  const things = (): Thing[] => [
    touristTrip({ name: ready.title, description: ready.lead, path, places, total, stay }, texts),
    breadcrumbs(trail(ready, texts), texts),
  ]
  return {
    title: t.title(ready.title, lowest),
    description: t.description(ready.lead, places, lowest),
    ...(import.meta.env.SSR && {
      keywords: [...texts.in('frame').heads.journeys.one(ready.shortName), ...places],
      things: things(),
    }),
    path,
    listed: true,
  }
}

export const handle: PageHandle = { head }
