import { formatsOf } from '../formats.ts'
import { capital, vehicleForms } from '../vehicles-in-sentences.ts'
import type { booking as english } from '../en/booking.ts'
import { parkName } from './site.ts'
import { vehicles } from './ways.ts'

const { percent: inPercent, plural } = formatsOf('de')
const { two } = vehicleForms('de', vehicles)

type Charge = Parameters<(typeof english)['cancelling']['later']>[1][number]

const share = (percent: number) => (percent === 100 ? 'den ganzen Preis' : `${inPercent(percent)} des Preises`)

const until = (from: Charge['from']) =>
  'at' in from
    ? from.at
    : 'hours' in from
      ? `${from.hours} Stunden vor der Abholung`
      : `${from.days} Tage vor der ersten Abholung`

const start = (from: Charge['from']) => ('days' in from ? `${from.days} Tagen vor der ersten Abholung` : until(from))

const rises = (charges: readonly Charge[]) =>
  charges
    .map(({ from, percent }) => `, ab ${start(from)} ${percent === 100 ? 'den ganzen Preis' : inPercent(percent)}`)
    .join('')

interface Back {
  readonly back: string
  readonly isAll: boolean
  readonly way: string
}

const goesBack = ({ back, isAll, way }: Back, when: string) =>
  back === '' ? 'es bleibt nichts zurückzuzahlen' : `${isAll ? 'alles' : back} wird ${when} zurückgezahlt, ${way}`

const OPERATOR: Readonly<Record<string, string>> = {
  'in the arrivals hall, right after customs, with your name on a sign':
    'in der Ankunftshalle gleich hinter dem Zoll, mit Ihrem Namen auf einem Schild',
  'the way you paid: to the same card or account, or in cash':
    'so wie Sie bezahlt haben: auf dieselbe Karte, dasselbe Konto oder bar',
  'Passport control': 'Passkontrolle',
  'Baggage belts': 'Gepäckbänder',
  Customs: 'Zoll',
  'Bank counters': 'Bankschalter',
  'If you see no sign, stay inside the hall, beside the counters, and call. From the time of a confirmed pickup on, this page also has the button “Nobody is here”.':
    'Sehen Sie kein Schild, bleiben Sie in der Halle neben den Schaltern und rufen Sie an. Ist die Fahrt bestätigt, hat diese Seite ab der Abholzeit auch den Knopf „Hier ist niemand“.',
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
  keep: 'Aufheben, kopieren, teilen',
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
    wholeName: 'Auf dem Schild steht der ganze Name.',
    way: (passed, side, landmark, noSign) =>
      `Ihr Weg: ${passed.join(', ')}, dann durch die Türen in die Halle. Ihr Fahrer steht ${side === 'left' ? 'links' : 'rechts'} von Ihnen, daneben: ${landmark}. ${noSign}`,
  },
}

const inMinutes = (count: number) => `${count} ${plural(count, { one: 'Minute', other: 'Minuten' })}`

