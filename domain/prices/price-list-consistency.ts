/** What the values of a price list must be together. Each value alone is right by then: see price-list-schema.ts. */
import { placeKey } from '#domain/places/place-name.ts'
import {
  CONTRACT_CLASSES,
  type Dates,
  type HandSetPrice,
  type Park,
  type PriceList,
  type Season,
  type Vehicle,
  VEHICLE_NAMES,
} from './price-list.ts'

interface BrokenRule {
  readonly path: string
  readonly message: string
}

const broken = (path: string, message: string): BrokenRule => ({ path, message })
const unless = (isRight: boolean, path: string, message: () => string) => (isRight ? [] : [broken(path, message())])

export const withCommas = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
const lkr = (amount: number) => `LKR ${withCommas(amount)}`

type Table<Value> = Readonly<Record<string, Value>>
/** What a class has in a table that has been found to have all classes. */
const figure = <Value>(table: Table<Value>, vehicle: string): Value => table[vehicle]!
const vehiclesOf = (list: PriceList) => Object.entries(list.vehicles as Table<Vehicle>)
const hasVehicle = (list: PriceList, vehicle: string) => Object.hasOwn(list.vehicles, vehicle)
const noVehicle = (list: PriceList, vehicle: string) =>
  `There is no class '${vehicle}'. The classes are ${Object.keys(list.vehicles).join(', ')}.`

const siteName = (vehicle: string) => (VEHICLE_NAMES as Partial<Table<string>>)[vehicle]

function vehicleRules(list: PriceList): BrokenRule[] {
  const all = vehiclesOf(list)
  const english = all.map(([vehicle, { names }]) => (names.en ?? siteName(vehicle) ?? '').toLowerCase())
  /** Also by what the calls' texts call the classes of the contract, whatever pages call them. */
  const isTaken = (name: string, i: number) =>
    english.indexOf(name.toLowerCase()) < i ||
    all.some(([vehicle], other) => other !== i && siteName(vehicle)?.toLowerCase() === name.toLowerCase())
  const missing = CONTRACT_CLASSES.filter((vehicle) => !hasVehicle(list, vehicle))
  return [
    ...missing.map((vehicle) =>
      broken(
        `vehicles.${vehicle}`,
        `The class '${vehicle}' is missing. It can be switched off, and stays in the list.`,
      ),
    ),
    ...unless(
      all.some(([, { isOffered }]) => isOffered),
      'vehicles',
      () => 'All classes are off. Guests must have one to choose: switch one on.',
    ),
    ...all.flatMap(([vehicle, { names, share }], i) => [
      ...unless(
        (CONTRACT_CLASSES as readonly string[]).includes(vehicle) || names.en !== undefined,
        `vehicles.${vehicle}.names.en`,
        () => 'This is missing. A class of your own needs an English name, such as: Minibus.',
      ),
      ...unless(
        names.en === undefined || !isTaken(names.en, i),
        `vehicles.${vehicle}.names.en`,
        () => `Another class has this name: ${names.en}. Guests could not tell them apart.`,
      ),
      ...(share === null ? [] : shareRules(list, vehicle, share.of)),
    ]),
  ]
}

function shareRules(list: PriceList, vehicle: string, of: string): BrokenRule[] {
  const path = `vehicles.${vehicle}.share.of`
  if (!hasVehicle(list, of)) return [broken(path, noVehicle(list, of))]
  if (of === vehicle) return [broken(path, 'A class cannot cost a percentage of itself. Name another class.')]
  return unless(
    figure(list.vehicles, of).share === null,
    path,
    () => `The class '${of}' is itself priced as a percentage. Name a class with figures of its own.`,
  )
}

/** The tables that have a value for each class, by their paths. */
function tablesByClass({ transfers, least, driverStay, waiting }: PriceList): [path: string, table: Table<unknown>][] {
  const { airport, short, longer } = transfers
  return [
    ['transfers.airport.base', airport.base],
    ['transfers.airport.perKm', airport.perKm],
    ['transfers.short.base', short.base],
    ['transfers.short.perKm', short.perKm],
    ['transfers.longer.base', longer.base],
    ['transfers.longer.perKm', longer.perKm],
    ['least', least],
    ...(driverStay === null
      ? []
      : ([
          ['driverStay.perDay', driverStay.perDay],
          ['driverStay.perKm', driverStay.perKm],
          ['driverStay.leastKmPerDay', driverStay.leastKmPerDay],
        ] as [string, Table<unknown>][])),
    ...(waiting === null ? [] : ([['waiting.perQuarterHour', waiting.perQuarterHour]] as [string, Table<unknown>][])),
  ]
}

