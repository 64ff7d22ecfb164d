/**
 * Rides that the office composes, for a guest on the telephone or a proposal: what is typed, what it means, and what its
 * prices by hand may be. Places and prices of the list: `priceComposed` in worker/quotes/composed-rides.ts.
 */
import * as v from 'valibot'
import { type RideKind, TOUR_LENGTHS, type TourLength } from '#domain/duration-and-tour-length.ts'
import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { MAX_STOPS_ON_THE_WAY, MAX_WAITING, usualWaiting } from '#domain/fares/stops-and-waiting.ts'
import { formatLkr, formatUsd, lkrPerUsd, typedWhole } from '#domain/fares/money.ts'
import { isOffered, type VehicleClass } from '#domain/fares/vehicles.ts'
import { proportionalParts } from '#domain/journeys/booked-rides.ts'
import { MAX_STOPS } from '#domain/journeys/plan.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { fieldProblem, fieldText } from '#domain/quotes/field-problems.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'
import { findPark } from '#domain/tours/park-lookup.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS } from '#domain/tours/tour-price.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { agreedInRupees, agreedPrice, type Price, priceBounds, rupeeBounds } from '../agreed/agreed-price.ts'
import { fullLkr } from '../money/sums.ts'
import { parseReason } from '#domain/bookings/agreed/operator-steps.ts'
import { type DriverNote, type DriverNotes, driverNotes, notesOf } from './booking-form-fields-and-lengths.ts'
import { hasSeatedChildren, readNote, TOO_MANY_CHILD_SEATS } from './email-phone-and-flight-formats.ts'

/** As many as a guest's longest plan has. */
export const MAX_COMPOSED_RIDES = MAX_STOPS

/** Fields as they were typed, by name. Those of the driver's notes have the names of their table. */
export type TypedRide = Readonly<Record<string, string | undefined>>

/** The fields of a ride beside those of the driver's notes: all that is not here is not read. */
const RIDE_FIELDS = [
  'park',
  'pickup',
  'dropoff',
  'bagsAlone',
  'stops',
  'date',
  'time',
  'vehicle',
  'tourLength',
  'usd',
] as const
export type RideField = (typeof RIDE_FIELDS)[number] | DriverNote

export interface TypedRides {
  readonly rides: readonly TypedRide[]
  /** The price by hand of all rides together. */
  readonly usd?: string | undefined
  /** Prices by hand are typed in whole rupees, for a guest who pays in those; else in whole dollars. */
  readonly inRupees?: boolean | undefined
  /** Why a price is not the list's. */
  readonly reason?: string | undefined
}

/** A ride that was read. Whether its places are known says only `priceComposed`. */
export interface ComposedRide {
  readonly kind: RideKind
  /** Only of a tour. */
  readonly park: string | null
  /** Of a tour that begins or ends at its park, the park. */
  readonly pickup: string
  readonly dropoff: string
  /** Only of a transfer: its guests go by train. */
  readonly bagsAlone?: true
  readonly via: readonly StopOnTheWay[]
  /** `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
  readonly date: string
  readonly time: string
  /** Only of a transfer: `null` where none is chosen yet, and nothing can be booked. */
  readonly vehicle: VehicleClass | null
  /** Only of a tour. */
  readonly tourLength: TourLength | null
  /** Of a tour with its travelers, who are a part of its price. */
  readonly notes: DriverNotes
  /** The price by hand in whole dollars; `null` for the list's, or one in rupees. */
  readonly handUsd: number | null
  /** The price by hand in whole rupees. */
  readonly handLkr?: number
}

/** The rides of one booking, in the order in which they are driven. It can be kept as JSON. */
export interface ComposedRides {
  readonly rides: readonly [ComposedRide, ...ComposedRide[]]
  /** The price by hand of all rides together; `null` where each has its own, or it is in rupees. */
  readonly handUsd: number | null
  readonly handLkr?: number
  /** For the guest; empty where every price is the list's. */
  readonly reason: string
}

/** What has to be typed otherwise. */
export interface ComposedProblem {
  /** Of a ride as {@link rideField} writes it; else 'usd', 'reason' or another field of the page. */
  readonly field: string
  readonly text: string
  /** What the field may mean: each a whole text for it, and what a button says. */
  readonly instead?: readonly { readonly value: string; readonly label: string }[]
}

/** The name of a field of the ride with this index. @example rideField(0, 'pickup') // '1-pickup' */
export const rideField = (index: number, name: RideField): string => `${index + 1}-${name}`

