/** The browsers that are told by Web Push: bound and unbound by their owners, removed by the office. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { OfficeTopic } from '#domain/bookings/day/push-words.ts'
import type { PushSubscriptionKeys } from '#domain/bookings/day/push-subscription.ts'
import { primary, query } from '#worker/database/d1.ts'
import { writeWithAct } from '#worker/database/office-acts.ts'
import { type PushDeviceRow, pushDevices, type PushOwner } from '#worker/database/schema.ts'
import { type Env, settings } from '#worker/environment.ts'

/** The key that browsers know this site by; `null` where the operator has set none, and nobody is told by push. */
export const publicKeyOf = (env: Env): string | null => settings(env).VAPID_KEYS?.split('.')[0] ?? null

/** The person a browser belongs to. */
export interface Owner {
  readonly owner: PushOwner
  /** Of a driver the number, of a guest the booking's; of the office empty. */
  readonly subject: string
  readonly bookingNumber?: number
}

/** No more browsers than that are bound for one. */
const MOST_DEVICES: Readonly<Record<PushOwner, number>> = { office: 20, driver: 4, guest: 6 }

export interface BoundDevice {
  readonly topics?: readonly OfficeTopic[]
  /** Which of the operator's people. */
  readonly who?: string
  readonly name?: string
  readonly language?: string
}

const isOf = ({ owner, subject }: Owner) => and(eq(pushDevices.owner, owner), eq(pushDevices.subject, subject))

/** A point that is on the curve: no message could be encrypted for another one. */
async function isKey(p256dh: string): Promise<boolean> {
  try {
    const bytes = Uint8Array.fromBase64(p256dh, { alphabet: 'base64url' })
    await crypto.subtle.importKey('raw', bytes, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    return true
  } catch {
    return false
  }
}

/** Binds a browser, or changes what it hears. @returns false where the owner has too many already, or for keys that are none */
export async function bindDevice(
  env: Env,
  owner: Owner,
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
  { topics = [], who = '', name = '', language = 'en' }: BoundDevice,
  now = new Date(),
): Promise<boolean> {
  if (!(await isKey(p256dh))) return false
  const hears = JSON.stringify(topics)
  // One statement, so that many at once are no more than one after the other.
  const isFree = sql`(
    select count(*) from push_devices bound
    where bound.owner = ${owner.owner} and bound.subject = ${owner.subject} and bound.endpoint <> ${endpoint}
  ) < ${MOST_DEVICES[owner.owner]}`
  const row = sql`select null, ${owner.owner}, ${owner.subject}, ${owner.bookingNumber ?? null}, ${hears}, ${who}, ${name},
    ${language}, ${endpoint}, ${p256dh}, ${auth}, ${now.toISOString()}, null where ${isFree}`
  const bound = await query(() =>
    primary(env)
      .insert(pushDevices)
      .select(row)
      .onConflictDoUpdate({
        target: [pushDevices.owner, pushDevices.subject, pushDevices.endpoint],
        set: { topics, who, name, language, p256dh, auth },
      })
      .returning({ id: pushDevices.id }),
  )
  return bound.length > 0
}

/** @returns what a browser is bound for; `null` for nothing */
export async function boundDevice(env: Env, owner: Owner, endpoint: string): Promise<PushDeviceRow | null> {
  const isThis = and(isOf(owner), eq(pushDevices.endpoint, endpoint))
  return (await query(() => primary(env).select().from(pushDevices).where(isThis).limit(1)))[0] ?? null
}

export const unbindDevice = (env: Env, owner: Owner, endpoint: string) =>
  query(() =>
    primary(env)
      .delete(pushDevices)
      .where(and(isOf(owner), eq(pushDevices.endpoint, endpoint))),
  )

/** The office's own. */
export const officeDevices = (env: Env): Promise<PushDeviceRow[]> =>
  query(() =>
    primary(env).select().from(pushDevices).where(eq(pushDevices.owner, 'office')).orderBy(asc(pushDevices.id)),
  )

export async function removeOfficeDevice(env: Env, id: number, who = ''): Promise<void> {
  const isIt = and(eq(pushDevices.owner, 'office'), eq(pushDevices.id, id))
  const [device] = await query(() => primary(env).select().from(pushDevices).where(isIt).limit(1))
  if (!device) return
  const words = `${device.name || 'A phone'}${device.who && ` of ${device.who}`}: told nothing more`
  await writeWithAct(env, ['phones', who, words], (db) => [db.delete(pushDevices).where(isIt)])
}

/** A browser that has got another address of its push service keeps what it was bound for. It knows the old one: nobody else does. */
export async function renewDevice(env: Env, old: string, { endpoint, p256dh, auth }: PushSubscriptionKeys) {
  if (!(await isKey(p256dh))) return
  const isNew = sql`not exists (
    select 1 from push_devices other
    where other.owner = ${pushDevices.owner} and other.subject = ${pushDevices.subject} and other.endpoint = ${endpoint}
  )`
  await query(() =>
    primary(env)
      .update(pushDevices)
      .set({ endpoint, p256dh, auth })
      .where(and(eq(pushDevices.endpoint, old), isNew)),
  )
}
