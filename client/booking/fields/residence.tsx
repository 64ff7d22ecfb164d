/** Whether the guest of a booking form lives in Sri Lanka: who does reads rupees alone, and pays in them. */
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { PayingContext } from '#client/api.ts'
import { subscribeToTab } from '#client/device/storage.ts'
import { useFormats, useTexts } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { looksSriLankan } from '#domain/bookings/money/residents.ts'
import { type FormKind, keepInDraft, LIVES_HERE, useDraftField } from '#client/booking/form/draft-storage.ts'
import { draftWithContacts } from '#client/booking/form/form-draft.ts'

/** By the number that is typed; `unknown` as long as there is none. */
function countryOfPhone(kind: FormKind): 'here' | 'abroad' | 'unknown' {
  const { phone = '', country = '' } = draftWithContacts(kind)
  return looksSriLankan(phone, country) ? 'here' : phone.trim() === '' ? 'unknown' : 'abroad'
}

function useCountryOfPhone(kind: FormKind) {
  const { residents } = useContext(PayingContext)
  const found = useSyncExternalStore(
    subscribeToTab,
    () => countryOfPhone(kind),
    () => 'unknown' as const,
  )
  return residents === null ? 'unknown' : found
}

const useSaysSo = (kind: FormKind) => useDraftField(kind, LIVES_HERE) === 'yes'

/** Whether the guest pays in rupees alone, as far as the form is filled in; and whether the guest has to say so. */
export function useInRupees(kind: FormKind): { readonly inRupees?: true; readonly livesHere?: true } {
  const [from, says] = [useCountryOfPhone(kind), useSaysSo(kind)]
  if (from === 'here') return { inRupees: true }
  return from === 'abroad' && says ? { inRupees: true, livesHere: true } : {}
}

const rupeesCode = lazyCode(() => import('#client/money/in-rupees.ts'))

/** What stands beside the form reads as the form does. */
function useRupeesBeside(inRupees: boolean) {
  const formats = useFormats()
  useEffect(() => {
    if (!inRupees) return undefined
    let isOver = false
    void rupeesCode().then((code) => {
      if (!isOver) code?.showRupees(formats)
      return undefined
    })
    return () => {
      isOver = true
      void rupeesCode().then((code) => code?.showRupees(null))
    }
  }, [inRupees, formats])
}

/** Asked once a number of another country is typed. */
export function LivesHere({ kind }: { readonly kind: FormKind }) {
  const [from, says] = [useCountryOfPhone(kind), useSaysSo(kind)]
  const { phone: t } = useTexts('form')
  useRupeesBeside(useInRupees(kind).inRupees === true)
  if (from !== 'abroad') return null
  return (
    <label className="return__choice">
      <input
        name={LIVES_HERE}
        type="checkbox"
        checked={says}
        onChange={({ target }) => keepInDraft(kind, { [LIVES_HERE]: target.checked ? 'yes' : '' })}
      />
      {` ${t.livesHere}`}
    </label>
  )
}
