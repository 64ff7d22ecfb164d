/** The texts in the place fields of a page that are no place for sure: while a field holds one, the page has no price. */
import { useCallback, useState } from 'react'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import type { UnknownText } from './later-suggestions.ts'

/** A text that was entered. */
export interface EnteredText {
  readonly text: string
  /** `null` while the site is asked. */
  readonly found: UnknownText | null
}

export interface EnteredTexts {
  /** True while the site is asked what a text means. */
  readonly isLooking: boolean
  /** The texts that are no place, by the end of the trip; `null` for none. */
  readonly unknown: Partial<Trip> | null
  onEntered(end: keyof Trip, entered: EnteredText | null): void
}

export function useEnteredTexts(): EnteredTexts {
  const [entered, setEntered] = useState<Partial<Record<keyof Trip, EnteredText | null>>>({})
  const texts = Object.entries(entered).flatMap(([end, text]) => (text ? [{ end, ...text }] : []))
  const unknown = texts.filter(({ found }) => found)
  return {
    isLooking: texts.length > unknown.length,
    unknown: unknown.length > 0 ? Object.fromEntries(unknown.map(({ end, text }) => [end, text])) : null,
    onEntered: useCallback((end, text) => setEntered((all) => ({ ...all, [end]: text })), []),
  }
}
