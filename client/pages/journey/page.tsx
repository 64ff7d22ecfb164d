/** The whole trip: its stops in order, each ride with its fare, the price of all of it, and the form that books it. */
import { NewTab, Breadcrumb, type Crumb } from '#client/link.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { currentTime, subscribeToClock } from '#client/device/clock.ts'
import { BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { keepInDraft, useDraftField, usePricesOfForm, useVehicleChoice } from '#client/booking/form/draft-storage.ts'
import { shareLink } from '#client/device/sharing.ts'
import { lazyCode } from '#client/lazy-code.ts'
import { KeptFields, useHydrated } from '#client/forms/hydration.tsx'
import { JourneyMap } from '#client/journey/journey-map.tsx'
import { ReadyCards } from '#client/journey/ready-cards.tsx'
import { WaysToTravel } from '#client/journey/ways-to-travel.tsx'
import { MapServiceContext, OWN_MAP_SERVICE } from '#client/map/map-service.ts'
import { useAddress, useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import { whatsappLink } from '#domain/brand.ts'
import { onceForEachList } from '#domain/prices/current-price-list.ts'
import { cheapestVehicle, countedVehicle, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement, PricedJourney, ShownJourney } from '#domain/journeys/journey-calls.ts'
import { type Plan, maxParty, partyOfPlan, planAddress, partyInEach } from '#domain/journeys/plan.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { sriLankaTime, addDays } from '#domain/sri-lanka-time.ts'
import { failedPage, type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import {
  type JourneyState,
  useJourney,
  isRoundTrip,
  reorder,
  reverse,
  toggleRoundTrip,
  withField,
} from './plan-editing.ts'
import type { JourneyData } from './load.ts'
import { Choice, Moment, PlanButton } from './plan-fields.tsx'
import type { SeenPrice } from './seen-price.ts'
import { StopList } from './stop-list.tsx'
import { ChangedPrice, faresOf, JourneyBar, JourneyStatus, Total, wayFacts } from './total.tsx'
import { Warnings } from './way.tsx'
import '#client/journey/journey-layout.css'
import './journey.css'

const NUMBERS = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), String(from + i)] as const)
const options = onceForEachList(() => ({ travelers: NUMBERS(1, maxParty()), bags: NUMBERS(0, maxParty()) }))

const chooseArrangement = (arrangement: Arrangement) => keepInDraft('journey', { arrangement })

export function Component() {
  const page = useLoaderData<JourneyData>()
  return (
    // No place is asked of a map service: our own roads price all rides in one go.
    <MapServiceContext value={OWN_MAP_SERVICE}>
      <BookingPage>
        <Planner {...page} />
      </BookingPage>
    </MapServiceContext>
  )
}

/** What an address may fill into the form: the plan has its own days and vehicles. */
const OWN_FIELDS = ['date', 'time', 'vehicle', 'travelers', 'bags']

