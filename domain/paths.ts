/** Every address of the site: the patterns for the router, and the builders for links. Rules: docs/product.md#pages */
import { visibleText } from '#domain/visible-text.ts'

export const PATTERNS = {
  home: '/',
  transfer: '/transfer/:name',
  place: '/things-to-do/transport/:name',
  fromAirport: '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate',
  toAirport: '/things-to-do/to-colombo-airport-transfers/to-colombo-airport/taxi-rate',
  safaris: '/things-to-do/safari',
  safari: '/things-to-do/safari/:park',
  journey: '/journey',
  /** Without the last part all of them. */
  readyJourneys: '/journeys/:slug?',
  booking: '/booking/:reference',
  terms: '/terms',
  offline: '/offline',
} as const

/** Id of the booking form's place, on every page that has one. */
export const BOOKING_SECTION = 'booking'

const PLACE_SUFFIX = '-taxi'

export const paths = {
  /** The fare calculator, for the given places if any. */
  home({ pickup, dropoff }: { pickup?: string; dropoff?: string } = {}): string {
    const query = [
      ['pickup', pickup],
      ['dropoff', dropoff],
    ].flatMap(([name, place]) => (place ? [`${name}=${encodeURIComponent(place)}`] : []))
    return query.length > 0 ? `${PATTERNS.home}?${query.join('&')}` : PATTERNS.home
  },
  /** @param linkurl a slug from `transferSlug`, which is encoded */
  transfer: (linkurl: string): string => `/transfer/${linkurl}`,
  /** @example paths.place('Nuwara Eliya') // '/things-to-do/transport/Nuwara%20Eliya-taxi' */
  place: (name: string): string => `/things-to-do/transport/${encodeURIComponent(name)}${PLACE_SUFFIX}`,
  fromAirport: PATTERNS.fromAirport,
  toAirport: PATTERNS.toAirport,
  /** All tours. */
  safaris: PATTERNS.safaris,
  /**
   * @param slug a slug from `safariSlug`, which is encoded
   * @param travelers the address says nothing of one
   */
  safari: (slug: string, travelers = 1): string =>
    `/things-to-do/safari/${slug}${travelers > 1 ? `?travelers=${travelers}` : ''}`,
  /** Terms, privacy and questions. */
  terms: PATTERNS.terms,
  /** A journey of several rides. With a plan: `planAddress` in domain/journeys/plan.ts. */
  journey: PATTERNS.journey,
  readyJourneys: '/journeys',
  /** @param slug of a journey in domain/journeys/ready-journeys.ts */
  readyJourney: (slug: string): string => `/journeys/${slug}`,
  /** Where a guest asks for the link to a booking. */
  findBooking: '/booking',
  booking: (reference: string): string => `/booking/${encodeURIComponent(reference)}`,
  /** What works without a network. */
  offline: PATTERNS.offline,
  forAgents: '/for-agents',
} as const

// Links that somebody changed a little.

/** One character of a path, encoded or not, at its end. */
const LAST_CHARACTER = /(?:%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f])+|[^%])$/i
const ENCODED_CHARACTER = /%[c-f][\da-f](?:%[89ab][\da-f])+/gi
/** The end of a sentence, quotation marks, closing brackets and marks of emphasis around a link. */
const AFTER_A_LINK = /[\s.,;:!?'"’”»›“„<>)\]}*…。，、；：！？）》」』】]/u
/** The same as HTML writes some of them: '&gt;'. */
const AFTER_A_LINK_IN_HTML = /(?:&|%26)(?:gt|lt|quot|nbsp)(?:;|%3B)?$/i
/** What a chat or a mail may have put into a link where its line could break. */
const isUnseen = (character: string) => visibleText(character) === '' && !/[\u200C\u200D]/.test(character)

/** A bracket that the path itself opened is a part of a name. */
function isClosing(character: string, path: string): boolean {
  if (!/[)）]/.test(character)) return false
  const count = (bracket: RegExp) => path.match(bracket)?.length ?? 0
  return count(/[(（]|%28|%EF%BC%88/gi) >= count(/[)）]|%29|%EF%BC%89/gi)
}

/** A link with more than this is not ours. */
const MOST_ADDED = 20
/** The longest code of one character, '%F0%9F%98%80'. */
const LONGEST_CODE = 12

/**
 * The path of a link without what chats, mails and people add to one: '/terms).' -> '/terms'. For an address that leads
 * nowhere as it is.
 */
export function tidyPath(pathname: string): string {
  let path = pathname.replace(ENCODED_CHARACTER, (code) => (isUnseen(decoded(code)) ? '' : code))
  for (let added = 0; ; added++) {
    const end = path.slice(-LONGEST_CODE)
    const inHtml = AFTER_A_LINK_IN_HTML.exec(end)?.[0]
    const code = inHtml ?? LAST_CHARACTER.exec(end)?.[0] ?? ''
    const character = decoded(code)
    const isAdded = inHtml !== undefined || visibleText(character) === '' || AFTER_A_LINK.test(character)
    if (code === '' || !isAdded || isClosing(character, path)) break
    if (added === MOST_ADDED) return pathname
    path = path.slice(0, -code.length)
  }
  // What has nothing else in its first or last part is no link of ours: '//' would begin the name of another site.
  return path.startsWith('//') || path.endsWith('/') ? pathname : path
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** What an address may ask for beside its page, wherever it leads: `booking-in-link.ts` reads it, and a partner's link. */
const KEPT_IN_QUERIES = ['date', 'time', 'vehicle', 'travelers', 'bags', 'partner'] as const
/** Each of these is shorter. */
const MAX_KEPT = 40

/**
 * The part of a query that a redirect or a form keeps: what the site knows, once each, and none of it long.
 * @param others names that another part of the new address says
 */
export function keptQuery(
  query: URLSearchParams,
  others: readonly string[] = [],
): (readonly [name: string, value: string])[] {
  return KEPT_IN_QUERIES.filter((name) => !others.includes(name)).flatMap((name) => {
    const value = query.get(name) ?? ''
    return value !== '' && value.length <= MAX_KEPT ? [[name, value] as const] : []
  })
}

/** @param path of a page, perhaps with a query */
export function withQuery(path: string, entries: readonly (readonly [name: string, value: string])[]): string {
  const text = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`
}

/** The place named by the last segment of a place page's address, decoded; `null` for another segment. */
export function parsePlaceSegment(segment: string): string | null {
  const place = segment.toLowerCase().endsWith(PLACE_SUFFIX) ? segment.slice(0, -PLACE_SUFFIX.length).trim() : ''
  return place || null
}
