/** The booking form as a visitor fills it in, and the records that a booking leaves behind. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { addMonths, DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { openDatabase } from './site.ts'
import { press } from './visit.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The day in Sri Lanka so many days from now. */
export const inDays = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date

/** A date that can be booked, whenever the tests run. */
export const PICKUP = { date: addMonths(sriLankaTime(new Date()).date, 1), time: '05:30' }

export const bookingForm = (page: Page) =>
  page.getByRole('form', { name: /Instant Booking|Book this tour|on request$/ })
export const journeyForm = (page: Page) =>
  page.getByRole('form', { name: /^(Book the whole journey|Journey on request)$/ })
/** The submit button of a transfer's form, also of one that is a request. */
export const confirmButton = (page: Page) => page.getByRole('button', { name: /^(Confirm Booking|Send the request)$/ })
/** The heading of the answer that replaces the page. */
export const payLink = (page: Page) => page.getByRole('link', { name: /^Pay Online In Advance/ })

export const answerHeading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true })

export interface Customer {
  readonly phone: string
  readonly email: string
  readonly note?: string
}

/** A mail comes right after its booking; this is for a machine that does much else. */
const PATIENCE_MS = 180_000

let customers = 0

/** A customer whom no other test uses. */
export function newCustomer(): Customer {
  customers += 1
  return { phone: '+44 7911 123456', email: `guest-${process.pid}-${customers}@example.com` }
}

/** Scrolls to the form, which fetches its code, and waits until it is hydrated. */
export async function readyForm(page: Page): Promise<Locator> {
  const form = bookingForm(page)
  // In one step, because a page that is rendered anew puts another form in the place of this one.
  await form.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await form.locator('.booking-form__button:enabled').waitFor()
  return form
}

/** Fills in date, time and the customer's fields; vehicle, travelers and transport stay as they are. */
export async function fillIn(page: Page, { phone, email, note }: Customer): Promise<void> {
  const form = await readyForm(page)
  await form.getByLabel('Pickup date').fill(PICKUP.date)
  await form.getByLabel('Pickup time').fill(PICKUP.time)
  await form.getByLabel('Phone number').fill(phone)
  await form.getByLabel(/^E-?mail$/).fill(email)
  if (note !== undefined) await form.getByLabel(/details|notes/).fill(note)
}

