/**
 * The transfers and tours on the site's lists, by the gazetteer's names. `npm run seed` computes them again for the Worker;
 * `npm run deploy` does so, too.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer/table-format.ts'
import { placeTour } from '#worker/quotes/placed-trips.ts'
import { directions, roadLeg } from '#domain/roads/directions.ts'
import type { RouteFacts } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { isExpressway, townsBetween } from '#domain/quotes/route-description.ts'
import { LEDGER_POINTS, LEDGER_ROADS } from '#data/roads/index.ts'
import * as speeds from '#domain/roads/speeds-and-access.ts'
import { COLOMBO, COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { readOrStop } from './operator/options.ts'

const names = (text: string) => text.trim().split(/,\s+/)

/** Driven to and from the airport. */
const AIRPORT_TOWNS = names(`
  Colombo, Negombo, Kandy, Galle, Ella, Sigiriya, Nuwara Eliya, Mirissa, Bentota, Arugam Bay, Hikkaduwa, Unawatuna, Weligama,
  Trincomalee, Dambulla, Anuradhapura, Tissamaharama, Polonnaruwa, Jaffna, Tangalle, Habarana, Matara, Pasikudah, Nilaveli, Uppuveli,
  Kitulgala, Haputale, Bandarawela, Kalpitiya, Ahangama, Hiriketiya, Kataragama, Hatton, Pinnawala, Batticaloa, Beruwala, Kalutara,
  Mount Lavinia, Kurunegala, Ratnapura, Badulla, Hambantota, Wadduwa, Ahungalla, Dikwella, Ambalangoda, Koggala, Udawalawe, Puttalam,
  Chilaw, Matale, Waikkal, Marawila, Mannar, Vavuniya, Pottuvil, Ampara, Wellawaya, Adam's Peak, Yala National Park,
  Udawalawe National Park, Wilpattu National Park, Mattala Rajapaksa International Airport`)

/** Driven to and from Colombo. */
const COLOMBO_TOWNS = names(`
  Kandy, Galle, Ella, Sigiriya, Negombo, Nuwara Eliya, Mirissa, Bentota, Hikkaduwa, Unawatuna, Weligama, Arugam Bay, Trincomalee,
  Dambulla, Anuradhapura, Polonnaruwa, Jaffna, Tissamaharama, Tangalle, Pinnawala, Kitulgala, Adam's Peak, Hatton, Ratnapura, Kalutara,
  Yala National Park, Udawalawe National Park, Wilpattu National Park, Mattala Rajapaksa International Airport`)

/** Driven both ways between the stops of round trips. */
const PAIRS = `
  Kandy: Sigiriya, Ella, Nuwara Eliya, Dambulla, Negombo, Galle, Bentota, Anuradhapura, Polonnaruwa, Trincomalee, Pinnawala, Habarana,
    Mirissa, Arugam Bay, Adam's Peak, Kitulgala, Jaffna
  Ella: Nuwara Eliya, Galle, Mirissa, Arugam Bay, Sigiriya, Tissamaharama, Yala National Park, Udawalawe National Park, Unawatuna,
    Weligama, Tangalle, Haputale, Bentota, Hikkaduwa, Negombo, Hiriketiya, Badulla, Mattala Rajapaksa International Airport
  Sigiriya: Negombo, Trincomalee, Anuradhapura, Polonnaruwa, Nuwara Eliya, Dambulla, Habarana, Nilaveli, Pasikudah, Jaffna, Arugam Bay,
    Minneriya National Park, Kalpitiya
  Nuwara Eliya: Galle, Mirissa, Negombo, Bentota, Hatton, Haputale, Udawalawe National Park, Horton Plains National Park, Arugam Bay,
    Yala National Park, Adam's Peak
  Galle: Bentota, Mirissa, Negombo, Yala National Park, Udawalawe National Park, Tissamaharama, Hikkaduwa, Tangalle, Arugam Bay
  Mirissa: Yala National Park, Udawalawe National Park, Tissamaharama, Bentota, Arugam Bay, Negombo
  Tissamaharama: Arugam Bay, Tangalle, Udawalawe National Park
  Arugam Bay: Yala National Park, Mattala Rajapaksa International Airport, Pasikudah
  Anuradhapura: Negombo, Trincomalee, Jaffna, Habarana, Wilpattu National Park
  Trincomalee: Jaffna, Pasikudah, Polonnaruwa
  Negombo: Kalpitiya, Hikkaduwa, Wilpattu National Park
`

interface ListedPair {
  readonly pickup: string
  readonly dropoff: string
}

const bothWays = (a: string, b: string): ListedPair[] => [
  { pickup: a, dropoff: b },
  { pickup: b, dropoff: a },
]

function listedPairs(): ListedPair[] {
  return PAIRS.trim()
    .split(/\n(?= {2}\S)/)
    .flatMap((line) => {
      const [from, towns] = line.split(/:\s+/) as [string, string]
      return names(towns).flatMap((town) => bothWays(from.trim(), town))
    })
}

/** Every listed transfer once, the airport's first. */
export const LISTED_PAIRS: readonly ListedPair[] = [
  ...AIRPORT_TOWNS.flatMap((town) => bothWays(COLOMBO_AIRPORT, town)),
  ...COLOMBO_TOWNS.flatMap((town) => bothWays(COLOMBO, town)),
  ...listedPairs(),
]

