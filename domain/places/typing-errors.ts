/** Counts typing errors between a typed text and a name. Both are folded before (`foldSpelling`). */

/**
 * The fewest typing errors (a letter too many, too few, wrong, or two swapped) that turn the beginning of `name` into
 * `typed`:
 * Damerau-Levenshtein distance to a prefix. `limit + 1` when it takes more than `limit`.
 */
export function typingErrors(typed: string, name: string, limit: number): number {
  const width = Math.min(name.length, typed.length + limit)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, j) => j)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= width; j++) {
      const same = typed.charCodeAt(i - 1) === name.charCodeAt(j - 1)
      let errors = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      const swapped =
        i > 1 &&
        j > 1 &&
        typed.charCodeAt(i - 1) === name.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === name.charCodeAt(j - 1)
      if (swapped) errors = Math.min(errors, beforeLast[j - 2]! + 1)
      row.push(errors)
      if (errors < least) least = errors
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(limit + 1, ...last)
}

/** The same between whole texts. */
export function wholeTypingErrors(typed: string, name: string, limit: number): number {
  if (Math.abs(typed.length - name.length) > limit) return limit + 1
  const forward = typingErrors(typed, name, limit)
  // A name that goes on after the typed text differs by what it goes on with.
  return forward > limit ? forward : Math.max(forward, typingErrors(name, typed, limit))
}

/** The letters of a text as bits: texts whose bits differ much are not worth comparing. */
export function lettersOf(text: string): number {
  let bits = 0
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31)
  return bits
}

export function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
