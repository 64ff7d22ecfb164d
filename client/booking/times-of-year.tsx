/** What a chosen day means: monsoon, Poya days, full roads. The table is fetched once a date was chosen. */
import { useEffect, useState } from 'react'
import { useHydrated } from '#client/forms/hydration.tsx'
import { lazyCodeWithTexts, useLanguage } from '#client/languages/language.tsx'
import type { AskedDays } from '#domain/almanac/times-of-year.ts'
import type { BookingSubject } from './booking-subject.tsx'
import { useDraftField } from './draft.ts'

const fetchTimes = lazyCodeWithTexts(() => import('#domain/almanac/times-of-year.ts'), 'almanac', 'tours')

export function TimesOfYear({ date, from, to, park }: Omit<AskedDays, 'daysAfter'>) {
  const texts = useLanguage()
  const [said, setSaid] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const code = date === '' ? null : await fetchTimes(texts)
      if (isCurrent) setSaid(code?.timesInWords({ date, from, to, park: park ?? null }, texts) ?? [])
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [date, from, to, park, texts])
  const isHydrated = useHydrated()
  // From then on it stays in the page, so that a screen reader hears the text when it comes.
  if (!isHydrated) return null
  return (
    <div className="times-of-year" role="status">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** Of the form's own ride. */
export function TimesOfChosenDay(subject: BookingSubject) {
  // The draft holds what the visitor chose, and not the moment that the form starts with.
  const date = useDraftField(subject.kind, 'date') ?? ''
  if (subject.kind === 'transfer')
    return <TimesOfYear date={date} from={subject.fare.pickup} to={subject.fare.dropoff} />
  return <TimesOfYear date={date} from={subject.pickup} to={subject.park} park={subject.park} />
}
