/**
 * What the site asks of onepay. Its notices are not signed: each is only a reason to ask onepay itself what became of that
 * payment, of which this site knows the order by the name that onepay gave it when it was opened.
 */
import * as v from 'valibot'
import { amountText, type PaymentNotice } from '#domain/bookings/money/payments.ts'
import type { PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import { fieldProblem, fieldText } from '#domain/quotes/field-problems.ts'
import { parseJson } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { ask } from './answers.ts'
import { Currency, forged, type GatewayMessage, Name, parsed, type PaymentOrder, type Started } from './gateway.ts'

export interface OnepayAccount {
  readonly currency: PaymentCurrency
  readonly appId: string
  readonly token: string
  readonly salt: string
}

const API = 'https://api.onepay.lk/v3'

/** Names that onepay gives: 'WQBV118E584C83CBA50C6'. */
const PaymentName = v.pipe(Name, v.regex(/^[\w-]{8,60}$/, 'is no transaction of onepay'))
const CallbackSchema = v.object({ transaction_id: PaymentName })

const Opened = v.object({
  ipg_transaction_id: PaymentName,
  gateway: v.object({
    redirect_url: v.pipe(
      v.string(),
      v.url(),
      v.check((url) => /^https:\/\/([\w-]+\.)*onepay\.lk(\/|\?|$)/.test(url)),
    ),
  }),
})

const State = v.object({
  status: v.boolean(),
  ipg_transaction_id: PaymentName,
  amount: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/))]),
    v.transform(Number),
    v.minValue(0),
    v.maxValue(999_999_999),
    v.transform((amount) => Math.round(amount * 100)),
  ),
  currency: Currency,
})

/** Its answers stand in `data`; the guide shows those about a payment without. */
const inData = (json: unknown): unknown =>
  v.is(v.object({ data: v.record(v.string(), v.unknown()) }), json) ? json.data : json

const unavailable = () =>
  new SiteError('unavailable', { detail: 'onepay does not answer; please try again in a moment' })

async function answerOf<const S extends v.GenericSchema>(
  schema: S,
  { token }: OnepayAccount,
  path: string,
  body: unknown,
): Promise<v.InferOutput<S>> {
  const answer = await ask(`${API}${path}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  const read = v.safeParse(schema, inData(answer?.json))
  if (answer?.status !== 200 || !read.success) throw unavailable()
  return read.output
}

async function sha256(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toHex()
}

const MOST_OF_NAME = 60
const PROBLEMS: Readonly<Record<string, string>> = {
  email: fieldProblem('not-an-email'),
  phone: fieldProblem('not-a-phone'),
}
const typedName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MOST_OF_NAME), v.regex(/^[^\p{Cc}<>]+$/u))
const Payer = v.object({
  first_name: typedName,
  last_name: typedName,
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(100)),
  phone: v.pipe(
    v.string(),
    v.transform((phone) => parsePhone(phone)?.e164 ?? ''),
    v.nonEmpty(),
  ),
})

/** Opens a payment. No money moves before the guest types a card there. @throws SiteError */
export async function startAtOnepay(
  account: OnepayAccount,
  { order, cents, back }: PaymentOrder,
  typed: Readonly<Record<string, string>>,
): Promise<Started> {
  const payer = v.safeParse(Payer, typed)
  if (!payer.success) {
    const field = v.getDotPath(payer.issues[0]) ?? ''
    const problem = PROBLEMS[field] ?? fieldProblem('text-too-long', MOST_OF_NAME)
    throw new SiteError('invalid', { fields: [{ field, message: fieldText(problem), problem }] })
  }
  const { appId, currency, salt } = account
  const { first_name, last_name, email, phone } = payer.output
  const amount = amountText(cents)
  const opened = await answerOf(Opened, account, '/checkout/link/', {
    app_id: appId,
    currency,
    amount: Number(amount),
    hash: await sha256(`${appId}${currency}${amount}${salt}`),
    // It takes up to twenty characters: the booking and the count.
    reference: order.split('-').slice(0, 2).join('-'),
    customer_first_name: first_name,
    customer_last_name: last_name,
    customer_email: email,
    customer_phone_number: phone,
    transaction_redirect_url: back,
    additionalData: order,
  })
  return { payment: opened.ipg_transaction_id, url: opened.gateway.redirect_url }
}

/** @throws SiteError `unavailable` where onepay does not say it */
export async function lookAtOnepay(account: OnepayAccount, payment: string, order: string): Promise<PaymentNotice> {
  const asked = { app_id: account.appId, onepay_transaction_id: payment }
  const {
    status,
    ipg_transaction_id: name,
    amount,
    currency,
  } = await answerOf(State, account, '/transaction/status/', asked)
  if (name !== payment) throw unavailable()
  return { event: payment, payment, order, cents: amount, currency, status: status ? 'paid' : 'failed' }
}

export async function readAtOnepay(account: OnepayAccount, { body, orderOf }: GatewayMessage): Promise<PaymentNotice> {
  const { transaction_id: payment } = parsed(CallbackSchema, parseJson(body))
  // Nobody else knows the names of payments that were opened here.
  const order = await orderOf(payment)
  if (order === null) throw forged()
  return lookAtOnepay(account, payment, order)
}
