/** Asks a version of the site that visitors do not get yet whether it can do its work. Writes no booking. */
import { setTimeout as pause } from 'node:timers/promises'

/** A new preview address may answer for some seconds as if nothing were there. */
const TRIES = 10
const PAUSE_MS = 3000

const TRIP = 'taxi-from-Colombo-to-Kandy'

/** The site names each of its answers. */
const isOurs = (answer: Response) => answer.headers.has('x-request-id')

async function answerOf(url: string, init?: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, { ...init, redirect: 'manual' }).catch((error: unknown) => error as Error)
    if (answer instanceof Response && (isOurs(answer) || tries === TRIES)) return answer
    if (tries === TRIES) throw answer as Error
    await pause(PAUSE_MS)
  }
}

async function healthProblems(origin: string): Promise<string[]> {
  const answer = await answerOf(`${origin}/health`)
  const said = (await answer.json().catch(() => ({}))) as { database?: boolean; quotes?: boolean; problem?: string }
  // The cron runs with the version that is live: how that one did says nothing of this one.
  return said.database && said.quotes
    ? []
    : [`/health answers ${answer.status}: ${said.problem ?? 'nothing of the site'}`]
}

async function quoteProblems(origin: string, product: string): Promise<string[]> {
  const answer = await answerOf(`${origin}/en/${product}/transfer/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ urlData: { url: TRIP } }),
  })
  const said: unknown = await answer.json().catch(() => null)
  const quote = (Array.isArray(said) ? said[0] : undefined) as
    | { token?: string; vehicles?: readonly { usd: number }[] }
    | undefined
  return quote?.token && quote.vehicles?.some(({ usd }) => usd > 0)
    ? []
    : [`a quote from Colombo to Kandy answers ${answer.status}`]
}

async function pageProblems(origin: string): Promise<string[]> {
  const answer = await answerOf(`${origin}/transfer/${TRIP}`)
  const html = await answer.text()
  return answer.status === 200 && html.includes('</html>') && html.includes('USD')
    ? []
    : [`the page /transfer/${TRIP} answers ${answer.status}${answer.status === 200 ? ' without its price' : ''}`]
}

/** What does not work at an address; nothing, if all is well. */
export async function smokeProblems(origin: string, product: string): Promise<string[]> {
  try {
    return [
      ...(await healthProblems(origin)),
      ...(await quoteProblems(origin, product)),
      ...(await pageProblems(origin)),
    ]
  } catch (error) {
    return [`${origin} does not answer: ${error instanceof Error ? error.message : String(error)}`]
  }
}
