/** Where 'Book Taxi Now' leads. */
import type { MouseEvent } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { BOOKING_SECTION, paths } from '#domain/paths.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'

/** What a transfer page loads names its fare; what the home page loads is one. */
interface FareData {
  readonly fare?: ShownFare | null
}

/**
 * Leads to the booking form of the trip on the page, where there is one for a taxi; else to the fare calculator, with
 * the trip of the page.
 */
export function useBookingLink() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const page = useMatches().at(-1)
  const fare = page?.id === 'transfer' ? (page.loaderData as FareData | null | undefined)?.fare : null
  const calculator = fare ? paths.home(fare) : paths.home()
  const hasForm = page?.id === 'home' || fare?.state === 'priced'
  return {
    to: hasForm ? `${pathname}${search}#${BOOKING_SECTION}` : calculator,
    // Once it has been sent, the answer replaces the form.
    onClick: (event: MouseEvent) => {
      if (!hasForm || document.getElementById(BOOKING_SECTION)) return
      event.preventDefault()
      void navigate(calculator)
    },
  }
}
