/** What the operator writes: a driver, the reason for a price, a remark, and how long each may be. */
import * as v from 'valibot'
import { addDays, isRealDate } from '#domain/sri-lanka-time.ts'
import { visibleText } from '#domain/visible-text.ts'
import type { AssignedDriver } from '../ride.ts'
import { typedLine } from '../request/field-rules.ts'
import { parsePhone } from '../request/numbering-plans.ts'

/** The most characters of each part of a driver's entry. */
export const DRIVER_LIMITS = { name: 60, phone: 40, car: 60 } as const
/** Characters of the reason for a price. */
export const MAX_REASON = 120
/** Characters of a remark. */
export const MAX_REMARK = 500

// Joiners that are left after cleaning belong to a word.
const NOT_SHOWN = /[\p{Cc}\p{Zl}\p{Zp}<>]|(?![\u200C\u200D])\p{Cf}/u

/** @example nameOfSign('a<b') // "'<'" @example nameOfSign('a\u0007') // 'U+0007', which has no look */
function nameOfSign(text: string): string {
  const sign = NOT_SHOWN.exec(text)?.[0] ?? ''
  const hex = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return /[<>]/.test(sign) ? `'${sign}'` : `U+${hex}`
}

/** As the guest reads it: one line of letters, digits and common signs. */
export const line = (what: string, max: number) =>
  v.pipe(
    v.string(),
    typedLine,
    v.trim(),
    v.nonEmpty(`${what} is missing`),
    v.maxLength(max, `${what} has at most ${max} characters`),
    v.check(
      (text) => !NOT_SHOWN.test(text),
      ({ input }) => `${what} has a character that cannot be shown: ${nameOfSign(input)}`,
    ),
  )

const DriverSchema = v.object({
  name: line("The driver's name", DRIVER_LIMITS.name),
  phone: line("The driver's phone number", DRIVER_LIMITS.phone),
  car: line("The car's plate", DRIVER_LIMITS.car),
})

/**
 * Reads 'name, phone, plate', and more about the car after a further comma.
 * @throws RangeError that says what is missing
 * @example parseDriver('Nimal Perera, 077 123 4567, CAB-1234, white Prius') // { name: 'Nimal Perera', phone:
 *   '+94771234567', car: 'CAB-1234, white Prius' }
 */
export function parseDriver(text: string): AssignedDriver {
  const [name = '', phone = '', ...car] = text.split(',').map((part) => part.trim())
  const parsed = v.safeParse(DriverSchema, { name, phone, car: car.filter(Boolean).join(', ') })
  if (!parsed.success) throw new RangeError(`${parsed.issues[0].message}.`)
  const number = parsePhone(parsed.output.phone)
  if (!number) throw new RangeError(`'${parsed.output.phone}' is no phone number.`)
  return { ...parsed.output, phone: number.e164 }
}

/** Why a price is another one, as the guest reads it. @throws RangeError that says what is missing */
export function parseReason(text: string): string {
  const parsed = v.safeParse(line('The reason', MAX_REASON), text)
  if (!parsed.success) throw new RangeError(parsed.issues[0].message)
  return parsed.output
}

/** So many days ahead may a note be open. */
const MOST_OPEN_DAYS = 366

/**
 * The day until which a note is open; `undefined` for none.
 * @param today `YYYY-MM-DD`
 * @throws RangeError
 */
export function parseOpenUntil(text: string, today: string): string | undefined {
  const day = text.trim()
  if (day === '') return undefined
  if (!isRealDate(day) || day < today || day > addDays(today, MOST_OPEN_DAYS)) {
    throw new RangeError(`A note is open until a day from today on, within a year: ${today}.`)
  }
  return day
}

/** A remark that only the operator reads. @throws RangeError */
export function parseRemark(text: string): string {
  const parsed = v.safeParse(
    v.pipe(
      v.string(),
      v.transform(visibleText),
      v.trim(),
      v.nonEmpty('The note is empty'),
      v.maxLength(MAX_REMARK, `A note has at most ${MAX_REMARK} characters`),
    ),
    text,
  )
  if (!parsed.success) throw new RangeError(parsed.issues[0].message)
  return parsed.output
}
