/** When the driver comes: date and time, both on the island's clock. */
import { useEffect, useState } from 'react'
import { latestPickupDate } from '#domain/bookings/pickup-time.ts'
import { showTime, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { Field } from '#client/forms/fields.tsx'

interface MomentFieldsProps {
  readonly dateName: string
  readonly timeName: string
  readonly errors: Readonly<Record<string, string>>
}

export function MomentFields({ dateName, timeName, errors }: MomentFieldsProps) {
  // Not on the server: its page may be read minutes later.
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const clock = setInterval(tick, 30_000)
    return () => clearInterval(clock)
  }, [])
  return (
    <div className="field-pair">
      <Field name={dateName} label="Pickup date" error={errors[dateName]} hint="Sri Lanka time">
        {(control) => <input {...control} className="field__control" type="date" autoComplete="off" min={now ? sriLankaTime(now).date : undefined} max={now ? latestPickupDate(now) : undefined} />}
      </Field>
      <Field name={timeName} label="Pickup time" error={errors[timeName]} hint={now ? `Sri Lanka time, now ${showTime(sriLankaTime(now).time)}` : 'Sri Lanka time, now --:-- hrs'}>
        {(control) => <input {...control} className="field__control" type="time" autoComplete="off" />}
      </Field>
    </div>
  )
}
