/**
 * The lines of `domain/operator/` that a site needs: what to write if one is missing, holds a sample that
 * no rule tells from a real value, or what cannot be right. This file imports nothing: where a whole part of an
 * operator's file is missing, no module that reads that part can be loaded.
 */
export const BUSINESS = 'domain/operator/business.ts'
export const TERMS_FILE = 'domain/operator/sentences-of-terms-page.ts'
export const RIDE_DAY = 'domain/operator/setting-out-and-arrivals.ts'
export const MEETING_FILE = 'domain/operator/meeting-points.ts'
export const CURRENCIES_FILE = 'domain/operator/visitor-currencies.ts'

/** Domains that belong to nobody (RFC 2606), and numbers made of zeros. */
export const SAMPLE = /(?:^|[/.@])example\.(?:com|net|org)\b|\.(?:example|test|invalid)\b|0(?:\s?0){6}/i

export const problem = (file: string, what: string, line: string) => `${file}: ${what}; write: ${line}`

/** @returns that problem alone, or none */
export const problemIf = (isWrong: unknown, ...said: Parameters<typeof problem>): string[] =>
  isWrong ? [problem(...said)] : []

interface Line {
  readonly write: string
  readonly sample?: string | number
  /** The bounds of a figure, both included. */
  readonly range?: readonly [least: number, most: number]
  /** The form that a text must have. */
  readonly pattern?: RegExp
}

const text = (write: string, sample?: string): Line => ({ write, ...(sample === undefined ? {} : { sample }) })
const figure = (write: string, least: number, most: number): Line => ({ write, range: [least, most] })
const hours = (name: string, now: number, most: number) => figure(`${name}: ${now},`, 0, most)
const clock = (name: string, now: string): Line => ({
  write: `${name}: '${now}',`,
  pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
})
const link = (name: string): Line => ({
  ...text(`${name}: 'https://your-own-page',`),
  pattern: /^https:\/\/[^\s/]+\.\S+$/,
})
const own = (name: string, least: number, most: number) =>
  figure(`${name}: your own, from ${least} to ${most},`, least, most)

const DAY = 24

/** By the path of the value. `*` is any name or place in a list, which may be empty. */
type Lines = Readonly<Record<string, Line>>

