/** The site's own map, which needs no service and no key: the island, its main roads, and a trip's route along them. */
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { useTexts } from '#client/languages/language.tsx'
import { LineIcon } from '#client/pictures/icons.tsx'
import type { Dictionary } from '#domain/languages/texts.ts'
import { askedPlace } from '#domain/places/coordinates.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import type { DirectionsRequest, Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { PricedFare, ShownFare } from '#domain/quotes/fare-quote.ts'
import { fit, pan, pathData, project, type Size, toPixels, viewBox, type Viewport, zoom } from '#domain/map/geometry.ts'
import { COAST, EXPRESSWAYS, MAIN_ROADS, TOWNS } from '#domain/map/island.ts'
import { type Label, placeLabels, textPlace } from '#domain/map/labels.ts'
import { MapCredit, MapFrame, MapNote } from './map-frame.tsx'
import './island-map.css'

interface IslandMapProps {
  readonly fare: ShownFare
  /** Why this map is shown and not another. */
  readonly note?: string
}

export function IslandMap({ fare, note }: IslandMapProps) {
  const t = useTexts('places').map
  const { path, failed } = useRoute(fare.state === 'priced' ? fare : null)
  const { pickup, dropoff } = fare
  const drawn = useMemo(() => drawnTrip({ pickup, dropoff }, path, t), [pickup, dropoff, path, t])
  const [box, size] = useSize()
  return (
    <MapFrame
      caption={
        note && (
          <>
            <strong>{note}</strong> <MapCredit />
          </>
        )
      }
    >
      <div className="island-map" ref={box}>
        {size && <Drawing {...drawn} size={size} />}
      </div>
      {failed && <MapNote>{t.noRoute}</MapNote>}
    </MapFrame>
  )
}

/** The map of a route that is known already. */
export function KnownRouteMap({ trip, path }: { readonly trip: Trip; readonly path: Route['path'] }) {
  const t = useTexts('places').map
  const drawn = useMemo(() => drawnTrip(trip, path, t), [trip, path, t])
  return (
    <figure className="route-map">
      <MapFrame>
        <IslandDrawing {...drawn} />
      </MapFrame>
    </figure>
  )
}

const NO_PATH: Route['path'] = []

/** Asks by the positions that the fare has, because the gazetteer does not know every place. */
function routeRequest({ pickup, dropoff, start, quote: { latloc, longloc } }: PricedFare): DirectionsRequest {
  const end = latloc === null || longloc === null ? null : { lat: latloc, lng: longloc }
  return { from: start ?? askedPlace(pickup), to: end ?? askedPlace(dropoff), source: 'embedded' }
}

function useRoute(fare: PricedFare | null): { readonly path: Route['path']; readonly failed: boolean } {
  const api = useSiteApi()
  // A text, so that the effect does not run again for an equal request.
  const request = fare && JSON.stringify(routeRequest(fare))
  const [route, setRoute] = useState<{
    readonly request: string
    readonly path: Route['path']
    readonly failed: boolean
  }>()
  useEffect(() => {
    if (!request) return
    const controller = new AbortController()
    api.directions(JSON.parse(request) as DirectionsRequest, { signal: controller.signal }).then(
      (answer) => setRoute({ request, path: answer?.path ?? NO_PATH, failed: !answer }),
      () => {
        if (!controller.signal.aborted) setRoute({ request, path: NO_PATH, failed: true })
      },
    )
    return () => controller.abort()
  }, [api, request])
  return request && route?.request === request ? route : { path: NO_PATH, failed: false }
}

/** What is drawn on the island. The lists stay the same objects until something else is drawn. */
interface Drawn {
  /** Says for screen readers what the map shows; `null` for the island alone. */
  readonly title: string | null
  /** One way after another. */
  readonly paths: readonly Route['path'][]
  /** Shown with their names: the first is the pickup, the others are where ways end. */
  readonly stops: readonly { readonly name: string; readonly at: Route['path'][number] }[]
}

const NOTHING: Pick<Drawn, 'paths' | 'stops'> = { paths: [], stops: [] }

function drawnTrip(
  { pickup, dropoff }: Pick<ShownFare, 'pickup' | 'dropoff'>,
  path: Route['path'],
  t: Dictionary['places']['map'],
): Drawn {
  if (path.length === 0) return { title: null, ...NOTHING }
  return {
    title: t.route(pickup, dropoff),
    paths: [path],
    stops: [
      { name: pickup, at: path[0]! },
      { name: dropoff, at: path.at(-1)! },
    ],
  }
}

/** A map of several ways. Its frame has the size. */
export function IslandDrawing(drawn: Drawn) {
  const [box, size] = useSize()
  return (
    <div className="island-map" ref={box}>
      {size && <Drawing {...drawn} size={size} />}
    </div>
  )
}

