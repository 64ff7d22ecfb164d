/** The way from one stop of a plan to the next: its ride with km, time and fares, stops on it, or no ride at all. */
import { waitingLkr } from '#domain/fares/stops-and-waiting.ts'
import { Usd } from '#client/money/price.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#client/forms/hydration.tsx'
import { RideFacts, RideFares } from '#client/journey/ride-facts.tsx'
import { lazyCodeWithTexts, useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import { CloseIcon } from '#client/pictures/icons.tsx'
import { PlaceField } from '#client/places/place-field.tsx'
import { type VehicleClass, vehicleNameIn, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { JourneyRide, JourneyWarning, PricedJourney } from '#domain/journeys/journey-calls.ts'
import type { Plan, PlannedStop } from '#domain/journeys/plan.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import {
  type JourneyState,
  addOnTheWay,
  addStop,
  changeOnTheWay,
  changeStop,
  hasRoom,
  hasRoomOnTheWay,
} from './plan-editing.ts'
import { type BagsByCarProps, Choice, noFare, PlanButton } from './plan-fields.tsx'

/** Minutes at a stop on the way, when it is added. */
const firstMinutes = () => priceList().waiting?.freeMinutes ?? 30
const MINUTES = [15, 30, 45, 60, 90, 120, 150, 180]

interface WayProps extends BagsByCarProps {
  /** Its day, such as 'Thu 3 Dec'. */
  readonly when: string
  /** What is wrong with a place on the way. */
  readonly problemAt: (position: number) => string | undefined
}

const endsOf = ({ stops }: Plan, index: number) => stops.slice(index, index + 2).map(({ place }) => place)

/** The ride that drives the way after a stop, and whether it begins there: a tour goes on after its park. */
function rideAfter(journey: PricedJourney | null, index: number): { ride: JourneyRide; position: number } | null {
  const position = journey?.rides.findIndex(({ from, to }) => from <= index && index < to) ?? -1
  return position < 0 ? null : { ride: journey!.rides[position]!, position }
}

export function Way({ index, when, state, vehicle, journey, announce, problemAt }: WayProps) {
  const { way: t } = useTexts('journey')
  const { plan, change } = state
  const stop = plan.stops[index]!
  const next = plan.stops[index + 1]!
  const found = rideAfter(journey, index)
  const begins = found?.ride.from === index
  if (stop.gap)
    return (
      <div className="way way--gap ride-box">
        <input type="hidden" name={`gap${index + 1}`} value="1" />
        {stop.bagsByCar && <input type="hidden" name={`bags${index + 1}`} value="1" />}
        <p>
          <b>{when}</b> {(found ? t.ends : t.none)(stop.place, next.place)}
        </p>
        <LateBags index={index} state={state} vehicle={vehicle} journey={journey} announce={announce} />
        <p className="way__actions">
          <PlanButton
            state={state}
            edit={(now) => changeStop(now, index, { gap: undefined, bagsByCar: undefined })}
            onDone={() => announce(t.taken(stop.place, next.place))}
          >
            {t.take}
          </PlanButton>
        </p>
      </div>
    )
  return (
    <>
      <FoldedWay isOpen={stop.via?.some((_, position) => problemAt(position)) ?? false} pending={state.pending}>
        <summary className="way__line">
          <WayLine ride={found?.ride ?? null} begins={begins} stop={stop} next={next} vehicle={vehicle} />
        </summary>
        {found && begins && vehicle && <RideFares ride={found.ride} vehicle={vehicle} />}
        <OnTheWay index={index} stop={stop} state={state} vehicle={vehicle} announce={announce} problemAt={problemAt}>
          {hasRoom(plan) && <PlaceBetween key={plan.stops.length} index={index} state={state} announce={announce} />}
          <PlanButton
            state={state}
            edit={(now) => changeStop(now, index, { gap: true, via: undefined })}
            onDone={() => announce(t.left(stop.place, next.place))}
          >
            {t.leave}
          </PlanButton>
        </OnTheWay>
      </FoldedWay>
      {found && begins && <Warnings journey={journey!} ride={found.position} onStop={(place) => addSight(place)} />}
    </>
  )

  function addSight(place: string) {
    // The sight is offered until the plan with it has its price: a second tap must not add it again.
    const isAdded = (now: Plan) => now.stops[index]!.via?.some((each) => each.place === place)
    change((now) => (isAdded(now) ? now : addOnTheWay(now, index, place, firstMinutes())))
    announce(t.added(place))
  }
}

const bagsCode = lazyCodeWithTexts(() => import('./bags-by-car.tsx'), 'train')

/** Few go by train. */
function LateBags(props: BagsByCarProps) {
  const texts = useLanguage()
  const [code, setCode] = useState<Awaited<ReturnType<typeof bagsCode>>>(null)
  useEffect(() => void bagsCode(texts).then(setCode), [texts])
  return code && <code.BagsByCar {...props} />
}

interface FoldedWayProps {
  /** Something in it is wrong. */
  readonly isOpen: boolean
  readonly pending: boolean
  readonly children: ReactNode
}

/** One line that opens, also without scripts. What the visitor opens stays open. */
function FoldedWay({ isOpen, pending, children }: FoldedWayProps) {
  const way = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isOpen) way.current!.open = true
  }, [isOpen])
  return (
    <details className="way ride-box" ref={way} aria-busy={pending}>
      {children}
    </details>
  )
}

