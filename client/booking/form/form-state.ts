/** What every booking form does: it keeps what is typed, checks it, sends it once, and shows what is refused. */
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSiteApi } from '#client/api.ts'
import { currentTime } from '#client/device/clock.ts'
import { useLanguage } from '#client/languages/language.tsx'
import { hasCountryCode } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { closedWords, stayWords } from '#domain/quotes/seasons-in-words.ts'
import { fieldProblem, wordsFor } from '#domain/quotes/field-problems.ts'
import { useHydrated } from '#client/forms/hydration.tsx'
import { type FieldNames, type FieldTexts, readDraft } from './draft-storage.ts'
import { rememberOwnWords, undoAutofill, undoInput } from './autofill.ts'
import { DRIVER_WISH, readValues, useFormDraft } from './form-draft.ts'
import { companyError, companyErrors, companyIn, isCompanyField, NO_PHONE_OF_COUNTRY } from './form-checks.ts'
import type { FormQuestion } from './soon-and-overlap-questions.tsx'
import { contactChecksInTime, homeCountry, type PhoneMetadata } from '#client/booking/fields/contact-fields.tsx'
import type { DatedSubject } from '#client/booking/fields/pickup-start.ts'
import { type BookingRequest, currentProgress, ROBOT_CHECK_FIELD } from '#client/booking/sending/submission-progress.ts'
import { type RobotCheckHandle, type RobotCheckProblem, turnstileKey } from '#client/booking/fields/robot-check.tsx'
import { book, type BookedBefore, bookedBefore, markEntry, takeReturn } from '#client/booking/sending/submission.ts'

/** What differs from form to form. */
export interface FormRules {
  /** Whose draft the form keeps. */
  readonly subject: DatedSubject
  readonly names: FieldNames
  /** True for a value that the form has a field for: its message is beside the field. */
  hasField(name: string): boolean
  /** The form's field for a field of the call: 'bookingDetails.email'. */
  formField(path: string): string
  /** What is wrong with one field's value, as a code; `undefined` for a valid one. */
  fieldError(name: string, value: string): string | undefined
  /**
   * What is wrong by name of field, as codes, before anything is sent; the server checks everything again.
   * @param metadata `null` if it could not be fetched: then only the server checks the phone number
   */
  errorsOf(values: FieldTexts, now: Date, metadata: PhoneMetadata | null): FieldTexts
  /**
   * What is asked before such a booking is sent, one after the other.
   * @param values without errors @param before what this browser knows to be booked
   */
  questionsOf(values: FieldTexts, before: readonly BookedBefore[], now: Date): readonly FormQuestion[]
  /** What the form would book now, and at which price: a question about anything else is no longer asked. */
  readonly offer: string
  /** @param phone the customer's number with its country code */
  requestOf(values: FieldTexts, phone: string): BookingRequest
}

/** What a request says beside its details. */
export type FormSaid = Pick<BookingRequest, 'saidFree' | 'livesHere' | 'inRupees'>

export type FormState = ReturnType<typeof useFormState>

const NOT_A_PHONE = fieldProblem('not-a-phone')
/** Its limit follows. */
const TOO_LONG = 'text-too-long'

/** Opens what is folded around refused fields: in it they could not get the focus. */
function unfoldErrors(form: HTMLFormElement) {
  for (const field of form.querySelectorAll('[aria-invalid="true"]')) field.closest('details')?.setAttribute('open', '')
}

