import type { menu as english } from '../en/menu.ts'

const money: typeof english.money = {
  label: 'Preise auch zeigen in',
  none: 'keine andere Währung',
  about: (amount) => `etwa ${amount}`,
  of: (day) => `, Kurs vom ${day}`,
  charged: (day) => `Zur Orientierung, zum Kurs vom ${day}. Zu zahlen ist der Preis in US-Dollar oder Rupien.`,
  ratesOf: (day) => `Andere Währungen zu Kursen vom ${day}`,
  note: (day) => `Kurse vom ${day}. Zu zahlen sind die Preise in US-Dollar oder Rupien.`,
}

export const menu: typeof english = {
  money,
  menu: 'Menü',
  close: 'Menü schließen',
  allFrom: 'Alle Preise ab Flughafen Colombo',
  allTo: 'Alle Preise zum Flughafen Colombo',
  allTours: 'Alle Touren mit Preisen',
  pickup: 'Abholort',
  narrow: 'Tippen, um die Liste einzugrenzen',
  noPickup: (home) => [
    'Kein Abholort mit diesem Namen. Den Preis zwischen zwei beliebigen Orten finden Sie auf der ',
    home('Startseite'),
    '.',
  ],
  loadingRates: 'Preise werden geladen …',
  noRates: (retry, ask) => [
    'Die Preise wurden nicht geladen. ',
    retry('Noch einmal versuchen'),
    ' oder ',
    ask('einen Preis anfragen'),
    '.',
  ],
  taxiFrom: (pickup) => `Taxi von ${pickup} nach`,
  faresFrom: (places) => `Festpreise ab ${places} Orten`,
  choosePickup:
    'Wählen Sie einen Abholort, dann sehen Sie die Ziele. Die Preise gelten für einen Kleinwagen, alles inklusive.',
  notListed: (home) => [
    'Nicht in der Liste? ',
    home('Zwischen zwei beliebigen Orten in Sri Lanka gibt es einen Preis'),
    '.',
  ],
  languages: 'Sprachen',
  offer: 'Diese Seite auf Deutsch',
  offerClose: 'Schließen',
  sights: {
    'Yala national park': 'Leoparden',
    'Udawalawe national park': 'Elefanten am Stausee',
    'Minneriya national park': 'Das große Elefantentreffen',
    "Adam's Peak": 'Aufstieg zum Sonnenaufgang',
    'Kaudulla national park': 'Elefanten am Wasser',
    'Wilpattu national park': 'Leoparden und Seen',
    'Bundala national park': 'Vögel der Lagune',
    'Horton Plains national park': 'Wanderung zu World’s End',
  },
}
