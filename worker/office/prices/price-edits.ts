/** What one button changes in a draft: a row added or taken out, a class with figures of its own, a cliff smoothed. */
import { IN_EVERY_PARK } from '#domain/prices/first-tour-prices-and-park-hours.ts'
import { CONTRACT_CLASSES, VEHICLE_CLASS } from '#domain/prices/price-list.ts'
import { PARK } from '#domain/prices/price-list-schema.ts'
import { formOf, type Node, PARTS, wordsOf } from './price-fields.ts'
import type { TypedList } from './price-publishing.ts'

type Data = Record<string, unknown>

const isGroup = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** A copy that may be changed. */
const copyOf = (list: TypedList) => JSON.parse(JSON.stringify(list)) as Record<string, Data>

/** The value at a path with its schema; `null` for a path that no list has. */
function find(list: Data, path: readonly string[]): { readonly node: Node; readonly value: unknown } | null {
  let node: Node = { type: 'strict_object', entries: PARTS }
  let value: unknown = list
  for (const name of path) {
    while (node.wrapped) node = node.wrapped
    node = formOf(node, value)
    const inner = node.entries?.[name] ?? node.items?.[Number(name)] ?? node.item ?? node.value
    if (!inner || !isGroup(value) || (node.entries && !Object.hasOwn(node.entries, name))) return null
    node = inner
    value = Object.hasOwn(value, name) ? value[name] : undefined
  }
  return { node, value }
}

/** A value that a row begins with: nothing typed yet. */
function emptyOf(node: Node): unknown {
  const { unit, least = 0 } = wordsOf(node)
  if (node.type === 'nullable') return null
  if (node.type === 'exact_optional') return undefined
  if (node.getter) return emptyOf(formOf(node, {}))
  if (node.entries)
    return Object.fromEntries(Object.entries(node.entries).map(([name, inner]) => [name, emptyOf(inner)]))
  if (node.items) return node.items.map(emptyOf)
  if (node.item) return []
  if (node.value) return {}
  if (node.options) return node.options[0]
  if (node.type === 'boolean') return false
  return unit === 'percent' && least < 0 ? 0 : ''
}

const NEW_CLASS = {
  isOffered: true,
  names: {},
  picture: 'minibus',
  seats: '',
  bags: '',
  share: { of: 'van', percent: '' },
}

const NEW_PARK = { ...IN_EVERY_PARK, picture: 'Yala national park' }

/** Adds a row at the end of a list, the group of values that was none, or a class or park. @param typed its name */
function add(list: Record<string, Data>, path: readonly string[], typed: string): string | null {
  const [part, name] = path
  if (part === 'vehicles' && path.length === 1) return addNamed(list.vehicles!, typed, VEHICLE_CLASS, NEW_CLASS)
  if (part === 'parks' && path.length === 1)
    return addNamed(list.parks!, typed, PARK, { ...NEW_PARK, shortName: typed.replace(/ national park$/i, '') })
  if (path.join('.') === 'transfers.longer.upToKm') return addRow(list)
  const found = find(list, path)
  const parent = path.slice(0, -1).reduce<unknown>((value, each) => (isGroup(value) ? value[each] : undefined), list)
  if (!found || !isGroup(parent)) return null
  const { node, value } = found
  if (node.item && Array.isArray(value)) value.push(emptyOf(node.item))
  else if (node.type === 'nullable' && value === null) {
    const of = name === 'van' ? 'car' : 'van'
    parent[path.at(-1)!] =
      part === 'vehicles' ? { of, percent: presentPercent(list, name!, of) } : emptyOf(node.wrapped!)
    if (part === 'vehicles') dropEmptyFigures(list, name!)
  } else if (part === 'parks' && path[2] === 'prices') parent.prices = copyOf(list.tours as TypedList).otherParks
  return null
}

