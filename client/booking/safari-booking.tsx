/** The safari booking form in its place on a page. */
import { lazy } from 'react'
import type { SafariFormProps } from './form/safari-form.tsx'
import { FormPlace } from './form-place.tsx'
import { formOf } from './wanted.ts'

const SafariForm = lazy(formOf((desk) => desk.SafariForm))

export function SafariBooking(props: SafariFormProps) {
  return <FormPlace><SafariForm {...props} /></FormPlace>
}
