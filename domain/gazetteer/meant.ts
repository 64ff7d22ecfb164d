import { compactName, foldSpelling, slipsToPrefix } from './spelling.ts'
import type { GazetteerPlace } from './table.ts'

/** One slip tells little in a name shorter than this. */
const MIN_LETTERS_FOR_SLIP = 5

/**
 * True when what was typed begins the place's name, an alias or a word of them, or is a whole name but for its spelling and one
 * slip: sure enough to be taken on Enter. 'Chennai' is no such reading of Chenaikudiruppu.
 */
export function isMeant({ name, aliases }: GazetteerPlace, typed: string): boolean {
  const compact = compactName(typed)
  const folded = foldSpelling(compact)
  if (compact === '') return false
  return [name, ...aliases].some((each) => {
    const words = each.split(/[\s(),-]+/).filter(Boolean)
    if (words.some((_, i) => compactName(words.slice(i).join(' ')).startsWith(compact))) return true
    const whole = foldSpelling(compactName(each))
    if (whole === folded) return true
    return folded.length >= MIN_LETTERS_FOR_SLIP && Math.abs(whole.length - folded.length) <= 1
      && slipsToPrefix(folded, whole, 1) <= 1 && slipsToPrefix(whole, folded, 1) <= 1
  })
}
