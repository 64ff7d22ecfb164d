/** Search for hotels and other places that the gazetteer does not have, in Google's Places library. */
import type { FoundPlace, PlaceSearch } from '#client/map/map-service.ts'
import { foundById, foundPlace, rememberPlace } from '#client/places/found-places.ts'
import { timeLimit } from '#client/api.ts'
import { coordinatesName, type LatLng } from '#domain/places/coordinates.ts'
import { isInSriLanka } from '#domain/places/sri-lanka-bounds.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { canonicalPlaceName, cleanPlaceName, isColomboAirport, MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { SAME_PLACE_KM } from '#domain/quotes/plausibility.ts'
import { GoogleLibrary, onScriptArrival, PLACE_MS, SUGGESTION_MS, within } from './maps-api.ts'

const MAX_SUGGESTIONS = 5
/** Google's limit, in characters. */
const MAX_INPUT = 100

const library = new GoogleLibrary('places')

export function startSearch(browserKey: string): PlaceSearch {
  /** Google bills all requests from the first letter to the choice as one session. */
  let session: google.maps.places.AutocompleteSessionToken | undefined

  function findPlaces(input: string): Promise<FoundPlace[]> {
    return library.call(
      browserKey,
      timeLimit(SUGGESTION_MS),
      async ({ AutocompleteSuggestion, AutocompleteSessionToken }) => {
        session ??= new AutocompleteSessionToken()
        const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
          input,
          sessionToken: session,
          includedRegionCodes: ['lk'],
          region: 'lk',
          language: 'en',
        })
        return suggestions
          .flatMap(({ placePrediction }) => placePrediction ?? [])
          .slice(0, MAX_SUGGESTIONS)
          .map(placeOf)
      },
    )
  }

  function placeOf(prediction: google.maps.places.PlacePrediction): FoundPlace {
    const googleName = prediction.mainText?.text ?? prediction.text.text
    const about = prediction.secondaryText?.text ?? ''
    const name = suggestedName(googleName, about)
    return {
      name,
      about,
      async locate() {
        // The choice ends the session.
        session = undefined
        if (isColomboAirport(googleName)) return name
        const id = prediction.placeId
        const before = foundById(id)
        if (before?.position) return before.name
        const position = await fetchPosition(prediction)
        const located = distinctName(locatedName(googleName, name, position), id, position)
        rememberPlace({ name: located, id, position })
        return located
      },
    }
  }

  return {
    async find(typed, onArrival) {
      try {
        return await findPlaces(typed.trim().slice(0, MAX_INPUT))
      } catch {
        onScriptArrival(onArrival)
        return []
      }
    },
  }
}

/** `null` when Google does not answer in time or the place is abroad. Directions then use the place's id. */
async function fetchPosition(prediction: google.maps.places.PlacePrediction): Promise<LatLng | null> {
  try {
    // More fields would cost more than three times as much.
    const { place } = await within(
      timeLimit(PLACE_MS),
      prediction.toPlace().fetchFields({ fields: ['id', 'location', 'formattedAddress'] }),
    )
    const position = place.location?.toJSON() ?? null
    return position && isInSriLanka(position) ? position : null
  } catch {
    return null
  }
}

/** The town in an address such as `Dadalla Road, Galle 80000, Sri Lanka`; empty when there is none. */
export function townOf(address: string): string {
  const parts = address
    .split(',')
    .map((part) => part.replace(/\b\d{4,6}\b/g, '').trim())
    .filter((part) => part !== '' && !/^sri lanka$/i.test(part))
  const town = parts.at(-1) ?? ''
  return /\d|\+/.test(town) ? '' : town
}

/**
 * The name of a place in the list of suggestions: with its town, because several hotels may have one name, and without
 * commas, because a place is stored under its name before the first comma.
 * @example suggestedName('Grand Hotel', 'Grand Hotel Road, Nuwara Eliya, Sri Lanka') // 'Grand Hotel (Nuwara Eliya)'
 */
export function suggestedName(googleName: string, address: string): string {
  const cleaned = cleanPlaceName(googleName.replaceAll(',', ' '))
  const name = canonicalPlaceName(cleaned)
  const town = cleanPlaceName(townOf(address))
  const needsTown = town !== '' && name === cleaned && !name.toLowerCase().includes(town.toLowerCase())
  return (needsTown ? `${name} (${town})` : name).slice(0, MAX_PLACE_NAME)
}

const KM_PER_DEGREE = 111
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

const isSamePlace = (a: LatLng, b: LatLng) => Math.hypot(a.lat - b.lat, a.lng - b.lng) * KM_PER_DEGREE <= SAME_PLACE_KM

/**
 * A name that no other place of this visit has: the page's address, the saved positions and the booking tell places
 * apart by it.
 * @example distinctName('Kandegama', 'id-2', { lat: 6.8991, lng: 81.0732 }) // 'Kandegama (6.8991°N 81.0732°E)', where
 *   'Kandegama' is another
 */
export function distinctName(name: string, id: string, position: LatLng | null): string {
  const candidates = position ? [name, withSuffix(name, coordinatesName(position))] : [name]
  for (let count = 2; ; count += 1) {
    const free = candidates.find((candidate) => {
      const other = foundPlace(candidate)
      return !other || other.id === id || (other.position && position && isSamePlace(other.position, position))
    })
    if (free) return free
    candidates.push(withSuffix(name, String(count)))
  }
}

const withSuffix = (name: string, suffix: string) => `${name.slice(0, MAX_PLACE_NAME - suffix.length - 3)} (${suffix})`
