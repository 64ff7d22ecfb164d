/**
 * What the operator sees, and says, of bookings:
 *
 *     npm run bookings                         upcoming bookings of the local site
 *     npm run bookings -- --remote             of the site at Cloudflare
 *     npm run bookings -- --confirm REFERENCE  marks a booking confirmed; its page says so at once
 *     npm run bookings -- --cancel REFERENCE   marks it cancelled
 */
import { parseArgs, styleText } from 'node:util'
import { parseReference } from '#domain/bookings/reference.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import { DatabaseError, execute } from './operator/database.ts'
import { report } from './operator/report.ts'

const USAGE = 'npm run bookings -- [--remote] [--confirm REFERENCE | --cancel REFERENCE]'

function list(remote: boolean): string {
  const [transfers, safaris, unsentMail] = execute(
    "select * from operator_transfers; select * from operator_safaris; select * from operator_mail where state <> 'sent'", remote,
  ) as [never[], never[], never[]]
  return report({ transfers, safaris, unsentMail }, (style, text) => styleText(style, text, { stream: process.stdout }))
}

function mark(text: string, status: BookingStatus, remote: boolean): string {
  // Only letters, digits and dashes come out of this: the reference can stand in SQL.
  const reference = parseReference(text)
  if (!reference) throw new RangeError(`'${text.replace(/[^\w -]/g, '?')}' is no reference; one looks like K7Q2-M4XT-9BHE`)
  const update = (table: string) => `update ${table} set status = '${status}', status_changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where reference = '${reference}' and status <> '${status}'`
  const find = (table: string) => `select status from ${table} where reference = '${reference}'`
  const tables = ['transfer_bookings', 'safari_bookings']
  const found = execute([...tables.map(update), ...tables.map(find)].join('; '), remote).slice(-2).flat()
  if (found.length === 0) throw new RangeError(`There is no booking ${reference} in the ${remote ? 'remote' : 'local'} database`)
  return `${reference} is ${status}.`
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
