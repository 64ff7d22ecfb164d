/** The form that books a journey: when each ride begins, where one stays, and who one is. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { useSiteApi } from '#client/api.ts'
import { Field, Select } from '#client/forms/fields.tsx'
import { useHydrated } from '#client/forms/hydration.ts'
import { dateOfDay } from '#client/journey/day-texts.ts'
import { keepTypedAddress, useTypedAddress } from '#client/places/typed-address.ts'
import { MAX_EMAIL } from '#domain/bookings/details.ts'
import { type DriverNote, noteFieldLabel, noteMax } from '#domain/bookings/driver-notes.ts'
import { type JourneyBookingDetails, journeyFields, journeyRideFields } from '#domain/bookings/journey-details.ts'
import { orderProblem, type PickupTimeProblem, pickupTimeProblem } from '#domain/bookings/pickup-time.ts'
import { waitingAdvice, departureAdvice } from '#domain/bookings/pickup-advice.ts'

import { PICKUP_TIME_TEXTS, SEVERAL_RIDES_TERMS, STAY_TERMS, PAYMENT_TERMS } from '#domain/bookings/texts.ts'
import { parseDuration, parseVehicleText, vehicleText } from '#domain/contract-texts.ts'
import { VEHICLE_CLASSES } from '#domain/fares/vehicles.ts'
import type { Arrangement, JourneyRide, Plan } from '#domain/journeys/call-shapes.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { FIELD_TEXTS, fieldText } from '#domain/quotes/field-texts.ts'
import { calendarOf, minutesOf, timeOf } from '#domain/safaris/park-calendar.ts'
import { BookByMessage } from './booking-section.tsx'
import { type FieldTexts, keepInDraft, useDraftField } from './draft.ts'
import { readValues, useFormDraft } from './form-draft.ts'
import { hasCountryCode, noteField } from './form-fields.ts'
import { type ShownQuote, USUAL_TRAVELERS } from './journey-request.ts'
import { homeCountry, PhoneField, phoneMetadataInTime } from './phone-field.tsx'
import { currentProgress, ROBOT_CHECK_FIELD } from './progress.ts'
import { KeptInput } from './ride-fields.tsx'
import { RobotCheckBox, type RobotCheckHandle, type RobotCheckProblem, turnstileKey } from './robot-check.tsx'
import { book, markEntry, takeReturn } from './submission.ts'
import { useVehicleChoice } from './vehicle-choice.ts'

/** A journey as its page shows it. */
export interface JourneySubject {
  readonly kind: 'journey'
  readonly plan: Plan
  readonly journey: ShownQuote
  readonly arrangement: Arrangement
}

const NAMES = { date: '', time: '', phone: 'phone', country: 'phonecountry', email: 'email' } as const

/** What is said of each ride: the field of the form has its number behind it. */
type RideField = 'pickupdate' | 'pickuptime' | 'flight'

const nameOf = (field: RideField, index: number) => `${field}${index}`
const addressName = (index: number) => `address${index}`

/** Another ride has another draft, wherever it stands in the journey. */
const draftName = (field: RideField, { pickup, dropoff }: JourneyRide) => `${field}: ${pickup} - ${dropoff}`

/** When most guests leave for the next place. */
const USUAL_TIME = '09:00'
const STEP_MINUTES = 5

/** The time with which a ride's field starts; empty where only the guest knows it. */
function firstTime(ride: JourneyRide, plan: Plan): string {
  const asked = plan.stops[ride.from]?.leaves
  if (asked) return asked
  if (ride.kind === 'tour') {
    const start = calendarOf(ride.park)?.start[ride.tourLength]
    const leaving = start ? minutesOf(start) - ride.toGateMinutes : -1
    return leaving < 0 ? '' : timeOf(Math.floor(leaving / STEP_MINUTES) * STEP_MINUTES)
  }
  return isColomboAirport(ride.pickup) ? '' : USUAL_TIME
}

