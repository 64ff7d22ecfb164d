/** The whole trip: its stops in order, each ride with its fare, the price of all of it, and the form that books it. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLoaderData } from 'react-router'
import { currentTime, subscribeToClock } from '#client/device/clock.ts'
import { BOOKING_HREF, BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { keepInDraft, useDraftField } from '#client/booking/draft.ts'
import { useVehicleChoice } from '#client/booking/vehicle-choice.ts'
import { shareLink } from '#client/device/sharing.ts'
import { KeptFields, useHydrated } from '#client/forms/hydration.tsx'
import { dayText } from '#client/journey/day-texts.ts'
import { JourneyMap } from '#client/journey/journey-map.tsx'
import { ReadyCards } from '#client/journey/ready-cards.tsx'
import { WaysToTravel } from '#client/journey/ways-to-travel.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { MapServiceContext, OWN_MAP_SERVICE } from '#client/map/map-service.ts'
import { rich, useAddress, useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import type { PricedJourney, ShownJourney } from '#domain/journeys/shown-journey.ts'
import { whatsappLink } from '#domain/brand.ts'
import { type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import { type Plan, MAX_PARTY, partyOfPlan, planAddress, smallestForPlan } from '#domain/journeys/plan.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { trail } from './head.ts'
import { type JourneyState, useJourney } from './journey-state.ts'
import type { JourneyData } from './load.ts'
import { isRoundTrip, reorder, reverse, toggleRoundTrip, withField } from './plan-editing.ts'
import { Choice, Moment, PlanButton } from './plan-fields.tsx'
import { isOtherPrice, type SeenPrice, withSeenPrice } from './seen-price.ts'
import { StopList } from './stop-list.tsx'
import { faresOf, Total, wayFacts } from './total.tsx'
import { Warnings } from './way.tsx'
import '#client/journey/journey-layout.css'
import './journey.css'

const NUMBERS = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), String(from + i)] as const)
const TRAVELERS = NUMBERS(1, MAX_PARTY)
const BAGS = NUMBERS(0, MAX_PARTY)

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
  const chosenWay = useDraftField('journey', 'arrangement')
  const [said, announce] = useState('')
  const hydrated = useHydrated()
  const journey = shown.state === 'priced' ? shown.journey : null
  const [vehicle, onVehicle] = useVehicleChoice(smallestForPlan(loaded, journey?.vehicles ?? 1))
  const arrangement = journey?.stay && chosenWay === 'stay' ? 'stay' : 'rides'
  const backText = (place: string) => (isColomboAirport(place) ? t.backToAirport : t.backTo(place))
  useSeenPrice(loaded, journey, seen)
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
                vehicle={vehicle}
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
            {journey && !hasUnknown && (
              <>
                <ChangedPrice journey={journey} seen={seen} vehicle={vehicle} />
                <Better journey={journey} state={state} announce={announce} />
                <Total
                  plan={loaded}
                  journey={journey}
                  vehicle={vehicle}
                  onVehicle={onVehicle}
                  arrangement={arrangement}
                  pending={pending}
                />
                <Warnings journey={journey} ride={null} />
                <Share journey={journey} plan={loaded} />
              </>
            )}
            {plan.stops.length > 1 && <JourneyMap journey={journey} />}
          </div>
          {journey && !hasUnknown && (
            <WaysToTravel
              journey={journey}
              vehicle={vehicle}
              stayCancelling={stayCancelling}
              choice={{ arrangement, onArrangement: chooseArrangement }}
            />
          )}
        </div>
        {journey && !hasUnknown && (
          <JourneyBar journey={journey} vehicle={vehicle} arrangement={arrangement} pending={pending} />
        )}
      </div>
      {journey && (
        // Hidden, it keeps what was typed.
        <div className="band booking-band" hidden={hasUnknown || undefined}>
          <BookingSection kind="journey" plan={loaded} journey={journey} arrangement={arrangement} pending={pending} />
        </div>
      )}
      {shown.state === 'started' && (
        <section className="band" aria-labelledby="ready">
          <h2 id="ready">{t.ready}</h2>
          <ReadyCards cards={ready} />
        </section>
      )}
      <p className="visually-hidden" role="status">
        {pending || !journey || hasUnknown ? said : `${said} ${totalInWords(journey, vehicle, arrangement, texts)}`}
      </p>
    </>
  )
}

/** The rides of the page's plan beside a plan that is still being priced, where the stops are the same. */
function matching(journey: PricedJourney | null, loaded: Plan, plan: Plan): PricedJourney | null {
  const same = loaded.stops.length === plan.stops.length
  return same && loaded.stops.every(({ place, gap }, i) => place === plan.stops[i]!.place && gap === plan.stops[i]!.gap)
    ? journey
    : null
}

