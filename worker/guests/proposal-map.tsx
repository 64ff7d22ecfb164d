/** Ways on the island, as a picture of lines: no script and no map service. */
import { fit, pathData, project, simplify, type Size, toPixels, viewBox, type XY } from '#domain/map/geometry.ts'
import { COAST, EXPRESSWAYS, MAIN_ROADS, TOWNS } from '#domain/map/island.ts'
import { type Label, placeLabels, textPlace } from '#domain/map/labels.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { ProposedRide } from '#domain/proposals/proposal.ts'
import { findPark } from '#domain/tours/park-lookup.ts'
import { placeAt, positionOfEnd, wayBetween } from '#worker/quotes/placed-trips.ts'

/** As of a phone: on a wide screen all of it is larger. */
const SIZE: Size = { width: 360, height: 320 }
/** In map units: what is nearer to its line nobody sees. */
const UNSEEN = 4

interface Stop {
  readonly name: string
  readonly at: XY
}

/** Where a ride goes by, in its order; without what the site does not know. */
function stopsOf(ride: ProposedRide): readonly { readonly name: string; readonly position: LatLng }[] {
  const gate = ride.kind === 'tour' ? (findPark(ride.park)?.gate ?? null) : null
  const all = [
    { name: ride.pickup, position: positionOfEnd(ride.kind, ride.pickup) },
    ...(ride.via ?? []).map(({ place }) => ({ name: place, position: placeAt(place).position })),
    ...(ride.kind === 'tour' ? [{ name: ride.park, position: gate }] : []),
    { name: ride.dropoff, position: positionOfEnd(ride.kind, ride.dropoff) },
  ]
  return all.flatMap(({ name, position }) => (position ? [{ name, position }] : []))
}

function drawn(rides: readonly ProposedRide[]) {
  const lines: XY[][] = []
  const stops = new Map<string, Stop>()
  for (const ride of rides) {
    const its = stopsOf(ride)
    for (const { name, position } of its) stops.set(name, { name, at: project(position.lat, position.lng) })
    for (const [i, { position }] of its.entries()) {
      const way = i === 0 ? null : wayBetween(its[i - 1]!.position, position)
      if (way)
        lines.push(
          simplify(
            way.path.map(([lat, lng]) => project(lat, lng)),
            UNSEEN,
          ),
        )
    }
  }
  return { lines, stops: [...stops.values()] }
}

const STYLE = `
.way{margin:1rem 0;max-width:38rem}
.way svg{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:.75rem;background:var(--ground)}
.way path{fill:none;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
.way .land{fill:#17261f;stroke:#3b5249}
.way .road{stroke:#2c4138;stroke-width:1.25}
.way .fast{stroke:#47635a;stroke-width:2}
.way .casing{stroke:var(--ground);stroke-width:8}
.way .route{stroke:var(--go);stroke-width:4}
.way text{paint-order:stroke;stroke:var(--ground);stroke-width:3px;stroke-linejoin:round;font-size:11px;fill:#9db3aa}
.way .end text{font-size:13px;font-weight:700;fill:var(--text)}
.way circle{fill:#9db3aa}
.way .end circle{fill:var(--ground);stroke:var(--text);stroke-width:3}
@media print{.way .land{fill:#eee}.way .route{stroke:#000}}
@media (forced-colors:active){.way svg{forced-color-adjust:none}}
`

function Name({ text, at: [x, y], side, isEnd }: Label & { readonly isEnd: boolean }) {
  return (
    <g className={isEnd ? 'end' : undefined} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle r={isEnd ? 6 : 2} />
      <text {...textPlace(side, isEnd ? 'end' : 'town')}>{text}</text>
    </g>
  )
}

interface WayMapProps {
  readonly lines: readonly (readonly XY[])[]
  /** Those that are named. */
  readonly stops: readonly Stop[]
  /** Says what it shows. */
  readonly title: string
}

export function WayMap({ lines, stops, title }: WayMapProps) {
  const view = fit([...lines.flat(), ...stops.map(({ at }) => at)], SIZE)
  const inPixels = (at: XY) => toPixels(at, view, SIZE)
  const labels = placeLabels(
    stops.map(({ name, at }) => ({ name, at: inPixels(at) })),
    TOWNS.map(([name, x, y]) => ({ name, at: inPixels([x, y]) })),
    lines.flat().map(inPixels),
    SIZE,
  )
  const route = lines.map((line) => pathData(line)).join('')
  return (
    <figure className="way" translate="no">
      <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      <svg role="img" aria-label={title} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
        <svg viewBox={viewBox(view, SIZE)} width={SIZE.width} height={SIZE.height} aria-hidden="true">
          <path className="land" d={COAST} />
          <path className="road" d={MAIN_ROADS} />
          <path className="fast" d={EXPRESSWAYS} />
          <path className="casing" d={route} />
          <path className="route" d={route} />
        </svg>
        <g aria-hidden="true">
          {labels.towns.map((label) => (
            <Name key={label.text} {...label} isEnd={false} />
          ))}
          {labels.ends.map((label) => (
            <Name key={`${label.text} ${label.at.join()}`} {...label} isEnd />
          ))}
        </g>
      </svg>
    </figure>
  )
}

/** Nothing where the site knows no way of these rides. */
export function ProposalMap({ rides, title }: { readonly rides: readonly ProposedRide[]; readonly title: string }) {
  const { lines, stops } = drawn(rides)
  return lines.length === 0 ? null : <WayMap lines={lines} stops={stops} title={title} />
}
