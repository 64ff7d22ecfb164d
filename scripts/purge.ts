/**
 * `npm run purge -- [--remote] (--all | NAME)`: removes computed distances, all or those of a place, from D1, and all
 * that KV keeps of them.
 * Listed rates stay, and are read again from D1. Run it after correcting or deleting a record by hand.
 */
import { placeKey } from '#domain/places/place-name.ts'
import { KEPT } from '#worker/platform/kv.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { DatabaseError, execute, forget, keptKeys } from './operator/database.ts'
import { readOptions, UsageError } from './operator/options.ts'

/** Of a place's name. */
const MOST_WORDS = 20

const USAGE = 'npm run purge -- [--remote] (--all | NAME)'
const TABLES = ['transfer_rates', 'safari_offers']

/** True for the key of a trip that has a place of this name: 'colombo > unknown villa @ 693 7986'. */
const hasPlace = (tripKey: string, place: string) => tripKey.split(' > ').some((end) => end.split(' @ ')[0] === place)

function purge(place: string | null, remote: boolean): string {
  // The key of a name has letters, digits and '%&+' only, and so is safe in SQL.
  const ends = "' > ' || replace(route_key, ' @ ', ' > ') || ' > '"
  const where = place === null ? 'listed = 0' : `listed = 0 and instr(${ends}, ' > ${place} > ') > 0`
  const removed = execute(
    TABLES.map((table) => `delete from ${table} where ${where} returning id`).join('; '),
    remote,
  ).flat()
  // D1 first: what KV forgets is read from there again.
  const keys = keptKeys(remote).filter(
    (key) =>
      key.startsWith(KEPT.lists) ||
      (key.startsWith(KEPT.distances) && (place === null || hasPlace(key.split('/').slice(4).join('/'), place))),
  )
  forget(keys, remote)
  return (
    `Removed ${removed.length} computed distances from D1 and ${keys.length} entries from KV.` +
    (remote
      ? ' Cloudflare may answer from a copy for one more minute. Run this again then: what was written in the last minute may not have been listed.'
      : '')
  )
}

try {
  const { values, positionals } = readOptions(
    { remote: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
    MOST_WORDS,
  )
  const place = placeKey(placeAt(positionals.join(' ')).name)
  if (values.all === positionals.length > 0 || (!values.all && !place)) throw new RangeError(USAGE)
  console.log(purge(values.all ? null : place, values.remote))
} catch (error) {
  const expected = error instanceof RangeError || error instanceof DatabaseError || error instanceof UsageError
  if (!expected) throw error
  console.error((error as Error).message)
  process.exitCode = 1
}
