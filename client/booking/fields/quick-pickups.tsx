/** Days that one tap sets as the pickup's. */
import type { RefObject } from 'react'
import { useFormats, useTexts } from '#client/languages/language.tsx'
import { MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import { keepQuickTime, quickPickups, useTypedTime } from './pickup-start.ts'

interface QuickPickupsProps {
  readonly subject: BookingSubject
  readonly now: Date
  readonly date: RefObject<HTMLInputElement | null>
  readonly time: RefObject<HTMLInputElement | null>
}

/** True where the guest's own calendar has another day than Sri Lanka: their tomorrow is not the one of the button. */
const isOtherDay = (now: Date) =>
  new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10) !== sriLankaTime(now).date

export function QuickPickups({ subject, now, date, time }: QuickPickupsProps) {
  const { days } = useTexts('form')
  const { dayOfYear } = useFormats()
  const typed = useTypedTime(subject.kind)
  const saysDay = isOtherDay(now)
  return (
    <>
      {quickPickups(subject, now, days, typed).map(({ text, pickup }) => (
        <button
          key={text}
          type="button"
          className="chip"
          disabled={!pickup}
          onClick={() => {
            enter(date.current!, pickup!.date)
            if (pickup!.time !== typed) keepQuickTime(subject.kind, pickup!.time)
            enter(time.current!, pickup!.time)
          }}
        >
          {text}
          {saysDay && pickup && <small>{dayOfYear(pickup.date.slice(5))}</small>}
        </button>
      ))}
      <button type="button" className="chip" onClick={() => openDates(date.current!)}>
        {days.other}
      </button>
    </>
  )
}

/** As if the visitor had typed it. */
function enter(input: HTMLInputElement, value: string) {
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Opens the browser's calendar, where it has one; else the visitor types. */
function openDates(date: HTMLInputElement) {
  date.focus()
  try {
    if ('showPicker' in date) date.showPicker()
  } catch {
    // A frame of another site may not open it.
  }
}
