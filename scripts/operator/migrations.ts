/** Which migrations may be deployed, and which local databases they fit. docs/decisions/20-migrations-only-add.md */
import { existsSync, globSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const FOLDER = 'migrations'

const migrationFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

/** Comments and texts of a statement may name anything. */
const COMMENTS_AND_TEXTS = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'/g
/** SQLite's `rename` alone renames a column, `drop` alone drops one. Views, indexes and triggers hold no data. */
const REMOVES = /\bdrop\s+table\b|\balter\s+table\s+(?:`[^`]*`|"[^"]*"|\[[^\]]*\]|[^\s`"[]+)\s+(?:drop|rename)\b/i

/** Migrations after the first that take something away which the Worker before them may still use. */
export function migrationProblems(folder = FOLDER): string[] {
  return migrationFiles(folder)
    .slice(1)
    .filter((name) => REMOVES.test(readFileSync(join(folder, name), 'utf8').replace(COMMENTS_AND_TEXTS, ' ')))
    .map((name) => `${folder}/${name} drops or renames a table or a column: migrations only add`)
}

/** The tables and columns that a migration adds: the Worker before it does not read them. */
export function addedBy(name: string, folder = FOLDER): string[] {
  const file = join(folder, name)
  if (!existsSync(file)) return []
  const added = readFileSync(file, 'utf8').matchAll(
    /\bcreate table `(\w+)`|\balter table `(\w+)` add (?:column )?`(\w+)`/gi,
  )
  return [...added].map(([, created, table, column]) => created ?? `${table}.${column}`)
}

/** Each column of each table: `rides.via`. */
function columnsOf(database: DatabaseSync): string[] {
  return database
    .prepare(
      `select tables.name || '.' || columns.name as name
       from sqlite_schema tables join pragma_table_info(tables.name) columns where tables.type = 'table'`,
    )
    .all()
    .map(({ name }) => String(name))
}

/** Whether a site's database began with another migration than the first, or with the first as it was once. */
function isOld(file: string, first: string, folder: string): boolean {
  const [database, fresh] = [new DatabaseSync(file), new DatabaseSync(':memory:')]
  try {
    const columns = new Set(columnsOf(database))
    if (!columns.has('d1_migrations.name')) return false
    const names = database.prepare('select name from d1_migrations').all()
    if (names.length === 0) return false
    if (names.every(({ name }) => name !== first)) return true
    fresh.exec(readFileSync(join(folder, first), 'utf8'))
    return columnsOf(fresh).some((column) => !columns.has(column))
  } finally {
    database.close()
    fresh.close()
  }
}

/**
 * Moves local databases aside that have not begun with the first migration as it is.
 * @param state the folder of a local site's D1 and KV
 * @returns where they are now; `null` if there was nothing to move
 */
export function setAsideOldDatabases(state: string, folder = FOLDER, now = new Date()): string | null {
  const databases = join(state, 'v3/d1')
  if (!existsSync(databases)) return null
  const [first] = migrationFiles(folder)
  if (!globSync(join(databases, '*/*.sqlite')).some((file) => isOld(file, first!, folder))) return null
  const aside = join(state, `d1-until-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  renameSync(databases, aside)
  return aside
}
