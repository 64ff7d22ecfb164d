import { home } from './home.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures: typeof english = {
  ...home.pictures,
  kaudulla: 'Un éléphant et son petit se baignent dans le réservoir de Kaudulla, des tantales à côté',
  wilpattu: 'Des cerfs boivent à un lac de Wilpattu à l’aube',
  bundala: 'Des flamants dans la lagune de Bundala au coucher du soleil',
  hortonPlains: 'Un sambar à World’s End, dans les Horton Plains, les nuages dans la vallée en contrebas',
  safari: 'Une jeep de safari sur une piste de parc national au coucher du soleil',
  colomboHotel: 'Un taxi devant un hôtel du front de mer de Colombo, le soir',
  beachResort: 'Une villa sous les palmiers d’une plage du Sri Lanka, une pirogue à balancier sur le sable',
  hillCountry: 'Un train bleu sur le pont aux neuf arches, au-dessus des champs de thé',
  jaffna: 'La tour dorée d’un temple hindou de Jaffna entre des palmiers de Palmyre, au lever du soleil',
  surf: 'Un surfeur sur une vague de la côte sud, le soir',
  sigiriya: 'Le rocher de Sigiriya au-dessus de ses jardins d’eau',
}
