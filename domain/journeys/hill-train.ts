/**
 * The railway through the hills: guests go by train, and their bags by car. Only which stations there are is known, no
 * timetable. Rules: docs/product.md#bags-by-car
 */
import type { LatLng } from '#domain/places/coordinates.ts'
import { kmApart } from '#domain/roads/geometry.ts'
import { partyOfPlan, type Plan } from './plan.ts'

/** The stations between which guests go, by their towns. */
export interface TrainWay {
  readonly from: string
  readonly to: string
}

/**
 * From Kandy to Badulla, in that order, where the trains stop that guests take. The names and positions are the
 * gazetteer's; here again, because a page that offers the train need not load it.
 */
export const HILL_STATIONS: readonly (LatLng & { readonly town: string })[] = [
  { town: 'Kandy', lat: 7.29, lng: 80.632 },
  { town: 'Peradeniya', lat: 7.2556, lng: 80.5894 },
  { town: 'Gampola', lat: 7.164, lng: 80.573 },
  { town: 'Nawalapitiya', lat: 7.054, lng: 80.534 },
  { town: 'Hatton', lat: 6.895, lng: 80.596 },
  { town: 'Talawakelle', lat: 6.9401, lng: 80.661 },
  { town: 'Nanu Oya', lat: 6.943, lng: 80.744 },
  { town: 'Ohiya', lat: 6.8178, lng: 80.8437 },
  { town: 'Haputale', lat: 6.769, lng: 80.957 },
  { town: 'Diyatalawa', lat: 6.8069, lng: 80.9572 },
  { town: 'Bandarawela', lat: 6.829, lng: 80.988 },
  { town: 'Ella', lat: 6.8756, lng: 81.0463 },
  { town: 'Demodara', lat: 6.9029, lng: 81.0629 },
  { town: 'Badulla', lat: 6.98, lng: 81.058 },
]

/** A place has a station where one is so near: Nuwara Eliya has Nanu Oya's. */
const NEAR_KM = 10

function stationNear(place: LatLng): string | null {
  const [near] = HILL_STATIONS.map((station) => ({ town: station.town, km: kmApart(place, station) })).sort(
    (a, b) => a.km - b.km,
  )
  return near!.km <= NEAR_KM ? near!.town : null
}

/** The way by train between two places; `null` where one of them has no station, or both have the same. */
export function trainWay(from: LatLng | null, to: LatLng | null): TrainWay | null {
  const [start, end] = [from && stationNear(from), to && stationNear(to)]
  return start && end && start !== end ? { from: start, to: end } : null
}

/** For the office, of a ride without guests. */
export const bagsAloneWords = ({ from, to }: TrainWay): string => `Bags alone, guests by train ${from} -> ${to}`

/** Who sends bags has some: one each, where the plan says of none. */
export const withBags = <P extends Pick<Plan, 'travelers' | 'bags'>>(plan: P): P =>
  plan.bags ? plan : { ...plan, bags: partyOfPlan(plan).travelers }
