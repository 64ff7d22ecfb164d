/** The booking form of transfers and tours (docs/product.md#booking-form). */
import { Link } from '#client/link.tsx'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { Field } from '#client/forms/fields.tsx'
import { CHOSEN } from '#client/page-choice.ts'
import { rich, useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import {
  type VehiclePrice,
  priceIn,
  roomOf,
  type VehicleClass,
  vehicleNameIn,
  type Fare,
} from '#domain/fares/vehicles.ts'
import { caveatOf } from '#domain/bookings/agreed/caveats.ts'
import { latestPickupDate } from '#domain/bookings/request/pickup-time.ts'
import { pricesOf } from '#domain/fares/fare-of-classes.ts'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import { payAtTheEnd, severalRidesTerms } from '#domain/bookings/status-texts.ts'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { parseVehicleText } from '#domain/fares/vehicle-text.ts'
import { takes, type WholeParty } from '#domain/fares/bulky-things.ts'
import type { Formats } from '#domain/languages/formats.ts'
import { entryFeeText } from '#domain/journeys/included.ts'
import { nightBetween, pickupDay } from '#domain/languages/pickup-day.ts'
import type { Dictionary, Texts } from '#domain/languages/texts.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import { type LocalMoment, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { townBefore } from '#domain/tours/night-before.ts'
import { carsText, needsRequest, saysFree, useRideCars } from '#client/booking/availability.tsx'
import type { BookingFormProps, BookingSubject } from '#client/booking/booking-subject.tsx'
import { CarsNote } from '#client/booking/availability-note.tsx'
import { type FieldTexts, useDraftField, useVehicleChoice } from './draft-storage.ts'
import { childSeatErrors, fieldError, formErrors, formField, hasField, isTimeUnsaid, requestOf } from './form-checks.ts'
import { FORMS, NIGHT_NAMES, RETURN_NAMES } from './form-fields.ts'
import { type AskedRide, bookingQuestions } from './soon-and-overlap-questions.tsx'
import { ContactFields } from '#client/booking/fields/contact-fields.tsx'
import { FormFrame, VehicleField, MoneyTerms } from './form-frame.tsx'
import { type FormRules, type FormSaid, useFormState } from './form-state.ts'
import { JourneyForm, useJourneyCars } from './journey-form.tsx'
import { NightFold } from '#client/booking/fields/wait-and-night-fields.tsx'
import { plannedErrors, plannedField, plannedRequest, plannedRides } from './planned-request.ts'
import { addressOfTour, canStayAtPark, type PlannedWay, usePlannedWay, useToldNight } from './planned-way.ts'
import {
  noTime,
  OneWayWarning,
  PickupNotes,
  TourWarning,
  TimesOfChosenDay,
  TimesOfYear,
  typedPickup,
} from '#client/booking/fields/pickup-notes.tsx'
import {
  closedErrors,
  drivenBy,
  PriceReasons,
  useClosedText,
  useSubjectOn,
  wayBackOn,
} from '#client/booking/fields/pickup-prices.tsx'
import { DAWN, type ShownPickup, useNow, useShownPickup } from '#client/booking/fields/pickup-start.ts'
import { QuickPickups } from '#client/booking/fields/quick-pickups.tsx'
import { useInRupees } from '#client/booking/fields/residence.tsx'
import { ReturnFields, useWayBack, type WayBack } from '#client/booking/fields/return-fields.tsx'
import { DriverFields, PartyFields, TwoForBulky } from '#client/booking/fields/party-and-note-fields.tsx'
import { useWholeParty } from './form-draft.ts'
import { takeRide } from './rides-by-page.ts'
import '../fields/late-fields.css'

// The answers come in one chunk with the form, so that no answer has to wait for code.
export { BookingAnswer } from '#client/booking/sending/booking-answer.tsx'
export { takeTransfer } from './booking-from-link.ts'

/** The form of a journey, or of one ride. */
export function BookingForm(props: BookingFormProps) {
  return props.kind === 'journey' ? <JourneyForm {...props} /> : <RideForm {...props} />
}

function RideForm(props: TripFormProps) {
  return <TripForm key={useRide(props)} {...props} />
}

/** @returns another number where the form has another ride: it must be a new form then, as the page's first one was */
function useRide(subject: BookingSubject): number {
  const { kind } = subject
  const ends = kind === 'transfer' ? subject.fare : subject
  const [ride, setRide] = useState(0)
  const isOpen = useRef(false)
  const { pathname, search, state } = useLocation()
  const way = useNavigationType()
  useLayoutEffect(() => {
    // Links, and the way back, lead to another ride.
    const isSame = state === CHOSEN && way !== 'POP'
    // What was typed before the form has come stays in its fields.
    if (takeRide(kind, ends, isSame) && isOpen.current) setRide((before) => before + 1)
    isOpen.current = true
    // Once for each page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kind, pathname, search])
  return ride
}

type TripFormProps = BookingSubject & Pick<BookingFormProps, 'pending'>

function TripForm({ pending, ...asked }: TripFormProps) {
  const { kind } = asked
  const texts = useLanguage()
  const t = texts.in('form')
  const lives = useInRupees(kind)
  const { inRupees } = lives
  const now = useNow()
  const started = useShownPickup(asked, now)
  const { errors: wrong } = typedPickup(started, started.isChosen ? now : null, FORMS[kind].names, texts)
  const isWrong = Object.keys(wrong).length > 0
  const shown = isWrong ? { ...started, isRequest: false } : started
  const subject = useSubjectOn(asked, shown)
  const [vehicle] = useVehicleChoice(subject.kind === 'transfer' ? subject.fare.quote : null)
  const hasCaveat = caveatIn(subject, shown, vehicle, useWholeParty()) !== null
  const [date = '', time = ''] = [useDraftField(kind, RETURN_NAMES.date), useDraftField(kind, RETURN_NAMES.time)]
  const day = useDraftField(kind, 'date')
  const town = subject.kind === 'tour' ? townBefore(subject) : undefined
  const planned = usePlannedWay(asked, shown, vehicle)
  const found = useWayBack(subject.kind === 'transfer' ? subject.fare : null)
  // Where the driver waits the way back is on the day of the way there.
  const waits = planned !== null && subject.kind === 'transfer'
  const wayBack = wayBackOn(found, waits ? { date: shown.date, time: '' } : { date, time })
  const back = waits ? null : wayBack
  useToldNight(subject, planned, texts)
  // The way back from a night at a tour's park is driven even where the tour itself is a request.
  const isWholeRequest = hasCaveat && subject.kind === 'transfer'
  const at = shown.isChosen ? shown : null
  const ownCars = useRideCars(subject, planned ? null : at, back ? { date, time } : null, vehicle)
  const plannedCars = useJourneyCars(
    at && planned?.journey ? { plan: planned.plan, journey: planned.journey, arrangement: 'rides' } : null,
    planned?.pickups ?? [],
    planned?.vehicle ?? vehicle,
    (index) => (index === 0 ? FORMS[kind].names.time : NIGHT_NAMES.time),
  )
  const cars = planned ? plannedCars : ownCars
  const [first = NO_CARS, second = NO_CARS] = cars
  const chosen = { ...shown, isRequest: shown.isRequest || hasCaveat || needsRequest([first]) }
  const further = back ? [{ date, time }] : (planned?.pickups.slice(1) ?? [])
  // A form that nobody has touched yet starts at this moment, and has the words of every booking.
  const isRequest =
    hasCaveat ||
    (shown.isChosen &&
      (chosen.isRequest ||
        needsRequest(cars) ||
        further.some((pickup) => typedPickup(pickup, now, RETURN_NAMES, texts).isSoon)))
  const isLoading = pending || back?.fare === null || planned?.found === null
  const whole = planned?.journey?.total
  // Where the driver waits, or a night is spent at the park, the form names no price of the first ride alone.
  const offered: BookingSubject = !whole
    ? subject
    : subject.kind === 'transfer'
      ? { ...subject, fare: { ...subject.fare, quote: { ...subject.fare.quote, ...pricesOf(whole) } } }
      : { ...subject, ...planned.price }
  const quotes = subject.kind === 'transfer' ? [subject.fare.quote, ...(quoteOf(back) ? [quoteOf(back)!] : [])] : []
  /** Of all that the form books, in another vehicle. */
  const wholePriceIn = (other: VehicleClass) => {
    if (planned) return (planned.journey && priceIn(planned.journey.total, other)) ?? null
    return back && !quoteOf(back) ? null : priceOfAll(other, quotes)
  }
  const single =
    subject.kind === 'transfer' && quoteOf(wayBack)
      ? priceOfAll(vehicle, [subject.fare.quote, quoteOf(wayBack)!])
      : null
  const eachPrice = (fares: readonly Fare[], of: VehicleClass) =>
    fares.flatMap((fare) => priceIn(fare, of) ?? []).map(({ usd, lkr }) => ({ priceUsd: usd, priceLkr: lkr, inRupees }))
  const prices = planned?.price
    ? eachPrice(planned.journey!.rides, planned.vehicle)
    : subject.kind === 'tour'
      ? [{ priceUsd: subject.usd, inRupees }]
      : eachPrice(quotes, vehicle)
  const price = priceText(prices, texts.formats)
  const state = useFormState(
    rulesOf(subject, back, planned, price, texts, {
      ...lives,
      ...(saysFree(cars) && !hasCaveat ? { saidFree: true } : {}),
    }),
    isLoading,
  )
  const { errors } = state
  const closed = useClosedText(shown.date, drivenBy(subject, vehicle), now)
  const closedBack = useClosedText(back ? date : '', { vehicle }, now)
  const fieldErrors = {
    ...wrong,
    ...(back && typedPickup({ date, time }, now, RETURN_NAMES, texts).errors),
    ...(closed && { [FORMS[kind].names.date]: closed }),
    ...(closedBack && { [RETURN_NAMES.date]: closedBack }),
    ...errors,
  }
  return (
    <FormFrame
      state={state}
      subject={offered}
      title={isRequest ? t.onRequest[kind] : t.title[kind]}
      lead={leadText(subject.kind === 'tour' ? offered : subject, t, texts.formats)}
      button={t.button[isRequest ? 'request' : kind]}
      sum={{
        facts: [
          ...(subject.kind === 'transfer' ? [vehicleNameIn(vehicle, texts)] : []),
          ...[...(shown.isChosen ? [shown] : []), ...further].flatMap((pickup) => momentIn(pickup, texts)),
        ],
        price,
      }}
      isLoading={isLoading}
      money={
        <MoneyTerms
          arrangement="rides"
          // Beside a drive nobody expects them; a stop is where one pays them.
          entryFees={planned?.journey ? entryFeeText(planned.journey.rides, texts) : undefined}
          isRequest={isWholeRequest}
          pickups={[chosen, ...further.map((pickup) => ({ ...pickup, isRequest: needsRequest([second]) }))]}
          prices={prices}
          waits={hasCaveat || needsRequest(cars)}
          paymentTerms={(isOnline) =>
            further.length > 0 ? severalRidesTerms(isOnline, texts, lives) : payAtTheEnd(kind, isOnline, texts, lives)
          }
        />
      }
      cars={<CarsNote rides={cars} inRupees={inRupees} priceIn={wholePriceIn} />}
      bulky={
        subject.kind === 'transfer' && (
          <TwoForBulky
            fare={subject.fare}
            plan={planned?.plan ?? null}
            wholePriceIn={wholePriceIn}
            isLoading={isLoading}
          />
        )
      }
    >
      {offered.kind === 'transfer' && (
        <VehicleField
          fare={offered.fare.quote}
          inRupees={inRupees}
          date={shown.date}
          error={errors.vehicle}
          hint={<VehicleHint fare={offered.fare.quote} />}
        />
      )}
      <PickupTimeFields
        subject={subject}
        errors={fieldErrors}
        now={now}
        chosen={shown}
        isRequest={isRequest || shown.isRequest}
        hasCaveat={isWrong || hasCaveat || needsRequest([first])}
        cars={carsText(first, texts)}
      />
      <PriceReasons at={shown} vehicle={subject.kind === 'transfer' ? vehicle : null} />
      {subject.kind === 'tour' && (
        <>
          <OneWayWarning {...subject} />
          <TourWarning {...subject} />
        </>
      )}
      <TimesOfChosenDay {...subject} />
      <PartyFields
        subject={offered}
        errors={errors}
        plan={planned?.plan ?? null}
        wholePriceIn={wholePriceIn}
        isLoading={isLoading}
        none={cars.flatMap(({ none }) => none ?? [])}
      />
      <ContactFields kind={kind} state={state} emailLabel={t.email[kind]} emailHint={t.confirmationGoesHere} />
      <DriverFields subject={subject} errors={errors} />
      {subject.kind === 'tour' && town && (
        <p className="pickup-notes">
          <span>
            {rich(
              t.night.before<ReactNode>((text) => (
                <Link key="before" to={addressOfTour(subject, subject.travelers, day, town)} rel="nofollow">
                  {text}
                </Link>
              )),
            )}
          </span>
        </p>
      )}
      {now && canStayAtPark(subject) && <NightFold planned={planned} errors={errors} />}
      {subject.kind === 'transfer' && (
        <ReturnFields
          trip={subject.fare}
          back={back}
          planned={planned}
          single={single}
          errors={fieldErrors}
          reasons={
            <>
              <PriceReasons at={{ date, time }} vehicle={vehicle} />
              <TimesOfYear date={date} from={subject.fare.dropoff} to={subject.fare.pickup} />
            </>
          }
        />
      )}
    </FormFrame>
  )
}

/** While nothing is known of a car. */
const NO_CARS = { cars: null, isTour: false }

/** Of all rides in another vehicle. */
function priceOfAll(vehicle: VehicleClass, quotes: readonly PricedQuote[]): VehiclePrice | null {
  const prices = quotes.flatMap((quote) => priceIn(quote, vehicle) ?? [])
  if (prices.length < quotes.length) return null
  return prices.reduce((sum, { usd, lkr }) => ({ usd: sum.usd + usd, lkr: sum.lkr + lkr }), { usd: 0, lkr: 0 })
}

/** What is known of it. */
const momentIn = ({ date, time }: LocalMoment, texts: Texts): readonly string[] =>
  [
    date && pickupDay(date, texts),
    time && texts.formats.time(time),
    date && time && time < DAWN ? nightBetween(date, texts) : '',
  ].filter((text) => text !== '')

const quoteOf = (back: WayBack | null) => (back?.fare?.state === 'priced' ? back.fare.quote : null)

/** Why the ride cannot be driven as the form shows it; `null` while its date or time is not known. */
function caveatIn(subject: BookingSubject, { date, time }: LocalMoment, vehicle: VehicleClass, party: WholeParty) {
  if (subject.kind === 'transfer') return caveatOf({ kind: 'transfer', vehicle, ...party }, null)
  if (!date || !time) return null
  const { kind, park, tourLength, toGateMinutes } = subject
  return caveatOf({ kind, park, tourLength, pickupDate: date, pickupTime: time }, toGateMinutes)
}

const driveOf = ({ duration, distance: distanceKm }: PricedQuote) =>
  ({ kind: 'transfer', minutes: parseDuration(duration), distanceKm, park: null, tourLength: null }) as const

/** The rides of the form's booking with the times that were typed. */
function ridesOf(subject: BookingSubject, values: FieldTexts, back: PricedQuote | null): readonly AskedRide[] {
  const { date, time } = FORMS[subject.kind].names
  const first = { position: 1, pickupDate: values[date]!, pickupTime: values[time]!, via: null }
  if (subject.kind === 'tour') {
    const { park, tourLength, pickup, dropoff, distance: distanceKm } = subject
    return [{ ...first, kind: 'tour', park, tourLength, pickup, dropoff, distanceKm, minutes: null }]
  }
  const { pickup, dropoff, quote } = subject.fare
  const second = { pickupDate: values[RETURN_NAMES.date]!, pickupTime: values[RETURN_NAMES.time]!, via: null }
  const wayBack = { pickup: dropoff, dropoff: pickup, position: 2 }
  return [
    { ...first, pickup, dropoff, ...driveOf(quote) },
    ...(back ? [{ ...second, ...wayBack, ...driveOf(back) }] : []),
  ]
}

/** The fields for dates, with what is driven then. */
function closedFields(subject: BookingSubject, back: WayBack | null, values: FieldTexts) {
  const vehicle = parseVehicleText(values.vehicle ?? '')?.vehicle ?? null
  const there = subject.kind === 'tour' ? { park: subject.park } : { vehicle }
  return [
    [FORMS[subject.kind].names.date, there] as const,
    ...(back ? [[RETURN_NAMES.date, { vehicle }] as const] : []),
  ]
}

function rulesOf(
  subject: BookingSubject,
  back: WayBack | null,
  planned: PlannedWay | null,
  price: string,
  texts: Texts,
  said: FormSaid,
): FormRules {
  const { kind } = subject
  const { names } = FORMS[kind]
  const returnQuote = quoteOf(back)
  return {
    subject,
    names,
    hasField: (name) => hasField(kind, name),
    formField: (path) => (planned ? plannedField(kind, path) : formField(path)),
    fieldError: (name, value) => fieldError(kind, name, value),
    errorsOf: (values, now, metadata) => ({
      ...childSeatErrors(kind, values, subject.kind === 'tour' ? subject.travelers : undefined),
      ...closedErrors(closedFields(subject, back, values), values, now),
      ...formErrors(kind, values, now, metadata),
      ...(planned ? plannedErrors(subject, planned, values, now) : {}),
      ...((back && !returnQuote) || (planned && !planned.price) ? { returnprice: 'way-back-unpriced' } : {}),
    }),
    questionsOf: (values, before, now) =>
      bookingQuestions(
        {
          rides: planned ? plannedRides(subject, planned, values) : ridesOf(subject, values, returnQuote),
          fields: [names, planned ? { date: names.date, time: NIGHT_NAMES.time } : RETURN_NAMES],
          isWayBack: !planned,
          isTimeUnsaid: isTimeUnsaid(subject, values),
          price,
        },
        before,
        now,
        texts,
      ),
    offer: JSON.stringify([subject, back, planned, price]),
    requestOf: (values, phone) => ({
      ...(planned ? plannedRequest(subject, planned, values, phone) : requestOf(subject, values, phone, returnQuote)),
      ...said,
    }),
  }
}

function leadText(subject: BookingSubject, t: Dictionary['form'], { km, drive }: Formats): ReactNode {
  if (subject.kind === 'tour') {
    const { usd, lkr, travelers } = subject
    const price = (
      <data translate="no" className="usd" value={usd} data-lkr={lkr}>
        USD {usd}
      </data>
    )
    return rich(t.lead.tour<ReactNode>(price, travelers))
  }
  const { pickup, dropoff, quote } = subject.fare
  return t.lead.transfer(pickup, dropoff, km(quote.distance), drive(quote.duration))
}

function VehicleHint({ fare }: { readonly fare: Fare }) {
  const [chosen] = useVehicleChoice(fare)
  const party = useWholeParty()
  const t = useTexts('form')
  const { sentences } = useFormats()
  const { seats, bags } = roomOf(chosen)
  if (takes(chosen, party)) return sentences([t.takes(seats, bags), t.allIncluded])
  return (
    <>
      <strong className="field__error">{t.tooSmall(seats, bags)}</strong>
      {sentences(['', t.allIncluded])}
    </>
  )
}

interface PickupTimeFieldsProps {
  readonly subject: BookingSubject
  readonly errors: FieldTexts
  readonly now: Date | null
  readonly chosen: ShownPickup
  readonly isRequest: boolean
  readonly hasCaveat: boolean
  readonly cars: string | null
}

function PickupTimeFields({ subject, errors, now, chosen, isRequest, hasCaveat, cars }: PickupTimeFieldsProps) {
  const { names } = FORMS[subject.kind]
  const t = useTexts('form')
  const { time: showTime } = useFormats()
  const date = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // New bounds would clear a date that is half typed.
    if (!now || date.current!.validity.badInput) return
    date.current!.min = sriLankaTime(now).date
    date.current!.max = latestPickupDate(now)
  }, [now])
  return (
    <>
      <div className="field-pair">
        <Field
          name={names.date}
          label={t.date}
          error={errors[names.date]}
          hint={t.now(now ? showTime(sriLankaTime(now).time) : noTime(showTime))}
        >
          {(control) => <input {...control} ref={date} className="field__control" type="date" autoComplete="off" />}
        </Field>
        <Field name={names.time} label={t.time} error={errors[names.time]} hint={t.sriLankaTime}>
          {(control) => <input {...control} ref={time} className="field__control" type="time" autoComplete="off" />}
        </Field>
      </div>
      {/* Its room is kept: the Worker does not know the time, and a page has no bytes to spare. */}
      <div className="quick-pickups" role="group" aria-label={t.days.label}>
        {now && <QuickPickups subject={subject} now={now} date={date} time={time} />}
      </div>
      <PickupNotes subject={subject} chosen={chosen} isRequest={isRequest} hasCaveat={hasCaveat} cars={cars} />
    </>
  )
}
