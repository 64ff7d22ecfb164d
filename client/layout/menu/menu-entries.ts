/** The entries of the main menu, on wide screens and on phones, and where they lead. */
import { paths, BOOKING_SECTION } from '#domain/paths.ts'
import type { MouseEvent } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'

export type SubmenuName = 'fromAirport' | 'toAirport' | 'safari' | 'taxi'

/** Ids of the footer's lists, to which the menu leads without scripts. */
export const FOOTER_LISTS = { all: 'site-links', towns: 'towns', thingsToDo: 'things-to-do' } as const

/** Where a submenu's button leads without a script. */
export const FALLBACK_HREFS: Readonly<Record<SubmenuName, string>> = {
  fromAirport: paths.fromAirport,
  toAirport: paths.toAirport,
  safari: paths.safaris,
  taxi: `#${FOOTER_LISTS.towns}`,
}

/** What a transfer page loads names its fare; what the home page loads is one. */
interface FareData {
  readonly fare?: ShownFare | null
}

/**
 * Where 'Book Taxi Now' leads: to the booking form of the trip on the page, where there is one for a taxi; else to the fare calculator, with
 * the trip of the page.
 */
export function useBookingLink() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const page = useMatches().at(-1)
  const fare = page?.id === 'transfer' ? (page.loaderData as FareData | null | undefined)?.fare : null
  const calculator = paths.home(fare ?? {})
  const hasForm = page?.id === 'home' || fare?.state === 'priced'
  return {
    to: hasForm ? `${pathname}${search}#${BOOKING_SECTION}` : calculator,
    onClick: (event: MouseEvent) => {
      const form = document.getElementById(BOOKING_SECTION)
      // While the fare of a place that was chosen is loading, a step of the history would end that.
      if (!hasForm || (form && !document.querySelector('[aria-busy=true]'))) return
      event.preventDefault()
      if (form) form.scrollIntoView()
      // Once it has been sent, the answer replaces the form.
      else void navigate(calculator)
    },
  }
}
