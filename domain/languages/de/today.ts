import type { today as english } from '../en/today.ts'

const DRIVER = 'Ihr Fahrer'

export const today: typeof english = {
  head: {
    title: (reference) => `Buchung ${reference}`,
    notFound: 'Buchung nicht gefunden',
    description: (brand) => `Ihre Buchung bei ${brand}: ihr Stand, was Sie gebucht haben und wie Sie zahlen.`,
  },
  heading: 'Ihre Fahrt jetzt',
  outOfDate:
    'Diese Seite ließ sich gerade nicht aktualisieren und ist vielleicht nicht mehr aktuell. Wir versuchen es weiter.',
  call: (name) => `${name} anrufen`,
  callUs: 'Uns anrufen',
  notSo: 'Stimmt das nicht? Uns anrufen',
  stages: {
    ahead: (name) => `Hier sehen Sie, wann ${name ?? DRIVER} losfährt`,
    notSetOut: (name) => `${name ?? DRIVER} ist noch nicht losgefahren`,
    late: (name, time) => `${name ?? DRIVER} ist jetzt voraussichtlich um ${time} bei Ihnen`,
    onTheWay: (name, time) => `${name ?? DRIVER} ist unterwegs: losgefahren um ${time}`,
    atPickup: (name, time) => `${name ?? DRIVER} ist seit ${time} am Abholort`,
    told: (time, told) => `${time} (uns gemeldet um ${told})`,
    onBoard: 'Sie sind unterwegs, sagt Ihr Fahrer. Gute Fahrt!',
    brokeDown: {
      car: (time) => `Ihr Auto hatte um ${time} eine Panne.`,
      bags: (time) => `Das Auto mit Ihrem Gepäck hatte um ${time} eine Panne.`,
      looking: 'Wir suchen ein anderes. Es kommt dorthin, wo Sie gerade sind.',
      comes: (name) => `${name} kommt dorthin, wo Sie gerade sind, und fährt Sie weiter.`,
      there: (name, time) => `${name} ist seit ${time} bei Ihnen und fährt Sie weiter.`,
      bagsOn: 'Ein anderes Auto bringt es Ihnen.',
    },
    there: 'Sie sind da. Danke, dass Sie mit uns gefahren sind.',
    noShow: (name) =>
      `${name ?? DRIVER} sagt: „Ich habe gewartet und Sie nicht gefunden.“ Bitte rufen Sie uns sofort an.`,
    bags: {
      sealed: (count) =>
        `${count === null ? 'Ihr Gepäck ist' : count === 1 ? '1 Gepäckstück ist' : `${count} Gepäckstücke sind`} gezählt, versiegelt und unterwegs. Gute Zugfahrt!`,
      here: (time) => `Ihr Gepäck ist da, seit ${time}`,
      handedOver: 'Sie haben Ihr Gepäck. Danke, dass Sie mit uns gereist sind.',
    },
  },
  closed: (date) => `Der Inhaber hat das am ${date} abgeschlossen.`,
  taxi: (sum) => `Für das Taxi, das Sie stattdessen genommen haben, haben wir Ihnen ${sum} gezahlt.`,
  words: {
    intro: 'Sagen Sie es Ihrem Fahrer und uns mit einem Tippen:',
    waiting: 'Ich warte draußen',
    cannotFind: 'Ich finde Sie nicht',
    nobodyHere: 'Hier ist niemand',
    nobodyNext: (by) =>
      `Wir rufen jetzt Ihren Fahrer an und suchen ein anderes Auto. Ist um ${by} niemand bei Ihnen, gilt unser Versprechen auf dieser Seite: siehe „Wenn niemand kommt“.`,
    late: 'Mein Flug hat Verspätung',
    lateAt: (time) => `Mein Flug hat Verspätung: Er landet um ${time}`,
    landsAt: (field) => ['Er landet um ', field],
    failed: 'Das kam nicht bei uns an. Bitte versuchen Sie es noch einmal oder rufen Sie an.',
    said: (time, word) => `${time}: Sie schrieben „${word}“`,
    seenTo: (time) => `Unser Büro kümmert sich seit ${time} darum`,
  },
  print: 'Voucher drucken',
  noMail: {
    text: 'Zu dieser Buchung kommt keine Mail. Bitte bewahren Sie den Buchungscode und diese Seite auf: Kopieren Sie den Link oder senden Sie ihn sich selbst per WhatsApp.',
    booking: (reference, link) => `Buchung ${reference}: ${link}`,
    changes: (link) => `Ändern oder stornieren: ${link}`,
    change: (change) => [change('Ändern oder stornieren'), ': Das geht nur mit diesem Link.'],
    copy: 'Kopieren',
    copied: 'Kopiert',
    send: 'Per WhatsApp senden',
    failed: 'Das Kopieren ging nicht: Bitte markieren Sie den Link oben.',
  },
  unknown: {
    heading: 'Diese Buchung kennen wir nicht',
    text: (again) => [
      'Ein Buchungscode hat zwölf Buchstaben und Ziffern, etwa K7Q2-M4XT-9BHE. Öffnen Sie den Link in Ihrer Bestätigungsmail, ',
      again('lassen Sie ihn sich noch einmal senden'),
      ' oder schreiben Sie uns: Wir finden Ihre Buchung.',
    ],
    hello: 'Hallo, ich finde meine Buchung nicht',
    ask: 'Per WhatsApp fragen',
    write: 'E-Mail schreiben',
    fare: 'Preis finden',
  },
}
