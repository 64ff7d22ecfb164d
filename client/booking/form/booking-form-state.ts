/** What both booking forms do: check, keep what is typed, send once, and show beside its field what the server will not take. */
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useSiteApi } from '#client/api.ts'
import type { Product } from '../draft.ts'
import { book } from '../submission.ts'
import { readProgress, type FieldProblems, type Order } from '../progress.ts'
import { takeReturn } from '../progress.ts'
import { check, fieldError, type Errors, type FieldNames, type Schemas, type Values } from './validation.ts'
import { homeCountry } from './phone-field.tsx'
import { numberingSoon } from './phone-field.tsx'
import { readValues, useDraft } from './draft-fields.ts'

export interface BookingFormOptions {
  readonly product: Product
  readonly names: FieldNames
  /** True while the price of something else is on its way: it is not what the form shows that is wanted. */
  readonly pending: boolean
  /** Of the fields that the form shows. */
  readonly schemas: Schemas
  /** @param phone the number as it is dialled from anywhere */
  readonly toOrder: (values: Values, phone: string) => Order
}

/** The server names fields as its payload does: 'bookingDetails.email'. */
function byField(problems: FieldProblems): Errors {
  return Object.fromEntries(problems.map(({ field, message }) => [field.slice(field.lastIndexOf('.') + 1), message]))
}

/** A number that says its country needs no other: the same is sent whether or not the country has been worked out. */
function sentValues(form: HTMLFormElement, names: FieldNames): Values {
  const values = readValues(form)
  return /^\s*[+＋]/.test(values[names.phone] ?? '') ? { ...values, [names.country]: '' } : values
}

function focusFirst(form: HTMLFormElement) {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}

export function useBookingForm({ product, names, schemas, toOrder, pending }: BookingFormOptions) {
  const api = useSiteApi()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [country, setCountry] = useState('')
  const [begun, setBegun] = useState(false)
  const [sending, setSending] = useState(false)

  const { keep, keepAll } = useDraft(form, product, names, (draft) => {
    setCountry(draft.country || homeCountry())
    // Who came into the form before it was ready has begun already.
    setBegun(Boolean(draft.phone || draft.country) || form.current!.contains(document.activeElement))
  })

  const show = (found: Errors) => {
    // The fields must say that they are wrong before one of them gets the focus.
    flushSync(() => setErrors(found))
    focusFirst(form.current!)
  }

  useEffect(() => {
    const progress = readProgress(pathname)
    if (!takeReturn(pathname)) return
    // Once the page that came back has found its own focus.
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
      if (progress?.step !== 'form' || !progress.refused) return
      flushSync(() => setErrors(byField(progress.refused!)))
      focusFirst(form.current!)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  const submit = async () => {
    const values = sentValues(form.current!, names)
    const numbering = await numberingSoon()
    const found = check(schemas, names, values, new Date(), numbering)
    if (Object.keys(found).length > 0) return show(found)
    keepAll(form.current!)
    await book(api, pathname, toOrder(values, numbering?.shownPhone(values[names.phone]!, country) ?? values[names.phone]!))
  }

  const recheck = (name: string, value: string) => {
    const error = fieldError(schemas, name, value)
    setErrors((all) => {
      const others = Object.fromEntries(Object.entries(all).filter(([field]) => field !== name))
      return error ? { ...others, [name]: error } : others
    })
  }

  return {
    heading, errors, country, setCountry, begun, sending,
    /** Messages about what the form has no field for. */
    others: Object.entries(errors).filter(([name]) => !(name in schemas)).map(([, message]) => message),
    formProps: {
      ref: form,
      // Nothing typed here may ever stand in an address.
      method: 'post',
      noValidate: true,
      onFocus: () => setBegun(true),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (sending || pending) return
        setSending(true)
        void submit().finally(() => setSending(false))
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        keep(event.currentTarget)
        const { name, value } = event.target as HTMLInputElement
        if (errors[name]) recheck(name, value)
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const { name, value } = target as unknown as HTMLInputElement
        if (name && value) recheck(name, value)
      },
    },
  } as const
}