/** The places at which a driver has to find a door: each once. */
function doorsOf(rides: readonly JourneyRide[]): string[] {
  const places = rides.flatMap((ride) =>
    [ride.pickup, ride.dropoff].filter(
      (place) => !isColomboAirport(place) && !(ride.kind === 'tour' && placeKey(place) === placeKey(ride.park)),
    ),
  )
  return [...new Set(places)]
}

export function JourneyForm({ pending, ...subject }: JourneySubject & { readonly pending: boolean }) {
  const { plan, journey, arrangement } = subject
  const { rides } = journey
  const [vehicle, chooseVehicle] = useVehicleChoice()
  const {
    heading,
    formProps,
    errors,
    country,
    setCountry,
    inUse,
    sending,
    robotCheckBox,
    robotCheckKey,
    robotCheckProblem,
  } = useJourneyForm(subject, pending)
  const hydrated = useHydrated()
  const fares = arrangement === 'stay' && journey.stay ? journey.stay : journey.total
  const firstDate = useDraftField('journey', draftName('pickupdate', rides[0]!)) || plan.start || ''
  const others = Object.entries(errors).filter(([name]) => !hasField(name))
  return (
    <form {...formProps} className="booking-form" aria-labelledby="booking-title" aria-busy={sending}>
      <header className="booking-form__head">
        <h2 id="booking-title" ref={heading} tabIndex={-1}>
          Book the whole journey
        </h2>
        <p>
          {rides.length === 1 ? 'One ride' : `${rides.length} rides`}, one booking:{' '}
          {arrangement === 'stay' ? 'one car and driver who stay with you.' : 'a car for each ride.'}
          {!hydrated && (
            <span className="until-alive until-alive--text">
              <BookByMessage subject={subject}>This form needs JavaScript. You can also book by</BookByMessage>
            </span>
          )}
        </p>
      </header>
      <div className="booking-form__fields">
        <Field name="vehicle" label="Vehicle" wide>
          {(control) => (
            <Select
              {...control}
              autoComplete="off"
              options={VEHICLE_CLASSES.map((each) => vehicleText(each, fares))}
              value={vehicleText(vehicle, fares)}
              onChoose={(text) => chooseVehicle(parseVehicleText(text)?.vehicle ?? vehicle)}
            />
          )}
        </Field>
        {rides.map((ride, index) => (
          <RidePickup
            key={draftName('pickupdate', ride)}
            ride={ride}
            index={index}
            errors={errors}
            firstDate={index === 0 ? (plan.start ?? '') : firstDate && dateOfDay(firstDate, ride.day - rides[0]!.day)}
            firstTime={firstTime(ride, plan)}
          />
        ))}
        <fieldset className="ride">
          <legend>
            Where you stay <span className="field__optional">(optional, you can tell it later)</span>
          </legend>
          {doorsOf(rides).map((place, index) => (
            <Door key={place} place={place} index={index} error={errors[addressName(index)]} />
          ))}
        </fieldset>
        <PhoneField
          name={NAMES.phone}
          countryName={NAMES.country}
          error={errors.phone}
          country={country}
          onCountry={setCountry}
          inUse={inUse}
        />
        <Field name={NAMES.email} label="Email" error={errors.email} hint="Your itinerary goes here.">
          {(control) => (
            <input
              {...control}
              className="field__control"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_EMAIL}
            />
          )}
        </Field>
        <fieldset className="ride">
          <legend>
            For your drivers <span className="field__optional">(optional)</span>
          </legend>
          {(['guestName', 'childSeats'] as const).map((name) => (
            <NoteLine key={name} name={name} error={errors[noteField(name, 'transfer')]} />
          ))}
        </fieldset>
      </div>
      {robotCheckKey && <RobotCheckBox siteKey={robotCheckKey} ref={robotCheckBox} />}
      <div role="alert">
        {others.map(([name, message]) => (
          <p key={name} className="field__error">
            {message}
          </p>
        ))}
        {robotCheckProblem && (
          <p className="field__error">
            <BookByMessage subject={subject}>
              We could not check that you are no robot, so nothing has been booked yet. What you typed stays: please
              press the button again, or book by
            </BookByMessage>
          </p>
        )}
      </div>
      <footer className="booking-form__foot">
        <button
          className="button booking-form__button"
          disabled={!hydrated}
          aria-disabled={sending || pending || undefined}
        >
          Confirm Booking
        </button>
        <p>
          {arrangement === 'stay'
            ? STAY_TERMS
            : `${PAYMENT_TERMS.transfer} ${rides.length > 1 ? SEVERAL_RIDES_TERMS : ''}`}
        </p>
      </footer>
    </form>
  )
}

