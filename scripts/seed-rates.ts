/**
 * `npm run seed`: writes the listed rates and safari offers into the newest `migrations/*_seed_rates.sql`.
 * A database that has run that file needs a new one: `npx drizzle-kit generate --custom --name seed_rates` first.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInModule, revisionModule, seedRevision, seedSql } from './seed/built-in-lists.ts'

const root = join(import.meta.dirname, '..')
const file = readdirSync(join(root, 'migrations'))
  .filter((name) => name.endsWith('_seed_rates.sql'))
  .toSorted()
  .at(-1)
if (!file) throw new Error('There is no migration named seed_rates')

const sql = seedSql()
writeFileSync(join(root, 'migrations', file), sql)
writeFileSync(join(root, 'worker/quotes/roads-revision.ts'), revisionModule(seedRevision(sql)))
writeFileSync(join(root, 'worker/quotes/built-in-lists.ts'), builtInModule())
console.log(`migrations/${file}: ${Math.round(sql.length / 1024)} kB`)
