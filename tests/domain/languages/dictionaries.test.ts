/** Every language says what English says, each text in its own words. */
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#domain/languages/languages.ts'
import { VEHICLE_CLASSES } from '#domain/fares/vehicles.ts'
import { type Area, importTexts } from '#domain/languages/texts.ts'
import { PROJECT_FILES, textOf } from '../../docs/project-files.ts'

type Entries = Map<string, unknown>

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en')

/**
 * Entries that a language may write as English does: names, and words that are the same. Each is one that a reader of
 * that language would write so.
 */
const SAME: Readonly<Record<string, readonly Language[]>> = {
  'site.vehicles.van': ['de', 'fr'],
  'site.fare.distance': ['fr'],
  'frame.heads.transfer.service': ['de', 'fr'],
  'frame.heads.place.service': ['de', 'fr'],
  'site.chat.place': ['de'],
  'site.menu.button': ['fr'],
  'menu.menu': ['fr'],
  'frame.footer.post': ['de'],
  'frame.footer.contact': ['fr'],
  'frame.footer.mail': ['fr'],
  'frame.footer.hotels': ['de'],
  'form.email.tour': ['fr'],
  'tours.page.head.title': ['de'],
  'places.inTown': ['ru'],
  'places.houses.hotel': ['de'],
  'places.houses.villa': ['de', 'fr'],
  'places.houses.bungalow': ['de', 'fr'],
  'places.houses.chalet': ['de', 'fr'],
  'places.houses.hostel': ['de'],
  'places.houses.camp': ['de', 'fr'],
  'tours.page.summary.plusTransport': ['fr'],
  'tours.kinds.safari': ['fr'],
  'booking.lines.tour': ['de'],
  'booking.lines.transport': ['de', 'fr'],
  'booking.lines.distance': ['fr'],
  'booking.lines.total': ['fr'],
  // A label and a value.
  'booking.itinerary.said': ['de', 'ru'],
  'ride.voucher.voucher': ['de'],
  'guest.status': ['de', 'fr', 'ru'],
  'guest.receipt.name': ['de'],
  'terms.questions.heading': ['fr'],
  'journeys.named': ['de', 'fr', 'ru'],
  'journey.stop.tour': ['de'],
}

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
 * What functions are called with that take other than texts, numbers and marks: by their path. Add a line where this
 * test says that it does not know a function.
 */
const PARAMETERS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'problems.plan.better.order': [[['Ella', 'Galle'], 'USD 1']],
  'site.fare.inWords': [['Ella', 'Galle', '12', '1 h', ['USD 1', 'USD 2']]],
  'transfer.head.description': [
    ['Ella', 'Galle', '12', '1 h', ['Matara'], ['USD 1']],
    ['Ella', 'Galle', '12', '1 h', [], ['USD 1']],
  ],
  'rates.place.head.description': [
    ['Ella', 'USD 1', '12', '1 h', ['Galle']],
    ['Ella', 'USD 1', '12', '1 h', []],
  ],
  'form.take': VEHICLE_CLASSES.map((vehicle) => [vehicle, 'USD 1']),
  'form.answer.page': ['ride', 'rides', 'journey'].map((of) => [mark, mark, of]),
  'ways.included.operator': [
    ['Fuel, highway tolls and parking'],
    ["The driver's bed and meals"],
    ['Waiting wherever you stop, and short ways in the evening'],
    ['The empty way of the car to you and back'],
    ['No stops at shops that pay the driver'],
    ['Your own rooms and meals'],
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
    ['Online we take Visa and Mastercard. In the car the driver takes cash alone.'],
  ],
  'ride.operator': [['in the arrivals hall, right after customs, with your name on a sign'], ['Passport control']],
  'ride.voucher.plan.way': [[['Customs', 'Doors'], 'left', 'Bank', 'Wait.']],
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
const areasOf = (language: Language) =>
  PROJECT_FILES.flatMap(
    (path) => new RegExp(`^domain/languages/${language}/(\\w+)\\.ts$`).exec(path)?.[1] ?? [],
  ) as Area[]

async function entriesOf(language: Language): Promise<Entries> {
  const loaded = await Promise.all(
    areasOf(language).map(async (area) => walk(area, (await importTexts(language, area))[area])),
  )
  return new Map(loaded.flat())
}

const english = await entriesOf('en')

test('English has every area', async () => {
  expect(english.size).toBeGreaterThan(50)
  expect([...english.values()].filter((text) => text === '')).toEqual([])
})

describe.each(OTHERS)('%s', (language) => {
  test('says everything that English says', async () => {
    const entries = await entriesOf(language)
    const names = (paths: Iterable<string>) =>
      [...new Set([...paths].map((path) => path.replace(/\(.*$/, '')))].toSorted()
    expect(areasOf(language)).toEqual(areasOf('en'))
    expect(names(entries.keys())).toEqual(names(english.keys()))
    expect([...entries.values()].filter((text) => text === '')).toEqual([])
  })

  test('repeats nothing in English', async () => {
    const entries = await entriesOf(language)
    const repeated = [...entries].filter(([path, text]) => {
      // What puts values side by side has no words.
      if (!/\p{L}/u.test(String(text).replaceAll(/Sample|Ella/g, ''))) return false
      const name = path.replace(/\(.*$/, '')
      return text === english.get(path) && !SAME[name]?.includes(language)
    })
    expect(repeated).toEqual([])
  })
})

/** What no text of a language holds, with every sample. */
const NEVER: readonly (readonly [Language, string, RegExp])[] = [
  // It is what one pays for parking.
  ['de', 'Parkgebühr for the entry to a park', /parkgebühr/i],
  ['de', 'a price without a space before its percent', /\d%/],
  ['fr', 'a word that drops its vowel before a name', /\b(?:de|que) Ella/i],
  ['fr', 'two words for large bags', /\bbagages volumineux\b|\bgros bagages\b|\bgrosses valises\b/i],
  ['ru', 'a hard price', /(?<!\p{L})тв[её]рд/iu],
  ['ru', 'two full stops', /\.\.(?!\.)/],
  ['ru', 'a word of two scripts', /[а-яё][a-z]|[a-z][а-яё]/i],
  ['zh', 'the picking up of a car', /接车/],
  ['zh', 'marks of half width beside a character', /\p{Script=Han} ?[,;:?!()]|[,;:?!()] ?\p{Script=Han}/u],
  ['zh', 'a space between characters', /\p{Script=Han}[ \u00a0]\p{Script=Han}/u],
  ['zh', 'a space beside a mark of full width', /[ \u00a0][，。：；、？！（）“”]|[，。：；、？！（）][ \u00a0]/],
  ['zh', 'two marks in a row', /[，。：；、？！]{2}/],
]

test.each(NEVER)('%s has nowhere %s', async (language, _, never) => {
  const entries = await entriesOf(language)
  const found = [...entries].filter(([, text]) => never.test(String(text)))
  // One example of each text.
  expect(Object.fromEntries(found.map(([path, text]) => [path.replace(/\(.*$/, ''), text]))).toEqual({})
})

test('no label of a component is written in one language alone', () => {
  const own = /\b(?:aria-label|title|alt|placeholder)=(?:"[A-Za-z]|\{[`'][^`']*[A-Za-z]{3})/
  const components = PROJECT_FILES.filter((path) => /^client\/.*\.tsx$/.test(path))
  expect(components.length).toBeGreaterThan(50)
  expect(components.filter((path) => own.test(textOf(path)))).toEqual([])
})
