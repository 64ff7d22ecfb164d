/**
 * A price list as fields: each value with its path and its words, as the office's page and a spreadsheet show it; and
 * back. A field that cannot be read keeps what was typed, so that the checks refuse it and its author sees it again.
 */
import { typedWhole } from '#domain/fares/money.ts'
import * as v from 'valibot'
import { listedPlaceName } from '#domain/prices/price-list-places.ts'
import { PriceListSchema, type PriceListProblem, type ValueWords } from '#domain/prices/price-list-schema.ts'
import { visibleLine } from '#domain/visible-text.ts'

/** What is asked of any schema of the price list. */
export interface Node {
  readonly type: string
  /** Of a group. */
  readonly entries?: Readonly<Record<string, Node>>
  /** Of a list. */
  readonly item?: Node
  /** Of a row with a fixed number of values. */
  readonly items?: readonly Node[]
  /** Of a table by names: each value. */
  readonly value?: Node
  /** Of what may be `null` or missing. */
  readonly wrapped?: Node
  /** Of a choice. */
  readonly options?: readonly string[]
  /** Of what has several forms. */
  readonly getter?: (input: unknown) => Node
}

/** The parts of the list, by their names. */
export const PARTS = PriceListSchema.entries as unknown as Readonly<Record<string, Node>>
const LIST: Node = { type: 'strict_object', entries: PARTS }

export function wordsOf(node: Node): ValueWords {
  return {
    ...(node.wrapped ? wordsOf(node.wrapped) : {}),
    ...(v.getMetadata(node as unknown as v.GenericSchema) as ValueWords),
  }
}

/** The form of a value that has several; else the schema itself. */
export const formOf = (node: Node, value: unknown): Node => (node.getter ? node.getter(value) : node)

export type Values = Readonly<Record<string, unknown>>
export const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null

export const innerPath = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))

/** The values of a table that are there, by name. */
export const namedParts = (value: unknown): [name: string, part: unknown][] =>
  isGroup(value) ? Object.entries(value) : []

export interface ListField {
  /** Such as 'seasons.0.to'. */
  readonly path: string
  /** What it is, the largest part of the list first: Fares, From or to the Colombo airport, For each km, van. */
  readonly trail: readonly string[]
  readonly words: ValueWords
  /** 'none' where there is no value. */
  readonly text: string
}

/** What can be chosen, where its word in the list is none that an owner reads. */
const CHOICES: Readonly<Record<string, string>> = {
  yala: "Yala's",
  otherParks: "the other parks'",
  count: 'counts for its 24 hours',
  'are-asked-again': 'is asked again, with both prices',
}

export const choiceText = (option: string): string => (Object.hasOwn(CHOICES, option) ? CHOICES[option]! : option)

/** A value that one field shows. */
export function isSingle(node: Node): boolean {
  if (node.wrapped) return isSingle(node.wrapped)
  return !(node.getter || node.entries || node.items || node.item || node.value)
}

export const NONE = 'none'
const TRUTH = { yes: true, no: false, true: true, false: false } as const

/** What a value is, by its path: 'Seasons, season 1, From'. A name that no part of a list has stays what it is. */
export function labelOf(path: string): string {
  let node: Node | undefined = LIST
  let row = ''
  const labels = path.split('.').map((name) => {
    while (node?.wrapped) node = node.wrapped
    const outer: Node | undefined = node && formOf(node, { [name]: 1 })
    row = outer ? (wordsOf(outer).row ?? wordsOf(node!).row ?? '') : ''
    const number = /^\d+$/.test(name) ? Number(name) + 1 : null
    node = outer?.entries?.[name] ?? outer?.items?.[Number(name)] ?? outer?.item ?? outer?.value
    const { title } = node && !outer?.item && !outer?.value ? wordsOf(node) : {}
    return title ?? (number === null ? name : `${row || 'row'} ${number}`)
  })
  return labels.join(', ')
}

/** A single value as a text. */
export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value)
}

/** Every value of a list, or of a part of it. */
export function fieldsOf(value: unknown, node = LIST, path = '', trail: readonly string[] = []): ListField[] {
  const words = wordsOf(node)
  const of = (text: string): ListField[] => [{ path, trail, words, text }]
  const inside = (inner: Node, part: unknown, name: string | number, called?: string) =>
    fieldsOf(part, inner, innerPath(path, name), [...trail, called ?? wordsOf(inner).title ?? String(name)])
  if (node.getter) return fieldsOf(value, withWords(formOf(node, value), node), path, trail)
  if (node.type === 'nullable' && value === null) return of(NONE)
  if (node.type === 'exact_optional' && value === undefined) return of('')
  if (node.wrapped) return fieldsOf(value, withWords(node.wrapped, node), path, trail)
  if (node.entries)
    return Object.entries(node.entries).flatMap(([name, inner]) => inside(inner, (value as Values)?.[name], name))
  if (node.items) return node.items.flatMap((inner, i) => inside(inner, (value as Values)?.[i], i))
  if (node.item || node.value) {
    const parts = namedParts(value)
    if (parts.length === 0 && node.item) return of(NONE)
    const row = words.row ?? ''
    return parts.flatMap(([name, part]) =>
      node.item
        ? inside(node.item, part, name, `${row} ${Number(name) + 1}`.trim())
        : inside(node.value!, part, name, name),
    )
  }
  return of(textOf(value))
}

/** A schema that is said in the words of the one around it. */
const withWords = (inner: Node, outer: Node): Node =>
  v.pipe(inner as unknown as v.GenericSchema, v.metadata({ ...wordsOf(inner), ...wordsOf(outer) })) as unknown as Node

