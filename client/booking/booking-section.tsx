/** A page on which something can be booked. Once it has been submitted, the answer replaces the page. */
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { lazyCode } from '#client/lazy-code.ts'
import type { Product } from './draft.ts'
import type { SafariFormProps } from './form/safari-form.tsx'
import type { TransferFormProps } from './form/transfer-form.tsx'
import { useProgress } from './progress.ts'

const BookingView = lazy(partOf((desk) => desk.BookingView))

export function BookingPage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const progress = useProgress(pathname)
  if (!progress || progress.step === 'form') return children
  return (
    <Suspense fallback={<div className="answer band" />}>
      <BookingView page={pathname} progress={progress} />
    </Suspense>
  )
}

/** Anchor of the booking form on every page that has one. */
export const BOOKING_PLACE = 'booking'
export const BOOKING_HREF = `#${BOOKING_PLACE}`

/** The place of a booking form on a page. Its height is kept, so that nothing moves when the form arrives. */

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

/** The safari booking form in its place on a page. */

const SafariForm = lazy(formOf((desk) => desk.SafariForm))

export const SafariBooking = memo(function SafariBooking(props: SafariFormProps) {
  return <FormPlace product="safari"><SafariForm {...props} /></FormPlace>
})

/** The Instant Booking form in its place on a page. */

const TransferForm = lazy(formOf((desk) => desk.TransferForm))

export const TransferBooking = memo(function TransferBooking(props: TransferFormProps) {
  return <FormPlace product="transfer"><TransferForm {...props} /></FormPlace>
})

/**
 * When a form that the Worker has rendered is taken over: its code comes once it is near the screen, so that the fare does
 * not wait for it. What is typed before stays typed: fields keep their own text.
 */

const fetchDesk = lazyCode(() => import('./booking-code.ts'))

type Desk = typeof import('./booking-code.ts')

/** Milliseconds before code that did not come is asked for again. */
const PAUSE = 3000

let want = () => {}
const wanted = new Promise<void>((done) => { want = done })

export function wantForms() {
  want()
}

/** Never gives up: without its code the form cannot send, but what is typed into it stays. */
async function deskAtLast(): Promise<Desk> {
  const desk = await fetchDesk()
  if (desk) return desk
  await new Promise<void>((done) => {
    setTimeout(done, PAUSE)
    window.addEventListener('online', () => done(), { once: true })
  })
  return deskAtLast()
}

/** For `lazy`: a part of the desk, at once. */
export function partOf<P>(pick: (desk: Desk) => ComponentType<P>): () => Promise<{ default: ComponentType<P> }> {
  return async () => ({ default: pick(await deskAtLast()) })
}

/** For `lazy`: a form, at once in the Worker and in the browser when it is wanted. */
export function formOf<P>(pick: (desk: Desk) => ComponentType<P>): () => Promise<{ default: ComponentType<P> }> {
  return async () => {
    if (typeof document !== 'undefined') await wanted
    return partOf(pick)()
  }
}