/** A place as it was pasted, with its link, may be longer than a name. */
const MAX_PASTED = 1000
const MAX_STOPS_TEXT = (MAX_STOPS_ON_THE_WAY + 1) * MAX_PASTED

/** 'Kandy, 60 min': the minutes of waiting. */
const WITH_MINUTES = /^(.*?)[\s,]+(\d{1,4})\s*min(?:ute)?s?\.?$/i

/** Each stop has a line, or follows a semicolon. */
const stopLines = (text: string) =>
  text
    .split(/[\n;]/)
    .map((each) => visibleLine(each).trim())
    .filter(Boolean)

const place = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(MAX_PASTED, fieldProblem('place-too-long', MAX_PLACE_NAME)),
  v.transform((text) => visibleLine(text).trim()),
)

const stops = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(MAX_STOPS_TEXT, fieldProblem('place-too-long', MAX_PLACE_NAME)),
  v.transform((text) =>
    stopLines(text).map((typed): StopOnTheWay => {
      const [, name, minutes] = WITH_MINUTES.exec(typed) ?? []
      return name && minutes ? { place: name, minutes: Number(minutes) } : { place: typed, minutes: usualWaiting() }
    }),
  ),
  v.maxLength(MAX_STOPS_ON_THE_WAY, fieldProblem('too-many-stops', MAX_STOPS_ON_THE_WAY)),
  v.check(
    (found) => found.every(({ minutes }) => minutes <= MAX_WAITING),
    fieldProblem('count-out-of-range', 0, MAX_WAITING),
  ),
)

const typedText = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(100, fieldProblem('text-too-long', 100)),
  v.transform((text) => visibleLine(text).trim()),
)

const date = v.pipe(typedText, v.nonEmpty(fieldProblem('no-date')), v.check(isRealDate, fieldProblem('no-such-date')))
const time = v.pipe(typedText, v.nonEmpty(fieldProblem('no-time')), v.check(isRealTime, fieldProblem('no-such-time')))

/** A price by hand, in whole dollars or rupees. */
type HandPrice = Pick<ComposedRide, 'handUsd' | 'handLkr'>

const handPrice = (inRupees: boolean) =>
  v.pipe(
    typedText,
    v.check((text) => {
      const amount = typedWhole(text, inRupees ? 'rupees' : 'dollars')
      return text === '' || (amount !== null && amount >= 1 && (inRupees || amount < 1_000_000))
    }, fieldProblem('price-not-whole')),
    v.transform((text): HandPrice => {
      const amount = typedWhole(text, inRupees ? 'rupees' : 'dollars')
      return inRupees && amount !== null ? { handUsd: null, handLkr: amount } : { handUsd: amount }
    }),
  )

const isByHand = ({ handUsd, handLkr }: HandPrice) => handUsd !== null || handLkr !== undefined

const park = v.pipe(
  typedText,
  v.check((name) => name === '' || findPark(name) !== null, 'This tour is not on sale'),
  v.transform((name) => (name === '' ? null : findPark(name)!.name)),
)

const vehicle = v.pipe(
  typedText,
  v.check((name) => name === '' || isOffered(name), fieldProblem('no-vehicle')),
  v.transform((name): VehicleClass | null => (name === '' ? null : name)),
)

const tourLength = v.pipe(
  typedText,
  v.transform((length) => length || TOUR_LENGTHS[0]),
  v.picklist(TOUR_LENGTHS, fieldProblem('not-a-tour-length')),
)

const tourTravelers = v.pipe(
  typedText,
  v.regex(/^\d{1,3}$/, fieldProblem('travelers-not-whole')),
  v.transform(Number),
  v.minValue(MIN_TRAVELERS, fieldProblem('too-few-travelers', MIN_TRAVELERS)),
  v.maxValue(MAX_TRAVELERS, fieldProblem('too-many-travelers', MAX_TRAVELERS)),
)

/** Each field of a ride by itself: its problem stands beside it. */
const FIELDS = { park, pickup: place, dropoff: place, stops, date, time, vehicle, tourLength } as const

