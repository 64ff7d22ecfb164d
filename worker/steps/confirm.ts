/** The operator confirms a ride, sends its last mail once more, or writes a note. */
import type { Ride } from '#worker/bookings/read-bookings.ts'
import { type Effect, forEach, type Mail, type NoteStep, type Outcome, type StepContext } from './step.ts'

export const confirm = (rides: readonly Ride[], { now }: StepContext): Outcome =>
  forEach(rides, () => ({
    set: { status: 'confirmed', confirmedAt: now.toISOString(), takenUpAt: null },
    words: '',
    mails: [['confirmed', 'guest']],
  }))

export function mailsAgain({ status, driverName }: Ride): Mail[] {
  if (status === 'new') return [['receipt', 'guest']]
  if (status === 'cancelled') return [['cancelled', 'guest']]
  return driverName === null
    ? [['confirmed', 'guest']]
    : [
        ['confirmed', 'guest'],
        ['driver', 'guest'],
      ]
}

const resendOf = (ride: Ride): Effect => ({ set: null, words: '', mails: mailsAgain(ride) })

export const resend = (rides: readonly Ride[]): Outcome => forEach(rides, resendOf)

export const writeNote = (rides: readonly Ride[], { text, openUntil }: NoteStep): Outcome => ({
  ...forEach(rides, () => ({ set: null, words: text, mails: [] })),
  openUntil,
})
