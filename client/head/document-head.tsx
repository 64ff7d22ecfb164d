/** Keeps the document's head true while the visitor moves between pages; the first page's came with its HTML. */
import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router'
import { headOf } from './page-head.ts'

export function DocumentHead() {
  const matches = useMatches()
  const first = useRef(matches)
  useEffect(() => {
    if (matches === first.current) return
    let left = false
    Promise.all([headOf(matches), import('./show-head.ts')]).then(
      ([head, { showHead }]) => left || showHead(head),
      // The page is there; its title is one navigation late.
      () => {},
    )
    return () => { left = true }
  }, [matches])
  return null
}
