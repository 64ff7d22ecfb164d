/** What is typed of things that do not fit into a suitcase. Not beside the rest of the draft: the first view of a page needs none of it. */
import { BULKY_THINGS, type BulkyThings, MAX_BULKY, type WholeParty } from '#domain/fares/bulky-things.ts'
import type { FormKind } from './draft.ts'
import { useTypedParty } from './draft.ts'
import { useDraft } from './form-draft.ts'
import { noteField } from './form-fields.ts'

export function useTypedBulky(kind: FormKind): BulkyThings {
  const draft = useDraft(kind)
  const counts = BULKY_THINGS.flatMap((thing) => {
    const count = Number(draft[noteField(thing, kind === 'tour' ? 'tour' : 'transfer')])
    return count > 0 && count <= MAX_BULKY ? [[thing, count] as const] : []
  })
  return Object.fromEntries(counts)
}

/** The party of a transfer with all that it brings. */
export const useWholeParty = (): WholeParty => ({ ...useTypedBulky('transfer'), ...useTypedParty() })
