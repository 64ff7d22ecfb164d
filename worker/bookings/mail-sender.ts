/** The narrow way out: one mail over the `send_email` binding, and what its failure means. */
import { BRAND } from '#domain/brand.ts'
import { settings, type Env } from '#worker/environment.ts'

export interface Attachment { readonly filename: string; readonly type: string; readonly content: string }

export interface Mail {
  /** `null` where the operator's address is not set. */
  readonly to: string | null
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
}

/** Refused for what the mail is, not for what the moment or the account's settings are: trying again changes nothing. */
const LASTING = new Set([
  'E_VALIDATION_ERROR', 'E_FIELD_MISSING', 'E_TOO_MANY_RECIPIENTS', 'E_RECIPIENT_SUPPRESSED', 'E_CONTENT_TOO_LARGE',
  'E_HEADER_NOT_ALLOWED', 'E_HEADER_VALUE_INVALID', 'E_HEADER_VALUE_TOO_LONG', 'E_HEADERS_TOO_LARGE',
])

export interface SendFailure {
  /** The platform's code, or the error's name. Its message stays here: it may hold an address. */
  readonly code: string
  readonly lasting: boolean
}

function failure(error: unknown): SendFailure {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
  return { code: (code ?? (error instanceof Error ? error.name : 'unknown')).slice(0, 60), lasting: code !== null && LASTING.has(code) }
}

/** One header's value: a line break would start another header. */
const oneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 300)

/** Sends a mail; `null` once the platform has taken it. Never throws. */
export async function send(env: Env, { to, replyTo, subject, text, html, attachments }: Mail): Promise<SendFailure | null> {
  const { MAIL_FROM } = settings(env)
  if (!env.EMAIL) return { code: 'no EMAIL binding', lasting: false }
  if (to === null) return { code: 'no MAIL_OPERATOR', lasting: false }
  if (MAIL_FROM === null) return { code: 'no MAIL_FROM', lasting: false }
  try {
    await env.EMAIL.send({
      from: { email: MAIL_FROM, name: BRAND.name },
      to, replyTo, subject: oneLine(subject), text, html,
      attachments: attachments.map((attachment) => ({ ...attachment, disposition: 'attachment' as const, content: new TextEncoder().encode(attachment.content) })),
    })
    return null
  } catch (error) {
    return failure(error)
  }
}
