/** Searches beyond the gazetteer, when the typing pauses. Loaded with the gazetteer. */
import type { FoundPlace, MapService, PlaceSearch } from '../map-service/map-service.ts'

/** Half a word tells little and costs as much. */
const MIN_LETTERS = 3
/** The service is asked when the typing pauses for this long, in ms. */
const PAUSE = 250

/** What is known of a text that was searched for. */
export interface Found {
  readonly typed: string
  /** `null` while it is being asked for. */
  readonly places: readonly FoundPlace[] | null
}

/** The search of one field: its sessions go from the first letter to the choice. */
export interface FieldSearch { begun?: Promise<PlaceSearch> | undefined }

/**
 * @param tell called once the service is asked, and with what it finds
 * @returns what stops it: an answer to letters that are no longer there is dropped
 */
export function searchBeyond(service: MapService['places'], field: FieldSearch, typed: string, tell: (found: Found) => void): (() => void) | undefined {
  if (!service || typed.trim().length < MIN_LETTERS) return undefined
  let wanted = true
  const search = async () => {
    field.begun ??= service.startSearch()
    const places = await field.begun.then((begun) => begun.find(typed.trim())).catch(() => {
      // The next letter tries anew.
      field.begun = undefined
      return []
    })
    if (wanted) tell({ typed, places })
  }
  tell({ typed, places: null })
  const timer = setTimeout(search, PAUSE)
  return () => {
    wanted = false
    clearTimeout(timer)
  }
}
