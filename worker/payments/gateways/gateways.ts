/**
 * The payment gateways that this site understands. Each reads its own messages and translates them into shared terms;
 * everything else (which booking, how much, what is wrong) is the same for all. How to connect one:
 * docs/payments.md
 */
import * as v from 'valibot'
import {
  amountText,
  PAYMENT_STATUSES,
  type PaymentNotice,
  type PaymentStatus,
} from '#domain/bookings/money/payments.ts'
import { type PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { settings, type Env } from '#worker/environment.ts'
import { isSameText, isSignedMessage } from '#worker/platform/signing.ts'
import { parseJson } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'

interface GatewayMessage {
  readonly body: string
  readonly signature: string
  readonly now: Date
}

export interface PaymentGateway {
  readonly name: string
  /**
   * @throws SiteError `bad-request` for a message that is not the gateway's own, or too old; `invalid` for one that
   *   cannot be right
   */
  read(message: GatewayMessage): Promise<PaymentNotice>
}

const forged = () => new SiteError('bad-request', { detail: 'The signature does not fit' })

/** A text of the gateway's that is kept: short, and without control characters. */
const Name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty'),
  v.maxLength(80, 'is too long'),
  v.regex(/^[\w .:@/-]+$/, 'has characters that cannot be kept'),
)
const Cents = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,4})?$/, 'is no amount'),
  v.transform((amount) => Math.round(Number(amount) * 100)),
)
/** An amount as PayHere writes it, and no other spelling: the signature does not say where the order ends. */
const PayHereCents = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,8})\.\d{2}$/, 'is not written as PayHere writes an amount'),
  v.transform((amount) => Math.round(Number(amount) * 100)),
)
const Currency = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, 'is no currency'))

function parsed<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new SiteError('invalid', {
    fields: result.issues.slice(0, 20).map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })),
  })
}

// PayHere: https://support.payhere.lk/api-&-mobile-sdk/checkout-api

const PAYHERE_STATUSES: Readonly<Record<string, PaymentStatus>> = {
  2: 'paid',
  0: 'pending',
  '-1': 'cancelled',
  '-2': 'failed',
  '-3': 'chargeback',
}

const PayHereSchema = v.object({
  merchant_id: v.string(),
  order_id: Name,
  payment_id: Name,
  payhere_amount: PayHereCents,
  payhere_currency: Currency,
  status_code: v.pipe(
    v.string(),
    v.check((code) => Object.hasOwn(PAYHERE_STATUSES, code), 'is no status of PayHere'),
  ),
  md5sig: v.string(),
})

/** Upper case, as PayHere writes it. MD5 is PayHere's choice. */
async function md5(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('MD5', new TextEncoder().encode(text))).toHex().toUpperCase()
}

export interface PayHereAccount {
  readonly merchantId: string
  readonly secret: string
}

/** The signature of a message from PayHere. @param amount as PayHere wrote it */
export async function payHereSignature(
  { merchantId, secret }: PayHereAccount,
  {
    order,
    amount,
    currency,
    status,
  }: { readonly order: string; readonly amount: string; readonly currency: string; readonly status: string },
): Promise<string> {
  return md5(merchantId + order + amount + currency + status + (await md5(secret)))
}

/** Of the form that a guest sends to PayHere: without it, anybody could change the amount. */
export async function payHereHash(
  { merchantId, secret }: PayHereAccount,
  { order, cents, currency }: { readonly order: string; readonly cents: number; readonly currency: string },
): Promise<string> {
  return md5(merchantId + order + amountText(cents) + currency + (await md5(secret)))
}

const payHere = (account: PayHereAccount): PaymentGateway => ({
  name: 'payhere',
  async read({ body }) {
    const fields = Object.fromEntries(new URLSearchParams(body))
    const {
      merchant_id: merchant = '',
      order_id: order = '',
      payhere_amount: amount = '',
      payhere_currency: currency = '',
      status_code: status = '',
      md5sig = '',
    } = fields
    const expected = await payHereSignature(account, { order, amount, currency, status })
    if (merchant !== account.merchantId || !isSameText(expected, md5sig.toUpperCase())) throw forged()
    const notice = parsed(PayHereSchema, fields)
    const { order_id: name, payhere_amount: cents, payhere_currency: money } = notice
    return {
      // By the fields that were read, with a sign between them that none has: in the signed text, order and amount may
      // be cut elsewhere. The payment's id is not signed.
      event: `${name}|${cents}|${money}`,
      payment: notice.payment_id,
      paymentUnsigned: true,
      order: name,
      cents,
      currency: money,
      status: PAYHERE_STATUSES[notice.status_code]!,
    }
  },
})

// Any other payment page, which signs a JSON body.

const SignedSchema = v.object({
  event: Name,
  payment: Name,
  order: Name,
  amount: Cents,
  currency: Currency,
  status: v.picklist(PAYMENT_STATUSES, 'is no status'),
})

const signed = (secret: string): PaymentGateway => ({
  name: 'signed',
  async read({ body, signature, now }) {
    if (!(await isSignedMessage(secret, signature, body, now))) throw forged()
    const { amount: cents, ...notice } = parsed(SignedSchema, parseJson(body))
    return { ...notice, cents }
  },
})

/** PayHere's account and where it takes payments; `null` if it is not set up. */
export function payHereAccount(
  env: Env,
): (PayHereAccount & { readonly checkout: string; readonly currency: PaymentCurrency }) | null {
  const {
    PAYHERE_MERCHANT_ID: merchantId,
    PAYHERE_SECRET: secret,
    PAYHERE_SANDBOX: sandbox,
    PAYHERE_CURRENCY: currency,
  } = settings(env)
  if (merchantId === null || secret === null) return null
  return {
    merchantId,
    secret,
    currency: currency ?? 'USD',
    checkout: `https://${sandbox === 'true' ? 'sandbox' : 'www'}.payhere.lk/pay/checkout`,
  }
}

/** The gateway that is set up: PayHere, or else the one that signs; `null` if there is none. */
export function activeGateway(env: Env): PaymentGateway | null {
  const account = payHereAccount(env)
  if (account) return payHere(account)
  const { PAYMENT_NOTIFY_SECRET: secret } = settings(env)
  return secret === null ? null : signed(secret)
}
