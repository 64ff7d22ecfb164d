/** A line that opens the fields for a wish: a driver's language, a woman. They come when it is opened, with their texts. */
import { type ComponentType, useState } from 'react'
import { lazyCodeWithTexts, useLanguage } from '#client/languages/language.tsx'
import { DRIVER_WISH, type FormKind, useDraftField } from './draft.ts'
import { KeptFold } from './kept-fold.tsx'
import { withOptional } from './ride-fields.tsx'

const fieldsCode = lazyCodeWithTexts(() => import('./driver-wish-fields.tsx'), 'booking')

export function DriverWishFold({ kind }: { readonly kind: FormKind }) {
  const texts = useLanguage()
  const isWished = Boolean(useDraftField(kind, DRIVER_WISH))
  const [Fields, setFields] = useState<ComponentType<{ readonly kind: FormKind }> | null>(null)
  const fetchFields = async () => {
    const code = Fields ? null : await fieldsCode(texts)
    if (code) setFields(() => code.DriverWishFields)
  }
  return (
    <KeptFold title={withOptional(texts.in('form').driverWish)} isFilled={isWished} onOpen={() => void fetchFields()}>
      {Fields && <Fields kind={kind} />}
    </KeptFold>
  )
}
