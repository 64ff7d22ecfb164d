/**
 * Points in what visitors paste: links to Google Maps, degrees and minutes, plus codes. Loaded late, with the gazetteer.
 */
import { type LatLng, parseCoordinates } from './coordinates.ts'

/** A longer text is no link that anybody pastes. */
const MAX_PASTED = 2000

/** The link in a message, 'Our villa: https://…'; else the whole text. */
const linkOrText = (text: string): string => /(?:https?:\/\/|\bgeo:)\S+/i.exec(text)?.[0] ?? text.trim()

/**
 * @param townOf the position of a town, for a plus code that is shortened to its surroundings
 * @returns `null` for a text that holds no point
 */
export function pastedPoint(text: string, townOf: (town: string) => LatLng | null): LatLng | null {
  if (text.length > MAX_PASTED) return null
  const pasted = linkOrText(text)
  return parseCoordinates(pasted) ?? linkedPoint(pasted) ?? parseDegrees(pasted) ?? plusCodePoint(pasted, townOf)
}

// Links.

/** Google's, Apple's, OpenStreetMap's, Amap's. */
const MAPS_LINK =
  /^(?:https?:\/\/)?(?:(?:(?:www|maps)\.)?google\.[a-z.]{2,6}\/maps?\b|maps\.google\.|maps\.apple\.com|(?:[\w-]+\.)*(?:openstreetmap\.org|osm\.org|amap\.com|gaode\.com)\/)|^geo:/i
const DEGREES = String.raw`-?\d{1,3}(?:\.\d+)?`
const LAT = `(?<lat>${DEGREES})`
const LNG = `(?<lng>${DEGREES})`
const PAIR = String.raw`(?:loc:)?${LAT}(?:,|%2C)\+?${LNG}`
const patterns = (...all: readonly string[]) => all.map((each) => new RegExp(each, 'i'))
/** Where maps write a pin. Some write the longitude first. */
const PINS = patterns(
  `!3d${LAT}!4d${LNG}`,
  `[?&](?:q|query|destination|daddr|coordinate|position)=${PAIR}`,
  `apple.*[?&]ll=${PAIR}`,
  `[?&]mlat=${LAT}&mlon=${LNG}`,
  `/(?:place|search)/(?:[^/]*/)?${PAIR}(?:[/?]|$)`,
  `^geo:${PAIR}`,
)
/** Only the middle of the map that was looked at, with the zoom of it, or its height in m. */
const VIEWS = patterns(
  String.raw`@${LAT},${LNG}(?:,(?:(?<zoom>\d+)(?:\.\d+)?z|(?<height>\d+)m))?`,
  String.raw`#map=(?<zoom>\d+)(?:\.\d+)?/${LAT}/${LNG}`,
  String.raw`[?&](?:s?ll|center)=${PAIR}(?:.*[?&]z(?:oom)?=(?<zoom>\d+))?`,
)
/** Less shows more than a street or two. */
const MIN_ZOOM = 15
const MAX_HEIGHT_M = 3000

function matched(text: string, wanted: readonly RegExp[]): LatLng | null {
  const parts = wanted.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  if (!parts || Number(parts.zoom ?? MIN_ZOOM) < MIN_ZOOM || Number(parts.height ?? 0) > MAX_HEIGHT_M) return null
  return onEarth(Number(parts.lat), Number(parts.lng))
}

/** Where the way in a link ends: 'Ella' in '/dir/Kandy/Ella/@6.9,80.8,10z'; `undefined` for a link to no way. */
const wayEnd = (link: string) =>
  /\/dir\/([^?#]*)/
    .exec(link)?.[1]!
    .split('/')
    .filter((part) => part && !/^@|^(?:data|am)=/.test(part))
    .at(-1)

function linkedPoint(text: string): LatLng | null {
  if (!MAPS_LINK.test(text)) return null
  const end = wayEnd(text)
  if (end !== undefined) return parseCoordinates(decoded(end) ?? '')
  return matched(text, PINS) ?? (linkedName(text) === null ? matched(text, VIEWS) : null)
}

/**
 * The point at which the map of a link to a named place was looked at, or where its way ends: not surely the place. `null`
 * for a link without a name.
 */
export function viewedPoint(text: string): LatLng | null {
  const link = linkOrText(text.slice(0, MAX_PASTED + 1))
  if (text.length > MAX_PASTED || !MAPS_LINK.test(link) || linkedName(link) === null) return null
  const wayPoint = new RegExp(`^.*!1d${LNG}!2d${LAT}`)
  return matched(link, wayEnd(link) === undefined ? VIEWS : [wayPoint])
}

/** Google alone knows where these lead. */
const SHORT_LINK = /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps)\//i
const ANY_LINK = /^(?:https?:\/\/|www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|lk|net|org)\/)\S+$/i

/** What kind of link a text is: a short one to Google Maps, another one; `null` for a text that is no link. */
export function linkKind(text: string): 'short' | 'other' | null {
  if (SHORT_LINK.test(text)) return 'short'
  return ANY_LINK.test(linkOrText(text)) ? 'other' : null
}

/** Where sites write the name of a hotel, else the last part of the path. */
const IN_PATHS = [/-Reviews-([^/-]+)/, /\/([^/]+)\/hotel\/[^/]+$/, /-Hotels-([^/.]+)/, /\/([^/]+)\/?$/]

/**
 * The name in a link to a place, for a link without a point, and in the address of a hotel's page.
 * @example linkedName('https://www.google.com/maps/place/Galle+Fort/') // 'Galle Fort'
 * @example linkedName('https://www.booking.com/hotel/lk/jetwing-lighthouse.html') // 'jetwing lighthouse'
 */
