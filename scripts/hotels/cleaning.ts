/** Makes a house from a row of the sources: a tidy name, or nothing if the row is no house for travellers. */
import { parse } from 'csv-parse/sync'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { hotelWords, isKindWord } from '#domain/places/hotel-names.ts'
import { isHotelKind, type Hotel, type HotelKind, type Trust } from '#worker/places/hotel-table.ts'

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bRest(?:aurent|urant|aurnt|uarant)\b/gi, 'Restaurant'],
  [/\bB(?:a|u)ngal?(?:o|a)w(s?)\b|\bBunglow(s?)\b|\bBuncalow(s?)\b|\bBunglaw(s?)\b/gi, 'Bungalow$1$2$3$4'],
  [/\bHol+(?:y|i)day\b/gi, 'Holiday'],
  [/\bHost(?:al|le)(s?)\b/gi, 'Hostel$1'],
  [/\bHote\b/gi, 'Hotel'],
  [/\bExperiance\b/gi, 'Experience'],
  [/\bAurweda\b/gi, 'Ayurveda'],
  [/\bPavillions?\b/gi, 'Pavilion'],
]

/** What mappers write beside a name. */
const MAPPERS_NOTE = /\((?:good|real|right|correct)\b[^)]*\)|\b\d\.\d\*\d reviews/gi

const NO_HOUSE = new RegExp(
  [
    // Hostels of universities, schools and services.
    String.raw`\b(?:boy|girl|women|men|ladie)s?['’]?s?['’]? hostel`,
    'faculty',
    String.raw`\bwing$`,
    String.raw`\b(?:e|a|c) block$`,
    'university',
    'children',
    'orphan',
    'quart?ers',
    'quaters',
    'boarding',
    'gurukulam',
    'male/female',
    'dormitory',
    'hostel entrance',
    'security hostel',
    'railway hostel',
    'd\\.s\\.s\\.c',
    'seminary',
    'training',
    'institute',
    'nurses',
    // Places to pitch a tent.
    'camp ?site',
    'camping site',
    'camping area',
    'campground',
    'scout camp',
    // Bungalows for officials on duty.
    'circuit b',
    'ministry',
    'department',
    'electricity board',
    'air ?force',
    'port authority',
    '\\bstate bungalow',
    // Neither.
    'money exchange',
    'driveway',
    'research cent',
    'un building',
    'freedom project',
    'play ground',
    "driver's room",
    'ice cream',
  ].join('|'),
  'i',
)

const EATERY =
  /restaurant|caf[eé]\b|coffee|bakery|bake house|juice|cool bar|\bfoods?\b|kitchen|pizza|canteen|chinese|rice|tea room|saiva|banquet|reception|\bhall$|millet/i
const SLEEPS =
  /hotel|resort|guest|room|\binn\b|villa|cabana|home ?stay|hostel|lodge|\brest\b|bungalow|chalet|beach|garden|retreat|place/i

const SMALL = new Set(['and', 'by', 'of', 'the', 'at', 'in', 'on', 'de', 'la', 'le', 'n', 'with', 'am', 'to'])

/** Capitals where a name has none, or nothing else. */
function capitalised(name: string): string {
  const shouted = name.length > 4 && name === name.toUpperCase() && name.includes(' ')
  return name
    .split(' ')
    .map((word, i) => {
      if (/^by$/i.test(word) && i > 0) return 'by'
      if (shouted || (word.length > 4 && /^[A-Z]+$/.test(word) && /[AEIOU]/.test(word)))
        return word[0] + word.slice(1).toLowerCase()
      return i > 0 && SMALL.has(word) ? word : word.replace(/^[a-z]/, (letter) => letter.toUpperCase())
    })
    .join(' ')
}

const isSameName = (a: string, b: string) => hotelWords(a).join(' ') === hotelWords(b).join(' ')

