/** `npm run -s texts -- ru > texts-ru.csv`: the texts of a language beside the English ones, for a native reader. */
import { LANGUAGES, type Language } from '#domain/languages/languages.ts'
import { BYTE_ORDER_MARK, type Columns, csv } from '#worker/platform/write-csv.ts'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { vehicleClasses } from '#domain/fares/vehicles.ts'
import { type Area, importTexts } from '#domain/languages/texts.ts'
import { readOrStop } from './operator/options.ts'

const VEHICLES = ['mini', 'car', 'van'].map((vehicle) => [vehicle, 'USD 1'])
const PARTIES = [0, 1, 2, 5, 21].flatMap((count) => ['mini', 'car', 'van'].map((vehicle) => [count, count, vehicle]))
/** A mark that keeps its text, and a text itself: some functions take both. */
const mark = Object.assign((text: string) => text, { toString: () => 'Sample' })

/** To the next stop: past towns, with stops on the way, and neither. */
const RIDES = [
  [
    {
      to: 'Ella',
      towns: ['Badulla'],
      stops: [
        { place: 'Demodara Loop', own: '', duration: '1 h' },
        { place: 'Demodara Loop', own: 'Demodara', duration: '1 h' },
      ],
    },
  ],
  [{ to: 'Ella', towns: [], stops: [] }],
]

/** From when on a part of the price is owed. */
const POINTS = [{ at: '3 May, 09:00' }, { hours: 12 }, { days: 14 }]
const CHARGES = POINTS.flatMap((from) => [
  [50, [{ from, percent: 100 }]],
  [100, [{ from, percent: 60 }]],
])

const NO_MONEY = { paid: '', fee: '', moves: '', back: '', isAll: false, way: 'by card', days: 7, by: '3 May' }
const MONEY = [
  { ...NO_MONEY, fee: 'USD 1' },
  { ...NO_MONEY, paid: 'USD 2', back: 'USD 2', isAll: true },
  { ...NO_MONEY, paid: 'USD 2', fee: 'USD 1', back: 'USD 1' },
  { ...NO_MONEY, paid: 'USD 2', fee: 'USD 2' },
  { ...NO_MONEY, paid: 'USD 3', fee: 'USD 1', moves: 'USD 1', back: 'USD 1' },
  { ...NO_MONEY, paid: 'USD 3', fee: 'USD 1', moves: 'USD 2' },
].map((money) => [money])

/**
 * What functions are called with that take other than texts, numbers and marks: by their path. Add a line where an error
 * says that a function needs one.
 */
