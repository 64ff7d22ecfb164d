/** The fares of a trip: the hero of the page, or what to do where there is no fare. */
import { useState } from 'react'
import type { FareAnswer } from '../quote.ts'
import { FareNotice } from './fare-notice.tsx'
import { fareInWords } from './fare-in-words.ts'
import { VehicleFares } from './vehicle-fares.tsx'

export interface FarePanelProps {
  readonly fare: FareAnswer
  /** True while the fare of another trip is being asked for. */
  readonly pending: boolean
  /** What the page says where no road leads; specification section 8. */
  readonly unreachableText: string
  readonly onRetry: () => void
  /** Where on the page this trip is booked, if it is. */
  readonly bookHref?: string
}

export function FarePanel({ fare, pending, unreachableText, onRetry, bookHref }: FarePanelProps) {
  const words = pending ? 'Working out the fare' : fareInWords(fare, unreachableText)
  /** What the page starts with is read with the page: only news is announced. From the first news on, `null`. */
  const [first, setFirst] = useState<string | null>(words)
  if (first !== null && first !== words) setFirst(null)
  return (
    <section className="fare" aria-label="Fare" aria-busy={pending}>
      <h2 className="visually-hidden">Taxi fare from {fare.pickup} to {fare.dropoff}</h2>
      {fare.state === 'priced'
        ? <VehicleFares quote={fare.quote} bookHref={bookHref} />
        : <FareNotice fare={fare} unreachableText={unreachableText} pending={pending} onRetry={onRetry} />}
      <p className="visually-hidden" role="status">{first === null ? words : ''}</p>
    </section>
  )
}
