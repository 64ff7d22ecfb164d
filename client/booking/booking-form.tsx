/** The booking form of transfers and tours (docs/product.md#booking-form). */
import { parseVehicleText, vehicleText } from '#domain/contract-texts.ts'
import { type FocusEvent, type FormEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PaysOnlineContext, useSiteApi } from '#client/api.ts'
import { Field, Select } from '#client/forms/fields.tsx'
import { useHydrated } from '#client/forms/hydration.ts'
import { MAX_EMAIL } from '#domain/bookings/details.ts'
import { noteFieldLabel, noteMax } from '#domain/bookings/driver-notes.ts'
import { latestPickupDate } from '#domain/bookings/pickup-time.ts'
import { payAtTheEnd, severalRidesTerms } from '#domain/bookings/texts.ts'
import { fits, VEHICLE_CLASSES } from '#domain/fares/vehicles.ts'
import { paths, TERMS_LINK } from '#domain/paths.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import { showTime, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { BookByMessage } from './booking-section.tsx'
import type { FieldTexts } from './draft.ts'
import { readValues, useFormDraft } from './form-draft.ts'
import {
  type BookingSubject,
  fieldError,
  formErrors,
  formField,
  FORMS,
  hasCountryCode,
  hasField,
  noteField,
  requestOf,
  textNotes,
} from './form-fields.ts'
import { JourneyForm, type JourneySubject } from './journey-form.tsx'
import { homeCountry, PhoneField, phoneMetadataInTime } from './phone-field.tsx'
import { NO_TIME, PickupNotes, TourWarning } from './pickup-notes.tsx'
import { quickPickups, type ShownPickup, useShownPickup } from './pickup-start.ts'
import { currentProgress, ROBOT_CHECK_FIELD } from './progress.ts'
import { ReturnFields, useWayBack, type WayBack } from './return-fields.tsx'
import { RideFields, roomText, useTypedParty } from './ride-fields.tsx'
import { RobotCheckBox, type RobotCheckHandle, type RobotCheckProblem, turnstileKey } from './robot-check.tsx'
import { book, markEntry, takeReturn } from './submission.ts'
import { useVehicleChoice } from './vehicle-choice.ts'
import './quick-pickups.css'

// The answers come in one chunk with the form, so that no answer has to wait for code.
export { BookingAnswer } from './booking-answer.tsx'

export type FormSubject = BookingSubject | JourneySubject

export type BookingFormProps = FormSubject & {
  /** True while the price of another trip or tour is loading: what the form shows is then out of date. */
  readonly pending: boolean
}

/** The form of a journey, or of one ride. */
export function BookingForm(props: BookingFormProps) {
  return props.kind === 'journey' ? <JourneyForm {...props} /> : <TripForm {...props} />
}

function TripForm({ pending, ...subject }: BookingSubject & Pick<BookingFormProps, 'pending'>) {
  const { kind } = subject
  const { title, requestTitle, button, emailLabel, names } = FORMS[kind]
  const paysOnline = useContext(PaysOnlineContext)
  const now = useNow()
  const chosen = useShownPickup(subject, now)
  const back = useWayBack(subject.kind === 'transfer' ? subject.fare : null)
  const isLoading = pending || back?.fare === null
  const {
    heading,
    formProps,
    errors,
    formMessages,
    robotCheckBox,
    robotCheckKey,
    robotCheckProblem,
    country,
    setCountry,
    inUse,
    sending,
  } = useBookingForm(subject, isLoading, back)
  const hydrated = useHydrated()
  return (
    <form {...formProps} className="booking-form" aria-labelledby="booking-title" aria-busy={sending}>
      <header className="booking-form__head">
        <h2 id="booking-title" ref={heading} tabIndex={-1}>
          {chosen.isRequest ? requestTitle : title}
        </h2>
        <p>
          {leadText(subject)}
          {!hydrated && (
            <span className="until-alive until-alive--text">
              <BookByMessage subject={subject}>This form needs JavaScript. You can also book by</BookByMessage>
            </span>
          )}
        </p>
      </header>
      <div className="booking-form__fields">
        {subject.kind === 'transfer' && <VehicleField quote={subject.fare.quote} error={errors.vehicle} />}
        <PickupTimeFields subject={subject} errors={errors} now={now} chosen={chosen} />
        {subject.kind === 'tour' && <TourWarning {...subject} />}
        <PhoneField
          name={names.phone}
          countryName={names.country}
          error={errors[names.phone]}
          country={country}
          onCountry={setCountry}
          inUse={inUse}
        />
        <Field name={names.email} label={emailLabel} error={errors[names.email]} hint="Your confirmation goes here.">
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
        {textNotes(kind).map((name) => (
          <Field
            key={name}
            name={noteField(name, kind)}
            label={noteFieldLabel(name, kind)}
            error={errors[noteField(name, kind)]}
            optional
            wide
          >
            {(control) => (
              <textarea
                {...control}
                className="field__control"
                rows={2}
                autoComplete="off"
                maxLength={noteMax(name, kind)}
              />
            )}
          </Field>
        ))}
        <RideFields subject={subject} errors={errors} />
        {subject.kind === 'transfer' && <ReturnFields trip={subject.fare} back={back} errors={errors} />}
      </div>
      {robotCheckKey && <RobotCheckBox siteKey={robotCheckKey} ref={robotCheckBox} />}
      <div role="alert">
        {formMessages.map((message) => (
          <p key={message} className="field__error">
            {message}
          </p>
        ))}
        {robotCheckProblem && (
          <p className="field__error">
            <BookByMessage subject={subject}>{ROBOT_CHECK_TEXTS[robotCheckProblem]}</BookByMessage>
          </p>
        )}
      </div>
      <footer className="booking-form__foot">
        {/* Before hydration the browser itself would submit the form. */}
        <button
          className="button booking-form__button"
          disabled={!hydrated}
          aria-disabled={sending || isLoading || undefined}
        >
          {button}
        </button>
        <p>
          {payAtTheEnd(kind, paysOnline)}
          {back && ` ${severalRidesTerms(paysOnline)}`}
        </p>
        <p>
          By booking you agree to our{' '}
          <a href={paths.terms} target="_blank" rel="noopener">
            {TERMS_LINK.toLowerCase()}
          </a>
          .
        </p>
      </footer>
    </form>
  )
}