function totalInWords(journey: PricedJourney, vehicle: VehicleClass, arrangement: Arrangement, texts: Texts): string {
  const { usd, lkr } = vehiclePrice(vehicle, faresOf(journey, arrangement))
  const { formats } = texts
  const name = texts.in('site').vehicles[vehicle]
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
        onChoose={(start) => change((now) => withField(now, 'start', start), 'detail')}
      />
      {plan.start && (
        <Moment
          label={t.lastDay}
          type="date"
          name="end"
          min={plan.start}
          value={plan.end ?? ''}
          onChoose={(end) => change((now) => withField(now, 'end', end), 'detail')}
        />
      )}
      <Choice
        label={t.travelers}
        name="travelers"
        value={String(partyOfPlan(plan).travelers)}
        options={TRAVELERS}
        onChoose={(many) => change((now) => withField(now, 'travelers', Number(many)), 'detail')}
      />
      <Choice
        label={t.bags}
        name="bags"
        value={String(plan.bags ?? 0)}
        options={BAGS}
        onChoose={(many) => change((now) => withField(now, 'bags', Number(many)), 'detail')}
      />
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

/** When one comes to a stop. */
function whenText({ stops, start }: Plan, index: number, texts: Texts): string {
  const day = stops.slice(0, index).reduce((sum, { nights }) => sum + (nights ?? 0), 0)
  return dayText(day, start, texts)
}

/** The message about a stop, or about a place on the way after it. */
function problemText(shown: ShownJourney, index: number, onTheWay?: number): string | undefined {
  if (shown.state !== 'refused') return undefined
  const about = onTheWay === undefined ? `stops.${index}` : `stops.${index}.via.${onTheWay}`
  const isAbout = (field: string) =>
    field === about || (field.startsWith(`${about}.`) && (onTheWay !== undefined || !field.includes('.via.')))
  return shown.fields.find(({ field }) => isAbout(field))?.message
}

/** The place that a refused field holds. @example placeAt(plan, 'stops.1.via.0.place') // 'Labookellie' */
function placeAt({ stops }: Plan, field: string): string | undefined {
  const [, index, position] = /^stops\.(\d+)(?:\.via\.(\d+))?/.exec(field) ?? []
  const stop = index === undefined ? undefined : stops[Number(index)]
  return position === undefined ? stop?.place : stop?.via?.[Number(position)]?.place
}

interface JourneyStatusProps {
  readonly plan: Plan
  readonly shown: ShownJourney
  readonly hasUnknown: boolean
  readonly pending: boolean
  readonly onRetry: () => void
}

/** Said where there is no price. */
function JourneyStatus({ plan, shown, hasUnknown, pending, onRetry }: JourneyStatusProps) {
  const { notice } = useTexts('site')
  const { status: t } = useTexts('journey')
  if (shown.state === 'priced' && !hasUnknown) return null
  return (
    <section className="fare journey__status" aria-busy={pending} aria-label={t.label}>
      {hasUnknown ? (
        <p>{notice.unknownAny}</p>
      ) : shown.state === 'failed' ? (
        <>
          <p>{notice.failed}</p>
          <p>
            {t.kept}{' '}
            <button type="button" className="button button--quiet" onClick={onRetry}>
              {t.again}
            </button>
          </p>
        </>
      ) : shown.state === 'refused' ? (
        <>
          <p>{t.refused}</p>
          <ul>
            {shown.fields.map(({ field, message }) => {
              const place = placeAt(plan, field)
              return <li key={field}>{place ? t.problem(place, message) : message}</li>
            })}
          </ul>
        </>
      ) : (
        <p>{t.started}</p>
      )}
    </section>
  )
}

interface ChangedPriceProps {
  readonly journey: PricedJourney
  readonly seen: SeenPrice | null
  readonly vehicle: VehicleClass
}

const VEHICLE_ORDER: readonly VehicleClass[] = ['mini', 'car', 'van']

/** A link that was made at other prices says so. */
function ChangedPrice({ journey, seen, vehicle }: ChangedPriceProps) {
  const { total: t } = useTexts('journey')
  const formats = useFormats()
  if (!seen || !isOtherPrice(seen, journey.total)) return null
  const before = seen.usd[VEHICLE_ORDER.indexOf(vehicle)]!
  return (
    <p className="journey__notice" role="note">
      {t.changed(formats.date(seen.date), formats.usd(before), formats.usd(vehiclePrice(vehicle, journey.total).usd))}
    </p>
  )
}

/**
 * Keeps the price in the address, so that a copied link can tell later what it was. A link that tells of another price
 * stays as it is until the plan is changed.
 */
function useSeenPrice(plan: Plan, journey: PricedJourney | null, seen: SeenPrice | null) {
  const { language } = useLanguage()
  useEffect(() => {
    if (!journey || seen) return
    const { date } = sriLankaTime(currentTime())
    const path = withSeenPrice(planAddress(plan), journey.total, date)
    history.replaceState(history.state, '', addressIn(language, path) + location.hash)
  }, [plan, journey, seen, language])
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

/** Share, print. */
function Share({ journey, plan }: { readonly journey: PricedJourney; readonly plan: Plan }) {
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const { share: t } = useTexts('journey')
  const facts = wayFacts(journey, useFormats())
  const title = t.title(plan.stops[0]!.place, plan.stops.at(-1)!.place, ...facts)
  const share = async () => setCopied((await shareLink({ title, url: location.href })) === 'copied')
  return (
    <p className="journey__share" data-waiting={hydrated ? undefined : ''}>
      <button type="button" className="chip" onClick={() => void share()}>
        {copied ? t.copied : t.share}
      </button>
      <button type="button" className="chip" onClick={() => window.print()}>
        {t.print}
      </button>
      <a
        className="chip"
        href={whatsappLink(t.question(plan.stops.map(({ place }) => place)))}
        target="_blank"
        rel="noopener"
      >
        {t.ask}
      </a>
    </p>
  )
}

interface JourneyBarProps {
  readonly journey: PricedJourney
  readonly vehicle: VehicleClass
  readonly arrangement: Arrangement
  readonly pending: boolean
}

/** The total at the lower edge of a small screen, while the plan is on it. */
function JourneyBar({ journey, vehicle, arrangement, pending }: JourneyBarProps) {
  const { lkr, usd } = vehiclePrice(vehicle, faresOf(journey, arrangement))
  const { total: t } = useTexts('journey')
  const { vehicles } = useTexts('site')
  const formats = useFormats()
  return (
    <aside className="fare-bar" aria-label={t.title} aria-busy={pending}>
      <p>
        <small>
          {vehicles[vehicle]} ·{' '}
          <data translate="no" value={lkr}>
            {formats.lkr(lkr)}
          </data>
        </small>
        <strong>
          <data translate="no" value={usd}>
            {formats.usd(usd)}
          </data>
        </strong>
      </p>
      <a className="button" href={BOOKING_HREF}>
        {rich(t.book<ReactNode>((text) => <span className="visually-hidden">{text}</span>))}
      </a>
    </aside>
  )
}

export { handle } from './head.ts'
