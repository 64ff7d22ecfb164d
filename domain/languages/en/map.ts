/** What maps say beside what they show: fetched with them. */

export const map = {
  label: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole route',
  title: 'Map of Sri Lanka',
  route: (pickup: string, dropoff: string) => `The route from ${pickup} to ${dropoff}`,
  noRoute: 'The route cannot be drawn right now. The fare is not affected.',
  /** Under the map service's own map. */
  service: 'Route and street map: Google Maps',
  noService: 'The street map cannot be shown right now; this is our own.',
  fetching: 'Fetching the street map…',
  refusedKey:
    'There is a problem with the API key of the street map: the map service has refused it. Fares and bookings are not affected.',
}
