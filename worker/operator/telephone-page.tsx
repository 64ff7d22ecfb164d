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
import { closedOn } from '#domain/prices/dated-price.ts'
import { dependsOnDates, hasDatedPrices } from '#domain/prices/seasons.ts'
import { priceReasons } from '#domain/quotes/dates-in-words.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { Choice, Field, NoteField, Refusal, Submit, Tick } from '#worker/platform/plain-page.tsx'
import { fareByTelephone, pickupTyped, quotedTour, SHOWN_FOR, type TelephoneQuote, type Typed } from './telephone.ts'
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
      {dependsOnDates() && (
        <>
          <Field label="Pickup date" name="date" type="date" defaultValue={typed.date} />
          <Field label="Pickup time, Sri Lanka time" name="time" type="time" defaultValue={typed.time} />
        </>
      )}
      <Submit>Show the price</Submit>
    </form>
  )
}

function VehicleChoice({ quote, typed }: Asked<'transfer'>) {
  const choices = vehicleClasses().map((vehicle) => {
    const price = showPrice(vehiclePrice(vehicle, fareByTelephone(quote, typed)), ENGLISH_TEXTS.formats)
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
                <td key={tourLength}>{formatUsd(quotedTour(quote, { tourLength, travelers }, typed))}</td>
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

/** For which day and hour the form shows its prices, and why they are what they are. */
function PricesOf({ quote, typed }: { readonly quote: TelephoneQuote; readonly typed: Typed }) {
  const at = pickupTyped(typed)
  const reasons =
    quote.kind === 'tour'
      ? priceReasons(at, null, ENGLISH_TEXTS)
      : vehicleClasses().flatMap((vehicle) => priceReasons(at, vehicle, ENGLISH_TEXTS))
  return (
    <>
      <p>
        Prices of {showDate(at.date)}
        {at.time && `, ${at.time}`}
        {reasons.length > 0 && `: ${[...new Set(reasons)].join('; ')}`}
      </p>
      <input type="hidden" name={SHOWN_FOR.date} value={at.date} />
      <input type="hidden" name={SHOWN_FOR.time} value={at.time} />
    </>
  )
}

function BookingFields({ quote, typed }: { readonly quote: TelephoneQuote; readonly typed: Typed }) {
  const { pickup, dropoff, token } = quote.quote
  const park = quote.kind === 'tour' ? quote.quote.park : ''
  const text = (name: string) => ({ name, defaultValue: typed[name], autoComplete: 'off' })
  const driven = { park: park || null, vehicle: vehicleClasses().find((each) => each === typed.vehicle) ?? null }
  const closed = typed.date !== undefined && closedOn(typed.date, driven) !== null
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
      {hasDatedPrices() && <PricesOf quote={quote} typed={typed} />}
      {quote.kind === 'transfer' ? (
        <VehicleChoice quote={quote.quote} typed={typed} />
      ) : (
        <TourChoices quote={quote.quote} typed={typed} />
      )}
      <Field label="Pickup date" name="date" type="date" defaultValue={typed.date} required />
      <Field label="Pickup time, Sri Lanka time" name="time" type="time" defaultValue={typed.time} required />
      {closed && (
        <Tick name="closed" value="meant" defaultChecked={typed.closed === 'meant'}>
          We drive on this closed day
        </Tick>
      )}
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
    <OperatorPage list="new">
      <Refusal>{refusal}</Refusal>
      <h1>A booking by telephone</h1>
      <TripFields typed={typed} />
      {quote && <BookingFields quote={quote} typed={typed} />}
    </OperatorPage>
  )
}