/** A town at the end of a name repeats the town of the house: 'Garden Rest-Kandy'. */
function withoutTown(name: string, town: string, district: string): string {
  const [, rest, end] = /^(.+?)\s*(?:-|–|,)\s*([^-–,]+)\.?$/.exec(name) ?? []
  if (!rest || !end || hotelWords(rest).every(isKindWord)) return name
  return isSameName(end, town) || isSameName(end, district) || findPlace(end) ? rest : name
}

interface TidyName {
  readonly name: string
  readonly aliases: readonly string[]
}

function tidyName(raw: string, town: string, district: string): TidyName {
  const [first = '', ...others] = raw.replaceAll(MAPPERS_NOTE, ' ').split(/[;|]/)
  const aliases = others
  let name = first
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll('nangi"s', "nangi's")
    .replaceAll(/["“”@*#]/g, ' ')
    .replaceAll(/ ?\+ ?/g, ' & ')
    .replaceAll('/', ' ')
  name = name.replaceAll(/\(([^)]*)\)?/g, (_, inside: string) => {
    if (/^[A-Z][a-z]{4,}/.test(inside) && !hotelWords(inside).some(isKindWord) && !findPlace(inside))
      aliases.push(inside)
    return ' '
  })
  for (const [wrong, right] of SPELLINGS) name = name.replaceAll(wrong, right)
  name = name
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replace(/^[\s,.&-]+|[\s,.&-]+$/g, '')
  name = withoutTown(withoutTown(name, town, district), town, district)
    .split(',')[0]!
    .trim()
  name = capitalised(name)
    .replaceAll(/\s*&\s*/g, ' & ')
    .trim()
  const tidyAliases = aliases.map((alias) =>
    capitalised(
      alias
        .replaceAll(/[’‘`´]/g, "'")
        .replaceAll(/[(),|"]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  )
  return { name, aliases: [...new Set(tidyAliases)].filter((alias) => alias.length > 2 && !isSameName(alias, name)) }
}

function kindOf(raw: string, name: string): HotelKind {
  const kind = raw.replace('_', ' ')
  if (kind === 'motel' || kind === 'guest house') return 'guest house'
  if (kind === 'resort') return 'hotel'
  if (kind === 'circuit bungalow') return 'bungalow'
  // Mappers call most houses a hotel.
  if (kind === 'hotel' && /home ?stay/i.test(name)) return 'homestay'
  if (kind === 'hotel' && /guest ?house/i.test(name)) return 'guest house'
  if (kind === 'hotel' && /hostel/i.test(name)) return 'hostel'
  return isHotelKind(kind) ? kind : 'guest house'
}

/** @param trust of a row; `T` for one that is placed to its town */
export function readRow(row: Readonly<Record<string, string>>, trust: Trust): Hotel | null {
  const { name: raw = '', district = '', stars } = row
  const town = row.town?.trim() || district
  const registered = (row.sources ?? row.source ?? '').includes('SLTDA')
  const { name, aliases } = tidyName([raw, row.alias].filter(Boolean).join(';'), town, district)
  if (NO_HOUSE.test(raw) || (!registered && EATERY.test(raw) && !SLEEPS.test(raw))) return null
  const words = hotelWords(name)
  const saysSomething =
    /[A-Za-z].*[A-Za-z].*[A-Za-z]/.test(name) &&
    (registered || words.some((word) => !isKindWord(word)) || /rest ?house|holiday resort/i.test(name))
  if (!saysSomething || findPlace(name)?.name === name || /^[\d/ ]+/.exec(name)?.[0] === name) return null
  const lat = Number(row.lat ?? row.town_lat)
  const lng = Number(row.lng ?? row.town_lng)
  if (!(lat > 5) || !(lng > 79)) return null
  return {
    name,
    town,
    district,
    lat,
    lng,
    kind: kindOf(row.kind ?? '', name),
    trust,
    stars: Number(stars) || 0,
    aliases,
  }
}

/** The rows of a CSV file (RFC 4180) by the names of its header. What a short row lacks is empty. */
export function readCsv(text: string): Record<string, string>[] {
  const options = { bom: true, skip_empty_lines: true, trim: true, relax_column_count: true } as const
  const [header = [], ...rows] = parse(text, options)
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}
