/** What differs between two price lists, in the words of their owner: for the draft, the preview and the history. */
import type { PriceList } from '#domain/prices/price-list.ts'
import { isRealDate, showDate, showDayOfYear } from '#domain/sri-lanka-time.ts'
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
import { classNameIn } from './price-preview.ts'

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

/** Of two of one name each keeps its id beside it. */
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
    .map((what) => ({ what, before: old.get(what) ?? '', now: fresh.get(what) ?? '' }))
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
