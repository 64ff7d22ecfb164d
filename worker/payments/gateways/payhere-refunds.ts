/**
 * Money back through PayHere: https://support.payhere.lk/api-&-mobile-sdk/refund-api. It has no name for a request by
 * which a second one would be known, so it is asked once.
 */
import * as v from 'valibot'
import { amountText } from '#domain/bookings/money/payments.ts'
import { ask, failureName, kept } from './answers.ts'
import type { RefundAnswer, RefundOrder } from './gateway.ts'
import { type PayHereAccount, payHereOrigin } from './payhere-account.ts'

const Token = v.object({ access_token: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{8,2000}$/)) })

/** `data` is the number of the refund. */
const Done = v.object({
  status: v.literal(1),
  data: v.union([v.number(), v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))]),
})
/** Failed, or not let in: nothing went. Any other status says nothing for certain. */
const Refused = v.object({ status: v.picklist([-1, -2]), msg: v.optional(v.string(), '') })
/** A token that is no longer, or was never, valid. */
const NotLetIn = v.object({ error: v.picklist(['invalid_token', 'unauthorized', 'invalid_client']) })

const refused = (said: string): RefundAnswer => ({ state: 'refused', said: kept(said) })
const unclear = (said: string): RefundAnswer => ({ state: 'unclear', said: kept(said) })

/** Asked for each time: it lasts ten minutes. `null` where PayHere gives none. */
async function accessToken(account: PayHereAccount): Promise<string | null> {
  const { id, secret } = account.app!
  const { json } = await ask(`${payHereOrigin(account)}/merchant/v1/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${id}:${secret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const token = v.safeParse(Token, json)
  return token.success ? token.output.access_token : null
}

function answerOf({ status, json }: { readonly status: number; readonly json: unknown }): RefundAnswer {
  const done = v.safeParse(Done, json)
  if (done.success && status === 200) return { state: 'done', said: kept(String(done.output.data)) }
  const no = v.safeParse(Refused, json)
  if (no.success && status < 500) return refused(`${no.output.status} ${no.output.msg}`)
  if ((status === 400 || status === 401) && v.is(NotLetIn, json)) return refused('PayHere did not let the site in')
  return unclear(`answer ${status}`)
}

export async function giveBackAtPayHere(
  account: PayHereAccount,
  { payment, cents, isWhole, why }: RefundOrder,
): Promise<RefundAnswer> {
  // A payment that failed is called 0.
  if (!/^[1-9]\d{3,19}$/.test(payment)) return refused('PayHere has no such payment')
  let token: string | null
  try {
    token = await accessToken(account)
  } catch (error) {
    // Nothing was asked for yet.
    return refused(`PayHere cannot be reached (${failureName(error)})`)
  }
  if (token === null) return refused('PayHere did not let the site in')
  try {
    return answerOf(
      await ask(`${payHereOrigin(account)}/merchant/v1/payment/refund`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          payment_id: payment,
          description: why,
          ...(isWhole ? {} : { amount: amountText(cents) }),
        }),
      }),
    )
  } catch (error) {
    return unclear(`no answer (${failureName(error)})`)
  }
}