/** The safaris and hikes: `A` for there and back, `A > B` for a tour on the way from one stop to the next. */
const TOURS: Readonly<Record<string, string>> = {
  'Yala national park':
    'Tissamaharama, Kataragama, Ella, Ella > Mirissa, Mirissa, Mirissa > Ella, Tangalle, Galle, Unawatuna, Arugam Bay > Mirissa',
  'Udawalawe national park':
    'Udawalawe, Embilipitiya, Ella > Mirissa, Mirissa > Ella, Ella > Galle, Galle, Tangalle, Bentota, Nuwara Eliya > Mirissa',
  'Minneriya national park': 'Habarana, Sigiriya, Dambulla, Polonnaruwa, Kandy, Sigiriya > Kandy, Trincomalee',
  "Adam's Peak": 'Hatton, Nuwara Eliya, Kandy, Colombo, Kitulgala, Kandy > Ella, Ella',
  'Kaudulla national park': 'Habarana, Sigiriya, Dambulla, Polonnaruwa, Trincomalee, Kandy',
  'Wilpattu national park': 'Anuradhapura, Puttalam, Kalpitiya, Negombo, Sigiriya, Colombo, Negombo > Anuradhapura',
  'Bundala national park': 'Tissamaharama, Hambantota, Tangalle, Mirissa, Galle',
  'Horton Plains national park': 'Nuwara Eliya, Haputale, Bandarawela, Ella, Nuwara Eliya > Ella',
}

interface ListedTour {
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
}

export const LISTED_TOURS: readonly ListedTour[] = Object.entries(TOURS).flatMap(([park, list]) =>
  list.split(', ').map((tour) => {
    const [pickup, dropoff = pickup] = tour.split(' > ') as [string, string?]
    return { park, pickup, dropoff }
  }),
)

function knownPlace(name: string): GazetteerPlace {
  const place = findPlace(name)
  if (place?.name !== name)
    throw new Error(place ? `The gazetteer calls ${name} ${place.name}` : `The gazetteer does not have ${name}`)
  return place
}

function transferRow({ pickup, dropoff }: (typeof LISTED_PAIRS)[number]) {
  const leg = roadLeg(knownPlace(pickup), knownPlace(dropoff))
  if (!leg) throw new Error(`No road from ${pickup} to ${dropoff}`)
  return [pickup, dropoff, leg.distanceKm, leg.durationMinutes]
}

function tourRow({ park, pickup, dropoff }: (typeof LISTED_TOURS)[number]) {
  const tour = placeTour({ park, pickup, dropoff })
  if (tour?.park.name !== park) throw new Error(`${park} is not a park on sale`)
  const leg = roadLeg(knownPlace(pickup), knownPlace(dropoff), [tour.park.gate])
  if (!leg) throw new Error(`No road from ${pickup} to ${park} and ${dropoff}`)
  return [park, pickup, dropoff, leg.distanceKm, leg.durationMinutes]
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Changes with every stretch of road and every speed. */
export function roadsRevision(roads: readonly string[] = LEDGER_ROADS): string {
  return hash(JSON.stringify([LEDGER_POINTS, roads, Object.entries(speeds).toSorted()]))
}

const table = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')

/** `worker/quotes/built-in-lists.ts`. @param roads the revision of the roads */
export function builtInModule(roads = roadsRevision()): string {
  const rates = table(LISTED_PAIRS.map(transferRow))
  const offers = table(LISTED_TOURS.map(tourRow))
  return `/** The listed transfers and tours. Written by \`npm run seed\` from scripts/seed.ts and the road network: do not edit. */

/** Changes with the roads and the lists. A distance that was computed with others is used no more, in KV and in D1. */
export const ROADS_REVISION = '${hash(roads + rates + offers)}'

/** Pickup, dropoff, km, minutes. */
export const BUILT_IN_RATES: readonly (readonly [string, string, number, number])[] = [
${rates}]

/** Park, pickup, dropoff, km, minutes. */
export const BUILT_IN_OFFERS: readonly (readonly [string, string, string, number, number])[] = [
${offers}]
`
}

const km = (value: number) => String(Number(value.toFixed(3)))

/** Of the roads on the way only these are named: expressways, and the longest. */
function told({ roads, towns, expresswayKm, hillKm, windingKm }: RouteFacts, trip: Trip): string {
  const longest = roads.toSorted((a, b) => b.km - a.km)[0]
  return [
    [trip.pickup, trip.dropoff].join(' > '),
    [expresswayKm, hillKm, windingKm].map(km).join(' '),
    roads
      .filter((road) => road === longest || isExpressway(road.name))
      .map((road) => `${km(road.km)} ${road.name}`)
      .join(','),
    townsBetween(trip, { towns }).join(','),
  ].join('|')
}

function routeRow({ pickup, dropoff }: (typeof LISTED_PAIRS)[number]) {
  return told(directions(knownPlace(pickup), knownPlace(dropoff))!.route, { pickup, dropoff })
}

/** `worker/quotes/built-in-routes.ts` */
export function builtInRoutesModule(): string {
  return `/** What is told of the ways of the listed transfers. Written by \`npm run seed\` from the road network: do not edit. */

/** Read by \`listed-rates.ts\`: the ends; km of expressway, hills and bends; km and name of roads; towns. */
export const BUILT_IN_ROUTES = \`\\
${LISTED_PAIRS.map(routeRow).join('\n')}\`
`
}

const FILES = {
  'worker/quotes/built-in-lists.ts': builtInModule,
  'worker/quotes/built-in-routes.ts': builtInRoutesModule,
}

if (import.meta.main) {
  readOrStop({}, 'It takes no options.')
  for (const [file, text] of Object.entries(FILES)) {
    writeFileSync(join(import.meta.dirname, '..', file), text())
    console.log(`${file} is written`)
  }
}
