/** The form by which a page binds the browser that it is open in. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { EndpointSchema, SubscriptionSchema } from '#domain/bookings/day/push-subscription.ts'
import { hears, OFFICE_TOPICS, type OfficeTopic } from '#domain/bookings/day/push-words.ts'
import { visibleLine } from '#domain/visible-text.ts'
import type { AppEnv } from '#worker/environment.ts'
import { noteOfficeAct } from '#worker/database/office-acts.ts'
import { formAs, readForm } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import {
  bindDevice,
  type BoundDevice,
  boundDevice,
  type Owner,
  publicKeyOf,
  removeOfficeDevice,
  renewDevice,
  unbindDevice,
} from './devices.ts'

/** With commas between them, as they are kept in the order of the list. */
const TopicsSchema = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(100),
  v.transform((text) => OFFICE_TOPICS.filter((topic) => text.split(',').includes(topic))),
)

/** Characters of what a phone is called. */
export const MAX_PHONE_NAME = 60

const BindingSchema = v.variant('step', [
  v.object({
    step: v.literal('on'),
    ...SubscriptionSchema.entries,
    topics: TopicsSchema,
    name: v.pipe(v.optional(v.string(), ''), v.transform(visibleLine), v.maxLength(MAX_PHONE_NAME)),
  }),
  v.object({ step: v.picklist(['off', 'ask']), endpoint: EndpointSchema }),
])

const RenewedSchema = v.object({ old: EndpointSchema, ...SubscriptionSchema.entries })

interface Binding {
  /** Whether the browser is bound now. */
  readonly bound: boolean
  readonly topics: readonly OfficeTopic[]
  /** Of a phone of the office: which of the list it is. */
  readonly id?: number
  readonly name?: string
}

const boundWords = (name: string, topics: readonly OfficeTopic[]) => `${name || 'A phone'}: told of ${hears(topics)}`

/** Answers `409` to one too many. */
export async function takeBinding(
  c: Context<AppEnv>,
  owner: Owner,
  more: Pick<BoundDevice, 'who' | 'language'> = {},
): Promise<Response> {
  if (publicKeyOf(c.env) === null) throw new SiteError('not-found', { detail: 'This site tells nobody by push' })
  const fields = formAs(BindingSchema, await readForm(c))
  const isOffice = owner.owner === 'office'
  if (fields.step === 'off') {
    const bound = isOffice ? await boundDevice(c.env, owner, fields.endpoint) : null
    if (bound) await removeOfficeDevice(c.env, bound.id, more.who)
    else await unbindDevice(c.env, owner, fields.endpoint)
  }
  if (fields.step === 'on') {
    const { name } = fields
    const topics = isOffice ? fields.topics : []
    if (!(await bindDevice(c.env, owner, fields, { ...more, name, topics })))
      return c.json({ bound: false, topics }, 409)
    if (isOffice) await noteOfficeAct(c.env, 'phones', more.who ?? '', boundWords(name, topics))
  }
  const device = await boundDevice(c.env, owner, fields.endpoint)
  return c.json({
    bound: device !== null,
    topics: device?.topics ?? [],
    ...(device && isOffice ? { id: device.id, name: device.name } : {}),
  } satisfies Binding)
}

export async function takeRenewal(c: Context<AppEnv>): Promise<Response> {
  const { old, ...subscription } = formAs(RenewedSchema, await readForm(c))
  await renewDevice(c.env, old, subscription)
  return c.body(null, 204)
}