interface RidePickupProps {
  readonly ride: JourneyRide
  readonly index: number
  readonly errors: FieldTexts
  readonly firstDate: string
  readonly firstTime: string
}

/** @example 'Kandy to Ella', 'Ella to Mirissa by way of Yala national park' */
function routeOf(ride: JourneyRide): string {
  const way = ride.pickup === ride.dropoff ? ride.pickup : `${ride.pickup} to ${ride.dropoff}`
  return ride.kind === 'tour' ? `${way}, with the tour of ${ride.park}` : way
}

function RidePickup({ ride, index, errors, firstDate, firstTime: time }: RidePickupProps) {
  const hasFlight = ride.kind === 'transfer' && (isColomboAirport(ride.pickup) || isColomboAirport(ride.dropoff))
  const minutes = parseDuration(ride.duration)
  const departure = ride.kind === 'transfer' && departureAdvice({ ...ride, minutes })
  const field = (name: RideField) => ({
    name: nameOf(name, index),
    draft: draftName(name, ride),
    error: errors[nameOf(name, index)],
  })
  return (
    <fieldset className="ride journey-ride">
      <legend>
        {index + 1}. {routeOf(ride)}
      </legend>
      <RideInput {...field('pickupdate')} label="Pickup date" type="date" first={firstDate} />
      <RideInput
        {...field('pickuptime')}
        label="Pickup time"
        type="time"
        first={time}
        hint={isColomboAirport(ride.pickup) ? 'When your flight lands, Sri Lanka time' : 'Sri Lanka time'}
      />
      {hasFlight && <RideInput {...field('flight')} label="Flight number" first="" hint="Optional, such as UL 504" />}
      {(departure || isColomboAirport(ride.pickup)) && (
        <p className="pickup-notes">{departure || waitingAdvice(ride.pickup)}</p>
      )}
    </fieldset>
  )
}

interface RideInputProps {
  readonly name: string
  /** Its name in the draft. */
  readonly draft: string
  readonly label: string
  readonly error: string | undefined
  readonly first: string
  readonly type?: 'date' | 'time'
  readonly hint?: string
}

function RideInput({ name, draft, label, error, first, type, hint }: RideInputProps) {
  const value = useDraftField('journey', draft) ?? first
  return (
    <Field name={name} label={label} error={error} hint={hint} optional={type ? false : 'group'}>
      {(control) => (
        <KeptInput
          {...control}
          type={type}
          maxLength={type ? undefined : noteMax('flight', 'transfer')}
          value={value}
          onType={(text) => keepInDraft('journey', { [draft]: text })}
        />
      )}
    </Field>
  )
}

/** Kept by its place, whichever rides begin and end there. */
function Door({
  place,
  index,
  error,
}: {
  readonly place: string
  readonly index: number
  readonly error: string | undefined
}) {
  const value = useTypedAddress(place)
  return (
    <Field name={addressName(index)} label={`Hotel or address in ${place}`} error={error} optional="group">
      {(control) => (
        <KeptInput
          {...control}
          maxLength={noteMax('pickupAddress', 'transfer')}
          value={value}
          onType={(text) => keepTypedAddress(place, text)}
        />
      )}
    </Field>
  )
}

