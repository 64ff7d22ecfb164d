/** The page on which the operator takes a booking by telephone: first the price, then the guest. */
import { MAX_EMAIL, MAX_PHONE } from '#domain/bookings/request/details.ts'
import { notesOf } from '#domain/bookings/driver/driver-notes.ts'
import { showPrice } from '#domain/bookings/agreed/agreed-price.ts'
import { TOUR_LENGTHS, tourTypeText } from '#domain/contract-texts.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { vehicleClasses, vehicleName, vehiclePrice } from '#domain/fares/vehicles.ts'
import { tourEndText } from '#domain/tours/tour-texts.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { hasDurations, parksOnSale } from '#domain/tours/parks.ts'
import { ENGLISH, OFFERED } from '#domain/languages/languages.ts'
import { PARTY_SIZES } from '#domain/tours/tour-price.ts'
import { Choice, Field, NoteField, Refusal, Submit } from '#worker/platform/plain-page.tsx'
import { quotedTour, type TelephoneQuote, type Typed } from './telephone.ts'
import { HOME } from '#worker/platform/access.ts'
import { OperatorPage } from './parts.tsx'
import { languageWords } from '#worker/lists/words.ts'

const NEW_BOOKING = `${HOME}/new`

/** What is asked of a guest once there is a price. */
interface Asked<Kind extends TelephoneQuote['kind']> {
  readonly quote: Extract<TelephoneQuote, { readonly kind: Kind }>['quote']
  readonly typed: Typed
}

function TripFields({ typed }: { readonly typed: Typed }) {
  return (
    <form method="get" action={NEW_BOOKING}>
      <Field label="From" name="pickup" defaultValue={typed.pickup} autoComplete="off" />
      <Field label="To" name="dropoff" defaultValue={typed.dropoff} autoComplete="off" />
      <Choice
        label="Tour, by way of its park; without transport leave both places empty"
        name="park"
        defaultValue={typed.park ?? ''}
        choices={[['', 'No tour'], ...parksOnSale().map(({ name }) => [name, name] as const)]}
      />
      <Submit>Show the price</Submit>
    </form>
  )
}

function VehicleChoice({ quote, typed }: Asked<'transfer'>) {
  const choices = vehicleClasses().map((vehicle) => {
    const price = showPrice(vehiclePrice(vehicle, quote), ENGLISH_TEXTS.formats)
    return [vehicle, `${vehicleName(vehicle)}, ${price}`] as const
  })
  return (
    <Choice
      label="Vehicle"
      name="vehicle"
      defaultValue={typed.vehicle ?? ''}
      required
      choices={[['', 'Choose'], ...choices]}
    />
  )
}

function TourChoices({ quote, typed }: Asked<'tour'>) {
  const { park } = quote
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
                <td key={tourLength}>{formatUsd(quotedTour(quote, { tourLength, travelers }))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Choice
        label="Length"
        name="tourLength"
        defaultValue={typed.tourLength ?? lengths[0]}
        choices={lengths.map((length) => [length, tourTypeText(length)])}
      />
      <Choice
        label="Travelers"
        name="travelers"
        defaultValue={typed.travelers ?? '2'}
        choices={PARTY_SIZES.map((travelers) => [travelers, travelers])}
      />
    </>
  )
}

function BookingFields({ quote, typed }: { readonly quote: TelephoneQuote; readonly typed: Typed }) {
  const { pickup, dropoff, token } = quote.quote
  const park = quote.kind === 'tour' ? quote.quote.park : ''
  const text = (name: string) => ({ name, defaultValue: typed[name], autoComplete: 'off' })
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
        <VehicleChoice quote={quote.quote} typed={typed} />
      ) : (
        <TourChoices quote={quote.quote} typed={typed} />
      )}
      <Field label="Pickup date" name="date" type="date" defaultValue={typed.date} required />
      <Field label="Pickup time, Sri Lanka time" name="time" type="time" defaultValue={typed.time} required />
      <Field label="Phone, with the country code" type="tel" maxLength={MAX_PHONE} required {...text('phone')} />
      <Field label="E-mail; without one the guest gets no mail" type="email" maxLength={MAX_EMAIL} {...text('email')} />
      {OFFERED.length > 1 && (
        <Choice
          label="Language of the mails"
          name="language"
          defaultValue={typed.language ?? ENGLISH}
          choices={OFFERED.map((language) => [language, languageWords({ language }) ?? 'English'])}
        />
      )}
      {notesOf(quote.kind).map((name) => (
        <NoteField key={name} name={name} kind={quote.kind} value={typed[name] ?? ''} autoComplete="off" />
      ))}
      <Submit>Book at this price</Submit>
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
    <OperatorPage>
      <Refusal>{refusal}</Refusal>
      <h1>A booking by telephone</h1>
      <TripFields typed={typed} />
      {quote && <BookingFields quote={quote} typed={typed} />}
    </OperatorPage>
  )
}
