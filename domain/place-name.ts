/** What a place's name is, before anything is known of the place. */

export const COLOMBO_AIRPORT = 'Colombo Bandaranaike International Airport'
/** The city that the home page starts with as dropoff. */
export const COLOMBO = 'Colombo'
/** Longest place name, in characters, that is taken from a visitor. */
export const MAX_PLACE_NAME = 160

// Controls, format characters (RTL marks, zero-width) and line breaks have no place in a name; ZWJ and ZWNJ spell Sinhala.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\uFEFF\u00AD]/gu

/** One line, single spaces, well-formed Unicode, nothing invisible. */
export function cleanPlaceName(name: string): string {
  return name.toWellFormed().normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
}
