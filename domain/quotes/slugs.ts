/**
 * The slugs of transfer and tour pages: written from names, and read back.
 *
 * A slug is one URL path segment and stays percent-encoded. A space is `%20` in a transfer's slug and a dash in a
 * tour's. Dashes (or spaces) in a name that could be mistaken for a separator are encoded, so that parsing a slug gives
 * back the cleaned names.
 */
import { tourLength as lengthOf, tourTypeText, type TourType } from '#domain/duration-and-tour-length.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { cleanPlaceName, MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import type { Tour, TourTrip } from '#domain/tours/tour-price.ts'

/** Longest encoded name: a character takes up to nine characters. */
const MAX_ENCODED_NAME = 9 * MAX_PLACE_NAME

/** Longest slug that is read. A tour's slug has three names and the words between them. */
export const MAX_SLUG = 3 * MAX_ENCODED_NAME + 100

/** Names may contain '-to-', so a slug can be split in several ways. This many are tried. */
const MAX_READINGS = 8

/** @example transferSlug('Colombo', 'Nuwara Eliya') // 'taxi-from-Colombo-to-Nuwara%20Eliya' */
export function transferSlug(pickup: string, dropoff: string): string {
  return `taxi-from-${transferName(pickup)}-to-${transferName(dropoff)}`
}

/**
 * The ways to split a slug, encoded or decoded, at '-to-' into two names, starting with the first '-to-'; empty if it is
 * not a transfer's slug.
 */
export function transferSlugReadings(slug: string): Trip[] {
  const match = slug.length <= MAX_SLUG ? /^taxi-from-(.+)$/is.exec(slug) : null
  const readings: Trip[] = []
  if (!match) return readings
  const body = match[1]!
  let splits = 0
  for (const { index } of body.matchAll(/-(?=to-)/gi)) {
    if (index > MAX_ENCODED_NAME || ++splits > MAX_READINGS) break
    const pickup = readName(body.slice(0, index))
    const dropoff = readName(body.slice(index + 4))
    if (pickup && dropoff) readings.push({ pickup, dropoff })
  }
  return readings
}

/** The first of {@link transferSlugReadings}; `null` for none: what who knows no place takes the slug for. */
export const parseTransferSlug = (slug: string): Trip | null => transferSlugReadings(slug)[0] ?? null

/** The decoded, cleaned name; empty for one that is too long. */
function readName(encoded: string): string {
  if (encoded.length > MAX_ENCODED_NAME) return ''
  const name = cleanPlaceName(decodeSegment(encoded))
  return name.length <= MAX_PLACE_NAME ? name : ''
}

/** A tour with the contract's text for its length. */
type TourWithType = TourTrip & { readonly type: TourType }

/** {@link tourSlug} with the contract's text for the length. */
export function safariSlug({ type, ...trip }: TourWithType): string {
  return tourSlug({ ...trip, tourLength: lengthOf(type) })
}

/** @example tourSlug({ park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle', tourLength: 'half' })
 * // 'Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day' */
export function tourSlug({ park, pickup, dropoff, tourLength }: Tour): string {
  const [parkName, from, to] = [park, pickup, dropoff].map(safariName)
  return `${parkName}-safari-pickup-from-${from}-drop-off-in-${to}-1-traveler-${tourLength}-day`
}

/** The slug of a park's own page: the tour without transport, from gate to gate. */
export function parkSlug(park: string): string {
  return tourSlug({ park, pickup: park, dropoff: park, tourLength: 'half' })
}

const TOUR_END = /-1-traveler-(half|full)-day$/i

/** Park, places and length in a tour's slug, encoded or decoded; `null` for any other text. */
export function parseTourSlug(slug: string): Tour | null {
  const end = slug.length <= MAX_SLUG ? TOUR_END.exec(slug) : null
  if (!end) return null
  // Not one expression: on a hostile slug it would try every combination of separators.
  const [park, rest] = splitAtFirst(slug.slice(0, end.index), /-safari-pickup-from-/i)
  const [pickup, dropoff] = splitAtFirst(rest, /-drop-off-in-/i)
  const names = [park, pickup, dropoff].map((part) => readName(part.replaceAll('-', ' '))) as [string, string, string]
  if (names.includes('')) return null
  return {
    park: names[0],
    pickup: names[1],
    dropoff: names[2],
    tourLength: end[1]!.toLowerCase() === 'full' ? 'full' : 'half',
  }
}

/** {@link parseTourSlug} with the contract's text for the length. */
export function parseSafariSlug(slug: string): TourWithType | null {
  const tour = parseTourSlug(slug)
  if (!tour) return null
  const { tourLength, ...trip } = tour
  return { ...trip, type: tourTypeText(tourLength) }
}

/** Two empty texts where the separator is missing. */
function splitAtFirst(text: string, separator: RegExp): [before: string, after: string] {
  const match = separator.exec(text)
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : ['', '']
}

/** URI decoding that keeps a stray percent sign. */
export function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run)
      } catch {
        return run
      }
    })
  }
}

// The word 'to' beside a dash could be read as the separator.
const TO_BESIDE_DASH = /(^|-)to(-|$)/i

function transferName(name: string): string {
  const clean = cleanPlaceName(name)
  return TO_BESIDE_DASH.test(clean) ? encodeURIComponent(clean).replaceAll('-', '%2D') : encodeURIComponent(clean)
}

const SEPARATOR_WORDS = /safari|pickup|drop|traveler/i

function safariName(name: string): string {
  const encoded = encodeURIComponent(cleanPlaceName(name)).replaceAll('-', '%2D')
  return SEPARATOR_WORDS.test(name) ? encoded : encoded.replaceAll('%20', '-')
}
