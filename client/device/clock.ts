/**
 * The one clock of the app. A device may be hours off or days ahead: what counts is the time of the server, which every
 * answer of a call tells. Pages tell none: they may come from a cache.
 */
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { recall, remember } from './storage.ts'

/** In the tab: by how many ms the server's clock is ahead of the device's, so that the next page begins with it. */
const AHEAD = 'clock-ahead'
/** A clock that is less than this off is right: an answer takes a while. */
const TOLERANCE_MS = MINUTE_MS

const ahead = () => Number(recall(AHEAD)) || 0

/** In milliseconds since 1970. */
export const nowMs = (): number => Date.now() + ahead()

export const currentTime = (): Date => new Date(nowMs())

/** Takes the time from an answer that no cache gave. */
export function noteServerTime({ headers }: Response) {
  const off = Date.parse(headers.get('date') ?? '') - Date.now()
  if (!(Math.abs(off - ahead()) > TOLERANCE_MS)) return
  remember(AHEAD, String(Math.abs(off) > TOLERANCE_MS ? off : 0))
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls back when the clock has been set. @returns ends that */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
