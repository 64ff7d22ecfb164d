/** What the accounts for cards still take this month, asked while the form is filled in. Loaded where there is such a limit. */
import type { CardRoom } from '#domain/bookings/money/paying.ts'
import { plainPaths } from '#domain/plain-paths.ts'

/** Somebody still types: only what they end with is asked for. */
const TYPING_MS = 400

/** @param asked as JSON. @returns ends it */
export function askCardRoom(asked: string, answered: (room: CardRoom) => void): () => void {
  const asking = new AbortController()
  const timer = setTimeout(() => {
    void ask()
  }, TYPING_MS)
  async function ask() {
    // Without an answer the form says what it knows: the booking's answer says how it stands.
    const answer = await fetch(plainPaths.cardRoom, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: asked,
      signal: asking.signal,
    }).catch(() => null)
    const room = answer?.ok ? ((await answer.json().catch(() => null)) as CardRoom | null) : null
    if (room && !asking.signal.aborted) answered(room)
  }
  return () => {
    clearTimeout(timer)
    asking.abort()
  }
}
