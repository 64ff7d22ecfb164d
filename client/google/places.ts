/** Hotels and whatever else the gazetteer does not have, from Google's Places library. */
import { isColomboAirport } from '#domain/places/place-name.ts'
import { isInSriLanka } from '#domain/quotes/plausibility.ts'
import { rememberPlace } from '#client/places/found-places.ts'
import type { FoundPlace, PlaceSearch } from '#client/map/map-service.ts'
import { PAUSE_MS, PLACE_MS, SUGGESTION_MS, within } from './time-limits.ts'
import { foundName, settledName } from './place-name.ts'
import { scriptLoaded } from './script.tsx'

const SHOWN = 5
/** Google takes no more. */
const MAX_INPUT = 100

let pausedUntil = 0

export function startSearch(browserKey: string): PlaceSearch {
  /** One session from the first letter to the choice, as Google bills it. */
  let session: google.maps.places.AutocompleteSessionToken | undefined

  async function predictions(input: string): Promise<google.maps.places.PlacePrediction[]> {
    const signal = AbortSignal.timeout(SUGGESTION_MS)
    if (!await scriptLoaded(browserKey, signal)) return []
    const { AutocompleteSuggestion, AutocompleteSessionToken } = await within(signal, google.maps.importLibrary('places'))
    session ??= new AutocompleteSessionToken()
    const { suggestions } = await within(signal, AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input, sessionToken: session, includedRegionCodes: ['lk'], region: 'lk', language: 'en',
    }))
    return suggestions.flatMap(({ placePrediction }) => placePrediction ?? []).slice(0, SHOWN)
  }

  function found(prediction: google.maps.places.PlacePrediction): FoundPlace {
    const name = prediction.mainText?.text ?? prediction.text.text
    const about = prediction.secondaryText?.text ?? ''
    const shown = foundName(name, about)
    return {
      name: shown, about,
      async locate() {
        // The next search is another session.
        session = undefined
        if (isColomboAirport(name)) return shown
        const position = await positionOf(prediction)
        const settled = settledName(name, shown, position)
        rememberPlace(settled, { id: prediction.placeId, position })
        return settled
      },
    }
  }

  return {
    async find(typed) {
      if (Date.now() < pausedUntil) return []
      try {
        return (await predictions(typed.trim().slice(0, MAX_INPUT))).map(found)
      } catch (error) {
        // Slow is one thing; a refusal will be the same for the next letter.
        if (!(error instanceof DOMException)) pausedUntil = Date.now() + PAUSE_MS
        return []
      }
    },
  }
}

/** `null` where Google does not say in time, or says that it is abroad: directions then go by the place's id. */
async function positionOf(prediction: google.maps.places.PlacePrediction) {
  try {
    // These fields and no more: others cost more than three times as much.
    const { place } = await within(AbortSignal.timeout(PLACE_MS), prediction.toPlace().fetchFields({ fields: ['id', 'location', 'formattedAddress'] }))
    const position = place.location?.toJSON() ?? null
    return position && isInSriLanka(position) ? position : null
  } catch {
    return null
  }
}
