/** What the pictures show, for who does not see them: client/pictures/pictures.ts. */
import { home } from './home.ts'

export const pictures = {
  ...home.pictures,
  kaudulla: 'An elephant and its calf bathing in the tank of Kaudulla, painted storks beside them',
  wilpattu: 'Deer drinking at a lake of Wilpattu at dawn',
  bundala: 'Flamingos in the lagoon of Bundala at sunset',
  hortonPlains: "A sambar deer at World's End on Horton Plains, clouds in the valley below",
  safari: 'A safari jeep on a track through a national park at sunset',
  colomboHotel: 'A taxi before a hotel on the Colombo sea front in the evening',
  beachResort: 'A villa under palms on a beach of Sri Lanka, an outrigger boat drawn up on the sand',
  hillCountry: 'A blue train crossing the Nine Arch Bridge above tea fields',
  jaffna: 'The golden tower of a Hindu temple in Jaffna between palmyra palms at sunrise',
  surf: 'A surfer riding a wave of the south coast in the evening',
  sigiriya: 'The rock of Sigiriya above its water gardens',
}
