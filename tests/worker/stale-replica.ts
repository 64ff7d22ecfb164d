/** A database with a replica that stands still when it is told to: what a session reads there that asks for nothing newer. */
import { env } from 'cloudflare:workers'
import type { Env } from '#worker/environment.ts'

type Session = ReturnType<Env['DB']['withSession']>
type Statement = ReturnType<Session['prepare']>

const NOTHING = { results: [], success: true, meta: {} }

export function staleReplica() {
  /** Where each session began. */
  const starts: string[] = []
  /** What the replica answered last, by the texts of a batch and what is bound to them. */
  const known = new Map<string, unknown>()
  // A statement may be run by another session than that which made it.
  const inner = new WeakMap<object, { readonly statement: Statement; readonly asked: string }>()
  let standsAt: string | null = null

  const withSession = (start = 'first-unconstrained') => {
    starts.push(start)
    const session = env.DB.withSession(start)
    const isOld = () => standsAt !== null && start !== 'first-primary' && !(start > standsAt && start.startsWith('0'))
    const noted = (statement: Statement, asked: string): Statement => {
      const outer = new Proxy(statement, {
        get: (_, name) => {
          const method = Reflect.get(statement, name) as (...args: unknown[]) => unknown
          return name === 'bind'
            ? (...args: unknown[]) => noted(statement.bind(...args), asked + JSON.stringify(args))
            : method.bind(statement)
        },
      })
      inner.set(outer, { statement, asked })
      return outer
    }
    return {
      prepare: (text: string) => noted(session.prepare(text), text),
      getBookmark: () => session.getBookmark(),
      async batch(statements: Statement[]) {
        const parts = statements.map((statement) => inner.get(statement)!)
        const asked = parts.map((part) => part.asked).join('\n')
        if (isOld()) return known.get(asked) ?? parts.map(() => NOTHING)
        const answer = await session.batch(parts.map(({ statement }) => statement))
        if (standsAt === null && start !== 'first-primary') known.set(asked, answer)
        return answer
      },
    }
  }

  return {
    DB: { withSession } as unknown as Env['DB'],
    starts,
    /** From now on the replica has what it was asked for until now. */
    async stop() {
      const session = env.DB.withSession('first-primary')
      await session.prepare('select 1').run()
      standsAt = session.getBookmark()
    },
    catchUp() {
      standsAt = null
    },
  }
}
