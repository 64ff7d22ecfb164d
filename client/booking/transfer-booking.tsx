/** The Instant Booking form in its place on a page. */
import { lazy, memo } from 'react'
import type { TransferFormProps } from './form/transfer-form.tsx'
import { FormPlace } from './form-place.tsx'
import { formOf } from './wanted.ts'

const TransferForm = lazy(formOf((desk) => desk.TransferForm))

export const TransferBooking = memo(function TransferBooking(props: TransferFormProps) {
  return <FormPlace product="transfer"><TransferForm {...props} /></FormPlace>
})
