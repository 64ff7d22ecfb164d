/** Whether the site knows the places that a price list names. Apart from the other rules: it needs the gazetteer. */
import { findPlace, isParkLike } from '#domain/places/gazetteer/lookup.ts'
import type { ListedPark } from '#domain/places/parks-from-price-list.ts'
import { COLOMBO_AIRPORT, isColomboAirport } from '#domain/places/place-name.ts'
import { type PriceListProblem, readPriceList } from './price-list-schema.ts'

type Parks = readonly ListedPark[]

/** What the site calls a place; `undefined` for one that it does not know. */
export const listedPlaceName = (typed: string, parks?: Parks): string | undefined =>
  isColomboAirport(typed) ? COLOMBO_AIRPORT : findPlace(typed, parks)?.name

/** @param parks of the list itself: it may name a place that no list before had */
function placeProblem(path: string, name: string, parks: Parks): PriceListProblem[] {
  const known = listedPlaceName(name, parks)
  if (known === undefined)
    return [{ path, message: `The site knows no place '${name.slice(0, 60)}'. Write a town, a beach, a park.` }]
  return known === name ? [] : [{ path, message: `The site calls this place '${known}': write that.` }]
}

/** Tours to a park are asked for by its name: that must lead to it. */
function parkProblem(name: string, parks: Parks): PriceListProblem[] {
  const place = findPlace(name, parks)
  if (place && isParkLike(place)) return []
  return place
    ? [{ path: `parks.${name}`, message: `There is a place of this name. Write '${name} national park'.` }]
    : [
        {
          path: `parks.${name}.gate`,
          message: 'The site does not have this park on the map. Write where the tour starts, in degrees.',
        },
      ]
}

/** What is wrong with a list, names of places included. It never throws. */
export function allPriceListProblems(value: unknown): readonly PriceListProblem[] {
  const { problems, list, wrong } = readPriceList(value)
  // Places may be parks of the list.
  if (!list || wrong.has('parks')) return problems
  const { byHand, driverStay, parks } = list
  const listed = Object.entries(parks).map(([name, park]) => ({ ...park, name }))
  const ofPlaces = [
    ...byHand.flatMap(({ from, to }, i) => [
      ...placeProblem(`byHand.${i}.from`, from, listed),
      ...placeProblem(`byHand.${i}.to`, to, listed),
    ]),
    ...(driverStay === null ? [] : placeProblem('driverStay.base', driverStay.base, listed)),
    ...listed.flatMap(({ name }) => parkProblem(name, listed)),
  ]
  const said = problems.map(({ path }) => path)
  return [...problems, ...ofPlaces.filter(({ path }) => !said.includes(path) && !wrong.has(path.split('.')[0]!))]
}
