import { home } from './home.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures: typeof english = {
  ...home.pictures,
  kaudulla: 'Ein Elefant badet mit seinem Kalb im Stausee von Kaudulla, neben ihnen Buntstörche',
  wilpattu: 'Hirsche trinken im Morgengrauen an einem See in Wilpattu',
  bundala: 'Flamingos in der Lagune von Bundala bei Sonnenuntergang',
  hortonPlains: 'Ein Sambarhirsch am World’s End in den Horton Plains, unten im Tal die Wolken',
  safari: 'Ein Safari-Jeep bei Sonnenuntergang auf einer Piste im Nationalpark',
  colomboHotel: 'Ein Taxi am Abend vor einem Hotel an Colombos Strandpromenade',
  beachResort: 'Eine Villa unter Palmen an einem Strand in Sri Lanka, auf dem Sand ein Auslegerboot',
  hillCountry: 'Ein blauer Zug fährt über die Neun-Bogen-Brücke, darunter Teefelder',
  jaffna: 'Der goldene Turm eines Hindutempels in Jaffna zwischen Palmyrapalmen bei Sonnenaufgang',
  surf: 'Ein Surfer am Abend auf einer Welle der Südküste',
  sigiriya: 'Der Felsen von Sigiriya über seinen Wassergärten',
}
