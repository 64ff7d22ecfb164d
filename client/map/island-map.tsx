/** A map that needs no service and no key: the island, its main roads, and the route between two places. */
import { useId, useMemo, useState } from 'react'
import { COAST, EXPRESSWAYS, MAIN_ROADS, TOWNS } from './island.ts'
import { GAP, type Label, placeLabels } from './labels.ts'
import type { MapViewProps } from './map-frame.tsx'
import { useMapMoves } from './map-moves.ts'
import { project } from './projection.ts'
import { pathData } from './simplify.ts'
import { fit, type Size, toPixels, viewBox } from './viewport.ts'

export function IslandMap(props: MapViewProps) {
  const [box, size] = useSize()
  return <div className="island-map" ref={box}>{size && <Drawing {...props} size={size} />}</div>
}

function Drawing({ pickup, dropoff, path, size }: MapViewProps & { readonly size: Size }) {
  const route = useMemo(() => path.map(([lat, lng]) => project(lat, lng)), [path])
  const fitted = useMemo(() => fit(route, size), [route, size])
  const { view, moved, zoomIn, zoomOut, reset, moveProps } = useMapMoves(fitted)
  const titleId = useId()
  const labels = useMemo(() => {
    const place = (name: string, at: readonly [number, number]) => ({ name, at: toPixels(at, view, size) })
    const ends = route.length > 0 ? [place(pickup, route[0]!), place(dropoff, route.at(-1)!)] : []
    return placeLabels(ends, TOWNS.map(([name, x, y]) => place(name, [x, y])), route.map((point) => toPixels(point, view, size)), size)
  }, [route, view, size, pickup, dropoff])
  const [start, end] = labels.ends
  const routeData = useMemo(() => (route.length > 0 ? pathData(route) : ''), [route])
  const caption = route.length > 0 ? `The route from ${pickup} to ${dropoff}` : 'Map of Sri Lanka'

  return (
    <div className="island-map__frame" role="group" aria-label="Map" data-moved={moved || undefined} {...moveProps}>
      <svg role="img" aria-labelledby={titleId} width={size.width} height={size.height}>
        <title id={titleId}>{caption}</title>
        <svg viewBox={viewBox(view, size)} width={size.width} height={size.height} aria-hidden="true">
          <path className="island-map__land" d={COAST} />
          <path className="island-map__road" d={MAIN_ROADS} />
          <path className="island-map__expressway" d={EXPRESSWAYS} />
          <path className="island-map__casing" d={routeData} />
          <path className="island-map__route" d={routeData} />
        </svg>
        <g aria-hidden="true">
          {labels.towns.map((label) => <MapLabel key={label.text} {...label} kind="town" />)}
          {start && <MapLabel {...start} kind="pickup" />}
          {end && <MapLabel {...end} kind="dropoff" />}
        </g>
      </svg>
      <div className="island-map__buttons">
        <button type="button" onClick={zoomIn} aria-label="Zoom in"><Sign d="M12 5v14M5 12h14" /></button>
        <button type="button" onClick={zoomOut} aria-label="Zoom out"><Sign d="M5 12h14" /></button>
        {moved && <button type="button" onClick={reset} aria-label="Show the whole route"><Sign d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" /></button>}
      </div>
    </div>
  )
}

function Sign({ d }: { readonly d: string }) {
  return <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d={d} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" /></svg>
}

const ANCHOR = { right: 'start', left: 'end', above: 'middle', below: 'middle' } as const

/** Where the text stands from its dot. */
function offset(side: Label['side'], gap: number) {
  switch (side) {
    case 'right': return { x: gap, dy: '0.35em' }
    case 'left': return { x: -gap, dy: '0.35em' }
    case 'above': return { y: -gap, dy: '-0.1em' }
    case 'below': return { y: gap, dy: '0.8em' }
  }
}

export function MapLabel({ text, at: [x, y], side, kind }: Label & { readonly kind: 'town' | 'pickup' | 'dropoff' }) {
  const town = kind === 'town'
  return (
    <g className={town ? 'island-map__town' : `island-map__end island-map__end--${kind}`} transform={`translate(${x} ${y})`}>
      <circle r={town ? 2 : 6.5} />
      <text textAnchor={ANCHOR[side]} {...offset(side, town ? GAP.town : GAP.end)}>{text}</text>
    </g>
  )
}

/** The size of an element in whole pixels, kept up to date; undefined until it is on the page. */
export function useSize(): [ref: (element: HTMLElement | null) => (() => void) | undefined, size: Size | undefined] {
  const [size, setSize] = useState<Size>()
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [ref, size]
}
