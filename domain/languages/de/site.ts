import { ownersName } from '#domain/places/parks-from-price-list.ts'
import type { site as english } from '../en/site.ts'

const NATIONAL_PARK = / national park$/i

/** A park's German name. @example parkName('Gal Oya national park') // 'Gal-Oya-Nationalpark' */
export const parkName = (park: string) =>
  ownersName(park, 'de') ??
  (park === "Adam's Peak"
    ? 'Adams Pik'
    : NATIONAL_PARK.test(park)
      ? park.replace(NATIONAL_PARK, '-Nationalpark').replaceAll(' ', '-')
      : park)

export const site: typeof english = {
  skip: 'Zum Inhalt springen',
  loading: 'Wird geladen …',
  scriptsMissing: (reload, ask) => [
    'Diese Seite ist unvollständig. ',
    reload('Neu laden'),
    ' oder ',
    ask('per WhatsApp fragen'),
    '.',
  ],
  chat: {
    place: 'Chat',
    label: 'Per WhatsApp schreiben',
    hello: (brand) => `Hallo ${brand}, ich habe eine Frage`,
  },
  breadcrumb: 'Sie sind hier',
  termsLink: 'Bedingungen, Datenschutz und Fragen',
  menu: {
    main: 'Hauptmenü',
    button: 'Menü',
    home: 'Startseite',
    book: 'Taxi buchen',
    journey: 'Reise planen',
    booking: 'Meine Buchung',
    fromAirport: 'Vom Flughafen',
    toAirport: 'Zum Flughafen',
    safari: 'Safaris',
    taxi: 'Taxi nach Ort',
    noTours: 'Zurzeit bieten wir keine Touren an.',
    missing: (retry, list) => [
      'Das Menü lässt sich gerade nicht laden. ',
      retry('Noch einmal versuchen'),
      ' oder ',
      list('dieselben Links hier ansehen'),
      '.',
    ],
  },
  error: {
    title: 'Ein unerwarteter Fehler',
    sorry: 'Diese Seite hat leider nicht funktioniert. Eine bestätigte Buchung ist bei uns sicher.',
    connection: 'Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.',
    again: (mail) => [
      'Falls es wieder geschieht, schreiben Sie uns per WhatsApp oder an ',
      mail,
      ': Preise und Buchungen machen wir auch per Nachricht.',
    ],
    reload: 'Seite neu laden',
    home: 'Zur Startseite',
    ask: 'Per WhatsApp fragen',
    hello: (brand) => `Hallo ${brand}, eine Seite Ihrer Website hat nicht funktioniert`,
  },
  vehicles: { mini: 'Mini', car: 'Limousine', van: 'Van' },
  home: 'Startseite',
  optional: '(freiwillig)',
  heads: {
    unknown: {
      title: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse gibt es keine Seite. Hier finden Sie Ihren Festpreis für ein Taxi in Sri Lanka.',
    },
    failed: { title: 'Etwas hat nicht geklappt', description: 'Diese Seite lässt sich gerade nicht anzeigen.' },
    noFare: (pickup, dropoff) => ({
      title: `Kein Taxipreis von ${pickup} nach ${dropoff}`,
      description: `Von ${pickup} nach ${dropoff} gibt es keinen Preis. Wählen Sie zwei Orte in Sri Lanka, die ein Auto erreicht.`,
    }),
    noFareHere: {
      title: 'Kein Taxipreis für diese Adresse',
      description: 'Für diese Adresse gibt es keinen Preis. Wählen Sie zwei Orte in Sri Lanka, die ein Auto erreicht.',
    },
  },
  reviews: {
    outOf: (stars, most) => `${stars} von ${most} Sternen`,
    short: (stars, count) => `${stars} (${count} Bewertungen)`,
  },
  trust: {
    payAtEnd: 'Zahlung am Ende',
    freeWaiting: (minutes) => `Bei Abholung ${minutes} Min. Warten gratis`,
    freeCancelling: (until, hours) => ['Gratis stornieren', until(` bis ${hours} Stunden vorher`)],
  },
  trip: {
    label: 'Orte Ihrer Fahrt',
    pickup: 'Abholort eingeben',
    dropoff: 'Ziel eingeben',
    swap: 'Abholort und Ziel tauschen',
    show: 'Preis anzeigen',
  },
  placeField: {
    failed:
      'Die Ortsliste lässt sich gerade nicht laden. Geben Sie den ganzen Namen ein und drücken Sie die Eingabetaste.',
    fetching: 'Ortsliste wird geladen …',
    atHouse: (place, address) => `Es gilt der Preis für ${place}. „${address}“ steht im Buchungsformular.`,
  },
  fare: {
    label: 'Preis',
    heading: (pickup, dropoff) => `Taxipreis von ${pickup} nach ${dropoff}`,
    working: 'Der Preis wird berechnet',
    inWords: (pickup, dropoff, km, duration, prices) =>
      `${pickup} nach ${dropoff}, ${km} km, ${duration}. ${prices.join('. ')}.`,
    from: 'Festpreis ab',
    distance: 'Strecke',
    duration: 'Fahrzeit',
    vehicle: 'Fahrzeug',
    room: (seats, bags) => `bis zu ${seats} Reisende, ${bags} Gepäckstücke`,
    book: 'Dieses Taxi buchen',
    fixed: 'Der Preis ist fest, alles inklusive.',
    toll: 'Autobahnmaut inklusive: Wir zahlen sie.',
    freeCancelling: (hours) => `Kostenlos stornieren bis ${hours} Stunden vor der Abholung.`,
    chosen: 'Gewähltes Fahrzeug',
    bookShort: (hidden) => [hidden('Dieses Taxi '), 'Buchen'],
    ask: 'Zu diesem Taxi per WhatsApp fragen',
    question: (pickup, dropoff) => `Hallo, ich habe eine Frage zu einem Taxi von ${pickup} nach ${dropoff}`,
    priceFrom: 'ab ',
    toEnd: (pickup) => `${pickup} nach `,
    fromEnd: (dropoff) => ` nach ${dropoff}`,
  },
  map: {
    credit:
      'Straßen und Orte: © OpenStreetMap-Mitwirkende (ODbL) · Survey Department of Sri Lanka, über nuuuwan/lk_roads (MIT) · GeoNames (CC BY 4.0) · Küste: Natural Earth',
    failed: 'Die Karte kann gerade nicht gezeigt werden. Am Preis ändert das nichts.',
  },
  notice: {
    unreachable: 'Bitte prüfen Sie, ob Abholort und Ziel mit dem Auto erreichbar sind.',
    unknown: 'Einen Preis gibt es erst, wenn wir beide Orte kennen.',
    unknownAny: 'Einen Preis gibt es erst, wenn wir jeden Ort kennen.',
    samePlace: 'Abholort und Ziel sind derselbe Ort. Wählen Sie zwei verschiedene Orte.',
    failed: 'Unser Preisdienst ist gerade nicht erreichbar.',
    everywhere:
      'Wir fahren zu jedem Ort in Sri Lanka, zu dem eine Straße führt. Wählen Sie beim Tippen einen aus der Liste oder geben Sie die nächste Stadt ein.',
    question: (pickup, dropoff) => `Können Sie uns von ${pickup} nach ${dropoff} fahren?`,
    ask: 'Per WhatsApp fragen',
    newTab: ' (öffnet einen neuen Tab)',
    kept: 'Ihre Orte bleiben erhalten. Wir versuchen es weiter; sobald es eine Antwort gibt, steht der Preis hier.',
    again: 'Noch einmal versuchen',
    calculatorAdvice:
      'Wir fahren zu jedem Ort in Sri Lanka, zu dem eine Straße führt. Wählen Sie Start und Ziel im Preisrechner.',
    calculator: 'Preisrechner öffnen',
  },
  wholeTrip: (plan) => [
    'Mehr als eine Fahrt? ',
    plan('Planen Sie die ganze Reise'),
    ': alle Fahrten mit einem Preis und einer Buchung.',
  ],
  message: {
    notLoaded: (chat, mail) => [
      'Dieses Formular wurde nicht geladen. Wir versuchen es weiter. Ihre Eingaben bleiben erhalten. Sie können auch per ',
      chat('WhatsApp'),
      ' oder per E-Mail an ',
      mail,
      ' buchen.',
    ],
    transfer: (pickup, dropoff) => `Hallo, ich möchte ein Taxi von ${pickup} nach ${dropoff} buchen. Tag und Uhrzeit: `,
  },
}
