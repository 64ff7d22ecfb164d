/** The fields that every booking has, around those of its product. Specification section 2. */
import { createContext, type ReactNode } from 'react'
import { MAX_EMAIL } from '#domain/bookings/details.ts'
import { CONTACT, whatsappLink } from '#domain/brand.ts'
import { useHydrated } from '#client/forms/hydration.ts'
import type { Errors } from './validation.ts'
import { Field } from '#client/forms/fields.tsx'
import { MomentFields } from './pickup-time-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import { useBookingForm, type BookingFormOptions } from './booking-form-state.ts'

/** For the fields that a product brings along. */
export const FormErrors = createContext<Errors>({})

interface BookingFormProps extends BookingFormOptions {
  readonly title: string
  readonly button: string
  readonly emailLabel: string
  readonly note: { readonly label: string; readonly hint?: string; readonly maxLength: number }
  /** What is booked, under the title. */
  readonly lead: ReactNode
  /** Fields of this product alone, before the others. */
  readonly first?: ReactNode
  /** Beside the button. */
  readonly last?: ReactNode
}

export function BookingForm({ title, button, emailLabel, note, lead, first, last, ...options }: BookingFormProps) {
  const { names, pending } = options
  const { heading, formProps, errors, others, country, setCountry, begun, sending } = useBookingForm(options)
  const hydrated = useHydrated()
  return (
    <form {...formProps} className="booking-form" aria-labelledby="booking-title" aria-busy={sending}>
      <header className="booking-form__head">
        <h2 id="booking-title" ref={heading} tabIndex={-1}>{title}</h2>
        {lead}
      </header>
      <noscript>
        <p className="booking-form__advice">
          Booking on this page needs JavaScript. Book by <a href={whatsappLink('Hello, I would like to book.')}>WhatsApp</a> or by mail to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a> just as well.
        </p>
      </noscript>
      <div className="booking-form__fields">
        <FormErrors value={errors}>{first}</FormErrors>
        <MomentFields dateName={names.date} timeName={names.time} errors={errors} />
        <PhoneField name={names.phone} countryName={names.country} error={errors[names.phone]} country={country} onCountry={setCountry} wanted={begun} />
        <Field name={names.email} label={emailLabel} error={errors[names.email]} hint="Your confirmation goes here.">
          {(control) => <input {...control} className="field__control" type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={MAX_EMAIL} />}
        </Field>
        <Field name={names.note} label={note.label} error={errors[names.note]} hint={note.hint} optional wide>
          {(control) => <textarea {...control} className="field__control" rows={2} autoComplete="off" maxLength={note.maxLength} />}
        </Field>
      </div>
      <div role="alert">
        {others.map((message) => <p key={message} className="field__error">{message}</p>)}
      </div>
      <footer className="booking-form__foot">
        {/* Sent before the page is ready, the browser itself would post the form. */}
        <button className="button booking-form__button" disabled={!hydrated} aria-disabled={sending || pending || undefined}>{button}</button>
        {last}
      </footer>
    </form>
  )
}
