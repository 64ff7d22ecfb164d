/**
 * What guests look for, as it is counted: words of these lists, known places, and no more. Nothing of a person, no
 * cookie, no text that somebody typed. docs/security.md
 */
import { readAddress } from '#domain/languages/languages.ts'

/**
 * What became of what a guest looked for. Each that asks has one answer: a price, or why there is none (`ANSWERS`). What
 * follows is counted beside it: no car could be had at the hour, a form was begun, it was booked.
 */
export const DEMAND_WORDS = ['priced', 'unknown-place', 'no-road', 'error', 'full', 'form', 'booked'] as const
export type DemandWord = (typeof DEMAND_WORDS)[number]

/** The answers to a question about a price. Each counts as one question. */
export const ANSWERS = ['priced', 'unknown-place', 'no-road', 'error'] as const satisfies readonly DemandWord[]

export const DEMAND_KINDS = ['transfer', 'tour', 'journey'] as const
type DemandKind = (typeof DEMAND_KINDS)[number]

/** How it came to be asked; `call` for a program that books. A campaign's is another one: {@link campaignSource}. */
export type DemandSource = 'page' | 'phone' | 'proposal' | 'partner' | 'agent' | 'call' | `campaign:${string}`

export const CAMPAIGN_PREFIX = 'campaign:'
/** Of a link such as `?utm_source=newsletter`. */
const CAMPAIGN = /^[a-z\d-]{1,20}$/
/** What a guest's page may say of itself: neither that somebody is on the telephone nor that an agent asks. */
export function sourceOfPage(text: string): DemandSource | null {
  if (text === 'page' || text === 'partner') return text
  return text.startsWith(CAMPAIGN_PREFIX) ? campaignSource(text.slice(CAMPAIGN_PREFIX.length)) : null
}

/** Instead of a campaign's name, advertisers and networks add their own mark to a link. */
const MARKS: readonly (readonly [mark: string, campaign: string])[] = [
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['fbclid', 'facebook'],
  ['msclkid', 'bing'],
  ['ttclid', 'tiktok'],
  ['mc_cid', 'newsletter'],
]

/** The campaign whose link was followed; `null` for none. @example `?utm_source=Newsletter` // 'campaign:newsletter' */
export function campaignOfLink(search: URLSearchParams): DemandSource | null {
  const named = search.get('utm_source')
  if (named !== null) return campaignSource(named.trim())
  const [, campaign] = MARKS.find(([mark]) => search.has(mark)) ?? []
  return campaign === undefined ? null : `campaign:${campaign}`
}

export const OTHER_CAMPAIGN: DemandSource = 'campaign:other'

/** `null` for what is no name of a campaign. @example campaignSource('Newsletter') // 'campaign:newsletter' */
function campaignSource(name: string): DemandSource | null {
  const word = name.toLowerCase()
  return CAMPAIGN.test(word) ? `campaign:${word}` : null
}

/** Those that most links name: they have no ceiling, so that nobody's inventions keep them out. */
export const COMMON_CAMPAIGNS: ReadonlySet<string> = new Set(
  [
    'google',
    'bing',
    'facebook',
    'instagram',
    'tiktok',
    'youtube',
    'tripadvisor',
    'whatsapp',
    'newsletter',
    'flyer',
  ].map((name) => `campaign:${name}`),
)

/** What has no page, or no device: a call, an agent, the telephone. */
export const NONE = 'none'
const PAGES = ['transfer', 'from', 'things-to-do', 'journey', 'journeys', 'booking', 'terms'] as const
/** The kind of page at which a visit began; `inside` where a page of ours was loaded again. */
export const FIRST_PAGES = ['home', ...PAGES, 'other', 'inside'] as const
export type FirstPage = (typeof FIRST_PAGES)[number] | typeof NONE
export type DemandDevice = 'phone' | 'tablet' | 'computer' | typeof NONE

/** Instead of a place that nobody knows, of one that has no name but its position, and of all words above a day's ceiling. */
export const UNKNOWN_PLACE = 'unknown'
export const ELSEWHERE = 'elsewhere'
export const OTHER = 'other'

/** What is counted of one question, form or booking, by which pages are drawn. */
export interface DemandDimensions {
  /** `YYYY-MM-DD`, Sri Lanka time. */
  readonly day: string
  readonly kind: DemandKind | typeof OTHER
  /** A place of the gazetteer: hotels count as their towns. */
  readonly pickup: string
  /** Of a tour its park; of a journey its last place. */
  readonly dropoff: string
  readonly language: string
  readonly source: DemandSource | typeof OTHER
  readonly firstPage: FirstPage | typeof OTHER
  readonly device: DemandDevice | typeof OTHER
}
export type DemandDimension = keyof DemandDimensions

