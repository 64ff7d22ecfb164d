import { type ChangeEvent, type InputEvent, useEffect, useRef, useState } from 'react'
import { Field } from '#client/forms/fields.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { MAX_PHONE } from '#domain/bookings/details.ts'

/** The country whose numbers the visitor most likely writes, as far as the browser tells. */

/** @returns ISO 3166-1 alpha-2, or '' rather than a wrong guess */
export function homeCountry(languages: readonly string[] = navigator.languages, timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  for (const language of languages) {
    const region = regionOf(language)
    if (!region || !/^[A-Z]{2}$/.test(region)) continue
    // American English is what browsers speak the world over.
    if (region === 'US' && !/^(America|Pacific\/Honolulu|US)/.test(timeZone)) continue
    return region
  }
  return ''
}

/** A system's locale may come through as it is written there, like 'en-US@posix', which is no language tag. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/** The numbering plans of all countries, once somebody needs them. */

export type Numbering = typeof import('./phone-metadata.ts')

const fetchNumbering = lazyCode(() => import('./phone-metadata.ts'))

/** Milliseconds that a submission waits for them: the server knows them too. */
const PATIENCE = 4000

/** `null` where they do not come in time. */
export function numberingSoon(): Promise<Numbering | null> {
  return Promise.race([
    fetchNumbering(),
    new Promise<null>((done) => setTimeout(() => done(null), PATIENCE)),
  ])
}

/** @param wanted false until someone is about to type */
export function useNumbering(wanted: boolean): Numbering | null {
  const [numbering, setNumbering] = useState<Numbering | null>(null)
  useEffect(() => {
    if (wanted) void fetchNumbering().then(setNumbering)
  }, [wanted])
  return numbering
}

/** A phone number of any country: written with its country code, or nationally with the country chosen beside it. */

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
