import { formatsOf } from '../formats.ts'
import type { offline as english } from '../en/offline.ts'

const { number } = formatsOf('de')

export const offline: typeof english = {
  title: 'Ohne Netz',
  description: 'Buchungen, die Sie auf diesem Gerät speichern, und eine Schätzung jedes Preises, ganz ohne Netz.',
  online: {
    heading: 'Funktioniert ohne Netz',
    intro:
      'Diese Seite öffnet sich auch im Flugmodus. Hier finden Sie Ihre gespeicherten Buchungen und eine Schätzung jedes Preises.',
  },
  offline: {
    heading: 'Sie haben kein Netz',
    intro:
      'Ihre gespeicherten Buchungen und eine Schätzung jedes Preises sind hier. Für alles andere brauchen wir ein Netz.',
  },
  tryAgain: 'Die gewünschte Seite noch einmal versuchen',
  kept: {
    heading: 'Gespeicherte Buchungen',
    none: 'Noch keine. Öffnen Sie die Seite Ihrer Buchung über den Link in Ihrer Mail und tippen Sie auf „Auf diesem Gerät speichern“.',
    loading:
      'Gespeicherte Buchungen erscheinen hier, sobald die Seite geladen ist. Speichern können Sie eine auf der Seite Ihrer Buchung.',
    asItWas: (date, time) => `Stand vom ${date}, ${time} (Ortszeit Sri Lanka)`,
    call: (driver) => `${driver} anrufen`,
    calendar: 'In den Kalender eintragen',
    openPage: 'Seite der Buchung öffnen',
    remove: 'Von diesem Gerät löschen',
    keep: 'Auf diesem Gerät speichern',
    opensAt: (page) => ['Gespeichert. Ohne Netz öffnen Sie sie unter ', page, '.'],
    failed:
      'Dieser Browser speichert nichts: Sein Speicher ist voll, oder das Fenster ist privat. Bitte drucken Sie diese Seite aus.',
  },
  estimate: {
    heading: 'Preis schätzen',
    pickup: 'Abholort',
    dropoff: 'Ziel',
    price: (vehicle, lkr, usd) => `${vehicle}: LKR ${number(lkr)} (USD ${number(usd)})`,
    way: (km, duration) => `${km} km, etwa ${duration}`,
    ofDay: (date, fare) => [
      `Schätzung vom ${date}; sie gilt erst, wenn Sie online sind: `,
      fare('Preis ansehen und buchen'),
    ],
    noRoads: 'Unser Straßennetz ist noch nicht auf diesem Gerät. Öffnen Sie diese Seite einmal mit Netz.',
    noWay:
      'Zwischen diesen Orten finden wir keine Straße. Städte, Strände und Sehenswürdigkeiten gehen hier, Hotels nur mit Netz.',
  },
  call: {
    heading: 'Rufen Sie uns an',
    numbers: (phone, whatsapp, site) => [
      'Ein Anruf braucht keine Daten: ',
      phone,
      '. Mit Daten: ',
      whatsapp,
      ' oder ',
      site,
      '.',
    ],
  },
  files: {
    heading: 'Was auf diesem Gerät liegt',
    text: 'Diese Seite, ihr Programm und unser Straßennetz sind hier gespeichert, damit sie sich ohne Netz öffnen. Buchungen werden nur gespeichert, wenn Sie das möchten. Sie können die Dateien löschen; beim nächsten Besuch mit Netz werden sie wieder gespeichert. Um alles endgültig zu löschen, entfernen Sie die Daten dieser Website in den Einstellungen Ihres Browsers.',
    remove: 'Dateien löschen',
    removed: 'Gelöscht. Gespeicherte Buchungen sind noch da; jede hat ihre eigene Schaltfläche zum Löschen.',
  },
}
