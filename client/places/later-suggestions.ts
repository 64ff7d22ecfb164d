/**
 * Suggestions that come after those of the gazetteer: the site's hotels, then what the map service finds. Each is added
 * at the end, so that nothing moves that a finger or the arrow keys have reached.
 */
import { ApiError, type SiteApi } from '#client/api.ts'
import type { MapService, PlaceSearch } from '#client/map/map-service.ts'
import type { Dictionary } from '#domain/languages/texts.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { isHouseAddress, placeEntered, pointEntered, townWithin } from '#domain/places/gazetteer/typed-place.ts'
import { beginsWords, hasWords } from '#domain/places/hotel-names.ts'
import { linkedName, linkKind } from '#domain/places/pasted-point.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import type { PlaceMatch } from '#domain/quotes/quote-calls-and-lifetime.ts'

export interface Suggestion {
  /** The name by which fares are asked for. */
  readonly name: string
  /** Tells places of one name apart: kind and district, or the address. */
  readonly about: string
  /**
   * Only for a place that the map service found: looks up its position, and resolves to the name by which fares are
   * asked for.
   */
  readonly locate?: () => Promise<string>
  /** What was typed, for the driver: only if the town replaces a house that nobody knows. */
  readonly address?: string
}

export interface Suggestions {
  readonly list: readonly Suggestion[]
  /** Index of the suggestion that Enter chooses; -1 for none. */
  readonly sureIndex: number
  /** Places with a similar name. They wait until it is known whether a hotel has exactly that name. */
  readonly alike?: readonly Suggestion[]
}

/** What is known of an entered text that is no place for sure. */
export interface UnknownText {
  /** The site could not be asked. */
  readonly isOffline: boolean
  /** The town of a house whose address was entered: it is taken at once, and the address goes to the driver. */
  readonly house?: Suggestion
  /** Places that may be meant, and the town that the text names. */
  readonly offers: readonly Suggestion[]
}

/** The sources that a place field asks. */
export interface PlaceSources {
  readonly api: Pick<SiteApi, 'places'>
  readonly service: MapService['places']
  /** The map service's search of this field, from the first letter to the choice. */
  readonly session: { search?: Promise<PlaceSearch> | undefined }
  readonly t: PlaceTexts
}

type PlaceTexts = Dictionary['places']

/** The suggestions for a text, those of the gazetteer included. */
export interface LaterSuggestions extends Suggestions {
  readonly typed: string
  /** The source that has not answered yet. */
  readonly asks: 'hotels' | 'service' | null
  /** The site could not be asked for hotels. */
  readonly isOffline: boolean
  /** A hotel of the list has all the words that were typed, or their beginnings. */
  readonly hasLikelyHotel: boolean
  /** The name of the town that the last words that were typed are a slip of: for an offer only. */
  readonly slippedTown?: string | undefined
  /** The sources to name for hotels and found places. */
  readonly credits: readonly string[]
}

const MIN_HOTEL_LETTERS = 2
const MIN_SERVICE_LETTERS = 3
// How long a visitor must pause in typing before anybody is asked, in ms.
const HOTEL_PAUSE_MS = 120
const SERVICE_PAUSE_MS = 250

interface Answer {
  readonly hotels: readonly PlaceMatch[]
  /** The name of the town that the last words are a slip of. */
  readonly slippedTown?: string | undefined
}

/** Answers of this visit: a visitor who deletes letters sees them again at once. */
const answers = new Map<string, Answer>()
const MAX_ANSWERS = 200
/** The most hotels, and the most places, that are offered beside an entered text that is not surely a place. */
const MAX_OFFERED = 2

const answerKey = (text: string) => text.trim().toLowerCase()

