/**
 * The site's pictures: drawn for it as SVG, one style, served as files from /pictures/.
 *
 * Spread one into an `img`: `<img {...PICTURES.yala} loading="lazy" decoding="async" />`. The size is the drawing's own, so
 * that the browser keeps its place; scenes fill any box that CSS gives them, like a photo with `object-fit: cover`.
 */
import type { VehicleClass } from '#domain/fares.ts'

export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

const scene = (name: string, alt: string): Picture => ({ src: `/pictures/${name}.svg`, width: 960, height: 600, alt })
const vehicle = (name: string, alt: string): Picture => ({ src: `/pictures/${name}.svg`, width: 320, height: 150, alt })

export const PICTURES = {
  airportPickup: scene('airport-pickup', 'A driver with a welcome board meets a guest at the airport arrivals, the taxi waiting beside them'),
  adamsPeak: scene('adams-peak', "Two hikers look up at the lit steps of Adam's Peak before sunrise"),
  udawalawe: scene('udawalawe', 'Elephants with a calf by the reservoir of Udawalawe at sunset'),
  yala: scene('yala', 'A leopard resting on a boulder in Yala'),
  minneriya: scene('minneriya', 'The gathering of elephants by the tank of Minneriya'),
} as const satisfies Record<string, Picture>

export const VEHICLE_PICTURES: Readonly<Record<VehicleClass, Picture>> = {
  mini: vehicle('mini', 'A small hatchback'),
  car: vehicle('sedan', 'A sedan'),
  van: vehicle('van', 'A passenger van'),
}
