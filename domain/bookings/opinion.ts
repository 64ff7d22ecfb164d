/**
 * What a guest says after the journey on our own site: stars and a few words, one for each booking. The office reads each
 * before it is shown, and holds none back because it is bad. docs/bookings.md#what-guests-say
 */
import { placeKey } from '#domain/places/place-name.ts'
import { mayAskForWords } from '#domain/bookings/day/complaints.ts'
import type { BookingStatus } from './ride.ts'
import { cleanText } from '#domain/bookings/request/email-phone-and-flight-formats.ts'

export const MOST_STARS = 5
/** Characters. */
export const MOST_SAID = 600

/** `unread`: its guest may still change it. */
export const OPINION_STATES = ['unread', 'shown', 'held back'] as const
export type OpinionState = (typeof OPINION_STATES)[number]

/** What an opinion may be held back for. That it is bad is no reason. */
export const HELD_FOR = ['person', 'insult', 'advertising', 'other-matter'] as const
export type HeldFor = (typeof HELD_FOR)[number]

/** The stars and words of a guest. */
export interface Said {
  /** 1 to 5. */
  readonly stars: number
  /** Plain text, perhaps of several lines; empty where only stars were given. */
  readonly words: string
}

interface RouteOfRide {
  readonly pickup: string
  readonly dropoff: string
  readonly park: string | null
}

/** Without those that follow themselves. */
const withoutRepeats = (names: readonly (string | null)[]): string[] =>
  names.filter((name): name is string => name !== null).filter((name, i, all) => name !== all[i - 1])

/** Where rides went by, in order. @param publicName of a place; `null` for one that only its guest knows */
export const placesOf = (rides: readonly RouteOfRide[], publicName: (name: string) => string | null): string[] =>
  withoutRepeats(
    rides.flatMap(({ pickup, dropoff, park }) => [
      publicName(pickup),
      ...(park === null ? [] : [park]),
      publicName(dropoff),
    ]),
  )

/** By which an opinion is found on the page of a place. */
export const placeSubject = (name: string): string => placeKey(name)

/** The same of a transfer, in either direction: it is the same way. */
export const tripSubject = (one: string, other: string): string => [one, other].map(placeKey).toSorted().join(' > ')

/** All that an opinion is about. @param places in their order */
export const subjectsOf = (places: readonly string[]): string[] => [
  ...new Set([...places.map(placeSubject), ...places.slice(1).map((place, i) => tripSubject(places[i]!, place))]),
]

/** More would not fit on the line of a phone. */
const MOST_PLACES = 5

/** The places that are named: of many the first ones and the last. */
export const shownPlaces = (places: readonly string[]): readonly (string | null)[] =>
  places.length <= MOST_PLACES ? places : [...places.slice(0, MOST_PLACES - 1), null, places.at(-1)!]

/** An opinion as every visitor may read it. */
export interface ShownOpinion extends Said {
  readonly id: number
  /** `YYYY-MM` */
  readonly month: string
  readonly places: readonly string[]
  /** BCP 47. */
  readonly language: string
}

/** How many are shown, and how many were held back for which reason. */
export interface OpinionCounts {
  readonly shown: number
  readonly heldBack: Readonly<Partial<Record<HeldFor, number>>>
}

/** What the booking's page shows its guest of it. */
export interface OwnOpinion extends Said {
  readonly state: OpinionState
  /** NULL where it is not held back. */
  readonly heldFor: HeldFor | null
}

/** One of those about a place or a transfer, in the words of a page. */
export interface OpinionInWords extends Said {
  readonly id: number
  readonly starsInWords: string
  /** Of the language that it is written in. */
  readonly tag: string
  /** Route, month and language. */
  readonly about: string
}

/** What a page shows opinions about. */
export interface AskedAbout {
  /** One place, or the two of a transfer; the park of a tour. */
  readonly places: readonly string[]
  readonly isTour?: boolean | undefined
}

/** What the page of a place, a transfer or a tour is answered, in its language. */
export interface SaidAbout {
  readonly heading: string
  readonly opinions: readonly OpinionInWords[]
  /** How many were held back, and why; empty for none. */
  readonly heldBack: string
  /** Of the link to all. */
  readonly all: string
}

/* Who may say something of a journey, when, and what of it is kept. */

/** What a form has sent. @returns why it cannot be kept: `stars` for none, `words` for too many */
export function readSaid(fields: Readonly<Record<string, string>>): Said | { readonly problem: 'stars' | 'words' } {
  const { stars = '', words = '' } = fields
  if (!/^[1-5]$/.test(stars)) return { problem: 'stars' }
  const said = cleanText(words)
  return [...said].length > MOST_SAID ? { problem: 'words' } : { stars: Number(stars), words: said }
}

interface RideSaidOf {
  readonly status: BookingStatus
  readonly over: boolean
  /** By the word of its driver. */
  readonly nobodyCame: boolean
}

/** Whether a guest can say something, asked or not: the journey is over, and one ride of it was driven. */
export const mayBeSaid = (rides: readonly RideSaidOf[]): boolean =>
  mayAskForWords({ rides: rides.filter(({ nobodyCame }) => !nobodyCame) })
