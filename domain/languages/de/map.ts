import type { map as english } from '../en/map.ts'

export const map: typeof english = {
  label: 'Karte',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  whole: 'Die ganze Strecke zeigen',
  title: 'Karte von Sri Lanka',
  route: (pickup, dropoff) => `Die Strecke von ${pickup} nach ${dropoff}`,
  noRoute: 'Die Strecke kann gerade nicht gezeichnet werden. Am Preis ändert das nichts.',
  service: 'Strecke und Straßenkarte: Google Maps',
  noService: 'Die Straßenkarte kann gerade nicht gezeigt werden; das hier ist unsere eigene.',
  fetching: 'Die Straßenkarte wird geladen …',
  refusedKey:
    'Mit dem API-Schlüssel der Straßenkarte stimmt etwas nicht: Der Kartendienst hat ihn abgelehnt. Preise und Buchungen sind nicht betroffen.',
}
