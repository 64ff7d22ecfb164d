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
  /** By which account's key each of them came. */
  readonly askedBy: string[]
  /** What went back. */
  readonly gone: { readonly payment: string; readonly amount: string | null }[]
  /** Runs while a request is under way. */
  meanwhile: (() => Promise<unknown>) | null
}

export const APP = { id: '4OVx3kbNGP4', secret: '8cbGHs2kWq4ZtYr8xA1vPl' }
/** Of the second account. It took the payments that begin with 4, the first one all others. */
export const SECOND_APP = { id: '4OVx3kcRUP5', secret: 'm2PzLq7VdT9sXeKf4uBw3y' }
const APPS = [
  { app: APP, token: 'cb5c47fd-741c-489a-b69e-fd73155ca34e', took: /^[^4]/ },
  { app: SECOND_APP, token: '0f64a1d2-93f5-4f0e-a1a7-6f1d7e5c2b90', took: /^4/ },
] as const
const timedOut = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError')
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export function fakePayHere(): FakePayHere {
  const payHere: FakePayHere = { faults: [], asked: [], askedBy: [], gone: [], meanwhile: null }
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
      const authorization = request.headers.get('authorization')
      const known = APPS.find(({ app }) => authorization === `Basic ${btoa(`${app.id}:${app.secret}`)}`)
      if (!known || fault === 'no token') {
        payHere.faults.shift()
        return json({ error: 'invalid_client', error_description: 'Bad client credentials' }, 401)
      }
      return json({ access_token: known.token, token_type: 'bearer', expires_in: 599, scope: 'SANDBOX' })
    }
    if (url.pathname !== '/merchant/v1/payment/refund' || request.method !== 'POST') return json({}, 404)
    const account = APPS.find(({ token }) => request.headers.get('authorization') === `Bearer ${token}`)
    if (!account) return json({ error: 'invalid_token' }, 401)
    const { payment_id: payment, description: why, amount = null } = (await request.json()) as Record<string, string>
    payHere.asked.push({ payment: payment!, amount, why: why! })
    payHere.askedBy.push(account.app.id)
    if (!account.took.test(payment!)) return json({ status: -1, msg: 'Payment not found', data: null })
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
