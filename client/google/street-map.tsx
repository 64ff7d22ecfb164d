/** Google's map with a route and its two ends. */
import { GoogleMap, PolylineF, useGoogleMap } from '@react-google-maps/api'
import { useCallback, useEffect, useMemo } from 'react'
import { useTexts } from '#client/languages/language.tsx'
import { DEFAULT_CENTRE } from '#domain/map/geometry.ts'
import { shortName } from '#domain/map/labels.ts'
import type { MapViewProps } from '#client/map/map-frame.tsx'
import { COLOURS } from '#domain/colours.ts'

const MARGIN = 48
/** Shows the west coast from Puttalam to Galle. */
const DEFAULT_ZOOM = 8
// Google's map takes no CSS variables. The background is that of the drawn map in client/styles/map-frame.css.
const ROUTE_COLOUR = COLOURS.go
const BACKGROUND = '#0d1a1c'

interface StreetMapProps extends MapViewProps {
  /** Empty if the operator has made none. */
  readonly mapId: string
  /** `null` without a map id, which Google's markers need. */
  readonly marker: google.maps.MarkerLibrary | null
}

export function StreetMap({ pickup, dropoff, path, mapId, marker }: StreetMapProps) {
  const t = useTexts('places').map
  const line = useMemo(() => path.map(([lat, lng]) => ({ lat, lng })), [path])
  const options = useMemo(
    () => ({
      ...(mapId ? { mapId } : {}),
      colorScheme: 'DARK',
      backgroundColor: BACKGROUND,
      center: DEFAULT_CENTRE,
      zoom: DEFAULT_ZOOM,
      // On a phone one finger scrolls the page, two fingers move the map.
      gestureHandling: 'cooperative',
      clickableIcons: false,
      mapTypeControl: false,
      streetViewControl: false,
      fullscreenControl: false,
    }),
    [mapId],
  )
  const showRoute = useCallback(
    (map: google.maps.Map) => {
      if (line.length > 0) map.fitBounds(boundsOf(line), MARGIN)
    },
    [line],
  )
  return (
    <div className="street-map" role="group" aria-label={t.route(pickup, dropoff)}>
      <GoogleMap mapContainerClassName="street-map__canvas" options={options} onLoad={showRoute}>
        <PolylineF
          path={line}
          options={{ strokeColor: ROUTE_COLOUR, strokeWeight: 5, strokeOpacity: 1, clickable: false }}
        />
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

interface EndProps extends Pick<StreetMapProps, 'marker'> {
  readonly name: string
  readonly at: google.maps.LatLngLiteral | undefined
  readonly kind: 'pickup' | 'dropoff'
}

function End({ marker, name, at, kind }: EndProps) {
  const map = useGoogleMap()
  useEffect(() => {
    if (!map || !at) return
    const label = document.createElement('div')
    label.className = `street-map__end street-map__end--${kind}`
    label.textContent = shortName(name)
    if (!marker) return showLabel(map, label, at)
    const shown = new marker.AdvancedMarkerElement({ map, position: at, content: label, title: name })
    return () => {
      shown.map = null
    }
  }, [marker, map, at, name, kind])
  return null
}

/**
 * Shows a label above a point, where Google's markers would have it.
 * @returns removes it
 */
function showLabel(map: google.maps.Map, label: HTMLElement, at: google.maps.LatLngLiteral): () => void {
  label.classList.add('street-map__end--plain')
  const overlay = new google.maps.OverlayView()
  overlay.onAdd = () => {
    overlay.getPanes()?.floatPane.append(label)
  }
  overlay.draw = () => {
    const point = overlay.getProjection().fromLatLngToDivPixel(at)
    if (point) Object.assign(label.style, { left: `${point.x}px`, top: `${point.y}px` })
  }
  overlay.onRemove = () => label.remove()
  overlay.setMap(map)
  return () => overlay.setMap(null)
}
