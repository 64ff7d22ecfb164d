/** A database that counts the statements that it is asked for. */
import { env } from 'cloudflare:test'
import type { Env } from '#worker/environment.ts'

export function countedStatements(): { readonly DB: Env['DB']; asked(): number } {
  let asked = 0
  const DB = {
    withSession(start: never) {
      const session = env.DB.withSession(start)
      return {
        prepare(sql: string) {
          asked += 1
          return session.prepare(sql)
        },
        batch: (statements: never[]) => session.batch(statements),
        getBookmark: () => session.getBookmark(),
      }
    },
  }
  return { DB: DB as unknown as Env['DB'], asked: () => asked }
}