function Drawing({ title, paths, stops, size }: Drawn & { readonly size: Size }) {
  const lines = useMemo(() => paths.map((path) => path.map(([lat, lng]) => project(lat, lng))), [paths])
  const points = useMemo(() => lines.flat(), [lines])
  const fitted = useMemo(() => fit(points, size), [points, size])
  const t = useTexts('places').map
  const { view, moved, zoomIn, zoomOut, reset, frameProps } = useZoomAndPan(fitted)
  const titleId = useId()
  const labels = useMemo(() => {
    const place = (name: string, at: readonly [number, number]) => ({ name, at: toPixels(at, view, size) })
    return placeLabels(
      stops.map(({ name, at: [lat, lng] }) => place(name, project(lat, lng))),
      TOWNS.map(([name, x, y]) => place(name, [x, y])),
      points.map((point) => toPixels(point, view, size)),
      size,
    )
  }, [stops, points, view, size])
  const routeData = useMemo(() => lines.map((line) => pathData(line)).join(''), [lines])

  return (
    <div
      className="island-map__frame"
      role="group"
      aria-label={t.label}
      data-moved={moved || undefined}
      {...frameProps}
    >
      <svg role="img" aria-labelledby={titleId} width={size.width} height={size.height}>
        <title id={titleId}>{title ?? t.title}</title>
        <svg viewBox={viewBox(view, size)} width={size.width} height={size.height} aria-hidden="true">
          <path className="island-map__land" d={COAST} />
          <path className="island-map__road" d={MAIN_ROADS} />
          <path className="island-map__expressway" d={EXPRESSWAYS} />
          <path className="island-map__casing" d={routeData} />
          <path className="island-map__route" d={routeData} />
        </svg>
        <g aria-hidden="true">
          {labels.towns.map((label) => (
            <MapLabel key={label.text} {...label} kind="town" />
          ))}
          {labels.ends.map((label, i) => (
            <MapLabel key={`${label.text} ${label.at.join()}`} {...label} kind={i === 0 ? 'pickup' : 'dropoff'} />
          ))}
        </g>
      </svg>
      <div className="island-map__buttons">
        <button type="button" onClick={zoomIn} aria-label={t.zoomIn}>
          <Icon d="M12 5v14M5 12h14" />
        </button>
        <button type="button" onClick={zoomOut} aria-label={t.zoomOut}>
          <Icon d="M5 12h14" />
        </button>
        {moved && (
          <button type="button" onClick={reset} aria-label={t.whole}>
            <Icon d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          </button>
        )}
      </div>
    </div>
  )
}

const Icon = ({ d }: { readonly d: string }) => <LineIcon size={20} strokeLinejoin="miter" d={d} />

function MapLabel({ text, at: [x, y], side, kind }: Label & { readonly kind: 'town' | 'pickup' | 'dropoff' }) {
  const town = kind === 'town'
  return (
    <g
      className={town ? 'island-map__town' : `island-map__end island-map__end--${kind}`}
      transform={`translate(${x} ${y})`}
    >
      <circle r={town ? 2 : 6.5} />
      <text {...textPlace(side, town ? 'town' : 'end')}>{text}</text>
    </g>
  )
}

const ZOOM_STEP = 0.6
const KEY_PIXELS = 60
/** A press that moves less than this is a click. */
const DRAG_PIXELS = 4

const KEYS: Record<string, (view: Viewport) => Viewport> = {
  ArrowLeft: (view) => pan(view, -KEY_PIXELS, 0),
  ArrowRight: (view) => pan(view, KEY_PIXELS, 0),
  ArrowUp: (view) => pan(view, 0, -KEY_PIXELS),
  ArrowDown: (view) => pan(view, 0, KEY_PIXELS),
  '+': (view) => zoom(view, ZOOM_STEP),
  '=': (view) => zoom(view, ZOOM_STEP),
  '-': (view) => zoom(view, 1 / ZOOM_STEP),
}

const onButton = (target: EventTarget) => target instanceof Element && target.closest('button') !== null

/**
 * Zooming and panning by buttons, keys, a drag, or a click that centres a point.
 * @param fitted the view until the visitor moves the map; another route brings it back
 */
function useZoomAndPan(fitted: Viewport) {
  const [own, setOwn] = useState<{ readonly view: Viewport; readonly of: Viewport }>()
  const press = useRef<{ x: number; y: number; dragged: boolean }>(undefined)
  const moved = own?.of === fitted
  const view = moved ? own.view : fitted
  const show = (next: Viewport) => setOwn({ view: next, of: fitted })

  return {
    view,
    moved,
    zoomIn: () => show(zoom(view, ZOOM_STEP)),
    zoomOut: () => show(zoom(view, 1 / ZOOM_STEP)),
    reset: () => setOwn(undefined),
    frameProps: {
      onKeyDown: (event: KeyboardEvent) => {
        const move = KEYS[event.key]
        if (!move || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        show(move(view))
      },
      onPointerDown: (event: PointerEvent) => {
        if (onButton(event.target) || event.button !== 0) return
        press.current = { x: event.clientX, y: event.clientY, dragged: false }
        // A finger scrolls the page until the map has been zoomed.
        if (event.pointerType === 'mouse' || moved) event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => {
        const from = press.current
        if (!from || (event.pointerType !== 'mouse' && !moved)) return
        const [right, down] = [from.x - event.clientX, from.y - event.clientY]
        if (!from.dragged && Math.hypot(right, down) < DRAG_PIXELS) return
        press.current = { x: event.clientX, y: event.clientY, dragged: true }
        show(pan(view, right, down))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const from = press.current
        press.current = undefined
        if (!from || from.dragged || !moved) return
        const box = event.currentTarget.getBoundingClientRect()
        show(pan(view, event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2))
      },
      onPointerCancel: () => {
        press.current = undefined
      },
    },
  }
}

/** The size of an element in whole pixels, kept up to date; undefined until it is on the page. */
function useSize(): [ref: (element: HTMLElement | null) => (() => void) | undefined, size: Size | undefined] {
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
