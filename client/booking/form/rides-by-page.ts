/**
 * Day, hour, flight and notes stay with the page of their ride: the way back to it finds them, and the form of another ride
 * begins without them. The draft holds those of one ride at a time (draft-storage.ts); these are the others.
 */
import { nowMs } from '#client/device/clock.ts'
import { forget, keepOnDevice, readDevice, recall, remember } from '#client/device/storage.ts'
import { keepTypedAddress } from '#client/places/typed-address.ts'
import { QUICK_TIME } from '#client/booking/fields/pickup-start.ts'
import { type DriverNote, noteRow, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { readAddress } from '#domain/languages/languages.ts'
import { type FieldTexts, type FormKind, keepInDraft, KEPT_MS, UNSENT, wholeDraft } from './draft-storage.ts'
import { NIGHT_NAMES, noteField, RETURN_NAMES } from './form-fields.ts'

/** At both ends of a ride: they are also kept by their places, for the next ride from there. */
export const ADDRESSES: readonly DriverNote[] = ['pickupAddress', 'dropoffAddress']

/** The fields of a draft that say something of one ride. The others go along to the next one. */
const ofRide = (kind: RideKind): readonly string[] => [
  'date',
  'time',
  QUICK_TIME,
  UNSENT,
  ...Object.values(RETURN_NAMES),
  ...Object.values(NIGHT_NAMES),
  ...notesOf(kind)
    .filter((name) => noteRow(name).value !== 'count' && name !== 'guestName')
    .map((name) => (noteRow(name).value === 'text' ? name : noteField(name, kind))),
]

const ridesKey = (kind: FormKind) => `booking-rides:${kind}`

/** When a booking has been received: of its kind in this tab, and of every kind on the device. */
export function dropRides(kind: FormKind) {
  for (const each of ['transfer', 'tour'] as const) keepOnDevice(ridesKey(each), null)
  forget(ridesKey(kind))
}

interface KeptRides {
  readonly until: number
  /** Whose ride is in the draft; empty while nothing was typed for any. */
  readonly page: string
  /** Of the pages that were left, by page. The last one that was left is at the end. */
  readonly rides: Readonly<Record<string, FieldTexts>>
}

const NO_RIDES: KeptRides = { until: 0, page: '', rides: {} }

/** Characters of all rides that are kept. */
const MOST_KEPT = 15_000

function readRides(kind: RideKind): KeptRides {
  try {
    const kept = JSON.parse(recall(ridesKey(kind)) ?? readDevice(ridesKey(kind)) ?? '') as KeptRides
    return kept.until > nowMs() && typeof kept.page === 'string' ? { ...kept, rides: { ...kept.rides } } : NO_RIDES
  } catch {
    return NO_RIDES
  }
}

function keepRides(kind: RideKind, of: string, rides: KeptRides['rides']): void {
  let entries = Object.entries(rides)
  while (JSON.stringify(entries).length > MOST_KEPT) entries = entries.slice(1)
  const kept: KeptRides = { until: nowMs() + KEPT_MS, page: of, rides: Object.fromEntries(entries) }
  const text = JSON.stringify(kept)
  remember(ridesKey(kind), text)
  keepOnDevice(ridesKey(kind), text)
}

/** The page of a ride, in any language. Only the home page says by its query which ride it is. */
function ridePage(): string {
  const { path } = readAddress(location.pathname)
  return path === '/' ? path + location.search : path
}

/**
 * Puts into the draft what was typed for the ride of this page, and keeps what was typed for the one before.
 * @param isSame the guest has changed a place of the ride before: what was typed goes along
 * @returns true where the draft has another ride now
 */
export function takeRide(
  kind: RideKind,
  { pickup, dropoff }: { readonly pickup: string; readonly dropoff: string },
  isSame = false,
): boolean {
  const here = ridePage()
  const { page: before, rides } = readRides(kind)
  if (before === '' || before === here) return false
  // In a new tab the draft of that ride is on the device alone.
  const draft = wholeDraft(kind)
  const left = Object.fromEntries(ofRide(kind).flatMap((name) => (draft[name] ? [[name, draft[name]] as const] : [])))
  const { [here]: own, [before]: earlier, ...others } = rides
  const kept = Object.keys(left).length > 0 ? left : earlier
  keepRides(kind, here, { ...others, ...(kept ? { [before]: kept } : {}) })
  if (isSame) return false
  const texts = ofRide(kind).map((name) => [name, own && String(own[name] ?? '') ? String(own[name]) : undefined])
  // What is undefined is taken out.
  keepInDraft(kind, Object.fromEntries(texts) as FieldTexts)
  if (own) {
    const [there, far] = ADDRESSES.map((name) => String(own[noteField(name, kind)] ?? ''))
    keepTypedAddress(pickup, there!)
    keepTypedAddress(dropoff, far!)
  }
  return true
}

/** What is in the draft belongs to the ride of this page, and is not kept twice. A journey's rides have names there. */
export function noteRide(kind: FormKind): void {
  if (kind === 'journey') return
  const { [ridePage()]: _, ...others } = readRides(kind).rides
  keepRides(kind, ridePage(), others)
}
