/**
 * The lines of `domain/operator/business.ts` that a site cannot do without: what to write where one is missing, holds a
 * sample that no rule tells from a real value, or a figure that cannot be right. It imports nothing: where a whole part
 * of that file is missing, no module that reads it can be loaded.
 */
export const BUSINESS = 'domain/operator/business.ts'

/** Domains that belong to nobody (RFC 2606), and numbers made of zeros. */
export const SAMPLE = /(?:^|[/.@])example\.(?:com|net|org)\b|\.(?:example|test|invalid)\b|0(?:\s?0){6}/i

export const problem = (file: string, what: string, line: string) => `${file}: ${what}; write: ${line}`

interface Line {
  readonly write: string
  readonly sample?: string | number
  /** Of a figure: both included. */
  readonly range?: readonly [least: number, most: number]
  /** Of a text. */
  readonly pattern?: RegExp
}

const text = (write: string, sample?: string): Line => ({ write, ...(sample === undefined ? {} : { sample }) })
const figure = (write: string, least: number, most: number): Line => ({ write, range: [least, most] })
const hours = (name: string, now: number, most: number) => figure(`${name}: ${now},`, 0, most)
const clock = (name: string, now: string): Line => ({
  write: `${name}: '${now}',`,
  pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
})
const link = (name: string) => text(`${name}: 'https://your-own-page',`)

const DAY = 24
const WEEK = 7 * DAY

const LINES: Readonly<Record<string, Line>> = {
  'BRAND.name': text("name: 'the name of your company',", 'Serendip Taxi'),
  'BRAND.legalName': text("legalName: 'its name in the register of companies',", 'Serendip Taxi & Tours (Pvt) Ltd'),
  'BRAND.tagline': text("tagline: 'what you offer, in a few words',"),
  'BRAND.registrationNumber': text("registrationNumber: 'your own',"),
  'CONTACT.email': { ...text("email: 'info@your-domain.lk',"), pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/ },
  'CONTACT.address.street': text("street: 'your street and number',", '1 Sample Lane'),
  'CONTACT.address.locality': text("locality: 'your town',"),
  'CONTACT.address.postalCode': text("postalCode: 'its postal code',"),
  'CONTACT.address.country': text("country: 'LK',"),
  'CONTACT.address.countryName': text("countryName: 'Sri Lanka',"),
  'SERVICE.driverHours': hours('driverHours', 12, WEEK),
  'SERVICE.leadHours': hours('leadHours', 12, WEEK),
  'SERVICE.nightLead.from': clock('from', '22:00'),
  'SERVICE.nightLead.until': clock('until', '06:00'),
  // The list of what needs a hand looks one day ahead.
  'SERVICE.nightLead.hours': hours('hours', 14, DAY),
  'SERVICE.freeWaiting.airport': figure('airport: 90, (minutes)', 0, DAY * 60),
  'SERVICE.freeWaiting.elsewhere': figure('elsewhere: 30, (minutes)', 0, DAY * 60),
  'SERVICE.meetingPoint': text("meetingPoint: 'where the driver stands at the airport',"),
  'SERVICE.checkInHours': hours('checkInHours', 3, DAY),
  'DOLLAR.lkr': figure('lkr: 288, (rupees for a dollar)', 50, 5000),
  'DOLLAR.lkrInTours': figure('lkrInTours: 291, (rupees for a dollar)', 50, 5000),
  'AGREED_PRICES.mostDiscountPercent': figure('mostDiscountPercent: 50,', 0, 100),
  'AGREED_PRICES.mostSurchargePercent': figure('mostSurchargePercent: 100,', 0, 1000),
  PARK_FEE_MEANING: text(
    "PARK_FEE_MEANING = 'what the park fee beside a tour is, in your own words'",
    'That is what a visit is charged at the park itself.',
  ),
  PARK_FEE_NOTE: text(
    "PARK_FEE_NOTE = 'whether the price of a tour covers the park entry of {party}, in your own words'",
    'The total covers the entry of {party}: there is nothing to pay at the gate.',
  ),
  'REVIEWS.count': { ...figure('count: the number of your own reviews', 0, 1_000_000), sample: 163 },
  'REVIEWS.stars': figure('stars: 5, (what you are rated)', 0, 10),
  'REVIEWS.maxStars': figure('maxStars: 5,', 1, 10),
  'LINKS.activities.adamsPeak': link('adamsPeak'),
  'LINKS.activities.udawalawe': link('udawalawe'),
  'LINKS.activities.yala': link('yala'),
  'LINKS.activities.minneriya': link('minneriya'),
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

/** What is wrong, each with the line to write. @param business all that the file exports, by name */
export function businessProblems(business: object): string[] {
  const found = new Map(leaves(business))
  const needed = Object.entries(LINES).flatMap(([path, line]) => {
    const value = found.get(path)
    if (value === undefined) return [problem(BUSINESS, `${path} is missing`, line.write)]
    if (value === line.sample) return [problem(BUSINESS, `${path} is a sample: ${value}`, line.write)]
    if (SAMPLE.test(String(value)) || isRight(value, line)) return []
    return [problem(BUSINESS, `${path} cannot be right: ${value}`, line.write)]
  })
  const sampled = [...found].flatMap(([path, value]) => {
    if (!SAMPLE.test(String(value))) return []
    const write = LINES[path]?.write ?? `${path.split('.').at(-1)!}: 'your own',`
    return [problem(BUSINESS, `${path} is a sample: ${value}`, write)]
  })
  return [...needed, ...sampled]
}