function tableRules(list: PriceList): BrokenRule[] {
  const ownFigures = vehiclesOf(list).filter(([, { share }]) => share === null)
  return tablesByClass(list).flatMap(([path, table]) => [
    ...ownFigures
      .filter(([vehicle]) => !Object.hasOwn(table, vehicle))
      .map(([vehicle]) =>
        broken(
          `${path}.${vehicle}`,
          `The class '${vehicle}' has no figure here. Write one, or price the class as a percentage of another one.`,
        ),
      ),
    ...Object.keys(table)
      .filter((vehicle) => !hasVehicle(list, vehicle))
      .map((vehicle) => broken(`${path}.${vehicle}`, noVehicle(list, vehicle))),
  ])
}

function rateRules(list: PriceList): BrokenRule[] {
  const { upToKm, perKm } = list.transfers.longer
  return [
    ...upToKm.flatMap((end, i) =>
      unless(
        end > (upToKm[i - 1] ?? 0),
        `transfers.longer.upToKm.${i}`,
        () => `The ends of rows must rise: ${end} km comes after ${upToKm[i - 1]} km.`,
      ),
    ),
    ...Object.entries(perKm as Table<readonly unknown[]>).flatMap(([vehicle, rows]) =>
      unless(
        rows.length === upToKm.length + 1,
        `transfers.longer.perKm.${vehicle}`,
        () =>
          `It has ${rows.length} rows. There must be ${upToKm.length + 1}: one for each end of a row, and the last.`,
      ),
    ),
  ]
}

/** Every base, with the lowest rate per km beside it, of a class with figures of its own. */
function ratesOf({ transfers: { airport, short, longer } }: PriceList, vehicle: string) {
  const rows: Table<readonly (readonly number[])[]> = longer.perKm
  return [
    ['transfers.airport.base', figure<number>(airport.base, vehicle), figure<number>(airport.perKm, vehicle)],
    ['transfers.short.base', figure<number>(short.base, vehicle), figure<number>(short.perKm, vehicle)],
    ['transfers.longer.base', figure<number>(longer.base, vehicle), Math.min(...figure(rows, vehicle).flat())],
  ] as const
}

/** Of the season that takes most off; 0 where none does. */
const lowestPercent = ({ seasons }: PriceList) => Math.min(0, ...seasons.map(({ percent }) => percent))

/** A booking for nothing could be made. */
function cheapestRules(list: PriceList): BrokenRule[] {
  const lowest = lowestPercent(list)
  const leastOf = (vehicle: string) => (list.least as Table<number>)[vehicle] ?? 0
  return vehiclesOf(list).flatMap(([vehicle, { share }]) => {
    const source = share?.of ?? vehicle
    return ratesOf(list, source).flatMap(([path, base, perKm]) => {
      const byRates = Math.max(leastOf(source), rounded(base + perKm, list))
      const own = share === null ? byRates : Math.max(leastOf(vehicle), rounded((byRates * share.percent) / 100, list))
      const least = Math.floor((own * (100 + lowest)) / 100)
      return unless(
        least >= list.dollar.lkr,
        share === null ? `${path}.${vehicle}` : `vehicles.${vehicle}.share.percent`,
        () => `A way of 1 km would cost ${lkr(least)} in the class '${vehicle}': less than a dollar. Raise it.`,
      )
    })
  })
}

const rounded = (amount: number, { roundedTo }: PriceList) => Math.round(amount / roundedTo) * roundedTo

const isSameWay = (a: HandSetPrice, b: HandSetPrice) => {
  const [aFrom, aTo, bFrom, bTo] = [a.from, a.to, b.from, b.to].map(placeKey)
  return (aFrom === bFrom && aTo === bTo) || ((a.bothWays || b.bothWays) && aFrom === bTo && aTo === bFrom)
}

