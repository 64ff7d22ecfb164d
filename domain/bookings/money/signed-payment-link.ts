/**
 * The link to the card payment page: its parameters, and which of them are signed. How to check one:
 * docs/payments.md#the-payment-link.
 */

export const PAYMENT_TYPES = { transfer: 1, tour: 2 } as const

/** Version of the way in which links are signed. */
const VERSION = 2

interface Payment {
  /** A transfer's insertId, a safari's reference. */
  readonly id: string | number
  /** Whole USD. */
  readonly pv: number
  /** The customer's e-mail address. */
  readonly eml: string
  readonly type: (typeof PAYMENT_TYPES)[keyof typeof PAYMENT_TYPES]
}

/**
 * Signs the query as the link has it, percent-encoded: in an unencoded one an e-mail address could hold `&pv=1`.
 * @param page the payment page; its own parameters come first, and are signed with the others
 * @param sign makes the signature of a text, in letters that need no encoding
 * @example 'https://pay.example.com/card?id=17&pv=74&eml=ann%40example.com&type=1&v=2&sig=…'
 */
export async function paymentLink(
  page: string,
  { id, pv, eml, type }: Payment,
  sign: (query: string) => Promise<string>,
): Promise<string> {
  const url = new URL(page)
  const parameters = { id, pv, eml, type, v: VERSION }
  for (const name of [...Object.keys(parameters), 'sig']) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, String(value))
  const query = url.search.slice(1)
  url.search = `${query}&sig=${await sign(query)}`
  return url.href
}
