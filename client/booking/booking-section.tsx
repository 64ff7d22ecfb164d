/** The booking form's place on a page, and when its code is fetched: the fare must not wait for it. */
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { takeBackTranslation } from '#client/forms/hydration.tsx'
import { entryMark } from '#client/device/storage.ts'
import { lazyCodeWithTexts, useLanguage, useTexts } from '#client/languages/language.tsx'
import type { Area, Texts } from '#domain/languages/texts.ts'
import { dependsOnDates } from '#domain/prices/seasons.ts'
import { BOOKING_SECTION } from '#domain/paths.ts'
import type { BookingAnswerProps } from './sending/booking-answer.tsx'
import { readDraft } from './form/draft-storage.ts'
import { BookByMessage, type BookingFormProps, type FormSubject } from './booking-subject.tsx'
import { useCurrentProgress } from './sending/submission-progress.ts'

/** Leads to the booking form, on every page that has one. */
export const BOOKING_HREF = `#${BOOKING_SECTION}`

/** A page on which something can be booked. Once a booking has been submitted, the answer replaces the page. */
export function BookingPage({ children }: { readonly children: ReactNode }) {
  // Each history entry has a form of its own.
  useLocation()
  const progress = useCurrentProgress()
  const { BookingAnswer } = bookingCode(useLanguage())
  if (!progress || progress.step === 'form') return children
  return (
    <Suspense fallback={<div className="answer band" />}>
      <BookingAnswer key={entryMark()} entry={entryMark()!} progress={progress} />
    </Suspense>
  )
}

/** The booking form. Until it is alive it is that of the Worker's HTML, also where the trip is another one by then. */
export function BookingSection(props: BookingFormProps) {
  const [ofHtml] = useState(props)
  const [isAlive, setAlive] = useState(false)
  // React shows another price only once the form of the HTML is alive.
  if (props.pending) requestForm()
  return (
    <>
      <FormMissing subject={props} />
      <FormPlace form={isAlive ? props : ofHtml} setAlive={setAlive} />
    </>
  )
}

interface FormPlaceProps {
  readonly form: BookingFormProps
  readonly setAlive: (isAlive: true) => void
}

/**
 * The form in its place, whose height is reserved so that nothing moves when the form arrives.
 * Memoized: if React rendered it again before its code is there, it would discard the Worker's HTML and what was typed
 * into it.
 */
const FormPlace = memo(function FormPlace({ form, setAlive }: FormPlaceProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => requestFormWhenNear(section.current!), [])
  const [, renderAgain] = useState({})
  useEffect(() => {
    // At once: the translator must not come between, or React would discard what was typed.
    const hydrate = () => {
      if (takeBackTranslation(section.current!)) flushSync(() => renderAgain({}))
    }
    arrivals.add(hydrate)
    return () => void arrivals.delete(hydrate)
  }, [])
  return (
    <section className={`booking-place booking-place--${form.kind}`} id={BOOKING_SECTION} ref={section}>
      <Suspense fallback={<FormLoading />}>
        <BookingForm form={form} setAlive={setAlive} />
      </Suspense>
    </section>
  )
})

/** Rendered where there is no HTML from the Worker to look at meanwhile. */
function FormLoading() {
  useEffect(requestForm, [])
  return null
}

/** The form's code is fetched when it is this close to the screen. */
const NEAR = '300px'
/** After this time it is fetched anyway. */
const IDLE_MS = 3000

function requestFormWhenNear(section: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (seen.pop()!.isIntersecting) requestForm()
    },
    { rootMargin: NEAR },
  )
  observer.observe(section)
  section.addEventListener('focusin', requestForm)
  // The form of the Worker's HTML knows nothing of a guest who has typed or booked before, as the page does.
  const timer = setTimeout(requestForm, Object.keys(readDraft('transfer'))[0] ? 0 : IDLE_MS)
  return () => {
    observer.disconnect()
    section.removeEventListener('focusin', requestForm)
    clearTimeout(timer)
  }
}

let requestForm = () => {}
const formRequested = new Promise<void>((resolve) => {
  requestForm = resolve
})

/** What the form and its answer say. */
const AREAS: readonly Area[] = ['form', 'tours', 'booking', 'today']

const fetchOnce = lazyCodeWithTexts(() => import('./form/booking-form.tsx'), ...AREAS)

/** Where prices, or whether somebody drives, depend on the date. */
const fetchWithSeasons = lazyCodeWithTexts(() => import('./form/booking-form.tsx'), ...AREAS, 'seasons')

const RETRY_AFTER_MS = 3000

let missing = false
const listeners = new Set<() => void>()

function setMissing(next: boolean) {
  missing = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function FormMissing({ subject }: { readonly subject: FormSubject }) {
  const t = useTexts('site').message
  if (
    !useSyncExternalStore(
      subscribe,
      () => missing,
      () => false,
    )
  )
    return null
  return (
    <p className="answer__notice" role="alert">
      <BookByMessage subject={subject} text={t.notLoaded} />
    </p>
  )
}

/** Never gives up: without its code the form cannot send, but what is typed into it stays. */
async function fetchBookingCode(texts: Texts): Promise<typeof import('./form/booking-form.tsx')> {
  const code = await (dependsOnDates() ? fetchWithSeasons : fetchOnce)(texts)
  setMissing(!code)
  if (code) return code
  await new Promise<void>((resolve) => {
    setTimeout(resolve, RETRY_AFTER_MS)
    window.addEventListener('online', () => resolve(), { once: true })
  })
  return fetchBookingCode(texts)
}

interface BookingCode {
  readonly BookingAnswer: ComponentType<BookingAnswerProps>
  readonly BookingForm: ComponentType<BookingFormProps>
}

let loaded: BookingCode | undefined
/** Called when the form's code has come, and before React knows. */
const arrivals = new Set<() => void>()

const lateCode = (texts: Texts): BookingCode => ({
  BookingAnswer: lazy(async () => ({ default: (await fetchBookingCode(texts)).BookingAnswer })),
  BookingForm: lazy(async () => {
    await formRequested
    loaded = await fetchBookingCode(texts)
    for (const hydrate of arrivals) hydrate()
    return { default: loaded.BookingForm }
  }),
})

const late = new WeakMap<Texts, BookingCode>()

/** In the browser it comes when it is needed, with its texts. */
function bookingCode(texts: Texts): BookingCode {
  if (loaded) return loaded
  const code = late.get(texts) ?? lateCode(texts)
  late.set(texts, code)
  return code
}

/**
 * The Worker renders a page in one pass, which cannot wait for code: it calls this before. The browser never does. The code is
 * part of the Worker, but is imported on first use: a cold start does not pay for it.
 */
export async function loadBookingForm(texts: Texts): Promise<void> {
  await texts.load(...AREAS, ...(dependsOnDates() ? (['seasons'] as const) : []))
  loaded ??= await import('./form/booking-form.tsx')
}

function BookingForm({ form, setAlive }: FormPlaceProps) {
  const { BookingForm: Form } = bookingCode(useLanguage())
  useEffect(() => setAlive(true), [setAlive])
  return <Form {...form} />
}
