/**
 * Slugs of transfer and safari pages (specification sections 2 and 7), both ways.
 *
 * A slug is a URL path segment and stays percent-encoded: spaces are `%20` in transfer slugs and dashes in safari slugs.
 * A name in which the separators would be read by mistake has its dashes (or spaces) encoded, so that
 * parse(slug(x)) gives x back for every cleaned name.
 */
import { cleanPlaceName } from '#domain/places/place-name.ts'
import type { TourType } from '#domain/safaris/tour-price.ts'

const encode = (text: string) => encodeURIComponent(text)

/** URI decoding that takes a stray percent sign as itself. */
export function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try { return decodeURIComponent(run) } catch { return run }
    })
  }
}

// 'to' as a word of its own beside a dash could be read as the separator.
const DASHED_TO = /(^|-)to(-|$)/i

const transferName = (name: string) => {
  const clean = cleanPlaceName(name)
  return DASHED_TO.test(clean) ? encode(clean).replaceAll('-', '%2D') : encode(clean)
}

export interface Trip { readonly pickup: string; readonly dropoff: string }

/** @example transferSlug('Colombo', 'Nuwara Eliya') // 'taxi-from-Colombo-to-Nuwara%20Eliya' */
export function transferSlug(pickup: string, dropoff: string): string {
  return `taxi-from-${transferName(pickup)}-to-${transferName(dropoff)}`
}

/** Every way in which a slug can be split at '-to-', the first '-to-' first; empty for what is no transfer slug. */
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

/** The two names of a transfer slug, encoded or already decoded; `null` for what is no such slug. */
export function parseTransferSlug(slug: string): Trip | null {
  return transferSlugReadings(slug)[0] ?? null
}

export interface Tour { readonly park: string; readonly pickup: string; readonly dropoff: string; readonly type: TourType }

const SEPARATOR_WORDS = /safari|pickup|drop|traveler/i

const safariName = (name: string) => {
  const encoded = encode(cleanPlaceName(name)).replaceAll('-', '%2D')
  return SEPARATOR_WORDS.test(name) ? encoded : encoded.replaceAll('%20', '-')
}

/** @example safariSlug({ park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle', type: 'Half Day' })
 * // 'Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day' */
export function safariSlug({ park, pickup, dropoff, type }: Tour): string {
  const day = type === 'Full Day' ? 'full' : 'half'
  return `${safariName(park)}-safari-pickup-from-${safariName(pickup)}-drop-off-in-${safariName(dropoff)}-1-traveler-${day}-day`
}

const SAFARI_SLUG = /^(.+?)-safari-pickup-from-(.+?)-drop-off-in-(.+)-1-traveler-(half|full)-day$/is

/** Park, places and duration of a safari slug, encoded or decoded; `null` for what is no such slug. */
export function parseSafariSlug(slug: string): Tour | null {
  const match = SAFARI_SLUG.exec(slug)
  if (!match) return null
  const [park, pickup, dropoff] = match.slice(1, 4).map((part) => cleanPlaceName(decodeSegment(part.replaceAll('-', ' ')))) as [string, string, string]
  if (!park || !pickup || !dropoff) return null
  return { park, pickup, dropoff, type: match[4]!.toLowerCase() === 'full' ? 'Full Day' : 'Half Day' }
}
