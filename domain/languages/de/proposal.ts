import type { Dictionary } from '#domain/languages/texts.ts'

export const proposal: Dictionary['proposal'] = {
  title: 'Unser Angebot',
  for: (name) => `Für ${name}`,
  validUntil: (date, time) => `Gültig bis ${date}, ${time}, Ortszeit Sri Lanka`,
  note: 'Ein Wort von uns',
  days: 'Ihre Fahrten',
  map: 'Karte der Strecke',
  inPrice: 'Im Preis enthalten',
  notInPrice: 'Nicht im Preis enthalten',
  total: 'Preis',
  totalOf: (price) => `${price}, alles inklusive`,
  money: 'Bezahlen und stornieren',
  accept: {
    heading: 'Annehmen und buchen',
    intro: 'Was Sie hier annehmen, ist zu diesem Preis gebucht. Sie erhalten eine Bestätigung des Eingangs per E-Mail.',
    name: 'Ihr Name, für das Schild des Fahrers',
    phone: 'Telefon mit Ländervorwahl, am besten mit WhatsApp',
    email: 'E-Mail',
    ride: (ride, route) => `Fahrt ${ride}: ${route}`,
    agree: (link) => ['Ich habe die ', link('Bedingungen'), ' gelesen und nehme sie an.'],
    agreeFirst: 'Bestätigen Sie, dass Sie die Bedingungen annehmen',
    button: (price) => `Für ${price} buchen`,
    fields: 'Noch ist nichts gebucht. Bitte sehen Sie sich die markierten Felder an.',
    otherTerms:
      'Unsere Bedingungen haben sich geändert, seit Sie diese Seite geöffnet haben. Der Preis ist derselbe, gebucht ist noch nichts. Bitte lesen Sie die Bedingungen und nehmen Sie das Angebot noch einmal an.',
  },
  change: {
    heading: 'Soll etwas anders sein?',
    label: 'Was sollen wir ändern?',
    button: 'Um eine Änderung bitten',
    sent: 'Wir haben Ihre Nachricht. Wir antworten mit einem neuen Angebot; dieses bleibt bis dahin offen.',
    empty: 'Schreiben Sie, was anders sein soll.',
    often: 'Sie haben schon um viele Änderungen gebeten. Bitte schreiben Sie uns per WhatsApp, oder rufen Sie an.',
  },
  not: {
    replaced: {
      heading: 'Wir haben dieses Angebot geändert',
      text: 'Dies ist die neue Fassung. Noch ist nichts gebucht: Bitte sehen Sie sie an und nehmen Sie sie dann an.',
    },
    working: {
      heading: 'Wir arbeiten an einer neuen Fassung',
      text: 'Dieses Angebot wird gerade geändert. Sie bekommen die neue Fassung von uns; der Link bleibt derselbe.',
    },
    expired: {
      heading: 'Dieses Angebot ist abgelaufen',
      text: 'Es kann nicht mehr angenommen werden. Sagen Sie uns unten oder per WhatsApp, dass Sie es noch möchten, und wir schicken Ihnen ein neues.',
    },
    withdrawn: {
      heading: 'Dieses Angebot wurde zurückgezogen',
      text: 'Es kann nicht mehr angenommen werden. Bitte schreiben Sie uns, und wir suchen einen anderen Weg.',
    },
    unknown: {
      heading: 'Zu diesem Link gibt es kein Angebot',
      text: 'Vielleicht ist der Link unvollständig, oder das Angebot liegt lange zurück. Öffnen Sie ihn bitte noch einmal aus unserer Nachricht, oder schreiben Sie uns.',
    },
    rides: {
      heading: 'So kann dieses Angebot nicht gebucht werden',
      text: 'Bitten Sie uns unten oder per WhatsApp um eine andere Zeit, und wir schicken Ihnen ein neues Angebot.',
    },
  },
  rideProblem: (ride, why) => `Fahrt ${ride}: ${why}`,
  over: 'Die Abholzeit ist vorbei.',
  question: (title) => `Guten Tag, eine Frage zu Ihrem Angebot „${title}“:`,
  askOnWhatsApp: 'Per WhatsApp fragen',
  mail: {
    subject: (title) => `Unser Angebot: ${title}`,
    heading: 'Unser Angebot',
    opening: (name) =>
      `Guten Tag ${name}, hier ist unser Vorschlag. Die Seite zeigt jeden Tag, eine Karte und die Bedingungen.`,
    button: 'Ansehen und annehmen',
    next: 'Dort können Sie es annehmen oder um eine Änderung bitten. Solange Sie es nicht annehmen, ist nichts gebucht.',
  },
  whatsApp: (name, brand, title, price, until, url) =>
    `Guten Tag ${name}, hier ist ${brand}. Unser Angebot: ${title}, ${price}. ${until}. Hier können Sie es ansehen, annehmen oder um eine Änderung bitten: ${url}`,
}
