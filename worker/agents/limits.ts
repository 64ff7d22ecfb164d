/**
 * How often agents may ask. A provider's travelers share its address, so the address has a high limit, and each of its
 * travelers a lower one, which comes first: an agent that asks in a loop uses up its own. docs/agents.md
 */
import * as v from 'valibot'
import type { Env } from '#worker/environment.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'

/** A question to one of our tools. Anything else, such as the list of tools, is the same for all travelers. */
const QuestionSchema = v.object({
  method: v.literal('tools/call'),
  params: v.object({
    name: v.string(),
    arguments: v.optional(v.unknown()),
    /** Some providers say in it, without a name, which of their travelers asks. */
    _meta: v.optional(v.object({ 'openai/subject': v.optional(v.string()) })),
  }),
})

/**
 * Who asks behind an address: the traveler that the provider names, else the sender of this question. `null` if
 * unknown.
 */
async function askerOf(body: string): Promise<string | null> {
  let message: unknown
  try {
    message = JSON.parse(body)
  } catch {
    return null
  }
  const { success, output } = v.safeParse(QuestionSchema, message)
  if (!success) return null
  const { name, arguments: asked, _meta } = output.params
  const who = _meta?.['openai/subject'] ?? JSON.stringify([name, asked])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(who))
  return new Uint8Array(hash).toHex().slice(0, 32)
}

/**
 * @param visitor as `visitorOf` gives it
 * @param body what was posted, if anything
 * @throws SiteError `too-many`
 */
export async function countQuestion(env: Env, visitor: string | null, body: string | null): Promise<void> {
  if (visitor === null) return
  const asker = body === null ? null : await askerOf(body)
  if (asker !== null) await countVisitor(env.AGENT_TRAVELER_RATE, `${visitor} ${asker}`)
  await countVisitor(env.AGENT_RATE, visitor)
}
