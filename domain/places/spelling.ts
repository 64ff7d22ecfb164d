const ASCII = /^[\x20-\x7e]*$/

/** A name with nothing left but its letters and digits: `Adam's Peak` and `adams-peak` are one, `Ja-Ela` and `Jaela` too. */
export function compactName(name: string): string {
  // Nearly every name; the rest takes ten times as long.
  if (ASCII.test(name)) return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
  // Only Latin accents go: the vowel signs of Sinhala and Tamil are marks as well.
  const plain = name.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '').normalize('NFC')
  return plain.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/**
 * Sinhala and Tamil sounds have no one spelling in Latin letters: Kalutara and Kaluthara, Nilaveli and Nilaweli,
 * Sigiriya and Seegiriya. Folded, spellings of one sound are equal.
 */
export function foldSpelling(compact: string): string {
  return compact
    .replaceAll('w', 'v')
    .replaceAll(/([tdscgbpk])h/g, '$1')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1+/gu, '$1')
}

/**
 * Fewest slips of the keys (a letter too many, too few, wrong, or two swapped) that turn `typed` into the beginning of
 * `name`; `limit + 1` when it takes more than `limit`.
 */
export function slipsToPrefix(typed: string, name: string, limit: number): number {
  const width = Math.min(name.length, typed.length + limit)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, j) => j)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= width; j++) {
      const same = typed.charCodeAt(i - 1) === name.charCodeAt(j - 1)
      let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && typed.charCodeAt(i - 1) === name.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === name.charCodeAt(j - 1)
      if (swapped) slips = Math.min(slips, beforeLast[j - 2]! + 1)
      row.push(slips)
      if (slips < least) least = slips
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(limit + 1, ...last)
}
