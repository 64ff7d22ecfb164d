/** Opens after the mouse has rested for a while, closes a little after it left (specification section 2, "Common layout"). */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const OPEN_DELAY_MS = 300
const CLOSE_DELAY_MS = 150

export interface HoverIntent {
  /** After the opening delay, unless another call comes first. */
  open(action: () => void): void
  /** After the closing delay, unless another call comes first. */
  close(action: () => void): void
  /** What was to happen does not: a click or a key has decided. */
  cancel(): void
}

export function useHoverIntent(): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (delay: number) => (action: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delay)
  }
  return { open: after(OPEN_DELAY_MS), close: after(CLOSE_DELAY_MS), cancel: () => clearTimeout(timer.current) }
}

/** State that any navigation forgets: what was opened must not cover the page that comes. */
export function useUntilNavigation<T>(): [T | null, (value: T | null) => void] {
  const { key } = useLocation()
  const [kept, setKept] = useState<{ readonly at: string; readonly value: T } | null>(null)
  if (kept && kept.at !== key) setKept(null)
  return [kept && kept.at === key ? kept.value : null, (value) => setKept(value && { at: key, value })]
}
