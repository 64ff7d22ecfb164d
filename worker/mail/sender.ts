/** Sends one mail through the `send_email` binding, and tells what a failure means. */
import { BRAND } from '#domain/brand.ts'
import { noteMailTaken, noteNoMail, operatorAddresses } from '#worker/database/alarm-queue.ts'
import { settings, type Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'

interface Attachment {
  readonly filename: string
  readonly type: string
  readonly content: string
}

export interface Mail {
  /** One mail to all of them. `null` if the operator's address is not set. */
  readonly to: string | readonly string[] | null
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
}

/** Those of the operator that a mail went to. */
interface OwnAddresses {
  readonly refused: readonly string[]
  readonly taken: readonly string[]
}

export interface SendFailure {
  /** The service's code, or the error's name. Not its message, which may hold an address. */
  readonly code: string
  /** Another try would fail in the same way. */
  readonly permanent: boolean
  /** The operator's own addresses are refused: somebody mends them. */
  readonly waitsForOperator?: boolean
  readonly addresses?: OwnAddresses
}

export interface Accepted {
  /** The service's name for the mail. */
  readonly messageId: string | null
  readonly addresses?: OwnAddresses
}

/** The mail itself is refused. Other codes come from the moment, or from the account's settings. */
const PERMANENT = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_TOO_MANY_RECIPIENTS',
  'E_RECIPIENT_SUPPRESSED',
  'E_CONTENT_TOO_LARGE',
  'E_HEADER_NOT_ALLOWED',
  'E_HEADER_VALUE_INVALID',
  'E_HEADER_VALUE_TOO_LONG',
  'E_HEADERS_TOO_LARGE',
])

/** What is refused is the address. */
const OF_ADDRESS = new Set(['E_VALIDATION_ERROR', 'E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED'])

const isOfAddress = (outcome: SendFailure | Accepted) => 'code' in outcome && OF_ADDRESS.has(outcome.code)

function failureOf(error: unknown): SendFailure {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
  return {
    code: (code ?? (error instanceof Error ? error.name : 'unknown')).slice(0, 60),
    permanent: code !== null && PERMANENT.has(code),
  }
}

/** For a header: a line break would start another one. */
const oneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 300)

/** The service's binding, and the address that mail comes from. */
interface Sender {
  readonly service: NonNullable<Env['EMAIL']>
  readonly from: string
}

async function hand(
  { service, from }: Sender,
  to: string | string[],
  { replyTo, subject, text, html, attachments }: Mail,
  id: string,
): Promise<SendFailure | Accepted> {
  try {
    const answer = await service.send({
      from: { email: from, name: BRAND.name },
      to,
      replyTo,
      subject: oneLine(subject),
      text,
      html,
      headers: { 'X-Entity-Ref-ID': id },
      attachments: attachments.map((attachment) => ({
        ...attachment,
        disposition: 'attachment' as const,
        content: new TextEncoder().encode(attachment.content),
      })),
    })
    return { messageId: answer?.messageId?.slice(0, 200) ?? null }
  } catch (error) {
    return failureOf(error)
  }
}

/** To each alone where the service refuses one of them: the others still get the mail. */
async function handToEach(sender: Sender, addresses: readonly string[], mail: Mail, id: string) {
  const alone = async (address: string) => ({ address, outcome: await hand(sender, address, mail, id) })
  if (addresses.length === 1) return [await alone(addresses[0]!)]
  const together = await hand(sender, [...addresses], mail, id)
  const isRefused = isOfAddress(together) || ('code' in together && together.permanent)
  return isRefused ? Promise.all(addresses.map(alone)) : addresses.map((address) => ({ address, outcome: together }))
}

/**
 * Never throws. Whether a mail that was accepted arrives is heard later: bounces.ts
 * @param id the same whenever this mail is sent, so that a double can be recognised. The service sets Message-ID itself
 *   and allows no other
 */
export async function send(env: Env, mail: Mail, id: string): Promise<SendFailure | Accepted> {
  const { MAIL_FROM: from } = settings(env)
  if (!env.EMAIL) return { code: 'no EMAIL binding', permanent: false }
  if (from === null) return { code: 'no MAIL_FROM', permanent: false }
  if (mail.to === null) return { code: 'no MAIL_OPERATOR', permanent: false }
  const outcomes = await handToEach({ service: env.EMAIL, from }, [mail.to].flat(), mail, id)
  const { outcome } = outcomes.find((each) => 'messageId' in each.outcome) ?? outcomes[0]!
  const own = outcomes.filter(({ address }) => operatorAddresses(env).includes(address))
  if (own.length === 0) return outcome
  const those = (isMeant: (each: SendFailure | Accepted) => boolean) =>
    own.filter((each) => isMeant(each.outcome)).map(({ address }) => address)
  const addresses = { refused: those(isOfAddress), taken: those((each) => 'messageId' in each) }
  return 'code' in outcome && isOfAddress(outcome)
    ? { ...outcome, permanent: false, waitsForOperator: true, addresses }
    : { ...outcome, addresses }
}

/**
 * Notes which addresses of the operator are refused, and that they are no longer: /health and the office say so. After the
 * outcome of the mail is recorded: it may take long. Never throws.
 */
export async function noteOwnAddresses(env: Env, { addresses }: SendFailure | Accepted): Promise<void> {
  if (!addresses) return
  try {
    await noteNoMail(env, 'refused', addresses.refused, new Date())
    if (addresses.taken.length > 0) await noteMailTaken(env, addresses.taken)
  } catch (error) {
    logFailure("the operator's addresses", error)
  }
}