const BUSINESS_LINES: Lines = {
  'BRAND.name': text("name: 'the name of your company',", 'Serendip Taxi'),
  'BRAND.legalName': text("legalName: 'its name in the register of companies',", 'Serendip Taxi & Tours (Pvt) Ltd'),
  'BRAND.tagline': text("tagline: 'what you offer, in a few words',"),
  'BRAND.registrationNumber': text("registrationNumber: 'your own',"),
  'CONTACT.email': { ...text("email: 'info@your-domain.lk',"), pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/ },
  'CONTACT.address.street': text("street: 'your street and number',", '1 Sample Lane'),
  'CONTACT.address.locality': text("locality: 'your town',"),
  'CONTACT.address.postalCode': text("postalCode: 'its postal code',"),
  'CONTACT.address.country': { ...text("country: 'LK', (two letters)"), pattern: /^[A-Z]{2}$/ },
  'CONTACT.address.countryName': text("countryName: 'Sri Lanka',"),
  'TAXES.*.name': text("name: 'VAT', (as your tax office calls it)"),
  // 0.18 would be a fifth of a percent on each invoice.
  'TAXES.*.percent': figure('percent: 18, (of a hundred: what your tax office asks)', 0.5, 100),
  'SERVICE.meetingPoint': text("meetingPoint: 'where the driver stands at the airport',"),
  'SERVICE.checkInHours': hours('checkInHours', 3, DAY),
  LANDING_MINUTES: figure('LANDING_MINUTES = 60', 0, 240),
  'AGREED_PRICES.mostDiscountPercent': figure('mostDiscountPercent: 50,', 0, 100),
  'AGREED_PRICES.mostSurchargePercent': figure('mostSurchargePercent: 100,', 0, 1000),
  PARK_FEE_MEANING: text(
    "PARK_FEE_MEANING = 'what the park fee beside a tour is, in your own words'",
    'The usual price at the park, for one: no second bill, you pay the total.',
  ),
  PARK_FEE_NOTE: text(
    "PARK_FEE_NOTE = 'whether the price of a tour covers the park entry of {party}, in your own words'",
    'The total covers the entry of {party}: there is nothing to pay at the gate.',
  ),
  'FOR_SEARCH_ENGINES.offers.mini': own('mini', 1, 100_000),
  'FOR_SEARCH_ENGINES.offers.car': own('car', 1, 100_000),
  'FOR_SEARCH_ENGINES.offers.van': own('van', 1, 100_000),
  'FOR_SEARCH_ENGINES.officeHours.opens': clock('opens', '08:00'),
  'FOR_SEARCH_ENGINES.officeHours.closes': clock('closes', '19:00'),
  'FOR_SEARCH_ENGINES.transferHours.opens': clock('opens', '03:00'),
  'FOR_SEARCH_ENGINES.transferHours.closes': clock('closes', '23:00'),
  'REVIEWS.count': { ...figure('count: the number of your own reviews', 0, 1_000_000), sample: 163 },
  'REVIEWS.stars': figure('stars: 5, (what you are rated)', 0, 10),
  'REVIEWS.maxStars': figure('maxStars: 5,', 1, 10),
  'LINKS.activities.adamsPeak': link('adamsPeak'),
  'LINKS.activities.udawalawe': link('udawalawe'),
  'LINKS.activities.yala': link('yala'),
  'LINKS.reviews.*.name': text("name: 'who publishes the reviews',"),
  'LINKS.reviews.*.href': link('href'),
  'LINKS.social.*.name': text("name: 'the name of the network',"),
  'LINKS.social.*.href': link('href'),
  'LINKS.activities.minneriya': link('minneriya'),
}

const TERMS_LINES: Lines = {
  'TERMS.since': {
    ...text("since: 'the day from which you stand by the page /terms, such as 2027-03-31',"),
    sample: '2026-01-01',
  },
  'TERMS.law': text("law: 'the law of Sri Lanka',"),
  'TERMS.insurance': text("insurance: 'how your vehicles and passengers are insured',"),
  'TERMS.complaintDays': own('complaintDays', 1, 365),
  'TERMS.childSeats': text("childSeats: 'what a child seat costs',", 'Child seats and boosters cost nothing.'),
  'TERMS.wheelchair': text(
    "wheelchair: 'whether you drive who uses a wheelchair, and how',",
    'A folding wheelchair travels in a sedan or a van free of charge. We have no vehicle with a ramp.',
  ),
  'TERMS.driverLanguages': text(
    "driverLanguages: 'which languages your drivers speak',",
    'All of our drivers speak English. Ask us before you book if you need another language.',
  ),
  'TERMS.bagsSigned': text(
    "bagsSigned: 'what driver and guest sign for, where a car carries bags alone',",
    'The driver counts the bags with you and seals each of them. You both sign for their number, at the hotel and when you get them back.',
  ),
  'TERMS.bagsNotCarried': text(
    "bagsNotCarried: 'what is not carried then',",
    'We do not carry cash, passports, jewellery, medicine, laptops, cameras, or anything that the law forbids to carry.',
  ),
  'TERMS.bagsLiability': text(
    "bagsLiability: 'who is liable for bags that a car carries alone',",
    'We are liable for loss and damage from the first signature to the second, up to USD 500 for each bag. Tell us before you sign the second time.',
  ),
  'TERMS.cards': text("cards: 'which cards you take online',", 'Online we take Visa and Mastercard.'),
}