function focusFirstError(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** @param isLoading the price that the form shows is out of date */
export function useFormState(rules: FormRules, isLoading: boolean) {
  const { names } = rules
  const api = useSiteApi()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = useLanguage()
  const words = texts.in('form').problems.fields
  const [problems, setProblems] = useState<FieldTexts>({})
  const [country, setCountry] = useState('')
  const [inUse, setInUse] = useState(false)
  const [sending, setSending] = useState(false)
  /** Why nothing has been sent although the visitor has confirmed. */
  const [heldBack, setHeldBack] = useState<'price' | 'error' | null>(null)
  if (heldBack === 'price' && !isLoading) setHeldBack(null)
  const [asked, setAsked] = useState<{ readonly question: FormQuestion; readonly offer: string } | null>(null)
  const question = asked?.offer === rules.offer ? asked.question : null
  /** What the guest has said yes to. */
  const meant = useRef(new Set<string>())
  const questionBox = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const robotCheckBox = useRef<RobotCheckHandle>(null)
  const [robotCheckProblem, setRobotCheckProblem] = useState<RobotCheckProblem | null>(null)
  /** Came back from an answer that did not say whether it is booked. */
  const [returned, setReturned] = useState(false)

  const draft = useFormDraft(form, rules.subject, names, (restored) => {
    setCountry(restored.country || homeCountry())
    // The visitor may have focused a field before hydration.
    setInUse(Boolean(restored.phone || restored.country) || form.current!.contains(document.activeElement))
  })

  const showErrors = (found: FieldTexts) => {
    // The fields must be marked before one of them gets the focus, or a screen reader reads it as valid.
    flushSync(() => setProblems(found))
    unfoldErrors(form.current!)
    focusFirstError(form.current!)
  }

  // After a return from an answer, the focus goes to the form's heading or to the first refused field; to the button
  // where the same must be sent once more.
  useEffect(() => {
    const progress = currentProgress()
    // A frame later, because the page mounts again and would take the focus; a form that is gone by then leaves it to the next.
    const frame = requestAnimationFrame(() => {
      if (!takeReturn()) return
      if (progress?.step === 'form' && progress.unsettled && !progress.refused) {
        flushSync(() => setReturned(true))
        const button = form.current!.querySelector<HTMLElement>('.booking-form__button')!
        button.scrollIntoView({ block: 'center' })
        return button.focus({ preventScroll: true })
      }
      heading.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
      if (progress?.step !== 'form' || !progress.refused) return
      if (progress.refused.some(({ field }) => field === ROBOT_CHECK_FIELD)) return setRobotCheckProblem('failed')
      showErrors(
        Object.fromEntries(
          progress.refused.map(({ field, message, problem = message }) => [rules.formField(field), problem]),
        ),
      )
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const ask = (open: FormQuestion) => {
    flushSync(() => setAsked({ question: open, offer: rules.offer }))
    questionBox.current!.focus()
  }

  const submit = async () => {
    undoAutofill(form.current!)
    const typed = readValues(form.current!)
    // Without its country: the same is sent whether or not the country has been worked out yet.
    const values = hasCountryCode(typed[names.phone] ?? '') ? { ...typed, [names.country]: '' } : typed
    const [metadata, misspelledEmail] = await contactChecksInTime()
    const found = { ...rules.errorsOf(values, currentTime(), metadata), ...companyErrors(values) }
    if (Object.keys(found).length > 0) return showErrors(found)
    if (misspelledEmail?.holdsBack(form.current!.elements.namedItem(names.email) as HTMLInputElement)) return
    const before = await bookedBefore(api)
    const open = rules.questionsOf(values, before, currentTime()).find(({ about }) => !meant.current.has(about))
    if (open) return ask(open)
    draft.saveSubmitted(form.current!)
    const phone = values[names.phone]!
    const booked = rules.requestOf(values, metadata?.internationalPhone(phone, country) ?? phone)
    const driverWish = readDraft(rules.subject.kind)[DRIVER_WISH]
    const request = { ...booked, ...companyIn(values), ...(driverWish ? { driverWish } : {}) }
    if (turnstileKey() === undefined) return book(api, markEntry(), request)
    setRobotCheckProblem(null)
    flushSync(() => setInUse(true))
    const token = await robotCheckBox.current!.token()
    if (token === 'asks' || token === 'failed') return setRobotCheckProblem(token)
    await book(api, markEntry(), { ...request, robotCheck: token })
  }

  const send = () => {
    if (sending) return
    setHeldBack(isLoading ? 'price' : null)
    if (isLoading) return
    setSending(true)
    void submit()
      .catch((error: unknown) => {
        setHeldBack('error')
        reportError(error)
      })
      .finally(() => setSending(false))
  }

  /** @param isMeant true for yes */
  const answer = (isMeant: boolean) => {
    const { about, field } = question!
    if (isMeant) meant.current.add(about)
    // The button is there again before another one takes the focus.
    flushSync(() => setAsked(null))
    if (isMeant) return send()
    const control = form.current!.elements.namedItem(field) as HTMLElement
    control.closest('details')?.setAttribute('open', '')
    control.focus()
    control.scrollIntoView({ block: 'center' })
  }

  const setProblem = (name: string, problem: string | undefined) =>
    setProblems((all) => {
      const others = Object.fromEntries(Object.entries(all).filter(([field]) => field !== name))
      return problem ? { ...others, [name]: problem } : others
    })

  const errorOf = (name: string, value: string) =>
    isCompanyField(name) ? companyError(name, value) : rules.fieldError(name, value)

  const heard = (event: FormEvent<HTMLFormElement>) => {
    draft.save(event.currentTarget)
    setAsked(null)
    const changed = event.target as HTMLInputElement
    // Another country answers what was said of the number.
    const { name, value } =
      changed.name === names.country
        ? (event.currentTarget.elements.namedItem(names.phone) as HTMLInputElement)
        : changed
    const problem = errorOf(name, value)
    // Who pastes a long text sees at once that it does not fit: its field is left by the tap on the button.
    if (problems[name] || problem?.startsWith(TOO_LONG)) setProblem(name, problem)
  }

  const wordsOf = (name: string, code: string) =>
    closedWords(code, texts) ??
    stayWords(code, texts) ??
    wordsFor(name === names.phone && country && code === NOT_A_PHONE ? NO_PHONE_OF_COUNTRY : code, words)
  const errors = Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, wordsOf(name, code)]))
  return {
    form,
    heading,
    names,
    /** In the page's language, by name of field. */
    errors,
    /** The same as codes. */
    problems,
    /** Messages about values that the form has no field for. */
    formMessages: Object.entries(errors)
      .filter(([name]) => !rules.hasField(name) && !isCompanyField(name))
      .map(([, message]) => message),
    country,
    setCountry,
    inUse,
    sending,
    /** In place of the button that books; `null` if nothing is asked. */
    question,
    questionBox,
    answer,
    heldBack,
    returned,
    robotCheckBox,
    /** Turnstile is fetched once the visitor uses the form. */
    robotCheckKey: hydrated && inUse ? turnstileKey() : undefined,
    robotCheckProblem,
    formProps: {
      onFocus: ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
        setInUse(true)
        rememberOwnWords(currentTarget)
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        send()
      },
      onInputCapture: (event: FormEvent<HTMLFormElement>) => {
        if (undoInput(event)) event.stopPropagation()
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (!(event.target instanceof HTMLSelectElement)) heard(event)
      },
      // React hears of a select's new option here: rendered any earlier, the select would fall back to the old one. A
      // country has changed the number by now, too.
      onChange: (event: FormEvent<HTMLFormElement>) => {
        if (event.target instanceof HTMLSelectElement) heard(event)
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const { name, value } = target as unknown as HTMLInputElement
        // What was found wrong beside other fields stays until one of them changes. Taking it away here would also
        // move the button from under the pointer that leaves the field for it.
        const problem = name && value ? errorOf(name, value) : undefined
        if (problem) setProblem(name, problem)
      },
    },
  }
}
