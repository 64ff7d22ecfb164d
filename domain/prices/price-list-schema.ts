/**
 * What a price list may hold: each value with its bounds, its unit and what it means. The office's page and the
 * spreadsheet are made from this schema, so a value has one description. What several values must be together:
 * price-list-consistency.ts; names of places: price-list-places.ts.
 */
import * as v from 'valibot'
import { SRI_LANKA } from '#domain/places/sri-lanka-bounds.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { FIRST_PRICE_LIST } from './first-prices.ts'
import {
  type HandSetPrice,
  type PriceList,
  type Season,
  type TourTable,
  VEHICLE_CLASS,
  VEHICLE_PICTURES,
  type VehicleClass,
  TOUR_KINDS,
} from './price-list.ts'
import { brokenRules, withCommas } from './price-list-consistency.ts'

/** What a value is, for a field that shows it. */
export interface ValueWords {
  readonly title?: string
  readonly help?: string
  /** Of a number. */
  readonly unit?: string
  readonly least?: number
  readonly most?: number
  /** Of a text. */
  readonly kind?: 'date' | 'time' | 'day' | 'place' | 'class' | 'park'
  readonly longest?: number
  /** What a missing value means, where `null` is allowed. */
  readonly none?: string
  /** What a row of a list is called. */
  readonly row?: string
}

/** The schema with words for its value. */
function said<const S extends v.GenericSchema>(title: string, schema: S, more: Omit<ValueWords, 'title'> = {}): S {
  return v.pipe(schema, v.metadata({ title, ...more })) as unknown as S
}

/** A whole number. */
function whole(unit: string, least: number, most: number) {
  const wanted = `a whole number of ${unit}, from ${withCommas(least)} to ${withCommas(most)}`
  const schema = v.pipe(
    v.number(wanted),
    v.integer(wanted),
    v.minValue(least, wanted),
    v.maxValue(most, wanted),
    v.metadata({ unit, least, most }),
  )
  return schema as unknown as v.GenericSchema<number>
}

function degrees(least: number, most: number) {
  const wanted = `degrees with a point, such as 7.1234, from ${least} to ${most}: a place in Sri Lanka`
  const schema = v.pipe(
    v.number(wanted),
    v.minValue(least, wanted),
    v.maxValue(most, wanted),
    v.metadata({ unit: 'degrees', least, most }),
  )
  return schema as unknown as v.GenericSchema<number>
}

function line(longest: number, least = 1) {
  const wanted = `one line of at most ${longest} characters, without spaces at its ends`
  const schema = v.pipe(
    v.string(wanted),
    v.minLength(least, wanted),
    v.maxLength(longest, wanted),
    v.check((typed) => visibleLine(typed) === typed && !/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(typed), wanted),
    v.metadata({ longest }),
  )
  return schema as unknown as v.GenericSchema<string>
}

function text(kind: ValueWords['kind'], wanted: string, isRight: (typed: string) => boolean, longest: number) {
  const schema = v.pipe(
    v.string(wanted),
    v.maxLength(longest, wanted),
    v.check(isRight, wanted),
    v.metadata({ kind, longest }),
  )
  return schema as unknown as v.GenericSchema<string>
}

/** A day of a leap year counts: a park may close on 29 February. */
const isDayOfYear = (day: string) => isRealDate(`2024-${day}`)
const FIRST_YEAR = 2020
const LAST_YEAR = 2099
const isNearDate = (date: string) =>
  isRealDate(date) && Number(date.slice(0, 4)) >= FIRST_YEAR && Number(date.slice(0, 4)) <= LAST_YEAR

const date = () =>
  text('date', `a date that exists, from ${FIRST_YEAR} to ${LAST_YEAR}, such as 2027-12-20`, isNearDate, 10)
const time = () => text('time', 'a time from 00:00 to 23:59, such as 06:00', isRealTime, 5)
const day = () => text('day', 'a day of the year that exists, month first, such as 09-01', isDayOfYear, 5)
const place = () => v.pipe(line(160), v.metadata({ kind: 'place' })) as unknown as v.GenericSchema<string>

