/** What a visitor does with a plan: each step makes a new one. */
import { MAX_STOPS_ON_THE_WAY } from '#domain/fares/stops-and-waiting.ts'
import { type Plan, type PlannedStop, MAX_STOPS, planAddress, saidOf } from '#domain/journeys/plan.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { useCallback, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { usePageChoice } from '#client/page-choice.ts'
import type { EnteredText } from '#client/places/combobox.ts'
import type { JourneyData } from './load.ts'

type Stops = readonly PlannedStop[]

const withStops = (plan: Plan, stops: Stops): Plan => ({ ...plan, stops: [...stops] })

export const hasRoom = ({ stops }: Plan) => stops.length < MAX_STOPS

/** The plan with a value of one field; without the field where the value is empty. */
export function withField(
  plan: Plan,
  name: 'start' | 'end' | 'flight' | 'travelers' | 'bags',
  value: string | number,
): Plan {
  return saidOf({
    ...plan,
    [name]: value === '' ? undefined : value,
    // Another party may need one vehicle.
    ...(typeof value === 'number' && { vehicles: undefined }),
  })
}

/** A change of one stop; what is undefined goes. */
export function changeStop(plan: Plan, index: number, change: Partial<PlannedStop>): Plan {
  return withStops(
    plan,
    plan.stops.map((stop, i) => (i === index ? saidOf({ ...stop, ...change }) : stop)),
  )
}

/** @param at index of the new stop; what lay on the way to the next one is left with the stop before */
export function addStop(plan: Plan, at: number, place: string): Plan {
  if (!hasRoom(plan)) return plan
  return withStops(plan, [...plan.stops.slice(0, at), { place }, ...plan.stops.slice(at)])
}

/** Where a stop is added that nobody has placed: before the airport at which the journey ends. */
export const newStopIndex = ({ stops }: Plan) =>
  stops.length > 1 && isColomboAirport(stops.at(-1)!.place) ? stops.length - 1 : stops.length

export function removeStop(plan: Plan, index: number): Plan {
  return withStops(
    plan,
    plan.stops.filter((_, i) => i !== index),
  )
}

/** What belongs to a way between two stops stays where it is only if both its ends stay. */
function withoutLostWays(stops: Stops, before: Stops): Stops {
  const nextBefore = new Map(before.map((stop, i) => [stop, before[i + 1]]))
  return stops.map((stop, i) =>
    (stop.via || stop.gap) && nextBefore.get(stop) !== stops[i + 1]
      ? saidOf({ ...stop, via: undefined, gap: undefined, bagsByCar: undefined })
      : stop,
  )
}

/** The stops in another order. @param order indices of the stops as they are */
export function reorder(plan: Plan, order: readonly number[]): Plan {
  return withStops(
    plan,
    withoutLostWays(
      order.map((index) => plan.stops[index]!),
      plan.stops,
    ),
  )
}

/** @param to the index that the stop has afterwards */
export function moveStop(plan: Plan, from: number, to: number): Plan {
  const order = plan.stops.map((_, i) => i)
  const [moved] = order.splice(from, 1)
  if (moved === undefined || to < 0 || to > order.length) return plan
  order.splice(to, 0, moved)
  return reorder(plan, order)
}

/** The other way round: a stop on the way, or a gap, is then on the way from the other end. */
export function reverse(plan: Plan): Plan {
  const { stops } = plan
  return withStops(
    plan,
    stops
      .map((stop, i) => {
        const way: Partial<PlannedStop> = stops[i - 1] ?? {}
        const via = way.via && [...way.via].reverse()
        return saidOf({ ...stop, via, gap: way.gap, bagsByCar: way.bagsByCar, leaves: undefined })
      })
      .reverse(),
  )
}

export function isRoundTrip({ stops }: Plan): boolean {
  return stops.length > 2 && placeKey(stops[0]!.place) === placeKey(stops.at(-1)!.place)
}

/** Leads back to the first place, or no longer. */
export function toggleRoundTrip(plan: Plan): Plan {
  return isRoundTrip(plan)
    ? removeStop(plan, plan.stops.length - 1)
    : addStop(plan, plan.stops.length, plan.stops[0]!.place)
}