const PARAMETERS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'form.problems.plan.better.order': [[['Ella', 'Galle'], 'USD 1']],
  'site.fare.inWords': [['Ella', 'Galle', '12', '1 h', ['USD 1', 'USD 2']]],
  'transfer.head.description': [
    ['Ella', 'Galle', '12', '1 h', ['Matara'], ['USD 1']],
    ['Ella', 'Galle', '12', '1 h', [], ['USD 1']],
  ],
  'rates.place.head.description': [
    ['Ella', 'USD 1', '12', '1 h', ['Galle']],
    ['Ella', 'USD 1', '12', '1 h', []],
  ],
  'form.two': ['van', 'limo'].map((vehicle) => [mark, 13, 2, vehicle, 'USD 1']),
  'form.take': vehicleClasses().map((vehicle) => [vehicle, 'USD 1']),
  'form.answer.page': ['ride', 'rides', 'journey'].map((of) => [mark, mark, of]),
  'ways.included.operator': [
    ['Fuel, highway tolls and parking'],
    ["The driver's bed and meals"],
    ['Waiting wherever you stop, and short ways in the evening'],
    ['The empty way of the car to you and back'],
    ['No stops at shops that pay the driver'],
    ['Your own rooms and meals'],
  ],
  'tours.page.summary.transport': [
    ['12 km', false],
    ['12 km', true],
  ],
  'tours.entry.covered': [[['Yala national park']]],
  'ways.map.way': [[['Ella', 'Galle']]],
  'journey.stop.date': [['2026-12-03']],
  'journey.way.via': [[['Ella', 'Galle']]],
  'journey.share.question': [[['Ella', 'Galle']]],
  'journey.total.tooSmall': PARTIES,
  'journey.total.tooSmallTwo': PARTIES,
  'journey.total.take': VEHICLES,
  'journey.total.takeTwo': VEHICLES,
  'frame.heads.journey.places': [[['Ella', 'Galle']]],
  'frame.heads.journey.pricedPlaces': [[['Ella', 'Galle'], 'USD 1']],
  'journeys.see': [[['Ella', 'Galle']]],
  'journeys.ride': RIDES,
  'journeys.rideByPark': RIDES,
  'journeys.head.description': [['Tea.', ['Ella', 'Galle'], 'USD 1']],
  'terms.operator': [
    ['the law of Sri Lanka'],
    ['Our vehicles are licensed to carry passengers for hire, and insured for them.'],
    ['Child seats and boosters cost nothing.'],
    ['A folding wheelchair travels in a sedan or a van free of charge. We have no vehicle with a ramp.'],
    ['All of our drivers speak English. Ask us before you book if you need another language.'],
    [
      'The driver counts the bags with you and seals each of them. You both sign for their number, at the hotel and when you get them back.',
    ],
    [
      'We do not carry cash, passports, jewellery, medicine, laptops, cameras, or anything that the law forbids to carry.',
    ],
    [
      'We are liable for loss and damage from the first signature to the second, up to USD 500 for each bag. Tell us before you sign the second time.',
    ],
    ['Online we take Visa and Mastercard.'],
  ],
  'booking.operator': [['in the arrivals hall, right after customs, with your name on a sign'], ['Passport control']],
  'booking.voucher.plan.way': [[['Customs', 'Doors'], 'left', 'Bank', 'Wait.']],
  'booking.meeting.plan': ['left', 'right'].map((side) => [['Gate', 'Doors'], 'Yard', side, 'Clock']),
  'booking.cancelling.freeUntil': POINTS.map((point) => [point]),
  'booking.cancelling.later': CHARGES,
  'booking.cancelling.from': CHARGES.map(([, charges]) => [charges]),
  'booking.cancelling.confirmed': CHARGES,
  'booking.cancelling.now': MONEY,
  'booking.cancelling.after': MONEY,
  'booking.cancelling.afterUnlessOurs': MONEY.map(([money]) => [money, 24]),
  'guest.receipt.notSaved': [[80, 200]],
  'terms.terms.deposit': [[20, 'USD 1', 'USD 2']],
  'frame.footer.thingToDo': [
    ['Yala', 'safari'],
    ['Yala', 'walk'],
    ['Yala', 'hike'],
  ],
}

/** Marks, as many as a function may begin with, then numbers at the edges of plurals, or texts. */
const SAMPLES = [0, 1, 2, 3].flatMap((marks) =>
  [0, 1, 2, 5, 21, 'Sample', mark].map((sample) => Array.from({ length: 6 }, (_, i) => (i < marks ? mark : sample))),
)

const PLACE = /^(?:pickup|dropoff|place|from|to|name|town|airport|district|start|sight)$/

/** A place that begins with a vowel wherever a function takes a place, by the names of its parameters. */
const withPlaces = (entry: Entry): readonly unknown[] =>
  (/^\(?([^)=]*)/.exec(String(entry))?.[1] ?? '').split(',').map((name) => (PLACE.test(name.trim()) ? 'Ella' : mark))

/** Marked texts as one, as a page shows them; keywords and texts that belong together on lines of their own. */
function written(said: unknown, path: string): unknown {
  if (Array.isArray(said)) return said.join(path.startsWith('frame.heads.') ? '\n' : '')
  return typeof said === 'object' && said !== null ? Object.values(said).join('\n') : said
}

const isText = (said: unknown): said is string =>
  typeof said === 'string' && said !== '' && !/undefined|NaN|\[object|=>/.test(said)

type Entry = (...parameters: readonly unknown[]) => unknown

/** What a function says for each of its samples that it takes. */
function textsOf(path: string, entry: Entry): [string, string][] {
  const calls = PARAMETERS[path] ?? [...SAMPLES, withPlaces(entry)]
  const said = calls.flatMap((parameters): [string, string][] => {
    try {
      const text = written(entry(...parameters), path)
      return isText(text) ? [[`${path}(${parameters.map(String).join()})`, text]] : []
    } catch {
      // A function of marks cannot be called with texts.
      return []
    }
  })
  if (said.length === 0 || (PARAMETERS[path] && said.length < calls.length)) {
    throw new Error(`${path} needs a line in PARAMETERS`)
  }
  return said
}

function walk(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return textsOf(path, value as Entry)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => walk(`${path}.${name}`, each))
  }
  throw new Error(`${path} is no text`)
}

