/**
 * The payment gateways that this site understands. Each reads its own messages and translates them into shared terms;
 * everything else (which booking, how much, what is wrong) is the same for all. How to connect one:
 * docs/payments.md
 */
import type { PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { settings, type Env } from '#worker/environment.ts'
import type { Checkout, PaymentGateway, Refunds } from './gateway.ts'
import { onepay } from './onepay.ts'
import { payHere } from './payhere.ts'
import { signed } from './signed.ts'

const appOf = (app: string | null) => {
  const [id, secret] = app?.split(':') ?? []
  return id === undefined || secret === undefined ? null : { id, secret }
}

/** The gateway that is set up: PayHere, or else onepay, or else the one that signs; `null` if there is none. */
export function activeGateway(env: Env): PaymentGateway | null {
  const {
    PAYHERE_MERCHANT_ID: merchantId,
    PAYHERE_SECRET: payHereSecret,
    PAYHERE_APP: app,
    PAYHERE_SANDBOX: sandbox,
    PAYHERE_CURRENCY: currency,
    PAYMENT_NOTIFY_SECRET: secret,
    ONEPAY_KEYS: onepayKeys,
  } = settings(env)
  if (merchantId !== null && payHereSecret !== null)
    return payHere({
      merchantId,
      secret: payHereSecret,
      currency: currency ?? 'USD',
      isSandbox: sandbox === 'true',
      app: appOf(app),
    })
  if (onepayKeys !== null) return onepay(onepayKeys)
  return secret === null ? null : signed(secret)
}

/** Where guests pay; `null` if they come there by the payment link, or cannot pay online. */
export const activeCheckout = (env: Env): Checkout | null => activeGateway(env)?.checkout ?? null

/** How a payment that a gateway took goes back; `null` where the site cannot do that. */
export function refundsOf(
  env: Env,
  { gateway, currency }: { gateway: string; currency: PaymentCurrency },
): Refunds | null {
  const active = activeGateway(env)
  return active?.name === gateway && active.checkout?.currency === currency ? active.refunds : null
}