/** Waits for the confirmation and reads its reference. */
export async function shownReference(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: /^(Congradulations|We've received your request)$/ }).waitFor()
  return (await page.locator('.booking__reference strong').textContent())!
}

/** Answers the next call that books a transfer with a problem (RFC 9457), in the server's place. */
export function refuseBooking(
  page: Page,
  { type, ...problem }: { type: string; status: number; [more: string]: unknown },
): Promise<unknown> {
  const body = JSON.stringify({ title: 'Refused', ...problem, type: `/problems/${type}` })
  return page.route(
    '**/transfer/booking/*',
    (route) => route.fulfill({ status: problem.status, contentType: 'application/problem+json', body }),
    { times: 1 },
  )
}

/** The rides that a customer has booked, with their bookings, in the site's database; oldest first. */
export function ridesOf(state: string, { email }: Customer): Record<string, string | number | null>[] {
  const database = openDatabase(state, { readOnly: true })
  try {
    return database
      .prepare(
        `select bookings.*, rides.* from bookings join rides on rides.booking_number = bookings.number
         where bookings.email = ? order by bookings.created_at, rides.position`,
      )
      .all(email) as Record<string, string | number | null>[]
  } finally {
    database.close()
  }
}

/** What the operator's command prints. */
export function operatorReport(state: string, ...parameters: readonly string[]): string {
  return execFileSync(process.execPath, [join(ROOT, 'scripts/bookings.ts'), ...parameters], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      SITE_STATE: state,
      NO_COLOR: '1',
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
}

/** The texts of mails, by their files. All files of tests book at one site: to read each mail again takes longer and longer. */
const mailTexts = new Map<string, string>()
function mailText(file: string): string {
  const text = mailTexts.get(file) ?? readFileSync(file, 'utf8')
  // The file of a mail that is being written is empty.
  if (text) mailTexts.set(file, text)
  return text
}

/** Waits for so many mails that name a booking, and reads their texts. The local Worker writes mails to files. */
export async function mailsAbout(state: string, reference: string, count: number): Promise<string[]> {
  const found = () =>
    globSync(join(state, 'client/.wrangler/tmp/email/*/email-text/*.txt'))
      .map(mailText)
      .filter((text) => text.includes(reference))
  const end = Date.now() + PATIENCE_MS
  while (found().length < count) {
    if (Date.now() > end) throw new Error(`${found().length} mails name ${reference}, not ${count}`)
    await new Promise((wake) => setTimeout(wake, 100))
  }
  return found()
}

/** Cancels the only ride of a booking, by the link in the guest's mail, in a page of its own. */
export async function cancelByMail(page: Page, site: string, state: string, reference: string): Promise<void> {
  const receipt = (await mailsAbout(state, reference, 2)).find((mail) => mail.includes('changes?key='))!
  const other = await page.context().newPage()
  await other.goto(site + /\/booking\/[\w-]+\/changes\?key=\w+/.exec(receipt)![0])
  await press(other.getByLabel('Yes, cancel this booking'))
  await press(other.getByRole('button', { name: /^Cancel/ }))
  await other.getByText('Your booking is cancelled.').waitFor()
  await other.getByText('The cancellation costs nothing.').waitFor()
  await other.close()
}

/** Calls the site as its pages do. */
export async function post<T>(path: string, body: unknown, site = inject('siteUrl')): Promise<T> {
  const answer = await fetch(`${site}/en/serendip${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json() as Promise<T>
}

/** A car from Colombo airport to Ella in two days, booked by call. @param details more of the guest's */
export async function booked(details: Record<string, unknown> = {}): Promise<BookingReceipt> {
  const [quote] = await post<TransferQuote[]>('/transfer/query', { urlData: { url: 'taxi-from-CMB-to-Ella' } })
  const { pickup, dropoff, distance, duration, token } = quote!
  return post(`/transfer/booking/${token}`, {
    bookingDetails: {
      pickup,
      dropoff,
      distance,
      duration,
      // Each of a customer of its own: one address gets only so many mails.
      ...newCustomer(),
      vehicle: vehicleText('car', quote!),
      flightdetails: '',
      pickupdate: sriLankaTime(new Date(Date.now() + 48 * 60 * 60_000)).date,
      pickuptime: '14:05',
      ...details,
    },
  })
}

/** A journey of four drives, each with two vans: eight people with six bags, and a way that is their own. */
export async function bookedJourney(): Promise<BookingReceipt> {
  const quote = await post<JourneyAnswer>('/journey', {
    stops: [
      { place: 'Colombo Bandaranaike International Airport', via: [{ place: 'Dambulla', minutes: 75 }] },
      { place: 'Sigiriya', nights: 2 },
      { place: 'Kandy', nights: 1, gap: true },
      { place: 'Ella', nights: 2 },
      { place: 'Yala national park' },
      { place: 'Mirissa', nights: 2 },
      { place: 'Colombo Bandaranaike International Airport' },
    ],
    travelers: 8,
    bags: 6,
  })
  return post(`/journey/booking/${quote.token}`, {
    bookingDetails: {
      ...newCustomer(),
      vehicle: 'van',
      arrangement: 'rides',
      guestname: 'Maximiliane von der Schulenburg',
      passengers: 8,
      flight: 'UL504',
      dropoffaddress: `Villa ${'SunriseGarden'.repeat(10)}`,
      rides: quote.rides.map(({ day }) => ({
        pickupdate: inDays(20 + day),
        pickuptime: '08:00',
      })),
    },
  })
}
