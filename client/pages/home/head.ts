import type { ShownFare } from '#domain/quotes/shown-fare.ts'
import { BRAND } from '#domain/brand.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { COLOMBO, COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { noFareHead } from '#client/head/no-fare.ts'
import type { PageHead } from '#client/head/page-head.ts'
import { paths } from '#domain/paths.ts'

const KEYWORDS = ['Sri Lanka taxi', 'Colombo airport taxi', 'airport transfer Sri Lanka', 'taxi fare calculator', 'private driver Sri Lanka', 'safari tour']

const HOME: PageHead = {
  title: `Sri Lanka taxi: fixed, all-inclusive fares | ${BRAND.name}`,
  description: 'Airport taxi and private transfers between any two places in Sri Lanka: one fixed price per vehicle, highway toll included, in LKR and USD. Book without an account.',
  keywords: KEYWORDS,
  path: paths.home(),
  listed: true,
}

export function head(fare: ShownFare): PageHead {
  const { pickup, dropoff } = fare
  // The site's first page is that also while its fare cannot be asked for.
  if (pickup === COLOMBO_AIRPORT && dropoff === COLOMBO) return HOME
  if (fare.state !== 'priced') return noFareHead(fare)
  const { lkr, usd } = vehiclePrice(cheapestVehicle(fare.quote), fare.quote)
  // A trip that is shared says what it is; search engines know it by its own page. To name `/` as its address would
  // say that the two are one, and that neither is to be listed.
  return {
    ...HOME,
    title: `Taxi from ${pickup} to ${dropoff}: ${formatLkr(lkr)} | ${BRAND.name}`,
    description: `Fixed taxi fare from ${pickup} to ${dropoff}, ${fare.quote.distance} km: from ${formatLkr(lkr)} (${formatUsd(usd)}), everything included.`,
    path: null,
    listed: false,
  }
}
