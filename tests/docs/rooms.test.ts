/** Rooms and arrows, as docs/architecture.md has them: client -> domain <- worker, and no circle among rooms. */
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_FILES, textOf } from './project-files.ts'

const MODULES = PROJECT_FILES.filter((path) => /^(data|domain|worker|client)\/.*\.tsx?$/.test(path))
/** All that the Worker takes from the client: the page tree. */
const PAGE_TREE = new Set(['client/routes.tsx', 'client/document.ts', 'client/site-data.ts'])
/** All that the client takes from the Worker: the type of its API. */
const API_TYPE = 'worker/api.ts'

/** A room of the Worker stands on those before it. */
const WORKER_STOREYS = [
  'platform',
  'database',
  'push',
  'prices',
  'google',
  'places',
  'quotes',
  'fleet',
  'bookings',
  'opinions',
  'insight',
  'proposals',
  'payments',
  'steps',
  'lists',
  'day',
  'guests',
  'mail',
  'alarms',
  'agents',
  'office',
  'pages',
]

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"?]+)/g

interface Import {
  readonly from: string
  readonly to: string
}

/** Type imports and dynamic ones included. */
function importsOf(from: string): Import[] {
  return [...textOf(from).matchAll(IMPORT)].flatMap(([, target]) => {
    if (target!.startsWith('#')) return [{ from, to: target!.slice(1) }]
    return target!.startsWith('.') ? [{ from, to: normalize(join(dirname(from), target!)) }] : []
  })
}

const IMPORTS = MODULES.flatMap(importsOf)

/**
 * A room is a folder of `data/`, `domain/`, `worker/` or `client/`; each page is a room, and so is a file beside the folders.
 */
function roomOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('client/pages/') ? 3 : 2)
    .join('/')
}

/** The rooms of one circle; null where there is none. */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const finished = new Set<string>()
  const visit = (room: string, path: readonly string[]): string[] | null => {
    if (path.includes(room)) return [...path.slice(path.indexOf(room)), room]
    if (finished.has(room)) return null
    for (const next of graph.get(room) ?? []) {
      const circle = visit(next, [...path, room])
      if (circle) return circle
    }
    finished.add(room)
    return null
  }
  for (const room of graph.keys()) {
    const circle = visit(room, [])
    if (circle) return circle
  }
  return null
}

/** @param nodeOf the room of a file, or the file itself */
function graphOf(imports: readonly Import[], nodeOf = roomOf): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of imports.map((each) => [nodeOf(each.from), nodeOf(each.to)] as const)) {
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  return graph
}

const shown = ({ from, to }: Import) => `${from} -> ${to}`
const isIn = (side: string) => (path: string) => path.startsWith(`${side}/`)

test('the imports are found', () => {
  expect(IMPORTS.length).toBeGreaterThan(MODULES.length)
  expect(IMPORTS.map(({ to }) => to)).toContain('domain/brand.ts')
})

test('docs/architecture.md has a row for each room', () => {
  const table = textOf('docs/architecture.md').split('## The rooms')[1]!.split('## Glossary')[0]!
  const rooms = new Set(
    MODULES.filter((path) => /^\w+\/[^/]+\/./.test(path)).map((path) => path.split('/', 2).join('/')),
  )
  const inTable = [...table.matchAll(/^\|.*$/gm)].join('\n')
  const missing = [...rooms].filter((room) => !room.startsWith('data/') && !inTable.includes(`\`${room}/`))
  expect(missing).toEqual([])
})

test('a circle among rooms would be found', () => {
  const circle = [
    { from: 'domain/a/x.ts', to: 'domain/b/y.ts' },
    { from: 'domain/b/z.ts', to: 'domain/a/w.ts' },
  ]
  expect(circleIn(graphOf(circle))).toEqual(['domain/a', 'domain/b', 'domain/a'])
})

test('no circle among rooms', () => {
  expect(circleIn(graphOf(IMPORTS))).toBeNull()
})

test('no circle among files, those by their types alone included', () => {
  expect(circleIn(graphOf(IMPORTS, (path) => path))).toBeNull()
})

test('the tables of facts import nothing above them', () => {
  expect(IMPORTS.filter(({ from, to }) => isIn('data')(from) && !isIn('data')(to)).map(shown)).toEqual([])
})

test("the Worker's rooms stand on those below them", () => {
  const storeyOf = (path: string) => WORKER_STOREYS.indexOf(/^worker\/([^/]+)\//.exec(path)?.[1] ?? '')
  const inRooms = IMPORTS.filter(({ from, to }) => [from, to].every((path) => /^worker\/[^/]+\//.test(path)))
  expect(inRooms.filter(({ from, to }) => storeyOf(from) < 0 || storeyOf(to) > storeyOf(from)).map(shown)).toEqual([])
})

test('domain imports neither side', () => {
  const allowed = (path: string) => isIn('domain')(path) || isIn('data')(path)
  expect(IMPORTS.filter(({ from, to }) => isIn('domain')(from) && !allowed(to)).map(shown)).toEqual([])
})

/** By these the rules are looked up: the module may move inside `domain/`, the name stays. */
const CONTRACT_NAMES = `
  transferFare LKR_PER_USD MAX_DRIVABLE_KM safariPrice
  fareQuote errorQuote isUnreachable formatDuration parseDuration
  COLOMBO_AIRPORT isColomboAirport canonicalPlaceName
  transferSlug parseTransferSlug safariSlug parseSafariSlug
`

test('the domain exports the names by which its rules are looked up, each once', () => {
  const exported = MODULES.filter(isIn('domain')).flatMap((path) =>
    [...textOf(path).matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name),
  )
  const found = (name: string) => exported.filter((other) => other === name).length
  expect(CONTRACT_NAMES.match(/\w+/g)!.filter((name) => found(name) !== 1)).toEqual([])
})

test('the Worker takes only the page tree from the client', () => {
  expect(
    IMPORTS.filter(({ from, to }) => isIn('worker')(from) && isIn('client')(to) && !PAGE_TREE.has(to)).map(shown),
  ).toEqual([])
})

test('the client takes only the type of the API from the Worker', () => {
  expect(
    IMPORTS.filter(({ from, to }) => isIn('client')(from) && isIn('worker')(to) && to !== API_TYPE).map(shown),
  ).toEqual([])
})

test('the app has one clock', () => {
  const own = /^client\/(device|driver|google|live)\//
  const others = MODULES.filter(isIn('client')).filter((path) => !own.test(path))
  expect(others.filter((path) => /\bDate\.now\(|\bnew Date\(\)/.test(textOf(path)))).toEqual([])
})
