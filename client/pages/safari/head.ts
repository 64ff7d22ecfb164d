import { BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/money.ts'
import { isAdamsPeak, safariPrice } from '#domain/safari.ts'
import { safariSlug } from '#domain/slugs.ts'
import { isAtGate, tourName } from '#domain/tour.ts'
import type { PageHead } from '../../head/page-head.ts'
import { paths } from '../../paths.ts'
import type { SafariPage } from './load-safari.ts'

export function head({ route, distance, listed }: SafariPage): PageHead {
  if (!route || distance === null) {
    return {
      title: `No tour at this address | ${BRAND.name}`,
      description: 'Choose one of our private safaris in the national parks of Sri Lanka.',
      keywords: [], path: null, listed: false,
    }
  }
  const { park, pickup, dropoff, type } = route
  const usd = formatUsd(safariPrice({ park, type, travelers: 1, distanceKm: distance }))
  const end = (place: string) => isAtGate(place, park) ? 'the park gate' : place
  const way = isAtGate(pickup, park) && isAtGate(dropoff, park) ? '' : ` from ${end(pickup)} to ${end(dropoff)}`
  const days = isAdamsPeak(park) ? '' : `, ${type.toLowerCase()}`
  return {
    title: `${tourName(park)}${way}${days}: ${usd} | ${BRAND.name}`,
    description: `${tourName(park)}${way}${days}, ${usd} for one traveler, for parties of up to six. ${distance > 0 ? `${distance} km of transport with your own driver included` : 'Meet us at the gate, or let us pick you up at your hotel'}; pay at the end.`,
    keywords: [`${park} safari`, `${park} jeep safari price`, `${park} half day safari`, 'private safari Sri Lanka', `safari from ${end(pickup)}`],
    path: paths.safari(safariSlug(route)),
    listed,
  }
}