function Planner({ plan: loaded, shown, stayCancelling, seen, ready }: JourneyData) {
  const texts = useLanguage()
  const t = texts.in('journey')
  const address = useAddress()
  const state = useJourney({ plan: loaded })
  const { plan, pending, hasUnknown } = state
  // A shared link says which vehicle and which way were looked at; the form puts that into the draft.
  const link = new URLSearchParams(useLocation().search)
  const chosenWay = useDraftField('journey', 'arrangement') ?? link.get('way')
  const hydrated = useHydrated()
  const priced = shown.state === 'priced' ? shown.journey : null
  const journey = usePricesOfForm(priced)
  const [vehicle, onVehicle] = useVehicleChoice(
    journey?.total,
    partyInEach(loaded, journey?.vehicles ?? 1),
    link.get('vehicle'),
  )
  /** What is shown of it: nothing beside a text that is no place. */
  const sums = hasUnknown ? null : journey
  const arrangement = journey?.stay && chosenWay === 'stay' ? 'stay' : 'rides'
  const [said, announce] = useSaid(planAddress(plan) + vehicle)
  const backText = (place: string) => (isColomboAirport(place) ? t.backToAirport : t.backTo(place))
  useSeenPrice(loaded, priced, seen)
  return (
    <>
      <div className="fare-part">
        <div className="journey journey-page band">
          <header className="journey__head journey-page__head">
            <Breadcrumb trail={trail(texts)} />
            <h1>{t.title}</h1>
            <p>{t.intro}</p>
          </header>
          <form
            className="journey-page__stops"
            action={address(paths.journey)}
            method="get"
            aria-label={t.form}
            onSubmit={(event) => event.preventDefault()}
          >
            <WhenAndWho state={state} />
            {sums && <Warnings journey={sums} ride={null} />}
            <p className="journey__tools">
              {plan.stops.length > 1 && (
                <PlanButton state={state} edit={reverse} onDone={() => announce(t.reversed)}>
                  {t.reverse}
                </PlanButton>
              )}
              {plan.stops.length > 1 && (
                <PlanButton
                  state={state}
                  edit={toggleRoundTrip}
                  onDone={() => announce(isRoundTrip(plan) ? t.noRoundTrip : t.roundTrip)}
                >
                  {isRoundTrip(plan) ? t.oneWay : backText(plan.stops[0]!.place)}
                </PlanButton>
              )}
            </p>
            {/* In one box, so that the button leaves no gap when it goes. */}
            <div>
              <StopList
                state={state}
                announce={announce}
                whenAt={(index) => whenText(plan, index, texts)}
                problemAt={(index, onTheWay) => problemText(shown, index, onTheWay)}
                vehicle={arrangement === 'stay' ? null : vehicle}
                journey={pending ? matching(journey, loaded, plan) : journey}
              />
              {!hydrated && (
                <p className="until-alive until-alive--text">
                  <KeptFields others={OWN_FIELDS} />
                  <button className="button journey__submit">{t.show}</button>
                </p>
              )}
            </div>
          </form>
          <div className="journey-page__side">
            <JourneyStatus
              plan={loaded}
              shown={shown}
              hasUnknown={hasUnknown}
              pending={pending}
              onRetry={state.retry}
            />
            {sums && (
              <>
                <ChangedPrice journey={sums} seen={seen} vehicle={vehicle} />
                <Better journey={sums} state={state} announce={announce} />
                <Total
                  plan={loaded}
                  journey={sums}
                  vehicle={vehicle}
                  onVehicle={onVehicle}
                  arrangement={arrangement}
                  pending={pending}
                />
                <Share journey={sums} plan={loaded} choice={{ vehicle, way: arrangement }} />
              </>
            )}
            {plan.stops.length > 1 && <JourneyMap journey={journey} />}
          </div>
          {sums && (
            <WaysToTravel
              journey={sums}
              vehicle={vehicle}
              stayCancelling={sums.stayCancelling ?? stayCancelling}
              choice={{ arrangement, onArrangement: chooseArrangement }}
            />
          )}
        </div>
        {sums && <JourneyBar journey={sums} vehicle={vehicle} arrangement={arrangement} pending={pending} />}
      </div>
      {priced && (
        // Hidden, it keeps what was typed.
        <div className="band booking-band" hidden={hasUnknown || undefined}>
          <BookingSection kind="journey" plan={loaded} journey={priced} arrangement={arrangement} pending={pending} />
        </div>
      )}
      {shown.state === 'started' && (
        <section className="band" aria-labelledby="ready">
          <h2 id="ready">{t.ready}</h2>
          <ReadyCards cards={ready} />
        </section>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <p className="visually-hidden" role="status">
        {!pending && sums && totalInWords(sums, vehicle, arrangement, texts)}
      </p>
    </>
  )
}

/**
 * What the last step did. It is gone with the next step, also where that one says nothing.
 * @param shown what the page shows: another one after each step
 */
function useSaid(shown: string) {
  const [[said, after], set] = useState<readonly [said?: string, after?: string]>([])
  // What is said in the event of a step belongs to what is shown after it.
  if (said && after !== shown) set(after ? [] : [said, shown])
  return [said, (text: string) => set([text])] as const
}

/** The rides of the page's plan at their places in a plan that is still being priced; at none where a stop is another. */
const matching = (journey: PricedJourney | null, loaded: Plan, { stops }: Plan): PricedJourney | null =>
  journey && {
    ...journey,
    rides: journey.rides.map((ride) => {
      const ofRide = loaded.stops.slice(ride.from, ride.to + 1)
      const isAt = (at: number) =>
        ofRide.every(({ place, gap }, i) => place === stops[at + i]?.place && gap === stops[at + i]!.gap)
      // No stop has the number NaN: nothing is shown of a ride that is not found.
      const from = [ride.from, ...stops.keys()].find(isAt) ?? NaN
      return { ...ride, from, to: from + ride.to - ride.from }
    }),
  }

function totalInWords(journey: PricedJourney, vehicle: VehicleClass, arrangement: Arrangement, texts: Texts): string {
  const { usd, lkr } = vehiclePrice(vehicle, faresOf(journey, arrangement))
  const { formats } = texts
  const name = countedVehicle(journey.vehicles, vehicle, texts)
  return texts.in('journey').total.inWords(formats.usd(usd), formats.lkr(lkr), name, ...wayFacts(journey, formats))
}

/** Day of arrival, party. */
function WhenAndWho({ state }: { readonly state: JourneyState }) {
  const { plan, change } = state
  const t = useTexts('journey')
  const today = useToday()
  return (
    <div className="journey__who">
      <Moment
        label={t.firstDay}
        type="date"
        name="start"
        min={today}
        value={plan.start ?? ''}
        onChoose={(start, field) => change((now) => withField(now, 'start', start), field)}
      />
      {plan.start && (
        <Moment
          label={t.lastDay}
          type="date"
          name="end"
          min={plan.start}
          value={plan.end ?? ''}
          onChoose={(end, field) => change((now) => withField(now, 'end', end), field)}
        />
      )}
      {(['travelers', 'bags'] as const).map((name) => (
        <Choice
          key={name}
          label={t[name]}
          name={name}
          value={String(partyOfPlan(plan)[name])}
          options={options()[name]}
          onChoose={(many, field) => change((now) => withField(now, name, Number(many)), field)}
        />
      ))}
    </div>
  )
}

/** In Sri Lanka. Not on the server, whose page may be kept for minutes. */
function useToday(): string | undefined {
  return useSyncExternalStore(
    subscribeToClock,
    () => sriLankaTime(currentTime()).date,
    () => undefined,
  )
}

/** When one comes to a stop: its day by the date, or by its number where the start is not known. */
function whenText({ stops, start }: Plan, index: number, texts: Texts): string {
  const day = stops.slice(0, index).reduce((sum, { nights }) => sum + (nights ?? 0), 0)
  const { stop: t } = texts.in('journey')
  return start ? t.date(addDays(start, day)) : t.day(day + 1)
}

/** The message about a stop, or about a place on the way after it. */
function problemText(shown: ShownJourney, index: number, onTheWay?: number): string | undefined {
  if (shown.state !== 'refused') return undefined
  const about = onTheWay === undefined ? `stops.${index}` : `stops.${index}.via.${onTheWay}`
  const isAbout = (field: string) =>
    field === about || (field.startsWith(`${about}.`) && (onTheWay !== undefined || !field.includes('.via.')))
  return shown.fields.find(({ field }) => isAbout(field))?.message
}

const seenPriceCode = lazyCode(() => import('./seen-price.ts'))

/**
 * Keeps the price in the address, so that a copied link can tell later what it was. A link that tells of another price
 * stays as it is until the plan is changed.
 */
function useSeenPrice(plan: Plan, journey: PricedJourney | null, seen: SeenPrice | null) {
  const { language } = useLanguage()
  // The step to the form has an address of its own.
  const { hash } = useLocation()
  useEffect(() => {
    if (!journey || seen) return
    const { date } = sriLankaTime(currentTime())
    const { href } = location
    const keep = async () => {
      const code = await seenPriceCode()
      // Somebody may have gone on while the code was fetched.
      if (!code || location.href !== href) return
      const path = code.withSeenPrice(planAddress(plan), journey.total, date)
      history.replaceState(history.state, '', addressIn(language, path) + hash)
    }
    void keep()
  }, [plan, journey, seen, language, hash])
}

interface BetterProps {
  readonly journey: PricedJourney
  readonly state: JourneyState
  readonly announce: (text: string) => void
}

/** An order of the stops that saves a lot, with one tap. */
function Better({ journey: { better }, state, announce }: BetterProps) {
  const t = useTexts('journey')
  if (!better || state.pending) return null
  return (
    <div className="journey__better">
      <p>{better.text}</p>
      <PlanButton
        className="button button--quiet"
        state={state}
        edit={(now) => (now.stops.length === better.order.length ? reorder(now, better.order) : now)}
        onDone={() => announce(t.orderTaken)}
      >
        {t.takeOrder}
      </PlanButton>
    </div>
  )
}

interface ShareProps {
  readonly journey: PricedJourney
  readonly plan: Plan
  readonly choice: Readonly<Record<string, string>>
}

function Share({ journey, plan, choice }: ShareProps) {
  const hydrated = useHydrated()
  const [shared, setShared] = useState<'copied' | 'failed' | null>(null)
  const { share: t } = useTexts('journey')
  const facts = wayFacts(journey, useFormats())
  const title = t.title(plan.stops[0]!.place, plan.stops.at(-1)!.place, ...facts)
  const linkTo = () => {
    const link = new URL(location.href)
    for (const name in choice) link.searchParams.set(name, choice[name]!)
    return link.href
  }
  const share = async () => setShared(await shareLink({ title, url: linkTo() }))
  return (
    <p className="journey__share" data-waiting={hydrated ? undefined : ''}>
      <button type="button" className="chip" onClick={() => void share()}>
        {shared === 'copied' ? t.copied : t.share}
      </button>
      <button type="button" className="chip" onClick={() => window.print()}>
        {t.print}
      </button>
      <NewTab className="chip" href={whatsappLink(t.question(plan.stops.map(({ place }) => place)))}>
        {t.ask}
      </NewTab>
      {/* A chat's browser may have no bar with the address either. */}
      {shared === 'failed' && (
        <a className="journey__link" href={linkTo()} translate="no">
          {linkTo()}
        </a>
      )}
    </p>
  )
}

function trail(texts: Texts): Crumb[] {
  return [{ name: texts.in('journey').crumb, path: paths.journey }]
}

function planDescription(places: readonly string[], usd: string | null, texts: Texts): string {
  const { journey: t } = texts.in('frame').heads
  return usd ? t.pricedPlaces(places, usd) : t.places(places)
}

function head({ plan, shown }: JourneyData, _pathname: string, texts: Texts): PageHead {
  const { head: t, intro } = texts.in('journey')
  // The browser has no need of words for search engines.
  const keywords = import.meta.env.SSR && { keywords: texts.in('frame').heads.journey.keywords }
  // A plan belongs to its visitor. Without one, or with a number of travelers alone, this is the site's own page.
  const listed = !import.meta.env.SSR || Object.keys(plan).length === 1
  if (shown.state === 'started' && plan.stops.length === 1)
    return {
      title: t.title,
      description: import.meta.env.SSR ? texts.in('frame').heads.journey.description : intro,
      ...keywords,
      path: listed ? paths.journey : null,
      listed,
      // No service: without a plan there is no price that it could bear.
      ...(import.meta.env.SSR && { things: [breadcrumbs(trail(texts), texts)] }),
    }
  if (shown.state === 'failed') return failedPage(texts)
  const places = plan.stops.map(({ place }) => place)
  const [from, to] = [places[0]!, places.at(-1)!]
  const total = shown.state === 'priced' ? shown.journey.total : null
  const usd = total && texts.formats.usd(vehiclePrice(cheapestVehicle(total), total).usd)
  return {
    title: usd ? t.pricedPlan(from, to, usd) : t.plan(from, to),
    description: import.meta.env.SSR ? planDescription(places, usd, texts) : intro,
    ...keywords,
    path: null,
    listed: false,
  }
}

export const handle: PageHandle = { head }
