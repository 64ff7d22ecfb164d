import type { Crumb } from '../../breadcrumb/breadcrumb.tsx'
import { paths } from '#domain/paths.ts'
import { AIRPORT_LISTS, type AirportEnd } from './direction.ts'

export function airportRatesTrail(end: AirportEnd): Crumb[] {
  const { name, path } = AIRPORT_LISTS[end]
  return [{ name: 'Home', path: paths.home() }, { name, path }]
}
