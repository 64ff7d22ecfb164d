/**
 * What the Worker's costs are compared with in the same run, because milliseconds differ between machines:
 *
 * - a page with React rendering the page's own HTML: the markup that the site answered is read into a tree of plain
 *   elements, and the yardstick makes these elements anew and renders them for each request. The head, the styles and
 *   the data around them are a text that it has ready.
 * - a call with one read of KV and one of D1.
 */
import type { LocalStorage } from './local-storage.ts'

/** A text, or an element: its tag, its attributes as React's properties, its children. */
export type YardstickNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, unknown>>, children: readonly YardstickNode[]]

export interface YardstickPage {
  /** What stands before and after the app's markup. */
  readonly before: string
  readonly nodes: readonly YardstickNode[]
  readonly after: string
}

const ROOT = '<div id="root">'
/** What follows the app's markup in the document. */
const DATA = /<\/div>\s*<script type="application\/json" id="page-data">/

/** @param html a page as the site answers it */
export function yardstickPage(html: string): YardstickPage {
  const start = html.indexOf(ROOT) + ROOT.length
  const end = html.search(DATA)
  if (start < ROOT.length || end < start) throw new Error('The page has no markup of the app')
  return {
    before: html.slice(0, start),
    nodes: nodesOf(html.slice(start, end).replace(PRELOADED_PICTURES, '')),
    after: html.slice(end),
  }
}

const withoutComments = (html: string) => html.replace(/<!--.*?-->/g, '')

/** True where both are the same but for the comments that React puts between texts and around what it may load later. */
export function sameMarkup(one: string, other: string): boolean {
  return withoutComments(one) === withoutComments(other)
}

type OpenElement = [tag: string, attributes: Record<string, unknown>, children: YardstickNode[]]

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const TOKEN = /<!--.*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s[^\s=>]+="[^"]*")*)(\/?)>|[^<]+/gs
const ATTRIBUTE = /\s([^\s=>]+)="([^"]*)"/g
/** Attributes that say something by being there. React leaves them out where their value is empty. */
const FLAGS = new Set(['checked', 'disabled', 'hidden', 'multiple', 'noValidate', 'open', 'required', 'selected'])
/** React writes these for the pictures of a page by itself. */
const PRELOADED_PICTURES = /^(<link rel="preload" as="image"[^>]*>)+/

/** Reads markup that React wrote: every attribute has a value in double quotes, every element is closed. */
function nodesOf(markup: string): YardstickNode[] {
  const root: OpenElement = ['', {}, []]
  const open = [root]
  for (const [token, closed, tag, attributes = '', selfClosed] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1)!
    if (closed) open.pop()
    else if (tag) {
      const element: OpenElement = [tag, propertiesOf(attributes), []]
      parent[2].push(element)
      if (!selfClosed && !VOID.has(tag)) open.push(element)
    } else if (!token.startsWith('<!--')) parent[2].push(decoded(token))
  }
  return root[2]
}

function propertiesOf(attributes: string): Record<string, unknown> {
  return Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => {
      if (FLAGS.has(name)) return [name, true]
      return name === 'style' ? [name, styleOf(value)] : [name === 'class' ? 'className' : name, decoded(value)]
    }),
  )
}

function styleOf(css: string): Record<string, string> {
  return Object.fromEntries(
    css.split(';').map((each) => {
      const [name = '', value = ''] = each.split(/:(.*)/s)
      return [
        name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        decoded(value),
      ]
    }),
  )
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decoded(text: string): string {
  return text.replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}

/** Puts a record into D1, and into KV under the key of its row. @returns that key */
export async function recordInBoth({ database, kv }: LocalStorage): Promise<string> {
  const row = await database
    .prepare(
      `INSERT INTO transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes)
       VALUES ('colombo bandaranaike international airport > dondra', 'Colombo Bandaranaike International Airport', 'Dondra', 180, 160) RETURNING *`,
    )
    .first<{ route_key: string }>()
  const key = encodeURIComponent(row!.route_key)
  const answer = await fetch(`http://${kv}/${key}`, { method: 'PUT', body: JSON.stringify(row) })
  if (!answer.ok) throw new Error(`KV answered ${answer.status}`)
  return key
}
