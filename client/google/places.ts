/** Search for hotels and other places that the gazetteer does not have, in Google's Places library. */
import type { FoundPlace, PlaceSearch } from '#client/map/map-service.ts'
import { rememberPlace } from '#client/places/found-places.ts'
import { coordinatesName, type LatLng } from '#domain/places/coordinates.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { canonicalPlaceName, cleanPlaceName, isColomboAirport, MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { isInSriLanka } from '#domain/quotes/plausibility.ts'
import { GoogleLibrary, PLACE_MS, SUGGESTION_MS, within } from './maps-api.ts'

const MAX_SUGGESTIONS = 5
/** Google's limit, in characters. */
const MAX_INPUT = 100

const library = new GoogleLibrary('places')

export function startSearch(browserKey: string): PlaceSearch {
  /** Google bills all requests from the first letter to the choice as one session. */
  let session: google.maps.places.AutocompleteSessionToken | undefined

  function findPlaces(input: string): Promise<FoundPlace[]> {
    return library.call(browserKey, AbortSignal.timeout(SUGGESTION_MS), async ({ AutocompleteSuggestion, AutocompleteSessionToken }) => {
      session ??= new AutocompleteSessionToken()
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input, sessionToken: session, includedRegionCodes: ['lk'], region: 'lk', language: 'en',
      })
      return suggestions.flatMap(({ placePrediction }) => placePrediction ?? []).slice(0, MAX_SUGGESTIONS).map(foundPlace)
    })
  }

  function foundPlace(prediction: google.maps.places.PlacePrediction): FoundPlace {
    const googleName = prediction.mainText?.text ?? prediction.text.text
    const about = prediction.secondaryText?.text ?? ''
    const name = suggestedName(googleName, about)
    return {
      name, about,
      async locate() {
        // The choice ends the session.
        session = undefined
        if (isColomboAirport(googleName)) return name
        const position = await fetchPosition(prediction)
        const located = locatedName(googleName, name, position)
        rememberPlace(located, { id: prediction.placeId, position })
        return located
      },
    }
  }

  return {
    find: (typed) => findPlaces(typed.trim().slice(0, MAX_INPUT)).catch(() => []),
  }
}

/** `null` when Google does not answer in time or the place is abroad. Directions then use the place's id. */
async function fetchPosition(prediction: google.maps.places.PlacePrediction): Promise<LatLng | null> {
  try {
    // More fields would cost more than three times as much.
    const { place } = await within(AbortSignal.timeout(PLACE_MS), prediction.toPlace().fetchFields({ fields: ['id', 'location', 'formattedAddress'] }))
    const position = place.location?.toJSON() ?? null
    return position && isInSriLanka(position) ? position : null
  } catch {
    return null
  }
}

/** The town in an address such as `Dadalla Road, Galle 80000, Sri Lanka`; empty when there is none. */
export function townOf(address: string): string {
  const parts = address.split(',').map((part) => part.replace(/\b\d{4,6}\b/g, '').trim()).filter((part) => part !== '' && !/^sri lanka$/i.test(part))
  const town = parts.at(-1) ?? ''
  return /\d|\+/.test(town) ? '' : town
}

/**
 * The name of a place in the list of suggestions: with its town, because several hotels may have one name, and without commas,
 * because a place is stored under its name before the first comma.
 * @example suggestedName('Grand Hotel', 'Grand Hotel Road, Nuwara Eliya, Sri Lanka') // 'Grand Hotel (Nuwara Eliya)'
 */
export function suggestedName(googleName: string, address: string): string {
  const cleaned = cleanPlaceName(googleName.replaceAll(',', ' '))
  const name = canonicalPlaceName(cleaned)
  const town = cleanPlaceName(townOf(address))
  const needsTown = town !== '' && name === cleaned && !name.toLowerCase().includes(town.toLowerCase())
  return (needsTown ? `${name} (${town})` : name).slice(0, MAX_PLACE_NAME)
}

/** Degrees; about 11 km. */
const NEAR = 0.1

const isNear = (a: LatLng, b: LatLng) => Math.abs(a.lat - b.lat) < NEAR && Math.abs(a.lng - b.lng) < NEAR

/**
 * The name to ask fares for, once the position is known. A place of the gazetteer gets the gazetteer's name.
 * @param suggested the name in the list of suggestions
 */
export function locatedName(googleName: string, suggested: string, position: LatLng | null): string {
  const known = findPlace(googleName)
  if (known && (!position || isNear(known, position))) return known.name
  const namesake = findPlace(suggested)
  if (!namesake || !position || isNear(namesake, position)) return suggested
  // The gazetteer has another place of this name, so only the position is unambiguous.
  return coordinatesName(position)
}
