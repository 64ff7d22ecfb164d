/** Any other payment page, which signs a JSON body: docs/payments.md#a-page-of-your-own */
import * as v from 'valibot'
import { PAYMENT_STATUSES } from '#domain/bookings/money/payments.ts'
import { parseJson } from '#worker/platform/body.ts'
import { isSignedMessage } from '#worker/platform/signing.ts'
import { Currency, forged, Name, parsed, type PaymentGateway } from './gateway.ts'

const NoticeSchema = v.object({
  event: Name,
  payment: Name,
  order: Name,
  amount: v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(\.\d{1,4})?$/, 'is no amount'),
    v.transform((amount) => Math.round(Number(amount) * 100)),
  ),
  currency: Currency,
  status: v.picklist(PAYMENT_STATUSES, 'is no status'),
})

export const signed = (secret: string): PaymentGateway => ({
  name: 'signed',
  async read({ body, signature, now }) {
    if (!(await isSignedMessage(secret, signature, body, now))) throw forged()
    const { amount: cents, ...notice } = parsed(NoticeSchema, parseJson(body))
    return { ...notice, cents }
  },
  checkout: null,
  refunds: null,
})
