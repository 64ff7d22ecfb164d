import { compactName, foldSpelling, slipsToPrefix } from './spelling.ts'
import type { GazetteerPlace } from './table.ts'

/** One slip tells little in a name shorter than this. */
const MIN_LETTERS_FOR_SLIP = 5

/**
 * True when what was typed begins the place's name, an alias or a word of them, or is a whole name with one slip: sure enough
 * to be taken on Enter. 'Chennai' is no such reading of Chenaikudiruppu.
 */
export function isMeant({ name, aliases }: GazetteerPlace, typed: string): boolean {
  const query = foldSpelling(compactName(typed))
  if (query === '') return false
  return [name, ...aliases].some((each) => {
    const words = each.split(/[\s(),-]+/).filter(Boolean)
    if (words.some((_, i) => foldSpelling(compactName(words.slice(i).join(' '))).startsWith(query))) return true
    const whole = foldSpelling(compactName(each))
    return query.length >= MIN_LETTERS_FOR_SLIP && Math.abs(whole.length - query.length) <= 1
      && slipsToPrefix(query, whole, 1) <= 1 && slipsToPrefix(whole, query, 1) <= 1
  })
}
