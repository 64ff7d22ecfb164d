import { formatsOf } from '../formats.ts'
import type { today as english } from '../en/today.ts'

const { plural } = formatsOf('de')

const minutes = (count: number) => `${count} ${plural(count, { one: 'Minute', other: 'Minuten' })}`

const DRIVER = 'Ihr Fahrer'

export const today: typeof english = {
  head: {
    title: (reference) => `Buchung ${reference}`,
    notFound: 'Buchung nicht gefunden',
    description: (brand) => `Ihre Buchung bei ${brand}: wie es um sie steht, was Sie gebucht haben und wie Sie zahlen.`,
  },
  heading: 'Ihre Fahrt jetzt',
  outOfDate:
    'Diese Seite ließ sich gerade nicht aktualisieren und ist vielleicht nicht mehr aktuell. Wir versuchen es weiter.',
  call: (name) => `${name} anrufen`,
  callUs: 'Uns anrufen',
  stages: {
    ahead: (name) => `Hier sehen Sie, wann ${name ?? DRIVER} losfährt`,
    notSetOut: (name) => `${name ?? DRIVER} ist noch nicht losgefahren`,
    onTheWay: (name, time) => `${name ?? DRIVER} ist unterwegs: losgefahren um ${time}`,
    atPickup: (name, time) => `${name ?? DRIVER} ist seit ${time} am Abholort`,
    onBoard: 'Sie sind unterwegs. Gute Fahrt!',
    there: 'Sie sind da. Danke, dass Sie mit uns gefahren sind.',
    noShow: (name) => `${name ?? DRIVER} hat gewartet und Sie nicht gefunden. Bitte rufen Sie uns sofort an.`,
    bags: {
      sealed: (count) =>
        `${count === null ? 'Ihr Gepäck ist' : count === 1 ? '1 Gepäckstück ist' : `${count} Gepäckstücke sind`} gezählt, versiegelt und unterwegs. Gute Zugfahrt!`,
      here: (time) => `Ihr Gepäck ist da, seit ${time}`,
      handedOver: 'Sie haben Ihr Gepäck. Danke, dass Sie mit uns gereist sind.',
    },
  },
  place: {
    soon: 'Gleich da',
    inMinutes: (count) => `In etwa ${minutes(count)} da`,
    driver: 'Ihr Fahrer',
    map: (pickup) => `Ihr Fahrer auf dem Weg zum Abholort ${pickup}`,
    fresh:
      'Der Standort ist von dieser Minute. Er kommt, solange der Fahrer unsere Seite ansieht: Im Hintergrund sendet ein Telefon keinen.',
    old: (count) =>
      `Der Standort ist ${minutes(count)} alt. Er kommt, solange der Fahrer unsere Seite ansieht: Im Hintergrund sendet ein Telefon keinen.`,
  },
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
  tell: {
    heading: 'Für Ihre Familie',
    about:
      'Ein Link, der nur diese Fahrt zeigt: Auto und Kennzeichen, den Vornamen des Fahrers, wo Sie während der Fahrt sind und dass Sie angekommen sind. Er endet zwei Stunden danach, oder wenn Sie ihn beenden.',
    make: 'Der Familie Bescheid geben',
    made: 'Wer diesen Link hat, sieht diese Fahrt:',
    title: 'Meine Fahrt in Sri Lanka',
    share: 'Link teilen',
    end: 'Link beenden',
  },
  after: {
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
    bound: 'Dieses Telefon meldet, wenn Ihr Fahrer losfährt und am Abholort ist.',
    install:
      'Damit wir Ihnen melden können, wenn der Fahrer losfährt, legen Sie diese Seite auf den Home-Bildschirm: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie sie von dort.',
    denied:
      'Ihr Browser lässt es nicht zu. Erlauben Sie in seinen Einstellungen die Mitteilungen dieser Website und öffnen Sie diese Seite noch einmal.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
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
