/** A guest says after the ride that something was not as agreed: an open complaint in the booking's history, and a mail to the owner. */
import { type Complaint, COMPLAINT_TEXTS, possibleComplaints } from '#domain/bookings/day/complaints.ts'
import { hasEnded } from '#domain/bookings/day/ride-events.ts'
import { overAt } from '#domain/bookings/day/sharing.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findByNumber, type Booking, rideAt, writeChange } from '#worker/bookings/store.ts'
import { DatabaseUnavailable, type Db } from '#worker/database/d1.ts'
import { enqueueMail } from '#worker/database/mail-queue.ts'
import { guestWords } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { dayOf, type TapOutcome } from './events.ts'

interface Complained {
  readonly id: string
  readonly position: number
  readonly complaint: Complaint
  /** Keyed hash of the guest's network. */
  readonly network: string | null
}

/** So often it is tried again when something else of the booking changes meanwhile. */
const TRIES = 10

/** Writes it down, once for each ride: it is on Now until somebody has closed it. */
export async function complain(
  env: Env,
  booking: Booking,
  { id, position, complaint, network }: Complained,
  now: Date,
): Promise<TapOutcome> {
  let current: Booking | null = booking
  for (let i = 0; i < TRIES && current; i++) {
    const ride = rideAt(current, position)
    const { stage, complaints } = await dayOf(env, ride, now)
    const said = complaints.map((each) => each.complaint)
    if (said.includes(complaint)) return 'done'
    const over = hasEnded(stage) || now.getTime() > overAt(ride)
    if (ride.erasedAt !== null || !possibleComplaints({ ...ride, over }, said, now).includes(complaint))
      return 'refused'
    const { number: bookingNumber } = current
    const { pickupDate } = ride
    const at = now.toISOString()
    const change = {
      step: 'complaint',
      actor: 'guest',
      detail: COMPLAINT_TEXTS[complaint],
      position,
      openUntil: sriLankaTime(now).date,
      rides: [],
      more: (db: Db) => [
        db.insert(guestWords).values({ id, bookingNumber, position, pickupDate, word: complaint, time: null, at }),
        enqueueMail(
          db,
          { kind: 'guest-word', reader: 'operator', bookingNumber, position, byVisitor: true, network },
          at,
        ),
      ],
    } as const
    if (await writeChange(env, current, change, now)) return 'done'
    current = await findByNumber(env, bookingNumber)
  }
  throw new DatabaseUnavailable()
}