interface WayLineProps {
  /** `null` while the plan has no price. */
  readonly ride: JourneyRide | null
  /** The ride begins at the stop. */
  readonly begins: boolean
  readonly stop: PlannedStop
  readonly next: PlannedStop
  readonly vehicle: VehicleClass | null
}

/** The ride in one line: km, time, price. Its places are above and below it. */
function WayLine({ ride, begins, stop, next, vehicle }: WayLineProps) {
  const { way: t } = useTexts('journey')
  if (!ride) return t.ends(stop.place, next.place)
  const via = stop.via ?? []
  const price = begins && vehicle && vehiclePrice(vehicle, ride)
  return (
    <>
      <span className="visually-hidden">{t.endsOf(stop.place, next.place)}</span>
      {begins ? <RideFacts ride={ride} /> : <span className="ride-facts">{t.fromPark}</span>}
      {price && <Usd className="way__price" value={price.usd} data-lkr={price.lkr} />}
      {via.length > 0 && <small>{t.via(via.map(({ place }) => place))}</small>}
    </>
  )
}

interface WarningsProps {
  readonly journey: PricedJourney
  /** Index of the ride; `null` for the journey as a whole. */
  readonly ride: number | null
  /** Adds a sight as a stop on the way. */
  readonly onStop?: (place: string) => void
}

