/**
 * Beside a price that depends on the day and the hour: when it is another one, and why it is this one. Its code and texts
 * are fetched only where the price list has seasons, a night or closed days, and before anything is rendered.
 */
import type { ComponentProps } from 'react'
import { lazyCodeWithTexts } from '#client/languages/language.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import { dependsOnDates } from '#domain/prices/seasons.ts'
import { priceList } from '#domain/prices/current-price-list.ts'

type Notes = typeof import('./dated-notes.tsx')

const fetchNotes = lazyCodeWithTexts(() => import('./dated-notes.tsx'), 'seasons')

let notes: Notes | null = null

/** @returns false if they cannot be had now */
export async function loadPriceNotes(texts: Texts, list = priceList()): Promise<boolean> {
  if (!dependsOnDates(list)) return true
  notes = (await fetchNotes(texts)) ?? notes
  return notes !== null
}

export const FareNote = (props: ComponentProps<Notes['FareNote']>) => notes && <notes.FareNote {...props} />
export const TourNote = (props: ComponentProps<Notes['TourNote']>) => notes && <notes.TourNote {...props} />
export const JourneyNote = (props: ComponentProps<Notes['JourneyNote']>) => notes && <notes.JourneyNote {...props} />
export const ListNote = (props: ComponentProps<Notes['ListNote']>) => notes && <notes.ListNote {...props} />
