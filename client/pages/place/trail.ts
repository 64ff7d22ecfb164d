import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { paths } from '#domain/paths.ts'

export function placeTrail(place: string): Crumb[] {
  return [{ name: 'Home', path: paths.home() }, { name: `Taxi from ${place}`, path: paths.place(place) }]
}
