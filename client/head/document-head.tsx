/** Keeps the document's head true while the visitor moves between pages; the first page's came with its HTML. */
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'

export function DocumentHead() {
  const matches = useMatches()
  const { pathname } = useLocation()
  const first = useRef(matches)
  useEffect(() => {
    if (matches === first.current) return
    let left = false
    const show = async () => {
      const { headOf, showHead } = await import('./show-head.ts')
      const head = await headOf(matches, pathname)
      if (!left) showHead(head)
    }
    // Where its code cannot be fetched, the head stays the one before until the next navigation.
    show().catch(() => {})
    return () => { left = true }
  }, [matches, pathname])
  return null
}
