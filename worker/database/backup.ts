/**
 * A daily copy of the database in R2, where a bucket is bound: one file of INSERT statements, which an empty database
 * with the site's tables takes back. Computed distances are not in it. docs/operations.md#backup-and-restore
 */
import type { R2Bucket } from '@cloudflare/workers-types'
import { DAY_MS, HOUR_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { lastSuccesses, noteSweep } from './heartbeat.ts'

/** Half past midnight in Sri Lanka, in UTC. */
const DUE_AT_MS = 19 * HOUR_MS
const KEPT_DAYS = 30
/** Of one batch, which D1 answers from one state: a booking is whole in it, with some 20 kB of rows. */
const BOOKINGS_OF_BATCH = 1000
/** Of one batch: all of a few hundred drivers and cars would fill the memory of a Worker. */
const PHOTOS_OF_BATCH = 20
/** R2 wants all parts of a file equally long, but for the last, and 5 MiB at least. */
const PART_BYTES = 5 * 1024 * 1024

const PREFIX = 'rows-'
const nameOf = (day: Date) => `${PREFIX}${day.toISOString().slice(0, 10)}.sql`

interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

type Session = ReturnType<Env['DB']['withSession']>
type Row = Readonly<Record<string, string | number | null>>

const OWN_TABLES = `m.type = 'table' and m.name not glob '_cf*' and m.name not glob 'sqlite*' and m.name not in ('changes', 'd1_migrations')`

/** The tables, each after those that it refers to. */
async function tablesOf(session: Session): Promise<Table[]> {
  const [columns, references] = await session.batch<Row>([
    session.prepare(`select m.name as t, c.name as c from sqlite_schema m, pragma_table_info(m.name) c
      where ${OWN_TABLES} order by m.name, c.cid`),
    session.prepare(`select m.name as t, f."table" as parent from sqlite_schema m, pragma_foreign_key_list(m.name) f
      where ${OWN_TABLES}`),
  ])
  const waiting = new Map<string, string[]>()
  for (const { t, c } of columns!.results) waiting.set(String(t), [...(waiting.get(String(t)) ?? []), String(c)])
  const tables: Table[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      ([name]) =>
        !references!.results.some(({ t, parent }) => t === name && parent !== name && waiting.has(String(parent))),
    )
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    for (const [name, its] of ready) {
      tables.push({ name, columns: its })
      waiting.delete(name)
    }
  }
  return tables
}

/** @param which a condition without anything typed */
async function* insertsOf(session: Session, tables: readonly Table[], which: (table: Table) => string) {
  const quoted = tables.map((table) => ({ table, names: table.columns.map((column) => `"${column}"`) }))
  const answers = await session.batch<Row>(
    quoted.map(({ table, names }) =>
      session.prepare(
        `select ${names.map((name, i) => `quote(${name}) as c${i}`).join(', ')} from "${table.name}" where ${which(table)}`,
      ),
    ),
  )
  for (const [i, { table, names }] of quoted.entries()) {
    // The migration has made its row.
    const verb = table.name === 'fleet' ? 'INSERT OR REPLACE' : 'INSERT'
    const start = `${verb} INTO "${table.name}" (${names.join(',')}) VALUES (`
    yield answers[i]!.results.map((row) => `${start}${Object.values(row).join(',')});\n`).join('')
  }
}

/** The column that says whose row it is. */
const numberIn = ({ name, columns }: Table) =>
  name === 'bookings' ? 'number' : columns.includes('booking_number') ? 'booking_number' : null

const holdsPhotos = ({ columns }: Table) => columns.includes('base64')

async function* wholeDatabase(env: Env): AsyncGenerator<string> {
  const session = env.DB.withSession('first-primary')
  const tables = await tablesOf(session)
  // Before their drivers and cars are read: a photo whose owner is not in the copy could not be taken back.
  const photos = tables.filter(holdsPhotos).map((table) => ({ table, owner: table.columns[0]! }))
  const owners = await session.batch<Row>(
    photos.map(({ table, owner }) => session.prepare(`select ${owner} as id from ${table.name} order by ${owner}`)),
  )
  // First what belongs to no booking: bookings may refer to it.
  const others = tables.filter((table) => !holdsPhotos(table))
  yield* insertsOf(session, others, (table) => {
    const number = numberIn(table)
    if (number !== null) return `${number} is null`
    return table.columns.includes('listed') ? 'listed = 1' : '1'
  })
  for (const [i, { table, owner }] of photos.entries()) {
    const ids = owners[i]!.results.map(({ id }) => Number(id))
    for (let from = 0; from < ids.length; from += PHOTOS_OF_BATCH) {
      const some = ids.slice(from, from + PHOTOS_OF_BATCH)
      yield* insertsOf(session, [table], () => `${owner} in (${some.join()})`)
    }
  }
  const ofBookings = tables.filter((table) => numberIn(table) !== null)
  let from = 0
  while (true) {
    // Numbers are random.
    const next = `select number from bookings where number > ${from} order by number limit ${BOOKINGS_OF_BATCH}`
    const { results } = await session.prepare(`select max(number) as last from (${next})`).all<Row>()
    const to = results[0]?.last
    if (typeof to !== 'number') return
    const [after, until] = [from, to]
    yield* insertsOf(session, ofBookings, (table) => `${numberIn(table)} > ${after} and ${numberIn(table)} <= ${until}`)
    from = to
  }
}

async function write(bucket: R2Bucket, key: string, texts: AsyncIterable<string>): Promise<void> {
  const upload = await bucket.createMultipartUpload(key)
  try {
    const parts: Awaited<ReturnType<typeof upload.uploadPart>>[] = []
    const send = async (bytes: Uint8Array) => parts.push(await upload.uploadPart(parts.length + 1, bytes))
    let part = new Uint8Array(PART_BYTES)
    let filled = 0
    for await (const text of texts) {
      let rest = new TextEncoder().encode(text)
      while (rest.length > 0) {
        const fits = rest.subarray(0, PART_BYTES - filled)
        part.set(fits, filled)
        filled += fits.length
        rest = rest.subarray(fits.length)
        if (filled < PART_BYTES) continue
        await send(part)
        part = new Uint8Array(PART_BYTES)
        filled = 0
      }
    }
    if (filled > 0 || parts.length === 0) await send(part.subarray(0, filled))
    await upload.complete(parts)
  } catch (error) {
    await upload.abort().catch(() => {})
    throw error
  }
}

/** Exports the database once a day, and removes old copies: they hold what the site has erased meanwhile. */
export async function exportDatabase(env: Env, now = new Date()): Promise<void> {
  const { BACKUPS: bucket } = env
  if (!bucket) return
  const due = new Date(Math.floor((now.getTime() - DUE_AT_MS) / DAY_MS) * DAY_MS + DUE_AT_MS)
  const { backup: done } = await lastSuccesses(env)
  if (done && done >= due.toISOString()) return
  await write(bucket, nameOf(now), wholeDatabase(env))
  const oldest = nameOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  const { objects } = await bucket.list({ prefix: PREFIX })
  const old = objects.map(({ key }) => key).filter((key) => key < oldest)
  if (old.length > 0) await bucket.delete(old)
  await noteSweep(env, now, ['backup'])
}