function byHandRules(list: PriceList): BrokenRule[] {
  // A dollar is left of it in each season.
  const dollar = Math.ceil((list.dollar.lkr * 100) / (100 + lowestPercent(list)))
  return list.byHand.flatMap((way, i) => [
    ...unless(
      placeKey(way.from) !== placeKey(way.to),
      `byHand.${i}.to`,
      () => `A way must lead to another place than ${way.from}.`,
    ),
    ...unless(
      !list.byHand.slice(0, i).some((other) => isSameWay(other, way)),
      `byHand.${i}`,
      () => `There are two rows for ${way.from} to ${way.to}. Keep one of them.`,
    ),
    ...Object.entries(way.prices as Table<number>).flatMap(([vehicle, price]) => {
      const path = `byHand.${i}.prices.${vehicle}`
      if (!hasVehicle(list, vehicle)) return [broken(path, noVehicle(list, vehicle))]
      const least = Math.max((list.least as Table<number>)[vehicle] ?? 0, dollar)
      return unless(price >= least, path, () => `${lkr(price)} is less than the least price, ${lkr(least)}.`)
    }),
  ])
}

const isBackwards = ({ from, to }: Dates) => to < from
const datesRules = (dates: Dates, path: string, what: string) =>
  unless(!isBackwards(dates), `${path}.to`, () => `The ${what} ends on ${dates.to}, before it begins on ${dates.from}.`)

const overlap = (a: Dates, b: Dates) => a.from <= b.to && b.from <= a.to

/** What two seasons are both for; `null` if one of them never meets the other. */
function shared(a: Season, b: Season): string | null {
  if (a.tours && b.tours) return 'tours'
  if (a.vehicles === null || b.vehicles === null) return 'the same classes'
  return a.vehicles.find((vehicle) => b.vehicles!.includes(vehicle)) ?? null
}

function seasonRules(list: PriceList): BrokenRule[] {
  return list.seasons.flatMap((season, i) => {
    const path = `seasons.${i}`
    const others = list.seasons.slice(0, i)
    const clash = others.findIndex((other) => overlap(other, season) && shared(other, season) !== null)
    return [
      ...datesRules(season, path, 'season'),
      ...unless(
        season.names.en !== undefined,
        `${path}.names.en`,
        () => 'This is missing. Guests read the name of a season: write it in English, at least.',
      ),
      ...unless(clash === -1, `${path}.from`, () => {
        const other = list.seasons[clash]!
        return `It overlaps with the season of ${other.from} to ${other.to}, and both are for ${shared(other, season)}.`
      }),
      ...(season.vehicles ?? []).flatMap((vehicle, at) => [
        ...unless(hasVehicle(list, vehicle), `${path}.vehicles.${at}`, () => noVehicle(list, vehicle)),
        ...unless(
          season.vehicles!.indexOf(vehicle) === at,
          `${path}.vehicles.${at}`,
          () => `The class '${vehicle}' stands here twice.`,
        ),
      ]),
    ]
  })
}

function closedRules(list: PriceList): BrokenRule[] {
  return list.closed.flatMap((closed, i) => {
    const { park, vehicle } = closed
    const path = `closed.${i}`
    return [
      ...datesRules(closed, path, 'time'),
      ...unless(
        park === null || Object.hasOwn(list.parks, park),
        `${path}.park`,
        () => `There is no park '${park}' in this list.`,
      ),
      ...unless(vehicle === null || hasVehicle(list, vehicle), `${path}.vehicle`, () => noVehicle(list, vehicle!)),
      ...unless(
        park === null || vehicle === null,
        `${path}.vehicle`,
        () => 'Name a park or a class, not both: write a row for each.',
      ),
    ]
  })
}

const neverEnds = () => 'The night must end at another time than it begins.'

function nightRules({ night, promises: { nightLead } }: PriceList): BrokenRule[] {
  return [
    ...unless(night === null || night.from !== night.until, 'night.until', neverEnds),
    ...unless(nightLead.from !== nightLead.until, 'promises.nightLead.until', neverEnds),
  ]
}

function hoursRules({ hours, start }: Park, path: string): BrokenRule[] {
  if (hours === null) return []
  if (hours.closes <= hours.opens)
    return [broken(`${path}.hours.closes`, `It closes at ${hours.closes}, before it opens at ${hours.opens}.`)]
  return (['half', 'full'] as const).flatMap((length) =>
    unless(
      start[length] >= hours.opens && start[length] < hours.closes,
      `${path}.start.${length}`,
      () => `Tours start at ${start[length]}, but the park is open from ${hours.opens} to ${hours.closes}.`,
    ),
  )
}

