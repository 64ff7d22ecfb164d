/**
 * Booking references: what a customer reads out on the phone and what opens the booking page.
 * Sixty random bits in Crockford's base 32, which has no letters that look like digits: 'K7Q2-M4XT-9BHE'.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

const grouped = (letters: string) => letters.match(/.{4}/g)!.join('-')

/** @param random fills an array with random bytes, `crypto.getRandomValues` unless a test says otherwise */
export function newReference(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes)): string {
  return grouped([...random(new Uint8Array(LENGTH))].map((byte) => ALPHABET[byte & 31]).join(''))
}

/** The reference that a person meant: any case, with or without dashes, O for 0, I or L for 1; `null` for what is none. */
export function parseReference(text: string): string | null {
  if (text.length > 40) return null
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter)) ? grouped(letters) : null
}
