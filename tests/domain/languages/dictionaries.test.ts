/** Every language says what English says, each text in its own words. */
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#domain/languages/languages.ts'
import { areasOf, entriesOf, sheetOf } from '../../../scripts/texts.ts'
import { PROJECT_FILES, textOf } from '../../docs/project-files.ts'

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
  'booking.paying.inRupees': ['de'],
  'booking.lines.tour': ['de'],
  'booking.lines.transport': ['de', 'fr'],
  'booking.lines.distance': ['fr'],
  'booking.lines.total': ['fr'],
  // A label and a value.
  'booking.itinerary.said': ['de', 'ru'],
  'booking.voucher.voucher': ['de'],
  'guest.status': ['de', 'fr', 'ru'],
  'guest.receipt.name': ['de'],
  'terms.questions.heading': ['fr'],
  'journeys.named': ['de', 'fr', 'ru'],
  'journey.stop.tour': ['de'],
  'proposal.accept.email': ['fr'],
}

const english = await entriesOf('en')

/** Each path once, without the samples of its values. */
const withoutValues = (paths: Iterable<string>) =>
  [...new Set([...paths].map((path) => path.replace(/\(.*$/, '')))].toSorted()

test('English has every area', async () => {
  expect(english.size).toBeGreaterThan(50)
  expect([...english.values()].filter((text) => text === '')).toEqual([])
})

describe.each(OTHERS)('%s', (language) => {
  test('has a sheet with every text for a native reader', async () => {
    const rows = await sheetOf(language)
    expect(withoutValues(rows.map(({ where }) => where))).toEqual(withoutValues(english.keys()))
    expect(rows.filter((row) => row.english === '' || row.other === '')).toEqual([])
  })

  test('says everything that English says', async () => {
    const entries = await entriesOf(language)
    expect(areasOf(language)).toEqual(areasOf('en'))
    expect(withoutValues(entries.keys())).toEqual(withoutValues(english.keys()))
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
  // What is kept may be kept on a desktop.
  ['en', 'a guest whose device must be a phone', /\bthis phone\b|\bon your phone\b/i],
  ['de', 'a guest whose device must be a phone', /diese[ms] Telefon|auf Ihrem Telefon/i],
  ['fr', 'a guest whose device must be a phone', /\bce téléphone|sur votre téléphone/i],
  ['ru', 'a guest whose device must be a phone', /эт(?:от|ом|ого) телефон|на (?:вашем )?телефоне/i],
  ['zh', 'a guest whose device must be a phone', /这部手机|在手机上/],
  // It is what one pays for parking.
  ['de', 'Parkgebühr for the entry to a park', /parkgebühr/i],
  ['de', 'a price without a space before its percent', /\d%/],
  ['fr', 'a word that drops its vowel before a name', /\b(?:de|que) Ella/i],
  ['fr', 'a mark that could begin a line, or end one', / [:;?!»%]|« /],
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
