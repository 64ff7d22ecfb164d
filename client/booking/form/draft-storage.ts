/**
 * What has been typed and chosen for a booking. Kept until the booking has been received, and for a day at most: in the
 * tab, and on the device for the tabs that open later. A tab that has a draft of its own keeps to it, so that no field
 * changes while somebody types; on the device the last typed draft counts.
 */
import { useSyncExternalStore } from 'react'
import { nowMs } from '#client/device/clock.ts'
import { keepOnDevice, readDevice, recall, remember, subscribeToTab } from '#client/device/storage.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { readAddress } from '#domain/languages/languages.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import {
  fits,
  smallestOf,
  type Party,
  pricedClasses,
  vehicleClasses,
  type VehicleClass,
  type Fare,
} from '#domain/fares/vehicles.ts'

/** Texts by name of field: what was typed, or error messages. */
export type FieldTexts = Readonly<Record<string, string>>

/**
 * The fields that both kinds of booking have, and texts for the driver: their names in the draft, and in the form as
 * the kind's call spells them.
 */
export interface FieldNames extends FieldTexts {
  /** Empty, as the time is, where each ride has its own. */
  readonly date: string
  readonly time: string
  readonly phone: string
  readonly country: string
  readonly email: string
}

export type FormKind = RideKind | 'journey'

export const draftKey = (kind: FormKind) => `booking-draft:${kind}`

/** After this time the device forgets the phone number and name of its last guest. */
export const KEPT_MS = DAY_MS
/** A kept text that is longer is not ours. */
const MAX_KEPT = 20_000

interface KeptDraft {
  readonly until: number
  /** Address of the page on which it was typed, without its language. */
  readonly page: string
  readonly fields: FieldTexts
}

/** The field by which a guest says to live in Sri Lanka. */
export const LIVES_HERE = 'livesHere'

/** What was confirmed on a page and has no answer: in the draft until it has one, for a guest who opens the page again. */
export const UNSENT = 'unsent'

/** In a draft of each kind: the fields about the guest, not about a trip. */
const OF_GUEST = ['phone', 'country', 'email', LIVES_HERE, 'guestname', 'guestName', 'passengers', 'travelers']

const texts = (value: unknown): FieldTexts =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/**
 * `null` for one that has expired, and for a text that this site has not written.
 * @param longest ms: in a tab the clock may be set back, once an answer has told the time
 */
function parse(text: string | null | undefined, longest = Infinity): KeptDraft | null {
  if (!text || text.length > MAX_KEPT) return null
  try {
    const { until, page, fields } = JSON.parse(text) as Partial<Record<keyof KeptDraft, unknown>>
    const left = Number(until) - nowMs()
    return left > 0 && left <= longest ? { until: Number(until), page: String(page), fields: texts(fields) } : null
  } catch {
    return null
  }
}

/** A page is the same in every language. */
export const pageAt = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  readAddress(pathname).path + search

export const here = () => pageAt(location)

export function readDraft(kind: FormKind): FieldTexts {
  const own = parse(recall(draftKey(kind)))
  if (own) return own.fields
  // From another tab, or a closed one: all of it for this page, only who travels for another trip.
  const kept = parse(readDevice(draftKey(kind)), KEPT_MS)
  if (!kept || kept.page === here()) return kept?.fields ?? {}
  return Object.fromEntries(Object.entries(kept.fields).filter(([name]) => OF_GUEST.includes(name)))
}

/** All of the draft, whichever page it was typed on: of this tab, else of another one. */
export const wholeDraft = (kind: FormKind): FieldTexts =>
  (parse(recall(draftKey(kind))) ?? parse(readDevice(draftKey(kind)), KEPT_MS))?.fields ?? {}

/** The page of the draft that this device keeps. */
export const keptPage = (kind: FormKind) => parse(readDevice(draftKey(kind)), KEPT_MS)?.page

/** Fields that are not given stay as they are. */
export function keepInDraft(kind: FormKind, fields: FieldTexts) {
  keepOnDevice(draftKey(kind), keepInTab(kind, fields))
}

/** Nothing of it is on the device. @returns what is kept */
export function keepInTab(kind: FormKind, fields: FieldTexts): string {
  const draft: KeptDraft = { until: nowMs() + KEPT_MS, page: here(), fields: { ...readDraft(kind), ...fields } }
  const text = JSON.stringify(draft)
  remember(draftKey(kind), text)
  return text
}

/** One field of the draft; `undefined` on the server. */
export function useDraftField(kind: FormKind, name: string): string | undefined {
  return useSyncExternalStore(
    subscribeToTab,
    () => readDraft(kind)[name],
    () => undefined,
  )
}

/** The vehicle chosen for a transfer. Cards, bar and form share one choice, which the draft holds. */
const chooseVehicle = (vehicle: VehicleClass) => keepInDraft('transfer', { vehicle })

/** The vehicle of this guest's last booking, where the guest had chosen it. */
export const LAST_VEHICLE = 'lastVehicle'

/**
 * Stays chosen when another trip changes its price. Until one is chosen it is the one chosen for the guest's last booking where it
 * takes the party, or else the smallest that does: nobody reads the price of a vehicle that is too small.
 * @param fare whose vehicles can be chosen; those of the list where no fare is known
 * @param ofPlan what one vehicle takes, in place of the party of a transfer's form
 * @param asked by the page's address
 */
export function useVehicleChoice(
  fare?: Fare | null,
  ofPlan?: Party,
  asked?: VehicleClass | null,
): readonly [VehicleClass, (vehicle: VehicleClass) => void] {
  const kept = useDraftField('transfer', 'vehicle')
  const last = useDraftField('transfer', LAST_VEHICLE)
  const typed = useTypedParty()
  const classes = fare ? pricedClasses(fare) : vehicleClasses()
  const party = ofPlan ?? typed
  const taken = last && fits(party, last) ? last : null
  const chosen = [kept, asked, taken].find((vehicle) => vehicle && classes.includes(vehicle))
  return [chosen ?? smallestOf(classes, party), chooseVehicle]
}

/** The party as it is typed; a number that nobody has typed fits everywhere. */
export function useTypedParty(): Party {
  // As `noteField` gives them, which comes with the form. Wide digits count, too: ２.
  const travelers = useDraftField('transfer', 'passengers')
  const bags = useDraftField('transfer', 'bags')
  return { travelers: Number(travelers?.normalize('NFKC')) || 1, bags: Number(bags?.normalize('NFKC')) || 0 }
}

let told: { readonly of: unknown; readonly prices: unknown } | undefined
const priceListeners = new Set<() => void>()

/** The form knows the day and hour of a pickup, and its code what they make of the page's price. */
export function tellPrices<T>(of: T, prices: T) {
  if (told?.of === of && told.prices === prices) return
  told = { of, prices }
  for (const listener of priceListeners) listener()
}

function subscribeToPrices(listener: () => void) {
  priceListeners.add(listener)
  return () => void priceListeners.delete(listener)
}

/** What a page shows, at the prices of the pickups in its form, once some were chosen. */
export const usePricesOfForm = <T>(of: T): T =>
  useSyncExternalStore(
    subscribeToPrices,
    () => (told?.of === of ? (told!.prices as T) : of),
    () => of,
  )
