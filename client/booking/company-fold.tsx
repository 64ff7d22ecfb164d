/** A line that opens the fields for a company: few guests need them. */
import { Field } from '#client/forms/fields.tsx'
import { useTexts } from '#client/languages/language.tsx'
import { COMPANY_LIMITS } from '#domain/bookings/request/company.ts'
import { type FieldTexts, type FormKind, keepInDraft, useDraftField } from './draft.ts'
import { KeptFold } from './kept-fold.tsx'
import { KeptInput, withOptional } from './ride-fields.tsx'

interface CompanyFoldProps {
  readonly kind: FormKind
  readonly errors: FieldTexts
}

export function CompanyFold({ kind, errors }: CompanyFoldProps) {
  const { company: t } = useTexts('form')
  const company = useDraftField(kind, 'company') ?? ''
  const taxnumber = useDraftField(kind, 'taxnumber') ?? ''
  return (
    <KeptFold title={withOptional(t.title)} isFilled={Boolean(company || taxnumber)}>
      <div className="ride__ends">
        <Field name="company" label={t.name} error={errors.company} hint={t.hint} optional="group">
          {(control) => (
            <KeptInput
              {...control}
              autoComplete="organization"
              maxLength={COMPANY_LIMITS.company}
              value={company}
              onType={(text) => keepInDraft(kind, { company: text })}
            />
          )}
        </Field>
        <Field name="taxnumber" label={t.taxNumber} error={errors.taxnumber} optional="group">
          {(control) => (
            <KeptInput
              {...control}
              maxLength={COMPANY_LIMITS.taxNumber}
              value={taxnumber}
              onType={(text) => keepInDraft(kind, { taxnumber: text })}
            />
          )}
        </Field>
      </div>
    </KeptFold>
  )
}
