import { formatsOf } from '../formats.ts'
import type { terms as english } from '../en/terms.ts'

const { percent: inPercent } = formatsOf('de')

const OPERATOR: Readonly<Record<string, string>> = {
  'the law of Sri Lanka': 'das Recht von Sri Lanka',
  'Our vehicles are licensed to carry passengers for hire, and insured for them.':
    'Unsere Fahrzeuge sind für die gewerbliche Personenbeförderung zugelassen und versichert.',
  'Child seats and boosters cost nothing.': 'Kindersitze und Sitzerhöhungen kosten nichts.',
  'A folding wheelchair travels in a sedan or a van free of charge. We have no vehicle with a ramp.':
    'Ein faltbarer Rollstuhl fährt in der Limousine oder im Van kostenlos mit. Ein Fahrzeug mit Rampe haben wir nicht.',
  'All of our drivers speak English. Ask us before you book if you need another language.':
    'Alle unsere Fahrer sprechen Englisch. Fragen Sie uns vor der Buchung, wenn Sie eine andere Sprache brauchen.',
  'The driver counts the bags with you and seals each of them. You both sign for their number, at the hotel and when you get them back.':
    'Der Fahrer zählt die Gepäckstücke mit Ihnen und versiegelt jedes. Für ihre Zahl unterschreiben Sie beide, im Hotel und bei der Rückgabe.',
  'We do not carry cash, passports, jewellery, medicine, laptops, cameras, or anything that the law forbids to carry.':
    'Nicht befördert werden Bargeld, Pässe, Schmuck, Medikamente, Laptops, Kameras und alles, was nicht befördert werden darf.',
  'We are liable for loss and damage from the first signature to the second, up to USD 500 for each bag. Tell us before you sign the second time.':
    'Von der ersten Unterschrift bis zur zweiten haften wir für Verlust und Schäden, bis USD 500 je Gepäckstück. Sagen Sie es uns, bevor Sie zum zweiten Mal unterschreiben.',
  'Online we take Visa and Mastercard.': 'Online nehmen wir Visa und Mastercard.',
}

