/** PayHere: https://support.payhere.lk/api-&-mobile-sdk/checkout-api. How to connect it: docs/payments.md#payhere */
import * as v from 'valibot'
import { amountText, type PaymentStatus } from '#domain/bookings/money/payments.ts'
import { isSameText } from '#worker/platform/signing.ts'
import { Currency, forged, Name, parsed, type PaymentGateway } from './gateway.ts'
import { type PayHereAccount, payHereOrigin } from './payhere-account.ts'

/** An amount as PayHere writes it, and no other spelling: the signature does not say where the order ends. */
const Cents = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,8})\.\d{2}$/, 'is not written as PayHere writes an amount'),
  v.transform((amount) => Math.round(Number(amount) * 100)),
)

const STATUSES: Readonly<Record<string, PaymentStatus>> = {
  2: 'paid',
  0: 'pending',
  '-1': 'cancelled',
  '-2': 'failed',
  '-3': 'chargeback',
}

const NoticeSchema = v.object({
  merchant_id: v.string(),
  order_id: Name,
  payment_id: Name,
  payhere_amount: Cents,
  payhere_currency: Currency,
  status_code: v.pipe(
    v.string(),
    v.check((code) => Object.hasOwn(STATUSES, code), 'is no status of PayHere'),
  ),
  md5sig: v.string(),
})

/** Upper case, as PayHere writes it. MD5 is PayHere's choice. */
async function md5(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('MD5', new TextEncoder().encode(text))).toHex().toUpperCase()
}

type Signer = Pick<PayHereAccount, 'merchantId' | 'secret'>

/** The signature of a message from PayHere. @param amount as PayHere wrote it */
export async function payHereSignature(
  { merchantId, secret }: Signer,
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
  { merchantId, secret }: Signer,
  { order, cents, currency }: { readonly order: string; readonly cents: number; readonly currency: string },
): Promise<string> {
  return md5(merchantId + order + amountText(cents) + currency + (await md5(secret)))
}

export const payHere = (account: PayHereAccount): PaymentGateway => ({
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
    const notice = parsed(NoticeSchema, fields)
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
      status: STATUSES[notice.status_code]!,
    }
  },
  checkout: {
    currency: account.currency,
    limits: account.limits,
    key: account.secret,
    taker: 'PayHere',
    fields: ['first_name', 'last_name', 'address', 'city', 'country', 'email', 'phone'],
    async open({ order, cents, title, back, cancelled, notify }) {
      const { merchantId, currency } = account
      return {
        action: `${payHereOrigin(account)}/pay/checkout`,
        fields: {
          merchant_id: merchantId,
          return_url: back,
          cancel_url: cancelled,
          notify_url: notify,
          order_id: order,
          items: title,
          currency,
          amount: amountText(cents),
          hash: await payHereHash(account, { order, cents, currency }),
        },
        // PayHere leads on to other hosts of its own.
        targets: ['https://payhere.lk', 'https://*.payhere.lk'],
      }
    },
  },
  refunds: account.app && {
    giveBack: async (order) => (await import('./payhere-refunds.ts')).giveBackAtPayHere(account, order),
  },
})
