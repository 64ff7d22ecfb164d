/**
 * What must not go live: values of the operator that the repository holds as samples or that cannot be right, and
 * settings (site-settings.ts). Each problem says which line to write.
 */
import { isDeepStrictEqual } from 'node:util'
import { SOCIAL_IMAGE, socialImageMark } from '#domain/brand.ts'
import { DAY_MS, isRealDate } from '#domain/sri-lanka-time.ts'
import type { MeetingPoint } from '#domain/operator/meeting-points.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { kmApart } from '#domain/roads/geometry.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { parsePhone, spacedPhone } from '#domain/bookings/request/numbering-plans.ts'
import {
  BUSINESS,
  CURRENCIES_FILE,
  leaves,
  MEETING_FILE,
  type OperatorFiles,
  operatorProblems,
  problem,
  problemIf,
  RIDE_DAY,
  SAMPLE,
  TERMS_FILE,
} from './samples-in-operator-files.ts'
import {
  bindingProblems,
  domainProblems,
  limitProblems,
  placeOfWorkerProblems,
  queueProblems,
  secretProblems,
  type SiteSettings,
  variableProblems,
} from './site-settings.ts'

/** What `domain/operator/business.ts` exports and is looked at here. Somebody may have deleted a line. */
interface Business {
  readonly BRAND: { readonly name: string; readonly tagline: string; readonly origin?: string }
  readonly CONTACT: { readonly whatsapp?: string; readonly whatsappShown?: string }
  readonly REVIEWS?: { readonly count?: number; readonly stars?: number; readonly maxStars?: number }
  readonly FOR_SEARCH_ENGINES: {
    readonly offers: object
    readonly officeHours?: object
    readonly transferHours?: object
  }
  readonly TOUR_COVERS_ENTRY?: boolean
  readonly PARK_FEE_MEANING?: string
  readonly PARK_FEE_NOTE?: string
  readonly TAXES?: readonly object[]
  readonly TAX_NUMBER?: string | number
  readonly OFFERED_LANGUAGES?: readonly string[]
}

export interface Site extends OperatorFiles, SiteSettings {
  readonly business: Business
  readonly terms: { readonly TERMS?: { readonly since?: string } }
  readonly rideDay: { readonly SET_OUT?: { readonly base?: string | null } }
  readonly currencies: { readonly CURRENCIES: { readonly date?: string } }
  readonly meetingPoints: { readonly MEETING_POINTS?: readonly MeetingPoint[] }
  /** The picture that a shared link shows; `null` without one. */
  readonly socialImage: Buffer | null
  readonly now: Date
  /** How many price lists were published; `null` if that is not known. */
  readonly publishedLists: number | null
  /** Whether the operator has said that the prices which the site comes with are meant. */
  readonly isFirstPriceListMine: boolean
}

/** A place that the site does not know: journeys would cost nonsense, or nothing. */
function placeProblems(file: string, base: string | null | undefined, path: string): string[] {
  const line = `${path.split('.').at(-1)}: `
  if (!base?.trim()) return []
  const place = placeAt(base)
  if (!place.known)
    return [problem(file, `${path} is no place that the site knows: ${base}`, `${line}'Colombo', or your own town`)]
  return problemIf(
    placeKey(place.name) !== placeKey(base),
    file,
    `${path} has another name on the site: ${base}`,
    `${line}'${place.name}',`,
  )
}

/** Farther from its place a spot is a slip of the pen. */
const FARTHEST_KM = 5

/** The wrong ones among the rows of the table of meeting points: samples, unknown places, far positions, missing words. */
function meetingProblems(points: readonly MeetingPoint[]): string[] {
  return points.flatMap((point) => {
    const { place, position, isSample, words, forDriver } = point
    const own = placeAt(place)
    const missing = [...leaves(words), ['forDriver.en', forDriver.en]].filter(([, text]) => `${text}`.trim() === '')
    const away = own.position ? kmApart(own.position, position) : 0
    return [
      ...problemIf(
        isSample,
        MEETING_FILE,
        `the meeting point ${place} is a sample`,
        'isSample: false, once its words are right; or take the row out',
      ),
      ...placeProblems(MEETING_FILE, place, 'place'),
      ...problemIf(
        away > FARTHEST_KM,
        MEETING_FILE,
        `the meeting point ${place} is ${Math.round(away)} km from there`,
        `position: { lat: ${own.position?.lat}, lng: ${own.position?.lng} }, or near it`,
      ),
      ...missing.map(([path]) =>
        problem(MEETING_FILE, `the meeting point ${place} has no text ${path}`, `${`${path}`.split('.').at(-1)}: '…',`),
      ),
    ]
  })
}

