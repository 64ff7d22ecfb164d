/**
 * What the mail service reports about mails that it accepted and that did not arrive. It comes by a queue
 * (docs/bookings.md#bounces), and is noted beside the mail, so that the operator's list says to write on WhatsApp.
 * The events: https://developers.cloudflare.com/email-service/platform/event-subscriptions/
 */
import type { Message } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { noteNoMail, operatorAddresses } from '#worker/database/alarm-queue.ts'
import { primary, query } from '#worker/database/d1.ts'
import { outbox } from '#worker/database/schema.ts'

export const BOUNCE_EVENTS = ['bounced', 'failed', 'rejected', 'complained'].map(
  (event) => `cf.email.sending.message.${event}`,
)

/** A code word. The server's own answer, beside it, may hold the address, and is not kept. */
const Word = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w -]+$/))), undefined)

const EventSchema = v.object({
  type: v.picklist(BOUNCE_EVENTS),
  payload: v.object({
    messageId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    bounce: v.optional(v.object({ type: Word, classification: Word })),
    rejection: v.optional(v.object({ reason: Word })),
    failure: v.optional(v.object({ reason: Word })),
    complaint: v.optional(v.object({ type: Word })),
  }),
})

type MailEvent = v.InferOutput<typeof EventSchema>

/** @example 'bounced, hard, permanent_failure' */
function reasonOf({ type, payload: { bounce, rejection, failure, complaint } }: MailEvent): string {
  return [
    type.split('.').at(-1),
    bounce?.type,
    bounce?.classification,
    rejection?.reason,
    failure?.reason,
    complaint?.type,
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * An event may arrive before its mail is recorded as sent. After this many tries the mail is not ours: others may send
 * from the same domain.
 */
const TRIES = 4
const LATER_S = 60

/** @returns whether it is a mail of ours, as far as is known now */
async function noteBounce(env: Env, event: MailEvent, at: string): Promise<boolean> {
  const noted = await query(() =>
    primary(env)
      .update(outbox)
      .set({ bouncedAt: at, bounceReason: reasonOf(event) })
      .where(eq(outbox.messageId, event.payload.messageId))
      .returning({ reader: outbox.reader }),
  )
  // Which of several addresses it was is not said.
  if (noted.some(({ reader }) => reader === 'operator')) {
    await noteNoMail(env, 'bounced', operatorAddresses(env), new Date(at))
  }
  return noted.length > 0
}

/**
 * Notes a batch of the queue's messages. Other events, and what is no event, are passed over. Never throws: what the
 * database cannot take now comes again.
 */
export async function recordBounces(
  env: Env,
  messages: readonly Pick<Message, 'body' | 'timestamp' | 'attempts' | 'ack' | 'retry'>[],
): Promise<void> {
  for (const message of messages) {
    const event = v.safeParse(EventSchema, message.body)
    try {
      if (
        event.success &&
        !(await noteBounce(env, event.output, message.timestamp.toISOString())) &&
        message.attempts < TRIES
      )
        message.retry({ delaySeconds: LATER_S })
      else message.ack()
    } catch (error) {
      logFailure('bounce not noted', error)
      message.retry({ delaySeconds: LATER_S })
    }
  }
}
