import { capital, vehicleForms } from '../vehicles-in-sentences.ts'
import type { form as english } from '../en/form.ts'
import { formatsOf } from '../formats.ts'
import { parkName } from './site.ts'
import { vehicles } from './ways.ts'

const { one, two } = vehicleForms('de', vehicles)

const bagsIn = (bags: number) => (bags === 1 ? '1 großem Koffer' : `${bags} großen Koffern`)
const travelersAnd = (travelers: number, bags: number) =>
  `${travelers === 1 ? '1 Reisender' : `${travelers} Reisende`}${bags > 0 ? ` mit ${bagsIn(bags)}` : ''}`
/** What a vehicle takes. */
const room = (seats: number, bags: number) =>
  `${seats === 1 ? '1 Reisenden' : `${seats} Reisende`} und ${bags === 1 ? '1 großen Koffer' : `${bags} große Koffer`}`
const rides = (count: number) => (count === 1 ? 'Eine Fahrt' : `${count} Fahrten`)

const { number, plural } = formatsOf('de')

const nights = (count: number) => `${count} ${plural(count, { one: 'Nacht', other: 'Nächte' })}`

const fields: typeof english.problems.fields = {
  missing: 'Diese Angabe fehlt',
  'no-place': 'Bitte geben Sie einen Ort ein',
  'place-too-long': (max) => `Ein Ortsname hat höchstens ${max} Zeichen`,
  'place-has-too-many-bytes': 'Dieser Ortsname ist zu lang',
  'place-holds-address': 'Ein Ortsname enthält keine Web- oder E-Mail-Adresse',

  'no-email': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'not-an-email': 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
  'email-too-long': (max) => `Eine E-Mail-Adresse hat höchstens ${max} Zeichen`,
  'no-phone': 'Bitte geben Sie Ihre Telefonnummer ein',
  'not-a-phone': 'Bitte geben Sie eine Telefonnummer mit Ländervorwahl ein, etwa +49 1512 3456789',
  'not-a-phone-of-country': 'Bitte prüfen Sie die Ziffern: So ist es keine Telefonnummer dieses Landes',
  'no-country': 'Wählen Sie das Land dieser Nummer, oder beginnen Sie sie mit + und der Ländervorwahl',
  'not-a-country': 'Bitte wählen Sie ein Land',
  'no-date': 'Bitte wählen Sie den Abholtag',
  'no-such-date': 'Diesen Tag gibt es nicht',
  'no-time': 'Bitte wählen Sie die Abholzeit',
  'no-such-time': 'Bitte geben Sie eine Zeit von 00:00 bis 23:59 ein',
  'no-vehicle': 'Bitte wählen Sie ein Fahrzeug',
  'travelers-not-whole': 'Bitte wählen Sie die Zahl der Reisenden',
  'too-few-travelers': (least) => `Bitte wählen Sie mindestens ${least} ${least === 1 ? 'Person' : 'Personen'}`,
  'too-many-travelers': (most) => `Eine Tour ist für höchstens ${most} Reisende`,
  'too-many-child-seats': 'Mehr Kindersitze als Reisende: Bitte zählen Sie auch die Kinder',

  'text-too-long': (max) => `Höchstens ${max} Zeichen, bitte`,
  'count-out-of-range': (least, most) => `Bitte geben Sie eine Zahl von ${least} bis ${most} ein`,
  'count-out-of-range-ask': (least, most) =>
    `Bitte geben Sie eine Zahl von ${least} bis ${most} ein, oder schreiben Sie uns`,
  'not-a-flight': 'Bitte nur eine Flugnummer eingeben, etwa UL 504',

  'pickup-no-such-time': 'Diesen Tag mit dieser Zeit gibt es nicht',
  'pickup-too-far-ahead': (months) => `Bitte wählen Sie einen Tag in den nächsten ${months} Monaten`,
  'pickup-past-date': 'Dieser Tag ist in Sri Lanka schon vorbei',
  'pickup-past-time': 'Diese Zeit ist in Sri Lanka schon vorbei',
  'pickup-before-previous-ride': 'Diese Abholung muss nach der Abholung der vorigen Fahrt liegen',
  'way-back-too-early': 'Die Rückfahrt liegt vor der Hinfahrt',
  'way-back-unpriced':
    'Die Rückfahrt hat noch keinen Preis: Versuchen Sie es noch einmal, oder buchen Sie nur die Hinfahrt.',
  'ride-too-early': 'Diese Fahrt muss nach der vorigen beginnen.',

  'too-few-stops': (least) => `Eine Rundreise hat mindestens ${least} Stationen`,
  'too-many-stops': (most) => `Höchstens ${most} Stationen`,
  'unknown-place': 'Diesen Ort kennen wir nicht',
  'no-road': 'Dorthin führt keine Straße',
  'distance-too-long': (most) => `Die Strecke darf höchstens ${most} km lang sein`,
  'same-place': 'Das ist derselbe Ort wie davor',
  'next-to-each-other': 'Dieser Ort liegt direkt neben dem davor',
  'no-ride': 'Eine Rundreise hat mindestens eine Fahrt',
  'party-too-large-for-two':
    'So viele Reisende oder Gepäckstücke passen nicht in zwei Fahrzeuge: Bitte schreiben Sie uns',
  'party-too-large': 'So viele Reisende oder Gepäckstücke passen nicht in zwei Vans: Bitte schreiben Sie uns',
}

