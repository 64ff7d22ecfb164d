/**
 * The payment gateways that this site understands. Each reads its own messages and translates them into shared terms;
 * everything else (which booking, how much, what is wrong) is the same for all. How to connect one:
 * docs/payments.md
 */
import type { GatewayLimits } from '#domain/bookings/money/gateway-limits.ts'
import type { PaymentNotice } from '#domain/bookings/money/payments.ts'
import { PAYMENT_CURRENCIES, type PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { settings, type Env } from '#worker/environment.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import type { Checkout, GatewayMessage, PaymentGateway, Refunds } from './gateway.ts'
import { onepay } from './onepay.ts'
import { payHere } from './payhere.ts'
import type { PayHereAccount } from './payhere-account.ts'
import { signed } from './own-payment-page.ts'

const NO_LIMITS: GatewayLimits = { payment: null, month: null }

const appOf = (app: string | null) => {
  const [id, secret] = app?.split(':') ?? []
  return id === undefined || secret === undefined ? null : { id, secret }
}

/** One account, or two with a currency each. One whose limits cannot be read would ask for more than they allow. */
function payHereAccounts(env: Env): PayHereAccount[] {
  const set = settings(env)
  const first = set.PAYHERE_CURRENCY ?? 'USD'
  const other = PAYMENT_CURRENCIES.find((currency) => currency !== first)!
  const isSandbox = set.PAYHERE_SANDBOX === 'true'
  const accounts = [
    ['PAYHERE', first],
    ['PAYHERE_SECOND', other],
  ] as const
  return accounts.flatMap(([name, currency]) => {
    const [merchantId, secret] = [set[`${name}_MERCHANT_ID`], set[`${name}_SECRET`]]
    const limits = set[`${name}_LIMITS`]
    if (merchantId === null || secret === null || (limits === null && env[`${name}_LIMITS`])) return []
    const app = appOf(set[`${name}_APP`])
    return [{ merchantId, secret, currency, isSandbox, app, limits: limits ?? NO_LIMITS }]
  })
}

/** The gateways that are set up: PayHere, once for each account; or else onepay; or else the one that signs. */
export function activeGateways(env: Env): readonly PaymentGateway[] {
  const accounts = payHereAccounts(env)
  if (accounts.length > 0) return accounts.map(payHere)
  const { PAYMENT_NOTIFY_SECRET: secret, ONEPAY_KEYS: onepayKeys } = settings(env)
  if (onepayKeys !== null) return [onepay(onepayKeys)]
  return secret === null ? [] : [signed(secret)]
}

/** Where guests pay, dollars first; none if they come there by the payment link, or cannot pay online. */
export const activeCheckouts = (env: Env): readonly Checkout[] =>
  activeGateways(env)
    .flatMap(({ checkout }) => checkout ?? [])
    .toSorted((a, b) => PAYMENT_CURRENCIES.indexOf(a.currency) - PAYMENT_CURRENCIES.indexOf(b.currency))

/** Whether some gateway may give money back. Asked of its keys alone: a command has no other settings, and would warn of each. */
export const mayGiveBack = ({ PAYHERE_APP, PAYHERE_SECOND_APP }: Env): boolean => !!PAYHERE_APP || !!PAYHERE_SECOND_APP

/** How a payment goes back, by the account that took it: each has a currency. `null` where the site cannot do that. */
export function refundsOf(
  env: Env,
  { gateway, currency }: { gateway: string; currency: PaymentCurrency },
): Refunds | null {
  const active = activeGateways(env).find(({ name, checkout }) => name === gateway && checkout?.currency === currency)
  return active?.refunds ?? null
}

/**
 * What a gateway says. @returns `null` where none is set up
 * @throws SiteError as {@link PaymentGateway.read}: `bad-request` if no account knows the message as its own
 */
export async function readNotice(
  env: Env,
  message: Omit<GatewayMessage, 'orderOf'> & {
    orderOf(gateway: string, payment: string): Promise<string | null>
  },
): Promise<{ readonly gateway: string; readonly notice: PaymentNotice } | null> {
  const gateways = activeGateways(env)
  for (const [i, gateway] of gateways.entries()) {
    try {
      return {
        gateway: gateway.name,
        notice: await gateway.read({ ...message, orderOf: (payment) => message.orderOf(gateway.name, payment) }),
      }
    } catch (error) {
      const isOfOther = error instanceof SiteError && error.kind === 'bad-request' && i < gateways.length - 1
      if (!isOfOther) throw error
    }
  }
  return null
}
