/** How to reach the guest: the phone number first, the e-mail address below it. */
import { type ChangeEvent, type InputEvent, useEffect, useRef, useState } from 'react'
import { Field } from '#client/forms/fields.tsx'
import { useLanguage, useTexts } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { MAX_EMAIL, MAX_PHONE } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import type { FormKind } from '#client/booking/form/draft-storage.ts'
import { LivesHere } from './residence.tsx'

export type PhoneMetadata = typeof import('./phone-metadata.ts')

const fetchMetadata = lazyCode(() => import('./phone-metadata.ts'))

const fetchMisspelledEmail = lazyCode(() => import('./misspelled-email.tsx'))

/** How long a submission waits for code that it can do without: the server checks phone numbers, too. */
const CHECKS_TIMEOUT_MS = 4000

const inTime = <T,>(code: Promise<T | null>): Promise<T | null> =>
  Promise.race([code, new Promise<null>((resolve) => setTimeout(() => resolve(null), CHECKS_TIMEOUT_MS))])

/** What checks phone number and mail address; `null` for what does not arrive in time. */
export const contactChecksInTime = () => Promise.all([inTime(fetchMetadata()), inTime(fetchMisspelledEmail())])

function usePhoneMetadata(inUse: boolean): PhoneMetadata | null {
  const [metadata, setMetadata] = useState<PhoneMetadata | null>(null)
  useEffect(() => {
    if (inUse) void fetchMetadata().then(setMetadata)
  }, [inUse])
  return metadata
}

interface PhoneFieldProps {
  readonly name: string
  readonly countryName: string
  readonly error?: string | undefined
  /** ISO 3166-1 alpha-2, '' for none. */
  readonly country: string
  readonly onCountry: (country: string) => void
  /** True once the visitor uses the form: only then are the countries fetched. */
  readonly inUse: boolean
}

/** A phone number of any country: with its country code, or nationally with the country chosen beside it. */
function PhoneField({ name, countryName, error, country, onCountry, inUse }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const metadata = usePhoneMetadata(inUse)
  const { phone: t } = useTexts('form')
  const { language } = useLanguage()
  const countries = metadata?.countriesIn(language)
  const chosen = countries?.find(({ code }) => code === country)

  const onInput = ({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>) => {
    if (!metadata) return
    const { text, country: found } = metadata.formatAsTyped(field.value, country)
    // Formatted only while typing at the end: anywhere else the caret would jump.
    const atEnd = nativeEvent.inputType?.startsWith('insert') && field.selectionStart === field.value.length
    if (atEnd && text && text !== field.value) field.value = text
    if (found && field.value.trim().startsWith('+') && found !== country) onCountry(found)
  }

  /** The country by the calling code of a number that has one. */
  const countryOf = (typed: string) =>
    typed.trim().startsWith('+') ? metadata?.formatAsTyped(typed, country).country : undefined

  const onChoose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const field = input.current
    // A browser that fills in the form chooses as well, and once more when the countries come: the number that was typed
    // since has its own country. A visitor who chooses by hand has the focus here.
    const isByHand = target.matches(':focus')
    const own = isByHand ? undefined : countryOf(field?.value ?? '')
    onCountry(own ?? target.value)
    if (metadata && field && own === undefined) field.value = metadata.withCountry(field.value, target.value)
  }

  return (
    <Field name={name} label={t.label} error={error} hint={t.hint}>
      {(control) => (
        <div className="phone">
          <div className="phone__country">
            <span className="phone__code" aria-hidden="true">
              {chosen ? `${chosen.code} ${chosen.callingCode}` : country || t.country}
            </span>
            <select
              className="phone__select"
              name={countryName}
              aria-label={t.code}
              value={country}
              onChange={onChoose}
              autoComplete="off"
            >
              <option value="">{t.choose}</option>
              {!chosen && country && <option value={country}>{country}</option>}
              {countries?.map(({ code, name: label, callingCode }) => (
                <option key={code} value={code}>
                  {label} ({callingCode})
                </option>
              ))}
            </select>
          </div>
          <input
            {...control}
            ref={input}
            className="field__control"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={MAX_PHONE}
            onInput={onInput}
          />
        </div>
      )}
    </Field>
  )
}

interface ContactFieldsProps {
  readonly kind: FormKind
  /** Of the form's state what these fields need. */
  readonly state: {
    readonly names: Readonly<Record<'phone' | 'country' | 'email', string>>
    readonly errors: Readonly<Record<string, string | undefined>>
    /** ISO 3166-1 alpha-2, '' for none. */
    readonly country: string
    readonly setCountry: (country: string) => void
    readonly inUse: boolean
  }
  readonly emailLabel: string
  /** What is mailed there. */
  readonly emailHint: string
}

export function ContactFields({ kind, state, emailLabel, emailHint }: ContactFieldsProps) {
  const { names, errors, country, setCountry, inUse } = state
  const emailInput = useRef<HTMLInputElement>(null)
  const [misspelledEmail, setMisspelledEmail] = useState<typeof import('./misspelled-email.tsx') | null>(null)
  useEffect(() => {
    if (inUse) void fetchMisspelledEmail().then(setMisspelledEmail)
  }, [inUse])
  return (
    <>
      <PhoneField
        name={names.phone}
        countryName={names.country}
        error={errors[names.phone]}
        country={country}
        onCountry={setCountry}
        inUse={inUse}
      />
      <Field name={names.email} label={emailLabel} error={errors[names.email]} hint={emailHint}>
        {(control) => (
          <>
            <input
              {...control}
              ref={emailInput}
              className="field__control"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_EMAIL}
            />
            {misspelledEmail && <misspelledEmail.MisspelledEmail input={emailInput} />}
          </>
        )}
      </Field>
      <LivesHere kind={kind} />
    </>
  )
}

/**
 * The country whose numbers the visitor most likely uses, by the browser's languages.
 * @returns ISO 3166-1 alpha-2, or '' rather than a wrong guess
 */
export function homeCountry(
  languages: readonly string[] = navigator.languages,
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  for (const language of languages) {
    const region = regionOf(language)
    if (!region || !/^[A-Z]{2}$/.test(region)) continue
    // Many browsers outside America are set to American English.
    if (region === 'US' && !/^(America|Pacific\/Honolulu|US)/.test(timeZone)) continue
    return region
  }
  return ''
}

/** Some systems pass on a locale that is no language tag, such as 'en-US@posix'. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}