const NO_RETURN_PRICE = 'The way back has no price yet: try again, or book the way there alone.'

const ROBOT_CHECK_TEXTS = {
  asks: 'Please tick the box above, then press the button again: nothing has been booked yet. You can also book by',
  failed:
    'We could not check that you are no robot, so nothing has been booked yet. What you typed stays: please press the button again, or book by',
} as const satisfies Record<RobotCheckProblem, string>

function leadText(subject: BookingSubject): string {
  if (subject.kind === 'tour')
    return `USD ${subject.usd} for ${subject.travelers} ${subject.travelers === 1 ? 'traveler' : 'travelers'}, with all inclusions in the summary`
  const { pickup, dropoff, quote } = subject.fare
  return `${pickup} to ${dropoff}, ${quote.distance} km, ${quote.duration}`
}

function VehicleField({ quote, error }: { readonly quote: PricedQuote; readonly error?: string | undefined }) {
  const [chosen, choose] = useVehicleChoice()
  const party = useTypedParty()
  const room = roomText(chosen, party)
  return (
    <Field
      name="vehicle"
      label="Vehicle"
      error={error}
      hint={
        <>
          {fits(party, chosen) ? room : <strong className="field__error">{room}</strong>} Fixed and all inclusive,
          highway toll included.
        </>
      }
      wide
    >
      {(control) => (
        <Select
          {...control}
          autoComplete="off"
          options={VEHICLE_CLASSES.map((vehicle) => vehicleText(vehicle, quote))}
          value={vehicleText(chosen, quote)}
          onChoose={(text) => choose(parseVehicleText(text)?.vehicle ?? chosen)}
        />
      )}
    </Field>
  )
}

/** `null` on the server: its page may be cached for minutes. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const clock = setInterval(tick, 30_000)
    return () => clearInterval(clock)
  }, [])
  return now
}

interface PickupTimeFieldsProps {
  readonly subject: BookingSubject
  readonly errors: FieldTexts
  readonly now: Date | null
  readonly chosen: ShownPickup
}

function PickupTimeFields({ subject, errors, now, chosen }: PickupTimeFieldsProps) {
  const { names } = FORMS[subject.kind]
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
        <Field name={names.date} label="Pickup date" error={errors[names.date]} hint="Sri Lanka time">
          {(control) => <input {...control} ref={date} className="field__control" type="date" autoComplete="off" />}
        </Field>
        <Field
          name={names.time}
          label="Pickup time"
          error={errors[names.time]}
          hint={now ? `Sri Lanka time, now ${showTime(sriLankaTime(now).time)}` : `Sri Lanka time, now ${NO_TIME}`}
        >
          {(control) => <input {...control} ref={time} className="field__control" type="time" autoComplete="off" />}
        </Field>
      </div>
      {/* Its room is kept: the Worker does not know the time, and a page has no bytes to spare. */}
      <div className="quick-pickups" role="group" aria-label="Pickup day">
        {now && <QuickPickups subject={subject} now={now} date={date} time={time} />}
      </div>
      <PickupNotes subject={subject} chosen={chosen} />
    </>
  )
}

interface QuickPickupsProps {
  readonly subject: BookingSubject
  readonly now: Date
  readonly date: RefObject<HTMLInputElement | null>
  readonly time: RefObject<HTMLInputElement | null>
}

