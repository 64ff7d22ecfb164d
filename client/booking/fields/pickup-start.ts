/** The date and time that a form starts with, and those that one tap sets. docs/product.md#booking-form */
import { useEffect, useState } from 'react'
import { currentTime, subscribeToClock } from '#client/device/clock.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import type { Dictionary } from '#domain/languages/texts.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { closedOn } from '#domain/prices/dated-price.ts'
import { firstPickup } from '#domain/tours/tour-warning.ts'
import { DAY_MS, HOUR_MS, instantOf, type LocalMoment, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { keepInDraft, keepInTab, readDraft, useDraftField } from '#client/booking/form/draft-storage.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'

/** In the draft: 'yes' for a form that starts without a date, because it follows a booking. */
const UNDATED = 'undated'
const NO_MOMENT: LocalMoment = { date: '', time: '' }

/**
 * The next ride is on another day than the one that was booked, and not now: the guest says when. In the tab: nothing was
 * typed yet that the device should have again.
 */
export const startUndated = (kind: RideKind) => void keepInTab(kind, { [UNDATED]: 'yes' })

/** What a form is for. The rides of a journey have dates of their own. */
export type DatedSubject = BookingSubject | { readonly kind: 'journey' }

/** Now, or when the park of a tour can be reached in time. */
export function startOf(subject: DatedSubject, now: Date): LocalMoment {
  if (readDraft(subject.kind)[UNDATED] === 'yes') return NO_MOMENT
  return subject.kind === 'tour' ? firstPickup(subject, now) : sriLankaTime(now)
}

/** `null` on the server: its page may be cached for minutes. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(currentTime())
    tick()
    const clock = setInterval(tick, 30_000)
    const endClock = subscribeToClock(tick)
    return () => {
      clearInterval(clock)
      endClock()
    }
  }, [])
  return now
}

/** The pickup in the form, and whether it is a request. */
export interface ShownPickup extends LocalMoment {
  readonly isRequest: boolean
  /** False for the moment that the form starts with. */
  readonly isChosen: boolean
}

/** @param now `null` on the server, where the time that the form starts with is not known */
export function useShownPickup(subject: BookingSubject, now: Date | null): ShownPickup {
  const { kind } = subject
  const [date, time] = [useDraftField(kind, 'date'), useDraftField(kind, 'time')]
  const start = now ? startOf(subject, now) : NO_MOMENT
  const shown = { date: date || start.date, time: time || start.time }
  // Most forms start with this moment: until its clock is known, the pickup is at short notice.
  return { ...shown, isRequest: !now || isShortNotice(shown, now, promises()), isChosen: Boolean(date || time) }
}

interface QuickPickup {
  readonly text: string
  /** `null` if it is too late for it. */
  readonly pickup: LocalMoment | null
}

const EVENING = '20:00'
/** A typed time from then on is one of the evening. */
const EVENING_BEGINS = '17:00'
const MORNING = '08:00'
const NOON = '12:00'
/** Before this hour a visitor who has not slept yet says 'this morning'. */
export const DAWN = '05:00'
/** A driver needs this long at least. */
const LEAST_NOTICE = 30 * MINUTE_MS

/** This evening, or the next full hour of the night that is still today. */
function tonight(now: Date): LocalMoment | null {
  const { date, time } = sriLankaTime(now)
  const evening = instantOf({ date, time: EVENING })!.getTime()
  const soonest = now.getTime() + LEAST_NOTICE
  const hours = Math.max(0, Math.ceil((soonest - evening) / HOUR_MS))
  const pickup = sriLankaTime(new Date(evening + hours * HOUR_MS))
  return time >= DAWN && pickup.date === date ? pickup : null
}

/** In the draft: the time that such a tap has set. Another one was typed. */
export const QUICK_TIME = 'quickTime'

export const keepQuickTime = (kind: RideKind, time: string) => keepInDraft(kind, { [QUICK_TIME]: time })

/** The time that the visitor has typed; empty for none. */
export function useTypedTime(kind: RideKind): string {
  const [time = '', quick] = [useDraftField(kind, 'time'), useDraftField(kind, QUICK_TIME)]
  return time === quick ? '' : time
}

/** @param typed a time that the visitor has typed: it is kept where the words of the button are true of it */
export function quickPickups(
  subject: BookingSubject,
  now: Date,
  texts: Dictionary['form']['days'],
  typed = '',
): readonly QuickPickup[] {
  const today = sriLankaTime(now)
  const tomorrow = sriLankaTime(new Date(now.getTime() + DAY_MS)).date
  const isLateEnough = ({ date }: LocalMoment) =>
    instantOf({ date, time: typed })!.getTime() >= now.getTime() + LEAST_NOTICE
  const withTyped = (pickup: LocalMoment | null, isMeant: boolean) =>
    pickup && typed && isMeant && isLateEnough(pickup) ? { ...pickup, time: typed } : pickup
  const isMorning = typed < NOON
  if (subject.kind === 'tour') {
    const pickup = firstPickup(subject, now, tomorrow)
    const isOn = isTourOn(subject, pickup, tomorrow) && !closedOn(pickup.date, { park: subject.park })
    return [{ text: texts.tomorrow, pickup: isOn ? withTyped(pickup, pickup.date === tomorrow) : null }]
  }
  const quick: readonly QuickPickup[] = [
    today.time < DAWN
      ? { text: texts.thisMorning, pickup: withTyped({ date: today.date, time: MORNING }, isMorning) }
      : { text: texts.tonight, pickup: withTyped(tonight(now), typed >= EVENING_BEGINS) },
    { text: texts.tomorrowMorning, pickup: withTyped({ date: tomorrow, time: MORNING }, isMorning) },
  ]
  return quick.map(({ text, pickup }) => ({ text, pickup: pickup && closedOn(pickup.date) ? null : pickup }))
}

/** False where the park is closed on that day, so that the pickup is for a later one. */
function isTourOn(
  { toGateMinutes }: Extract<BookingSubject, { readonly kind: 'tour' }>,
  pickup: LocalMoment,
  day: string,
): boolean {
  const arrival = instantOf(pickup)!.getTime() + (toGateMinutes ?? 0) * MINUTE_MS
  // The pickup is rounded down, so that the party is there a little early: just after midnight does not count.
  return sriLankaTime(new Date(arrival)).date <= day
}
