/**
 * What the operator sees, and says, of bookings:
 *
 *     npm run bookings                         upcoming bookings of the local site
 *     npm run bookings -- --remote             of the site at Cloudflare
 *     npm run bookings -- --confirm REFERENCE  marks a booking confirmed: its page says so, the customer gets a mail
 *     npm run bookings -- --cancel REFERENCE   marks it cancelled
 */
import { parseArgs, styleText } from 'node:util'
import { parseReference } from '#domain/bookings/reference.ts'
import type { BookingStatus } from '#domain/bookings/texts.ts'
import { DatabaseError, execute } from './operator/database.ts'
import { report } from './operator/report.ts'

const USAGE = 'npm run bookings -- [--remote] [--confirm REFERENCE | --cancel REFERENCE]'

function list(remote: boolean): string {
  const [transfers, safaris, unsentMail] = execute(
    "select * from operator_transfers; select * from operator_safaris; select * from operator_mail where state <> 'sent'", remote,
  ) as [never[], never[], never[]]
  return report({ transfers, safaris, unsentMail }, (style, text) => styleText(style, text, { stream: process.stdout }))
}

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
const TABLES = { transfer: 'transfer_bookings', safari: 'safari_bookings' } as const

/**
 * Sets a status, and puts a mail about it into the outbox. Said twice, it is done once: mail goes for a status that is newer than
 * the last mail, and not about a journey that is over.
 */
function statements(kind: keyof typeof TABLES, reference: string, status: BookingStatus): string[] {
  const table = TABLES[kind]
  return [
    `update ${table} set status = '${status}', status_changed_at = ${NOW} where reference = '${reference}' and status <> '${status}'`,
    `insert into outbox (kind, booking_id, audience) select '${kind}', b.id, 'status' from ${table} b
      where b.reference = '${reference}' and b.status_changed_at is not null and b.erased_at is null and b.pickup_date >= date('now', '+330 minutes')
      and not exists (select 1 from outbox o where o.kind = '${kind}' and o.booking_id = b.id and o.audience = 'status' and o.created_at >= b.status_changed_at)
      on conflict (kind, booking_id, audience) do update set created_at = excluded.created_at, due_at = excluded.due_at,
      attempts = 0, leased_until = null, sent_at = null, given_up_at = null, last_error = null`,
  ]
}

function mark(text: string, status: BookingStatus, remote: boolean): string {
  // Only letters, digits and dashes come out of this: the reference can stand in SQL.
  const reference = parseReference(text)
  if (!reference) throw new RangeError(`'${text.replace(/[^\w -]/g, '?')}' is no reference; one looks like K7Q2-M4XT-9BHE`)
  const find = ([kind, table]: [string, string]) => `select o.id is not null as mail from ${table} b
    left join outbox o on o.kind = '${kind}' and o.booking_id = b.id and o.audience = 'status' and o.sent_at is null and o.given_up_at is null
    where b.reference = '${reference}'`
  const sql = [...statements('transfer', reference, status), ...statements('safari', reference, status), ...Object.entries(TABLES).map(find)]
  const found = execute(sql.join('; '), remote).slice(-2).flat() as { readonly mail: number }[]
  if (found.length === 0) throw new RangeError(`There is no booking ${reference} in the ${remote ? 'remote' : 'local'} database`)
  return `${reference} is ${status}. ${found.some(({ mail }) => mail === 1)
    ? 'The customer is told by mail within minutes.'
    : 'No mail goes to the customer: the journey is over, or there has been one about this.'}`
}

function run(): string {
  const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false }, confirm: { type: 'string' }, cancel: { type: 'string' } } })
  if (values.confirm !== undefined && values.cancel !== undefined) throw new RangeError(USAGE)
  if (values.confirm !== undefined) return mark(values.confirm, 'confirmed', values.remote)
  if (values.cancel !== undefined) return mark(values.cancel, 'cancelled', values.remote)
  return list(values.remote)
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
