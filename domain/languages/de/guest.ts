import { formatsOf } from '../formats.ts'
import type { guest as english } from '../en/guest.ts'

const { plural } = formatsOf('de')

const rides = (count: number) => `${count} ${plural(count, { one: 'Fahrt', other: 'Fahrten' })}`

const minutes = (count: number) => `${count} ${plural(count, { one: 'Minute', other: 'Minuten' })}`

const family: typeof english.family = {
  title: 'Eine Fahrt, die jemand mit Ihnen teilt',
  route: (from, to) => `${from} – ${to}`,
  pickup: (date, time) => `Abholung: ${date}, ${time}, Ortszeit Sri Lanka`,
  ahead: 'Noch nicht eingestiegen',
  unmet: (by) =>
    `Noch nicht eingestiegen. Wir haben bis ${by} jemanden versprochen. Ist niemand gekommen, muss der Fahrgast nicht länger warten und kann ein anderes Taxi nehmen.`,
  onBoard: (time) => `Seit ${time} unterwegs`,
  brokeDown: (driver) =>
    driver === null
      ? 'Das Auto hatte eine Panne. Wir suchen ein anderes.'
      : `Das Auto hatte eine Panne. ${driver} kommt mit einem anderen.`,
  there: (time) => `Um ${time} angekommen`,
  driver: 'Fahrer',
  car: 'Auto und Kennzeichen',
  soon: 'Gleich da',
  inAbout: (drive) => `In etwa ${drive} da`,
  here: 'Das Auto',
  map: 'Wo das Auto jetzt ist',
  fresh: 'Der Standort ist von eben.',
  old: (count) => `Der Standort ist ${minutes(count)} alt.`,
  how: 'Wo das Auto ist, sehen Sie, wenn der Fahrer zustimmt und solange er unsere Seite geöffnet hat: Im Hintergrund sendet ein Telefon nichts.',
  about: 'Diese Seite aktualisiert sich selbst. Sie endet zwei Stunden nach der Ankunft.',
  outOfDate:
    'Diese Seite ließ sich gerade nicht aktualisieren und ist vielleicht nicht mehr aktuell. Wir versuchen es weiter.',
  ended: {
    heading: 'Dieser Link zeigt nichts mehr',
    text: 'Die Fahrt ist vorbei, wurde verlegt oder storniert, oder der Link wurde beendet. Bitte fragen Sie die Person, die ihn Ihnen geschickt hat.',
  },
}

const keep: typeof english.keep = {
  title: (reference) => `Buchung ${reference} aufheben`,
  text: 'Kopieren Sie diesen Text und schicken Sie ihn an sich selbst, oder machen Sie ein Bild von dieser Seite. Eine Mail brauchen Sie dafür nicht.',
  label: 'Ihre Buchung als Text',
  copy: 'Text kopieren',
  copied: 'Kopiert',
  selected: 'Der Text ist markiert: Drücken Sie lange darauf und wählen Sie „Kopieren“.',
  share: 'Teilen',
  code: 'QR-Code Ihrer Buchung',
  codeText:
    'Wer ihn scannt, sieht die Buchung und kann sie nicht ändern. Drücken Sie lange darauf, um ihn zu sichern oder weiterzuleiten.',
  ways: 'Von hier aus weiter',
  see: 'Buchung ansehen',
  change: 'Ändern oder stornieren',
  changeBy:
    'Zum Ändern oder Stornieren öffnen Sie den Link in unserer Mail, oder schreiben Sie uns und nennen die Buchung.',
  reach: (phone, email) => `WhatsApp und Telefon ${phone}, E-Mail ${email}`,
  lines: {
    head: (brand, reference) => `${brand}, Buchung ${reference}`,
    ride: (title, date, time) => `${title}: ${date}, ${time} (Ortszeit Sri Lanka)`,
    driver: (name, phone, car) => `Fahrer: ${name}, ${phone}, ${car}`,
    driverLater: 'Ihr Fahrer wird auf der Seite der Buchung stehen.',
    price: (price) => `Preis: ${price}`,
    booking: (link) => `Ihre Buchung: ${link}`,
    change: (link) => `Ändern oder stornieren, nur für Sie: ${link}`,
    us: (phone, email) => `Fragen: WhatsApp und Telefon ${phone}, E-Mail ${email}`,
  },
}