const SAMPLE_OFFERS = { mini: 23, car: 27, van: 35 }
const SAMPLE_HOURS = [
  { opens: '08:00', closes: '19:00' },
  { opens: '03:00', closes: '23:00' },
]

const SAMPLE_PRICES =
  'No price list was published: the site would sell at the prices that it comes with; ' +
  'npm run prices -- export list.csv writes them for you to change, npm run prices -- publish list.csv --remote makes them yours ' +
  '(docs/operations.md#prices); or deploy with --first-price-list-is-mine'

const priceProblems = ({ publishedLists, isFirstPriceListMine }: Site): string[] =>
  publishedLists === 0 && !isFirstPriceListMine ? [SAMPLE_PRICES] : []

/** What search engines show beside a result. */
function offerProblems({ business, isFirstPriceListMine }: Site): string[] {
  const { offers, officeHours, transferHours } = business.FOR_SEARCH_ENGINES
  const sample = (isSample: boolean, what: string, own: string) =>
    problemIf(
      isSample && !isFirstPriceListMine,
      BUSINESS,
      `FOR_SEARCH_ENGINES.${what} are samples`,
      `${own}; or deploy with --first-price-list-is-mine`,
    )
  return [
    ...sample(isDeepStrictEqual({ ...offers }, SAMPLE_OFFERS), 'offers', 'from how much you drive, in dollars'),
    ...sample(
      isDeepStrictEqual([{ ...officeHours }, { ...transferHours }], SAMPLE_HOURS),
      'officeHours and transferHours',
      'when your office answers, and when you drive',
    ),
  ]
}

function termsProblems({ TERMS: { since } = {} }: Site['terms']): string[] {
  return problemIf(
    since && !isRealDate(since),
    TERMS_FILE,
    `TERMS.since is no day: ${since}`,
    "since: '2027-03-31', with your own day",
  )
}

/** How old the table may be by which guests read amounts in their own money, in days. */
const CURRENCY_DAYS = 31

function currencyProblems({ currencies, now }: Site): string[] {
  const { date } = currencies.CURRENCIES
  return problemIf(
    date && now.getTime() - Date.parse(date) > CURRENCY_DAYS * DAY_MS,
    CURRENCIES_FILE,
    `CURRENCIES are of ${date}, older than ${CURRENCY_DAYS} days`,
    'npm run currencies',
  )
}

/** The picture of a shared link shows names and figures. */
function socialImageProblems({ business, socialImage }: Site): string[] {
  return problemIf(
    !socialImage?.includes(socialImageMark(business)),
    `client/public${SOCIAL_IMAGE.path}`,
    'shows another name, tagline or reviews than yours',
    'npm run draw:images',
  )
}

function reviewsProblems({ REVIEWS: { count = 0, stars = 0, maxStars = Infinity } = {} }: Business): string[] {
  return problemIf(
    !Number.isInteger(count) || stars > maxStars,
    BUSINESS,
    `REVIEWS cannot be right: ${count} reviews, ${stars} of ${maxStars} stars`,
    'REVIEWS = { count: 41, stars: 5, maxStars: 5 }, with your own figures',
  )
}

/** Whether English words say that the entry to a park is in the price; `null` if they leave it open. */
function saysCovered(note: string): boolean | null {
  if (/\bnot (?:\w+ ){0,2}(?:cover|include|in the (?:total|price))/i.test(note)) return false
  const isIn = /\bnothing to pay\b|\b(?:cover(?:s|ed)?|include[sd]?|in the (?:total|price))\b/i.test(note)
  const isPaid = /\b(?:pays?|paid|extra|excluded?|excludes)\b/i.test(note.replace(/\bnothing to pay\b/i, ''))
  return isIn === isPaid ? null : isIn
}