function addNamed(table: Data, name: string, pattern: RegExp, value: Data): string | null {
  if (!pattern.test(name) || name.length > 60 || name in Object.prototype)
    return pattern === VEHICLE_CLASS
      ? 'An id has small letters and digits, begins with a letter and has at most 16 of them: van9.'
      : "A park's name has letters, digits and single spaces: Gal Oya national park."
  if (Object.hasOwn(table, name)) return `There is already '${name}'.`
  table[name] = { ...value }
  return null
}

const rowsOf = (list: Record<string, Data>) => (list.transfers!.longer ?? {}) as { upToKm?: unknown[]; perKm?: Data }

/** Each class gets a row of rates with the end of a row, as the last one has them. */
function addRow(list: Record<string, Data>): null {
  const { upToKm, perKm } = rowsOf(list)
  upToKm?.push('')
  for (const rows of Object.values(perKm ?? {}))
    if (Array.isArray(rows)) rows.push(structuredClone(rows.at(-1)) as unknown)
  return null
}

function takeRow(list: Record<string, Data>, row: number): void {
  const { upToKm, perKm } = rowsOf(list)
  upToKm?.splice(row, 1)
  for (const rows of Object.values(perKm ?? {})) if (Array.isArray(rows)) rows.splice(row, 1)
}

/** The tables that have a figure for each class: of money, and of km. */
function tablesOf({ transfers, driverStay, waiting, least }: Record<string, Data>) {
  const { airport, short, longer } = (transfers ?? {}) as Record<string, Data | undefined>
  const money = [airport?.base, airport?.perKm, short?.base, short?.perKm, longer?.base, longer?.perKm, least]
  return {
    money: [...money, driverStay?.perDay, driverStay?.perKm, waiting?.perQuarterHour].filter(isGroup),
    km: [driverStay?.leastKmPerDay].filter(isGroup),
  }
}

/** The figures of a class, each beside that of another one; `null` where only one of the two has some. */
function pairsOf(own: unknown, other: unknown): (readonly [own: number, other: number])[] | null {
  if (own === undefined && other === undefined) return []
  if (typeof own === 'number' && typeof other === 'number') return [[own, other]]
  if (!Array.isArray(own) || !Array.isArray(other) || own.length !== other.length) return null
  const pairs = own.map((each, i) => pairsOf(each, other[i]))
  return pairs.every((each) => each !== null) ? pairs.flat() : null
}

/** The percentage of another class that the figures of a class come to; '' where with none of them prices stay as they are. */
function presentPercent(list: Record<string, Data>, vehicle: string, of: string): number | '' {
  // What a class costs at least stays its own.
  const { money, km } = tablesOf({ ...list, least: {} })
  const tables = money.map((table) => pairsOf(table[vehicle], table[of]))
  if (tables.includes(null) || km.some((table) => table[vehicle] !== table[of])) return ''
  const pairs = tables.flatMap((each) => each!)
  const [own, other] = pairs.reduce((one, next) => (next[1] > one[1] ? next : one), [0, 0] as readonly [number, number])
  const percent = Math.round((own / other) * 100)
  return pairs.length > 0 && pairs.every(([is, ofOther]) => Math.round((ofOther * percent) / 100) === is) ? percent : ''
}

const isEmpty = (figure: unknown): boolean => (Array.isArray(figure) ? figure.every(isEmpty) : figure === '')

/** Empty fields are not kept as the figures that a class had before its percentage. */
function dropEmptyFigures(list: Record<string, Data>, vehicle: string): void {
  const { money, km } = tablesOf(list)
  for (const table of [...money, ...km]) if (isEmpty(table[vehicle])) delete table[vehicle]
}

