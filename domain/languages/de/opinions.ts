import type { opinions as english } from '../en/opinions.ts'

export const opinions: typeof english = {
  title: 'Was unsere Gäste sagen',
  description: (brand) =>
    `Was Gäste von ${brand} nach ihrer Reise geschrieben haben: Gutes und Schlechtes, das Neueste zuerst.`,
  intro:
    'Nach der Reise geschrieben von Gästen, die hier gebucht haben. Wir lesen alles, bevor es erscheint, und zeigen Gutes wie Schlechtes, das Neueste zuerst.',
  none: 'Noch hat niemand etwas geschrieben.',
  written: {
    en: 'auf Englisch',
    de: 'auf Deutsch',
    fr: 'auf Französisch',
    ru: 'auf Russisch',
    zh: 'auf Chinesisch',
  },
  heldBack: (count, reasons) => `Von uns zurückgehalten: ${count}. Gründe: ${reasons}.`,
  reasons: {
    person: 'nennt eine Person oder Privates',
    insult: 'Beleidigung oder Drohung',
    advertising: 'Werbung',
    'other-matter': 'handelt nicht von einer Fahrt mit uns',
  },
  reasonTimes: (reason, times) => `${reason} (${times}-mal)`,
  ofPlace: (place) => `Was Gäste über Fahrten über ${place} sagen`,
  ofTrip: (pickup, dropoff) => `Was Gäste über ${pickup} – ${dropoff} sagen`,
  ofTour: 'Was Gäste über diese Tour sagen',
  older: 'Ältere',
  newest: 'Die neuesten',
  all: 'Alles, was unsere Gäste sagen',
  ask: {
    heading: 'Wie war Ihre Reise?',
    text: 'Ein paar Worte helfen dem nächsten Gast und uns. Wir lesen sie zuerst; dann stehen sie mit Monat, Strecke und Sprache auf unseren Seiten, ohne Ihren Namen, ob gut oder schlecht.',
    stars: 'Ihre Sterne',
    words: 'Ihre Worte, wenn Sie mögen',
    most: (characters) => `Höchstens ${characters} Zeichen.`,
    send: 'Senden',
    change: 'Geändert senden',
  },
  own: {
    unread: 'Danke. Sie können es ändern, bis wir es gelesen haben.',
    shown: 'Danke. Wir haben es gelesen, und es steht auf unseren Seiten.',
    heldBack: (reason) =>
      `Wir haben es gelesen und zeigen es nicht. Grund: ${reason}. Schreiben Sie uns, wenn Sie das anders sehen.`,
    takeBack: 'Löschen, was ich geschrieben habe',
  },
  problems: {
    stars: 'Bitte wählen Sie einen bis fünf Sterne.',
    words: (characters) => `Bitte schreiben Sie höchstens ${characters} Zeichen.`,
    read: 'Wir haben es inzwischen gelesen, deshalb bleibt es, wie es ist. Löschen können Sie es weiterhin.',
    notNow: 'Schreiben können Sie, sobald Ihre Reise vorbei ist.',
  },
  back: 'Zu Ihrer Buchung',
  mail: 'Sagen Sie, wie es war',
}
