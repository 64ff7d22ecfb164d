/**
 * The texts of the site in each language, loaded by area. A language is a parameter of a request, never of the isolate:
 * whoever writes a text is given the texts that it stands in.
 */
import type { advice } from './en/advice.ts'
import type { airport } from './en/rates.ts'
import type { booking } from './en/booking.ts'
import type { footer } from './en/footer.ts'
import type { form } from './en/form.ts'
import type { guest } from './en/guest.ts'
import type { heads } from './en/frame.ts'
import type { home } from './en/home.ts'
import type { journey } from './en/journey.ts'
import type { journeys } from './en/journeys.ts'
import type { menu } from './en/menu.ts'
import type { place } from './en/place.ts'
import type { offline } from './en/offline.ts'
import type { money } from './en/money.ts'
import type { map } from './en/map.ts'
import type { pictures } from './en/pictures.ts'
import type { places } from './en/places.ts'
import type { problems } from './en/problems.ts'
import type { mails } from './en/mails.ts'
import type { ready } from './en/ready.ts'
import type { ways } from './en/ways.ts'
import type { ride } from './en/ride.ts'
import type { safari } from './en/safari.ts'
import type { safaris } from './en/safaris.ts'
import type { site } from './en/site.ts'
import type { terms } from './en/terms.ts'
import type { today } from './en/today.ts'
import type { tours } from './en/tours.ts'
import type { transfer } from './en/transfer.ts'
import type { voucher } from './en/voucher.ts'
import { ENGLISH, type Language } from './languages.ts'
import { type Formats, formatsOf } from './formats.ts'

/** The areas, each a file in the folder of each language. English is the type of all. */
export interface Dictionary {
  /** What every page begins with: layout, menu bar, fares, notices. */
  readonly site: typeof site
  /** What the menu's panels and the drawer say: fetched with them. */
  readonly menu: typeof menu
  readonly home: typeof home
  readonly transfer: typeof transfer
  readonly place: typeof place
  /** Rides and ways to travel, for the planner and the ready journeys. */
  readonly ways: typeof ways
  /** The planner. */
  readonly journey: typeof journey
  /** What a plan should be told, with `tours`. The planner's loader fetches it, and keeps what the page shows. */
  readonly advice: typeof advice
  /** The pages of the ready journeys. */
  readonly journeys: typeof journeys
  /** What each ready journey says. A page's loader fetches it, and keeps what the page shows. */
  readonly ready: typeof ready
  /** What maps say beside what they show: fetched with their code. */
  readonly map: typeof map
  /** What pictures show. Pages with few of them keep their words in what their loader gives. */
  readonly pictures: typeof pictures
  /** The lists of rates from and to the airport. */
  readonly airport: typeof airport
  /** What a place field suggests: fetched with the gazetteer. */
  readonly places: typeof places
  /** Prices in the visitor's own money: fetched with the choice of it. */
  readonly money: typeof money
  /** A tour wherever it is shown or booked, and the pages of tours. */
  readonly tours: typeof tours
  readonly safari: typeof safari
  readonly safaris: typeof safaris
  /** The booking form and its answer, and what may be wrong with its fields: fetched with the form. */
  readonly form: typeof form
  readonly problems: typeof problems
  /** The Worker alone writes keywords and structured data, and the footer. */
  readonly heads: typeof heads
  readonly footer: typeof footer
  readonly offline: typeof offline
  /** What the Worker alone writes: mails to guests. */
  readonly mails: typeof mails
  /** What is said of a ride beside the form that books it, and afterwards. */
  readonly ride: typeof ride
  /** A booking in words, with `ride`: after booking, on its page, in mails. */
  readonly booking: typeof booking
  /** What stands still on a booking's page: with `ride` and `booking`. */
  readonly voucher: typeof voucher
  /** The plain pages of guests, by the Worker alone: with `site`, `ride` and `booking`. */
  readonly guest: typeof guest
  /** Its page, with `ride` and `booking`. */
  readonly terms: typeof terms
  /** What runs in the browser on a booking's page. */
  readonly today: typeof today
}

export type Area = keyof Dictionary

/**
 * How a language loads its areas: what `areas.ts` of its folder exports. English has all of them. Each language lists its
 * own, so that the names of its files cost the readers of another one nothing.
 */
export type Areas = { readonly [Name in Area]: () => Promise<{ readonly [Same in Name]: Dictionary[Name] }> }

/** A language that is not offered yet may lack areas. Its pages then show them in English. */
export const LANGUAGE_AREAS: Readonly<Record<Language, () => Promise<{ readonly areas: Partial<Areas> }>>> = {
  en: () => import('./en/areas.ts'),
  de: () => import('./de/areas.ts'),
  fr: () => import('./fr/areas.ts'),
  ru: () => import('./ru/areas.ts'),
  zh: () => import('./zh/areas.ts'),
}

/**
 * A text with marked parts, such as links: the language says where in the sentence they stand, the page what they are.
 *
 * @example <N>(link: Mark<N>) => ['No such place. ', link('See all places'), '.']
 */
export type Mark<N> = (text: string) => N

export interface Texts {
  readonly language: Language
  readonly formats: Formats
  /** Rejects if they cannot be had. */
  load(...areas: readonly Area[]): Promise<void>
  /** The texts of an area that is loaded. @throws RangeError for another one */
  in<Name extends Area>(area: Name): Dictionary[Name]
}

async function fetchArea(language: Language, area: Area): Promise<unknown> {
  const { areas } = await LANGUAGE_AREAS[language]()
  const load = areas[area]
  return load ? ((await load()) as Partial<Dictionary>)[area] : fetchArea(ENGLISH, area)
}

function open(language: Language): Texts {
  // What was loaded is kept, not the loading: a request that is cancelled would leave the others waiting.
  const loaded = new Map<Area, unknown>()
  return {
    language,
    formats: formatsOf(language),
    async load(...areas) {
      await Promise.all(
        areas.map(async (area) => {
          if (!loaded.has(area)) loaded.set(area, await fetchArea(language, area))
        }),
      )
    },
    in<Name extends Area>(area: Name) {
      const texts = loaded.get(area)
      if (!texts) throw new RangeError(`the texts of '${area}' are not loaded`)
      return texts as Dictionary[Name]
    },
  }
}

const opened = new Map<Language, Texts>()

/** The same for every caller: texts do not change. */
export function textsOf(language: Language): Texts {
  const texts = opened.get(language) ?? open(language)
  opened.set(language, texts)
  return texts
}
