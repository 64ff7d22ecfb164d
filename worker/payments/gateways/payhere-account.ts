/** An account at PayHere: what it is known by there, and where it is. */
import type { GatewayLimits } from '#domain/bookings/money/gateway-limits.ts'
import type { PaymentCurrency } from '#domain/bookings/money/sums.ts'

export interface PayHereAccount {
  readonly merchantId: string
  readonly secret: string
  readonly currency: PaymentCurrency
  readonly isSandbox: boolean
  readonly limits: GatewayLimits
  /** By which it gives money back; `null` where that is not set up. */
  readonly app: { readonly id: string; readonly secret: string } | null
}

export const payHereOrigin = ({ isSandbox }: Pick<PayHereAccount, 'isSandbox'>) =>
  `https://${isSandbox ? 'sandbox' : 'www'}.payhere.lk`