const plan: typeof english.problems.plan = {
  lateDay: (arrival) =>
    `Der Tag endet erst gegen ${arrival} Uhr. Mit früherer Abfahrt oder einer Nacht unterwegs wird es leichter.`,
  longDay: (duration) => `${duration} Fahrt an einem Tag. Mit einer Nacht unterwegs wird es leichter.`,
  evenAt: (start, sentence) => `Selbst bei Abfahrt um ${start} Uhr: ${sentence}`,
  flight: (pickup, time, flight) =>
    `Für den Flug um ${flight} Uhr fahren Sie spätestens um ${time} Uhr in ${pickup} ab (Ortszeit Sri Lanka).`,
  flightOnDayAfter: (pickup, time, flight) =>
    `Für den Flug um ${flight} Uhr fahren Sie spätestens am Tag davor um ${time} Uhr in ${pickup} ab (Ortszeit Sri Lanka).`,
  nights: (planned, dates) =>
    `Sie planen ${nights(planned)}; zwischen Ihren Daten ${dates === 1 ? 'liegt' : 'liegen'} ${nights(dates)}.`,
  datesTurnedAround: 'Die Rundreise würde enden, bevor sie beginnt.',
  nightAtPark: (park) =>
    `Sie übernachten nahe am Park (${parkName(park)}): Geben Sie Ihr Hotel als eigene Station an, dann bringen wir Sie bis vor die Tür.`,
  sight: (sight, km) => `${sight} liegt am Weg: Ein Halt dort kostet ${km} Umweg.`,
  sightAndDrive: (sight, km, duration) =>
    `${sight} liegt am Weg: Ein Halt dort kostet ${km} Umweg und ${duration} mehr Fahrt.`,
  lessThanOneKm: 'weniger als 1 km',
  better: {
    before: (stop, other, less) => `${stop} vor ${other}: ${less} weniger`,
    after: (stop, other, less) => `${stop} nach ${other}: ${less} weniger`,
    order: (stops, less) => `${stops.join(', ')}: ${less} weniger`,
    kmAndMoney: (km, usd) => `${km} und ${usd}`,
  },
}

