/**
 * The operator's commands:
 *
 *     npm run bookings                         lists upcoming bookings of the local site
 *     npm run bookings -- --remote             of the deployed site
 *     npm run bookings -- --confirm REFERENCE  marks a booking confirmed: its page says so, and the customer gets a mail
 *     npm run bookings -- --cancel REFERENCE   marks it cancelled
 */
import { parseArgs, styleText } from 'node:util'
import { parseReference } from '#domain/bookings/reference.ts'
import type { BookingStatus } from '#domain/bookings/texts.ts'
import { DatabaseError, execute } from './operator/database.ts'
import { bookingReport } from './operator/report.ts'

const USAGE = 'npm run bookings -- [--remote] [--confirm REFERENCE | --cancel REFERENCE]'

function listBookings(remote: boolean): string {
  const [transfers, safaris, unsentMail] = execute(
    "select * from operator_transfers; select * from operator_safaris; select * from operator_mail where state <> 'sent'", remote,
  ) as [never[], never[], never[]]
  return bookingReport({ transfers, safaris, unsentMail }, (style, text) => styleText(style, text, { stream: process.stdout }))
}

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
/** The outbox's name of each kind of booking, and the kind's table. */
const TABLES = [['transfer', 'transfer_bookings'], ['safari', 'safari_bookings']] as const

/**
 * SQL that sets a status and puts a mail about it into the outbox. It may run twice: a mail goes only if the status is newer than the last mail
 * about it. None goes once the journey is over.
 * @param reference as `parseReference` gives it: letters, digits and dashes, which may stand in SQL
 */
function updateSql(reference: string, status: BookingStatus): string[] {
  return TABLES.flatMap(([kind, table]) => [
    `update ${table} set status = '${status}', status_changed_at = ${NOW} where reference = '${reference}' and status <> '${status}'`,
    `insert into outbox (kind, booking_id, audience) select '${kind}', b.id, 'status' from ${table} b
      where b.reference = '${reference}' and b.status_changed_at is not null and b.erased_at is null and b.pickup_date >= date('now', '+330 minutes')
      and not exists (select 1 from outbox o where o.kind = '${kind}' and o.booking_id = b.id and o.audience = 'status' and o.created_at >= b.status_changed_at)
      on conflict (kind, booking_id, audience) do update set created_at = excluded.created_at, due_at = excluded.due_at,
      attempts = 0, leased_until = null, sent_at = null, given_up_at = null, last_error = null`,
  ])
}

/** SQL that finds the booking, and whether a mail about its status waits. */
function findSql(reference: string): string[] {
  return TABLES.map(([kind, table]) => `select o.id is not null as mail_waits from ${table} b
    left join outbox o on o.kind = '${kind}' and o.booking_id = b.id and o.audience = 'status' and o.sent_at is null and o.given_up_at is null
    where b.reference = '${reference}'`)
}

function setStatus(typed: string, status: BookingStatus, remote: boolean): string {
  const reference = parseReference(typed)
  if (!reference) throw new RangeError(`'${typed.replace(/[^\w -]/g, '?')}' is no reference; one looks like K7Q2-M4XT-9BHE`)
  const results = execute([...updateSql(reference, status), ...findSql(reference)].join('; '), remote)
  const found = results.slice(-TABLES.length).flat()
  if (found.length === 0) throw new RangeError(`There is no booking ${reference} in the ${remote ? 'remote' : 'local'} database`)
  return `${reference} is ${status}. ${found.some((row) => row.mail_waits === 1)
    ? 'The customer is told by mail within minutes.'
    : 'No mail goes to the customer: the journey is over, or there has been one about this.'}`
}

function run(): string {
  const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false }, confirm: { type: 'string' }, cancel: { type: 'string' } } })
  if (values.confirm !== undefined && values.cancel !== undefined) throw new RangeError(USAGE)
  if (values.confirm !== undefined) return setStatus(values.confirm, 'confirmed', values.remote)
  if (values.cancel !== undefined) return setStatus(values.cancel, 'cancelled', values.remote)
  return listBookings(values.remote)
}

try {
  console.log(run())
} catch (error) {
  const expected = error instanceof RangeError || error instanceof DatabaseError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!expected) throw error
  const { message } = error as Error
  console.error(message)
  if (message.includes('no such table')) console.error('The local database is made by `npm run dev` or `npm run preview`: start one of them once.')
  else if (!(error instanceof DatabaseError)) console.error(USAGE)
  process.exitCode = 1
}
