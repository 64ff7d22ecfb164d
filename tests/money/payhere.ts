/** PayHere's side of giving back, in memory. What really went back stands here, whatever was answered. */

/** How a request goes. */
export const GIVEN_BACK = [
  'done',
  'refused',
  /** The money goes, and no answer comes; or neither. */
  'done without an answer',
  'nothing without an answer',
  /** The money goes, and the answer is that of something in between. */
  'done with a broken answer',
] as const
type GivenBack = (typeof GIVEN_BACK)[number]

const json = (body: unknown, status = 200) => Response.json(body, { status })

export class FakePayHere {
  /** How the next request goes. */
  next: GivenBack = 'done'
  /** What went back, by payment: its requests, each with the amount, or `null` for all of it. */
  readonly gone: { readonly payment: string; readonly amount: string | null }[] = []
  private requests = 0

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (pathname === '/merchant/v1/oauth/token')
      return json({ access_token: 'a-token-of-payhere', token_type: 'bearer', expires_in: 599 })
    if (pathname !== '/merchant/v1/payment/refund') throw new Error(`nobody answers for ${request.url}`)
    const asked = (await request.json()) as { payment_id: string; amount?: string }
    this.requests += 1
    if (this.next === 'refused') return json({ status: -1, msg: 'Refund failed: insufficient balance' })
    if (this.next === 'nothing without an answer') throw new DOMException('timed out', 'TimeoutError')
    this.gone.push({ payment: asked.payment_id, amount: asked.amount ?? null })
    if (this.next === 'done without an answer') throw new DOMException('timed out', 'TimeoutError')
    if (this.next === 'done with a broken answer') return new Response('<h1>502</h1>', { status: 502 })
    return json({ status: 1, msg: 'Successfully processed the refund', data: 560_034_010_000 + this.requests })
  }
}
