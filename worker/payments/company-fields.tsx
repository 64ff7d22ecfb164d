/** Whom a receipt or an invoice is for: the three fields of a form. */
import { COMPANY_LIMITS, type ReceiptFor } from '#domain/bookings/request/company.ts'
import { Field } from '#worker/platform/plain-page.tsx'

interface CompanyFieldsProps {
  readonly values: Readonly<Partial<ReceiptFor>> | null | undefined
  /** In the office's words where there are none. */
  readonly labels?: Readonly<Record<'name' | 'address' | 'taxNumber', string>>
  /** A guest's browser may fill in the guest's own company. */
  readonly fillsIn?: boolean
  readonly required?: boolean
}

const LABELS = { name: 'Company', address: 'Address', taxNumber: 'Tax number, if there is one' }

export function CompanyFields({ values, labels = LABELS, fillsIn = false, required = false }: CompanyFieldsProps) {
  return (
    <>
      <Field
        label={labels.name}
        name="company"
        defaultValue={values?.company}
        maxLength={COMPANY_LIMITS.company}
        required={required}
        autoComplete={fillsIn ? 'organization' : 'off'}
      />
      <label>
        {labels.address}
        <textarea
          name="address"
          rows={3}
          defaultValue={values?.address}
          maxLength={COMPANY_LIMITS.address}
          required={required}
          autoComplete={fillsIn ? 'street-address' : 'off'}
        />
      </label>
      <Field
        label={labels.taxNumber}
        name="taxNumber"
        defaultValue={values?.taxNumber}
        maxLength={COMPANY_LIMITS.taxNumber}
        autoComplete="off"
      />
    </>
  )
}
