/** What is English in what a reader of another language is shown: names aside, which are the same in every language. */
import { BRAND, CONTACT, LINKS } from '#domain/brand.ts'
import { type Language, LANGUAGES } from '#domain/languages/languages.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { parksOnSale } from '#domain/tours/parks.ts'

/** Of firms, licences, parks and codes; and the words of others that stand as they are. */
const NAMES = [
  BRAND.name,
  BRAND.legalName,
  ...Object.values(CONTACT.address),
  CONTACT.email,
  ...LINKS.reviews.map(({ name }) => name),
  ...LINKS.social.map(({ name }) => name),
  ...Object.values(LINKS.activities).map((link) => new URL(link).host),
  ...parksOnSale().flatMap(({ name, shortName }) => [name, shortName]),
  ...Object.values(LANGUAGES).map(({ name }) => name),
  'WhatsApp',
  'Visa',
  'Mastercard',
  'JavaScript',
  'Google Maps',
  'Google',
  'Turnstile',
  'Cloudflare',
  'OpenStreetMap',
  'Survey Department of Sri Lanka',
  'nuuuwan/lk_roads',
  'Natural Earth',
  'GeoNames',
  'ODbL',
  'MIT',
  'CC BY 4.0',
  'PDF',
  'QR',
  'USD',
  'LKR',
  'UL 504',
  'UL504',
  'UL 503',
  // Codes and words of the trade.
  'CMB',
  'Cookie',
  'cookie',
  // Names of expressways, as on their signs.
  'Katunayake',
  'Outer Circular',
  'Southern',
  'Central',
  'Expressway',
]

const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}]`
const escaped = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Letters on one side would make it a part of a word. Chinese ones do not: it has no spaces. */
const alone = (names: readonly string[]) =>
  new RegExp(
    `(?<!${LETTER})(?:${[...new Set(names)]
      .filter((name) => /\p{L}/u.test(name))
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?!${LETTER})`,
    'gu',
  )

let ofPlaces: RegExp | undefined

/** @param own names of the test's own: people, hotels, notes of guests */
function withoutNames(text: string, own: readonly string[] = []): string {
  ofPlaces ??= alone([...NAMES, ...allPlaces().flatMap(({ name, district }) => [name, district])])
  return (
    text
      .replaceAll(/https?:\S+/g, '#')
      .replaceAll(/[\w.+…-]+@[\w.-]+/g, '#')
      .replaceAll(/[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}(?:\/\d+)?/g, '#')
      .replaceAll(/PV \w+/g, '#')
      // On the driver's sign.
      .replaceAll(/Serendip [\dA-Z]{2}(?![\dA-Z])/g, '#')
      .replaceAll(alone(['#', ...own]), '#')
      .replaceAll(ofPlaces, '#')
  )
}

/** Words of English sentences that no German or French one has. */
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|your|you|and|with|booking|ride|rides|pickup|dropoff|paid|price|driver|from|is|are|not|we|it|of|for|to|by|time|hours|day|at|this|that|how|when|please|choose|enter|has|have|before|after|each|every)(?!\p{L})/iu

/** The lines of a text that are English. @param own see {@link withoutNames} */
export function englishIn(language: Language, text: string, own: readonly string[] = []): string[] {
  const lines = withoutNames(text, own).split('\n')
  return language === 'ru' || language === 'zh'
    ? lines.filter((line) => /[a-z]{2,}/i.test(line))
    : lines.filter((line) => ENGLISH_WORDS.test(line))
}

const decoded = (html: string) =>
  html
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What readers see or hear of a page, each on a line of its own: texts, attributes, messages that links begin. */
export function saidBy(html: string): string {
  const shown = html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    // What another reader is told.
    .replaceAll(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>/gs, '')
    .replace(/<html[^>]*>/, '')
    // For programs.
    .replaceAll(/<link [^>]*>/g, '')
  const attributes = [...shown.matchAll(/ (?:alt|aria-label|title|placeholder|label)="([^"]*)"/g)].map(
    ([, said]) => said!,
  )
  const messages = [...shown.matchAll(/href="https:\/\/wa\.me\/\d+\?text=([^"&]*)"/g)].map(([, said]) =>
    decodeURIComponent(said!),
  )
  const heads = [
    ...html.matchAll(
      /<meta (?:name|property)="(?:description|keywords|og:title|og:description|og:image:alt)" content="([^"]*)"/g,
    ),
  ].map(([, said]) => said!)
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, data]) =>
    [...data!.matchAll(/"(?:name|description|text|serviceType)":"((?:[^"\\]|\\.)*)"/g)].map(([, said]) => said!),
  )
  return decoded([shown.replaceAll(/<[^>]+>/g, '\n'), ...attributes, ...messages, ...heads, ...things].join('\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line))
    .join('\n')
}

/** Spaces that Chinese does not write: between its characters and marks, also where a marked text ends or begins. */
export const straySpaces = (html: string): string[] =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->|<\/?(?:strong|b|em|a)\b[^>]*>/gs, '')
    .match(/[\p{Script=Han}，。：；、！？）]{1,9}[ \u00a0]+[\p{Script=Han}（“]{1,9}/gu) ?? []
