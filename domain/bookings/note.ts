/** Free text of a customer: flight or room details, additional notes. */
import * as v from 'valibot'

// Controls other than line breaks, and marks that turn the direction of what follows, have no place in a note.
const INVISIBLE = /[^\P{Cc}\n]|[\p{Bidi_Control}\u200B\uFEFF\u00AD]/gu

function cleanNote(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\t/g, ' ').replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ').replace(/\n{3,}/g, '\n\n').trim()
}

export const MAX_FLIGHT_DETAILS = 300
export const MAX_NOTES = 1000

const note = (max: number) => v.optional(v.nullable(v.pipe(
  v.string(), v.transform(cleanNote), v.maxLength(max, `Use at most ${max} characters`),
), ''), '')

export const FlightDetailsSchema = note(MAX_FLIGHT_DETAILS)
export const NotesSchema = note(MAX_NOTES)
