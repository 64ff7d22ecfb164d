/** The choices of a tour: duration, travelers, transport. */
import { useId } from 'react'
import { isAdamsPeak, MAX_TRAVELERS, MIN_TRAVELERS, SAFARI_TYPES, type SafariType } from '#domain/safari.ts'
import { PlaceField } from '../../place-field/place-field.tsx'
import type { TourState } from './use-tour.ts'

const TRAVELERS = Array.from({ length: MAX_TRAVELERS - MIN_TRAVELERS + 1 }, (_, i) => MIN_TRAVELERS + i)

export function TourForm({ tour, hotels, chooseType, chooseTravelers, chooseTransport, chooseHotels }: TourState) {
  const id = useId()
  return (
    <form className="tour-form" aria-label="Your tour" onSubmit={(event) => event.preventDefault()}>
      {!isAdamsPeak(tour.park) && (
        <div className="field">
          <label className="field__label" htmlFor={`${id}-type`}>Duration</label>
          <select className="field__control" id={`${id}-type`} value={tour.type} onChange={(event) => chooseType(event.target.value as SafariType)}>
            {SAFARI_TYPES.map((type) => <option key={type}>{type}</option>)}
          </select>
        </div>
      )}
      <div className="field">
        <label className="field__label" htmlFor={`${id}-travelers`}>Travelers</label>
        <select className="field__control" id={`${id}-travelers`} value={tour.travelers} onChange={(event) => chooseTravelers(Number(event.target.value))}>
          {TRAVELERS.map((count) => <option key={count}>{count}</option>)}
        </select>
      </div>
      <label className="tour-form__transport">
        <input type="checkbox" checked={tour.transport} onChange={(event) => chooseTransport(event.target.checked)} /> Need Transport ?
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
