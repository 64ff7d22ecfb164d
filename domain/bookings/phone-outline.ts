/** A first look at a phone number, light enough for the form; phone.ts has the last word. */
import * as v from 'valibot'

export const MAX_PHONE = 40
export const PHONE_MESSAGE = 'Enter a phone number with its country code, such as +44 7911 123456'

// Digits of any script, and the signs people write between them; 'x', 'ext' and '#' lead an extension.
const OUTLINE = /^[\s+＋()（）.\-‐-―/\p{Nd}]+(?:\s*(?:x|ext\.?|#)\s*\p{Nd}{1,7})?$/iu

/** A number as it was typed, trimmed. Five digits is the shortest that any country dials. */
export const PhoneTextSchema = v.pipe(
  v.string('Enter your phone number'),
  v.maxLength(4 * MAX_PHONE, PHONE_MESSAGE),
  v.transform((text) => text.trim().replace(/[^\S\n\r]+/g, ' ')),
  v.nonEmpty('Enter your phone number'),
  v.maxLength(MAX_PHONE, PHONE_MESSAGE),
  v.check((text) => OUTLINE.test(text) && !/[\n\r]/.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= 5, PHONE_MESSAGE),
)