/** A ride, or what is wrong with it. */
function readRide(typed: TypedRide, index: number, inRupees: boolean, problems: ComposedProblem[]): ComposedRide {
  const say = (name: RideField, problem: string, label = '') =>
    problems.push({ field: rideField(index, name), text: `${label && `${label}: `}${fieldText(problem)}.` })
  const read = <const Name extends keyof typeof FIELDS>(
    name: Name,
    otherwise: v.InferOutput<(typeof FIELDS)[Name]>,
  ): v.InferOutput<(typeof FIELDS)[Name]> => {
    const parsed = v.safeParse(FIELDS[name], typed[name], { abortPipeEarly: true })
    if (parsed.success) return parsed.output as v.InferOutput<(typeof FIELDS)[Name]>
    say(name, parsed.issues[0].message)
    return otherwise
  }
  const itsPark = read('park', null)
  const kind = itsPark === null ? 'transfer' : 'tour'
  const notes: Partial<Record<DriverNote, string | number | null>> = {}
  for (const name of notesOf(kind)) {
    const note = readNote(name, kind, typed[name] ?? '')
    if ('problem' in note) say(name, note.problem)
    else notes[name] = note.value
  }
  if (kind === 'tour') {
    const people = v.safeParse(tourTravelers, typed.travelers, { abortPipeEarly: true })
    if (people.success) notes.travelers = people.output
    else say('travelers', people.issues[0].message)
  }
  if (!hasSeatedChildren(notes.childSeats as number | null, notes.travelers as number | null))
    say('childSeats', TOO_MANY_CHILD_SEATS)
  const [pickup, dropoff] = [read('pickup', ''), read('dropoff', '')]
  const via = read('stops', [])
  const bagsAlone = kind === 'transfer' && typed.bagsAlone === 'yes'
  if (bagsAlone) {
    if (notes.bags === null || notes.bags === 0)
      problems.push({ field: rideField(index, 'bags'), text: 'How many bags does the car carry?' })
    if (via.length > 0)
      problems.push({ field: rideField(index, 'stops'), text: 'Bags alone go straight to where they are awaited.' })
    notes.travelers = null
    notes.childSeats = null
  }
  if (kind === 'tour' && via.length > 0)
    problems.push({
      field: rideField(index, 'stops'),
      text: 'A tour has no stops on the way: add a drive that has them.',
    })
  for (const [name, text] of [
    ['pickup', pickup],
    ['dropoff', dropoff],
  ] as const) {
    if (kind === 'transfer' && text === '') say(name, fieldProblem('no-place'))
  }
  const byHand = v.safeParse(handPrice(inRupees), typed.usd, { abortPipeEarly: true })
  if (!byHand.success) say('usd', byHand.issues[0].message)
  return {
    kind,
    park: itsPark,
    pickup: pickup || (itsPark ?? ''),
    dropoff: dropoff || (itsPark ?? ''),
    ...(bagsAlone ? { bagsAlone } : {}),
    via,
    date: read('date', ''),
    time: read('time', ''),
    vehicle: kind === 'transfer' ? read('vehicle', null) : null,
    tourLength: kind === 'tour' ? read('tourLength', 'half') : null,
    notes: driverNotes(notes as Parameters<typeof driverNotes>[0]),
    ...(byHand.success ? byHand.output : { handUsd: null }),
  }
}

/** What was composed, or all that has to be typed otherwise. */
export type ReadRides = { readonly composed: ComposedRides } | { readonly problems: readonly ComposedProblem[] }

/** Never throws, whatever is typed. */
export function readComposed({ rides, usd = '', reason = '', inRupees = false }: TypedRides): ReadRides {
  const problems: ComposedProblem[] = []
  if (rides.length === 0) problems.push({ field: 'rides', text: 'There is no ride.' })
  if (rides.length > MAX_COMPOSED_RIDES)
    return { problems: [{ field: 'rides', text: `At most ${MAX_COMPOSED_RIDES} rides at a time.` }] }
  const read = rides.map((ride, i) => readRide(ride, i, inRupees, problems))
  const whole = v.safeParse(handPrice(inRupees), usd, { abortPipeEarly: true })
  if (!whole.success) problems.push({ field: 'usd', text: `${fieldText(whole.issues[0].message)}.` })
  const ofAll: HandPrice = whole.success ? whole.output : { handUsd: null }
  const byRide = read.some(isByHand)
  if (isByHand(ofAll) && byRide)
    problems.push({ field: 'usd', text: 'Set the price of all rides together, or of single rides: not both.' })
  const isAnyByHand = isByHand(ofAll) || byRide
  let why = ''
  if (isAnyByHand || visibleLine(reason).trim() !== '') {
    try {
      why = parseReason(reason.slice(0, MAX_PASTED))
    } catch (error) {
      problems.push({ field: 'reason', text: `${(error as Error).message}.` })
    }
    // A price that was typed wrong is one, too: it is said at the price alone.
    const isTyped = [usd, ...rides.map((ride) => ride.usd ?? '')].some((text) => visibleLine(text).trim() !== '')
    if (!isTyped && why !== '')
      problems.push({ field: 'reason', text: 'A reason goes with a price by hand, and there is none.' })
  }
  if (problems.length > 0) return { problems }
  return { composed: { rides: read as unknown as ComposedRides['rides'], ...ofAll, reason: why } }
}

