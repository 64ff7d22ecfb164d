/** A ready journey: its days, what lies on the way, what each ride and all of it costs, and the way to change it. */
import { useVehicleChoice } from '#client/booking/vehicle-choice.ts'
import { JourneyMap } from '#client/journey/journey-map.tsx'
import { RideFacts, RideFares } from '#client/journey/ride-facts.tsx'
import { WaysToTravel } from '#client/journey/ways-to-travel.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { Link } from '#client/link.tsx'
import { PriceCard } from '#client/quote/price-card.tsx'
import { useTexts } from '#client/languages/language.tsx'
import type { PricedJourney } from '#domain/journeys/shown-journey.ts'
import { formatDuration, parseDuration } from '#domain/contract-texts.ts'
import type { ReadyJourney, ReadyStop } from '#domain/journeys/ready-journeys.ts'
import { parkNamed } from '#domain/safaris/parks.ts'
import { trail } from './head.ts'
import type { ReadyJourneyData } from './load.ts'
import '#client/journey/journey-layout.css'
import './journeys.css'

const nightsText = (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`)

export function Journey({
  ready,
  planHref,
  shown,
  towns,
  openings,
}: ReadyJourneyData & { readonly ready: ReadyJourney }) {
  const journey = shown.state === 'priced' ? shown.journey : null
  const nights = ready.stops.reduce((sum, stop) => sum + (stop.nights ?? 0), 0)
  const [vehicle] = useVehicleChoice()
  const { notice } = useTexts('site')
  return (
    <div className="journey-page band">
      <header className="ready__head journey-page__head">
        <Breadcrumb trail={trail(ready)} />
        <h1>{ready.title}</h1>
        <p className="ready__lead">{ready.lead}</p>
        <p>
          {nights + 1} days, {nightsText(nights)}.
        </p>
      </header>
      <div className="ready__side journey-page__side">
        {journey ? (
          <section className="fare" aria-label="Price of the whole journey">
            <PriceCard facts={totalFacts(journey)} prices={journey.total} leadText="The whole journey from" />
            <Link className="button ready__start" to={planHref} rel="nofollow">
              Start from this journey
            </Link>
          </section>
        ) : (
          <section className="fare" aria-label="Price of the whole journey">
            <p>{notice.failed}</p>
            <Link className="button ready__start" to={planHref} rel="nofollow">
              Open it in the planner
            </Link>
          </section>
        )}
        <JourneyMap journey={journey} />
      </div>
      <div className="ready__text journey-page__stops">
        {ready.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h2>Stop by stop</h2>
        <ol className="ready__stops">
          {ready.stops.map((stop, index) => (
            <Stop
              key={`${stop.place}-${index}`}
              ready={ready}
              index={index}
              stop={stop}
              journey={journey}
              towns={towns}
            />
          ))}
        </ol>
        <h2>When to go</h2>
        <p>{ready.months}</p>
        {openings.length > 0 && (
          <ul>
            {openings.map(({ park, text }) => (
              <li key={park}>
                {park}: {text}.
              </li>
            ))}
          </ul>
        )}
      </div>
      {journey && <WaysToTravel journey={journey} vehicle={vehicle} />}
    </div>
  )
}

function totalFacts({ rides }: PricedJourney) {
  return {
    distance: rides.reduce((sum, { distance }) => sum + distance, 0),
    duration: formatDuration(rides.reduce((sum, { duration }) => sum + (parseDuration(duration) ?? 0), 0)),
  }
}

interface StopProps {
  readonly ready: ReadyJourney
  readonly stop: ReadyStop
  readonly index: number
  readonly journey: PricedJourney | null
  readonly towns: ReadyJourneyData['towns']
}

function Stop({ ready, stop, index, journey, towns }: StopProps) {
  const { place, nights, about, see, via, gap } = stop
  const position = journey?.rides.findIndex(({ from }) => from === index) ?? -1
  const ride = position < 0 ? null : journey!.rides[position]!
  const day = ready.stops.slice(0, index).reduce((sum, before) => sum + (before.nights ?? 0), 0)
  const isLast = index === ready.stops.length - 1
  const passed = (towns[position] ?? []).filter((town) => town !== place && town !== ready.stops[index + 1]?.place)
  return (
    <li>
      <span className="stop-number" aria-hidden="true">
        {index + 1}
      </span>
      <h3>
        {place}
        <small>
          Day {day + 1}
          {nights ? `, ${nightsText(nights)}` : ''}
        </small>
      </h3>
      {about && <p>{about}</p>}
      {see && <p className="ready__see">To see: {see.join(', ')}.</p>}
      {gap && <p className="ride-box">No ride here: on by train to {ready.stops[index + 1]!.place}.</p>}
      {ride && !isLast && (
        <div className="ride-box">
          <p>
            {ride.kind === 'tour' ? 'By way of the park to' : 'On to'} {ride.dropoff}
            {passed.length > 0 && `, past ${passed.join(', ')}`}
            {(via ?? []).length > 0 &&
              `, with a stop at ${via!.map((each) => `${each.place} (${formatDuration(each.minutes)})`).join(' and ')}`}
            .
          </p>
          <RideFacts ride={ride} />
          <RideFares ride={ride} />
        </div>
      )}
      {!ride && !gap && !isLast && parkNamed(place) && (
        <p className="ride-box">From the park on to {ready.stops[index + 1]!.place}, in the price of the tour.</p>
      )}
    </li>
  )
}
