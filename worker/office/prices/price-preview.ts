/** What a price list changes, beside another one: for its owner, before it is published. */
import { fareOn } from '#domain/fares/dated-fare.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { fareByRates, MAX_DRIVABLE_KM, type MeasuredTrip, transferFare } from '#domain/fares/transfer-fare.ts'
import { vehicleClasses, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import { COLOMBO_AIRPORT, isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import type { Pickup } from '#domain/prices/dated-price.ts'
import { type HandSetPrice, type PriceList, VEHICLE_NAMES } from '#domain/prices/price-list.ts'
import { showDate, isRealDate, showDayOfYear } from '#domain/sri-lanka-time.ts'
import { PARTY_SIZES, tourPrice } from '#domain/tours/tour-price.ts'
import {
  choiceText,
  fieldsOf,
  innerPath,
  isGroup,
  type ListField,
  namedParts,
  type Node,
  NONE,
  PARTS,
  type Values,
  wordsOf,
} from './price-fields.ts'

/** Pairs of places that are shown one by one; all count in the summary. */
const SHOWN_PAIRS = 20

/** A price beside another one: `null` where a list does not sell it. */
export interface Change {
  readonly what: string
  readonly before: number | null
  readonly now: number | null
}

interface ChangedFares {
  readonly trip: MeasuredTrip
  /** Rupees, by class. */
  readonly prices: readonly Change[]
  /** The same in dollars, which guests read first. */
  readonly dollars: readonly Change[]
}

interface ChangedTours {
  readonly park: string
  /** Dollars, by length and party. */
  readonly prices: readonly Change[]
}

interface Summary {
  readonly all: number
  readonly changed: number
  /** What becomes cheaper or dearer by most; `null` if nothing does. */
  readonly cheaper: Change | null
  readonly dearer: Change | null
}

interface DatedRow {
  readonly when: string
  /** Rupees, by class. */
  readonly prices: readonly number[]
}

export interface PricePreview {
  readonly fares: readonly ChangedFares[]
  readonly ofFares: Summary
  /** `null` where a dollar stays what it was. */
  readonly ofDollars: Summary | null
  /** What the first way costs in each season and at night; empty where no price depends on its date. */
  readonly dated: readonly DatedRow[]
  readonly tours: readonly ChangedTours[]
  readonly ofTours: Summary
  readonly cliffs: readonly Cliff[]
  /** A sentence for each price set by hand by which a smaller class costs more than a larger one. */
  readonly upsideDown: readonly string[]
}

export const isOther = ({ before, now }: Change) => before !== now

/** How much dearer, in percent; `null` where there is nothing to compare. */
const percent = ({ before, now }: Change) => (before === null || now === null ? null : (100 * (now - before)) / before)

/** What a table has of its own: a draft may name what every object has. */
const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** As a guest of an English page reads it, in any list. */
export const classNameIn = (list: PriceList, vehicle: string): string =>
  ownValue(list.vehicles, vehicle)?.names.en ?? ownValue(VEHICLE_NAMES, vehicle) ?? vehicle

/** The smallest first; what only the former list offers comes last. */
const classesOfBoth = (before: PriceList, now: PriceList) => [
  ...new Set([...vehicleClasses(now), ...vehicleClasses(before)]),
]

const pricesIn = (list: PriceList, trip: MeasuredTrip) => {
  const fare = transferFare(trip, list)
  return (vehicle: VehicleClass) => (vehicleClasses(list).includes(vehicle) ? vehiclePrice(vehicle, fare) : null)
}

function fareChanges(trip: MeasuredTrip, before: PriceList, now: PriceList): ChangedFares {
  const [old, fresh] = [pricesIn(before, trip), pricesIn(now, trip)]
  const changes = (money: 'lkr' | 'usd') =>
    classesOfBoth(before, now).map((vehicle) => ({
      what: `${trip.pickup} to ${trip.dropoff}, ${classNameIn(now, vehicle)}`,
      before: old(vehicle)?.[money] ?? null,
      now: fresh(vehicle)?.[money] ?? null,
    }))
  return { trip, prices: changes('lkr'), dollars: changes('usd') }
}

/** A day before all seasons. */
const NO_SEASON = '2000-01-01'

/** @param trip the way that is most asked for */
function datedRows(trip: MeasuredTrip | undefined, list: PriceList): DatedRow[] {
  const { seasons, night } = list
  if (!trip || (seasons.length === 0 && !night)) return []
  const fare = transferFare(trip, list)
  const row = (when: string, pickup: Pickup): DatedRow => ({
    when,
    prices: vehicleClasses(list).map((vehicle) => vehiclePrice(vehicle, fareOn(fare, pickup, list)).lkr),
  })
  return [
    row('Any other day', { date: NO_SEASON }),
    ...seasons.map(({ names, from, to }) => row(`${names.en}, ${showDate(from)} to ${showDate(to)}`, { date: from })),
    ...(night ? [row(`At night, such as at ${night.from}`, { date: NO_SEASON, time: night.from })] : []),
  ]
}

const LENGTHS = ['half', 'full'] as const

function tourChanges(park: string, before: PriceList, now: PriceList): Change[] {
  const { kind } = (now.parks[park] ?? before.parks[park])!
  return LENGTHS.filter((length) => length === 'half' || kind !== 'hike').flatMap((tourLength) =>
    PARTY_SIZES.map((travelers) => {
      const price = (list: PriceList) =>
        list.parks[park] ? tourPrice({ park, tourLength, travelers, distanceKm: 0 }, list) : null
      return { what: `${park}, ${tourLength} day, for ${travelers}`, before: price(before), now: price(now) }
    }),
  )
}

function summaryOf(all: readonly Change[]): Summary {
  const others = all.filter(isOther)
  const compared = others.filter((change) => percent(change) !== null).toSorted((a, b) => percent(a)! - percent(b)!)
  const [cheapest, dearest] = [compared[0], compared.at(-1)]
  return {
    all: all.length,
    changed: others.length,
    cheaper: cheapest && percent(cheapest)! < 0 ? cheapest : null,
    dearer: dearest && percent(dearest)! > 0 ? dearest : null,
  }
}

/** Average speeds of each tier, in km a minute. */
const SPEEDS = [0.4, 0.6, 0.9, 1.2]

/** Where a way that is a km longer costs less. */
export interface CliffPlace {
  readonly vehicle: VehicleClass
  /** Whether only ways from and to the airport have it. */
  readonly isOfAirport: boolean
  readonly km: number
}

/** With the largest step down at that distance. */
export interface Cliff extends CliffPlace {
  readonly lkr: number
  /** A km further, at the same speed. */
  readonly nextLkr: number
  /** The listed ways beyond it that cost less than it. */
  readonly ways: readonly MeasuredTrip[]
}

const at = (isOfAirport: boolean, distanceKm: number, durationMinutes: number): MeasuredTrip => ({
  pickup: isOfAirport ? COLOMBO_AIRPORT : 'Kandy',
  dropoff: 'Galle',
  distanceKm,
  durationMinutes,
})

/** Where the rates of one kind of way end: rates rise from km to km, so prices fall nowhere else. */
function endsOf({ transfers: { airport, short, longer } }: PriceList, isOfAirport: boolean): number[] {
  const kmOfAirport = isOfAirport ? airport.belowKm - 1 : 0
  const ends = [kmOfAirport, short.upToKm, ...longer.upToKm].filter((km) => km >= Math.max(1, kmOfAirport))
  return [...new Set(ends)].filter((km) => km < MAX_DRIVABLE_KM)
}

const leads = ({ from, to }: Pick<HandSetPrice, 'from' | 'to'>, { pickup, dropoff }: MeasuredTrip) =>
  placeKey(from) === placeKey(pickup) && placeKey(to) === placeKey(dropoff)

const leadsBack = ({ from, to }: HandSetPrice, way: MeasuredTrip) => leads({ from: to, to: from }, way)

/** Whether a price set by hand counts for a way in this direction. */
const leadsBothWays = (price: HandSetPrice, way: MeasuredTrip) =>
  leads(price, way) || (price.bothWays && leadsBack(price, way))

/** What a way that ends at a cliff costs, at the average speed of another way. */
function lkrAt({ vehicle, isOfAirport, km }: CliffPlace, way: MeasuredTrip, list: PriceList) {
  const minutes = Math.max(1, (way.durationMinutes * km) / way.distanceKm)
  return vehiclePrice(vehicle, fareByRates(at(isOfAirport, km, minutes), list)).lkr!
}

/**
 * The listed ways beyond a cliff that cost less by the rates than it, each with what it costs there. A price that its
 * owner has set by hand is meant.
 */
function waysBelow(cliff: CliffPlace, ways: readonly MeasuredTrip[], list: PriceList) {
  const { vehicle, isOfAirport, km } = cliff
  const isOfBoth = km >= list.transfers.airport.belowKm
  return ways.flatMap((way) => {
    const startsAtAirport = isColomboAirport(way.pickup) || isColomboAirport(way.dropoff)
    if (way.distanceKm <= km || (startsAtAirport !== isOfAirport && !isOfBoth)) return []
    if (list.byHand.some((price) => price.prices[vehicle] !== undefined && leadsBothWays(price, way))) return []
    const floor = lkrAt(cliff, way, list)
    return vehiclePrice(vehicle, transferFare(way, list)).lkr! < floor ? [{ way, floor }] : []
  })
}

/** @param ways the listed ones */
export function cliffsOf(list: PriceList, ways: readonly MeasuredTrip[] = []): Cliff[] {
  const { belowKm } = list.transfers.airport
  return [true, false].flatMap((isOfAirport) =>
    endsOf(list, isOfAirport)
      // Beyond the airport's own rates both kinds of way cost the same.
      .filter((km) => !isOfAirport || km < belowKm)
      .flatMap((km) => {
        const steps = SPEEDS.map((speed) =>
          [km, km + 1].map((distance) => fareByRates(at(isOfAirport, distance, distance / speed), list)),
        )
        return vehicleClasses(list).flatMap((vehicle) => {
          const [largest] = steps
            .map((fares) => fares.map((fare) => vehiclePrice(vehicle, fare).lkr!) as [number, number])
            .toSorted(([a, aNext], [b, bNext]) => b - bNext - (a - aNext))
          const [lkr, nextLkr] = largest!
          if (nextLkr >= lkr) return []
          const cliff = { vehicle, isOfAirport, km, lkr, nextLkr }
          return [{ ...cliff, ways: waysBelow(cliff, ways, list).map(({ way }) => way) }]
        })
      }),
  )
}

const WHY_SMOOTHED = 'Not cheaper than a shorter way'

/**
 * The list with a price set by hand for each listed way beyond a cliff that costs less than a shorter one: it then costs
 * as much as the way that ends at the cliff. Other ways keep the formula.
 */
export function smoothed(list: PriceList, cliff: CliffPlace, ways: readonly MeasuredTrip[]): PriceList {
  const { vehicle } = cliff
  const byHand = [...list.byHand]
  const below = waysBelow(cliff, ways, list)
  for (const { way, floor } of below) {
    const i = byHand.findIndex((price) => leadsBothWays(price, way))
    const known = byHand[i]
    const own = known?.prices[vehicle] ?? 0
    const back = { from: way.dropoff, to: way.pickup }
    // A way back that costs more would get cheaper.
    const isBackBelow = below.some((other) => leads(back, other.way))
    const prices = { ...known?.prices, [vehicle]: Math.max(own, floor) } as HandSetPrice['prices']
    if (known?.bothWays && !isBackBelow) {
      const [from, to] = leads(known, way) ? [known.from, known.to] : [known.to, known.from]
      const oneWay = { ...known, bothWays: false }
      byHand.splice(i, 1, { ...oneWay, from, to, prices }, { ...oneWay, from: to, to: from })
    } else if (known) byHand[i] = { ...known, prices }
    else {
      byHand.push({
        from: way.pickup,
        to: way.dropoff,
        bothWays: isBackBelow && !byHand.some((price) => leadsBack(price, way)),
        prices,
        why: WHY_SMOOTHED,
      })
    }
  }
  return { ...list, byHand }
}

const isLess = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one < other

/** Not where the rates alone make the smaller class dearer. Of a way that is not listed only prices set by hand are known. */
function upsideDown(list: PriceList, ways: readonly MeasuredTrip[]): string[] {
  const classes = vehicleClasses(list)
  const isLarger = (one: VehicleClass, other: VehicleClass) => {
    const [a, b] = [list.vehicles[one]!, list.vehicles[other]!]
    return a.seats > b.seats || (a.seats === b.seats && a.bags > b.bags)
  }
  return list.byHand.flatMap((price) => {
    const way = ways.find((each) => leads(price, each)) ?? ways.find((each) => leadsBothWays(price, each))
    const [fare, rates] = way ? [transferFare(way, list), fareByRates(way, list)] : []
    const lkr = (vehicle: VehicleClass) => (fare ? vehiclePrice(vehicle, fare).lkr : price.prices[vehicle])
    const said = (vehicle: VehicleClass) => `${classNameIn(list, vehicle)} ${formatLkr(lkr(vehicle)!)}`
    return classes.flatMap((small) => {
      const large = classes.find(
        (each) =>
          isLarger(each, small) &&
          isLess(lkr(each), lkr(small)) &&
          !(rates && isLess(vehiclePrice(each, rates).lkr, vehiclePrice(small, rates).lkr)),
      )
      return large === undefined ? [] : [`${price.from} to ${price.to}: ${said(small)}, but ${said(large)}`]
    })
  })
}

/** @param ways the listed ones, the most asked first */
export function pricePreview(ways: readonly MeasuredTrip[], before: PriceList, now: PriceList): PricePreview {
  const all = ways.map((trip) => fareChanges(trip, before, now))
  const isBack = (i: number) =>
    i > 0 && ways[i]!.pickup === ways[i - 1]!.dropoff && ways[i]!.dropoff === ways[i - 1]!.pickup
  const tours = [...new Set([...Object.keys(now.parks), ...Object.keys(before.parks)])].map((park) => ({
    park,
    prices: tourChanges(park, before, now),
  }))
  return {
    fares: all.filter((_, i) => !isBack(i)).slice(0, SHOWN_PAIRS),
    ofFares: summaryOf(all.flatMap(({ prices }) => prices)),
    ofDollars: before.dollar.lkr === now.dollar.lkr ? null : summaryOf(all.flatMap(({ dollars }) => dollars)),
    dated: datedRows(ways[0], now),
    tours,
    ofTours: summaryOf(tours.flatMap(({ prices }) => prices)),
    cliffs: cliffsOf(now, ways),
    upsideDown: upsideDown(now, ways),
  }
}

const shownPrice = (amount: number | null, show: (amount: number) => string) =>
  amount === null ? 'not sold' : show(amount)

/** 'LKR 5,000', or 'LKR 5,000 -> LKR 6,000'. */
export const shownChange = (change: Change, show: (amount: number) => string) =>
  isOther(change)
    ? `${shownPrice(change.before, show)} -> ${shownPrice(change.now, show)}`
    : shownPrice(change.now, show)

const signed = (change: Change) => `${percent(change)! > 0 ? '+' : ''}${percent(change)!.toFixed(1)} %: ${change.what}`

/** @param name such as 'listed fares' */
export function summaryLines({ all, changed, cheaper, dearer }: Summary, name: string): string[] {
  if (changed === 0) return [`None of ${all} ${name} changes.`]
  return [
    `${changed} of ${all} ${name} change.`,
    ...(cheaper ? [`Cheaper by most, ${signed(cheaper)}`] : []),
    ...(dearer ? [`Dearer by most, ${signed(dearer)}`] : []),
  ]
}

export function cliffWords({ vehicle, isOfAirport, km, lkr, nextLkr }: Cliff, list: PriceList): string {
  const name = `${classNameIn(list, vehicle)}${isOfAirport ? ', airport' : ''}`
  return `${name}: ${km} km cost ${formatLkr(lkr)}, ${km + 1} km ${formatLkr(nextLkr)} at the same speed`
}

export const SMALLER_IS_DEARER = 'Where a smaller vehicle costs more than a larger one'

/** The whole preview as lines for a terminal. */
export function previewLines(preview: PricePreview, now: PriceList): string[] {
  const { fares, ofFares, ofDollars, dated, tours, ofTours, cliffs, upsideDown: dearer } = preview
  return [
    'FARES',
    ...fares.map(
      ({ trip, prices }) =>
        `${trip.pickup} to ${trip.dropoff}, ${trip.distanceKm} km: ${prices.map((change) => shownChange(change, formatLkr)).join(', ')}`,
    ),
    ...summaryLines(ofFares, 'listed fares'),
    ...(ofDollars ? summaryLines(ofDollars, 'listed fares in dollars') : []),
    ...(dated.length > 0 ? ['', 'THE FIRST OF THESE WAYS BY DATE'] : []),
    ...dated.map(({ when, prices }) => `${when}: ${prices.map(formatLkr).join(', ')}`),
    '',
    'TOURS WITHOUT TRANSPORT, FOR ONE TO SIX',
    ...tours.map(({ park, prices }) => `${park}: ${prices.map((change) => shownChange(change, formatUsd)).join(', ')}`),
    ...summaryLines(ofTours, 'prices of tours'),
    '',
    ...(dearer.length > 0 ? [SMALLER_IS_DEARER.toUpperCase(), ...dearer, ''] : []),
    'WHERE A LONGER WAY COSTS LESS',
    ...cliffs.map((cliff) => cliffWords(cliff, now)),
  ]
}

/* What differs between two price lists, in the words of their owner: for the draft, the preview and the history. */

/** A draft may hold dates that do not exist. */
const shownDate = (date: string) => (isRealDate(date) ? showDate(date) : date)
const shownDay = (day: string) => (isRealDate(`2024-${day}`) ? showDayOfYear(day) : day)

/** Rows of a list are compared with the row of the same name or dates, wherever they are. */
function rowNames(rows: readonly unknown[]): string[] {
  const names = rows.map((row, i) => {
    const { names: said, from, to } = (isGroup(row) ? row : {}) as { names?: Values; from?: string; to?: string }
    const name = [said?.en, from && to && (from === to ? shownDate(from) : `${shownDate(from)} to ${shownDate(to)}`)]
      .filter(Boolean)
      .join(', ')
    return name.replaceAll('.', '') || `${i + 1}`
  })
  return names.map((name, i) => (names.indexOf(name) === i ? name : `${name} (${i + 1})`))
}

export interface Difference {
  /** 'Fares › From or to the Colombo airport › For each km › van (rupees for each km)' */
  readonly what: string
  /** Empty for nothing. */
  readonly before: string
  readonly now: string
}

const TABLES = ['vehicles', 'parks']
const LISTS_OF_ROWS = ['byHand', 'seasons', 'closed']

/** Classes, parks, seasons and other rows that come and go as a whole, by their names; `null` for any other part. */
function wholesIn(part: string, value: unknown): ReadonlyMap<string, unknown> | null {
  if (TABLES.includes(part)) return new Map(namedParts(value))
  if (!LISTS_OF_ROWS.includes(part) || !Array.isArray(value)) return null
  return new Map(rowNames(value).map((name, i) => [name, value[i] as unknown]))
}

/** Names of classes, by their id. */
type ClassNames = ReadonlyMap<string, string>

/** Where two have the same name, each keeps its id beside it. */
function classNamesIn(...lists: readonly unknown[]): ClassNames {
  const names = lists.flatMap((list) =>
    namedParts((list as Values).vehicles).map(([id]) => [id, classNameIn(list as PriceList, id)] as const),
  )
  const byId = new Map(names)
  const isAlone = (name: string) => [...byId.values()].filter((other) => other === name).length === 1
  return new Map([...byId].map(([id, name]) => [id, isAlone(name) ? name : `${name} (${id})`]))
}

/** A field as its owner reads it: names of classes and days in place of ids and figures. */
function readable(field: ListField, classNames: ClassNames): ListField {
  const { path, trail, words, text } = field
  const keys = path.split('.')
  const named = trail.map((name, i) =>
    keys[i] === name && classNames.has(name) ? classNames.get(name)! : /^\d+$/.test(name) ? `row ${name}` : name,
  )
  const written = {
    class: () => classNames.get(text) ?? text,
    date: () => shownDate(text),
    day: () => shownDay(text),
  }[words.kind as string]
  return {
    ...field,
    // One class of several.
    trail: words.kind === 'class' && /^\d+$/.test(keys.at(-1)!) ? named.slice(0, -1) : named,
    text: written?.() ?? choiceText(text),
  }
}

const isSet = ({ text }: ListField) => text !== '' && text !== NONE

/** All that a row says, in one line. */
function wholeText(value: unknown, node: Node, classNames: ClassNames): string {
  if (value === undefined) return ''
  const said = fieldsOf(value, node).filter(isSet)
  return said
    .map((field) => readable(field, classNames))
    .map(({ trail, text, words: { unit = '' } }) => {
      const title = trail.at(-1)!
      return `${title}: ${text}${title.toLowerCase().includes(unit) ? '' : ` ${unit}`}`
    })
    .join('; ')
}

const nameOf = ({ trail, words: { unit } }: ListField) => `${trail.join(' › ')}${unit ? ` (${unit})` : ''}`

/** A park may take the table of others, or have one of its own: then each value of it has a name. */
const textIn = (texts: ReadonlyMap<string, string>, what: string) =>
  texts.get(what) ?? ([...texts.keys()].some((name) => name.startsWith(`${what} › `)) ? 'its own' : '')

/** Value by value. What is missing is the same as none. */
function singleDifferences(
  before: unknown,
  now: unknown,
  node: Node,
  path: string,
  trail: readonly string[],
  classNames: ClassNames,
): Difference[] {
  const textsOf = (value: unknown) => {
    const texts = new Map<string, string>()
    for (const set of fieldsOf(value, node, path, trail).filter(isSet)) {
      const field = readable(set, classNames)
      const name = nameOf(field)
      texts.set(name, texts.has(name) ? `${texts.get(name)}, ${field.text}` : field.text)
    }
    return texts
  }
  const [old, fresh] = [textsOf(before), textsOf(now)]
  return [...new Set([...fresh.keys(), ...old.keys()])]
    .map((what) => ({ what, before: textIn(old, what), now: textIn(fresh, what) }))
    .filter((each) => each.before !== each.now)
}

/** What differs between two lists, in the order of the list. */
export function differences(before: unknown, now: unknown): Difference[] {
  const classNames = classNamesIn(before, now)
  return Object.entries(PARTS).flatMap(([part, node]) => {
    const [old, fresh] = [before, now].map((list) => (list as Values)[part])
    const title = wordsOf(node).title!
    const [wholesBefore, wholes] = [wholesIn(part, old), wholesIn(part, fresh)]
    if (!wholesBefore || !wholes) return singleDifferences(old, fresh, node, part, [title], classNames)
    const row = (node.item ?? node.value)!
    return [...new Set([...wholes.keys(), ...wholesBefore.keys()])].flatMap((name) => {
      const shownName = part === 'vehicles' ? (classNames.get(name) ?? name) : name
      const [was, is] = [wholesBefore.get(name), wholes.get(name)]
      if (was !== undefined && is !== undefined)
        return singleDifferences(was, is, row, innerPath(part, name), [title, shownName], classNames)
      return [
        {
          what: `${title} › ${shownName}`,
          before: wholeText(was, row, classNames),
          now: wholeText(is, row, classNames),
        },
      ]
    })
  })
}