export function linkedName(text: string): string | null {
  if (text.length > MAX_PASTED) return null
  const pasted = linkOrText(text)
  if (!MAPS_LINK.test(pasted)) return linkKind(pasted) === 'other' ? pageName(pasted) : null
  const [, path, query] =
    /\/(?:place|search)\/([^/?@#]+)|[?&](?:q|query|name|destination|daddr)=([^&#]+)/.exec(pasted) ?? []
  const name = decoded((wayEnd(pasted) ?? path ?? query ?? '').replaceAll('+', ' '))
  return name && parseCoordinates(name.replace(/^loc:/, '')) ? null : name
}

/** Its three words are a code: 'filled.count.soap' names no Field Villa. */
const CODE_LINK = /\b(?:what3words\.com|w3w\.co)\//i

function pageName(link: string): string | null {
  if (CODE_LINK.test(link)) return null
  const path = link.replace(/^https?:\/\//i, '').replace(/[?#].*$/, '')
  const name = IN_PATHS.map((pattern) => pattern.exec(path)?.[1]).find(Boolean) ?? ''
  const words = decoded(name.replace(/\..*$/, '').replaceAll(/[-_+]+/g, ' '))
  return words && /\p{L}{3}/u.test(words) ? words : null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text).trim() || null
  } catch {
    return null
  }
}

function onEarth(lat: number, lng: number): LatLng | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

// Degrees, minutes, seconds.

const PART = String.raw`(\d{1,3}(?:\.\d+)?)\s*[°ºd]\s*(?:(\d{1,2}(?:\.\d+)?)\s*['’′m]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["”″s]|''|’’)\s*)?`
const LETTERS_LAST = new RegExp(String.raw`^${PART}([NS])[\s,;]*${PART}([EW])$`, 'i')
const LETTERS_FIRST = new RegExp(String.raw`^([NS])\s*${PART}[\s,;]*([EW])\s*${PART}$`, 'i')

/** @example parseDegrees(`6°56'12.3"N 79°51'40.1"E`) // { lat: 6.93675, lng: 79.86114 } */
function parseDegrees(text: string): LatLng | null {
  const last = LETTERS_LAST.exec(text)
  const first = last ? null : LETTERS_FIRST.exec(text)
  const parts = last
    ? ([last.slice(1, 4), last[4]!, last.slice(5, 8), last[8]!] as const)
    : first && ([first.slice(2, 5), first[1]!, first.slice(6, 9), first[5]!] as const)
  if (!parts) return null
  const [north, latSide, east, lngSide] = parts
  const lat = degreesOf(north) * (/s/i.test(latSide) ? -1 : 1)
  const lng = degreesOf(east) * (/w/i.test(lngSide) ? -1 : 1)
  return onEarth(lat, lng)
}

const degreesOf = ([degrees, minutes = '0', seconds = '0']: readonly (string | undefined)[]) =>
  Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600

// Plus codes (Open Location Code): https://github.com/google/open-location-code

const DIGITS = '23456789CFGHJMPQRVWX'
const PLUS_CODE = new RegExp(String.raw`^([${DIGITS}]{4,8})\+([${DIGITS}]{2,3})?(?:[\s,]+(.+))?$`, 'i')
/** Degrees that the first pair of digits tells apart. */
const FIRST_STEP = 20

/** The middle of the area of a code, which is about 14 m wide. A short code needs a town behind it. */
function plusCodePoint(text: string, townOf: (town: string) => LatLng | null): LatLng | null {
  const [, before, behind = '', town] = PLUS_CODE.exec(text) ?? []
  if (!before || before.length % 2 === 1 || (before.length < 8 && behind === '')) return null
  if (before.length === 8) return areaOf(before + behind).middle
  // 'Kandy, Sri Lanka': the country is no part of the town's name.
  const near = town ? townOf(town.split(',')[0]!) : null
  if (!near) return null
  const { middle, step } = areaOf(codeOf(near).slice(0, 8 - before.length) + before + behind, 8 - before.length)
  return { lat: nearest(middle.lat, near.lat, step), lng: nearest(middle.lng, near.lng, step) }
}

/** @param known how many digits the step of the answer comes from */
function areaOf(code: string, known = 8): { middle: LatLng; step: number } {
  let [lat, lng] = [-90, -180]
  let [size, step] = [FIRST_STEP, FIRST_STEP]
  const digits = code.toUpperCase()
  for (let i = 0; i + 1 < Math.min(digits.length, 10); i += 2) {
    if (i > 0) size /= 20
    if (i + 2 === known) step = size
    lat += DIGITS.indexOf(digits[i]!) * size
    lng += DIGITS.indexOf(digits[i + 1]!) * size
  }
  return { middle: { lat: lat + size / 2, lng: lng + size / 2 }, step }
}

/** The first eight digits of a point's code. */
function codeOf({ lat, lng }: LatLng): string {
  let [south, west, size] = [lat + 90, lng + 180, FIRST_STEP]
  let code = ''
  for (let pair = 0; pair < 4; pair++) {
    code += DIGITS[Math.floor(south / size)]! + DIGITS[Math.floor(west / size)]!
    south %= size
    west %= size
    size /= 20
  }
  return code
}

/** The town may lie across the border of the area that the missing digits name. */
function nearest(found: number, near: number, step: number): number {
  if (found - near > step / 2) return found - step
  return near - found > step / 2 ? found + step : found
}
