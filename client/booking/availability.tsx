/**
 * Whether a car can be there: asked once a pickup is chosen, and said beside the button that books, with the hours and
 * vehicles that are free instead. Nothing is asked while the office counts no cars. docs/product.md#cars
 */
import { useEffect, useState } from 'react'
import { useHydrated } from '#client/forms/hydration.tsx'
import { useTexts } from '#client/languages/language.tsx'
import { useSiteApi } from '#client/api.ts'
import {
  fits,
  type Party,
  partyOfEach,
  smallestVehicleFor,
  type VehicleClass,
  vehicleClasses,
  vehicleNameIn,
} from '#domain/fares/vehicles.ts'
import { vehiclesFor } from '#domain/journeys/journey-fares.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { CarsOfClass, WithAvailability } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import type { BookingSubject } from './booking-subject.tsx'
import { useTypedParty } from './form/draft-storage.ts'
import { FORMS, RETURN_NAMES } from './form/form-fields.ts'

/** What the Worker has left in the page. */
export const carsAreCounted = () =>
  (JSON.parse(document.getElementById('page-data')!.textContent!) as { readonly countsCars?: true }).countsCars === true

/** Somebody still types: only what they end with is asked for. */
const TYPING_MS = 400

/** `null` where nobody knows. */
type Answer<T> = { readonly about: string; readonly said: T | null } | null

/**
 * @param question what is asked, as JSON; `null` while there is nothing to ask
 * @returns the answer to this very question; `undefined` while it is on its way
 */
export function useAvailability<T>(
  question: string | null,
  ask: (signal: AbortSignal) => Promise<T | null | undefined>,
): T | null | undefined {
  const counts = useHydrated() && carsAreCounted()
  const asked = counts ? question : null
  const [answer, setAnswer] = useState<Answer<T>>(null)
  useEffect(() => {
    if (asked === null) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      void look(asking.signal, asked)
    }, TYPING_MS)
    async function look(signal: AbortSignal, about: string) {
      // Who gets no answer books as where nothing is counted: the answer to the booking says how it stands.
      const said = await ask(signal).catch(() => null)
      if (!signal.aborted) setAnswer({ about, said: said ?? null })
    }
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked])
  if (asked === null) return null
  return answer?.about === asked ? answer.said : undefined
}

/** The class that a ride takes, among those that were asked for; of a tour the only one. */
export const carsFor = (all: readonly CarsOfClass[] | null | undefined, vehicle: VehicleClass | null) =>
  all?.find((each) => vehicle === null || each.vehicle === vehicle) ?? null

export const noneOf = (all: readonly CarsOfClass[] | null | undefined): readonly VehicleClass[] =>
  (all ?? []).filter(({ cars }) => cars === 'none').map(({ vehicle }) => vehicle)

/** The smallest free vehicle that takes a party. */
export const freeVehicleFor = (party: Party, none: readonly VehicleClass[]) =>
  vehicleClasses().find((vehicle) => fits(party, vehicle) && !none.includes(vehicle))

/** The vehicle of which two take a party, where none is free that takes it alone; else `null`, as for a single traveler. */
export function twoInstead(party: Party, none: readonly VehicleClass[]): VehicleClass | null {
  if (vehiclesFor(party, false, 2) !== 2 || freeVehicleFor(party, none)) return null
  const each = smallestVehicleFor(partyOfEach(party, 2))!
  return fits(party, each) || none.includes(each) ? null : each
}

/** A ride of the form, or a car that stays, and what is free for it. */
export interface RideCars {
  /** Unique in the form. */
  readonly key: string
  readonly cars: CarsOfClass | null
  /** The classes of which none is free for it. */
  readonly none?: readonly VehicleClass[]
  /** The answer is on its way. */
  readonly isAsked?: boolean
  /** A tour names no class. */
  readonly isTour: boolean
  /** Where the form books several. @example 'Ride 2: …' */
  readonly named?: (text: string) => string
  /** The field for its time: a tap on another hour fills it in. */
  readonly timeField: string
}

type Asked = LocalMoment & { readonly travelers: number }

const isMoment = ({ date, time }: LocalMoment) => date !== '' && time !== ''

/** What is free for the rides of a form. @param at when they begin: `null` while no pickup is chosen, and without a way back */
export function useRideCars(
  subject: BookingSubject,
  at: LocalMoment | null,
  backAt: LocalMoment | null,
  vehicle: VehicleClass,
): readonly RideCars[] {
  const api = useSiteApi()
  const { cars: t } = useTexts('form')
  const party = useTypedParty()
  const isTour = subject.kind === 'tour'
  const { pickup, dropoff } = isTour ? subject : subject.fare
  const askedAt = (moment: LocalMoment | null): Asked | null =>
    moment && isMoment(moment)
      ? { date: moment.date, time: moment.time, travelers: isTour ? subject.travelers : party.travelers }
      : null
  const [there, back] = [askedAt(at), askedAt(backAt)]
  const tour = isTour ? { park: subject.park, pickup, dropoff, tourLength: subject.tourLength } : null
  const found = useAvailability<WithAvailability>(there && JSON.stringify([tour, pickup, dropoff, there]), (signal) =>
    tour ? api.findSafari(tour, { signal, at: there! }) : api.findTransfer(pickup, dropoff, { signal, at: there! }),
  )
  const foundBack = useAvailability<WithAvailability>(back && JSON.stringify([dropoff, pickup, back]), (signal) =>
    api.findTransfer(dropoff, pickup, { signal, at: back! }),
  )
  const of = isTour ? null : vehicle
  return [
    {
      key: 'there',
      cars: carsFor(found?.availability, of),
      none: noneOf(found?.availability),
      isAsked: found === undefined,
      isTour,
      timeField: FORMS[subject.kind].names.time,
    },
    ...(backAt
      ? [
          {
            key: 'back',
            cars: carsFor(foundBack?.availability, of),
            none: noneOf(foundBack?.availability),
            isAsked: foundBack === undefined,
            isTour,
            named: t.wayBack,
            timeField: RETURN_NAMES.time,
          },
        ]
      : []),
  ]
}

export const needsRequest = (rides: readonly Pick<RideCars, 'cars'>[]) =>
  rides.some(({ cars }) => cars?.cars === 'none')

/** True where the form says of every ride that a car is free. */
export const saysFree = (rides: readonly Pick<RideCars, 'cars'>[]) =>
  rides.length > 0 && rides.every(({ cars }) => cars !== null && cars.cars !== 'none')

/** What is said of the cars; `null` where plenty are free. */
export function carsText({ cars, isTour }: Pick<RideCars, 'cars' | 'isTour'>, texts: Texts): string | null {
  if (cars === null || cars.cars === 'free') return null
  const { cars: t } = texts.in('form')
  return (cars.cars === 'few' ? t.few : t.none)(isTour ? '' : vehicleNameIn(cars.vehicle, texts))
}
