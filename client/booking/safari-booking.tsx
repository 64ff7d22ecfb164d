/** The safari booking form in its place on a page. */
import { lazy, memo } from 'react'
import type { SafariFormProps } from './form/safari-form.tsx'
import { FormPlace } from './form-place.tsx'
import { formOf } from './wanted.ts'

const SafariForm = lazy(formOf((desk) => desk.SafariForm))

export const SafariBooking = memo(function SafariBooking(props: SafariFormProps) {
  return <FormPlace product="safari"><SafariForm {...props} /></FormPlace>
})