/** Texts by their paths, as the branches of a tree. */
interface Tree {
  text?: string
  readonly branches: Map<string, Tree>
}

const DEEPEST = 12

function treeOf(texts: Iterable<readonly [path: string, text: string]>): Tree {
  const root: Tree = { branches: new Map() }
  for (const [path, text] of texts) {
    const names = path.split('.', DEEPEST + 1)
    if (names.length > DEEPEST) continue
    let tree = root
    for (const name of names) {
      const inner: Tree = tree.branches.get(name) ?? { branches: new Map() }
      tree.branches.set(name, inner)
      tree = inner
    }
    tree.text = text
  }
  return root
}

/** A number as people write it; any other text stays what it is. */
function typedNumber(typed: string, { unit = '' }: ValueWords): number | string {
  if (unit === 'degrees') return /^-?\d{1,3}(?:\.\d{1,12})?$/.test(typed) ? Number(typed) : typed
  const isLess = typed.startsWith('-')
  const of = (['percent', 'rupees', 'dollars'] as const).find((sign) => unit.startsWith(sign))
  const whole = typedWhole(isLess ? typed.slice(1) : typed, of)
  return whole === null ? typed : isLess ? -whole : whole
}

const isEmpty = (text: string | undefined) => text === undefined || text === '' || text === NONE

/** 6:00 and 06:00:00, as people and spreadsheets write 06:00. */
const typedTime = (typed: string) =>
  typed.replace(/^(\d{1,2})(:\d\d)(?::00)?$/, (_, hours: string, minutes: string) => hours.padStart(2, '0') + minutes)

function single(node: Node, text: string): unknown {
  const typed = visibleLine(text)
  if (wordsOf(node).kind === 'time') return typedTime(typed)
  if (wordsOf(node).kind === 'place') return listedPlaceName(typed) ?? typed
  if (node.type === 'number') return typedNumber(typed, wordsOf(node))
  if (node.type === 'boolean') return TRUTH[typed.toLowerCase() as keyof typeof TRUTH] ?? typed
  return typed
}

/** Whole numbers first to last: rows may be missing, because they were taken out. */
const inOrder = (branches: Tree['branches']) =>
  [...branches].filter(([name]) => /^\d{1,4}$/.test(name)).toSorted(([a], [b]) => Number(a) - Number(b))

/** @returns `undefined` where nothing was typed for a value */
function valueOf(node: Node, tree: Tree | undefined): unknown {
  const { text, branches = new Map<string, Tree>() } = tree ?? {}
  if (node.getter) return valueOfForms(node, tree)
  if (node.type === 'nullable') {
    const isMissing = isSingle(node.wrapped!) ? isEmpty(text) : branches.size === 0
    return isMissing ? null : valueOf(node.wrapped!, tree)
  }
  if (node.type === 'exact_optional') return isEmpty(text) ? undefined : valueOf(node.wrapped!, tree)
  if (node.entries) {
    const values = Object.entries(node.entries).map(([name, inner]) => [name, valueOf(inner, branches.get(name))])
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  if (node.items) return node.items.map((inner, i) => valueOf(inner, branches.get(String(i))))
  if (node.item) return inOrder(branches).map(([, inner]) => valueOf(node.item!, inner))
  if (node.value) {
    const values = [...branches]
      .filter(([, inner]) => !(isSingle(node.value!) && isEmpty(inner.text)))
      .map(([name, inner]) => [name, valueOf(node.value!, inner)])
    return Object.fromEntries(values)
  }
  return text === undefined ? undefined : single(node, text)
}

/** A name, or a group; of a group all that was typed, also if that is too much. */
function valueOfForms(node: Node, tree: Tree | undefined): unknown {
  if (!isEmpty(tree?.text)) return single(formOf(node, tree!.text), tree!.text!)
  const typed = [...(tree?.branches ?? [])].filter(([, { text, branches }]) => branches.size > 0 || !isEmpty(text))
  const form = formOf(node, Object.fromEntries(typed))
  if (!form.entries) return valueOf(form, tree)
  return Object.fromEntries(
    typed.map(([name, inner]) => [name, valueOf(form.entries![name] ?? Object.values(form.entries!)[0]!, inner)]),
  )
}

/**
 * A part of the list from its fields.
 * @param name of the part: 'seasons'
 * @param texts by path: 'seasons.0.to'
 */
export function partFrom(name: string, texts: Iterable<readonly [path: string, text: string]>): unknown {
  return valueOf(PARTS[name]!, treeOf(texts).branches.get(name))
}

/** Whether a list can have a value there; its rows are counted anew. */
function isKnown(node: Node, [name, ...rest]: readonly string[]): boolean {
  if (node.wrapped) return isKnown(node.wrapped, name === undefined ? [] : [name, ...rest])
  if (name === undefined) return true
  const { entries, items, item, value } = formOf(node, { [name]: 1 })
  if (entries) return Object.hasOwn(entries, name) && isKnown(entries[name]!, rest)
  const inner = items ? items[Number(name)] : /^\d{1,4}$/.test(name) ? (item ?? value) : value
  return inner !== undefined && isKnown(inner, rest)
}

/** A whole list from its fields, and those of them that no list has. */
export function listFrom(texts: readonly (readonly [path: string, text: string])[]): {
  readonly list: unknown
  readonly unknown: readonly PriceListProblem[]
} {
  const list = valueOf(LIST, treeOf(texts))
  const unknown = texts.filter(([path, text]) => !isEmpty(text) && !isKnown(LIST, path.split('.')))
  return {
    list,
    unknown: unknown.map(([path]) => ({ path, message: 'There is no such value in a price list. Take it out.' })),
  }
}
