/**
 * The format of the gazetteer's tables, and its reader.
 *
 * `## District` opens a district. Each line below it is a place: `Name lat lng [kind] [= alias, alias]`. A place
 * without a kind is a village. The less important of two namesakes carries its district in its name: `Kalkudah
 * (Puttalam)`.
 *
 * Sources, and how to correct a line: docs/data.md
 */
const PLACE_KINDS = [
  'city',
  'town',
  'village',
  'junction',
  'airport',
  'station',
  'beach',
  'park',
  'trailhead',
  'sight',
  'harbour',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

export interface GazetteerPlace {
  /** Unique in the gazetteer. */
  readonly name: string
  readonly kind: PlaceKind
  readonly district: string
  /** Degrees, WGS 84: where a taxi would stop, not the middle of an area. */
  readonly lat: number
  readonly lng: number
  /** Other names, spellings and scripts. */
  readonly aliases: readonly string[]
  /** Names in other languages: domain/places/names/ */
  readonly foreign?: readonly string[]
}

const LINE = /^(?<name>.+?) (?<lat>\d+\.\d+) (?<lng>\d+\.\d+)(?: (?<kind>[a-z]+))?(?: = (?<aliases>.+))?$/

/** The places of a table in its order. Throws on a line with another format. */
export function readPlaces(table: string): GazetteerPlace[] {
  const places: GazetteerPlace[] = []
  let district = ''
  for (const line of table.split('\n')) {
    if (line === '') continue
    if (line.startsWith('## ')) {
      district = line.slice(3)
      continue
    }
    const { name, lat, lng, kind = 'village', aliases } = LINE.exec(line)?.groups ?? {}
    if (name === undefined || !isPlaceKind(kind) || district === '')
      throw new Error(`Not a line of the gazetteer: ${line}`)
    places.push({ name, kind, district, lat: Number(lat), lng: Number(lng), aliases: aliases?.split(', ') ?? [] })
  }
  return places
}

function isPlaceKind(kind: string): kind is PlaceKind {
  return (PLACE_KINDS as readonly string[]).includes(kind)
}

type NameTable = ReadonlyMap<string, readonly string[]>

export function readNames(table: string): NameTable {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [place = '', names = ''] = line.split(' = ')
        return [place, names.split(', ')] as const
      }),
  )
}
