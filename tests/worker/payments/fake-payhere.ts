/**
 * PayHere's side of giving back, in memory, and each way in which it fails. It counts what really went back: the tests
 * compare that with the books.
 */
import { vi } from 'vitest'

/** What becomes of a request to give back. */
export type Fault =
  /** The money goes, and no answer comes. */
  | 'done without an answer'
  /** Neither. */
  | 'nothing without an answer'
  /** The money goes, and the answer is cut off; or comes from something in between. */
  | 'done with a broken answer'
  | 'done with a page of an error'
  | 'refused'
  | 'error'
  | 'token expired'
  | 'not let in'
  | 'no token'
  | 'no token server'

export interface FakePayHere {
  /** How the next requests go, in their order; then all goes well. */
  readonly faults: Fault[]
  /** Each request to give back that arrived, whatever became of it. */
  readonly asked: { readonly payment: string; readonly amount: string | null; readonly why: string }[]
  /** What went back. */
  readonly gone: { readonly payment: string; readonly amount: string | null }[]
  /** Runs while a request is under way. */
  meanwhile: (() => Promise<unknown>) | null
}

export const APP = { id: '4OVx3kbNGP4', secret: '8cbGHs2kWq4ZtYr8xA1vPl' }
const TOKEN = 'cb5c47fd-741c-489a-b69e-fd73155ca34e'
const timedOut = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError')
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export function fakePayHere(): FakePayHere {
  const payHere: FakePayHere = { faults: [], asked: [], gone: [], meanwhile: null }
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.host !== 'www.payhere.lk') return others(input, init)
    const [fault] = payHere.faults
    if (url.pathname === '/merchant/v1/oauth/token') {
      if (fault === 'no token server') {
        payHere.faults.shift()
        throw timedOut()
      }
      const isKnown = request.headers.get('authorization') === `Basic ${btoa(`${APP.id}:${APP.secret}`)}`
      if (!isKnown || fault === 'no token') {
        payHere.faults.shift()
        return json({ error: 'invalid_client', error_description: 'Bad client credentials' }, 401)
      }
      return json({ access_token: TOKEN, token_type: 'bearer', expires_in: 599, scope: 'SANDBOX' })
    }
    if (url.pathname !== '/merchant/v1/payment/refund' || request.method !== 'POST') return json({}, 404)
    if (request.headers.get('authorization') !== `Bearer ${TOKEN}`) return json({ error: 'invalid_token' }, 401)
    const { payment_id: payment, description: why, amount = null } = await request.json<Record<string, string>>()
    payHere.asked.push({ payment: payment!, amount, why: why! })
    const go = () => payHere.gone.push({ payment: payment!, amount })
    payHere.faults.shift()
    await payHere.meanwhile?.()
    switch (fault) {
      case 'done without an answer':
        go()
        throw timedOut()
      case 'nothing without an answer':
        throw timedOut()
      case 'done with a broken answer':
        go()
        return new Response('{"status":1,"msg":"Successfully proc')
      case 'done with a page of an error':
        go()
        return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
      case 'refused':
        return json({ status: -1, msg: 'Refund failed: insufficient balance', data: null })
      case 'error':
        return json({ status: 0, msg: 'Error occurred while initiating the refund', data: null })
      case 'token expired':
        return json({ error: 'invalid_token', error_description: 'Access token expired' }, 401)
      case 'not let in':
        return json({ status: -2, msg: 'Authentication error', data: null })
      default:
        go()
        return json({ status: 1, msg: 'Successfully processed the refund', data: 560034010257 + payHere.gone.length })
    }
  })
  return payHere
}