/** Rejects where the site cannot be asked. */
async function hotelsFor(api: PlaceSources['api'], text: string, signal?: AbortSignal): Promise<Answer> {
  const key = answerKey(text)
  const known = answers.get(key)
  if (known) return known
  const found = await api.places(key, null, signal ? { signal } : {}).catch((error: unknown) => {
    // The site refuses a text that cannot be a name. No hotel has it either.
    if (error instanceof ApiError && error.problem.status === 422) return []
    throw error
  })
  // The gazetteer's places are in the list already.
  const hotels = found.filter(({ name }) => findPlace(name) === null)
  const town = found.find((each) => !hotels.includes(each))?.name
  const answer = { hotels, slippedTown: findPlace(text) ? undefined : town }
  if (answers.size >= MAX_ANSWERS) answers.clear()
  answers.set(key, answer)
  return answer
}

/** Whether the map service knows a way to the name; `null` without a map service. */
export type HasFare = ((name: string) => Promise<boolean>) | null

/**
 * The place that a text means if it was entered without a choice from the list, or what is known of it. Never rejects.
 * @param alike places of the gazetteer that it may mean
 */
export async function enteredMeaning(
  { api, t }: Pick<PlaceSources, 'api' | 't'>,
  entered: string,
  hasFare: HasFare,
  alike: readonly Suggestion[],
): Promise<string | UnknownText> {
  const place = placeEntered(entered)
  if (place) return place
  const text = linkedName(entered) ?? entered
  const { hotels, slippedTown } = await hotelsFor(api, text).catch(() => ({ hotels: null, slippedTown: undefined }))
  const hotel = hotels?.find((each) => isSurely(each, entered))
  if (hotel) return hotel.name
  if (await hasFare?.(text)) return text
  const places = alike.slice(0, MAX_OFFERED)
  if (!hotels) return { isOffline: true, offers: places }
  const town = townOffer(text, t, slippedIn(entered, slippedTown))
  return {
    isOffline: false,
    ...(town && isHouseAddress(text) ? { house: town } : {}),
    offers: [
      ...(town ? [town] : []),
      ...inOrder(
        hotels.slice(0, MAX_OFFERED),
        places.filter(({ name }) => name !== town?.name),
        text,
        t,
      ),
    ],
  }
}

/** Whether a hotel is surely meant. Whoever pasted a link did not type its name: a name in it has no slips. */
const isSurely = ({ name, town, sure }: PlaceMatch, typed: string) => {
  const linked = linkKind(typed) === null ? null : linkedName(typed)
  return sure === true && (linked === null || beginsWords(name, town, linked))
}

/** Hotels that have the text in their names, then places that are only like it, then what else it may mean. */
function inOrder(
  hotels: readonly PlaceMatch[],
  alike: readonly Suggestion[],
  text: string,
  t: PlaceTexts,
): readonly Suggestion[] {
  const begun = alike.length > 0 ? hotels.filter(({ name, town }) => beginsWords(name, town, text)) : hotels
  const described = (some: readonly PlaceMatch[]) => some.map((each) => describeHotel(each, t))
  return [...described(begun), ...alike, ...described(hotels.filter((hotel) => !begun.includes(hotel)))]
}

function describeHotel({ name, town, kind }: PlaceMatch, t: PlaceTexts): Suggestion {
  const houses: Readonly<Record<string, string>> = t.houses
  return { name, about: t.inTown(houses[kind] ?? kind, town) }
}

/** The town that the name of an unknown house names, in place of the house; `null` for none. */
function townOffer(typed: string, t: PlaceTexts, slipped: string | undefined): Suggestion | null {
  const address = typed.trim().slice(0, MAX_PLACE_NAME)
  const town = findPlace(address) ? null : (townWithin(address)?.name ?? slipped)
  return town ? { name: town, about: t.toYourDriver(address), address } : null
}

/** The name in a pasted link was not typed, so no typing error is looked for in it. */
const slippedIn = (typed: string, town: string | undefined) => (linkKind(typed) === null ? town : undefined)

/**
 * Adds the town of an unknown house at the end: only when all sources have answered, and no hotel of the list may be
 * meant.
 */
