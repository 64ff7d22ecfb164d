/** Whether the site knows the places that a price list names. Apart from the other rules: it needs the gazetteer. */
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { COLOMBO_AIRPORT, isColomboAirport } from '#domain/places/place-name.ts'
import type { PriceList } from './price-list.ts'
import { priceListProblems, type PriceListProblem } from './price-list-schema.ts'

function placeProblem(path: string, name: string): PriceListProblem[] {
  const known = isColomboAirport(name) ? COLOMBO_AIRPORT : findPlace(name)?.name
  if (known === undefined)
    return [{ path, message: `The site knows no place '${name.slice(0, 60)}'. Write a town, a beach, a park.` }]
  return known === name ? [] : [{ path, message: `The site calls this place '${known}': write that.` }]
}

function gateProblem(name: string, { gate }: PriceList['parks'][string]): PriceListProblem[] {
  if (gate !== null || findPlace(name)) return []
  return [
    {
      path: `parks.${name}.gate`,
      message: 'The site does not have this park on the map. Write where the tour starts, in degrees.',
    },
  ]
}

/** What is wrong with a list, names of places included. It never throws. */
export function allPriceListProblems(value: unknown): readonly PriceListProblem[] {
  const found = priceListProblems(value)
  if (found.length > 0) return found
  const { byHand, driverStay, parks } = value as PriceList
  return [
    ...byHand.flatMap(({ from, to }, i) => [
      ...placeProblem(`byHand.${i}.from`, from),
      ...placeProblem(`byHand.${i}.to`, to),
    ]),
    ...(driverStay === null ? [] : placeProblem('driverStay.base', driverStay.base)),
    ...Object.entries(parks).flatMap(([name, park]) => gateProblem(name, park)),
  ]
}