function parkRules(list: PriceList): BrokenRule[] {
  const names = Object.keys(list.parks)
  return names.flatMap((name, i) => [
    ...hoursRules(list.parks[name]!, `parks.${name}`),
    ...unless(
      names.findIndex((other) => placeKey(other) === placeKey(name)) === i,
      `parks.${name}`,
      () => 'Another park of this list has the same name.',
    ),
  ])
}

/** Rows by the time before a pickup, the longest first, down to 0; none costs less than the one before. */
function chargeRules(rows: readonly { readonly time: number; readonly percent: number }[], path: string, unit: string) {
  return rows.flatMap(({ time, percent }, i) => {
    const before = rows[i - 1]
    return [
      ...unless(
        before === undefined || time < before.time,
        `${path}.${i}.${unit}`,
        () => `The ${unit} must fall from row to row: ${time} comes after ${before!.time}.`,
      ),
      ...unless(
        before === undefined || percent >= before.percent,
        `${path}.${i}.percent`,
        () => `Cancelling later cannot cost less: ${percent} % comes after ${before!.percent} %.`,
      ),
      ...unless(
        i < rows.length - 1 || time === 0,
        `${path}.${i}.${unit}`,
        () => `The last row must have 0 ${unit}, for guests who do not come. It has ${time}.`,
      ),
    ]
  })
}

function promiseRules({ promises }: PriceList): BrokenRule[] {
  const { lateCharges, stayCancelling, guestHours, deposit } = promises
  return [
    ...chargeRules(
      lateCharges.map(({ hours: time, percent }) => ({ time, percent })),
      'promises.lateCharges',
      'hours',
    ),
    ...chargeRules(
      stayCancelling.map(({ days: time, percent }) => ({ time, percent })),
      'promises.stayCancelling',
      'days',
    ),
    ...lateCharges.flatMap(({ hours }, i) =>
      unless(
        hours === 0 || hours < guestHours.cancel,
        `promises.lateCharges.${i}.hours`,
        () => `Until ${guestHours.cancel} hours before the pickup guests cancel free of charge: ${hours} is not later.`,
      ),
    ),
    ...unless(
      deposit === null || deposit.leastUsd <= deposit.fromTotalUsd,
      'promises.deposit.leastUsd',
      () => `USD ${deposit!.leastUsd} is more than a booking of USD ${deposit!.fromTotalUsd} costs.`,
    ),
  ]
}

/** What a row is compared with in other parts: nothing is said of it while these are wrong. */
const NEEDED: readonly (readonly [where: RegExp, parts: readonly (keyof PriceList)[]])[] = [
  [/^closed\.\d+\.park$/, ['parks']],
  [/^(?:seasons|closed)\.\d+\.vehicles?\b/, ['vehicles']],
  [/^byHand\.\d+\.prices\b/, ['vehicles', 'least', 'dollar', 'seasons']],
]

/**
 * Of a list whose values are each right, what they are not together.
 * @param wrong parts in which values are wrong by themselves, and others stand in the list: nothing is said of these
 */
export function brokenRules(list: PriceList, wrong: ReadonlySet<string> = new Set()): BrokenRule[] {
  const areRight = (...parts: (keyof PriceList)[]) => !parts.some((part) => wrong.has(part))
  const ofClasses = areRight('vehicles', 'transfers', 'least', 'driverStay', 'waiting')
    ? [...vehicleRules(list), ...tableRules(list), ...rateRules(list)]
    : []
  // Figures that are missing make no fare.
  const isCheapestKnown =
    ofClasses.length === 0 && areRight('vehicles', 'transfers', 'least', 'dollar', 'roundedTo', 'seasons')
  const rules = [
    ...ofClasses,
    ...(isCheapestKnown ? cheapestRules(list) : []),
    ...byHandRules(list),
    ...seasonRules(list),
    ...closedRules(list),
    ...nightRules(list),
    ...parkRules(list),
    ...promiseRules(list),
  ]
  return rules.filter(
    ({ path }) =>
      !wrong.has(path.split('.')[0]!) && !NEEDED.some(([where, parts]) => where.test(path) && !areRight(...parts)),
  )
}
