/** What a payment gateway is to this site, and how what it says is read. Each has a file beside this one. */
import * as v from 'valibot'
import type { GatewayRefundState } from '#domain/bookings/money/gateway-refunds.ts'
import type { PaymentNotice } from '#domain/bookings/money/payments.ts'
import type { PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { SiteError } from '#worker/platform/site-error.ts'

interface GatewayMessage {
  readonly body: string
  readonly signature: string
  readonly now: Date
}

/** What a guest is to pay at the gateway. */
interface PaymentOrder {
  /** The attempt to pay. */
  readonly order: string
  readonly cents: number
  readonly title: string
  /** Where the guest comes back to. */
  readonly back: string
  /** Where the gateway says what became of it. */
  readonly notify: string
}

/** The form that brings a guest to the gateway. */
interface PaymentForm {
  readonly action: string
  /** Its hidden fields. */
  readonly fields: Readonly<Record<string, string>>
  /** Where else it may lead. */
  readonly targets: readonly string[]
}

/** How guests are brought to a gateway. */
export interface Checkout {
  readonly currency: PaymentCurrency
  /** A secret that the gateway shares with this site alone: it seals the names of attempts to pay. */
  readonly key: string
  open(order: PaymentOrder): Promise<PaymentForm>
}

/** Money that is to go back to the card that it came from. */
export interface RefundOrder {
  /** The gateway's name for the payment. */
  readonly payment: string
  readonly cents: number
  /** All that was paid. */
  readonly isWhole: boolean
  readonly why: string
}

/** What is known of money that a gateway was asked to give back. */
export interface RefundAnswer {
  readonly state: Exclude<GatewayRefundState, 'asked'>
  /** What the gateway calls it, or why it refused, or what was unclear. */
  readonly said: string
}

/**
 * How a gateway gives money back. It is asked once: whatever goes wrong on the way is an answer, `unclear` where the money
 * may have gone.
 */
export interface Refunds {
  giveBack(order: RefundOrder): Promise<RefundAnswer>
}

export interface PaymentGateway {
  readonly name: string
  /**
   * @throws SiteError `bad-request` for a message that is not the gateway's own, or too old; `invalid` for one that
   *   cannot be right
   */
  read(message: GatewayMessage): Promise<PaymentNotice>
  /** `null` where guests come to it by the payment link. */
  readonly checkout: Checkout | null
  /** `null` where it gives nothing back by itself. */
  readonly refunds: Refunds | null
}

export const forged = () => new SiteError('bad-request', { detail: 'The signature does not fit' })

/** A text of the gateway's that is kept: short, and without control characters. */
export const Name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty'),
  v.maxLength(80, 'is too long'),
  v.regex(/^[\w .:@/-]+$/, 'has characters that cannot be kept'),
)
export const Currency = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, 'is no currency'))

export function parsed<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new SiteError('invalid', {
    fields: result.issues.slice(0, 20).map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })),
  })
}