export const guest: typeof english = {
  family,
  keep,
  title: {
    error: (title) => `Fehler: ${title}`,
    booking: (reference) => `Buchung ${reference}`,
    receipt: (reference) => `Quittung ${reference}`,
    unknown: 'Unbekannter Link',
    paid: 'Nach der Zahlung',
  },
  bookingOf: (brand, reference) => `${brand} · Buchung ${reference}`,
  writeToUs: (reason, chat, phone) => [
    `${reason} `,
    chat('Schreiben Sie uns per WhatsApp'),
    ' oder rufen Sie an: ',
    phone,
    '. Wir antworten zu jeder Zeit.',
  ],
  noPassport: {
    heading: 'Den Preispass gibt es nicht mehr',
    text: 'Was vereinbart ist und was noch zu zahlen ist, finden Sie auf der Seite Ihrer Buchung. Auch Ihr Fahrer weiß es.',
  },
  unknownLink: {
    heading: 'Dieser Link passt zu keiner Buchung',
    text: (again, chat) => [
      'Öffnen Sie den Link in unserer neuesten Mail zu Ihrer Buchung oder ',
      again('fordern Sie ihn noch einmal an'),
      '. Fragen? ',
      chat('Schreiben Sie uns per WhatsApp'),
      '.',
    ],
  },
  done: {
    change: 'Ihre Änderung ist gespeichert. Sie bekommen dazu eine Mail.',
    'change-next':
      'Ihre Änderung ist gespeichert, und die nächste Fahrt beginnt auch an der neuen Adresse. Sie bekommen dazu eine Mail.',
    cancel: 'Ihre Buchung ist storniert. Sie bekommen dazu eine Mail.',
    'cancel-all': 'Ihre Fahrten sind storniert, soweit Sie das selbst können. Sie bekommen dazu eine Mail.',
    'all-cancelled': 'Alle Ihre Fahrten sind storniert. Sie bekommen dazu eine Mail.',
    'cancel-ride': 'Diese Fahrt ist storniert. Sie bekommen dazu eine Mail.',
  },
  tooManyChanges: (whatsapp, email) =>
    `Heute wurde schon sehr oft geändert, deshalb diesmal nicht mehr. Bitte schreiben Sie uns per WhatsApp (${whatsapp}) oder an ${email}.`,
  changesTooFast:
    'Das waren sehr viele Änderungen auf einmal, diese wurde nicht gespeichert. Bitte warten Sie eine Minute und speichern Sie sie noch einmal.',
  chooseRide: 'Wählen Sie die Fahrt, die Sie meinen.',
  check:
    'Bitte prüfen Sie es: Ihren Namen, wo wir Sie abholen und hinbringen, Ihre Notizen. Was nicht stimmt, ändern Sie unten. Sind Telefon oder E-Mail falsch, schreiben Sie uns bitte.',
  total: (running, all, price) =>
    running === all ? `${rides(all)}: ${price} insgesamt` : `Noch ${running} von ${rides(all)}: ${price} insgesamt`,
  see: 'Buchung ansehen',
  receiptLink: 'Quittung',
  status: (title) => `${title}.`,
  owed: 'Zu zahlen',
  change: {
    heading: 'Ändern',
    fold: 'Diese Fahrt ändern oder stornieren',
    vehicle: 'Fahrzeug',
    travelers: 'Reisende',
    date: 'Abholtag',
    time: 'Abholzeit, Ortszeit Sri Lanka',
    save: 'Änderung speichern',
    saveSo: 'Ja, so speichern',
    unsaved:
      'Was Sie bei einer anderen Fahrt eingegeben haben, ist noch nicht gespeichert. Speichern Sie das zuerst, oder tippen Sie noch einmal, um nur dies zu senden.',
    besideAnother: 'Sie haben für diese Fahrt zwei Fahrzeuge: Ändern Sie auch das andere.',
    forBoth: 'Auch für das andere Fahrzeug: was ich an Tag, Zeit, Flug und Adressen ändere',
    rule: {
      transfer:
        'Ein neuer Tag oder eine neue Zeit kostet dasselbe. Ein anderes Fahrzeug kostet, was daneben steht. Beides ist eine Anfrage, bis wir es bestätigen; den Fahrer nennen wir dann neu.',
      tour: 'Ein neuer Tag oder eine neue Zeit kostet dasselbe. Eine andere Zahl von Reisenden kostet, was daneben steht. Beides ist eine Anfrage, bis wir es bestätigen; den Fahrer nennen wir dann neu.',
    },
    ruleWithoutPrice: {
      transfer:
        'Der Preis bleibt gleich. Ein neuer Tag oder eine neue Zeit ist eine Anfrage, bis wir sie bestätigen; den Fahrer nennen wir dann neu. Ein anderes Fahrzeug hat einen anderen Preis: Bitte schreiben Sie uns.',
      tour: 'Der Preis bleibt gleich. Ein neuer Tag oder eine neue Zeit ist eine Anfrage, bis wir sie bestätigen; den Fahrer nennen wir dann neu. Eine andere Zahl von Reisenden hat einen anderen Preis: Bitte schreiben Sie uns.',
    },
    addressRule:
      'Eine Adresse ändert keinen Preis; an einem anderen Ort ist es eine andere Fahrt mit anderem Preis, und wir rufen Sie dazu an.',
    newSince: (vehicle) => `${vehicle}: neu seit Ihrer Buchung, zum heutigen Preis.`,
    room: (vehicle, seats, bags) => `${vehicle}: bis zu ${seats} Reisende und ${bags} große Gepäckstücke.`,
    choose: (vehicle) => `Bitte wählen Sie unten: ${vehicle}.`,
    largerVehicle: (vehicle) => `Sie brauchen ein größeres Fahrzeug: ${vehicle}.`,
    twoVehicles: 'Sie brauchen zwei Fahrzeuge.',
    cancelledRide: 'Diese Fahrt ist storniert.',
    cancelledBooking: 'Diese Buchung ist storniert.',
    byHand: (hours) => `Weniger als ${hours} Stunden vor der Abholung ändern wir von Hand.`,
  },
  cancel: {
    heading: 'Stornieren',
    sureRide: 'Ja, diese Fahrt stornieren',
    sureBooking: 'Ja, diese Buchung stornieren',
    ride: 'Diese Fahrt stornieren',
    booking: 'Diese Buchung stornieren',
    otherComes: 'Das andere Fahrzeug dieser Fahrt kommt weiterhin: Stornieren Sie es auch, wenn Sie es nicht brauchen.',
    over: 'Die Abholzeit ist vorbei.',
    begun:
      'Ihr Fahrer hat uns gesagt, dass diese Fahrt begonnen hat: Hier lässt sie sich nicht mehr stornieren. Stimmt das nicht?',
    orTalk: 'Passt Ihnen eine andere Zeit?',
    all: 'Die ganze Buchung stornieren',
    some: (count) => `${rides(count)} auf einmal stornieren`,
    others: 'Die anderen Fahrten sind vorbei oder storniert: Bitte schreiben Sie uns dazu.',
    priceBefore: (price) => `Bis wir die Änderung bestätigen, gilt dafür der Preis davor: ${price}.`,
    roundedDown: 'Bei jeder Fahrt runden wir auf ganze Dollar ab.',
    sureFee: (sure, amount) => `${sure}: Ich zahle ${amount}`,
    forFee: (button, amount) => `${button} für ${amount}`,
    sureAll: (count) => `Ja, ${rides(count)} stornieren`,
    these: (count) => `${rides(count)} stornieren`,
  },
  refused: {
    'changed-since': 'Das wurde geändert, seit Sie die Seite geöffnet haben. Sehen Sie es sich noch einmal an.',
    'somebody-was-faster': 'Jemand anderes war schneller. Sehen Sie es sich noch einmal an.',
    erased: 'Die Reise ist lange her, die Daten des Gastes sind gelöscht.',
    'cancelled-already': 'Diese Buchung ist schon storniert.',
    'nothing-changes': 'Es ändert sich nichts: Tag, Zeit und Angaben sind dieselben.',
    'tour-travelers':
      'Die Zahl der Reisenden gehört zum Preis der Tour: Stornieren Sie sie und buchen Sie noch einmal.',
    'other-price':
      'Dieser Preis stimmt nicht mehr. Bitte sehen Sie sich die Preise unten an und wählen Sie noch einmal.',
    'other-fee': 'Die Stornierung kostet inzwischen mehr. Sehen Sie unten nach und entscheiden Sie dann.',
    'no-car':
      'Zu dieser Zeit ist kein Auto mehr frei. Sie können trotzdem anfragen: Die Fahrt ist dann eine Anfrage, und wir sagen Ihnen, ob wir ein Auto gefunden haben. Sollen wir es so speichern?',
    'pickup-over': 'Die Abholzeit ist vorbei. Bitte schreiben Sie uns per WhatsApp oder rufen Sie an.',
    'out-of-order': (position, when) =>
      `Die Fahrten wären nicht mehr in ihrer Reihenfolge: Die Abholung von Fahrt ${position} ist am ${when}. Ändern Sie diese zuerst.`,
    'too-many-days': (days) =>
      `Auto und Fahrer sind für ${days} Tage gebucht. Für mehr Tage schreiben Sie uns bitte per WhatsApp.`,
    wrongField: (field, problem) => `${field}: ${problem}.`,
    pickupTime: (problem) => `${problem}.`,
    'too-late': (hours) => `Das geht bis ${hours} Stunden vor der Abholung. Bitte schreiben Sie uns per WhatsApp.`,
    'too-soon': (hours) => `Wählen Sie eine Zeit in mindestens ${hours} Stunden oder schreiben Sie uns per WhatsApp.`,
  },
  find: {
    sent: (email) => `Wenn es eine solche Buchung mit ${email} gibt, ist ihr Link an diese Adresse unterwegs.`,
    wait: (hours) =>
      `Bitte sehen Sie auch im Spam-Ordner nach. Wir senden den Link einmal in ${hours} Stunden. Ist nach zehn Minuten nichts da, schreiben Sie uns.`,
    intro:
      'Geben Sie die E-Mail-Adresse an, mit der Sie gebucht haben, und den Tag einer Abholung. Wir senden Ihnen einen Link: Damit sehen, ändern oder stornieren Sie Ihre Buchung. Der Buchungscode allein zeigt Ihnen die Buchung; um sie zu ändern, brauchen Sie den Link.',
    day: 'Tag einer Abholung',
    reference: 'Oder der Buchungscode, etwa K7Q2-M4XT-9BHE',
    noReference:
      'Der Buchungscode fehlt oder ist nicht vollständig: Er hat zwölf Buchstaben und Ziffern, etwa K7Q2-M4XT-9BHE. Ohne ihn senden wir Ihnen den Link: Geben Sie E-Mail-Adresse und Tag an.',
    email: 'E-Mail-Adresse',
    send: 'Link senden',
    show: 'Buchung ansehen',
    kept: (list) => [list('Buchungen, die Sie auf diesem Gerät gespeichert haben,'), ' öffnen sich auch ohne Link.'],
    ask: (chat, whatsapp, mail) => [
      'Beides nicht zur Hand? ',
      chat('Schreiben Sie uns per WhatsApp'),
      `, ${whatsapp}, oder an `,
      mail,
      ': Wir finden die Buchung.',
    ],
    hello: 'Hallo, ich finde meine Buchung nicht',
  },
  paid: {
    heading: 'Nach der Zahlung',
    text: 'Die Seite Ihrer Buchung zeigt innerhalb einer Minute, was bezahlt ist, und führt bei mehreren Teilbeträgen zum nächsten. Öffnen Sie sie über den Link in Ihrer Mail oder gehen Sie im Browser zu ihr zurück.',
    questions: (chat, email) => ['Fragen? WhatsApp ', chat, ' · ', email],
  },
  pay: {
    booking: (reference, title) => `Buchung ${reference}: ${title}`,
    deposit: (amount) => `Anzahlung: ${amount}`,
    part: 'Sie ist Teil des Preises; den Rest zahlen Sie dem Fahrer oder später online.',
    inPayments: (count, sum) =>
      `Das ist die nächste von ${count} Zahlungen, zusammen ${sum}: Kartenzahlungen haben eine Obergrenze.`,
    instead: (amount) => `Stattdessen ${amount} zahlen`,
    all: (amount) => `Jetzt alles zahlen: ${amount}`,
    paid: (amount) => `Bisher bezahlt: ${amount}`,
    taker: (gateway) =>
      `${gateway} nimmt die Kartenzahlung an und fragt nach Name, E-Mail und Telefon der zahlenden Person. Wir speichern sie nicht.`,
    payHere:
      'PayHere nimmt die Kartenzahlung an und fragt nach Name, Adresse, E-Mail und Telefon der zahlenden Person. Wir speichern sie nicht.',
    fields: {
      first_name: 'Vorname',
      last_name: 'Nachname',
      address: 'Adresse',
      city: 'Ort',
      country: 'Land',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
    },
    go: (gateway) => `Weiter zu ${gateway}`,
    back: 'Zurück zu Ihrer Buchung',
  },
  receipt: {
    none: 'Eine Quittung gibt es, sobald etwas bezahlt ist.',
    heading: (number) => `Quittung ${number}`,
    company: (number, email) => `Registernummer ${number} · ${email}`,
    date: 'Datum',
    for: 'Für',
    booking: 'Buchung',
    cancelled: (ride) => `${ride} (storniert)`,
    noShow: (ride) => `${ride} (nicht angetroffen)`,
    methods: { cash: 'bar', card: 'Karte', bank: 'Überweisung', online: 'online' },
    paid: (method, date, number) => `Bezahlt (${method}), ${date} · Nr.\u00a0${number}`,
    paidBack: (method, date, number) => `Zurückgezahlt (${method}), ${date} · Nr.\u00a0${number}`,
    taxi: (date, number) => `Für ein Taxi anstelle unseres Autos, ${date} · Nr.\u00a0${number}`,
    reversed: (number, date, own) =>
      `Eintrag Nr.\u00a0${number} war falsch und ist zurückgenommen, ${date} · Nr.\u00a0${own}`,
    takenOff: 'Vom Preis abgezogen',
    total: 'Insgesamt bezahlt',
    saved: 'Gespeichert. Es wird auf der Quittung stehen.',
    notSaved: (name, address) =>
      `Nicht gespeichert. Schreiben Sie einen Namen mit höchstens ${name} Zeichen und eine Adresse mit höchstens ${address}.`,
    forCompany: 'Für eine Firma',
    about:
      'Den Link zu dieser Seite mailen wir Ihnen am Tag nach Ihrer letzten Fahrt, sobald alles bezahlt ist. Zum Drucken oder Speichern als PDF nutzen Sie das Menü Ihres Browsers.',
    name: 'Name',
    address: 'Adresse',
    taxNumber: 'Steuernummer, falls vorhanden',
    write: 'Auf die Quittung schreiben',
  },
  invoice: {
    title: 'Rechnungen',
    heading: (number) => `Rechnung ${number}`,
    creditNote: (number) => `Gutschrift ${number}`,
    credits: (number) => `Zu Rechnung ${number}`,
    taxNumber: 'Steuernummer',
    net: 'Ohne Steuern',
    total: 'Summe',
    owed: 'An diesem Tag noch zu zahlen',
    month: (month) => `Fahrten bis Ende ${month}`,
    currency: 'Währung',
    issue: 'Rechnung ausstellen',
    about:
      'Eine Rechnung hat eine Nummer und bleibt, wie sie ist. Prüfen Sie deshalb zuerst Name, Adresse und Steuernummer. Sinkt der Preis später, steht hier eine Gutschrift.',
    needsCompany: 'Für eine Rechnung schreiben Sie oben, für wen sie ist, mit Adresse.',
    unsure: 'Eine Rechnung können Sie ausstellen, sobald wir Ihre Fahrten bestätigt haben oder alles bezahlt ist.',
    notIssued: 'Es wurde keine Rechnung ausgestellt. So steht es jetzt.',
  },
}
