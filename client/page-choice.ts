/** What a page shows: what its address says, or what the visitor has just chosen and that is loading. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

export interface PageChoice<T> {
  readonly shown: T
  /** True from the choice until its page is here. */
  readonly pending: boolean
  /** What the next choice builds on, also when it comes before the last one is shown. */
  latest(): T
  /**
   * Shows a choice at once, and loads its page.
   * @param replace whether the back button passes over the page before
   */
  choose(next: T, href: string, replace?: boolean): void
}

/** The state of a page that was chosen on the page before: it is about the same ride. */
export const CHOSEN = 'chosen'

/** @param addressed what the page's address says */
export function usePageChoice<T>(addressed: T): PageChoice<T> {
  const navigate = useNavigate()
  const { key } = useLocation()
  // Another one also where the back button leads to an entry of the history for the second time.
  const visit = useMemo(() => ({ key }), [key])
  const going = useNavigation().location
  const [chosen, setChosen] = useState<{ readonly what: T; readonly on: object }>()
  // The router tells of the new page and of the end of the navigation in one update. The promise of `navigate` may
  // resolve before that page is shown: a component that waited for it would show the old choice meanwhile.
  const current = chosen && (chosen.on === visit || going) ? chosen : undefined
  if (chosen && !current) setChosen(undefined)
  const shown = current ? current.what : addressed
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  })
  return {
    shown,
    pending: current !== undefined,
    latest: () => latest.current,
    choose(next, href, replace = false) {
      latest.current = next
      setChosen({ what: next, on: visit })
      void navigate(href, { replace, state: CHOSEN, preventScrollReset: true })
    },
  }
}