export const terms: typeof english = {
  head: {
    description: (brand, hours) =>
      `Was für Buchungen bei ${brand} gilt: kostenlos stornieren bis ${hours} Stunden vor der Abholung, Rückzahlung, was wir von Ihnen wissen und wie lange, und Antworten auf häufige Fragen.`,
    keywords: ['Taxi Sri Lanka Bedingungen', 'Stornierung', 'Rückzahlung', 'Datenschutz'],
  },
  since: (company, number, date) => `Für Buchungen bei ${company}, ${number}, ab dem ${date}.`,
  operator: (words) => OPERATOR[words] ?? words,
  terms: {
    heading: 'Bedingungen',
    price: 'Der Preis',
    priceText(isDated) {
      const what = isDated
        ? 'Zu bestimmten Zeiten des Jahres oder nachts kann er ein anderer sein: Sie sehen den für Ihren Tag und Ihre Uhrzeit, bevor Sie bestätigen, und später kommt nichts dazu.'
        : 'Nachts und an Feiertagen kommt nichts dazu.'
      return `Der Preis, den Sie bestätigen, ist fest und enthält alles; die Autobahnmaut zahlen wir. ${what} Er gilt für die Orte, das Fahrzeug und bei einer Tour die Zahl der Reisenden, die Sie gebucht haben.`
    },
    booking: 'Die Buchung',
    bookingText: (hours, nightHours, from, until) =>
      `Eine Buchung ist gemacht, wenn Sie ihren Buchungscode sehen, und sicher, sobald wir sie bestätigt haben. Liegt die Abholung weniger als ${hours} Stunden nach der Buchung (zwischen ${from} und ${until} Uhr Ortszeit Sri Lanka: ${nightHours} Stunden), ist sie bis dahin eine Anfrage. Können wir Sie nicht fahren, zahlen Sie nichts, und was Sie bezahlt haben, bekommen Sie ganz zurück.`,
    paying: 'Zahlen',
    payingText: (transfer, tour, several) => `Eine Fahrt: ${transfer} Eine Tour: ${tour} Mehrere Fahrten: ${several}`,
    residents:
      'Wer in Sri Lanka wohnt, zahlt nur in sri-lankischen Rupien, wie es die Zentralbank von Sri Lanka verlangt.',
    deposit: (percent, least, from) =>
      `Bei Buchungen ab ${from} bitten wir um eine Anzahlung online: ${inPercent(percent)} des Preises, mindestens ${least}. Sie ist ein Teil des Preises.`,
    depositByBank: (percent, least, from, days) =>
      `Bei Buchungen ab ${from} bitten wir um eine Anzahlung per Banküberweisung: ${inPercent(percent)} des Preises, mindestens ${least}. Sie ist Teil des Preises und muss innerhalb von ${days} Tagen nach der Buchung eingegangen sein; fehlt sie dann, bitten wir noch einmal darum und können danach stornieren. Wo sie nicht vor der ersten Fahrt eingehen könnte, verlangen wir keine.`,
    cancelling: 'Stornieren und ändern',
    noShow: 'Die Kosten der letzten Stunden gelten auch, wenn jemand nicht zur Abholung kommt.',
    stay: (rule) => `Wenn Auto und Fahrer mehrere Tage bei Ihnen bleiben: ${rule}`,
    waiting: 'Warten',
    waitingText: (airport, elsewhere) =>
      `Der Fahrer wartet kostenlos: am Flughafen Colombo ${airport} Minuten ab der Landung, sonst ${elsewhere} Minuten. Wer länger braucht, sagt uns Bescheid.`,
    room: 'Plätze und Gepäck',
    vehicleRoom: (vehicle, seats, bags) => `${vehicle}: ${seats} Reisende und ${bags} große Gepäckstücke`,
    roomText:
      'Jedes Kind hat einen eigenen Platz und zählt mit. Passen Sie nicht in das gebuchte Fahrzeug, schreiben wir Ihnen wegen eines größeren und seines Preises, bevor jemand online zahlt.',
    tours: 'Touren',
    wholeParty: 'für alle Reisenden Ihrer Buchung',
    toursText:
      'In manchen Wochen des Jahres und nach starkem Regen sind Parks geschlossen: Dann bieten wir Ihnen einen anderen Tag oder Park an oder stornieren kostenlos.',
    bags: 'Gepäck im Auto, Sie im Zug',
    road: 'Unterwegs',
    complaint: 'Wenn etwas schiefgeht',
    complaintText: (mail, days, law) => [
      'Sagen Sie es dem Fahrer oder schreiben Sie uns sofort: ',
      mail,
      `. Wir beantworten jede Beschwerde, die uns innerhalb von ${days} Tagen nach der Reise erreicht. Für diese Bedingungen gilt ${law}; Ihre Rechte als Verbraucher zu Hause behalten Sie.`,
    ],
  },
  privacy: {
    heading: 'Datenschutz',
    who: 'Wer verantwortlich ist',
    what: 'Was wir wissen, und wofür',
    whatText:
      'Was Sie in das Buchungsformular schreiben: Telefon, E-Mail, Orte, Zeit, Flug, den Namen auf dem Schild und was Sie dem Fahrer sagen. Wir brauchen es, um Sie zu fahren und Ihnen dazu zu schreiben, und nutzen es für nichts anderes. Wir verkaufen und verleihen keine Daten, senden keine Werbung und verfolgen niemanden. Wir zählen, wie oft eine Fahrt gesucht und gebucht wird, in welcher Sprache, auf welcher Art von Gerät und über welchen Link: ohne Namen, Adressen und Cookies. Den Namen eines Ortes, den wir nicht kennen, behalten wir erst, wenn aus drei Netzen nach ihm gefragt wurde. Wenn eine Seite fehlschlägt, sagt uns Ihr Browser, welche Art von Seite und von Fehler es war, und nichts über Sie.',
    seen: 'Wer es sieht',
    seenBy: [
      'Wir und bis einen Tag danach der Fahrer Ihrer Fahrt.',
      'Wenn Sie eine Fahrt teilen: Wer den Link hat, sieht Auto und Fahrer, und wo Sie während der Fahrt sind.',
      'Cloudflare, das für uns die Website, ihre Datenbank und ihre Mails betreibt.',
      'Wenn Sie online zahlen, die Zahlungsseite: den Betrag, die Nummer der Buchung und Ihre E-Mail-Adresse.',
      'Wo die Website Google Maps nutzt: Google erfährt die Orte, die Sie suchen, und nichts von der Buchung.',
      'Wenn ein Link oder eine Karte Ihres Hotels Sie hergeführt hat: Das Hotel erfährt Tag und Preis der Fahrt und nichts, woran man Sie erkennt.',
      'WhatsApp, wenn Sie uns dort schreiben.',
    ],
    long: 'Wie lange',
    eraseSome: 'Einige Zeit nach der Reise löschen wir Namen, Telefon, E-Mail und Anmerkungen.',
    erase: (days) => `${days} Tage nach der Reise löschen wir Namen, Telefon, E-Mail, Adressen und Anmerkungen.`,
    stays:
      'Strecke, Tag und Preis bleiben für unsere Buchhaltung. Was Sie in ein Formular getippt haben, bleibt höchstens einen Tag in Ihrem eigenen Browser und verschwindet, sobald Ihre Buchung bestätigt ist. Das Hotel, dessen Link Sie hergeführt hat, bleibt in diesem Tab, bis Sie ihn schließen. Eine Buchung, die Sie auf Ihrem Gerät speichern, bleibt dort, bis Sie sie löschen. Diese Website setzt keine Cookies.',
    rights: 'Ihre Rechte',
    rightsText: (mail) => [
      'Fragen Sie uns, was wir von Ihnen haben, oder bitten Sie uns, es zu berichtigen, herauszugeben oder zu löschen: ',
      mail,
      '. Sie können sich auch bei der Datenschutzbehörde an Ihrem Wohnort beschweren.',
    ],
  },
  questions: {
    heading: 'Fragen',
    forAll: 'Gilt der Preis für uns alle oder pro Person?',
    forAllText:
      'Für das Fahrzeug, egal, wie viele darin sitzen. Eine Tour hat einen Preis für die Zahl der Reisenden, die Sie wählen.',
    driver: 'Wann erfahre ich, wer mich fährt?',
    meeting: 'Wo finde ich den Fahrer am Flughafen Colombo?',
    change: 'Wie ändere oder storniere ich?',
    changeText: (rule) => `Über den Link „Ändern oder stornieren“ in unserer Mail. ${rule}`,
    noMail: 'Ich habe keine Mail von Ihnen.',
    noMailText:
      'Sehen Sie im Spam-Ordner nach. Auf der Seite Ihrer Buchung, die Sie beim Buchen gesehen haben, steht alles, was in der Mail steht. Schreiben Sie uns per WhatsApp Namen und Tag der Abholung, und wir finden die Buchung.',
    stop: 'Können wir unterwegs anhalten?',
    stopText: (minutes, hours) =>
      `Ja: Fügen Sie den Zwischenhalt vor der Buchung hinzu, dann sehen Sie gleich den festen Preis für den ganzen Weg. ${minutes === null ? 'Wartezeit ist im Preis enthalten.' : `Die ersten ${minutes} Minuten an jedem Halt sind gratis, eine weitere Stunde kostet ${hours}.`}`,
    seats: 'Was kosten Kindersitze?',
    seatsText: 'Schreiben Sie in das Formular, wie viele Sie brauchen.',
    wheelchair: 'Fahren Sie auch Gäste mit Rollstuhl?',
    languages: 'Welche Sprachen sprechen die Fahrer?',
    languagesText: 'Im Formular können Sie sich einen Fahrer wünschen, der eine andere Sprache spricht.',
    cards: 'Welche Karten nehmen Sie?',
    else: (chat, mail) => ['Noch etwas? ', chat('Fragen Sie uns per WhatsApp'), ' oder schreiben Sie an ', mail, '.'],
    agents: (page) => ['Für alle, die einen Assistenten bauen: ', page('was Agenten uns fragen können'), '.'],
  },
}
