import { useState } from 'react'

/** Fetch a little before it is scrolled to. */
const AHEAD = '200px'

/** True once the element has come near the screen, and from then on. */
export function useInView(): [ref: (element: HTMLElement | null) => (() => void) | undefined, seen: boolean] {
  const [seen, setSeen] = useState(false)
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return
      observer.disconnect()
      setSeen(true)
    }, { rootMargin: AHEAD })
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [ref, seen]
}