/** Each file in the folder of a language is an area. */
export const areasOf = (language: Language) =>
  readdirSync(resolve(import.meta.dirname, '../domain/languages', language)).map((file) => file.slice(0, -3) as Area)

/** Every text of a language with every sample, by its path. */
export async function entriesOf(language: Language): Promise<Map<string, string>> {
  const loaded = await Promise.all(
    areasOf(language).map(async (area) => walk(area, (await importTexts(language, area))[area])),
  )
  return new Map(loaded.flat())
}

/** A text as English and another language have it. */
interface Row {
  readonly where: string
  readonly english: string
  readonly other: string
}

/** Stands for a value, and puts what a page marks in brackets. */
const named = (name: string) => Object.assign((text: string) => `[${text}]`, { toString: () => `{${name}}` })

const namesOf = (entry: Entry) =>
  (/^\(?([^)=]*)/.exec(String(entry))?.[1] ?? '').split(',').flatMap((name) => name.trim() || [])

const shownValue = (value: unknown) => (String(value).includes('[object') ? '…' : String(value))

/** Both languages with the same values; none where one of them does not take these. */
function bothSay(where: string, values: readonly unknown[], english: Entry, other: Entry): Row[] {
  try {
    const texts = [english, other].map((entry) => written(entry(...values), where))
    if (!texts.every(isText)) return []
    const [first, second] = texts as [string, string]
    return [{ where: `${where}(${values.map(shownValue).join(', ')})`, english: first, other: second }]
  } catch {
    return []
  }
}

function rowsOfFunction(where: string, english: Entry, other: Entry): Row[] {
  const call = (values: readonly unknown[]) => bothSay(where, values, english, other)
  if (PARAMETERS[where]) return PARAMETERS[where].flatMap(call)
  const names: readonly unknown[] = namesOf(english).map(named)
  const byName = call(names)
  // A number may choose a form: one example of each.
  const formOf = (row: Row) => `${row.english} ${row.other}`.replaceAll(/\{\w+\}|\b(?:1|2|5|21)\b/g, '#')
  const forms = new Set(byName.map(formOf))
  const byNumber = names.flatMap((_, i) =>
    [1, 2, 5, 21].flatMap((number) => {
      const rows = call(names.with(i, number)).filter((row) => !forms.has(formOf(row)))
      for (const row of rows) forms.add(formOf(row))
      return rows
    }),
  )
  const rows = [...byName, ...byNumber]
  return rows.length > 0 ? rows : [...SAMPLES, withPlaces(english)].flatMap(call).slice(0, 1)
}

function rowsOf(where: string, english: unknown, other: unknown): Row[] {
  if (typeof english === 'string') return [{ where, english, other: String(other) }]
  if (typeof english === 'function') return rowsOfFunction(where, english as Entry, other as Entry)
  return Object.entries(english as object).flatMap(([name, each]) =>
    rowsOf(`${where}.${name}`, each, (other as Record<string, unknown>)[name]),
  )
}

/** For a native reader: every text once, beside the English one. */
export async function sheetOf(language: Language): Promise<Row[]> {
  const rows = await Promise.all(
    areasOf('en').map(async (area) => {
      const [english, other] = await Promise.all([importTexts('en', area), importTexts(language, area)])
      return rowsOf(area, english[area], other[area])
    }),
  )
  return rows.flat()
}

if (import.meta.main) {
  const { positionals } = readOrStop({}, 'npm run texts -- LANGUAGE', 1)
  const language = positionals[0] as Language
  if (!Object.hasOwn(LANGUAGES, language)) throw new Error(`Name a language: ${Object.keys(LANGUAGES).join(', ')}`)
  const columns: Columns<Row> = [
    ['Where', ({ where }) => where],
    ['English', ({ english }) => english],
    [LANGUAGES[language].name, ({ other }) => other],
  ]
  process.stdout.write(BYTE_ORDER_MARK + csv(await sheetOf(language), columns))
}