/** Whether prices by hand were typed in rupees. */
export const isHandInRupees = ({ rides, ...ofAll }: ComposedRides): boolean =>
  [ofAll, ...rides].some(({ handLkr }) => handLkr !== undefined)

const typedPrice = ({ handUsd, handLkr }: HandPrice) => String(handLkr ?? handUsd ?? '')

/** What has to be typed for it, to be changed. */
export function typedOf(composed: ComposedRides): TypedRides {
  const { rides, reason } = composed
  return {
    rides: rides.map((ride): TypedRide => {
      const { park: itsPark, via, notes } = ride
      const isAtPark = (name: string) => itsPark !== null && name === itsPark
      const told = notesOf('transfer').map((name) => [name, notes[name] === null ? '' : String(notes[name])])
      return {
        ...Object.fromEntries(told),
        park: itsPark ?? '',
        pickup: isAtPark(ride.pickup) ? '' : ride.pickup,
        dropoff: isAtPark(ride.dropoff) ? '' : ride.dropoff,
        bagsAlone: ride.bagsAlone ? 'yes' : '',
        stops: via.map((stop) => `${stop.place}, ${stop.minutes} min`).join('\n'),
        date: ride.date,
        time: ride.time,
        vehicle: ride.vehicle ?? '',
        tourLength: ride.tourLength ?? '',
        usd: typedPrice(ride),
      }
    }),
    usd: typedPrice(composed),
    reason,
    ...(isHandInRupees(composed) ? { inRupees: true } : {}),
  }
}

// A form, which works without scripts: each button sends what was typed, and gets it back changed.

/** What a button of the form does, beside showing the prices: the value of the field `act`. */
export const COMPOSING_ACTS = { add: 'add', back: 'back', remove: 'remove-', use: 'use-' } as const

const isRideField = (name: string) =>
  (RIDE_FIELDS as readonly string[]).includes(name) || notesOf('transfer').includes(name as DriverNote)

/** The rides of a posted form; at least one, at most {@link MAX_COMPOSED_RIDES}. */
export function ridesInForm(form: Readonly<Record<string, string>>): TypedRides {
  const rides: Record<string, string>[] = []
  for (const [name, value] of Object.entries(form)) {
    const [, number, field] = /^(\d{1,2})-(\w+)$/.exec(name) ?? []
    const index = Number(number) - 1
    if (!field || !isRideField(field) || index < 0 || index >= MAX_COMPOSED_RIDES) continue
    rides[index] ??= {}
    rides[index][field] = value
  }
  const typed = Array.from(rides).filter((ride) => ride !== undefined)
  return { rides: typed.length > 0 ? typed : [{}], usd: form.usd ?? '', reason: form.reason ?? '' }
}

/** What stays the same on the next ride. */
const KEPT: readonly RideField[] = ['vehicle', 'guestName', 'travelers', 'bags', 'childSeats', ...BULKY_THINGS]

/** The ride that follows. */
export function rideAfter(before: TypedRide, isBack = false): TypedRide {
  const kept = Object.fromEntries(KEPT.map((name) => [name, before[name] ?? '']))
  const end = before.dropoff || before.park || ''
  return { ...kept, pickup: end, dropoff: isBack ? (before.pickup ?? '') : '' }
}

/**
 * What the form shows after a button was pressed.
 * @returns `null` for a button that changes no ride: prices are asked for, or it is booked
 */