/** Both texts say in words what the setting says to the site: journeys, mails and terms use the setting. */
function entryProblems({
  TOUR_COVERS_ENTRY: isCovered,
  PARK_FEE_NOTE: note = '',
  PARK_FEE_MEANING: meaning = '',
}: Business): string[] {
  if (typeof isCovered !== 'boolean')
    return [problem(BUSINESS, 'TOUR_COVERS_ENTRY is missing', 'TOUR_COVERS_ENTRY = true, or false')]
  const [unfilled] = note.replaceAll('{party}', '').match(/[{}][^{}]*\}?/) ?? []
  if (unfilled !== undefined)
    return [
      problem(
        BUSINESS,
        `guests would read ${unfilled} in PARK_FEE_NOTE: only {party} is filled in`,
        `PARK_FEE_NOTE = '… {party} …'`,
      ),
    ]
  return Object.entries({ PARK_FEE_NOTE: note, PARK_FEE_MEANING: meaning }).flatMap(([name, words]) =>
    problemIf(
      // What a fee is may be said by who pays it to the park: 'what we pay there for you'.
      saysCovered(name === 'PARK_FEE_NOTE' ? words : words.replaceAll(/\b(?:pays?|paid)\b/gi, '')) === !isCovered,
      BUSINESS,
      `TOUR_COVERS_ENTRY is ${isCovered}, and ${name} says the contrary: ${words}`,
      `TOUR_COVERS_ENTRY = ${!isCovered}, or another ${name}`,
    ),
  )
}

/** An invoice with a tax in it names the number of who pays that tax. */
function taxProblems({ TAXES = [], TAX_NUMBER = '' }: Business): string[] {
  return problemIf(
    TAXES.length > 0 && String(TAX_NUMBER).trim() === '',
    BUSINESS,
    'TAXES are set, but not TAX_NUMBER: your invoices would not be worth anything to companies',
    "TAX_NUMBER: string = 'your own number with the tax office'",
  )
}

/** Languages: English answers where another one has no word. */
function languageProblems({ OFFERED_LANGUAGES: offered = ['en'] }: Business): string[] {
  return problemIf(
    !offered.includes('en') || new Set(offered).size !== offered.length,
    BUSINESS,
    `OFFERED_LANGUAGES cannot be right: ${offered.join(', ')}; English is one of them, and none is there twice`,
    `= ['en'${offered
      .filter((each, i) => each !== 'en' && offered.indexOf(each) === i)
      .map((each) => `, '${each}'`)
      .join('')}]`,
  )
}

/** WhatsApp's links want E.164. */
function phoneProblems({ CONTACT }: Business): string[] {
  // Somebody may have left out the quotes.
  const [whatsapp, whatsappShown] = [CONTACT.whatsapp, CONTACT.whatsappShown].map((typed = '') => String(typed)) as [
    string,
    string,
  ]
  if (SAMPLE.test(whatsapp)) return []
  const typed = parsePhone(whatsapp) ?? parsePhone(whatsapp.trim().replace(/^(?:00)?(?=[1-9])/, '+'))
  if (typed?.e164 !== whatsapp)
    return [
      problem(
        BUSINESS,
        `CONTACT.whatsapp is no international number: ${whatsapp}`,
        `whatsapp: '${typed?.e164 ?? 'your own number, such as +94771234567'}',`,
      ),
    ]
  return problemIf(
    !SAMPLE.test(whatsappShown) && whatsappShown.replace(/[\s()./-]/g, '') !== whatsapp,
    BUSINESS,
    `CONTACT.whatsappShown is another number than ${whatsapp}: ${whatsappShown}`,
    `whatsappShown: '${spacedPhone(whatsapp)}',`,
  )
}

/** One sentence for each thing that has to change before the site may be deployed, with the line to write. */
export function deployProblems(site: Site): string[] {
  const problems = valueProblems(site)
  return problems.length > 0 ? problems : socialImageProblems(site)
}

function valueProblems(site: Site): string[] {
  return [
    ...bindingProblems(site.config),
    ...queueProblems(site.config),
    ...placeOfWorkerProblems(site),
    ...variableProblems(site.config),
    ...operatorProblems(site),
    ...termsProblems(site.terms),
    ...priceProblems(site),
    ...offerProblems(site),
    ...placeProblems(RIDE_DAY, site.rideDay.SET_OUT?.base, 'SET_OUT.base'),
    ...meetingProblems(site.meetingPoints.MEETING_POINTS ?? []),
    ...currencyProblems(site),
    ...reviewsProblems(site.business),
    ...entryProblems(site.business),
    ...taxProblems(site.business),
    ...languageProblems(site.business),
    ...limitProblems(site.config),
    ...domainProblems(site),
    ...phoneProblems(site.business),
    ...secretProblems(site),
  ]
}
