/** Addresses of languages, and how each writes numbers, dates and plurals. */
import { describe, expect, test } from 'vitest'
import { languageToOffer } from '#client/languages/language-offer.ts'
import { booking as german } from '#domain/languages/de/booking.ts'
import { formatsOf } from '#domain/languages/formats.ts'
import { booking as french } from '#domain/languages/fr/booking.ts'
import {
  addressIn,
  type Language,
  languageOfTag,
  LANGUAGES,
  OFFERED,
  readAddress,
} from '#domain/languages/languages.ts'
import { confirmedDay, nightBetween, pickupDay } from '#domain/languages/pickup-day.ts'
import { shortDate } from '#domain/languages/short-date.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { ARRIVALS } from '#domain/operator/setting-out-and-arrivals.ts'

test.each<[string, Language, string]>([
  ['/', 'en', '/'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/zh/transfer/x', 'zh', '/transfer/x'],
  // Neither is an address of ours.
  ['/en/transfer/x', 'en', '/en/transfer/x'],
  ['/xx/transfer/x', 'en', '/xx/transfer/x'],
  ['/DE/terms', 'en', '/DE/terms'],
  ['/dental', 'en', '/dental'],
])('%s is an address of %s for the path %s', (address, language, path) => {
  expect(readAddress(address)).toEqual({ language, path })
})

test.each<[Language, string, string]>([
  ['en', '/?pickup=Ella', '/?pickup=Ella'],
  ['de', '/', '/de'],
  ['de', '/?pickup=Ella', '/de?pickup=Ella'],
  ['fr', '/#booking', '/fr#booking'],
  ['ru', '/transfer/x', '/ru/transfer/x'],
  ['zh', '#booking', '#booking'],
])('in %s the path %s has the address %s', (language, path, address) => {
  expect(addressIn(language, path)).toBe(address)
})

test('a document tells its language by its tag', () => {
  const languages = Object.keys(LANGUAGES) as Language[]
  expect(languages.map((language) => languageOfTag(LANGUAGES[language].tag))).toEqual(languages)
  expect(languageOfTag('pt')).toBe('en')
})

test.each<[string, Language, Language | null]>([
  ['de-AT,en', 'en', 'de'],
  ['zh-TW', 'en', 'zh'],
  ['pt-BR,fr,en', 'en', 'fr'],
  ['en-US,de', 'en', null],
  ['de', 'de', null],
  ['en-GB', 'de', 'en'],
  ['si,ta', 'en', null],
  ['', 'en', null],
])('a browser that asks for %s on a page in %s is offered %s', (asked, shown, offered) => {
  expect(languageToOffer(asked.split(','), shown)).toBe(offered)
})

const FORMS = { one: 'one', few: 'few', many: 'many', other: 'other' }

test.each<[Language, readonly string[]]>([
  ['en', ['other', 'one', 'other', 'other', 'other']],
  ['de', ['other', 'one', 'other', 'other', 'other']],
  ['fr', ['one', 'one', 'other', 'other', 'other']],
  ['ru', ['many', 'one', 'few', 'many', 'one']],
  ['zh', ['other', 'other', 'other', 'other', 'other']],
])('%s has its forms for 0, 1, 2, 5 and 21', (language, forms) => {
  expect([0, 1, 2, 5, 21].map((count) => formatsOf(language).plural(count, FORMS))).toEqual(forms)
})

test('a form that a text does not have is the last one', () => {
  expect(formatsOf('ru').plural(5, { one: 'место', other: 'мест' })).toBe('мест')
})

test.each<[Language, readonly string[]]>([
  ['en', ['32 km', 'LKR 21,480', '4.9', '21 November 2026', '1 September', '14:05', '1 hour 5 mins', 'a, b and c']],
  [
    'de',
    [
      '32 km',
      'LKR 21.480',
      '4,9',
      '21. November 2026',
      '1. September',
      '14:05\u00a0Uhr',
      '1 Stunde 5 Minuten',
      'a, b und c',
    ],
  ],
  [
    'fr',
    ['32 km', 'LKR 21\u00a0480', '4,9', '21 novembre 2026', '1er septembre', '14:05', '1 heure 5 minutes', 'a, b et c'],
  ],
  ['ru', ['32 км', 'LKR 21\u00a0480', '4,9', '21 ноября 2026', '1 сентября', '14:05', '1 час 5 минут', 'a, b и c']],
  ['zh', ['32 公里', 'LKR 21,480', '4.9', '2026年11月21日', '9月1日', '14:05', '1小时5分钟', 'a、b和c']],
])('%s writes prices, dates and times as its readers do', (language, written) => {
  const { km, lkr, decimal, date, dayOfYear, time, duration, list } = formatsOf(language)
  expect([
    km(32),
    lkr(21480),
    decimal(4.9, 1),
    date('2026-11-21'),
    dayOfYear('09-01'),
    time('14:05'),
    duration(65),
    list(['a', 'b', 'c']),
  ]).toEqual(written)
})

test('a sum in a list breaks nowhere that it does not break alone', () => {
  const { lkr, list, choice } = formatsOf('fr')
  expect([list([lkr(5000), 'a']), choice([lkr(5000), 'a'])]).toEqual(['LKR 5\u00a0000 et a', 'LKR 5\u00a0000 ou a'])
})

test('French writes the first of a month as such, and no other day', () => {
  const { date, dayOfYear, confirmedDate } = formatsOf('fr')
  expect([date('2027-01-01'), confirmedDate('2027-01-01'), dayOfYear('04-01'), shortDate('fr', '2027-01-01')]).toEqual([
    '1er janvier 2027',
    '1er janvier 2027',
    '1er avril',
    'ven 1er janv',
  ])
  expect([date('2027-01-11'), dayOfYear('12-31'), shortDate('fr', '2027-01-21')]).toEqual([
    '11 janvier 2027',
    '31 décembre',
    'jeu 21 janv',
  ])
})

test('in French a vehicle that is too small may have either gender', () => {
  // Une citadine, un van.
  for (const vehicle of ['Citadine', 'Van'])
    expect(french.party.tooFull('2 personnes', vehicle)).toBe(`${vehicle}\u00a0: c’est trop petit pour 2 personnes.`)
})

test.each(OFFERED.filter((language) => language !== 'en'))(
  'a vehicle to choose has its price in %s as the prices beside the form are written',
  async (language) => {
    const texts = textsOf(language)
    await texts.load('form')
    const { vehiclePrice, vehiclePriceInRupees } = texts.in('form')
    const { lkr, usd } = texts.formats
    expect(vehiclePrice('Van', 46_475, 1160)).toContain(lkr(46_475))
    expect(vehiclePrice('Van', 46_475, 1160)).toContain(usd(1160))
    expect(vehiclePriceInRupees('Van', 46_475)).toContain(lkr(46_475))
  },
)

test('no time at all is written, too, and a day as hours', () => {
  expect(formatsOf('de').duration(0)).toBe('0 Minuten')
  expect(formatsOf('de').duration(1440)).toBe('24 Stunden')
})

test('only English has another form for the lines of a confirmation', () => {
  const lines = (Object.keys(LANGUAGES) as Language[]).map((language) => {
    const { confirmedDate, confirmedTime } = formatsOf(language)
    return `${confirmedDate('2026-11-21')}, ${confirmedTime('14:05')}`
  })
  expect(lines).toEqual([
    '2026 November 21, 14:05 hrs',
    '21. November 2026, 14:05\u00a0Uhr',
    '21 novembre 2026, 14:05',
    '21 ноября 2026, 14:05',
    '2026年11月21日, 14:05',
  ])
})

test('a pickup in the small hours says between which days it is', async () => {
  const said = (Object.keys(LANGUAGES) as Language[]).map(async (language) => {
    const texts = textsOf(language)
    await texts.load('form')
    return nightBetween('2026-12-10', texts)
  })
  expect(await Promise.all(said)).toEqual([
    'in the night from Wednesday to Thursday',
    'in der Nacht von Mittwoch auf Donnerstag',
    'dans la nuit du mercredi au jeudi',
    'ночью: среда → четверг',
    '星期三夜里到星期四凌晨',
  ])
})

test('the day of a pickup says its weekday, and an English confirmation after year, month name and day', () => {
  const days = (Object.keys(LANGUAGES) as Language[]).map((language) => {
    const texts = textsOf(language)
    return ['2026-12-01', '2027-01-03'].map((date) => [pickupDay(date, texts), confirmedDay(date, texts)])
  })
  const alike = (...dates: string[]) => dates.map((date) => [date, date])
  expect(days).toEqual([
    [
      ['Tuesday 1 December 2026', '2026 December 1 (Tuesday)'],
      ['Sunday 3 January 2027', '2027 January 3 (Sunday)'],
    ],
    alike('Dienstag, 1. Dezember 2026', 'Sonntag, 3. Januar 2027'),
    alike('mardi 1er décembre 2026', 'dimanche 3 janvier 2027'),
    alike('вторник, 1 декабря 2026', 'воскресенье, 3 января 2027'),
    alike('2026年12月1日星期二', '2027年1月3日星期日'),
  ])
})

test.each([
  ['Ella', 'Yala', 'Taxi d’Ella à Yala'],
  ['Yala', 'Ella', 'Taxi de Yala à Ella'],
  ['Habarana', 'Udawalawe', 'Taxi de Habarana à Udawalawe'],
])('French shortens the word before a place that begins with a vowel: %s', (pickup, dropoff, title) => {
  expect(french.title.taxi(pickup, dropoff)).toBe(title)
})

test('a park has its German name in German', () => {
  const { safari, withLength } = german.tour
  expect(withLength(safari('Yala national park'), 'half')).toBe('Safari Yala-Nationalpark, halber Tag')
  expect(german.tour.hike("Adam's Peak")).toBe('Adams Pik, geführter Aufstieg')
})

test.each(Object.keys(LANGUAGES) as Language[])(
  'in %s, plan and terms name the button for nobody as the page does, and the plan has no capital letters within a sentence',
  async (language) => {
    const texts = textsOf(language)
    await texts.load('booking', 'today')
    const { operator, pickup, voucher } = texts.in('booking')
    const { nobodyHere } = texts.in('today').words
    const noSign = operator(ARRIVALS.noSign)
    expect(noSign).toContain(nobodyHere)
    expect(pickup.nobody.text('+94', 30, 100, 0)).toContain(nobodyHere)
    const way = ARRIVALS.way.map(operator)
    const landmark = operator(ARRIVALS.landmark)
    const said = voucher.plan.way(way, 'right', landmark, noSign)
    // German nouns have capital letters everywhere; Chinese has none.
    if (language !== 'de' && language !== 'zh')
      for (const words of [...way, landmark]) {
        expect(said.replace(noSign, '')).not.toContain(words)
        expect(said).toContain(words.toLowerCase())
      }
  },
)

test.each([
  ['de', 'Yala-Nationalpark'],
  ['ru', 'национальный парк Yala'],
  ['zh', 'Yala 国家公园'],
  ['fr', 'parc national de Yala'],
] as const)(
  "the planner and what it tells a screen reader call a park by the language's name, in %s",
  async (language, name) => {
    const texts = textsOf(language)
    await texts.load('journey')
    const { stop, way } = texts.in('journey')
    const said = (park: string) => [
      stop.moved(park, 2, 3),
      stop.removed(park),
      stop.added(park, 2),
      way.ends(park, 'Ella'),
      way.left('Ella', park),
      way.taken('Ella', park),
    ]
    for (const park of ['Yala national park', 'Yala National Park'])
      for (const text of said(park)) expect(text).toContain(name)
  },
)

test('of rides that wait for our yes Russian and Chinese say neither that the others are confirmed, nor one ride in the plural', async () => {
  const said = async (language: Language, asked: number) => {
    const texts = textsOf(language)
    await texts.load('booking')
    return texts.in('booking').status.new.some(asked, 4)
  }
  expect(await said('ru', 1)).toMatch(/^1 поездка из 4 ждёт нашего согласия/)
  expect(await said('ru', 2)).toMatch(/^2 поездки из 4 ждут нашего согласия/)
  expect(await said('zh', 1)).toMatch(/^4 段行程中有 1 段需先经我们同意/)
})

describe('what native readers stumbled over', () => {
  const long = '1 час 21 минута'

  test('German and French call the mountain by their own name in every text', async () => {
    for (const [language, name] of [
      ['de', 'Adams Pik'],
      ['fr', 'Pic d’Adam'],
    ] as const) {
      const texts = textsOf(language)
      await texts.load('almanac', 'tours', 'home')
      expect(texts.in('almanac').pilgrims('', '', '')).toContain(name)
      expect(texts.in('tours').park("Adam's Peak")).toBe(name)
      expect(texts.in('home').adamsPeak.name).toContain(name)
    }
  })

  test('German says of a park what is closed without an article that it would lack', async () => {
    const texts = textsOf('de')
    await texts.load('tours', 'seasons', 'form')
    const { closed, closedThen, betterMonths } = texts.in('tours').warning
    const park = 'Yala national park'
    expect([
      closed(park, '1. September', '15. Oktober'),
      closedThen(park),
      betterMonths(park, '1. Mai', '1. Juni'),
    ]).toEqual([
      'Yala-Nationalpark: gewöhnlich vom 1. September bis 15. Oktober geschlossen.',
      'Yala-Nationalpark: dann geschlossen.',
      'Yala-Nationalpark: Die bessere Zeit ist vom 1. Mai bis 1. Juni.',
    ])
    expect(texts.in('seasons').closed.park(park, 'am 13. April')).toBe(
      'Yala-Nationalpark: Dorthin fahren wir am 13. April nicht.',
    )
    expect(texts.in('form').problems.plan.nightAtPark(park)).not.toContain('bei Yala')
  })

  test('French takes neither the driver for a man nor the guest for several', async () => {
    const texts = textsOf('fr')
    await texts.load('today')
    const { stages } = texts.in('today')
    expect(stages.notSetOut('Nimali')).toBe('Nimali n’a pas encore pris la route')
    expect(stages.onTheWay('Nimali', '10:00')).toBe('Nimali est en route depuis 10:00')
    expect([stages.there, stages.noShow(null)].join()).not.toMatch(/arrivés|trouvés/)
  })

  test('Russian never needs another case of a duration than it is written in', async () => {
    const texts = textsOf('ru')
    await texts.load('transfer', 'guest', 'form')
    const said = [
      texts.in('transfer').driveText('45', long),
      texts.in('guest').family.inAbout(long),
      texts.in('form').problems.plan.sightAndDrive('Nalanda Gedige', '5 км', long),
    ]
    for (const text of said) expect(text).toMatch(new RegExp(`(?:примерно|дороге плюс) ${long}`))
    for (const text of said) expect(text).not.toMatch(/занимает|через|добавит/)
  })
})
