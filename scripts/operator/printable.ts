/** What customers typed, made fit for a terminal. */

// Control characters move the cursor, colour, or rename the window; format characters hide or turn text around.
// The two joiners spell Sinhala and Tamil and stay.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** One line that does nothing but be read; line breaks become ' / '. */
export function printable(text: unknown): string {
  return String(text ?? '').replace(/\s*\r?\n\s*/g, ' / ').replace(UNPRINTABLE, (c) => (c === '\u200C' || c === '\u200D' ? c : '')).trim()
}
