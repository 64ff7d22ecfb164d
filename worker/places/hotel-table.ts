/**
 * The format of the table of hotels, and its reader.
 *
 * `## District` opens a district. Each line below it is a house:
 *
 *     Name | Town | lat lng | kind trust[stars] [| alias, alias]
 *
 * A name is unique in the table and in the gazetteer; where the house's own name is not, its town follows in brackets.
 * Trust: A two sources agree, B one good source, C one point of OpenStreetMap, T the position is the town's (only the
 * town is known).
 * Sources, licence (ODbL 1.0), and how to correct a line: docs/data.md
 */

const HOTEL_KINDS = [
  'hotel',
  'guest house',
  'villa',
  'bungalow',
  'homestay',
  'apartment',
  'chalet',
  'hostel',
  'camp',
] as const
export type HotelKind = (typeof HOTEL_KINDS)[number]

export type Trust = 'A' | 'B' | 'C' | 'T'

export interface Hotel {
  readonly name: string
  readonly town: string
  readonly district: string
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lng: number
  readonly kind: HotelKind
  readonly trust: Trust
  /** 0 if none are known. */
  readonly stars: number
  /** Former names and other spellings. */
  readonly aliases: readonly string[]
}

const LINE =
  /^(?<name>[^|]+) \| (?<town>[^|]+) \| (?<lat>\d+\.\d+) (?<lng>\d+\.\d+) \| (?<kind>[a-z ]+) (?<trust>[ABCT])(?<stars>[1-5]?)(?: \| (?<aliases>.+))?$/

/** The houses of a table in its order. Throws on a line with another format. */
export function readHotels(table: string): Hotel[] {
  const hotels: Hotel[] = []
  let district = ''
  for (const line of table.split('\n')) {
    if (line === '') continue
    if (line.startsWith('## ')) {
      district = line.slice(3)
      continue
    }
    const { name, town, lat, lng, kind, trust, stars, aliases } = LINE.exec(line)?.groups ?? {}
    if (name === undefined || !isHotelKind(kind) || district === '')
      throw new Error(`Not a line of the table of hotels: ${line}`)
    hotels.push({
      name,
      town: town!,
      district,
      lat: Number(lat),
      lng: Number(lng),
      kind,
      trust: trust as Trust,
      stars: Number(stars),
      aliases: aliases?.split(', ') ?? [],
    })
  }
  return hotels
}

/** The table's text for a house; `readHotels` reads it back. */
export function hotelLine({ name, town, lat, lng, kind, trust, stars, aliases }: Hotel): string {
  return [
    name,
    town,
    `${lat.toFixed(4)} ${lng.toFixed(4)}`,
    `${kind} ${trust}${stars || ''}`,
    ...(aliases.length > 0 ? [aliases.join(', ')] : []),
  ].join(' | ')
}

export function isHotelKind(kind: string | undefined): kind is HotelKind {
  return (HOTEL_KINDS as readonly (string | undefined)[]).includes(kind)
}
