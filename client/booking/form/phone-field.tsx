/** A phone number of any country: written with its country code, or nationally with the country chosen beside it. */
import { useRef, type ChangeEvent, type InputEvent } from 'react'
import { MAX_PHONE } from '#domain/bookings/phone-outline.ts'
import { Field } from './field.tsx'
import { useNumbering } from './numbering.ts'

interface PhoneFieldProps {
  readonly name: string
  readonly countryName: string
  readonly error?: string
  /** Country to begin with, '' for none. */
  readonly country: string
  readonly onCountry: (country: string) => void
  /** True once someone is about to type. */
  readonly wanted: boolean
}

export function PhoneField({ name, countryName, error, country, onCountry, wanted }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const numbering = useNumbering(wanted)
  const chosen = numbering?.COUNTRIES.find(({ code }) => code === country)

  const onInput = ({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>) => {
    if (!numbering) return
    const { text, country: found } = numbering.asTyped(field.value, country)
    // Only what is added at the end is grouped: the caret stays where the visitor has it.
    const added = nativeEvent.inputType?.startsWith('insert') && field.selectionStart === field.value.length
    if (added && text && text !== field.value) field.value = text
    if (found && field.value.trim().startsWith('+') && found !== country) onCountry(found)
  }

  const onChoose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    onCountry(target.value)
    const field = input.current
    if (numbering && field) field.value = numbering.withCountry(field.value, target.value)
  }

  return (
    <Field name={name} label="Phone number" error={error} hint="So that your driver can reach you.">
      {(control) => (
        <div className="phone">
          <div className="phone__country">
            <span className="phone__code" aria-hidden="true">{chosen ? `${chosen.code} ${chosen.callingCode}` : country || 'Country'}</span>
            <select className="phone__select" name={countryName} aria-label="Country code" value={country} onChange={onChoose} autoComplete="off">
              <option value="">Choose a country</option>
              {!chosen && country && <option value={country}>{country}</option>}
              {numbering?.COUNTRIES.map(({ code, name: label, callingCode }) => <option key={code} value={code}>{label} ({callingCode})</option>)}
            </select>
          </div>
          <input {...control} ref={input} className="field__control" type="tel" inputMode="tel" autoComplete="tel" maxLength={MAX_PHONE} onInput={onInput} />
        </div>
      )}
    </Field>
  )
}