/** Days that one tap sets. */
function QuickPickups({ subject, now, date, time }: QuickPickupsProps) {
  return (
    <>
      {quickPickups(subject, now).map(({ text, pickup }) => (
        <button
          key={text}
          type="button"
          className="chip"
          disabled={!pickup}
          onClick={() => {
            enter(date.current!, pickup!.date)
            enter(time.current!, pickup!.time)
          }}
        >
          {text}
        </button>
      ))}
      <button type="button" className="chip" onClick={() => openDates(date.current!)}>
        Other day
      </button>
    </>
  )
}

/** As if the visitor had typed it. */
function enter(input: HTMLInputElement, value: string) {
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Opens the browser's calendar, where it has one; else the visitor types. */
function openDates(date: HTMLInputElement) {
  date.focus()
  try {
    if ('showPicker' in date) date.showPicker()
  } catch {
    // A frame of another site may not open it.
  }
}

function focusFirstError(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** Checks, keeps what is typed, sends once, and shows what the server refuses beside the field. */
function useBookingForm(subject: BookingSubject, pending: boolean, back: WayBack | null) {
  const { kind } = subject
  const { names } = FORMS[kind]
  const api = useSiteApi()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [errors, setErrors] = useState<FieldTexts>({})
  const [country, setCountry] = useState('')
  const [inUse, setInUse] = useState(false)
  const [sending, setSending] = useState(false)
  const hydrated = useHydrated()
  const robotCheckBox = useRef<RobotCheckHandle>(null)
  const [robotCheckProblem, setRobotCheckProblem] = useState<RobotCheckProblem | null>(null)

  const draft = useFormDraft(form, subject, names, (restored) => {
    setCountry(restored.country || homeCountry())
    // The visitor may have focused a field before hydration.
    setInUse(Boolean(restored.phone || restored.country) || form.current!.contains(document.activeElement))
  })

  const showErrors = (found: FieldTexts) => {
    // The fields must be marked before one of them gets the focus, or a screen reader reads it as valid.
    flushSync(() => setErrors(found))
    focusFirstError(form.current!)
  }

  // After a return from an answer, the focus goes to the form's heading or to the first refused field.
  useEffect(() => {
    const progress = currentProgress()
    if (!takeReturn()) return
    // A frame later, so that the page that mounts anew does not take the focus afterwards.
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
      if (progress?.step !== 'form' || !progress.refused) return
      // The server names fields by their path in the payload: 'bookingDetails.email'.
      if (progress.refused.some(({ field }) => field === ROBOT_CHECK_FIELD)) return setRobotCheckProblem('failed')
      const refused = progress.refused.map(({ field, message }) => [formField(field), message])
      flushSync(() => setErrors(Object.fromEntries(refused)))
      focusFirstError(form.current!)
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  const submit = async () => {
    const typed = readValues(form.current!)
    // Without its country: the same is sent whether or not the country has been worked out yet.
    const values = hasCountryCode(typed[names.phone] ?? '') ? { ...typed, [names.country]: '' } : typed
    const metadata = await phoneMetadataInTime()
    const found = {
      ...formErrors(kind, values, new Date(), metadata),
      ...(back && back.fare?.state !== 'priced' ? { returnprice: NO_RETURN_PRICE } : {}),
    }
    if (Object.keys(found).length > 0) return showErrors(found)
    draft.saveSubmitted(form.current!)
    const phone = values[names.phone]!
    const request = requestOf(
      subject,
      values,
      metadata?.internationalPhone(phone, country) ?? phone,
      back?.fare?.state === 'priced' ? back.fare.quote : null,
    )
    if (turnstileKey() === undefined) return book(api, markEntry(), request)
    setRobotCheckProblem(null)
    flushSync(() => setInUse(true))
    const token = await robotCheckBox.current!.token()
    if (token === 'asks' || token === 'failed') return setRobotCheckProblem(token)
    await book(api, markEntry(), { ...request, robotCheck: token })
  }

  const checkField = (name: string, value: string) => {
    const error = fieldError(kind, name, value)
    setErrors((all) => {
      const others = Object.fromEntries(Object.entries(all).filter(([field]) => field !== name))
      return error ? { ...others, [name]: error } : others
    })
  }

  return {
    heading,
    errors,
    country,
    /** Turnstile is fetched once the visitor uses the form. */
    robotCheckBox,
    robotCheckKey: hydrated && inUse ? turnstileKey() : undefined,
    robotCheckProblem,
    setCountry,
    inUse,
    sending,
    /** Messages about values that the form has no field for. */
    formMessages: Object.entries(errors)
      .filter(([name]) => !hasField(kind, name))
      .map(([, message]) => message),
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
        const { name, value } = event.target as HTMLInputElement
        if (errors[name]) checkField(name, value)
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const { name, value } = target as unknown as HTMLInputElement
        if (name && value) checkField(name, value)
      },
    },
  } as const
}