const yesOrNo = () => v.boolean('yes or no')

const classWanted = "the id of a class: small letters and digits, a letter first, such as 'van9'"
const vehicleClass = () =>
  text('class', classWanted, (id) => VEHICLE_CLASS.test(id), 16) as v.GenericSchema<VehicleClass>
/** The name of a park. */
export const PARK = /^\p{L}[\p{L}\p{M}\p{N}]*(?:[ '-][\p{L}\p{M}\p{N}]+)*$/u
const parkWanted = "the English name of a park: letters, digits, single spaces, ' and -, at most 60"
const park = () => text('park', parkWanted, (name) => PARK.test(name), 60)

/** @param one what a row is called, if there must be one */
const list = <const S extends v.GenericSchema>(item: S, most: number, rows: string, one = '') =>
  v.pipe(
    v.array(item, `a list of ${rows}`),
    v.minLength(one ? 1 : 0, `at least one ${one}`),
    v.maxLength(most, `at most ${most} ${rows}`),
  ) as unknown as v.ArraySchema<S, string>

/** @param one what an entry is called, if there must be one */
const table = <const K extends v.GenericSchema<string>, const S extends v.GenericSchema>(
  key: K,
  value: S,
  most: number,
  rows: string,
  one = '',
) =>
  v.pipe(
    v.record(key, value, `${rows} by their names`),
    v.check((entries) => one === '' || Object.keys(entries).length > 0, `at least one ${one}`),
    v.check((entries) => Object.keys(entries).length <= most, `at most ${most} ${rows}`),
  ) as unknown as v.RecordSchema<K, S, string>

const MOST_CLASSES = 12
const byClass = <const S extends v.GenericSchema>(value: S) => table(vehicleClass(), value, MOST_CLASSES, 'classes')

const group = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, 'a group of values')

/** For each language of domain/languages/languages.ts but English a text that may be missing. */
const inOtherLanguages = (longest: number) => {
  const field = (language: string) => v.exactOptional(said(language, line(longest)))
  return { de: field('German'), fr: field('French'), ru: field('Russian'), zh: field('Chinese') }
}

const names = (longest: number) => {
  const schema = group({
    en: v.exactOptional(said('English', line(longest))),
    ...inOtherLanguages(longest),
  })
  return schema as unknown as v.GenericSchema<Season['names']>
}

const rupees = (most: number, least = 0) => whole('rupees', least, most)
const rupeesPerKm = (least = 1) => whole('rupees for each km', least, 5000)
const km = (most = 1100) => whole('km', 0, most)
const percent = (least: number, most: number) => whole('percent', least, most)

const vehicle = group({
  isOffered: said('Guests can choose it', yesOrNo()),
  names: said('Name', names(20), { help: 'A class beyond mini, car and van needs an English one.' }),
  picture: said('Picture', v.picklist(VEHICLE_PICTURES, `one of ${VEHICLE_PICTURES.join(', ')}`)),
  seats: said('Seats for guests', whole('seats', 1, 60)),
  bags: said('Large suitcases beside them', whole('suitcases', 0, 100)),
  share: said(
    'Priced as a percentage of another class',
    v.nullable(group({ of: said('Of the class', vehicleClass()), percent: said('Percent', percent(10, 1000)) })),
    { none: 'It has figures of its own: under fares, least price, car and driver who stay, and waiting.' },
  ),
})

const rate = {
  base: said('To begin with', byClass(rupees(100_000))),
  perKm: said('For each km', byClass(rupeesPerKm())),
}

const bySpeed = said(
  'Row',
  v.strictTuple(
    [
      said('up to 30 km an hour', rupeesPerKm()),
      said('up to 42', rupeesPerKm()),
      said('up to 60', rupeesPerKm()),
      said('faster', rupeesPerKm()),
    ],
    'four rates, by the average speed',
  ),
)

const MOST_ROWS = 10

const transfers = group({
  airport: said('From or to the Colombo airport', group({ belowKm: said('For ways shorter than', km()), ...rate })),
  short: said('Any other short way', group({ upToKm: said('For ways of up to', km()), ...rate })),
  longer: said(
    'All other ways',
    group({
      base: rate.base,
      upToKm: said('Where rows of rates end', list(said('Row up to', whole('km', 1, 1100)), MOST_ROWS - 1, 'rows'), {
        help: 'The shortest first. The last row has no end.',
        row: 'end of a row',
      }),
      perKm: said('For each km, by distance and average speed', byClass(list(bySpeed, MOST_ROWS, 'rows', 'row'))),
    }),
  ),
})

/** A class may be without one. */
const pricesByHand = table(vehicleClass(), rupees(5_000_000, 1), MOST_CLASSES, 'prices', 'price')

const handSetPrice = group({
  from: said('From', place()),
  to: said('To', place()),
  bothWays: said('Also the way back', yesOrNo()),
  prices: said('Price', pricesByHand as unknown as v.GenericSchema<HandSetPrice['prices']>, {
    help: 'A class without a price here costs by the rates.',
  }),
  why: said('Why (guests do not see it)', line(200, 0)),
})

const dollars = (most: number, least = 1) => whole('dollars', least, most)
const tourPrices = (travelers: string) =>
  said(travelers, group({ half: said('Half day', dollars(10_000)), full: said('Full day', dollars(10_000)) }))

const tourTable = () =>
  v.strictTuple(
    [
      tourPrices('1 traveler'),
      tourPrices('2 travelers'),
      tourPrices('3 travelers'),
      tourPrices('4 travelers'),
      tourPrices('5 travelers'),
      tourPrices('6 travelers'),
    ],
    'six rows of prices, for one traveler to six',
  )

const tours = group({
  yala: said('Yala', tourTable(), { help: 'Prices for the whole party.' }),
  otherParks: said('Other parks', tourTable(), { help: 'Prices for the whole party.' }),
  transportPerKm: said('Transport to the park and back', rupeesPerKm(0)),
})

/** The parks that there are drawings of. */
const PARK_PICTURES = Object.values(FIRST_PRICE_LIST.parks).map(({ picture }) => picture)
/** Tables that several parks share. */
const SHARED_TABLES = ['yala', 'otherParks'] as const
const OWN_TABLE = tourTable()

const days = () => group({ first: said('First day', day()), last: said('Last day', day()) })
const hourWanted = { help: 'Sri Lanka time.' }

const parkOnSale = group({
  shortName: said('Name on links', line(40)),
  kind: said('What it is', v.picklist(TOUR_KINDS, 'safari, walk or hike')),
  names: said('Name in other languages', names(60), { help: 'For a park that the site has no name for.' }),
  gate: said(
    'Where the tour starts',
    v.nullable(
      group({
        lat: said('Degrees north', degrees(SRI_LANKA.south, SRI_LANKA.north)),
        lng: said('Degrees east', degrees(SRI_LANKA.west, SRI_LANKA.east)),
      }),
    ),
    { none: 'Where the site has it on the map.' },
  ),
  hours: said(
    'Open',
    v.nullable(group({ opens: said('From', time(), hourWanted), closes: said('To', time(), hourWanted) })),
    { none: 'Nobody closes a gate.' },
  ),
  start: said(
    'When most tours start',
    group({ half: said('Half day', time(), hourWanted), full: said('Full day', time(), hourWanted) }),
  ),
  closed: said('Closed each year', v.nullable(days()), { none: 'Open all year.' }),
  season: said('Better months', v.nullable(days()), { none: 'Nothing is said of them.' }),
  fee: said('Park fee that is shown', v.nullable(dollars(1000)), { none: 'Nothing is said of it.' }),
  prices: said(
    'Prices',
    v.lazy((input): v.GenericSchema<(typeof SHARED_TABLES)[number] | TourTable> =>
      typeof input === 'string' ? v.picklist(SHARED_TABLES, "'yala', 'otherParks' or a table of its own") : OWN_TABLE,
    ),
  ),
  picture: said('Picture', v.picklist(PARK_PICTURES, `the name of a park that is drawn: ${PARK_PICTURES.join(', ')}`)),
})

const driverStay = group({
  perDay: said('For each date', byClass(rupees(200_000)), { help: 'From the first ride to the last, both counted.' }),
  perKm: said('For each km', byClass(rupeesPerKm()), {
    help: 'Of the rides, of the way to the next pickup, and of the empty way from the base and back.',
  }),
  leastKmPerDay: said('Paid at least, a day', byClass(km(1000))),
  leastDays: said('Not for journeys shorter than', whole('dates', 1, 60)),
  base: said('Where the cars are kept', place()),
})

const waiting = group({
  freeMinutes: said('Free at each stop', whole('minutes', 0, 1440)),
  perQuarterHour: said('For each quarter of an hour after that', byClass(rupees(100_000))),
})

const bagsByCar = group({ percent: said('Of the fare of the ride', percent(10, 200), { help: '100 for the fare.' }) })

const from = () => said('From', date())
const to = () => said('To, that day included', date())

const season = group({
  from: from(),
  to: to(),
  percent: said('Prices change by', percent(-50, 200), { help: 'Below 0 for a lower price: -10.' }),
  names: said('Name that guests read', names(40), { help: 'An English one is needed: Christmas.' }),
  vehicles: said('Classes', v.nullable(list(vehicleClass(), MOST_CLASSES, 'classes', 'class')), {
    none: 'All classes.',
  }),
  tours: said('Tours, too', yesOrNo()),
})

const morePercent = group({ percent: percent(1, 200) })
const moreRupees = group({ rupees: rupees(100_000, 1) })

const night = group({
  from: said('From', time()),
  until: said('Until', time(), { help: 'From then on it is day.' }),
  more: said(
    'Costs more by',
    v.lazy((input): v.GenericSchema<{ percent: number } | { rupees: number }> =>
      typeof input === 'object' && input !== null && 'rupees' in input ? moreRupees : morePercent,
    ),
  ),
})

const closedDays = group({
  from: from(),
  to: to(),
  park: said('Park', v.nullable(park())),
  vehicle: said('Class', v.nullable(vehicleClass()), { none: 'All.' }),
})

const hours = (most: number, least = 0) => whole('hours', least, most)
const minutes = () => whole('minutes', 0, 1440)

const promises = group({
  driverHours: said("Driver's details within", hours(720, 1), { help: 'After the booking.' }),
  leadHours: said('A pickup sooner than this is a request', hours(720)),
  nightLead: said(
    'The same for pickups at night',
    group({
      from: said('From', time()),
      until: said('Until', time()),
      hours: said('A pickup sooner than this is a request', hours(720)),
    }),
  ),
  freeWaiting: said(
    'The driver waits free of charge',
    group({
      airport: said('At Colombo airport, after landing', minutes()),
      elsewhere: said('Elsewhere, after the pickup time', minutes()),
    }),
  ),
  ifNobodyComes: said(
    'If nobody comes, once the ride is confirmed',
    group({
      minutes: said('The guest waits for', whole('minutes', 1, 240), {
        help: "From the tap 'Nobody is here', or the call. If nobody is there by then, the rest holds.",
      }),
      backPercent: said('Given back of what was paid for the ride', percent(1, 100)),
      taxiPercent: said('Paid for another taxi, up to, of the price of the ride', percent(0, 200), {
        help: '0 for none.',
      }),
    }),
  ),
  guestHours: said(
    'Until when before a pickup guests',
    group({ cancel: said('cancel free of charge', hours(2160)), change: said('change it alone', hours(2160)) }),
  ),
  lateCharges: said(
    'Cancelled later, a ride costs',
    list(
      group({
        hours: said('Up to so long before the pickup', hours(2160)),
        percent: said('Of its price', percent(0, 100)),
      }),
      10,
      'rows',
      'row',
    ),
    { help: 'The longest time first. The last row has 0 hours: it is also for guests who do not come.', row: 'charge' },
  ),
  refund: said(
    'Money goes back',
    group({
      days: said('Within', whole('days', 0, 180)),
      way: said("Words after 'is paid back'", line(120), {
        help: 'In English. Write them in each language of your site below: one that is left empty shows these words in its sentences. The first ones are translated.',
      }),
      ...inOtherLanguages(120),
    }),
  ),
  stayCancelling: said(
    'Cancelled, a journey with a car that stays costs',
    list(
      group({
        days: said('Up to so long before the first pickup', whole('days', 0, 730)),
        percent: said('Of its price', percent(0, 100)),
      }),
      10,
      'rows',
      'row',
    ),
    { help: 'The longest time first. The last row has 0 days.', row: 'charge' },
  ),
  deposit: said(
    'The payment link asks first for a deposit',
    v.nullable(
      group({
        percent: said('Of the price', percent(1, 100)),
        leastUsd: said('At least', dollars(100_000, 0)),
        fromTotalUsd: said('Of bookings from', dollars(1_000_000, 0)),
      }),
    ),
    { none: 'It asks for the whole price.' },
  ),
})

export const PriceListSchema = group({
  vehicles: said('Classes', table(vehicleClass(), vehicle, MOST_CLASSES, 'classes')),
  dollar: said(
    'Dollar',
    group({
      lkr: said('In fares', whole('rupees for a dollar', 50, 5000), { help: 'Fares are made in rupees.' }),
      lkrInTours: said('In tours', whole('rupees for a dollar', 50, 5000), { help: 'Tours are priced in dollars.' }),
    }),
  ),
  transfers: said('Fares', transfers),
  least: said('A fare by the rates costs at least', byClass(rupees(1_000_000))),
  roundedTo: said('Fares are rounded to', whole('rupees', 1, 1000), { help: '1 for not at all.' }),
  byHand: said('Prices set by hand', list(handSetPrice, 200, 'prices set by hand'), { row: 'price' }),
  tours: said('Prices of tours', tours),
  parks: said('Parks', table(park(), parkOnSale, 30, 'parks', 'park')),
  driverStay: said('A car and driver who stay', v.nullable(driverStay), { none: 'Not offered.' }),
  waiting: said('Waiting at stops on the way', v.nullable(waiting), { none: 'Waiting costs nothing.' }),
  bagsByCar: said('Bags by car, guests by train', v.nullable(bagsByCar), { none: 'Not offered.' }),
  seasons: said('Seasons', list(season, 40, 'seasons'), { row: 'season' }),
  night: said('Night', v.nullable(night), { none: 'A pickup at night costs the same.' }),
  closed: said('Closed days', list(closedDays, 60, 'closed days'), { row: 'closed days' }),
  earlierQuotes: said(
    'A quote that was made before new prices began',
    v.picklist(['count', 'are-asked-again'], "'count' or 'are-asked-again'"),
    { help: 'A form makes its quote as it is sent: who fills one in meanwhile is always shown both prices and asked.' },
  ),
  promises: said('Promises', promises),
})

type Plain<T> = T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** The compiler refuses another type here than that of price-list.ts. */
const isWhole: string extends VehicleClass
  ? Same<Plain<v.InferOutput<typeof PriceListSchema>>, Plain<PriceList>>
  : true = true
void isWhole

/** What is wrong with a value of a list. */
export interface PriceListProblem {
  /** Such as 'seasons.0.to'; empty for the whole list. */
  readonly path: string
  /** A sentence for the owner. */
  readonly message: string
}

const MOST_PROBLEMS = 100

/** A value as a sentence names it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `the text '${value.slice(0, 40)}'`
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'a group of values'
  return String(value).slice(0, 40)
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const beside = issue.path?.at(-1)?.input
    return typeof beside === 'object' && beside !== null && 'percent' in beside && 'rupees' in beside
      ? 'Say it in percent or in rupees: leave one of the two empty.'
      : 'There is no such value in a price list. Take it out.'
  }
  const { message: wanted, input } = issue
  if (issue.received === 'undefined')
    return issue.type === 'strict_object' ? 'This value is missing.' : `This is missing. It must be ${wanted}.`
  if (/^at (?:least|most) /.test(wanted)) return `There must be ${wanted}.`
  return input === '' ? `It is empty. It must be ${wanted}.` : `It must be ${wanted}, not ${shown(input)}.`
}

/** What was found of a list. */
interface ReadList {
  readonly problems: readonly PriceListProblem[]
  /** With values of the first list in the place of those that are wrong by themselves; `null` where that makes no list. */
  readonly list: PriceList | null
  /** Parts of the list that have such values, such as 'seasons'. */
  readonly wrong: ReadonlySet<string>
}

function withoutWrong(value: object, wrong: ReadonlySet<string>): PriceList | null {
  const typed = value as Readonly<Record<string, unknown>>
  const parts = Object.entries(FIRST_PRICE_LIST).map(([part, first]) => [part, wrong.has(part) ? first : typed[part]])
  const { success, output } = v.safeParse(PriceListSchema, Object.fromEntries(parts))
  return success ? (output as PriceList) : null
}

/** What is wrong with a list, each with its path. It never throws, whatever it is given. */
export function readPriceList(value: unknown): ReadList {
  try {
    const unread = unreadable(value)
    if (unread) return { problems: [unread], list: null, wrong: new Set() }
    const { success, issues, output } = v.safeParse(PriceListSchema, value)
    const wrong = new Set(issues?.map(({ path }) => String(path?.[0].key ?? '')))
    const read = success ? (output as PriceList) : wrong.has('') ? null : withoutWrong(value as object, wrong)
    const found = (issues ?? []).slice(0, MOST_PROBLEMS).map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      message: sentenceOf(issue),
    }))
    return {
      problems: [...found, ...(read ? brokenRules(read, wrong) : [])].slice(0, MOST_PROBLEMS),
      list: read,
      wrong,
    }
  } catch (error) {
    const message = `This cannot be read as a price list: ${String(error).slice(0, 200)}`
    return { problems: [{ path: '', message }], list: null, wrong: new Set() }
  }
}

