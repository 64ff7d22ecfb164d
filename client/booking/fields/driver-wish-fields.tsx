/** Whom a guest would like as driver. It is said as a wish: nobody promises it. */
import { Field, Select } from '#client/forms/fields.tsx'
import { useLanguage } from '#client/languages/language.tsx'
import { wishOf, wishText, SPOKEN_LANGUAGES } from '#domain/bookings/driver/driver-wish.ts'
import { languageIn } from '#domain/bookings/driver/driver-for-guest.ts'
import { type FormKind, keepInDraft, useDraftField } from '#client/booking/form/draft-storage.ts'
import { DRIVER_WISH } from '#client/booking/form/form-draft.ts'

export function DriverWishFields({ kind }: { readonly kind: FormKind }) {
  const texts = useLanguage()
  const { wish: t } = texts.in('booking').crew
  const { language, isWoman } = wishOf(useDraftField(kind, DRIVER_WISH) ?? '')
  const keep = (spoken: string, woman: boolean) => keepInDraft(kind, { [DRIVER_WISH]: wishText(spoken, woman) })
  return (
    <>
      <Field name="wishlanguage" label={t.language} hint={t.hint}>
        {(control) => (
          <Select
            {...control}
            value={language}
            options={[
              { value: '', text: t.anyLanguage },
              ...Object.keys(SPOKEN_LANGUAGES).map((tag) => ({ value: tag, text: languageIn(tag, texts) })),
            ]}
            onChoose={(spoken) => keep(spoken, isWoman)}
          />
        )}
      </Field>
      <label className="return__choice">
        <input
          name="wishwoman"
          type="checkbox"
          checked={isWoman}
          onChange={({ target }) => keep(language, target.checked)}
        />
        {` ${t.woman}`}
      </label>
    </>
  )
}