export const hasRoomOnTheWay = ({ via }: PlannedStop) => (via?.length ?? 0) < MAX_STOPS_ON_THE_WAY

/** @param minutes of waiting there */
export function addOnTheWay(plan: Plan, index: number, place: string, minutes: number): Plan {
  const stop = plan.stops[index]!
  return hasRoomOnTheWay(stop) ? changeStop(plan, index, { via: [...(stop.via ?? []), { place, minutes }] }) : plan
}

/** @param change `null` takes it away */
export function changeOnTheWay(
  plan: Plan,
  index: number,
  position: number,
  change: { readonly place?: string; readonly minutes?: number } | null,
): Plan {
  const via = (plan.stops[index]!.via ?? []).flatMap((each, i) =>
    i !== position ? [each] : change ? [{ ...each, ...change }] : [],
  )
  return changeStop(plan, index, { via: via.length > 0 ? via : undefined })
}

/**
 * Keys for the stops of a plan that stay with a stop while it moves, so that its fields keep the focus and what is
 * typed.
 */
export interface KeyedStops {
  readonly places: readonly string[]
  readonly keys: readonly string[]
  /** The number of the next new key. */
  readonly next: number
}

/** The keys of another plan: by the same place at the same index, else by the same place, else by the index. */
export function keyStops(before: KeyedStops | null, stops: Stops): KeyedStops {
  const places = stops.map(({ place }) => placeKey(place))
  const free = new Map((before?.keys ?? []).map((key, i) => [i, { key, place: before!.places[i]! }]))
  const keys: (string | undefined)[] = places.map(() => undefined)
  const take = (index: number, from: number) => {
    keys[index] = free.get(from)!.key
    free.delete(from)
  }
  places.forEach((place, i) => {
    if (free.get(i)?.place === place) take(i, i)
  })
  places.forEach((place, i) => {
    if (keys[i] !== undefined) return
    const found = [...free].find(([, old]) => old.place === place)
    if (found) take(i, found[0])
  })
  // Another place was chosen in its field: no stop was added or taken away.
  if (before?.places.length === places.length)
    places.forEach((_, i) => {
      if (keys[i] === undefined && free.has(i)) take(i, i)
    })
  let next = before?.next ?? 0
  return { places, keys: keys.map((key) => key ?? `stop-${next++}`), next }
}

export type JourneyState = ReturnType<typeof useJourney>

/** The plan on the page: the one of its address, or the one that the visitor has just made and that is being priced. */
export function useJourney({ plan: loaded }: Pick<JourneyData, 'plan'>) {
  const { revalidate, state } = useRevalidator()
  const { shown: plan, pending, latest, choose } = usePageChoice(loaded)
  const [keyed, setKeyed] = useState<{ readonly of: Plan; readonly stops: KeyedStops }>(() => ({
    of: plan,
    stops: keyStops(null, plan.stops),
  }))
  const current = keyed.of === plan ? keyed : { of: plan, stops: keyStops(keyed.stops, plan.stops) }
  if (current !== keyed) setKeyed(current)
  const [entered, setEntered] = useState<Readonly<Record<string, EnteredText | undefined>>>({})

  const made = useRef('')

  /**
   * Shows another plan. The back button undoes one change: one of the same field, as arrow keys make several, is the same
   * change as long as nothing else was done. While its page is still loading, the router has no entry of it to replace.
   */
  function change(edit: (plan: Plan) => Plan, field = '') {
    const before = field + planAddress(latest())
    const next = edit(latest())
    if (next === latest()) return
    choose(next, planAddress(next), field !== '' && !pending && made.current === before)
    made.current = field + planAddress(next)
  }

  return {
    plan,
    /** A key for each stop, which stays with it while it moves. */
    keys: current.stops.keys,
    /** True while the plan is being priced. */
    pending: pending || state === 'loading',
    change,
    /** Prices the plan again. */
    retry: useCallback(() => void revalidate(), [revalidate]),
    /** True while a field holds a text that is no place: the journey has no price then. */
    hasUnknown: Object.keys(entered).length > 0,
    onEntered: useCallback((field: string, text: EnteredText | null) => {
      setEntered((all) => saidOf({ ...all, [field]: text ?? undefined }))
    }, []),
  }
}
