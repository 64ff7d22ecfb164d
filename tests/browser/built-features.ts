// The compatibility data is spelled so.
/* oxlint-disable no-underscore-dangle */
/** What the built files use of the browser, and which browsers lack it, by MDN's compatibility data. */
import { globSync, readFileSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { parseAst, Visitor } from 'vite'

/** Versions by the name that the data has for a browser. */
export type Browsers = Readonly<Record<string, string>>

/** A function, a global or a piece of syntax. The paths lead to it from `window`; syntax has none. */
export interface Feature {
  readonly name: string
  readonly paths: readonly (readonly string[])[]
}

const isAtMost = (version: string, limit: string) =>
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0

function isSupported(statements: readonly SimpleSupportStatement[], version: string): boolean {
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      isAtMost(added, version) &&
      !removed &&
      !flags &&
      !prefix &&
      !other,
  )
}

/** The data says nothing of a browser: it counts as able. */
function isLacking({ support }: CompatStatement, browsers: Browsers): boolean {
  return Object.entries(browsers).some(([browser, version]) => {
    const statements = support[browser as keyof typeof support]
    return statements !== undefined && !isSupported([statements].flat(), version)
  })
}

/** Interfaces whose members are told by their name alone; a name that one of them always had is no finding. */
const INTERFACES = `
  AbortController AbortSignal Blob CSSStyleDeclaration Crypto DOMTokenList Document Element Event
  EventTarget FormData HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement
  Headers History IDBFactory IDBObjectStore IntersectionObserver KeyboardEvent Location MediaQueryList
  MutationObserver Navigator Node Performance PointerEvent Request ResizeObserver Response SVGElement
  Storage SubtleCrypto URL URLSearchParams Window
`
  .trim()
  .split(/\s+/)
/** Objects that are no constructor: what stands in them is called on them. */
const NAMESPACES = ['Atomics', 'CSS', 'Intl', 'JSON', 'Math', 'Reflect', 'console']
/** Give an iterator, whose methods are younger than the array's of the same names. */
const ITERATING = ['entries', 'keys', 'matchAll', 'values']

const BUILT_IN: Record<string, Identifier> = { ...bcd.javascript.builtins }
const INTERFACE: Record<string, Identifier> = { ...bcd.api }

const membersOf = (node: Identifier) =>
  Object.entries(node).flatMap(([key, member]) =>
    key !== '__compat' && (member as Identifier).__compat ? [[key, (member as Identifier).__compat!] as const] : [],
  )

interface Known extends Feature {
  readonly compat: CompatStatement
}

function known(): { globals: Map<string, Known>; statics: Map<string, Known>; members: Map<string, Known[]> } {
  const globals = new Map<string, Known>()
  const statics = new Map<string, Known>()
  const members = new Map<string, Known[]>()
  for (const [owner, node] of Object.entries({ ...INTERFACE, ...BUILT_IN })) {
    if (node.__compat) globals.set(owner, { name: owner, paths: [[owner]], compat: node.__compat })
    for (const [key, compat] of membersOf(node)) {
      const member = key.replace(/_static$/, '')
      if (member !== key || NAMESPACES.includes(owner)) {
        const name = `${owner}.${member}`
        statics.set(name, { name, paths: [[owner, member]], compat })
      } else if (owner in BUILT_IN || INTERFACES.includes(owner)) {
        // The data does not say which members of a built-in are static.
        const paths = [[owner, 'prototype', member], ...(owner in BUILT_IN ? [[owner, member]] : [])]
        members.set(member, [...(members.get(member) ?? []), { name: `${owner}.${member}`, paths, compat }])
      }
    }
  }
  return { globals, statics, members }
}

const KNOWN = known()

const regex = (name: string, compat: CompatStatement | undefined): Known => ({ name, paths: [], compat: compat! })
const PATTERNS = bcd.javascript.regular_expressions!
const LOOK_BEHIND = regex('look-behind', PATTERNS.lookbehind_assertion!.__compat)
const MODIFIERS = regex('modifiers in a regular expression', PATTERNS.modifier!.__compat)

const patternFeatures = (pattern: string) => [
  ...(/\(\?<[=!]/.test(pattern) ? [LOOK_BEHIND] : []),
  ...(/\(\?[ims-]+:/.test(pattern) ? [MODIFIERS] : []),
]

/** All that a script may mean; a member is told by its name alone. */
function featuresOf(script: string): Known[][] {
  const found: Known[][] = []
  const note = (...features: readonly (Known | undefined)[]) => {
    const meant = features.filter((feature) => feature !== undefined)
    if (meant.length > 0) found.push(meant)
  }
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return
      const member = property.name
      if (object.type === 'Identifier' && KNOWN.globals.has(object.name)) {
        const global = KNOWN.statics.get(`${object.name}.${member}`)
        if (global) return note(global)
      }
      const iterates =
        object.type === 'CallExpression' &&
        object.callee.type === 'MemberExpression' &&
        object.callee.property.type === 'Identifier' &&
        ITERATING.includes(object.callee.property.name) &&
        !(object.callee.object.type === 'Identifier' && ['Array', 'Object'].includes(object.callee.object.name))
      const owners = KNOWN.members.get(member) ?? []
      note(...owners.filter(({ name }) => iterates === name.startsWith('Iterator.')))
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') note(KNOWN.globals.get(callee.name))
    },
    CallExpression({ callee }) {
      if (callee.type !== 'Identifier') return
      note(...(KNOWN.members.get(callee.name) ?? []).filter(({ name }) => name.startsWith('Window.')))
    },
    Literal(literal) {
      const text = 'regex' in literal ? literal.regex.pattern : literal.value
      if (typeof text === 'string') for (const feature of patternFeatures(text)) note(feature)
    },
    TemplateElement({ value }) {
      for (const feature of patternFeatures(value.raw)) note(feature)
    },
  }).visit(parseAst(script))
  return found
}

/** What the built scripts use and one of these browsers lacks. What a use may mean is one feature, if all of it is lacking. */
export function usedButLacking(browsers: Browsers): Feature[] {
  const used = globSync('dist/client/assets/*.js').flatMap((file) => featuresOf(readFileSync(file, 'utf8')))
  const lacking = used
    .filter((meant) => meant.every(({ compat }) => isLacking(compat, browsers)))
    .map((meant) => ({ name: meant.map(({ name }) => name).join(' or '), paths: meant.flatMap(({ paths }) => paths) }))
  return [...new Map(lacking.map((feature) => [feature.name, feature])).values()]
}

/** Paths of everything that one of these browsers lacks, also of what nothing uses. */
export function allLacking(browsers: Browsers): (readonly string[])[] {
  return [...KNOWN.globals.values(), ...KNOWN.statics.values(), ...[...KNOWN.members.values()].flat()]
    .filter(({ compat }) => isLacking(compat, browsers))
    .flatMap(({ paths }) => paths)
}
