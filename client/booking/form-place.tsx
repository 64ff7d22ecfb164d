/** The place of a booking form on a page. Its height is kept, so that nothing moves when the form arrives. */
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { BOOKING_PLACE } from './booking-place.ts'
import type { Product } from './draft.ts'
import { wantForms } from './wanted.ts'

/** Nothing here changes before the form has taken over: React would drop the Worker's markup, and what is typed into it. */
export function FormPlace({ product, children }: { readonly product: Product; readonly children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => watch(place.current!), [])
  return (
    <section className={`booking-place booking-place--${product}`} id={BOOKING_PLACE} ref={place}>
      <Suspense fallback={<Arriving />}>{children}</Suspense>
    </section>
  )
}

/** Fetch a little before it is scrolled to. */
const AHEAD = '300px'
/** Milliseconds after which a page that stands still has time for it. */
const SETTLED = 3000

function watch(place: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => { if (entry!.isIntersecting) wantForms() }, { rootMargin: AHEAD })
  observer.observe(place)
  place.addEventListener('focusin', wantForms)
  const timer = setTimeout(wantForms, SETTLED)
  return () => {
    observer.disconnect()
    place.removeEventListener('focusin', wantForms)
    clearTimeout(timer)
  }
}

/** Shown only where the Worker has not rendered the form: there is nothing to look at until its code is here. */
function Arriving() {
  useEffect(wantForms, [])
  return null
}
