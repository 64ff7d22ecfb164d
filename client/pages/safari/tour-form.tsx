/** The choices of a tour: duration, travelers, transport. */
import { TOUR_LENGTHS, tourLength, type TourType, tourTypeText } from '#domain/duration-and-tour-length.ts'
import { type ReactNode, useId } from 'react'
import { useSiteApi } from '#client/api.ts'
import { Select } from '#client/forms/fields.tsx'
import { rich, useAddress, useLanguage } from '#client/languages/language.tsx'
import { KeptFields, useHydrated, useValueBeforeHydration } from '#client/forms/hydration.tsx'
import { PlaceField } from '#client/places/place-field.tsx'
import { fareCode } from '#client/quote/loaded-rates.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { hasDurations, isAtGate } from '#domain/tours/parks.ts'
import { durationHint } from '#domain/tours/tour-texts.ts'
import { PARTY_SIZES } from '#domain/tours/tour-price.ts'
import type { TourState } from './tour-choice.ts'

/** What an address may fill into the form. */
const OWN_FIELDS = ['travelers']

const TRAVELERS = PARTY_SIZES.map(String)

export function TourForm({
  tour,
  hotels,
  chooseLength,
  chooseTravelers,
  chooseTransport,
  chooseHotels,
  onEntered,
  parkName,
}: TourState & {
  /** As the page's texts name the park. */
  readonly parkName: string
}) {
  const id = useId()
  const hydrated = useHydrated()
  const texts = useLanguage()
  const { page, lengths } = texts.in('tours')
  const { form: t } = page
  const address = useAddress()
  const api = useSiteApi()
  const isReachable = async (hotel: string) =>
    (await fareCode())?.hasFare(api, { pickup: hotel, dropoff: tour.park }) ?? false
  const checkbox = useValueBeforeHydration<HTMLInputElement, boolean>(
    (input) => input.checked,
    tour.transport,
    chooseTransport,
  )
  return (
    <form
      className="tour-form"
      action={address(paths.safari(parkSlug(tour.park)))}
      method="get"
      aria-label={t.label}
      onSubmit={(event) => event.preventDefault()}
    >
      {hasDurations(tour.park) && (
        <div className="field">
          <label className="field__label" htmlFor={`${id}-type`}>
            {t.duration}
          </label>
          <Select
            id={`${id}-type`}
            name="type"
            aria-describedby={`${id}-hint`}
            options={TOUR_LENGTHS.map((length) => ({ value: tourTypeText(length), text: lengths[length] }))}
            value={tourTypeText(tour.tourLength)}
            onChoose={(type) => chooseLength(tourLength(type as TourType))}
          />
        </div>
      )}
      <div className="field">
        <label className="field__label" htmlFor={`${id}-travelers`}>
          {t.travelers}
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
        {durationHint(tour.park, texts)}
      </p>
      <label className="tour-form__transport">
        <input
          ref={checkbox}
          name="transport"
          type="checkbox"
          checked={tour.transport}
          onChange={(event) => chooseTransport(event.target.checked)}
        />{' '}
        <span>{rich(t.transport<ReactNode>((text) => <span className="tour-form__whole">{text}</span>))}</span>
      </label>
      {!hydrated && <KeptFields others={OWN_FIELDS} />}
      {!hydrated && <button className="button until-alive">{t.show}</button>}
      {tour.transport && (
        <div className="tour-form__hotels">
          {(['pickup', 'dropoff'] as const).map((end) => (
            <PlaceField
              key={end}
              label={t[end]}
              name={end}
              value={isAtGate(hotels[end], tour.park) ? parkName : hotels[end]}
              apartFrom={[tour.park]}
              onChoose={(hotel) => chooseHotels({ [end]: hotel })}
              hasFare={isReachable}
              onEntered={(entered) => onEntered(end, entered)}
            />
          ))}
          <p className="tour-form__no-transport" role="status">
            {isAtGate(hotels.pickup, tour.park) && isAtGate(hotels.dropoff, tour.park) && t.noTransport}
          </p>
        </div>
      )}
    </form>
  )
}