export const booking: typeof english = {
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
    surfboards: 'Surfbretter bis 2,1 m',
    longboards: 'Surfbretter über 2,1 m',
    golfBags: 'Golfbags',
    bicycles: 'Fahrräder',
    wheelchairs: 'Rollstühle, faltbar',
    fixedWheelchairs: 'Rollstühle, nicht faltbar',
    prams: 'Kinderwagen',
    details: { transfer: 'Angaben zu Flug oder Zimmer', tour: 'Anmerkungen' },
  },
  bulky: 'Surfbretter, Golfbags, Fahrräder, Rollstühle, Kinderwagen',
  noteFields: {
    flight: 'Flugnummer',
    pickupAddress: 'Genaue Abholstelle',
    dropoffAddress: 'Genaues Ziel',
    details: { transfer: 'Angaben zu Flug oder Zimmer', tour: 'Weitere Anmerkungen' },
  },
  pickup: {
    waiting: (minutes) => `Ihr Fahrer wartet bei der Abholung ${minutes} Minuten kostenlos.`,
    landing: 'Die Abholzeit ist die planmäßige Landezeit Ihres Flugs.',
    waitingAtAirport: (meetingPoint, minutes) =>
      `Ihr Fahrer wartet ${meetingPoint}, ab der Landung ${minutes} Minuten kostenlos. Bei Verspätung müssen Sie nichts tun und nichts extra zahlen.`,
    nobody: {
      title: 'Wenn niemand kommt',
      text: (whatsapp, minutes, back, taxi) =>
        `Ist niemand am Abholort, tippen Sie auf der Seite Ihrer Buchung auf „Hier ist niemand“ oder rufen Sie ${whatsapp} an: Wir rufen sofort den Fahrer an und suchen ein anderes Auto. ` +
        `Ist ${minutes} Minuten danach niemand bei Ihnen, bekommen Sie ${back === 100 ? 'alles' : `${inPercent(back)} dessen`} zurück, was Sie für diese Fahrt gezahlt haben` +
        `${taxi === 0 ? '' : `, und wir zahlen das Taxi, das Sie stattdessen nehmen, bis ${taxi === 100 ? 'zum Preis der Fahrt' : `zu ${inPercent(taxi)} des Preises`}`}.`,
      unmet: (by, whatsapp, back, taxi) =>
        `Wir haben Ihnen bis ${by} jemanden versprochen. Ist niemand gekommen, müssen Sie nicht länger warten: ` +
        `Sie bekommen ${back === 100 ? 'alles' : `${inPercent(back)} dessen`} zurück, was Sie für diese Fahrt gezahlt haben` +
        `${taxi === 0 ? '' : `, und wir zahlen das Taxi, das Sie stattdessen nehmen, bis ${taxi === 100 ? 'zum Preis der Fahrt' : `zu ${inPercent(taxi)} des Preises`}`}. Bitte rufen Sie uns an: ${whatsapp}.`,
    },
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
    wayBack: (arrives, begins) => `Ihre erste Fahrt endet gegen ${arrives}, die Rückfahrt beginnt um ${begins}.`,
    rides: (first, arrives, second, begins) =>
      `Fahrt ${first} endet gegen ${arrives}, Fahrt ${second} beginnt um ${begins}.`,
    question: 'Ist das so gewollt?',
    change: 'Zeit ändern',
  },
  paying: {
    inEither: 'in LKR oder USD',
    inRupees: 'in LKR',
    transfer: (money) => `Zahlen Sie am Ende der Fahrt ${money}.`,
    transferOnline: (money) => `Zahlen Sie am Ende der Fahrt ${money} oder vorab online mit Karte.`,
    tour: (money) => `Zahlen Sie dem Fahrer am Ende der Tour ${money}.`,
    tourOnline: (money) => `Zahlen Sie dem Fahrer am Ende der Tour ${money} oder vorab online mit Karte.`,
    several: (money) => `Zahlen Sie jede Fahrt an ihrem Ende dem Fahrer ${money}.`,
    severalOnline: (money) =>
      `Zahlen Sie jede Fahrt an ihrem Ende dem Fahrer ${money} oder vorab mit Karte: Eine Online-Zahlung gilt für alle noch offenen Fahrten.`,
    stay: 'Am Ende der Reise zahlen Sie dem Fahrer alle Fahrten zusammen.',
    stayOnline:
      'Am Ende der Reise zahlen Sie dem Fahrer alle Fahrten zusammen; oder Sie zahlen online, was noch offen ist.',
    cash: 'Der Fahrer nimmt nur Bargeld.',
  },
  party: {
    travelers,
    withBags: (people, luggage) => `${travelers(people)} und ${bags(luggage)}`,
    tooFull: (party, vehicle) => `${vehicle}: zu klein für ${party}.`,
    tooFullTwo: (party, vehicle) => `${capital(two(vehicle))}: zu klein für ${party}.`,
  },
  calendar: {
    booking: (brand, reference) => `${brand}, Buchung ${reference}`,
    office: (phone) => `Büro: ${phone}, auch per WhatsApp`,
    line: (label, value) => `${label}: ${value}`,
  },
  lines: {
    unshown: 'Notiert, hier nicht gezeigt',
    pickup: 'Abholort',
    via: 'Über',
    dropoff: 'Ziel',
    date: 'Abholtag',
    time: 'Abholzeit',
    sriLankaTime: (time) => `${time} (Ortszeit Sri Lanka)`,
    vehicle: 'Fahrzeug',
    price: 'Preis',
    allInclusive: (price) => `${price}, alles inklusive`,
    insteadOf: 'Statt',
    distance: 'Strecke',
    duration: 'Dauer',
    drivingAndStops: (driving, stops) => `${driving} Fahrt, ${stops} Halt`,
    tour: 'Tour',
    tourPickup: 'Abholort',
    tourDropoff: 'Ziel',
    travelers: 'Reisende',
    total: 'Gesamtpreis',
    parkFee: 'Preis beim Park',
    entryFees: 'Eintritt',
    transport: 'Transport',
    included: (km) => `${km} inklusive`,
    notIncluded: 'Nicht enthalten',
    driver: 'Fahrer',
    driverPhone: 'Telefon des Fahrers',
    car: 'Auto',
    phone: 'Ihr Telefon',
    email: 'Ihre E-Mail',
  },
  title: {
    taxi: (pickup, dropoff) => `Taxi von ${pickup} nach ${dropoff}`,
    andBack: (ride) => `${ride} und zurück`,
    withNight: (ride) => `${ride}, mit einer Nacht am Park`,
    andOneMore: (ride) => `${ride} und 1 weitere Fahrt`,
    roundTrip: (pickup, rides) => `Rundreise ab ${pickup}, ${rides} Fahrten`,
    journey: (pickup, dropoff, rides) => `Reise von ${pickup} nach ${dropoff}, ${rides} Fahrten`,
    vehicles: (title, count) => `${title}, ${count} Fahrzeuge`,
    route: (pickup, dropoff) => `${pickup} – ${dropoff}`,
    stay: (days, cars) => `${cars === 2 ? 'Zwei Autos mit Fahrern für' : 'Auto mit Fahrer für'} ${days} Tage`,
    stayForAll: (stay) => `${stay}: ein Preis für alle Fahrten.`,
  },
  tour: {
    safari: (park) => `Safari ${parkName(park)}`,
    walk: (park) => `${parkName(park)}, geführte Wanderung`,
    hike: (park) => `${parkName(park)}, geführter Aufstieg`,
    withLength: (tour, length) => `${tour}, ${length === 'half' ? 'halber Tag' : 'ganzer Tag'}`,
    start: { safari: 'Beginn am Tor', walk: 'Beginn am Tor', hike: 'Beginn des Aufstiegs' },
  },
  facts: { sriLankaTime: 'Ortszeit Sri Lanka', reference: 'Buchungscode', price: 'Preis' },
  bags: {
    title: (pickup, dropoff) => `Gepäck mit dem Auto von ${pickup} nach ${dropoff}`,
    route: (pickup, dropoff) => `Ihr Gepäck mit dem Auto: ${pickup} – ${dropoff}`,
    train: 'Ihr Zug',
    stations: (from, to) => `${from} – ${to}, mit eigener Fahrkarte. Wann er fährt, sagt die Bahn.`,
    wait: 'Ihr Gepäck wartet',
    atStation: (town) => `am Bahnhof ${town}`,
  },
  itinerary: {
    heading: 'Ihre Reise Tag für Tag',
    day: (day) => `Tag ${day}`,
    between: (first, last) => `Zwischen dem ${first} und dem ${last}`,
    ownWay: (from, to) => `${from} – ${to}: auf eigene Faust, zum Beispiel mit dem Zug. Nicht Teil dieser Buchung.`,
    atStops: (duration) => `${duration} Halt`,
    transport: (km) => `${km} Transport inklusive`,
    via: (stops) => `Über ${stops}`,
    vehicles: (count) => `${count} Fahrzeuge`,
    second: 'Zweites Fahrzeug',
    driver: (name, phone, car) => `Fahrer: ${name}, ${phone}, ${car}`,
    said: (label, value) => `${label}: ${value}`,
  },
  status: {
    new: {
      title: 'Eingegangen',
      text: (hours) => `Wir haben Ihre Buchung und nennen Ihnen innerhalb von ${hours} Stunden Ihren Fahrer.`,
      request: 'Das ist eine Anfrage, bis wir sie bestätigen: Dann nennen wir Ihnen Ihren Fahrer.',
      unanswered: (whatsapp, paid) =>
        `Die Abholzeit ist vorbei, und wir haben Ihre Anfrage nicht bestätigt${paid === 0 ? ': Sie schulden uns dafür nichts' : ''}.${paid ? ' Wurden Sie nicht gefahren, erstatten wir alles, was Sie dafür bezahlt haben.' : ''} Brauchen Sie noch einen Wagen, rufen Sie uns bitte unter ${whatsapp} an oder buchen Sie neu.`,
      some: (asked, all) =>
        `${asked} von ${all} Fahrten ${asked === 1 ? 'wartet' : 'warten'} noch auf unsere Zusage: Welche, steht unten. Wir schreiben Ihnen.`,
      takenUp: {
        title: 'Wieder aufgenommen',
        text: 'Wir hatten diese Fahrt bestätigt. Sie wurde storniert und wieder aufgenommen: Bis wir sie neu bestätigen, ist sie eine Anfrage.',
      },
    },
    confirmed: {
      title: 'Bestätigt',
      text: 'Ihre Buchung ist bestätigt. Ihr Fahrer wird da sein.',
      ride: 'Diese Fahrt ist bestätigt. Ihr Fahrer wird da sein.',
    },
    cancelled: {
      title: 'Storniert',
      text: 'Diese Buchung ist storniert. Es kommt niemand. Falls Sie das nicht erwartet haben, schreiben Sie uns bitte.',
      ride: 'Diese Fahrt ist storniert. Es kommt niemand. Falls Sie das nicht erwartet haben, schreiben Sie uns bitte.',
    },
    'no-show': {
      title: 'Nicht angetroffen',
      text: 'Soweit wir wissen, sind Sie nicht zur Abholung gekommen. Falls das nicht stimmt, schreiben Sie uns bitte.',
      ride: 'Soweit wir wissen, sind Sie zur Abholung dieser Fahrt nicht gekommen. Falls das nicht stimmt, schreiben Sie uns bitte.',
    },
    onRequest: 'Auf Anfrage',
    over: 'Diese Reise ist vorbei. Danke, dass Sie mit uns gefahren sind.',
    erased:
      'Die Reise ist schon länger her: Wie versprochen haben wir Ihre Kontaktdaten und Anmerkungen gelöscht. Was gefahren wurde und der Preis bleiben hier stehen.',
  },
  caveat: {
    elsewhere: (label, km) =>
      `${label}: liegt anscheinend etwa ${km} km von dem Ort, den Sie gebucht haben. Das wäre eine andere Fahrt mit anderem Preis, und wir rufen Sie dazu an. Bis dahin gilt der gebuchte Ort.`,
    larger: 'Wir schreiben Ihnen wegen eines größeren Fahrzeugs und seines Preises.',
    oneMore: 'Wir schreiben Ihnen wegen eines weiteren Fahrzeugs und seines Preises.',
    roofRack: 'Was Sie mitbringen, kommt auf einen Dachträger: Wir suchen ein Auto mit Dachträger und schreiben Ihnen.',
    otherDay: 'Wir schreiben Ihnen wegen eines anderen Tages oder Parks.',
    otherTime: 'Wir schreiben Ihnen wegen einer anderen Zeit oder eines anderen Parks.',
    noCar: (vehicle) =>
      `Für diese Zeit ist ${vehicle ? `kein Auto der Klasse „${vehicle}“` : 'kein Auto'} frei, daher gilt dies als Anfrage: Wir suchen eines und schreiben Ihnen.`,
    carTaken: (vehicle) =>
      `Während Sie gebucht haben, hat jemand anderes das letzte Auto ${vehicle ? `der Klasse „${vehicle}“ ` : ''}für diese Zeit genommen. Daher gilt dies nun als Anfrage: Wir suchen ein anderes und schreiben Ihnen.`,
    nothingToPay: 'Bis wir bestätigt haben, ist online nichts zu zahlen.',
  },
  driver: {
    follows:
      'Name, Telefonnummer und Auto Ihres Fahrers folgen in einer eigenen Mail und stehen dann auf der Seite Ihrer Buchung.',
    advice:
      'Achten Sie auf dieses Kennzeichen. Falls Sie Ihren Fahrer nicht finden, rufen Sie ihn oder uns an oder schreiben Sie.',
    flightNeeded: 'Für die Abholung am Flughafen brauchen wir Ihre Flugnummer.',
  },
  money: {
    either: (usd, lkr) => `${usd} oder ${lkr}`,
    payOnline: 'Vorab online zahlen',
    payOnlineAfter: 'Online zahlen',
    payDeposit: (sum) => `Anzahlung von ${sum} online zahlen`,
    deposit: (sum) =>
      `Wir bitten online um eine Anzahlung von ${sum}; sie ist Teil des Preises. Den Rest zahlen Sie dem Fahrer oder vorher online. Ohne sie gilt Ihre Buchung auch: dann zahlen Sie alles dem Fahrer.`,
    depositLater: (sum) =>
      `Sobald wir zugesagt haben, bitten wir um eine Anzahlung von ${sum}; sie ist Teil des Preises.`,
    paidOf: (paid, price) => `${paid} von ${price}`,
    givenBack: (sum) => `${sum} erstattet`,
    paidAndGivenBack: (paid, back) => `${paid}, ${back} erstattet`,
    wentBack: {
      said: (sums) => `Wir haben Ihnen ${sums} zurückgezahlt.`,
      cash: (sum) => `${sum} in bar`,
      card: (sum) => `${sum} auf Ihre Karte`,
      bank: (sum) => `${sum} per Überweisung`,
    },
    surplus: (sum) => `Für eine Fahrt sind ${sum} zu viel gezahlt: Die erstatten wir.`,
    allPaid: 'Es ist bezahlt: Dem Fahrer ist nichts zu zahlen.',
    paidDriver: 'Haben Sie beim Fahrer bezahlt, ist nichts mehr offen: Wir tragen es hier von Hand ein.',
    onAccount: 'Das Haus, das für Sie gebucht hat, bezahlt: Dem Fahrer ist nichts zu zahlen.',
    open: (sum) => `Noch zu zahlen: ${sum} am Ende der Reise.`,
    openOnline: (sum) => `Noch zu zahlen: ${sum} am Ende der Reise oder vorab online mit Karte.`,
    openEach: (sum) => `Noch zu zahlen: ${sum}.`,
    noShowFee: (sum) => `Vom Preis sind ${sum} zu zahlen, weil Sie nicht zur Abholung gekommen sind.`,
    cancelledFree: 'Die Stornierung kostet nichts.',
    cancelFee: (sum) =>
      `Von dem, was storniert wurde, sind ${sum} zu zahlen, weil Auto und Fahrer für Sie frei gehalten wurden.`,
    chargeOnline: (sum) => `Davon noch zu zahlen: ${sum}, online mit Karte.`,
    chargeOpen: (sum) => `Davon noch zu zahlen: ${sum}. Wir schreiben Ihnen, wie.`,
    chargePaid: 'Das ist bezahlt.',
    payCharge: 'Offenen Betrag online zahlen',
    tried: {
      failed: 'Ihre letzte Kartenzahlung kam nicht zustande: Wir haben kein Geld erhalten.',
      begun:
        'Sie haben eine Kartenzahlung begonnen, und wir haben noch nicht gehört, dass sie ausgeführt wurde. Haben Sie gezahlt, steht es in einigen Minuten hier.',
      driver: 'Sie können auch am Ende der Reise beim Fahrer zahlen.',
      again: 'Noch einmal versuchen, gern mit einer anderen Karte',
      other: 'Uns nach einer anderen Zahlungsweise fragen',
      hello: 'Guten Tag, meine Kartenzahlung hat nicht funktioniert. Wie kann ich sonst zahlen?',
    },
    inPayments: (count) => `Kartenzahlungen haben eine Obergrenze, deshalb zahlen Sie in ${count} Teilbeträgen.`,
    restByCardFrom: (day) => `Mehr können Sie ab dem ${day} mit Karte zahlen.`,
    byCardFrom: (day) =>
      `Mit Karte können Sie ab dem ${day} zahlen: In diesem Monat nimmt unser Kartendienst nichts mehr an.`,
    bank: {
      heading: 'Banküberweisung',
      deposit: (sum) =>
        `Wir bitten um eine Anzahlung von ${sum} per Banküberweisung; sie ist Teil des Preises. Den Rest zahlen Sie dem Fahrer.`,
      within: (days) =>
        `Sie muss innerhalb von ${days} Tagen nach der Buchung eingegangen sein; das Konto steht in der Buchungsbestätigung, die Sie per E-Mail erhalten. Fehlt sie dann, bitten wir Sie noch einmal darum und können die Buchung danach stornieren.`,
      until: (day) =>
        `Sie muss bis zum ${day} eingegangen sein. Fehlt sie dann, bitten wir Sie noch einmal darum und können die Buchung danach stornieren.`,
      late: (day) =>
        `Sie sollte bis zum ${day} eingegangen sein, fehlt aber noch. Bitte überweisen Sie jetzt, oder schreiben Sie uns, wenn Sie es schon getan haben; sonst können wir die Buchung stornieren.`,
      amount: 'Betrag',
      holder: 'Kontoinhaber',
      account: 'Kontonummer',
      bank: 'Bankinstitut',
      swift: 'SWIFT-Code',
      reference: 'Verwendungszweck',
    },
  },
  cancelling: {
    moment: (date, time) => `${date}, ${time}`,
    free: 'Bis zur Abholung kostenlos stornierbar.',
    freeUntil: (from) => `Kostenlos stornierbar bis ${until(from)}${'at' in from ? ' (Ortszeit Sri Lanka)' : ''}.`,
    later: (percent, charges) => `Danach kostet es ${share(percent)}${rises(charges)}.`,
    costs: (percent) => `Eine Stornierung kostet ${share(percent)}.`,
    from: ([first, ...others]) => `Ab ${start(first!.from)} kostet sie ${share(first!.percent)}${rises(others)}.`,
    request: 'Kostenlos stornierbar, bis wir die Anfrage bestätigen.',
    confirmed: (percent, charges) => `Von da an kostet eine Stornierung ${share(percent)}${rises(charges)}.`,
    moved: (percent) =>
      `Wird eine Fahrt geändert, wenn ihre Stornierung schon ${share(percent)} kostet, kostet sie danach mindestens ebenso viel.`,
    requests: 'Solange wir eine Anfrage nicht bestätigt haben, stornieren Sie sie kostenlos.',
    freeEach: (hours, first) =>
      `Jede Fahrt ist bis ${hours} Stunden vor ihrer Abholung kostenlos stornierbar${first && `, die erste bis ${first} (Ortszeit Sri Lanka)`}.`,
    firstRide: (text) => `Zur ersten Fahrt: ${text}`,
    changeRequest: 'Bis wir die Anfrage bestätigen, ändern Sie Tag, Zeit oder Flug über den Link in Ihrer Mail.',
    change: (hours) => `Tag, Zeit oder Flug ändern Sie bis ${hours} Stunden vorher über den Link in Ihrer Mail.`,
    refund: (way, days) =>
      `Was Sie vorab bezahlt haben und nicht schulden, zahlen wir innerhalb von ${days} Tagen zurück, ${way}.`,
    paidBack: 'Volle Rückzahlung, wenn wir Sie nicht fahren können.',
    paidBackOnTime: (hours) =>
      `Volle Rückzahlung, wenn wir Sie nicht fahren können oder Sie bis ${hours} Stunden vor der Abholung stornieren.`,
    now: (money) => {
      const { paid, fee, moves, back, days } = money
      const isSaid = paid !== '' && (back !== '' || moves === '')
      const parts = [
        ...(fee ? [`das kostet ${fee}`] : []),
        ...(moves ? [`${moves} des Gezahlten gehen auf Ihre anderen Fahrten über`] : []),
        ...(isSaid ? [goesBack(money, `innerhalb von ${days} Tagen`)] : []),
      ]
      return `${paid && `Bezahlt: ${paid}. `}Wenn Sie jetzt stornieren: ${parts.join('; ')}.`
    },
    after: (money) => {
      const back = goesBack(money, `bis ${money.by}`)
      return money.fee
        ? `Bezahlt: ${money.paid}, geschuldet: ${money.fee}; ${back}.`
        : `Bezahlt: ${money.paid}; ${back}.`
    },
  },
  messages: {
    discount: 'Fragen Sie uns per WhatsApp nach einem Rabatt auf Ihre nächste Fahrt.',
    askForDiscount: (reference) =>
      `Hallo, ich habe bei Ihnen gebucht (${reference}) und hätte gern den Rabatt auf meine nächste Fahrt.`,
    question: (reference) => `Hallo, ich habe eine Frage zu meiner Buchung ${reference}.`,
  },
  crew: {
    speaks: 'Spricht',
    boardLicence: 'Lizenz der Tourismusbehörde',
    since: 'Bei uns seit',
    face: (name) => `${name} fährt Sie`,
    car: (car) => `Ihr Auto: ${car}`,
    wish: {
      language: 'Der Fahrer soll sprechen',
      anyLanguage: 'Egal, welche Sprache',
      woman: 'Eine Fahrerin',
      hint: 'Wir tun, was wir können. Es ist ein Wunsch: Er kostet nichts, und versprechen können wir ihn nicht.',
      label: 'Ihr Wunsch, wer Sie fährt',
      speaks: (language) => `spricht ${language}`,
      isWoman: 'eine Fahrerin',
      unpromised: (wish) => `${wish}. Wir bemühen uns, versprechen können wir es nicht.`,
    },
  },
  meeting: {
    heading: 'Wo Sie sich treffen',
    map: 'Diese Stelle auf der Karte',
    mapOf: (place) => `Treffpunkt ${place} auf der Karte`,
    plan: (passed, area, side, landmark) =>
      `Plan des Wegs zu Ihrem Fahrer. Sie kommen vorbei an: ${passed.join(', ')}. Dann: ${area}. Das Auto steht ${side === 'right' ? 'rechts' : 'links'} von Ihnen, daneben: ${landmark}.`,
    sample: 'Dieser Treffpunkt ist ein Beispiel: Wir haben ihn noch nicht bestätigt.',
  },
  family: {
    heading: 'Für Ihre Familie',
    about:
      'Ein Link, der nur diese Fahrt zeigt: Auto und Kennzeichen, den Vornamen des Fahrers, wo Sie während der Fahrt sind und dass Sie angekommen sind. Er endet zwei Stunden danach, oder wenn Sie ihn beenden.',
    make: 'Der Familie Bescheid geben',
    made: 'Wer diesen Link hat, sieht diese Fahrt:',
    title: 'Meine Fahrt in Sri Lanka',
    share: 'Link teilen',
    end: 'Link beenden',
  },
  afterRide: {
    heading: 'War etwas nicht wie vereinbart?',
    intro: 'Einmal tippen, und der Inhaber weiß es:',
    'asked-for-more': 'Der Fahrer wollte mehr als vereinbart',
    'took-to-shop': 'Der Fahrer brachte uns in ein Geschäft',
    said: (date, time, what) => `${date}, ${time}: Sie schrieben uns „${what}“.`,
    next: 'Der Inhaber hat es bekommen, kümmert sich darum und schreibt Ihnen.',
  },
  push: {
    offer: 'Melden, wenn der Fahrer losfährt',
    stop: 'Nichts mehr melden',
    bound: 'Dieses Gerät meldet, wenn Ihr Fahrer losfährt und am Abholort ist.',
    install:
      'Damit wir Ihnen melden können, wenn der Fahrer losfährt, legen Sie diese Seite auf den Home-Bildschirm: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie sie von dort.',
    denied:
      'Damit wir Ihnen melden können, wenn der Fahrer losfährt, erlauben Sie in den Einstellungen Ihres Browsers die Mitteilungen dieser Website und öffnen Sie diese Seite noch einmal.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  },
  driverPlace: {
    soon: 'Gleich da',
    inMinutes: (count) => `In etwa ${inMinutes(count)} da`,
    driver: 'Ihr Fahrer',
    map: (pickup) => `Ihr Fahrer auf dem Weg zum Abholort ${pickup}`,
    fresh:
      'Der Standort ist von eben. Er wird aktualisiert, solange der Fahrer unsere Seite geöffnet hat: Im Hintergrund sendet ein Telefon nichts.',
    old: (count) =>
      `Der Standort ist ${inMinutes(count)} alt. Er wird aktualisiert, solange der Fahrer unsere Seite geöffnet hat: Im Hintergrund sendet ein Telefon nichts.`,
  },
}
