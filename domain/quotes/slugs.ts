/**
 * The slugs of transfer and tour pages: written from names, and read back.
 *
 * A slug is one URL path segment and stays percent-encoded. A space is `%20` in a transfer's slug and a dash in a tour's.
 * Dashes (or spaces) in a name that could be mistaken for a separator are encoded, so that parsing a slug gives back the cleaned names.
 */
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { cleanPlaceName } from '#domain/places/place-name.ts'
import type { Tour } from '#domain/safaris/tour-price.ts'

/** @example transferSlug('Colombo', 'Nuwara Eliya') // 'taxi-from-Colombo-to-Nuwara%20Eliya' */
export function transferSlug(pickup: string, dropoff: string): string {
  return `taxi-from-${transferName(pickup)}-to-${transferName(dropoff)}`
}

/** The names in a transfer's slug, encoded or decoded; `null` for any other text. */
export function parseTransferSlug(slug: string): Trip | null {
  return transferSlugReadings(slug)[0] ?? null
}

/** Every way to split a slug at '-to-', starting with the first '-to-'; empty if it is not a transfer's slug. */
export function transferSlugReadings(slug: string): Trip[] {
  const match = /^taxi-from-(.+)$/is.exec(slug)
  const readings: Trip[] = []
  if (!match) return readings
  const body = match[1]!
  for (const { index } of body.matchAll(/-(?=to-)/gi)) {
    const pickup = cleanPlaceName(decodeSegment(body.slice(0, index)))
    const dropoff = cleanPlaceName(decodeSegment(body.slice(index + 4)))
    if (pickup && dropoff) readings.push({ pickup, dropoff })
  }
  return readings
}

/** @example safariSlug({ park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle', type: 'Half Day' })
 * // 'Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day' */
export function safariSlug({ park, pickup, dropoff, type }: Tour): string {
  const day = type === 'Full Day' ? 'full' : 'half'
  return `${safariName(park)}-safari-pickup-from-${safariName(pickup)}-drop-off-in-${safariName(dropoff)}-1-traveler-${day}-day`
}

/** The slug of a park's own page: the tour without transport, from gate to gate. */
export function parkSlug(park: string): string {
  return safariSlug({ park, pickup: park, dropoff: park, type: 'Half Day' })
}

const SAFARI_SLUG = /^(.+?)-safari-pickup-from-(.+?)-drop-off-in-(.+)-1-traveler-(half|full)-day$/is

/** Park, places and duration in a tour's slug, encoded or decoded; `null` for any other text. */
export function parseSafariSlug(slug: string): Tour | null {
  const match = SAFARI_SLUG.exec(slug)
  if (!match) return null
  const [park, pickup, dropoff] = match.slice(1, 4).map((part) => cleanPlaceName(decodeSegment(part.replaceAll('-', ' ')))) as [string, string, string]
  if (!park || !pickup || !dropoff) return null
  return { park, pickup, dropoff, type: match[4]!.toLowerCase() === 'full' ? 'Full Day' : 'Half Day' }
}

/** URI decoding that keeps a stray percent sign. */
export function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try { return decodeURIComponent(run) } catch { return run }
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
