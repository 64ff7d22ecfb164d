/** No page shows an English sentence to who reads another language: neither its text, nor what screen readers hear. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { planAddress } from '#domain/journeys/plan.ts'
import { READY_JOURNEYS } from '#domain/journeys/ready-journeys.ts'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { allHotels } from '#worker/places/hotel-search.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { SITE_PAGES } from '../../browser/site-pages.ts'
import { removeBookings, inTenDays, testSite, transferToken, tourToken, form } from '../bookings/booking-site.ts'
import { journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'
import { read } from '../pages/html.ts'
import { englishIn, saidBy, straySpaces } from './english-left.ts'

const site = testSite()

/** Every warning that a plan can have, and a better order. */
const WARNED = {
  stops: [
    { place: 'Colombo Airport' },
    { place: 'Sigiriya', nights: 2 },
    { place: 'Ella', nights: 1, leaves: '16:00' },
    { place: 'Yala National Park', nights: 1 },
    { place: 'Wilpattu National Park', tour: 'full' as const },
    { place: 'Jaffna' },
    { place: "Adam's Peak" },
    { place: 'Mirissa' },
    { place: 'Colombo Airport' },
  ],
  start: '2027-09-10',
  end: '2027-09-12',
  flight: '03:00',
  travelers: 7,
}
const DETOUR = {
  stops: [{ place: 'Colombo' }, { place: 'Ella' }, { place: 'Kandy' }, { place: 'Nuwara Eliya' }, { place: 'Galle' }],
  travelers: 6,
  bags: 9,
}
const REFUSED = { stops: [{ place: 'Kandy' }, { place: 'Kandy' }, { place: 'Qqxxyyzz' }, { place: 'Ella' }] }

const PAGES: Readonly<Record<string, string>> = {
  ...SITE_PAGES,
  'a fare on the home page': '/?pickup=Kandy&dropoff=Ella',
  'one place twice': '/?pickup=Kandy&dropoff=Kandy',
  'a place that nobody knows': '/?pickup=Hotel+Sigirya+Garden+Xyz&dropoff=Kandy',
  'a tour from a place that nobody knows':
    '/things-to-do/safari/Yala-national-park-safari-pickup-from-Kandyy-drop-off-in-Mirissa-1-traveler-half-day',
  'a guided walk':
    '/things-to-do/safari/Horton-Plains-national-park-safari-pickup-from-Ella-drop-off-in-Ella-1-traveler-full-day?travelers=2',
  'a plan with warnings': planAddress(WARNED),
  'a plan with a better order': planAddress(DETOUR),
  'a plan that is refused': planAddress(REFUSED),
  ...Object.fromEntries(READY_JOURNEYS.map(({ slug }) => [`the journey ${slug}`, paths.readyJourney(slug)])),
  terms: paths.terms,
  'the page without a network': paths.offline,
  'the page of fare passports': '/passport',
  'the page that finds bookings': paths.findBooking,
  'after a payment': plainPaths.paid,
  'no such booking': paths.booking('K7Q2-M4XT-9BHE'),
  'no such link': `${plainPaths.bookingChanges('K7Q2-M4XT-9BHE')}?key=1`,
}

const referenceOf = async (answer: Response) => (await answer.json<BookingReceipt>()).reference
const keyOf = (reference: string) =>
  new RegExp(`${reference}/changes\\?key=(\\w+)`).exec(site.mails.map(({ text }) => text).join())![1]!

/** Addresses of the pages of bookings in several states. */
const ofBookings: [string, string][] = []
/** What the guests have written, and their driver. */
const GUESTS = ['Ann Smith', 'Ann S.', 'Nimal', 'CAB-1234', 'UL504, lands 08:40', 'Two binoculars, please']
/** As visitors typed them. */
const TYPED = ['Colombo Airport', 'Chennai', 'Qqxxyyzz', 'Hotel Sigirya Garden Xyz', 'Kandyy']

beforeAll(async () => {
  await removeBookings()
  const quote = await journeyQuote(PLAN)
  const driver = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1234' }
  const bookings = {
    'a drive': await referenceOf(await site.bookTransfer(await transferToken(), { pickupdate: inTenDays })),
    'a full car': await referenceOf(
      await site.bookTransfer(await transferToken(), { pickupdate: inTenDays, passengers: '9', bags: '9' }),
    ),
    'a tour at night': await referenceOf(await site.bookTour(await tourToken(), { pickupTime: '20:00' })),
    'a journey': await referenceOf(
      await site.post(`/journey/booking/${quote.token}`, { bookingDetails: journeyDetails(quote) }),
    ),
    'a confirmed drive': await referenceOf(
      await site.bookTransfer(await transferToken(), { pickupdate: inTenDays, pickuptime: '13:30' }),
    ),
    'a cancelled drive': await referenceOf(
      await site.bookTransfer(await transferToken(), { pickupdate: inTenDays, pickuptime: '17:30' }),
    ),
  }
  await takeStep(site.env, bookings['a confirmed drive'], { step: 'confirm' })
  await takeStep(site.env, bookings['a confirmed drive'], { step: 'driver', driver })
  await takeStep(site.env, bookings['a confirmed drive'], { step: 'paid', usd: 20 })
  await takeStep(site.env, bookings['a cancelled drive'], { step: 'cancel' })
  for (const [name, reference] of Object.entries(bookings)) {
    const key = keyOf(reference)
    ofBookings.push(
      [`${name}: its page`, paths.booking(reference)],
      [`${name}: its changes`, `${plainPaths.bookingChanges(reference)}?key=${key}`],
      [`${name}: its receipt`, `${plainPaths.bookingReceipt(reference)}?key=${key}`],
    )
  }
})

const hotels = new Set(allHotels().map(({ name }) => name))

const get = (path: string) => site.get(path, { redirect: 'manual' })

describe.each(OFFERED.filter((language) => language !== 'en'))('in %s', (language) => {
  const { prefix } = LANGUAGES[language]
  const left = async (path: string) => {
    const address = path === '/' ? prefix : prefix + path.replace(/^\/\?/, '?')
    const { html } = await read(address, get)
    const lines = saidBy(html).split('\n')
    const said = lines.filter((line) => !hotels.has(line)).join('\n')
    const spaces = language === 'zh' ? straySpaces(html) : []
    return [...englishIn(language, said, [...GUESTS, ...TYPED]), ...spaces]
  }

  test.each(Object.entries(PAGES))('%s', async (_, path) => {
    expect(await left(path)).toEqual([])
  })

  test("a booking's pages", async () => {
    for (const [name, path] of ofBookings) expect([name, await left(path)]).toEqual([name, []])
  })

  test('what a guest is refused', async () => {
    const [, path] = ofBookings.find(([name]) => name === 'a drive: its changes')!
    const post = (fields: Record<string, string>) =>
      site.get(prefix + path, form({ step: 'change', version: '0', date: inTenDays, time: '09:30', ...fields }))
    for (const fields of [
      {},
      { time: '25:00' },
      { date: '2020-01-01' },
      { date: '2047-01-01' },
      { travelers: '999' },
      { flight: 'none of these' },
      { version: '7', time: '10:00' },
    ] as Record<string, string>[]) {
      const answer = await post(fields)
      expect([fields, answer.status >= 400]).toEqual([fields, true])
      expect(englishIn(language, saidBy(await answer.text()), GUESTS)).toEqual([])
    }
  })
})
