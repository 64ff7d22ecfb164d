import type { almanac as english } from '../en/almanac.ts'

export const almanac: typeof english = {
  poya: (date) =>
    `Le ${date} est un jour de Poya, la pleine lune\u00a0: aucun alcool n’est vendu dans le pays et beaucoup de magasins sont fermés.`,
  poyaExpected: (date) =>
    `Le ${date} devrait être un jour de Poya, la pleine lune\u00a0: aucun alcool n’est alors vendu dans le pays et beaucoup de magasins sont fermés.`,
  newYear: (first, last) =>
    `Le Nouvel An cinghalais et tamoul a lieu les ${first} et ${last}\u00a0: beaucoup de magasins et de restaurants ferment et, quelques jours avant et après, bus, trains et routes sont pleins.`,
  vesak: (first, last) =>
    `Vesak, les ${first} et ${last}\u00a0: des lanternes brillent dans toutes les villes, la circulation est lente le soir et aucun alcool n’est vendu ces deux jours.`,
  perahera: (first, last) =>
    `Du ${first} au ${last}, l’Esala Perahera défile chaque soir dans Kandy\u00a0: des rues du centre ferment l’après-midi et les chambres sont rares.`,
  poson: (first, last) =>
    `Poson, du ${first} au ${last}\u00a0: les pèlerins emplissent Anuradhapura et Mihintale, et on y roule lentement.`,
  christmas: (first, last) =>
    `Du ${first} au ${last}, chambres, trains et routes sont pleins sur la côte et dans les montagnes.`,
  pilgrims: () =>
    'Pendant la saison des pèlerins, les week-ends et les jours de Poya sont les plus chargés\u00a0: des milliers de personnes gravissent le Pic d’Adam la nuit, et la route depuis Hatton est lente.',
  southWestCoast: (first, last, place) =>
    `Du ${first} au ${last}, la mousson du sud-ouest apporte de la pluie et une mer agitée\u00a0: ${place}. Les plages de l’est sont alors au sec.`,
  westernHills: (first, last, place) =>
    `Du ${first} au ${last}, la mousson du sud-ouest apporte pluie et brume\u00a0: ${place}. Prévoyez de quoi vous couvrir.`,
  northAndEast: (first, last, place) =>
    `Du ${first} au ${last}, la mousson du nord-est apporte de la pluie et une mer agitée\u00a0: ${place}. Les plages du sud-ouest sont alors au sec.`,
}
