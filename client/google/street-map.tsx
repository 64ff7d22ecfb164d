/** Google's map with a route and its two ends. */
import { GoogleMap, PolylineF, useGoogleMap } from '@react-google-maps/api'
import { useCallback, useEffect, useMemo } from 'react'
import { DEFAULT_CENTRE } from '#client/map/geometry.ts'
import { shortName } from '#client/map/labels.ts'
import type { MapViewProps } from '#client/map/map-frame.tsx'

/** Google's markers need the id of a map style. This one is Google's own, for operators who have made none. */
const DEFAULT_MAP_ID = 'DEMO_MAP_ID'
const MARGIN = 48
/** Shows the west coast from Puttalam to Galle. */
const DEFAULT_ZOOM = 8
// The colours --go and of the map's background in client/styles: Google's map takes no CSS variables.
const ROUTE_COLOUR = '#34c77b'
const BACKGROUND = '#0d1a1c'

interface StreetMapProps extends MapViewProps {
  /** Empty for Google's own style. */
  readonly mapId: string
  readonly marker: google.maps.MarkerLibrary
}

export function StreetMap({ pickup, dropoff, path, mapId, marker }: StreetMapProps) {
  const line = useMemo(() => path.map(([lat, lng]) => ({ lat, lng })), [path])
  const options = useMemo(() => ({
    mapId: mapId || DEFAULT_MAP_ID, colorScheme: 'DARK', backgroundColor: BACKGROUND,
    center: DEFAULT_CENTRE, zoom: DEFAULT_ZOOM,
    // On a phone one finger scrolls the page, two fingers move the map.
    gestureHandling: 'cooperative', clickableIcons: false, mapTypeControl: false, streetViewControl: false, fullscreenControl: false,
  }), [mapId])
  const showRoute = useCallback((map: google.maps.Map) => {
    if (line.length > 0) map.fitBounds(boundsOf(line), MARGIN)
  }, [line])
  return (
    <div className="street-map" role="group" aria-label={`The route from ${pickup} to ${dropoff}`}>
      <GoogleMap mapContainerClassName="street-map__canvas" options={options} onLoad={showRoute}>
        <PolylineF path={line} options={{ strokeColor: ROUTE_COLOUR, strokeWeight: 5, strokeOpacity: 1, clickable: false }} />
        <End marker={marker} name={pickup} at={line[0]} kind="pickup" />
        <End marker={marker} name={dropoff} at={line.at(-1)} kind="dropoff" />
      </GoogleMap>
    </div>
  )
}

function boundsOf(line: readonly google.maps.LatLngLiteral[]): google.maps.LatLngBoundsLiteral {
  const [lats, lngs] = [line.map(({ lat }) => lat), line.map(({ lng }) => lng)]
  return { north: Math.max(...lats), south: Math.min(...lats), east: Math.max(...lngs), west: Math.min(...lngs) }
}

interface EndProps {
  readonly marker: google.maps.MarkerLibrary
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
