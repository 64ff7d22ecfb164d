/**
 * The site's pictures: drawn for it as SVG, one style, served as files from /pictures/.
 *
 * Spread one into an `img`: `<img {...PICTURES.yala} loading="lazy" decoding="async" />`. The size is the drawing's own, so
 * that the browser keeps its place; scenes fill any box that CSS gives them, like a photo with `object-fit: cover`.
 */

export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

const scene = (name: string, alt: string): Picture => ({ src: `/pictures/${name}.svg`, width: 960, height: 600, alt })

export const PICTURES = {
  airportPickup: scene('airport-pickup', 'A driver with a welcome board meets a guest at the airport arrivals, the taxi waiting beside them'),
  adamsPeak: scene('adams-peak', "Two hikers look up at the lit steps of Adam's Peak before sunrise"),
  udawalawe: scene('udawalawe', 'Elephants with a calf by the reservoir of Udawalawe at sunset'),
  yala: scene('yala', 'A leopard resting on a boulder in Yala'),
  minneriya: scene('minneriya', 'The gathering of elephants by the tank of Minneriya'),
  kaudulla: scene('kaudulla', 'An elephant and its calf bathing in the tank of Kaudulla, painted storks beside them'),
  wilpattu: scene('wilpattu', 'Deer drinking at a lake of Wilpattu at dawn'),
  bundala: scene('bundala', 'Flamingos in the lagoon of Bundala at sunset'),
  hortonPlains: scene('horton-plains', "A sambar deer at World's End on Horton Plains, clouds in the valley below"),
  safari: scene('safari', 'A safari jeep on a track through a national park at sunset'),
  colomboHotel: scene('colombo-hotel', 'A taxi before a hotel on the Colombo sea front in the evening'),
  beachResort: scene('beach-resort', 'A villa under palms on a beach of Sri Lanka, an outrigger boat drawn up on the sand'),
  hillCountry: scene('hill-country', 'A blue train crossing the Nine Arch Bridge above tea fields'),
  sigiriya: scene('sigiriya', 'The rock of Sigiriya above its water gardens'),
} as const satisfies Record<string, Picture>
