/** The choices of a tour: duration, travelers, transport. */
import { TOUR_TYPES, tourLength, type TourType, tourTypeText } from '#domain/contract-texts.ts'
import { useId } from 'react'
import { useSiteApi } from '#client/api.ts'
import { Select } from '#client/forms/fields.tsx'
import { useHydrated, useValueBeforeHydration } from '#client/forms/hydration.ts'
import { PlaceField } from '#client/places/place-field.tsx'
import { hasFare } from '#client/quote/trip-fare.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { hasDurations, isAtGate } from '#domain/safaris/parks.ts'
import { durationHint } from '#domain/safaris/tour-duration.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS } from '#domain/safaris/tour-price.ts'
import type { TourState } from './tour-choice.ts'

const TRAVELERS = Array.from({ length: MAX_TRAVELERS - MIN_TRAVELERS + 1 }, (_, i) => String(MIN_TRAVELERS + i))

/** While both fields hold the park. */
const NO_TRANSPORT = 'No transport is booked yet: enter your hotel to be driven.'

export function TourForm({
  tour,
  hotels,
  chooseLength,
  chooseTravelers,
  chooseTransport,
  chooseHotels,
  onEntered,
}: TourState) {
  const id = useId()
  const hydrated = useHydrated()
  const api = useSiteApi()
  const isReachable = (hotel: string) => hasFare(api, { pickup: hotel, dropoff: tour.park })
  const checkbox = useValueBeforeHydration<HTMLInputElement, boolean>(
    (input) => input.checked,
    tour.transport,
    chooseTransport,
  )
  return (
    <form
      className="tour-form"
      action={paths.safari(parkSlug(tour.park))}
      method="get"
      aria-label="Your tour"
      onSubmit={(event) => event.preventDefault()}
    >
      {hasDurations(tour.park) && (
        <div className="field">
          <label className="field__label" htmlFor={`${id}-type`}>
            Duration
          </label>
          <Select
            id={`${id}-type`}
            name="type"
            aria-describedby={`${id}-hint`}
            options={TOUR_TYPES}
            value={tourTypeText(tour.tourLength)}
            onChoose={(type) => chooseLength(tourLength(type as TourType))}
          />
        </div>
      )}
      <div className="field">
        <label className="field__label" htmlFor={`${id}-travelers`}>
          Travelers
        </label>
        <Select
          id={`${id}-travelers`}
          name="travelers"
          options={TRAVELERS}
          value={String(tour.travelers)}
          onChoose={(count) => chooseTravelers(Number(count))}
        />
      </div>
      <p className="tour-form__hint field__hint" id={`${id}-hint`}>
        {durationHint(tour.park)}
      </p>
      <label className="tour-form__transport">
        <input
          ref={checkbox}
          name="transport"
          type="checkbox"
          checked={tour.transport}
          onChange={(event) => chooseTransport(event.target.checked)}
        />{' '}
        <span>
          Need <span className="tour-form__whole">Transport ?</span>
        </span>
      </label>
      {!hydrated && <button className="button until-alive">Show the price</button>}
      {tour.transport && (
        <div className="tour-form__hotels">
          <PlaceField
            label="Pickup hotel"
            name="pickup"
            value={hotels.pickup}
            onChoose={(pickup) => chooseHotels({ pickup })}
            hasFare={isReachable}
            onEntered={(entered) => onEntered('pickup', entered)}
          />
          <PlaceField
            label="Dropoff hotel"
            name="dropoff"
            value={hotels.dropoff}
            onChoose={(dropoff) => chooseHotels({ dropoff })}
            hasFare={isReachable}
            onEntered={(entered) => onEntered('dropoff', entered)}
          />
          <p className="tour-form__no-transport" role="status">
            {isAtGate(hotels.pickup, tour.park) && isAtGate(hotels.dropoff, tour.park) && NO_TRANSPORT}
          </p>
        </div>
      )}
    </form>
  )
}
