/**
 * What guests look for, as it is counted: words of these lists, known places, and no more. Nothing of a person, no
 * cookie, no text that somebody typed. docs/security.md
 */
import { PAGE_KINDS } from '#domain/browser-errors.ts'

/**
 * What became of what a guest looked for. Each that asks has one answer: a price, or why there is none (`ANSWERS`). What
 * follows is counted beside it: no car could be had at the hour, a form was begun, it was booked.
 */
export const DEMAND_WORDS = ['priced', 'unknown-place', 'no-road', 'error', 'full', 'form', 'booked'] as const
export type DemandWord = (typeof DEMAND_WORDS)[number]

/** Of these each is one that asked. */
export const ANSWERS = ['priced', 'unknown-place', 'no-road', 'error'] as const satisfies readonly DemandWord[]

export const DEMAND_KINDS = ['transfer', 'tour', 'journey'] as const
type DemandKind = (typeof DEMAND_KINDS)[number]

/** How it came to be asked. A campaign's is another one: {@link campaignSource}. */
export type DemandSource = 'page' | 'phone' | 'partner' | 'agent' | 'call' | `campaign:${string}`

export const CAMPAIGN_PREFIX = 'campaign:'
/** Of a link such as `?utm_source=newsletter`. */
const CAMPAIGN = /^[a-z\d-]{1,20}$/
export const OTHER_CAMPAIGN: DemandSource = 'campaign:other'

/** `null` for what is no name of a campaign. @example campaignSource('Newsletter') // 'campaign:newsletter' */
export function campaignSource(name: string): DemandSource | null {
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
/** The kind of page at which a visit began; `inside` where a page of ours was loaded again. */
export const FIRST_PAGES = [...PAGE_KINDS, 'inside', NONE] as const
type FirstPage = (typeof FIRST_PAGES)[number]
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

/** What a page, a call, an agent or the office tells. */
export interface DemandEvent extends Pick<DemandDimensions, 'pickup' | 'dropoff' | 'language'> {
  /** `unreachable`: no price, because a place is unknown or no road leads there. The Worker finds out which. */
  readonly what: Exclude<DemandWord, 'unknown-place' | 'no-road'> | 'unreachable'
  readonly kind: DemandKind
  readonly source: DemandSource
  readonly firstPage: FirstPage
  readonly device: DemandDevice
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
