/** What a payment gateway is to this site, and how what it says is read. Each has a file beside this one. */
import * as v from 'valibot'
import type { GatewayRefundState } from '#domain/bookings/money/gateway-refunds.ts'
import type { DividedPayment, GatewayLimits } from '#domain/bookings/money/gateway-limits.ts'
import type { PaymentNotice } from '#domain/bookings/money/payments.ts'
import type { PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { SiteError } from '#worker/platform/site-error.ts'

export interface GatewayMessage {
  readonly body: string
  readonly signature: string
  readonly now: Date
  /** The attempt that a payment was opened for, by the gateway's name of it; `null` for none of ours. */
  orderOf(payment: string): Promise<string | null>
}

/** What a guest is to pay at the gateway. */
export interface PaymentOrder {
  /** The attempt to pay. */
  readonly order: string
  readonly cents: number
  readonly title: string
  /** Where the guest comes back to. */
  readonly back: string
  /** The same, once the guest has given up. */
  readonly cancelled: string
  /** Where the gateway says what became of it. */
  readonly notify: string
}

/** The form that brings a guest to the gateway. */
interface PaymentForm {
  /** Empty for the page itself. */
  readonly action: string
  /** Its hidden fields. */
  readonly fields: Readonly<Record<string, string>>
  /** Where else it may lead. */
  readonly targets: readonly string[]
}

/** How guests are brought to a gateway. */
export interface Checkout {
  readonly currency: PaymentCurrency
  readonly limits: GatewayLimits
  /** A secret that the gateway shares with this site alone: it seals the names of attempts to pay. */
  readonly key: string
  /** As guests read it. */
  readonly taker: string
  /** What the guest types on the page, by the names of {@link PAYER_FIELDS}. */
  readonly fields: readonly PayerField[]
  open(order: PaymentOrder): Promise<PaymentForm>
  /**
   * Where the form comes to this site: opens the payment with what was typed. No money moves by it.
   * @throws SiteError `invalid` for what was typed, `unavailable` where the gateway does not open it
   */
  start?(order: PaymentOrder, payer: Readonly<Record<string, string>>): Promise<Started>
}

/** What gateways ask guests for, with what browsers fill in. */
export const PAYER_FIELDS = {
  first_name: 'given-name',
  last_name: 'family-name',
  address: 'street-address',
  city: 'address-level2',
  country: 'country-name',
  email: 'email',
  phone: 'tel',
} as const
type PayerField = keyof typeof PAYER_FIELDS

/** A payment that was opened at a gateway. */
export interface Started {
  /** The gateway's name for it. */
  readonly payment: string
  /** Where the guest pays. */
  readonly url: string
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

/** An account, and the payments that are made into it, the next one first. */
interface OnlineWay {
  readonly checkout: Checkout
  readonly parts: DividedPayment['parts']
}

export interface OnlineWays {
  /** Those into which something can be paid now. */
  readonly ways: readonly OnlineWay[]
  /** From this day on, `YYYY-MM-DD`, accounts take what they have no room for this month; `null` where all fits. */
  readonly cardFrom: string | null
}

export interface PaymentGateway {
  readonly name: string
  /**
   * @throws SiteError `bad-request` for a message that is not the gateway's own, or too old; `invalid` for one that
   *   cannot be right
   */
  read(message: GatewayMessage): Promise<PaymentNotice>
  /** Asks the gateway itself what became of a payment that was opened; absent where it always tells. @throws SiteError */
  look?(payment: string, order: string): Promise<PaymentNotice>
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
