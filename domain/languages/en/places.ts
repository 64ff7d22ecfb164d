/** What a place field suggests and says: fetched with the gazetteer. And what maps say. */

/** What maps say beside what they show: fetched with them. */
const map = {
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

export const places = {
  map,
  popular: 'Popular places',
  list: 'Places',
  /** @param first what Enter takes before the arrow keys are used */
  found: (count: number, first: string | undefined) => {
    const said = `${count} ${count === 1 ? 'place' : 'places'} found. `
    if (!first) return `${said}Use the up and down arrow keys to choose.`
    return `${said}Enter takes ${first}${count === 1 ? '' : ', the up and down arrow keys lead to the others'}.`
  },
  hotels: 'Looking for hotels…',
  more: 'Looking for more places…',
  offline: 'No connection: only towns and sights can be found right now.',
  none: (text: string) => `No place in Sri Lanka found for “${text}”. Check the spelling, or enter the nearest town.`,
  looking: (text: string) => `Looking for “${text}”…`,
  cannotLook: (text: string) => `We cannot look for “${text}” right now: there is no connection.`,
  unknown: (text: string) => `We do not know “${text}”.`,
  /** Above the places that are offered instead. */
  mayMean: (text: string) => `We do not know “${text}”. You may mean:`,
  openLink: 'Open the link, and paste the address of the page that opens, or the name of the place.',
  nameInstead: 'We cannot read this link. Enter the name of the hotel or the place.',
  checkSpelling: 'Check the spelling, or enter the nearest town.',
  backTo: (place: string) => `Back to ${place}`,
  houseIn: (town: string) => `${town}: the same price for your hotel there`,
  toYourDriver: (address: string) => `“${address}” goes to your driver`,
  point: 'This point on the map',
  district: (district: string) => `${district} district`,
  /** @param kind as `kinds` has it */
  inDistrict: (kind: string, district: string) => `${kind}, ${district} district`,
  inTown: (kind: string, town: string) => `${kind}, ${town}`,
  /** A place's name in the reader's language, before what tells of it. */
  named: (name: string, about: string) => `${name}, ${about}`,
  kinds: {
    airport: 'Airport',
    beach: 'Beach',
    park: 'National park',
    station: 'Railway station',
    harbour: 'Harbour',
    trailhead: 'Start of the climb',
    sight: 'Sight',
  },
  houses: {
    hotel: 'Hotel',
    'guest house': 'Guest house',
    villa: 'Villa',
    bungalow: 'Bungalow',
    homestay: 'Homestay',
    apartment: 'Apartment',
    chalet: 'Chalet',
    hostel: 'Hostel',
    camp: 'Camp',
  },
  hotelCredit: 'Hotels: © OpenStreetMap contributors (ODbL); Sri Lanka Tourism Development Authority',
  serviceCredit: (credit: string) => `Some of these places: ${credit}`,
}
