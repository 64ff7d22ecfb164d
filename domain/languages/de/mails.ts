import type { mails as english } from '../en/mails.ts'

export const mails: typeof english = {
  subject: (what, title, date) => `${what}: ${title}, ${date}`,
  receipt: {
    subject: (reference) => `Buchung ${reference}`,
    heading: 'Ihre Buchung ist bei uns eingegangen',
    headingRequest: 'Ihre Anfrage ist bei uns eingegangen',
    opening: 'Unten steht, was wir notiert haben. Bitte sagen Sie uns, wenn etwas nicht stimmt.',
  },
  link: {
    subject: (reference) => `Ihre Buchung ${reference}`,
    heading: 'Ihre Buchung',
    opening:
      'Sie haben auf unserer Website um den Link zu dieser Buchung gebeten. Falls Sie das nicht waren, brauchen Sie nichts zu tun: Der Link ging nur an Sie.',
  },
  confirmed: {
    subject: (reference) => `Buchung ${reference} bestätigt`,
    heading: 'Ihre Buchung ist bestätigt',
    headingRide: 'Ihre Fahrt ist bestätigt',
    headingRides: 'Fahrten Ihrer Buchung sind bestätigt',
    opening: 'Ihr Fahrer wird da sein.',
  },
  cancelled: {
    subject: (reference) => `Buchung ${reference} storniert`,
    heading: 'Ihre Buchung ist storniert',
    headingRide: 'Ihre Fahrt ist storniert',
    headingRides: 'Fahrten Ihrer Buchung sind storniert',
    opening: 'Es kommt niemand. Falls Sie das nicht erwartet haben, schreiben Sie uns bitte.',
  },
  eachRideBelow: 'Für einige Fahrten Ihrer Buchung gilt das nicht: Unten steht bei jeder Fahrt ihr Stand.',
  changed: {
    subject: (reference) => `Buchung ${reference} geändert`,
    heading: 'Ihre Buchung wurde geändert',
    headingRide: 'Eine Fahrt Ihrer Buchung wurde geändert',
    opening: 'Unten steht der neue Stand. Bitte sagen Sie uns, wenn etwas nicht stimmt.',
  },
  paid: {
    subject: (reference) => `Zahlung für Buchung ${reference}`,
    heading: 'Ihre Zahlung ist da',
    opening: (paid) => `Vielen Dank. Bisher bezahlt: ${paid}.`,
  },
  refunded: {
    subject: (reference) => `Rückzahlung für Buchung ${reference}`,
    heading: 'Wir haben Ihnen Geld zurückgezahlt',
    back: (sum) => `Zurückgezahlt: ${sum}.`,
    taxi: (sum) => `Für das Taxi, das Sie stattdessen genommen haben: ${sum}.`,
    toAccount: 'Auf eine Karte oder ein Konto dauert es manchmal einige Tage.',
    opening: (usd) => `Nach dieser Rückzahlung bezahlt: ${usd}.`,
  },
  notPaid: {
    subject: (reference) => `Ihre Zahlung für Buchung ${reference} ist nicht angekommen`,
    heading: 'Ihre Zahlung ist nicht angekommen',
    opening:
      'Die Online-Zahlung, die Sie begonnen haben, ist nicht bei uns angekommen. Über den Link unten können Sie es noch einmal versuchen. Haben Sie inzwischen gezahlt, brauchen Sie nichts zu tun.',
  },
  deposit: {
    subject: (reference) => `Ihre Anzahlung für Buchung ${reference} fehlt noch`,
    heading: 'Ihre Anzahlung fehlt noch',
    opening:
      'Wir haben Sie um eine Anzahlung per Banküberweisung gebeten und sie noch nicht erhalten. Unten stehen Betrag und Konto.',
  },
  charge: {
    subject: (reference) => `Was für Buchung ${reference} zu zahlen ist`,
    heading: 'Was für Ihre Buchung zu zahlen ist',
    opening: 'Unten steht, was für eine Fahrt Ihrer Buchung zu zahlen ist, die nicht stattgefunden hat, und wie.',
    waived: {
      subject: (reference) => `Der Betrag für Buchung ${reference} ist erlassen`,
      heading: 'Der offene Betrag ist erlassen',
      opening:
        'Wir erlassen Ihnen, was für eine Fahrt zu zahlen war, die nicht stattgefunden hat: Dafür ist nichts mehr zu zahlen.',
    },
    came: {
      subject: (reference) => `Buchung ${reference} gilt wie zuvor`,
      heading: 'Ihre Buchung gilt wie zuvor',
      opening:
        'Wir hatten geschrieben, dass Sie nicht zur Abholung gekommen sind. Das nehmen wir zurück, und auch, was dafür zu zahlen war.',
    },
  },
  driver: {
    subject: (reference) => `Ihr Fahrer für Buchung ${reference}`,
    heading: 'Ihr Fahrer',
    opening: 'Das ist der Fahrer, der Sie abholt. Haben wir vorher jemand anderen genannt, kommt stattdessen dieser.',
    several: {
      subject: (reference) => `Ihre Fahrer für Buchung ${reference}`,
      heading: 'Ihre Fahrer',
      opening: 'Das sind Ihre Fahrer. Haben wir vorher andere genannt, kommen stattdessen diese.',
      advice:
        'Achten Sie auf diese Kennzeichen. Falls Sie einen Fahrer nicht finden, rufen Sie ihn oder uns an oder schreiben Sie.',
    },
    brokeDown:
      'Ihr Auto hatte unterwegs eine Panne. Dieser Fahrer kommt dorthin, wo Sie gerade sind, und fährt Sie weiter.',
    brokeDownBags:
      'Das Auto mit Ihrem Gepäck hatte unterwegs eine Panne. Dieser Fahrer holt es dort ab und bringt es Ihnen.',
  },
  reminder: {
    subject: (reference) => `Erinnerung an Buchung ${reference}`,
    heading: 'Bald holen wir Sie ab',
    opening: (date, time) => `Wir holen Sie am ${date} um ${time} ab (Ortszeit Sri Lanka).`,
  },
  paidReceipt: {
    subject: (reference) => `Quittung für Buchung ${reference}`,
    heading: 'Ihre Quittung',
    opening: (reference) => `Hier ist die Quittung für Buchung ${reference}, zum Drucken oder zum Speichern als PDF.`,
    open: 'Quittung öffnen',
  },
  thanks: {
    subject: (reference) => `Wie war Ihre Reise? Buchung ${reference}`,
    heading: 'Danke, dass Sie mit uns gefahren sind',
    opening: (reference) =>
      `Wir hoffen, Sie hatten eine gute Fahrt (Buchung ${reference}). Wenn ja, helfen ein paar Worte von Ihnen den nächsten Reisenden und Ihrem Fahrer. Wenn etwas nicht gut war, sagen Sie es uns bitte: Wir lesen jede Nachricht.`,
    review: (name) => `Eine Bewertung schreiben: ${name}`,
    tell: 'Uns per WhatsApp schreiben',
  },
  notHere: (link) =>
    `Ihr Name, Adressen und Notizen sind hier weggelassen. Prüfen können Sie sie unten über „${link}“.`,
  links: {
    booking: 'Ihre Buchung ansehen',
    driver: 'Ihrem Fahrer per WhatsApp schreiben',
    driverNamed: (name) => `${name}, Ihrem Fahrer, per WhatsApp schreiben`,
    change: 'Ändern oder stornieren',
    cancel: 'Stornieren',
    discount: 'Per WhatsApp nach dem Rabatt fragen',
    question: 'Fragen? Schreiben Sie uns per WhatsApp',
  },
  typedPlace: { pickup: 'Adresse laut Buchung', dropoff: 'Ziel laut Buchung', stop: 'Zwischenhalt laut Buchung' },
  rides: {
    of: (number, count) => `Fahrt ${number} von ${count}`,
    second: (number) => `${number} (zweites Fahrzeug)`,
    inState: {
      new: (title) => `${title}, eingegangen`,
      confirmed: (title) => `${title}, bestätigt`,
      cancelled: (title) => `${title}, storniert`,
      'no-show': (title) => `${title}, nicht angetroffen`,
    },
    one: (number, sentence) => `Fahrt ${number}: ${sentence}`,
    range: (first, last, sentence) => `Fahrten ${first} bis ${last}: ${sentence}`,
    several: (numbers, sentence) => `Fahrten ${numbers}: ${sentence}`,
    now: (count, price) =>
      `Ihre Buchung hat noch ${count === 1 ? 'eine Fahrt' : `${count} Fahrten`}: ${price} insgesamt.`,
  },
  drives: {
    one: (time, number) => `${time}, Fahrt ${number}`,
    several: (time, numbers) => `${time}, Fahrten ${numbers}`,
  },
  lines: {
    changed: 'Geändert',
    price: 'Preis',
    for: 'Für',
    reason: 'In diesem Preis',
    paid: 'Bezahlt',
    line: (label, value) => `${label}: ${value}`,
  },
  facts: {
    when: (date, time) => `${date}, ${time}`,
    sriLankaTime: (when) => `${when} (Ortszeit Sri Lanka)`,
    booking: (reference) => `Buchung ${reference}`,
  },
  hello: (brand, reference) => `Guten Tag, hier ist ${brand}. Es geht um Ihre Buchung ${reference}: `,
}