export const form: typeof english = {
  title: { transfer: 'Sofort buchen', tour: 'Diese Tour buchen', journey: 'Die ganze Rundreise buchen' },
  onRequest: { transfer: 'Buchung auf Anfrage', tour: 'Tour auf Anfrage', journey: 'Rundreise auf Anfrage' },
  button: {
    transfer: 'Verbindlich buchen',
    tour: 'Verbindlich buchen',
    journey: 'Verbindlich buchen',
    request: 'Anfrage senden',
  },
  lead: {
    transfer: (pickup, dropoff, km, duration) => `${pickup} nach ${dropoff}, ${km}, ${duration}`,
    tour: (usd, travelers) => [
      usd,
      ` für ${travelers === 1 ? '1 Reisenden' : `${travelers} Reisende`}, mit allem, was in der Übersicht steht`,
    ],
    rides: (count) => `${rides(count)}, eine Buchung: ein Auto für jede Fahrt.`,
    stay: (count, cars) =>
      `${rides(count)}, eine Buchung: ${cars === 2 ? 'zwei Autos mit Fahrern, die bei Ihnen bleiben' : 'ein Auto mit Fahrer, der bei Ihnen bleibt'}.`,
  },
  noScript: (chat, mail) => [
    'Dieses Formular braucht JavaScript. Sie können auch per ',
    chat('WhatsApp'),
    ' oder per E-Mail an ',
    mail,
    ' buchen.',
  ],
  through: (house) => `Buchung über ${house}`,
  terms: (link) => ['Mit der Buchung stimmen Sie unseren ', link('Bedingungen und dem Datenschutz'), ' zu.'],
  robot: {
    tick: 'Bitte setzen Sie das Häkchen: Es zeigt uns, dass Sie kein Roboter sind.',
    asks: (chat, mail) => [
      'Bitte setzen Sie oben das Häkchen und drücken Sie dann noch einmal auf die Schaltfläche: Noch ist nichts gebucht. Sie können auch per ',
      chat('WhatsApp'),
      ' oder per E-Mail an ',
      mail,
      ' buchen.',
    ],
    failed: (chat, mail) => [
      'Wir konnten nicht prüfen, dass Sie kein Roboter sind. Noch ist nichts gebucht. Ihre Eingaben bleiben erhalten: Bitte drücken Sie noch einmal auf die Schaltfläche, oder buchen Sie per ',
      chat('WhatsApp'),
      ' oder per E-Mail an ',
      mail,
      '.',
    ],
  },
  unsent: {
    waits:
      'Sie haben diese Buchung bestätigt, sie konnte aber nicht gesendet werden: Es ist noch nichts gebucht. Bitte drücken Sie noch einmal auf die Schaltfläche.',
    unclear:
      'Wir wissen noch nicht, ob Ihre Buchung bei uns angekommen ist. Drücken Sie noch einmal auf die Schaltfläche, dann sehen Sie es: Dasselbe wird nicht doppelt gebucht.',
  },
  heldBack: {
    price: () => [
      'Der Preis ist noch nicht da, deshalb ist noch nichts gebucht. Bitte drücken Sie noch einmal auf die Schaltfläche, sobald Sie ihn sehen.',
    ],
    error: (chat, mail) => [
      'Da ist etwas schiefgegangen. Ihre Eingaben bleiben erhalten: Bitte drücken Sie noch einmal auf die Schaltfläche, oder buchen Sie per ',
      chat('WhatsApp'),
      ' oder per E-Mail an ',
      mail,
      '.',
    ],
  },
  question: {
    today: 'heute',
    tomorrow: 'morgen',
    soon: (when) => `Abholung ${when} (Ortszeit Sri Lanka)?`,
    soonText: (price) =>
      `Das ist so kurzfristig, dass es zunächst eine Anfrage ist: Wir müssen sie erst bestätigen. Preis: ${price}.`,
    nightText: 'Sie haben nur den Tag gewählt: Diese Uhrzeit liegt in der Nacht.',
    rightNow: 'Ja, so bald wie möglich',
    soonToday: (time) => `Ja, heute um ${time}`,
    soonTomorrow: (time) => `Ja, morgen um ${time}`,
    soonLater: (time, date) => `Ja, am ${date} um ${time}`,
    anotherTime: 'Andere Zeit wählen',
    overlap: 'Zwei Fahrten zur selben Zeit?',
    booked: (ride, from, until, reference) =>
      `Sie haben schon gebucht: ${ride}, ${from} bis etwa ${until} (${reference}).`,
    bookIt: 'Ja, so buchen',
  },

  vehicle: 'Fahrzeug',
  vehiclePrice: (vehicle, lkr, usd) => `${vehicle}: LKR ${number(lkr)} (USD ${number(usd)})`,
  vehiclePriceInRupees: (vehicle, lkr) => `${vehicle}: LKR ${number(lkr)}`,
  takes: (seats, bags) => `Platz für ${room(seats, bags)}.`,
  tooSmall: (seats, bags) => `Zu klein: Platz nur für ${room(seats, bags)}.`,
  allIncluded: 'Festpreis, alles inklusive, auch die Autobahnmaut.',

  date: 'Abholtag',
  time: 'Abholzeit',
  sriLankaTime: 'Ortszeit Sri Lanka',
  now: (time) => `Ortszeit Sri Lanka, jetzt ${time}`,
  days: {
    night: (from, to) => `in der Nacht von ${from} auf ${to}`,
    label: 'Abholtag',
    thisMorning: 'Heute Morgen',
    tonight: 'Heute Abend',
    tomorrow: 'Morgen',
    tomorrowMorning: 'Morgen früh',
    other: 'Anderer Tag',
  },

  tourTo: (park) => `Tour: ${parkName(park)}`,
  oneWayTour: 'Das Auto fährt nur eine Strecke. Für Hin- und Rückfahrt tragen Sie Ihr Hotel oben in beide Felder ein.',
  parkCloses: (closes, hours) => `Der Park schließt um ${closes} Uhr: etwa ${hours} Stunden im Park.`,
  suitsDepartures: (time) => `Diese Abholung passt zu Abflügen ab ${time}.`,

  phone: {
    label: 'Telefonnummer',
    hint: 'Damit Ihr Fahrer Sie erreicht.',
    country: 'Land',
    code: 'Ländervorwahl',
    choose: 'Land wählen',
    livesHere: 'Ich wohne in Sri Lanka und zahle in Rupien',
  },
  email: { transfer: 'E-Mail', tour: 'E-Mail', journey: 'E-Mail' },
  mayMean: (address) => ['Meinten Sie ', address, '?'],
  heldByEmail: 'Noch ist nichts gebucht. Stimmt Ihre Adresse so, tippen Sie noch einmal auf die Schaltfläche.',
  confirmationGoesHere: 'Hierhin kommt Ihre Bestätigung.',
  itineraryGoesHere: 'Hierhin kommt Ihr Reiseplan.',

  whoTravels: (optional) => ['Wer reist ', optional('(freiwillig)')],
  forDriver: (optional) => ['Für Ihren Fahrer ', optional('(freiwillig)')],
  driverWish: (optional) => ['Wunsch, wer Sie fährt ', optional('(freiwillig)')],
  company: {
    title: (optional) => ['Für eine Firma ', optional('(freiwillig)')],
    name: 'Firma',
    hint: 'Sie steht auf Quittung und Rechnung; das geht auch später.',
    taxNumber: 'Steuernummer',
  },
  bulky: {
    why: 'Damit das richtige Auto kommt: Manches braucht einen Van oder einen Dachträger.',
    fits: (vehicle) => `${vehicle}: Das passt hinein.`,
    fitTwo: (vehicle) => `${capital(two(vehicle))}: Das passt hinein.`,
    onRoof: (vehicle) => `${vehicle}: Dafür ist ein Dachträger nötig.`,
  },
  forDrivers: (optional) => ['Für Ihre Fahrer ', optional('(freiwillig)')],
  flightLanding: 'Der Flug, der in Colombo landet, etwa UL 504',
  flightLeaving: 'Damit Sie rechtzeitig dort sind, etwa UL 504',
  anythingElse: 'Ihr Zimmer, das Alter von Kindern oder Sonstiges.',
  address: 'Hotel oder Straße und Hausnummer',

  asRequest: 'So gebucht ist es zunächst eine Anfrage: Wir müssen sie erst bestätigen und schreiben Ihnen dazu.',
  take: (vehicle, usd) => `${capital(one(vehicle))} für ${usd} nehmen`,
  two: (book, travelers, bags, vehicle, usd) => [
    `${travelersAnd(travelers, bags)}: Dafür braucht es zwei Fahrzeuge. ${capital(two(vehicle))} kosten zusammen ${usd}: `,
    book('beide auf einmal buchen'),
    '.',
  ],
  larger: (link, most) => [`Mehr als ${most} Reisende? `, link('Zwei Touren auf einmal buchen')],
  moreVehicles: (write, travelers, bags) => [
    `${travelersAnd(travelers, bags)}: Dafür braucht es mehr als zwei Fahrzeuge. `,
    write('Schreiben Sie uns per WhatsApp'),
    ': Wir schicken alle.',
  ],
  askForVehicles: (travelers, bags, pickup, dropoff) =>
    `Hallo, wir sind ${travelersAnd(travelers, bags)}, von ${pickup} nach ${dropoff}, und brauchen mehrere Fahrzeuge.`,

  cars: {
    few: (vehicle) =>
      vehicle
        ? `${vehicle}: Für diese Zeit sind nur noch wenige frei.`
        : 'Für diese Zeit sind nur noch wenige Autos frei.',
    none: (vehicle) =>
      vehicle ? `${vehicle}: Für diese Zeit ist nichts mehr frei.` : 'Für diese Zeit ist kein Auto mehr frei.',
    asRequest:
      'Sie können trotzdem anfragen: Wir suchen ein Auto und schreiben Ihnen. Bis wir bestätigt haben, ist nichts zu zahlen.',
    instead: 'Stattdessen frei',
    at: (time) => `Abholung um ${time}`,
    wayBack: (text) => `Rückfahrt: ${text}`,
  },

  wayBack: {
    choose: 'Rückfahrt hinzufügen',
    date: 'Tag der Rückfahrt',
    time: 'Abholzeit der Rückfahrt',
    flight: 'Flug der Rückfahrt',
    flightHint: 'Freiwillig, etwa UL 503',
    price: (pickup, dropoff, km, duration, price) => `${pickup} nach ${dropoff}, ${km}, ${duration}: ${price}`,
    both: (price) => ['Hin und zurück: ', price],
    working: 'Der Preis der Rückfahrt wird berechnet …',
    failed: 'Den Preis der Rückfahrt können wir gerade nicht berechnen.',
    again: 'Noch einmal versuchen',
    how: 'Wie kommen Sie zurück?',
    another: 'Zu anderer Zeit oder an einem anderen Tag',
    waits: 'Der Fahrer wartet dort',
    timeThere: 'Zeit dort',
    timeFree: (minutes, hour) => `${minutes} Minuten davon sind gratis, jede weitere Stunde kostet ${hour}.`,
    cheaper: (price) => `Zwei einzelne Fahrten sind günstiger: zusammen ${price}.`,
    waitPrice: (waiting, price) => [`Hin und zurück, dort ${waiting}: `, price],
    cannot: 'Für diesen Ort haben wir keinen Preis mit Wartezeit. Wählen Sie eine andere Zeit oder schreiben Sie uns.',
  },
  night: {
    title: 'Eine Nacht am Park',
    choose: 'Dort übernachten und am Tag danach zurückfahren',
    time: 'Abholzeit am Park am Tag danach',
    hotel: 'Ihr Hotel am Park',
    before: (link) => ['Die Abholung ist Ihnen zu früh? ', link('Verbringen Sie die Nacht davor beim Park')],
    hotelHint: 'Im Preis nicht enthalten',
    stay: 'Nacht am Park: Hotel nicht im Preis',
    onTo: (place) => `Weiterfahrt nach ${place} am Tag danach`,
    price: (vehicle, price) => [`Mit der Rückfahrt am Tag danach (${vehicle}): `, price],
  },

  journey: {
    allAt: 'Alle Fahrten um',
    allAtHint: 'Einzelne ändern Sie danach unten.',
    keepsTime: (position, time) => `Fahrt ${position} bleibt bei ${time} Uhr: Der Park gibt die Zeit vor.`,
    route: (pickup, dropoff) => `${pickup} nach ${dropoff}`,
    tour: (pickup, dropoff, park) =>
      `${pickup === dropoff ? parkName(pickup) : `${parkName(pickup)} nach ${parkName(dropoff)}`}, mit der Tour: ${parkName(park)}`,
    landing: 'Wann Ihr Flug landet, Ortszeit Sri Lanka',
    saysNotWhen: (count, list) =>
      count === 1
        ? `Bitte zuerst eintragen, wann Fahrt ${list} beginnt.`
        : `Bitte zuerst eintragen, wann diese Fahrten beginnen: ${list}.`,
    flight: 'Flugnummer',
    flightHint: 'Freiwillig, etwa UL 504',
    stays: (optional) => ['Wo Sie wohnen ', optional('(freiwillig, auch später möglich)')],
    beyondStay: (days, from, to) =>
      `Auto und Fahrer bleiben ${days} Tage bei Ihnen, von ${from} bis ${to}. Wählen Sie einen dieser Tage, oder ändern Sie oben im Plan die Nächte.`,
    toNights: 'Nächte ändern',
    smallHours: (place, day) => `Der Rest dieser Nacht zählt nicht mit: Von ${place} geht es am ${day} weiter.`,
    bags: (station) =>
      `Dann holt ein Auto Ihr Gepäck im Hotel ab. Es wartet am Bahnhof ${station}, oder in Ihrem Hotel, wenn Sie es unten nennen.`,
    address: (place) => `Unterkunft in ${place}`,
    atHouse: (house) => `${house}: Eingang oder Zimmer`,
    fetchedAt: (place) => `Wo wir Sie abholen: ${place} (die Tour endet am Parktor)`,
  },

  answer: {
    processing: { title: 'Wird gebucht …', text: 'Einen Moment bitte, wir bearbeiten Ihre Buchung.' },
    longer: 'Das dauert länger als sonst. Wir versuchen es weiter; doppelt gebucht wird nichts.',
    crowded: {
      wait: 'Aus Ihrem Netz, etwa dem eines Flughafens oder Hotels, buchen gerade viele. Ihre Buchung wird in etwa einer Minute von selbst gesendet: Bitte lassen Sie diese Seite offen.',
      refused: 'Aus Ihrem Netz kamen so viele Buchungen, dass von dort gerade keine weiteren angenommen werden.',
    },
    received: { title: 'Vielen Dank', text: 'Wir haben Ihre Buchung erhalten.' },
    requested: {
      title: 'Wir haben Ihre Anfrage erhalten',
      text: 'Sie ist noch nicht bestätigt.',
    },
    lookingUp: { title: 'Ihre Buchung', text: 'Der Stand wird abgerufen …' },
    changed: { title: 'Ihre Buchung hat sich geändert', text: 'Unten sehen Sie den neuen Stand.' },
    phone: 'Telefon',
    email: 'E-Mail',
    ofRide: (position, advice) => `Fahrt ${position}: ${advice}`,
    notLookedUp: (page) => [
      'Das haben Sie gebucht. Ob es sich seither geändert hat, können wir gerade nicht nachsehen: ',
      page('Die Seite der Buchung'),
      ' sagt es.',
    ],
    sentFirst: (chat) => [
      'Unten steht, was Sie zuerst gesendet haben: Diese Buchung war doch bei uns angekommen, also ist nichts doppelt gebucht. Um sie zu ändern, schreiben Sie uns per ',
      chat('WhatsApp'),
      '.',
    ],
    next: 'Wie es weitergeht',
    flightNeeded: (here, chat) => [
      'Für eine Abholung am Flughafen brauchen wir Ihre Flugnummer: ',
      here('Tragen Sie sie hier ein'),
      ' oder senden Sie sie per ',
      chat('WhatsApp'),
      '.',
    ],
    see: 'Buchung ansehen',
    change: 'Ändern oder stornieren',
    calendar: 'In den Kalender eintragen',
    keep: 'Aufheben, kopieren, teilen',
    eachAlone: 'Jede Fahrt lässt sich einzeln ändern oder stornieren.',
    newWindow: ' (öffnet ein neues Fenster)',
    another: 'Weiteren Transfer buchen',
    taxiFrom: (place) => `Taxi ab ${parkName(place)} buchen`,
    /** At the click there was no network. */
    offline: {
      title: 'Sie sind offline',
      text: 'Ihre Buchung bleibt erhalten. Sobald wieder eine Verbindung besteht, wird sie von selbst gesendet, wenn Sie diese Seite geöffnet lassen.',
    },
    failed: {
      title: 'Das hat nicht geklappt',
      text: 'Leider ist etwas schiefgegangen.',
      nothingBooked: 'Es ist nichts gebucht.',
      notSure: 'Es kam keine klare Antwort, deshalb wissen wir nicht, ob gebucht wurde. Noch einmal senden klärt es.',
      noMail: 'Wir konnten Ihnen leider keine Bestätigung per E-Mail senden.',
      mailMayCome: 'Wurde doch gebucht, kommt die E-Mail noch.',
      contact: (chat, phone, mail) => [
        'Schreiben Sie uns per ',
        chat('WhatsApp'),
        `, ${phone}, oder per E-Mail, `,
        mail,
        ': Wir buchen für Sie zu dem Preis, den Sie gesehen haben.',
      ],
      kept: 'Ihre Eingaben bleiben erhalten, und ein neuer Versuch bucht nichts doppelt.',
      sendSame: 'Noch einmal senden',
      retry: 'Noch einmal versuchen',
      helloTaxi: (pickup, dropoff) =>
        `Hallo, ich wollte ein Taxi von ${pickup} nach ${dropoff} buchen, und es hat nicht geklappt.`,
      helloTour: (park) => `Hallo, ich wollte eine Tour buchen (${parkName(park)}), und es hat nicht geklappt.`,
      helloJourney: (title) => `Hallo, ich wollte eine Rundreise buchen (${title}), und es hat nicht geklappt.`,
    },
    price: {
      changed: 'Der Preis hat sich geändert',
      gone: (vehicle) => `Dieses Fahrzeug bieten wir nicht mehr an: ${vehicle}`,
      changedText: 'Es ist noch nichts gebucht. Bitte sehen Sie sich erst den neuen Preis an.',
      again: 'Bitte bestätigen Sie den Preis noch einmal',
      againText:
        'Ihr Angebot war schon verwendet oder älter als einen Tag. Der Preis ist derselbe; es ist noch nichts gebucht.',
      terms: 'Bitte lesen Sie unsere neuen Bedingungen',
      termsText:
        'Sie haben sich geändert, seit Sie diese Seite geöffnet haben. Der Preis ist derselbe; es ist noch nichts gebucht.',
      before: 'Bisheriger Preis',
      now: 'Neuer Preis',
      same: 'Preis',
      book: (price) => `Für ${price} buchen`,
    },
    booked: {
      title: 'Das haben Sie schon gebucht',
      text: (reference) =>
        `Ihre Buchung ${reference} hat dieselben Orte, denselben Tag und dieselbe Zeit. Jetzt ist nichts gebucht.`,
      more: (email) => `Die Mail dazu ging an ${email} und führt zu ihrer Seite. Möchten Sie dasselbe noch einmal?`,
      book: 'Noch einmal buchen',
    },
    back: 'Zurück zum Formular',
  },
  problems: { fields, plan },
}