const RIDE_DAY_LINES: Lines = {
  'SET_OUT.marginMinutes': own('marginMinutes', 0, DAY * 60),
  'SET_OUT.unknownMinutes': own('unknownMinutes', 0, DAY * 60),
  'ARRIVALS.way.0': text("way: ['Passport control', 'Baggage belts', 'Customs'],"),
  'ARRIVALS.side': { ...text("side: 'right', (or 'left')"), pattern: /^(?:left|right)$/ },
  'ARRIVALS.landmark': {
    ...text("landmark: 'beside what your drivers stand in the arrivals hall',"),
    sample: 'Bank counters',
  },
  'ARRIVALS.noSign': text("noSign: 'what a guest does who sees no sign',"),
}

const CURRENCY_LINES: Lines = {
  'CURRENCIES.date': text("date: '…', as `npm run currencies` writes it"),
  'CURRENCIES.perDollar.*': figure("today's rates, by `npm run currencies`", 0.001, 1_000_000),
}

/** What to write for a sample whose other rules are in deploy-problems.ts and site-settings.ts. */
const SAMPLE_LINES: Lines = {
  'BRAND.origin': text("origin: 'https://www.your-domain.lk',"),
  'CONTACT.whatsapp': text("whatsapp: 'your own number, such as +94771234567',"),
  'CONTACT.whatsappShown': text("whatsappShown: 'the same number as guests read it, such as +94 77 123 4567',"),
}

/** Every text and number in a value, with its path. */
export function leaves(value: unknown, path = ''): [path: string, leaf: string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => leaves(part, path ? `${path}.${name}` : name))
}

function isRight(value: string | number, { range, pattern }: Line): boolean {
  if (range) return typeof value === 'number' && value >= range[0] && value <= range[1]
  return typeof value === 'string' && value.trim() !== '' && (pattern?.test(value) ?? true)
}

/** Somebody who offers no deposit, say, writes `null` in its place. */
function isOff(values: object, path: string): boolean {
  let part: unknown = values
  for (const name of path.split('.')) {
    if (part === null) return true
    part = (part as Record<string, unknown> | undefined)?.[name]
  }
  return false
}

const isLineOf = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(path)

/** @param values all that the file exports, by name */
function lineProblems(file: string, values: object, lines: Lines): string[] {
  const found = leaves(values)
  const needed = Object.entries(lines).flatMap(([pattern, line]) => {
    const those = found.filter(([path]) => isLineOf(pattern, path))
    if (those.length === 0 && !pattern.includes('*') && !isOff(values, pattern))
      return [problem(file, `${pattern} is missing`, line.write)]
    return those.flatMap(([path, value]) => {
      if (value === line.sample) return [problem(file, `${path} is a sample: ${value}`, line.write)]
      if (SAMPLE.test(String(value)) || isRight(value, line)) return []
      const what =
        line.range && typeof value === 'string' ? `is a text, and no number: '${value}'` : `cannot be right: ${value}`
      return [problem(file, `${path} ${what}`, line.write)]
    })
  })
  const sampled = found.flatMap(([path, value]) => {
    if (!SAMPLE.test(String(value))) return []
    const write = (lines[path] ?? SAMPLE_LINES[path])?.write ?? `${path.split('.').at(-1)!}: 'your own',`
    return [problem(file, `${path} is a sample: ${value}`, write)]
  })
  return [...needed, ...sampled]
}

/** What the operator's files export, each by name. */
export interface OperatorFiles {
  readonly business: object
  readonly terms: object
  readonly rideDay: object
  readonly currencies: object
}

/** What is wrong, each with the line to write. */
export const operatorProblems = (files: OperatorFiles): string[] => [
  ...lineProblems(BUSINESS, files.business, BUSINESS_LINES),
  ...lineProblems(TERMS_FILE, files.terms, TERMS_LINES),
  ...lineProblems(RIDE_DAY, files.rideDay, RIDE_DAY_LINES),
  ...lineProblems(CURRENCIES_FILE, files.currencies, CURRENCY_LINES),
]