function takeVehicle(list: Record<string, Data>, vehicle: string): void {
  const rows = (part: string) => (Array.isArray(list[part]) ? (list[part] as unknown as Data[]) : [])
  const { money, km } = tablesOf(list)
  const byHand = rows('byHand').map(({ prices }) => prices)
  for (const table of [list.vehicles, ...money, ...km, ...byHand]) if (isGroup(table)) delete table[vehicle]
  const without = (part: string, isGone: (row: Data) => boolean) => {
    if (Array.isArray(list[part])) list[part] = rows(part).filter((row) => !isGone(row)) as unknown as Data
  }
  without('closed', (row) => row.vehicle === vehicle)
  const others = (vehicles: unknown) => (Array.isArray(vehicles) ? vehicles.filter((each) => each !== vehicle) : null)
  // A season without a class would be one of all: no box ticked means that. One that is for tours as well keeps the class, and
  // nothing is published until somebody says what it is for.
  without('seasons', ({ vehicles, tours }) => others(vehicles)?.length === 0 && tours !== true)
  for (const season of rows('seasons')) {
    const left = others(season.vehicles)
    if (left?.length) season.vehicles = left
  }
  without('byHand', ({ prices }) => isGroup(prices) && Object.keys(prices).length === 0)
}

/** Takes out a row, a class or a park; a group of values that may be none becomes that. */
function remove(list: Record<string, Data>, path: readonly string[]): void {
  const [part, name, inner] = path
  if (part === 'vehicles' && path.length === 2) {
    if (!(CONTRACT_CLASSES as readonly string[]).includes(name!)) takeVehicle(list, name!)
  } else if (part === 'vehicles' && inner === 'share') giveOwnFigures(list, name!)
  else if (path.slice(0, 3).join('.') === 'transfers.longer.upToKm') takeRow(list, Number(path[3]))
  else if (part === 'parks' && path.length === 2) {
    delete list.parks![name!]
    if (Array.isArray(list.closed))
      list.closed = list.closed.filter((row: Data) => row.park !== name) as unknown as Data
  } else if (part === 'parks' && inner === 'prices') (list.parks![name!] as Data).prices = 'otherParks'
  else {
    const parent = find(list, path.slice(0, -1))
    const found = find(list, path)
    if (Array.isArray(parent?.value)) parent.value.splice(Number(path.at(-1)), 1)
    else if (found?.node.type === 'nullable' && isGroup(parent?.value)) parent.value[path.at(-1)!] = null
  }
}

/**
 * The class gets figures of its own in every table: the same percentage of the class that it was priced by, or empty fields where
 * nobody has typed one.
 */
function giveOwnFigures(list: Record<string, Data>, vehicle: string): void {
  const entry = list.vehicles![vehicle] as Data | undefined
  const { of, percent } = (entry?.share ?? {}) as { of?: string; percent?: unknown }
  if (!entry || of === undefined) return
  entry.share = null
  const scaled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(scaled)
    if (typeof value !== 'number') return value
    return typeof percent === 'number' ? Math.round((value * percent) / 100) : ''
  }
  const { money, km } = tablesOf(list)
  for (const table of money) table[vehicle] ??= scaled(table[of])
  for (const table of km) table[vehicle] ??= typeof percent === 'number' ? table[of] : ''
}

/** Puts a park or class one place further up. */
function raise(list: Record<string, Data>, [part, name]: readonly string[]): void {
  if (part !== 'parks' && part !== 'vehicles') return
  const entries = Object.entries(list[part]!)
  const i = entries.findIndex(([each]) => each === name)
  if (i > 0) entries.splice(i - 1, 2, entries[i]!, entries[i - 1]!)
  list[part] = Object.fromEntries(entries)
}

export interface Edited {
  readonly list: TypedList
  /** Why nothing was done; `null` if it was. */
  readonly refusal: string | null
}

/**
 * What a button does to a list.
 * @param act such as 'add seasons', 'remove seasons.0', 'raise parks.Yala national park'
 * @param typed the name of a class or park that is added
 */
export function edited(typedList: TypedList, act: string, typed = ''): Edited {
  const [, what, path] = /^(add|remove|raise) (.{1,200})$/.exec(act) ?? []
  const names = path?.split('.') ?? []
  const list = copyOf(typedList)
  const found = find(list, names)
  if (!found || (what !== 'add' && found.value === undefined)) return { list: typedList, refusal: null }
  const refusal = what === 'add' ? add(list, names, typed) : null
  if (what === 'remove') remove(list, names)
  if (what === 'raise') raise(list, names)
  return { list, refusal }
}