function NoteLine({ name, error }: { readonly name: DriverNote; readonly error: string | undefined }) {
  const field = noteField(name, 'transfer')
  const value = useDraftField('journey', field) ?? ''
  return (
    <Field name={field} label={noteFieldLabel(name, 'transfer')} error={error} optional="group">
      {(control) => (
        <KeptInput
          {...control}
          maxLength={name === 'childSeats' ? 2 : noteMax(name, 'transfer')}
          inputMode={name === 'childSeats' ? 'numeric' : undefined}
          value={value}
          onType={(text) => keepInDraft('journey', { [field]: text })}
        />
      )}
    </Field>
  )
}

function problemOf(schema: v.GenericSchema, value: string): string | undefined {
  const problem = v.safeParse(schema, value).issues?.[0].message
  return problem && fieldText(problem)
}

const momentText = ({ code }: PickupTimeProblem) =>
  code === 'before-previous-ride' ? 'This ride begins before the one before it.' : PICKUP_TIME_TEXTS[code]

/** Messages by name of field, before anything is sent; the server checks everything again. */
function errorsOf(rides: readonly JourneyRide[], values: FieldTexts, now: Date): Record<string, string> {
  const errors: Record<string, string> = {}
  const check = (name: string, schema: v.GenericSchema) => {
    const problem = problemOf(schema, values[name] ?? '')
    if (problem) errors[name] = problem
  }
  check('email', journeyFields.email)
  check('phone', journeyFields.phone)
  for (const note of ['guestName', 'childSeats'] as const) {
    const field = noteField(note, 'transfer')
    check(field, journeyFields[field as 'guestname' | 'childseats'])
  }
  let before: { readonly date: string; readonly time: string } | null = null
  for (const index of rides.keys()) {
    for (const field of ['pickupdate', 'pickuptime', 'flight'] as const)
      check(nameOf(field, index), journeyRideFields[field])
    const [date, time] = [nameOf('pickupdate', index), nameOf('pickuptime', index)]
    if (errors[date] || errors[time]) continue
    const pickup = { date: values[date]!, time: values[time]! }
    const problem = pickupTimeProblem(pickup, now) ?? (before && orderProblem(before, pickup))
    if (problem) errors[problem.part === 'date' ? date : time] = momentText(problem)
    before = pickup
  }
  return errors
}

/** True for a value that the form has a field for: a message about it stands beside the field. */
const hasField = (name: string) =>
  ['email', 'phone'].includes(name) ||
  /^(?:pickupdate|pickuptime|flight|address)\d+$|^(?:guestname|childseats)$/.test(name)

/** @example formName('bookingDetails.rides.2.pickupdate') // 'pickupdate2' */
function formName(path: string): string {
  const [, index, field] = /\.rides\.(\d+)\.(\w+)$/.exec(path) ?? []
  return index ? `${field}${index}` : path.slice(path.lastIndexOf('.') + 1)
}

const said = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

function detailsOf(
  { plan, journey: { rides }, arrangement }: JourneySubject,
  vehicle: JourneyBookingDetails['vehicle'],
  values: FieldTexts,
): JourneyBookingDetails {
  const doors = new Map(doorsOf(rides).map((place, index) => [place, values[addressName(index)] ?? '']))
  return {
    email: values.email!,
    phone: values.phone!,
    ...said({
      phonecountry: values.phonecountry,
      guestname: values[noteField('guestName', 'transfer')],
      childseats: values[noteField('childSeats', 'transfer')],
      passengers: String(plan.travelers ?? USUAL_TRAVELERS),
      bags: plan.bags ? String(plan.bags) : undefined,
    }),
    vehicle,
    arrangement,
    rides: rides.map((ride, index) => ({
      pickupdate: values[nameOf('pickupdate', index)]!,
      pickuptime: values[nameOf('pickuptime', index)]!,
      ...said({
        flight: values[nameOf('flight', index)],
        pickupaddress: doors.get(ride.pickup),
        dropoffaddress: doors.get(ride.dropoff),
      }),
    })),
  }
}

