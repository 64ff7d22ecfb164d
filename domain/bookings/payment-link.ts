/**
 * The link to the card payment page (specification section 7, "External navigation").
 *
 * Query parameters: `id` (a transfer's insertId, a safari's reference), `pv` (whole USD), `eml` (the customer's e-mail),
 * `type` (1 transfer, 2 safari) and `sig`: HMAC-SHA256, base64url without padding, over the other four's values as
 * `id=…&pv=…&eml=…&type=…`, unencoded and in this order. A payment page that knows the key can refuse altered links.
 */
export const PAYMENT_TYPES = { transfer: 1, safari: 2 } as const

export interface Payment {
  readonly id: string | number
  /** Whole USD. */
  readonly pv: number
  readonly eml: string
  readonly type: (typeof PAYMENT_TYPES)[keyof typeof PAYMENT_TYPES]
}

/** The text that `sig` signs. */
export function signedText({ id, pv, eml, type }: Payment): string {
  return `id=${id}&pv=${pv}&eml=${eml}&type=${type}`
}

/** @param paymentUrl the payment page; parameters it has already stay */
export function paymentLink(paymentUrl: string, { id, pv, eml, type }: Payment, sig: string): string {
  const url = new URL(paymentUrl)
  for (const [name, value] of Object.entries({ id, pv, eml, type, sig })) url.searchParams.set(name, String(value))
  return url.href
}
