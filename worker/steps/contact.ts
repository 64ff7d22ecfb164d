/**
 * The office corrects how a guest is reached. Who got the mails at the old address has a link by which the booking can be
 * changed, so another address comes with another key: that link changes nothing any more, and the new address gets the
 * booking's mail again, with the new one.
 */
import * as v from 'valibot'
import { isResident, isResidentNow } from '#domain/bookings/money/residents.ts'
import { EmailSchema, PhoneTextSchema } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import type { Ride } from '#worker/bookings/read-bookings.ts'
import { mailsAgain } from './confirm.ts'
import { forEach, type Outcome, type StepContext, type StepOf, StepRefused } from './step.ts'

const refuse = (problem: string) => new StepRefused({ code: 'wrong-contact', problem })

/** @throws StepRefused */
function emailOf(typed: string): string {
  if (typed.trim() === '') return ''
  const { success, output, issues } = v.safeParse(EmailSchema, typed)
  if (!success) throw refuse(issues[0].message)
  return output
}

/** @throws StepRefused */
function phoneOf(typed: string): { readonly phone: string; readonly phoneTyped: string } {
  const { success, output, issues } = v.safeParse(PhoneTextSchema, typed)
  if (!success) throw refuse(issues[0].message)
  const number = parsePhone(output)
  if (!number) throw refuse(fieldProblem('not-a-phone'))
  return { phone: number.e164, phoneTyped: number.typed }
}

/** @param rides all of the booking */
export function correctContact(rides: readonly Ride[], step: StepOf<'contact'>, { booking }: StepContext): Outcome {
  const email = step.email === undefined ? booking.email : emailOf(step.email)
  const number = step.phone === undefined || step.phone === booking.phoneTyped ? booking : phoneOf(step.phone)
  const isOtherAddress = email !== booking.email
  const isOtherNumber = number.phone !== booking.phone
  const { phone, phoneTyped } = number
  const resident = step.isVisitor ? isResident(phone, false) : isResidentNow(booking.resident, booking.phone, phone)
  const isOtherMoney = step.isVisitor === true && resident !== booking.resident
  if (!isOtherAddress && !isOtherNumber && !isOtherMoney) throw new StepRefused({ code: 'nothing-changes' })
  return {
    contact: {
      ...(isOtherAddress ? { email } : {}),
      ...(isOtherNumber ? { phone, phoneTyped } : {}),
      ...(isOtherNumber || isOtherMoney ? { resident } : {}),
    },
    words: [
      ...(isOtherAddress ? [`e-mail '${booking.email}' -> '${email}'`] : []),
      ...(isOtherNumber ? [`phone ${booking.phone} -> ${phone}`] : []),
      ...(isOtherMoney ? ['does not live in Sri Lanka: pays in dollars'] : []),
    ],
    ...forEach(rides, (ride) => ({
      set: null,
      words: '',
      mails: (isOtherAddress || isOtherMoney) && (isRunning(ride) || !rides.some(isRunning)) ? mailsAgain(ride) : [],
      isForDriver: isOtherNumber,
    })),
  }
}
