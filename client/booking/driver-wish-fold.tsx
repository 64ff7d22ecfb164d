/** A line that opens the fields for a wish: a driver's language, a woman. They come when it is opened, with their texts. */
import { type ComponentType, useState } from 'react'
import { lazyCodeWithTexts, useLanguage } from '#client/languages/language.tsx'
import { DRIVER_WISH, type FormKind, useDraftField } from './draft.ts'
import { withOptional } from './ride-fields.tsx'

const fieldsCode = lazyCodeWithTexts(() => import('./driver-wish-fields.tsx'), 'booking')

export function DriverWishFold({ kind }: { readonly kind: FormKind }) {
  const texts = useLanguage()
  const isWished = Boolean(useDraftField(kind, DRIVER_WISH))
  const [Fields, setFields] = useState<ComponentType<{ readonly kind: FormKind }> | null>(null)
  const fetchFields = async (isOpen: boolean) => {
    const code = isOpen && !Fields ? await fieldsCode(texts) : null
    if (code) setFields(() => code.DriverWishFields)
  }
  return (
    <details className="company" open={isWished} onToggle={(event) => void fetchFields(event.currentTarget.open)}>
      <summary>{withOptional(texts.in('form').driverWish)}</summary>
      {Fields && <Fields kind={kind} />}
    </details>
  )
}
