/**
 * Booking references, such as 'K7Q2-M4XT-9BHE': what a customer reads out on the phone, and what opens the booking's
 * page.
 * They hold sixty random bits in Crockford's base 32, which leaves out letters that look like digits.
 */
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

const grouped = (letters: string) => letters.match(/.{4}/g)!.join('-')

/** @param random fills an array with random bytes; a test may give its own */
export function newReference(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  return grouped([...random(new Uint8Array(LENGTH))].map((byte) => ALPHABET[byte & 31]).join(''))
}

/**
 * The reference that a person typed: in any case, with or without dashes, O for 0, I or L for 1. `null` for anything
 * else.
 */
export function parseReference(text: string): string | null {
  if (text.length > 40) return null
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter))
    ? grouped(letters)
    : null
}

/** The full address of a booking's page, for mails and calendars. */
export function bookingPageUrl(reference: string): string {
  return BRAND.origin + paths.booking(reference)
}
