/** What a full page load does by itself and a navigation inside the page must do by hand: the focus starts at the new page. */
import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Focuses the page's main part after a navigation to another path, unless the page has put the focus somewhere itself.
 * A screen reader then reads on from there.
 */
export function usePageEntry(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
