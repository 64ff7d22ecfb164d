/** Sends one mail through the `send_email` binding, and tells what a failure means. */
import { BRAND } from '#domain/brand.ts'
import { settings, type Env } from '#worker/environment.ts'

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

export interface SendFailure {
  /** The service's code, or the error's name. Not its message, which may hold an address. */
  readonly code: string
  /** Another try would fail in the same way. */
  readonly permanent: boolean
}

export interface Accepted {
  /** The service's name for the mail. */
  readonly messageId: string | null
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

/**
 * Never throws. Where the service refuses one of several addresses for good, the others still get the mail.
 * @param id the same whenever this mail is sent, so that a double can be recognised. The service sets Message-ID itself
 *   and allows no other
 * Whether a mail that was accepted arrives is heard later: bounces.ts
 */
export async function send(env: Env, mail: Mail, id: string): Promise<SendFailure | Accepted> {
  const { MAIL_FROM: from } = settings(env)
  if (!env.EMAIL) return { code: 'no EMAIL binding', permanent: false }
  if (from === null) return { code: 'no MAIL_FROM', permanent: false }
  if (mail.to === null) return { code: 'no MAIL_OPERATOR', permanent: false }
  const sender = { service: env.EMAIL, from }
  const addresses = [mail.to].flat()
  if (addresses.length === 1) return hand(sender, addresses[0]!, mail, id)
  const together = await hand(sender, addresses, mail, id)
  if ('messageId' in together || !together.permanent) return together
  const apart = await Promise.all(addresses.map((address) => hand(sender, address, mail, id)))
  return apart.find((outcome) => 'messageId' in outcome) ?? together
}
