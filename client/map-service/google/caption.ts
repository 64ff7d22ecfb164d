/** Under the street map; the map itself names whose facts it shows. */
export const CAPTION = 'Route and street map: Google Maps'