export const priceListProblems = (value: unknown): readonly PriceListProblem[] => readPriceList(value).problems

/** A list with nothing wrong in it. @throws v.ValiError for a value that {@link priceListProblems} has not looked at */
export const parsePriceList = (value: unknown): PriceList => v.parse(PriceListSchema, value) as PriceList

/** Forms, files and databases bring what may be no data at all. No list is longer, written as JSON, in bytes. */
export const MOST_BYTES = 100_000
const MOST_VALUES = 20_000
const DEEPEST = 12

interface Unreadable {
  readonly path: string
  readonly message: string
}

const isPlain = (value: object) => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))

/** Names that every object has. */
const isTaken = (name: string) => name in Object.prototype

/** Why a value cannot be a price list before its parts are looked at; `null` if it can. It may throw. */
function unreadable(value: unknown): Unreadable | null {
  const unread: { readonly part: unknown; readonly path: string; readonly depth: number }[] = [
    { part: value, path: '', depth: 0 },
  ]
  let values = 0
  for (let next = unread.pop(); next; next = unread.pop()) {
    const { part, path, depth } = next
    if (typeof part === 'bigint' || typeof part === 'function' || typeof part === 'symbol')
      return { path, message: `It must be data, not a ${typeof part}.` }
    if (typeof part !== 'object' || part === null) continue
    if (!isPlain(part)) return { path, message: 'It must be plain data: a group of values, or a list.' }
    if (depth > DEEPEST) return { path, message: 'Its values lie deeper in one another than those of a price list.' }
    const properties = Object.entries(Object.getOwnPropertyDescriptors(part))
    values += properties.length
    if (values > MOST_VALUES) return { path: '', message: `It has more than ${MOST_VALUES} values.` }
    for (const [name, property] of properties) {
      if (Array.isArray(part) && name === 'length') continue
      const inner = path ? `${path}.${name.slice(0, 80)}` : name.slice(0, 80)
      if (isTaken(name)) return { path: inner, message: 'This name cannot be used.' }
      if (!('value' in property)) return { path: inner, message: 'It must be data, not code.' }
      unread.push({ part: property.value, path: inner, depth: depth + 1 })
    }
  }
  const bytes = new TextEncoder().encode(JSON.stringify(value) ?? '').length
  return bytes > MOST_BYTES ? { path: '', message: `It is longer than ${MOST_BYTES / 1000} kB.` } : null
}
