/** The choices of a tour: duration, travelers, transport. */
import { useId } from 'react'
import { Select } from '#client/forms/fields.tsx'
import { useValueBeforeHydration } from '#client/forms/hydration.ts'
import { PlaceField } from '#client/places/place-field.tsx'
import { isAdamsPeak, MAX_TRAVELERS, MIN_TRAVELERS, TOUR_TYPES, type TourType } from '#domain/safaris/tour-price.ts'
import type { TourState } from './tour-choice.ts'

const TRAVELERS = Array.from({ length: MAX_TRAVELERS - MIN_TRAVELERS + 1 }, (_, i) => String(MIN_TRAVELERS + i))

export function TourForm({ tour, hotels, chooseType, chooseTravelers, chooseTransport, chooseHotels }: TourState) {
  const id = useId()
  const checkbox = useValueBeforeHydration<HTMLInputElement, boolean>((input) => input.checked, tour.transport, chooseTransport)
  return (
    <form className="tour-form" aria-label="Your tour" onSubmit={(event) => event.preventDefault()}>
      {!isAdamsPeak(tour.park) && (
        <div className="field">
          <label className="field__label" htmlFor={`${id}-type`}>Duration</label>
          <Select id={`${id}-type`} options={TOUR_TYPES} value={tour.type} onChoose={(type) => chooseType(type as TourType)} />
        </div>
      )}
      <div className="field">
        <label className="field__label" htmlFor={`${id}-travelers`}>Travelers</label>
        <Select id={`${id}-travelers`} options={TRAVELERS} value={String(tour.travelers)} onChoose={(count) => chooseTravelers(Number(count))} />
      </div>
      <label className="tour-form__transport">
        <input ref={checkbox} type="checkbox" checked={tour.transport} onChange={(event) => chooseTransport(event.target.checked)} /> Need Transport ?
      </label>
      {tour.transport && (
        <div className="tour-form__hotels">
          <PlaceField label="Pickup hotel" name="pickup" value={hotels.pickup} onChoose={(pickup) => chooseHotels({ pickup })} />
          <PlaceField label="Dropoff hotel" name="dropoff" value={hotels.dropoff} onChoose={(dropoff) => chooseHotels({ dropoff })} />
        </div>
      )}
    </form>
  )
}