export function Warnings({ journey, ride, onStop }: WarningsProps) {
  const { stopThere } = useTexts('journey').way
  const warnings = journey.warnings.filter((warning) => warning.ride === ride)
  if (warnings.length === 0) return null
  return (
    <ul className="warnings">
      {warnings.map((warning: JourneyWarning) => (
        <li key={warning.code + warning.text} data-code={warning.code}>
          <span>{warning.text}</span>
          {warning.code === 'sight-on-the-way' && onStop && (
            <button type="button" className="chip" onClick={() => onStop(warning.place)}>
              {stopThere}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface OnTheWayProps extends Omit<WayProps, 'journey' | 'when'> {
  readonly stop: PlannedStop
  /** What else can be done with this way. */
  readonly children: ReactNode
}

/** The stops on the way, with their minutes and what those cost. */
function OnTheWay({ index, stop, state, vehicle, announce, problemAt, children }: OnTheWayProps) {
  const { way: t } = useTexts('journey')
  const { duration } = useFormats()
  const waitingText = useWaitingText(vehicle)
  const { change, keys, onEntered } = state
  const hydrated = useHydrated()
  const [isAdding, setIsAdding] = useState(false)
  const via = stop.via ?? []
  const ends = endsOf(state.plan, index)
  return (
    <>
      {via.length > 0 && (
        <ul className="on-the-way">
          {via.map(({ place, minutes }, position) => (
            <li key={`${place}-${position}`}>
              <PlaceField
                label={t.onTheWay}
                name={`via${index + 1}`}
                value={place}
                apartFrom={ends}
                onChoose={(name) => change((now) => changeOnTheWay(now, index, position, { place: name }))}
                hasFare={noFare}
                onEntered={(entered) => onEntered(`${keys[index]}-${position}`, entered)}
              />
              <Choice
                label={<span className="visually-hidden">{t.time(place)}</span>}
                name={`wait${index + 1}`}
                value={String(minutes ?? firstMinutes())}
                options={MINUTES.map((each) => [String(each), duration(each)] as const)}
                onChoose={(text, field) =>
                  change((now) => changeOnTheWay(now, index, position, { minutes: Number(text) }), field + position)
                }
              />
              <PlanButton
                className="stop__remove"
                label={t.remove(place)}
                state={state}
                edit={(now) => changeOnTheWay(now, index, position, null)}
                onDone={() => announce(t.removed(place))}
              >
                <CloseIcon size={20} />
              </PlanButton>
              {problemAt(position) ? (
                <small className="on-the-way__problem">{problemAt(position)}</small>
              ) : (
                <small className="on-the-way__note">{waitingText(minutes ?? firstMinutes())}</small>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <PlaceField
          key={via.length}
          label={t.onTheWay}
          name={`via${index + 1}`}
          value=""
          apartFrom={ends}
          focusOnLoad
          onChoose={(name) => {
            setIsAdding(false)
            change((now) => addOnTheWay(now, index, name, firstMinutes()))
            announce(t.added(name))
          }}
          hasFare={noFare}
          onEntered={(entered) => onEntered(`${keys[index]}-new`, entered)}
        />
      )}
      <div>
        {!hydrated && hasRoomOnTheWay(stop) && (
          <label className="plan-field until-alive until-alive--text">
            {t.addTo(state.plan.stops[index + 1]!.place)}
            <input className="field__control" name={`via${index + 1}`} autoComplete="off" />
          </label>
        )}
        <p className="way__actions">
          {hasRoomOnTheWay(stop) && (
            <button
              type="button"
              className="chip"
              data-waiting={hydrated ? undefined : ''}
              aria-expanded={isAdding}
              onClick={() => setIsAdding(!isAdding)}
            >
              {t.add}
            </button>
          )}
          {children}
        </p>
      </div>
    </>
  )
}

const QUARTER_HOUR = 15

/** What the minutes at a stop cost, and what more of them would. */
function useWaitingText(vehicle: VehicleClass | null): (minutes: number) => string {
  const texts = useLanguage()
  const { way: t } = texts.in('journey')
  const { duration, lkr } = texts.formats
  return (minutes) => {
    const { waiting } = priceList()
    if (!waiting || !vehicle) return t.waitingIncluded
    const { freeMinutes } = waiting
    const paid = Math.ceil(Math.max(0, minutes - freeMinutes) / QUARTER_HOUR)
    const rate = lkr(waitingLkr(vehicle, [freeMinutes + 1]))
    return paid === 0
      ? t.waitingFree(freeMinutes, rate)
      : t.waitingPaid(freeMinutes, duration(minutes - freeMinutes), rate, vehicleNameIn(vehicle, texts))
  }
}

interface PlaceBetweenProps {
  readonly index: number
  readonly state: JourneyState
  readonly announce: (text: string) => void
}

/** Adds a stop with nights between two others. */
function PlaceBetween({ index, state: { plan, change, onEntered, keys }, announce }: PlaceBetweenProps) {
  const t = useTexts('journey')
  const hydrated = useHydrated()
  const [isAdding, setIsAdding] = useState(false)
  if (!isAdding)
    return (
      <button
        type="button"
        className="chip"
        data-waiting={hydrated ? undefined : ''}
        aria-expanded={false}
        onClick={() => setIsAdding(true)}
      >
        {t.way.stayBetween}
      </button>
    )
  return (
    <span className="way__between">
      <PlaceField
        label={t.way.stayAt}
        name="between"
        value=""
        apartFrom={endsOf(plan, index)}
        focusOnLoad
        onChoose={(name) => {
          change((now) => addStop(now, index + 1, name))
          announce(t.stop.added(name, index + 2))
        }}
        hasFare={noFare}
        onEntered={(entered) => onEntered(`${keys[index]}-between`, entered)}
      />
    </span>
  )
}