function focusFirstError(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

const JOURNEY = { kind: 'journey' } as const

/** Checks, keeps what is typed, sends once, and shows what the server refuses beside the field. */
function useJourneyForm(subject: JourneySubject, pending: boolean) {
  const api = useSiteApi()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const robotCheckBox = useRef<RobotCheckHandle>(null)
  const [errors, setErrors] = useState<FieldTexts>({})
  const [country, setCountry] = useState('')
  const [inUse, setInUse] = useState(false)
  const [sending, setSending] = useState(false)
  const [robotCheckProblem, setRobotCheckProblem] = useState<RobotCheckProblem | null>(null)
  const [vehicle] = useVehicleChoice()
  const hydrated = useHydrated()
  const draft = useFormDraft(form, JOURNEY, NAMES, (restored) => {
    setCountry(restored.country || homeCountry())
    setInUse(Boolean(restored.phone || restored.country) || form.current!.contains(document.activeElement))
  })

  // After a return from an answer, the focus goes to the form's heading or to the first refused field.
  useEffect(() => {
    const progress = currentProgress()
    if (!takeReturn()) return
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
      if (progress?.step !== 'form' || !progress.refused) return
      if (progress.refused.some(({ field }) => field === ROBOT_CHECK_FIELD)) return setRobotCheckProblem('failed')
      const refused = progress.refused.map(({ field, message }) => [formName(field), message])
      flushSync(() => setErrors(Object.fromEntries(refused)))
      focusFirstError(form.current!)
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  const submit = async () => {
    const typed = readValues(form.current!)
    const values = hasCountryCode(typed.phone ?? '') ? { ...typed, phonecountry: '' } : typed
    const metadata = await phoneMetadataInTime()
    const found = errorsOf(subject.journey.rides, values, new Date())
    const number = values.phone ?? ''
    if (!found.phone && metadata) {
      if (!hasCountryCode(number) && !country)
        found.phone = 'Choose the country of this number, or start it with + and the country code'
      else if (!metadata.parsePhone(number, country || undefined)) found.phone = FIELD_TEXTS['not-a-phone']
    }
    if (Object.keys(found).length > 0) {
      // The fields must be marked before one of them gets the focus, or a screen reader reads it as valid.
      flushSync(() => setErrors(found))
      focusFirstError(form.current!)
      return
    }
    draft.saveSubmitted(form.current!)
    const { plan, journey } = subject
    const request = {
      kind: 'journey',
      phone: metadata?.internationalPhone(number, country) ?? number,
      token: null,
      confirmedAt: Date.now(),
      plan,
      quoted: journey,
      details: detailsOf(subject, vehicle, values),
    } as const
    if (turnstileKey() === undefined) return book(api, markEntry(), request)
    setRobotCheckProblem(null)
    flushSync(() => setInUse(true))
    const token = await robotCheckBox.current!.token()
    if (token === 'asks' || token === 'failed') return setRobotCheckProblem(token)
    await book(api, markEntry(), { ...request, robotCheck: token })
  }

  return {
    heading,
    errors,
    country,
    setCountry,
    inUse,
    sending,
    robotCheckBox,
    robotCheckKey: hydrated && inUse ? turnstileKey() : undefined,
    robotCheckProblem,
    formProps: {
      ref: form,
      // What is typed here must never appear in an address.
      method: 'post',
      noValidate: true,
      onFocus: () => setInUse(true),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (sending || pending) return
        setSending(true)
        void submit().finally(() => setSending(false))
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        draft.save(event.currentTarget)
        const { name } = event.target as HTMLInputElement
        if (errors[name]) setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)))
      },
    },
  } as const
}
