import { useState } from 'react'
import { useLocation } from 'react-router'

/** State that any navigation forgets: what was opened must not cover the page that comes. */
export function useUntilNavigation<T>(): [T | null, (value: T | null) => void] {
  const { key } = useLocation()
  const [kept, setKept] = useState<{ readonly at: string; readonly value: T } | null>(null)
  if (kept && kept.at !== key) setKept(null)
  return [kept && kept.at === key ? kept.value : null, (value) => setKept(value && { at: key, value })]
}
