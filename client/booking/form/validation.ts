/** What is wrong with what has been typed, before it is sent; the server has the last word, with the same messages. */
import * as v from 'valibot'
import { pickupTimeProblem } from '#domain/bookings/pickup-time.ts'
import { PHONE_MESSAGE } from '#domain/bookings/details.ts'
import type { Numbering } from './phone-field.tsx'

/** The names of the fields that both forms have, each in its payload's spelling. */
export interface FieldNames {
  readonly date: string
  readonly time: string
  readonly phone: string
  readonly country: string
  readonly email: string
  readonly note: string
}

export type Values = Readonly<Record<string, string>>
/** Message by name of field. */
export type Errors = Readonly<Record<string, string>>
export type Schemas = Readonly<Record<string, v.GenericSchema>>

export function fieldError(schemas: Schemas, name: string, value: string): string | undefined {
  const schema = schemas[name]
  if (!schema) return undefined
  const result = v.safeParse(schema, value)
  return result.success ? undefined : result.issues[0].message
}

const COUNTRY_MESSAGE = 'Choose the country of this number, or start it with + and the country code'

function phoneError(phone: string, country: string, numbering: Numbering): string | undefined {
  const written = /^[+＋]/.test(phone.trim())
  if (!written && !country) return COUNTRY_MESSAGE
  return numbering.parsePhone(phone, country || undefined) ? undefined : PHONE_MESSAGE
}

/** @param numbering `null` where it could not be fetched */
export function check(schemas: Schemas, names: FieldNames, values: Values, now: Date, numbering: Numbering | null): Errors {
  const errors: Record<string, string> = {}
  for (const name of Object.keys(schemas)) {
    const error = fieldError(schemas, name, values[name] ?? '')
    if (error) errors[name] = error
  }
  const { date, time, phone, country } = names
  if (!errors[date] && !errors[time]) {
    const problem = pickupTimeProblem({ date: values[date]!, time: values[time]! }, now)
    if (problem) errors[names[problem.part]] = problem.message
  }
  if (!errors[phone] && numbering) {
    const error = phoneError(values[phone]!, values[country] ?? '', numbering)
    if (error) errors[phone] = error
  }
  return errors
}
