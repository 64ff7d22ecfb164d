/** Slugs as somebody reads them who knows no place. */
import { tourTypeText } from '#domain/contract-texts.ts'
import { parseTourSlug, transferSlugReadings } from '#domain/quotes/slugs.ts'

export const parseTransferSlug = (slug: string) => transferSlugReadings(slug)[0] ?? null

/** With the contract's text for the length. */
export function parseSafariSlug(slug: string) {
  const tour = parseTourSlug(slug)
  if (!tour) return null
  const { tourLength, ...trip } = tour
  return { ...trip, type: tourTypeText(tourLength) }
}
