/**
 * The site's pictures: SVG files in client/public/pictures/, drawn for this site.
 *
 * Use one as the attributes of an image: `<img {...toldPicture(PICTURES.yala, texts)} loading="lazy" decoding="async" />`.
 * Width and height let the browser reserve its space. A scene fills any box that CSS gives it (`object-fit: cover`).
 */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import type { VehiclePicture } from '#domain/prices/price-list.ts'

export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
}

const scene = (name: string): Picture => ({ src: `/pictures/${name}.svg`, width: 960, height: 600 })

/** Its name is always beside it, so screen readers skip the picture. A class that is no longer in the list has the picture of a car. */
export const vehiclePicture = (of: VehicleClass): Picture => vehicleDrawing(priceList().vehicles[of]?.picture ?? 'car')

export const vehicleDrawing = (name: VehiclePicture): Picture => ({
  src: `/pictures/${name === 'car' ? 'sedan' : name}.svg`,
  width: 320,
  height: 150,
})

export const PICTURES = {
  airportPickup: scene('airport-pickup'),
  adamsPeak: scene('adams-peak'),
  udawalawe: scene('udawalawe'),
  yala: scene('yala'),
  minneriya: scene('minneriya'),
  kaudulla: scene('kaudulla'),
  wilpattu: scene('wilpattu'),
  bundala: scene('bundala'),
  hortonPlains: scene('horton-plains'),
  safari: scene('safari'),
  colomboHotel: scene('colombo-hotel'),
  beachResort: scene('beach-resort'),
  hillCountry: scene('hill-country'),
  jaffna: scene('jaffna'),
  surf: scene('surf'),
  eastCoast: scene('east-coast'),
  sigiriya: scene('sigiriya'),
} as const satisfies Record<string, Picture>

/** A scene and what it shows, in words. */
export interface ToldPicture extends Picture {
  readonly alt: string
}

/** @param texts with 'home' and 'menu', which has the others */
export function toldPicture(picture: Picture, texts: Texts): ToldPicture {
  const [name] = Object.entries(PICTURES).find(([, each]) => each === picture)!
  const told = { ...texts.in('home').pictures, ...texts.in('menu').pictures }
  return { ...picture, alt: told[name as keyof typeof PICTURES] }
}
