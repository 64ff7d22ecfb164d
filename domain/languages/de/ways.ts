import { formatsOf } from '../formats.ts'
import type { ways as english } from '../en/ways.ts'
import { parkName } from './site.ts'
import type { VehicleForms } from '../vehicles-in-sentences.ts'

const { plural } = formatsOf('de')

/** What the operator says of a car and driver who stay (domain/operator/stay-covers.ts). */
const OF_STAY: Readonly<Record<string, string>> = {
  'Fuel, highway tolls and parking': 'Kraftstoff, Autobahnmaut und Parken',
  "The driver's bed and meals": 'Bett und Mahlzeiten des Fahrers',
  'Waiting wherever you stop, and short ways in the evening': 'Warten, wo immer Sie halten, und kurze Wege am Abend',
  'The empty way of the car to you and back': 'Die Leerfahrt des Autos zu Ihnen und zurück',
  'No stops at shops that pay the driver': 'Keine Halte bei Läden, die den Fahrer bezahlen',
  'Your own rooms and meals': 'Ihre eigenen Zimmer und Mahlzeiten',
}

export const vehicles: VehicleForms = {
  one: [{ mini: 'den Mini', car: 'die Limousine', van: 'den Van' }, (name) => `das Fahrzeug „${name}“`],
  two: [{ mini: 'zwei Minis', car: 'zwei Limousinen', van: 'zwei Vans' }, (name) => `zwei Fahrzeuge „${name}“`],
}

export const ways: typeof english = {
  nights: (count) => `${count} ${plural(count, { one: 'Nacht', other: 'Nächte' })}`,
  days: (count) => `${count} ${plural(count, { one: 'Tag', other: 'Tage' })}`,
  rides: (count) => `${count} ${plural(count, { one: 'Fahrt', other: 'Fahrten' })}`,
  tour: {
    safari: (park) => `Safari: ${parkName(park)}`,
    walk: (park) => `Geführte Wanderung: ${parkName(park)}`,
    hike: (park) => `Geführter Aufstieg: ${parkName(park)}`,
    half: (tour) => `${tour}, halber Tag`,
    full: (tour) => `${tour}, ganzer Tag`,
    hours: (count) => `${count} ${plural(count, { one: 'Stunde', other: 'Stunden' })} im Park`,
  },
  stops: (duration) => `${duration} Halt unterwegs`,
  anyVehicle: 'Jedes Fahrzeug',
  choice: {
    two: 'Zwei Arten zu reisen',
    one: 'Was im Preis ist',
    names: { rides: 'Für jede Fahrt ein Auto', stay: 'Ein Auto mit Fahrer für die ganze Reise' },
    stayTwo: 'Zwei Autos mit Fahrern für die ganze Reise',
    less: (usd) => `${usd} weniger`,
    cheaper: 'günstiger',
    in: 'Im Preis: ',
    out: 'Nicht im Preis: ',
  },
  included: {
    ride: 'Alles zur Fahrt: Auto, Fahrer, Kraftstoff, Autobahnmaut',
    waiting: (airport, elsewhere) =>
      `Warten bei der Abholung: ${airport} Minuten am Flughafen Colombo, sonst ${elsewhere}`,
    stops: (minutes) => `${minutes} Minuten bei jedem Zwischenhalt`,
    changes: (hours) => `Jede Fahrt lässt sich einzeln ändern oder stornieren, kostenlos bis ${hours} Stunden davor`,
    noCar: 'Ein Auto an den Tagen zwischen den Fahrten',
    entry: {
      to: (park) => `Eintritt: ${parkName(park)}`,
      others: 'Eintritt für andere Sehenswürdigkeiten und Parks',
      all: 'Eintritt für Sehenswürdigkeiten und Nationalparks',
    },
    operator: (text) => OF_STAY[text] ?? text,
  },
  map: {
    way: (stops) => `Ihr Weg: ${stops.join(', ')}`,
    failed: 'Gerade lassen sich nicht alle Wege zeichnen. Für die Preise ändert das nichts.',
  },
}
