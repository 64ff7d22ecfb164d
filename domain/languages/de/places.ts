import type { places as english } from '../en/places.ts'

const map: typeof english.map = {
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

export const places: typeof english = {
  map,
  popular: 'Beliebte Orte',
  list: 'Orte',
  found: (count, first) => {
    const said = `${count === 1 ? '1 Ort' : `${count} Orte`} gefunden. `
    if (!first) return `${said}Wählen Sie mit den Pfeiltasten nach oben und unten.`
    return `${said}Die Eingabetaste übernimmt: ${first}.${count === 1 ? '' : ' Zu den anderen führen die Pfeiltasten.'}`
  },
  hotels: 'Hotels werden gesucht …',
  more: 'Weitere Orte werden gesucht …',
  offline: 'Keine Verbindung: Gerade finden wir nur Städte und Sehenswürdigkeiten.',
  none: (text) =>
    `Für „${text}“ finden wir keinen Ort in Sri Lanka. Prüfen Sie die Schreibweise oder geben Sie die nächste Stadt ein.`,
  looking: (text) => `„${text}“ wird gesucht …`,
  cannotLook: (text) => `„${text}“ können wir gerade nicht suchen: Es gibt keine Verbindung.`,
  unknown: (text) => `„${text}“ kennen wir nicht.`,
  mayMean: (text) => `„${text}“ kennen wir nicht. Meinen Sie vielleicht:`,
  openLink: 'Öffnen Sie den Link und fügen Sie die Adresse der Seite ein, die sich öffnet, oder den Namen des Orts.',
  nameInstead: 'Diesen Link können wir nicht lesen. Geben Sie den Namen des Hotels oder des Orts ein.',
  checkSpelling: 'Prüfen Sie die Schreibweise oder geben Sie die nächste Stadt ein.',
  backTo: (place) => `Zurück zu ${place}`,
  houseIn: (town) => `${town}: derselbe Preis für Ihr Hotel dort`,
  toYourDriver: (address) => `„${address}“ geht an Ihren Fahrer`,
  point: 'Dieser Punkt auf der Karte',
  district: (district) => `Distrikt ${district}`,
  inDistrict: (kind, district) => `${kind}, Distrikt ${district}`,
  inTown: (kind, town) => `${kind} in ${town}`,
  named: (name, about) => `${name} · ${about}`,
  kinds: {
    airport: 'Flughafen',
    beach: 'Strand',
    park: 'Nationalpark',
    station: 'Bahnhof',
    harbour: 'Hafen',
    trailhead: 'Beginn des Aufstiegs',
    sight: 'Sehenswürdigkeit',
  },
  houses: {
    hotel: 'Hotel',
    'guest house': 'Pension',
    villa: 'Villa',
    bungalow: 'Bungalow',
    homestay: 'Privatunterkunft',
    apartment: 'Ferienwohnung',
    chalet: 'Chalet',
    hostel: 'Hostel',
    camp: 'Camp',
  },
  hotelCredit: 'Hotels: © OpenStreetMap-Mitwirkende (ODbL); Sri Lanka Tourism Development Authority',
  serviceCredit: (credit) => `Einige dieser Orte: ${credit}`,
}
