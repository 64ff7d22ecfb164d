/**
 * What is told of the way of a listed transfer. It is written when the lists are, so that a page of one does not read
 * the road network: that takes a cold isolate longer than all else on the page.
 */
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { RouteFacts } from '#domain/quotes/quote-calls.ts'
import { parksOnSale } from '#domain/tours/parks.ts'

/** By `pickup > dropoff`. */
let lines: ReadonlyMap<string, string> | undefined

async function readLines(): Promise<ReadonlyMap<string, string>> {
  const { BUILT_IN_ROUTES } = await import('./built-in-routes.ts')
  return new Map(BUILT_IN_ROUTES.split('\n').map((line) => [line.slice(0, line.indexOf('|')), line]))
}

/** An owner may set another gate of a park than that of the lists. */
const hasMovedGate = (ends: readonly string[]) =>
  parksOnSale().some(({ name, gate }) => gate && ends.some((end) => placeKey(end) === placeKey(name)))

/** @returns `null` where the own roads have to be asked: for any other pair, and to a gate that the owner has moved */
export async function listedRoute({ pickup, dropoff }: Trip): Promise<RouteFacts | null> {
  lines ??= await readLines()
  const line = lines.get(`${pickup} > ${dropoff}`)
  if (line === undefined || hasMovedGate([pickup, dropoff])) return null
  const [, kms = '', roads = '', towns = ''] = line.split('|')
  const [expresswayKm = 0, hillKm = 0, windingKm = 0] = kms.split(' ').map(Number)
  return {
    expresswayKm,
    hillKm,
    windingKm,
    towns: listOf(towns),
    roads: listOf(roads).map((road) => {
      const [km = ''] = road.split(' ', 1)
      return { km: Number(km), name: road.slice(km.length + 1) }
    }),
  }
}

const listOf = (text: string) => (text === '' ? [] : text.split(','))
