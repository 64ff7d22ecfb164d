/** For tests of mail: a failing mail service, mails put into the outbox, and a database without bookings. */
import { env } from 'cloudflare:workers'
import type { MailKind, MailReader } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

const MINUTE = 60_000
export const later = (minutes: number, from = Date.now()) => new Date(from + minutes * MINUTE)

/** A mail service that fails with a code. */
export function failing(code: string | null) {
  const tries: string[] = []
  const fail = async ({ to }: { to: string }) => {
    tries.push(to)
    throw code === null ? new Error(`cannot reach ${to}`) : Object.assign(new Error(`${to} was refused`), { code })
  }
  return { tries, binding: { send: fail } as unknown as Env['EMAIL'] }
}

/** Puts one mail into the outbox, in place of an earlier one. */
export async function cause(reference: string, kind: MailKind, reader: MailReader, position: number): Promise<void> {
  await env.DB.prepare(
    `insert or replace into outbox (kind, reader, booking_number, position)
     select ?, ?, number, ? from bookings where reference = ?`,
  )
    .bind(kind, reader, position, reference)
    .run()
}

/** Changes columns of a booking's rides. @param position 0 for all of them */
export async function setRides(
  reference: string,
  set: Readonly<Record<string, string | number | null>>,
  position = 0,
): Promise<void> {
  const columns = Object.keys(set).map((column) => `${column} = ?`)
  const where = 'booking_number = (select number from bookings where reference = ?) and (? = 0 or position = ?)'
  await env.DB.prepare(`update rides set ${columns.join(', ')} where ${where}`)
    .bind(...Object.values(set), reference, position, position)
    .run()
}
