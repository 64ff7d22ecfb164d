import type { almanac as english } from '../en/almanac.ts'

export const almanac: typeof english = {
  poya: (date) =>
    `Der ${date} ist ein Poya-Tag (Vollmond): Im ganzen Land wird kein Alkohol verkauft, und viele Geschäfte sind geschlossen.`,
  poyaExpected: (date) =>
    `Der ${date} wird voraussichtlich ein Poya-Tag (Vollmond): Dann wird im ganzen Land kein Alkohol verkauft, und viele Geschäfte sind geschlossen.`,
  newYear: (first, last) =>
    `Am ${first} und ${last} ist das singhalesische und tamilische Neujahr: Viele Geschäfte und Restaurants schließen, und einige Tage davor und danach sind Busse, Züge und Straßen voll.`,
  vesak: (first, last) =>
    `Vesak am ${first} und ${last}: In allen Orten leuchten Laternen, abends stockt der Verkehr, und an beiden Tagen wird kein Alkohol verkauft.`,
  perahera: (first, last) =>
    `Vom ${first} bis ${last} zieht jeden Abend die Esala Perahera durch Kandy: Straßen im Zentrum werden nachmittags gesperrt, und Zimmer sind knapp.`,
  poson: (first, last) =>
    `Poson vom ${first} bis ${last}: Anuradhapura und Mihintale sind voller Pilger, und auf den Straßen dort geht es langsam voran.`,
  christmas: (first, last) =>
    `Vom ${first} bis ${last} sind Zimmer, Züge und Straßen an der Küste und im Bergland voll.`,
  pilgrims: () =>
    'In der Pilgerzeit ist es an Wochenenden und Poya-Tagen am vollsten: Tausende steigen nachts auf den Adams Pik, und auf der Straße von Hatton stockt es.',
  southWestCoast: (first, last, place) =>
    `Vom ${first} bis ${last} bringt der Südwestmonsun Regen und raue See: ${place}. An den Stränden im Osten ist es dann trocken.`,
  westernHills: (first, last, place) =>
    `Vom ${first} bis ${last} bringt der Südwestmonsun Regen und Nebel: ${place}. Packen Sie entsprechend.`,
  northAndEast: (first, last, place) =>
    `Vom ${first} bis ${last} bringt der Nordostmonsun Regen und raue See: ${place}. An den Stränden im Südwesten ist es dann trocken.`,
}
