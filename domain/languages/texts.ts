/**
 * The texts of the site in each language, loaded by area. A language is a parameter of a request, never of the isolate:
 * code that writes a text gets the texts of its language as a parameter.
 */
import type { Language } from './languages.ts'
import { type Formats, formatsOf } from './formats.ts'

/** The areas: each is a file in the folder of each language, and is loaded whole. English is the type of the others. */
export interface Dictionary {
  /** What every page begins with: layout, menu bar, fares, notices. */
  readonly site: typeof import('./en/site.ts').site
  /**
   * What the menu's panels and the drawer say, and prices in the visitor's own money: fetched with them. And the few words
   * beside places and their pictures, of which a page's loader keeps what the page shows.
   */
  readonly menu: typeof import('./en/menu.ts').menu
  readonly home: typeof import('./en/home.ts').home
  readonly transfer: typeof import('./en/transfer.ts').transfer
  /** The page of a place, and the lists of rates from and to the airport. */
  readonly rates: typeof import('./en/rates.ts').rates
  /** Rides and ways to travel, for the planner and the ready journeys. */
  readonly ways: typeof import('./en/ways.ts').ways
  /** The planner. */
  readonly journey: typeof import('./en/journey.ts').journey
  /** The pages of the ready journeys. */
  readonly journeys: typeof import('./en/journeys.ts').journeys
  /** What each ready journey says. A page's loader fetches it, and keeps what the page shows. */
  readonly ready: typeof import('./en/ready.ts').ready
  /** What a place field suggests, and what maps say beside what they show: fetched with their code. */
  readonly places: typeof import('./en/places.ts').places
  /** A tour wherever it is shown or booked, and the pages of tours. */
  readonly tours: typeof import('./en/tours.ts').tours
  /**
   * The booking form, its answer, and what may be wrong with a field: fetched with the form. And what a plan should be told,
   * with `tours`.
   */
  readonly form: typeof import('./en/form.ts').form
  /** A ride and a booking in words: beside the form, after booking, on the booking's page, in mails. */
  readonly booking: typeof import('./en/booking.ts').booking
  /** What runs in the browser on a booking's page. */
  readonly today: typeof import('./en/today.ts').today
  /** The page of terms, with `booking`. */
  readonly terms: typeof import('./en/terms.ts').terms
  /** By train, with the bags by car: fetched where that is offered. */
  readonly train: typeof import('./en/train.ts').train
  readonly offline: typeof import('./en/offline.ts').offline
  /** Seasons, the night and closed days: loaded with each page where the price list has any. */
  readonly seasons: typeof import('./en/seasons.ts').seasons
  /** What a day of the year means: loaded once a date was chosen, with `tours`. */
  readonly almanac: typeof import('./en/almanac.ts').almanac
  /** Keywords, structured data and the footer, by the Worker alone. */
  readonly frame: typeof import('./en/frame.ts').frame
  /** Mails to guests and their plain pages, by the Worker alone: with `site` and `booking`. */
  readonly guest: typeof import('./en/guest.ts').guest
  readonly mails: typeof import('./en/mails.ts').mails
  /** What guests say after the journey: loaded with it. */
  readonly opinions: typeof import('./en/opinions.ts').opinions
  /** A proposal of the office, by the Worker alone. */
  readonly proposal: typeof import('./en/proposal.ts').proposal
}

export type Area = keyof Dictionary

export interface Texts {
  readonly language: Language
  readonly formats: Formats
  /** Rejects if they cannot be had. */
  load(...areas: readonly Area[]): Promise<void>
  /** The texts of an area that is loaded. @throws RangeError for another one */
  in<Name extends Area>(area: Name): Dictionary[Name]
}

/** Built for browsers, it knows the names of the files of one language at a time: scripts/vite/page-files.ts. */
export const importTexts = (language: Language, area: Area): Promise<Partial<Dictionary>> =>
  import(`./${language}/${area}.ts`)

function open(language: Language): Texts {
  // What was loaded is kept, not the loading: a request that is cancelled would leave the others waiting.
  const loaded = new Map<Area, unknown>()
  return {
    language,
    formats: formatsOf(language),
    async load(...areas) {
      const missing = areas.filter((area) => !loaded.has(area))
      await Promise.all(
        missing.map(async (area) => {
          loaded.set(area, (await importTexts(language, area))[area])
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
