import { BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { isAdamsPeak, safariPrice } from '#domain/safaris/tour-price.ts'
import { safariSlug } from '#domain/quotes/slugs.ts'
import { isAtGate, tourName, type TourTrip } from '#domain/safaris/tour-texts.ts'
import { FAILED_PAGE, type PageHead } from '#client/head/page-head.ts'
import { paths } from '#domain/paths.ts'
import type { SafariPage } from './load.ts'
import { tourOfAddress } from './tour-address.ts'

/** What a tour is searched by: the hike is no safari. */
function keywordsOf({ park, pickup }: TourTrip): string[] {
  const kind = isAdamsPeak(park) ? 'hike' : 'safari'
  const words = isAdamsPeak(park)
    ? [`${park} guided hike`, `${park} hike price`, `${park} sunrise hike`, 'private guided hike Sri Lanka']
    : [`${park} safari`, `${park} jeep safari price`, `${park} half day safari`, 'private safari Sri Lanka']
  return isAtGate(pickup, park) ? words : [...words, `${kind} from ${pickup}`]
}

export function head({ ends, distance, failed, listed }: SafariPage, pathname: string): PageHead {
  const type = tourOfAddress(pathname)?.type
  if (failed) return FAILED_PAGE
  if (!ends || !type || distance === null) {
    return {
      title: `No tour at this address | ${BRAND.name}`,
      description: 'Choose one of our private safaris in the national parks of Sri Lanka.',
      keywords: [], path: null, listed: false,
    }
  }
  const { park, pickup, dropoff } = ends
  const usd = formatUsd(safariPrice({ park, type, travelers: 1, distanceKm: distance }))
  const gate = isAdamsPeak(park) ? 'the start of the climb' : 'the park gate'
  const end = (place: string) => isAtGate(place, park) ? gate : place
  const way = isAtGate(pickup, park) && isAtGate(dropoff, park) ? '' : ` from ${end(pickup)} to ${end(dropoff)}`
  const days = isAdamsPeak(park) ? '' : `, ${type.toLowerCase()}`
  return {
    title: `${tourName(park)}${way}${days}: ${usd} | ${BRAND.name}`,
    description: `${tourName(park)}${way}${days}, ${usd} for one traveler, for parties of up to six. ${distance > 0 ? `${distance} km of transport with your own driver included` : `Meet us at ${gate}, or let us pick you up at your hotel`}; pay at the end.`,
    keywords: keywordsOf(ends),
    path: paths.safari(safariSlug({ ...ends, type })),
    // The full day is the same tour at another price: one of the two is enough for search engines.
    listed: type === 'Half Day' && listed,
  }
}
