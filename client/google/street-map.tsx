import { GoogleMap, PolylineF, useGoogleMap } from '@react-google-maps/api'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { shortName } from '#client/map/labels.ts'
import { DEFAULT_CENTRE } from '#client/map/geometry.ts'
import { MapFrame, MapNote, type MapViewProps } from '#client/map/map-frame.tsx'
import { scriptLoaded } from './script.tsx'
import { QUOTE_MS, within } from './time-limits.ts'

/** Under the street map; the map itself names whose facts it shows. */
export const CAPTION = 'Route and street map: Google Maps'

/** Google's map with the route and its two ends, dark like the site. */

/** Markers need the id of a map style. Google's own stand-in for an operator who has made none. */
const PLAIN_STYLE = 'DEMO_MAP_ID'
const MARGIN = 48
/** The island's west, from Puttalam to Galle. */
const DEFAULT_ZOOM = 8
const GO = '#34c77b'
const GROUND = '#0d1a1c'

interface StreetMapProps extends MapViewProps {
  readonly browserKey: string
  readonly mapId: string
  /** Shown where the map cannot be loaded. */
  readonly otherwise: ReactNode
}

export function StreetMap({ browserKey, mapId, otherwise, ...route }: StreetMapProps) {
  const [libraries, setLibraries] = useState<Libraries | null>()
  useEffect(() => {
    let wanted = true
    async function fetchLibraries() {
      const loaded = await loadLibraries(browserKey).catch(() => null)
      if (wanted) setLibraries(loaded)
    }
    void fetchLibraries()
    return () => { wanted = false }
  }, [browserKey])
  if (libraries === null) return otherwise
  if (libraries === undefined) return <MapFrame caption={CAPTION}><MapNote>Fetching the street map…</MapNote></MapFrame>
  return <MapFrame caption={CAPTION}><Streets {...route} mapId={mapId} marker={libraries.marker} /></MapFrame>
}

interface Libraries { readonly marker: google.maps.MarkerLibrary }

async function loadLibraries(browserKey: string): Promise<Libraries | null> {
  const signal = AbortSignal.timeout(QUOTE_MS)
  if (!await scriptLoaded(browserKey, signal)) return null
  const [, marker] = await within(signal, Promise.all([google.maps.importLibrary('maps'), google.maps.importLibrary('marker')]))
  return { marker }
}

function Streets({ pickup, dropoff, path, mapId, marker }: MapViewProps & Libraries & { readonly mapId: string }) {
  const line = useMemo(() => path.map(([lat, lng]) => ({ lat, lng })), [path])
  const options = useMemo(() => ({
    mapId: mapId || PLAIN_STYLE, colorScheme: 'DARK', backgroundColor: GROUND,
    // Until the route is fitted in, and where there is none.
    center: DEFAULT_CENTRE, zoom: DEFAULT_ZOOM,
    // On a phone one finger scrolls the page, two move the map.
    gestureHandling: 'cooperative', clickableIcons: false, mapTypeControl: false, streetViewControl: false, fullscreenControl: false,
  }), [mapId])
  const showRoute = useCallback((map: google.maps.Map) => {
    const [first, ...rest] = line
    if (!first) return
    const bounds = { north: first.lat, south: first.lat, east: first.lng, west: first.lng }
    for (const { lat, lng } of rest) {
      bounds.north = Math.max(bounds.north, lat)
      bounds.south = Math.min(bounds.south, lat)
      bounds.east = Math.max(bounds.east, lng)
      bounds.west = Math.min(bounds.west, lng)
    }
    map.fitBounds(bounds, MARGIN)
  }, [line])
  return (
    <div className="street-map" role="group" aria-label={`The route from ${pickup} to ${dropoff}`}>
      <GoogleMap mapContainerClassName="street-map__canvas" options={options} onLoad={showRoute}>
        <PolylineF path={line} options={{ strokeColor: GO, strokeWeight: 5, strokeOpacity: 1, clickable: false }} />
        <End marker={marker} name={pickup} at={line[0]} kind="pickup" />
        <End marker={marker} name={dropoff} at={line.at(-1)} kind="dropoff" />
      </GoogleMap>
    </div>
  )
}

interface EndProps extends Libraries {
  readonly name: string
  readonly at: google.maps.LatLngLiteral | undefined
  readonly kind: 'pickup' | 'dropoff'
}

function End({ marker: { AdvancedMarkerElement }, name, at, kind }: EndProps) {
  const map = useGoogleMap()
  useEffect(() => {
    if (!map || !at) return
    const label = document.createElement('div')
    label.className = `street-map__end street-map__end--${kind}`
    label.textContent = shortName(name)
    const marker = new AdvancedMarkerElement({ map, position: at, content: label, title: name })
    return () => { marker.map = null }
  }, [AdvancedMarkerElement, map, at, name, kind])
  return null
}
