import { formatsOf } from '../formats.ts'
import type { ride as english } from '../en/ride.ts'

const { plural } = formatsOf('de')

const OPERATOR: Readonly<Record<string, string>> = {
  'in the arrivals hall, right after customs, with your name on a sign':
    'in der Ankunftshalle gleich hinter dem Zoll, mit Ihrem Namen auf einem Schild',
  'to the card or account that it came from': 'auf die Karte oder das Konto, von dem es kam',
  'Passport control': 'Passkontrolle',
  'Baggage belts': 'Gepäckbänder',
  Customs: 'Zoll',
  'Bank counters': 'Bankschalter',
  'If you see no sign, stay inside the hall, beside the counters. On the day this page has a button “I cannot find you”; or call.':
    'Sehen Sie kein Schild, bleiben Sie in der Halle neben den Schaltern. Am Tag der Fahrt hat diese Seite einen Knopf „Ich finde Sie nicht“; oder rufen Sie an.',
}

const travelers = (count: number) => `${count} ${plural(count, { one: 'Person', other: 'Personen' })}`
const bags = (count: number) => `${count} ${plural(count, { one: 'großes Gepäckstück', other: 'große Gepäckstücke' })}`

const voucher: typeof english.voucher = {
  voucher: 'Voucher',
  driver: 'Ihr Fahrer',
  call: (name) => `${name} anrufen`,
  atPickup: 'Bei der Abholung',
  sendFlight: 'Per WhatsApp senden',
  calendar: 'In den Kalender eintragen',
  change: 'Ändern oder stornieren',
  bookAgain: 'Noch einmal buchen',
  ask: 'Per WhatsApp danach fragen',
  paid: (amount) => `Bezahlt: ${amount}`,
  askForDiscount: 'Nach dem Rabatt fragen',
  plan: {
    label: 'Plan des Wegs aus der Ankunftshalle',
    hall: 'Ankunftshalle',
    doors: 'Türen',
    yourName: 'Ihr Name',
    way: (passed, side, landmark, noSign) =>
      `Ihr Weg: ${passed.join(', ')}, dann durch die Türen in die Halle. Ihr Fahrer steht ${side === 'left' ? 'links' : 'rechts'} von Ihnen, daneben: ${landmark}. ${noSign}`,
  },
}

export const ride: typeof english = {
  voucher,
  operator: (words) => OPERATOR[words] ?? words,
  notes: {
    flight: 'Flug',
    pickupAddress: 'Adresse der Abholung',
    dropoffAddress: 'Adresse des Ziels',
    guestName: 'Name auf dem Schild',
    travelers: 'Reisende',
    bags: 'Großes Gepäck',
    childSeats: 'Kindersitze',
    details: { transfer: 'Angaben zu Flug oder Zimmer', tour: 'Anmerkungen' },
  },
  noteFields: {
    flight: 'Flugnummer',
    pickupAddress: 'Genaue Abholstelle',
    dropoffAddress: 'Genaues Ziel',
    details: { transfer: 'Angaben zu Flug oder Zimmer', tour: 'Weitere Anmerkungen' },
  },
  pickup: {
    waiting: (minutes) => `Ihr Fahrer wartet ${minutes} Minuten kostenlos.`,
    landing: 'Die Abholzeit ist die planmäßige Landezeit Ihres Flugs.',
    waitingAtAirport: (meetingPoint, minutes) =>
      `Ihr Fahrer wartet ${meetingPoint}, ab der Landung ${minutes} Minuten kostenlos. Bei Verspätung müssen Sie nichts tun und nichts extra zahlen.`,
    notFound: (whatsapp) =>
      `Falls Sie Ihren Fahrer nicht finden, rufen Sie uns an oder schreiben Sie uns per WhatsApp: ${whatsapp}.`,
    departure: (before, drive, hours) =>
      `Für Ihren Flug: Wählen Sie die Abholung ${before} vor dem Abflug. Die Fahrt dauert ${drive}, am Flughafen rechnen wir mit ${hours} Stunden.`,
    suits: (from, drive, hours) =>
      `Diese Abholung passt für Flüge ab ${from}: Die Fahrt dauert ${drive}, am Flughafen rechnen wir mit ${hours} Stunden.`,
    nextDay: (time) => `${time} am nächsten Tag`,
    sign: (word) => `Da wir keinen Namen haben, steht auf dem Schild des Fahrers „${word}“.`,
    driverPromise: (hours) =>
      `Innerhalb von ${hours} Stunden nennen wir Ihnen Ihren Fahrer. Hören Sie bis dahin nichts von uns, melden Sie sich bitte.`,
  },
  shortNotice: {
    text: 'Die Abholung ist sehr kurzfristig und gilt daher zunächst als Anfrage: Wir suchen sofort einen Fahrer und melden uns per Mail. Bitte schreiben Sie uns auch per WhatsApp.',
    link: 'Per WhatsApp nach einem Fahrer fragen',
    ask: (title, date, time) => `Hallo, ist ein Fahrer frei? ${title}, ${date}, ${time}`,
    askBooked: (title, date, time, reference) =>
      `Hallo, ist ein Fahrer frei? ${title}, ${date}, ${time}, Buchung ${reference}`,
  },
  overlap: {
    wayBack: (arrives, begins) => `Ihre erste Fahrt kommt gegen ${arrives} an, die Rückfahrt beginnt um ${begins}.`,
    rides: (first, arrives, second, begins) =>
      `Fahrt ${first} kommt gegen ${arrives} an, Fahrt ${second} beginnt um ${begins}.`,
    question: 'Ist das so gewollt?',
    change: 'Zeit ändern',
  },
  paying: {
    transfer: 'Zahlen Sie am Ende der Fahrt in LKR oder USD.',
    transferOnline: 'Zahlen Sie am Ende der Fahrt in LKR oder USD oder vorab online mit Karte.',
    tour: 'Zahlen Sie am Ende der Tour in LKR oder USD.',
    tourOnline: 'Zahlen Sie am Ende der Tour in LKR oder USD oder vorab online mit Karte.',
    several: 'Jede Fahrt zahlen Sie einzeln an ihrem Ende.',
    severalOnline:
      'Jede Fahrt zahlen Sie einzeln an ihrem Ende; eine Online-Zahlung gilt für alle noch offenen Fahrten.',
    stay: 'Am Ende der Reise zahlen Sie dem Fahrer alle Fahrten zusammen.',
    stayOnline:
      'Am Ende der Reise zahlen Sie dem Fahrer alle Fahrten zusammen; oder Sie zahlen online, was noch offen ist.',
  },
  party: {
    travelers,
    withBags: (people, luggage) => `${travelers(people)} und ${bags(luggage)}`,
    tooFull: (party, vehicle) => `${vehicle}: zu klein für ${party}.`,
  },
  calendar: {
    booking: (brand, reference) => `${brand}, Buchung ${reference}`,
    office: (phone) => `Büro: ${phone}, auch per WhatsApp`,
    line: (label, value) => `${label}: ${value}`,
  },
}
