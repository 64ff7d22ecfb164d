/** The page on which the operator takes a booking by telephone: first the price, then the guest. */
import { MAX_EMAIL, MAX_PHONE } from '#domain/bookings/request/details.ts'
import { noteFieldLabel, noteMax, noteRow, notesOf } from '#domain/bookings/driver/driver-notes.ts'
import { showPrice } from '#domain/bookings/agreed/agreed-price.ts'
import { TOUR_LENGTHS, tourTypeText } from '#domain/contract-texts.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_CLASSES, VEHICLE_NAMES, vehiclePrice } from '#domain/fares/vehicles.ts'
import { tourEndText } from '#domain/tours/tour-texts.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { hasDurations, PARKS } from '#domain/tours/parks.ts'
import { ENGLISH, OFFERED } from '#domain/languages/languages.ts'
import { PARTY_SIZES } from '#domain/tours/tour-price.ts'
import { Field } from '#worker/platform/plain-page.tsx'
import { quotedTour, type TelephoneQuote, type Typed } from './telephone.ts'
import { HOME } from '#worker/platform/access.ts'
import { Top } from './parts.tsx'
import { languageWords } from '#worker/lists/words.ts'

const NEW_BOOKING = `${HOME}/new`

function TripFields({ typed }: { readonly typed: Typed }) {
  return (
    <form method="get" action={NEW_BOOKING}>
      <Field label="From" name="pickup" defaultValue={typed.pickup} autoComplete="off" />
      <Field label="To" name="dropoff" defaultValue={typed.dropoff} autoComplete="off" />
      <label>
        Tour, by way of its park; without transport leave both places empty
        <select name="park" defaultValue={typed.park ?? ''}>
          <option value="">No tour</option>
          {PARKS.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="actions">
        <button className="button button--go" type="submit">
          Show the price
        </button>
      </div>
    </form>
  )
}

function Vehicles({
  quote,
  typed,
}: {
  readonly quote: TelephoneQuote & { readonly kind: 'transfer' }
  readonly typed: Typed
}) {
  return (
    <label>
      Vehicle
      <select name="vehicle" defaultValue={typed.vehicle ?? ''} required>
        <option value="">Choose</option>
        {VEHICLE_CLASSES.map((vehicle) => (
          <option key={vehicle} value={vehicle}>
            {VEHICLE_NAMES[vehicle]}, {showPrice(vehiclePrice(vehicle, quote.quote), ENGLISH_TEXTS.formats)}
          </option>
        ))}
      </select>
    </label>
  )
}

function TourChoices({
  quote,
  typed,
}: {
  readonly quote: TelephoneQuote & { readonly kind: 'tour' }
  readonly typed: Typed
}) {
  const { park } = quote.quote
  const lengths = hasDurations(park) ? TOUR_LENGTHS : TOUR_LENGTHS.slice(0, 1)
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Travelers</th>
            {lengths.map((length) => (
              <th key={length} scope="col">
                {tourTypeText(length)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PARTY_SIZES.map((travelers) => (
            <tr key={travelers}>
              <th scope="row">{travelers}</th>
              {lengths.map((tourLength) => (
                <td key={tourLength}>{formatUsd(quotedTour(quote.quote, { tourLength, travelers }))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label>
        Length
        <select name="tourLength" defaultValue={typed.tourLength ?? lengths[0]}>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {tourTypeText(length)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Travelers
        <select name="travelers" defaultValue={typed.travelers ?? '2'}>
          {PARTY_SIZES.map((travelers) => (
            <option key={travelers} value={travelers}>
              {travelers}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

function LanguageField({ typed }: { readonly typed: Typed }) {
  return (
    <label>
      Language of the mails
      <select name="language" defaultValue={typed.language ?? ENGLISH}>
        {OFFERED.map((language) => (
          <option key={language} value={language}>
            {languageWords({ language }) ?? 'English'}
          </option>
        ))}
      </select>
    </label>
  )
}

function BookingFields({ quote, typed }: { readonly quote: TelephoneQuote; readonly typed: Typed }) {
  const { kind } = quote
  const { pickup, dropoff, token } = quote.quote
  const park = quote.kind === 'tour' ? quote.quote.park : ''
  return (
    <form method="post" action={NEW_BOOKING}>
      <h2>
        {park === ''
          ? `${pickup} -> ${dropoff}`
          : `${park}: ${tourEndText(pickup, park, 'entrance', ENGLISH_TEXTS)} -> ${tourEndText(dropoff, park, 'exit', ENGLISH_TEXTS)}`}
        , {quote.quote.distance} km
      </h2>
      {Object.entries({ token, pickup, dropoff, park }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {quote.kind === 'transfer' ? (
        <Vehicles quote={quote} typed={typed} />
      ) : (
        <TourChoices quote={quote} typed={typed} />
      )}
      <Field label="Pickup date" name="date" type="date" defaultValue={typed.date} required />
      <Field label="Pickup time, Sri Lanka time" name="time" type="time" defaultValue={typed.time} required />
      <Field
        label="Phone, with the country code"
        name="phone"
        type="tel"
        maxLength={MAX_PHONE}
        defaultValue={typed.phone}
        required
        autoComplete="off"
      />
      <Field
        label="E-mail; without one the guest gets no mail"
        name="email"
        type="email"
        maxLength={MAX_EMAIL}
        defaultValue={typed.email}
        autoComplete="off"
      />
      {OFFERED.length > 1 && <LanguageField typed={typed} />}
      {notesOf(kind).map((name) => {
        const { value } = noteRow(name)
        const field = { name, defaultValue: typed[name] ?? '', maxLength: noteMax(name, kind), autoComplete: 'off' }
        return (
          <label key={name}>
            {noteFieldLabel(name, kind, ENGLISH_TEXTS)}
            {value === 'text' ? (
              <textarea {...field} rows={3} />
            ) : (
              <input {...field} inputMode={value === 'count' ? 'numeric' : undefined} />
            )}
          </label>
        )
      })}
      <div className="actions">
        <button className="button button--go" type="submit">
          Book at this price
        </button>
      </div>
    </form>
  )
}

interface TelephonePageProps {
  readonly typed: Typed
  /** `null` until there is a price. */
  readonly quote: TelephoneQuote | null
  /** What has to be typed otherwise. */
  readonly refusal?: string | undefined
}

export function TelephonePage({ typed, quote, refusal }: TelephonePageProps) {
  return (
    <>
      <Top />
      <main>
        {refusal !== undefined && (
          <p className="notice notice--bad" role="alert">
            {refusal}
          </p>
        )}
        <h1>A booking by telephone</h1>
        <TripFields typed={typed} />
        {quote && <BookingFields quote={quote} typed={typed} />}
      </main>
    </>
  )
}
