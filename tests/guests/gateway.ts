/** The payment page that links of the tests' site lead to, and what it tells the site afterwards. */
import { createHmac } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { NOTIFY_SECRET } from '../browser/site.ts'
import { VARIABLES } from '../operator/variables.ts'

/** A payment as the page was asked for it. */
export interface GatewayPayment {
  readonly payment: string
  readonly order: string
  /** Whole dollars. */
  readonly usd: number
}

let payments = 0

/** Answers for the payment page. @param pays called for each guest who comes to it */
export async function servePaymentPage(
  context: BrowserContext,
  pays: (asked: GatewayPayment) => Promise<void>,
): Promise<void> {
  await context.route(`${VARIABLES.PAYMENT_URL}?*`, async (route) => {
    const asked = new URL(route.request().url()).searchParams
    payments += 1
    await pays({
      payment: `pay-${process.pid}-${payments}`,
      order: asked.get('id') ?? '',
      usd: Number(asked.get('pv')),
    })
    await route.fulfill({ contentType: 'text/html', body: '<title>Paid</title><h1>Thank you</h1>' })
  })
}

/** @throws where the site does not take the notice */
export async function tellSite(
  site: string,
  { payment, order, usd }: GatewayPayment,
  status: 'paid' | 'refunded' | 'chargeback',
): Promise<void> {
  payments += 1
  const body = JSON.stringify({
    event: `event-${process.pid}-${payments}`,
    payment,
    order,
    amount: `${usd}.00`,
    currency: 'USD',
    status,
  })
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', NOTIFY_SECRET).update(`${at}.${body}`).digest('hex')
  const { PRODUCT } = VARIABLES
  const answer = await fetch(`${site}/en/${PRODUCT}/payment/notify`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-payment-signature': `t=${at},v1=${signature}` },
  })
  if (!answer.ok) throw new Error(`the notice of ${payment} answers ${answer.status}: ${await answer.text()}`)
}