export function editedRides(form: Readonly<Record<string, string>>): TypedRides | null {
  const typed = ridesInForm(form)
  const { rides } = typed
  const act = form.act ?? ''
  if (act === COMPOSING_ACTS.add || act === COMPOSING_ACTS.back) {
    if (rides.length >= MAX_COMPOSED_RIDES) return typed
    return { ...typed, rides: [...rides, rideAfter(rides.at(-1)!, act === COMPOSING_ACTS.back)] }
  }
  if (act.startsWith(COMPOSING_ACTS.remove)) {
    const gone = Number(act.slice(COMPOSING_ACTS.remove.length)) - 1
    const left = rides.filter((_, i) => i !== gone)
    return { ...typed, rides: left.length > 0 ? left : [{}] }
  }
  const [, number, field, value = ''] = /^use-(\d{1,2})-(pickup|dropoff|stops)=([\s\S]*)$/.exec(act) ?? []
  if (!field) return null
  return {
    ...typed,
    rides: rides.map((ride, i) => (i === Number(number) - 1 ? { ...ride, [field]: value } : ride)),
  }
}

// Prices by hand.

/** What each ride costs, in whole dollars or whole rupees. */
type HandAmounts = { readonly usd: readonly number[] } | { readonly lkr: readonly number[] }

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const bounded = ({ usd, lkr }: Price) =>
  ({ priceUsd: usd, priceLkr: lkr, quotedUsd: null, quotedLkr: null, isUnconfirmed: true }) as const

/**
 * What each ride costs with the prices by hand, in the currency in which those are; the price of all together is spread in
 * proportion. Each within what the office may set for a ride that nobody has confirmed yet.
 * @param quoted by the list, of each ride
 */
export function handPrices(
  composed: ComposedRides,
  quoted: readonly Price[],
): HandAmounts | { readonly problems: readonly ComposedProblem[] } {
  const { rides } = composed
  const inRupees = isHandInRupees(composed)
  const unit = inRupees ? 'lkr' : 'usd'
  const said = inRupees ? formatLkr : formatUsd
  const amounts = (its: readonly number[]) => ({ [unit]: its }) as HandAmounts
  const handOf = ({ handUsd, handLkr }: HandPrice) => (inRupees ? (handLkr ?? null) : handUsd)
  const all = quoted.map((price) => (inRupees ? quotedLkr(price) : price.usd))
  const bounds = quoted.map((price, i) =>
    inRupees ? rupeeBounds(bounded(price), all[i]!) : priceBounds(bounded(price)),
  )
  const outOfBounds = ({ least, most }: ReturnType<typeof priceBounds>) =>
    `A price by hand may be between ${said(least)} and ${said(most)} here.`
  const whole = handOf(composed)
  if (whole === null) {
    const problems = rides.flatMap((ride, i): ComposedProblem[] => {
      const { least, most } = bounds[i]!
      const own = handOf(ride)
      return own === null || (own >= least && own <= most)
        ? []
        : [{ field: rideField(i, 'usd'), text: outOfBounds(bounds[i]!) }]
    })
    return problems.length > 0 ? { problems } : amounts(rides.map((ride, i) => handOf(ride) ?? all[i]!))
  }
  if (whole === sum(all)) return amounts(all)
  const [leasts, mosts] = [bounds.map(({ least }) => least), bounds.map(({ most }) => most)]
  const [least, most] = [sum(leasts), sum(mosts)]
  if (whole < least || whole > most) return { problems: [{ field: 'usd', text: outOfBounds({ least, most }) }] }
  const more = proportionalParts(
    whole - least,
    mosts.map((each, i) => each - leasts[i]!),
  )
  const spread = leasts.map((each, i) => each + more[i]!)
  if (!inRupees) return amounts(spread)
  // A tour is in whole dollars: what is left of its rupees the drives get.
  const its = spread.map((lkr, i) => quotedLkr(agreedInRupees(quoted[i]!, lkr, lkrPerUsd())))
  for (const [i, { lkr }] of quoted.entries())
    if (lkr !== null) its[i]! += Math.min(mosts[i]! - its[i]!, whole - sum(its))
  return amounts(its)
}

/** A tour has a price in dollars alone. */
const quotedLkr = ({ usd, lkr }: Price) => fullLkr({ priceUsd: usd, priceLkr: lkr, lkrPerUsd: lkrPerUsd() })

/** A price of the list with what was set by hand for it: one of {@link handPrices}. */
export function priceWithHand(quoted: Price, amounts: HandAmounts, i: number): Price {
  if ('usd' in amounts) return amounts.usd[i] === quoted.usd ? quoted : agreedPrice(quoted, amounts.usd[i]!)
  const lkr = amounts.lkr[i]!
  return lkr === quotedLkr(quoted) ? quoted : agreedInRupees(quoted, lkr, lkrPerUsd())
}
