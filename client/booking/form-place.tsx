/** The place of a booking form on a page. Its height is kept, so that nothing moves when the form arrives. */
import { Suspense, useEffect, type ReactNode } from 'react'
import { useInView } from '../map/use-in-view.ts'
import { BOOKING_PLACE } from './booking-place.ts'
import { wantForms } from './wanted.ts'

export function FormPlace({ children }: { readonly children: ReactNode }) {
  const [place, seen] = useInView()
  useEffect(() => { if (seen) wantForms() }, [seen])
  return (
    <section className="booking-place" id={BOOKING_PLACE} ref={place} onFocus={wantForms}>
      <Suspense fallback={<Arriving />}>{children}</Suspense>
    </section>
  )
}

/** Shown only where the Worker has not rendered the form: there is nothing to look at until its code is here. */
function Arriving() {
  useEffect(wantForms, [])
  return null
}