export function withTownOffer(later: LaterSuggestions, t: PlaceTexts): Suggestions {
  const isUnknown = later.asks === null && !later.isOffline && later.sureIndex < 0 && !later.hasLikelyHotel
  const offer = isUnknown
    ? townOffer(linkedName(later.typed) ?? later.typed, t, slippedIn(later.typed, later.slippedTown))
    : null
  if (!offer) return later
  return { list: [...later.list, offer], sureIndex: isHouseAddress(later.typed) ? later.list.length : -1 }
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

const nameIn = (typed: string) => linkedName(typed) ?? typed.trim()

/** Whether hotels are asked for. A link that gives no name has none to look for. */
export function isSearched(typed: string): boolean {
  const text = nameIn(typed)
  return text.length >= MIN_HOTEL_LETTERS && !pointEntered(typed) && !linkKind(text)
}

/**
 * Asks for hotels when the typing pauses, and then the map service, which costs money, where nothing is sure.
 * @param known the suggestions of the gazetteer
 * @param onChange called at once, and with all suggestions again whenever some have come
 * @returns a function that drops what is under way, because the text has changed; nothing if nobody is asked
 */
export function searchLater(
  { api, service, session, t }: PlaceSources,
  typed: string,
  known: Suggestions,
  onChange: (later: LaterSuggestions) => void,
): (() => void) | undefined {
  if (!isSearched(typed)) return undefined
  const text = nameIn(typed)
  const search = new AbortController()
  const { signal } = search
  let later: LaterSuggestions = {
    ...known,
    typed,
    asks: 'hotels',
    isOffline: false,
    hasLikelyHotel: false,
    credits: [],
  }
  const change = (changes: Partial<LaterSuggestions>) => {
    later = { ...later, ...changes }
    if (!signal.aborted) onChange(later)
  }
  const typingPause = pause(SERVICE_PAUSE_MS)

  async function askForHotels() {
    if (!answers.has(answerKey(text))) await pause(HOTEL_PAUSE_MS)
    if (signal.aborted) return
    try {
      const { hotels, slippedTown } = await hotelsFor(api, text, signal)
      const sure = hotels.find((hotel) => isSurely(hotel, typed))
      const list = [...later.list, ...inOrder(hotels, known.alike ?? [], text, t)]
      change({
        list,
        sureIndex: later.sureIndex < 0 && sure ? list.findIndex(({ name }) => name === sure.name) : later.sureIndex,
        hasLikelyHotel: hotels.some(({ name, town }) => hasWords(name, town, text)),
        slippedTown,
        credits: hotels.length > 0 ? [t.hotelCredit] : [],
      })
    } catch {
      change({ list: [...later.list, ...(known.alike ?? [])], isOffline: true })
    }
  }

  async function askService() {
    if (!service || later.sureIndex >= 0 || text.length < MIN_SERVICE_LETTERS) return
    change({ asks: 'service' })
    await typingPause
    if (signal.aborted) return
    session.search ??= service.startSearch()
    const places = await session.search
      .then((started) => started.find(text, () => void askServiceAgain()))
      .catch(() => {
        // The next letter starts a new session.
        session.search = undefined
        return []
      })
    const own = new Set(later.list.map(({ name }) => name))
    const found = places.filter(({ name }) => !own.has(name))
    const sure = found.findIndex(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()))
    change({
      list: [...later.list, ...found],
      sureIndex: sure < 0 ? -1 : later.list.length + sure,
      credits: found.length > 0 ? [...later.credits, t.serviceCredit(service.credit)] : later.credits,
    })
  }

  async function askServiceAgain() {
    await askService()
    change({ asks: null })
  }

  async function askAll() {
    await askForHotels()
    if (!signal.aborted) await askService()
    change({ asks: null })
  }

  onChange(later)
  void askAll()
  return () => search.abort()
}
