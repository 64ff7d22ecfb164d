/** What holds of every page: it comes to rest, it does not crash, and it has nothing to complain of. */
import { type Life, Objection } from './life.ts'
import { kindOf, look, type Sight } from './sight.ts'
import { sameText, sleep } from './words.ts'

/** However much is under way. */
const MOST_MS = 150_000

/** Objects, unless that is known: then the guest goes on. */
export function object(life: Life, kind: string, message: string): void {
  if (!life.world.known.includes(kind)) throw new Objection(kind, message)
}

function objectToCrash(life: Life, sight: Sight): void {
  const { error } = life.t('site')
  if (sight.headings.some((heading) => sameText(heading, error.title)))
    throw new Objection('crash', `the page says '${error.title}' at ${sight.path}${sight.search}`)
  if (life.complaints.length > 0) throw new Objection('complaint', life.complaints.join('\n'))
}

/** Why something could not be done: a page that has crashed has no fields. */
export async function why(life: Life, error: unknown): Promise<unknown> {
  if (error instanceof Objection || life.page.isClosed()) return error
  try {
    objectToCrash(life, await look(life.page))
    return error
  } catch (objection) {
    return objection instanceof Objection ? objection : error
  }
}

/** A plain page, which no script keeps alive. */
function isPlain(sight: Sight): boolean {
  return ['changes', 'other'].includes(kindOf(sight))
}

/** The page when it has come to rest, and there is nothing to object to. */
export async function rest(
  life: Life,
  what: string,
  problemOf: (sight: Sight) => Promise<string | null> | string | null = () => null,
): Promise<Sight> {
  const start = Date.now()
  let stillSince: number | null = null
  let calmSince: number | null = null
  for (;;) {
    const sight = await look(life.page)
    objectToCrash(life, sight)
    const now = Date.now()
    const isStill = life.underWay.size === 0
    const isCalm = isStill && (sight.isAlive || isPlain(sight)) && sight.busy.length === 0
    if (isCalm) {
      const problem = await problemOf(sight)
      if (problem === null) return sight
      calmSince ??= now
      if (now - calmSince > life.world.patienceMs / 8) {
        object(life, what, problem)
        return sight
      }
    } else calmSince = null
    if (!isStill) stillSince = null
    else stillSince ??= now
    if (!isCalm && stillSince !== null && now - stillSince > life.world.patienceMs)
      throw new Objection(
        'spinner',
        `nothing is under way, and the page waits: ${sight.busy.join('; ') || 'it is not alive'} at ${sight.path}${sight.search}`,
      )
    if (now - start > MOST_MS)
      throw new Objection(
        'spinner',
        `no rest after ${MOST_MS} ms: ${[...life.underWay].map((request) => request.url()).join(', ')}`,
      )
    await sleep(isCalm ? 40 : 25)
  }
}