/** A trip, a tour or a journey that a guest looks for. */
export interface Sought {
  readonly kind: DemandKind
  readonly pickup: string
  readonly dropoff: string
  /** Further places of a journey: of them nothing is counted but that nobody knows one. */
  readonly between?: readonly string[]
}

interface SoughtRide {
  readonly kind: 'transfer' | 'tour'
  readonly pickup: string
  readonly dropoff: string
  readonly park: string | null
}

const isSameWay = (one: SoughtRide, { kind, pickup, dropoff }: SoughtRide) =>
  kind === 'transfer' && one.pickup === pickup && one.dropoff === dropoff

/** What the rides of a booking were looked for as: two vehicles, or the way back with the way there, are one trip. */
export function soughtByRides(rides: readonly [SoughtRide, ...SoughtRide[]]): Sought {
  const [first] = rides
  const { kind, pickup, dropoff, park } = first
  if (rides.length === 1) return { kind, pickup, dropoff: park ?? dropoff }
  const back = { ...first, pickup: dropoff, dropoff: pickup }
  if (rides.every((ride) => isSameWay(first, ride) || isSameWay(back, ride))) return { kind, pickup, dropoff }
  return soughtByStops([...rides.map((ride) => ride.pickup), rides.at(-1)!.dropoff])
}

/** A journey by its places, of which there are two at least. */
export const soughtByStops = (places: readonly string[]): Sought => ({
  kind: 'journey',
  pickup: places[0]!,
  dropoff: places.at(-1)!,
  between: places.slice(1, -1),
})

/** What a page, an agent or the office tells. */
export interface DemandEvent extends Sought {
  /** `unreachable`: no price, because a place is unknown or no road leads there. The Worker finds out which. */
  readonly what: Exclude<DemandWord, 'unknown-place' | 'no-road'> | 'unreachable'
  readonly language: string
  readonly source: DemandSource
  readonly firstPage: FirstPage
  readonly device: DemandDevice
}

/** What a handler says; the rest is read of the request. */
export interface Told extends Sought, Pick<DemandEvent, 'what'>, Partial<Pick<DemandEvent, 'language' | 'source'>> {
  /** No car could be had. A page of ours has said so before. */
  readonly isFull?: boolean
}

/** @example firstPageOf('/de/transfer/taxi-from-Ella-to-Galle') // 'transfer' */
export function firstPageOf(path: string): FirstPage {
  const word = readAddress(path).path.split('/')[1] ?? ''
  return word === '' ? 'home' : (PAGES.find((page) => page === word) ?? 'other')
}

/** How often, of one group. */
export interface DemandSums extends Readonly<Record<DemandWord, number>> {
  /** All that asked: the sum of {@link ANSWERS}. */
  readonly asked: number
}

export const sumsOf = (times: Readonly<Record<DemandWord, number>>): DemandSums => ({
  ...times,
  asked: ANSWERS.reduce((sum, word) => sum + times[word], 0),
})

/** Days of which counts are kept: as long as Workers Analytics Engine keeps them. */
export const DEMAND_DAYS = 92

/** How long guests waited until the office confirmed. */

export interface Waiting {
  /** Bookings that were confirmed. */
  readonly confirmed: number
  /** Minutes; `null` where nothing was confirmed. */
  readonly median: number | null
  /** Nine of ten guests waited no longer. */
  readonly p90: number | null
}

/** The least value that a share of all does not exceed. @param sorted ascending, at least one */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!

export function waitingOf(minutes: readonly number[]): Waiting {
  if (minutes.length === 0) return { confirmed: 0, median: null, p90: null }
  const sorted = minutes.toSorted((one, other) => one - other)
  return { confirmed: sorted.length, median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) }
}

const BANDS = [
  ['within 15 minutes', 15],
  ['within an hour', 60],
  ['within 4 hours', 240],
  ['within 12 hours', 720],
  ['within a day', 1440],
  ['later', Infinity],
] as const

/** How many waited how long, the shortest first. */
export const waitingBands = (minutes: readonly number[]): { readonly band: string; readonly bookings: number }[] =>
  BANDS.map(([band, until], i) => {
    const from = i === 0 ? -Infinity : BANDS[i - 1]![1]
    return { band, bookings: minutes.filter((each) => each > from && each <= until).length }
  })

/** @example showMinutes(200) // '3 h 20 min' */
export function showMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
