/**
 * `npm run test:engines`: the main flows in Firefox, whose engine is another one than that of tests/browser: a fare is
 * found, booked, changed and cancelled, and a tour is booked. Playwright drives only browsers that it has patched, so
 * this goes through WebDriver BiDi, which every Firefox speaks. `FIREFOX_PATH` names one that is not where it usually is.
 */
import { equal, match } from 'node:assert/strict'
import { existsSync } from 'node:fs'
import puppeteer, { type Page } from 'puppeteer-core'
import { mailsAbout, newCustomer, PICKUP, ridesOf } from '../browser/bookings.ts'
import { SITE_PAGES } from '../browser/site-pages.ts'
import { startSite } from '../browser/site.ts'

const INSTALLED = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
/** Far longer than any step takes on a busy machine. */
const PATIENCE_MS = 120_000

const executablePath = INSTALLED.find((path) => path && existsSync(path))
if (!executablePath) {
  console.error(
    'No Firefox is installed. On Debian: sudo apt-get install firefox-esr. On macOS: brew install --cask firefox.',
  )
  process.exit(1)
}

const quoted = (text: string) => JSON.stringify(text)
/**
 * Puppeteer asks whether an element is enabled by text that it compiles in the page, which the site's policy refuses in
 * Firefox: it would wait for ever.
 */
const elementOf = (page: Page, selector: string) => page.locator(selector).setWaitForEnabled(false)
/** An element of this kind whose text begins so. */
const withText = (page: Page, kind: string, text: string) =>
  elementOf(page, `::-p-xpath(//${kind}[starts-with(normalize-space(), ${quoted(text)})])`)
const field = (page: Page, name: string) => elementOf(page, `[name="${name}" i]:not([type="hidden"])`)
const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent!)

async function fillInAndBook(page: Page, customer: { phone: string; email: string }, button: string): Promise<string> {
  await elementOf(page, '.booking-form__button').scroll()
  await page.waitForSelector('.booking-form__button:enabled')
  for (const [name, value] of Object.entries({
    pickupdate: PICKUP.date,
    pickuptime: PICKUP.time,
    phone: customer.phone,
    email: customer.email,
  }))
    await field(page, name).fill(value)
  await withText(page, 'button', button).click()
  await page.waitForSelector('.booking__reference strong')
  return textOf(page, '.booking__reference strong')
}

const site = await startSite()
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
console.log(await browser.version())

const FLOWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'a fare is found, booked, changed and cancelled'(page) {
    await page.goto(site.url)
    await page.waitForSelector('html[data-scripts="alive"]')
    await elementOf(page, 'input[name="dropoff"]').click()
    await page.keyboard.type('ella')
    await page.keyboard.press('Enter')
    await withText(page, 'h2', 'Taxi fare from Colombo Bandaranaike International Airport to Ella').wait()
    await page.waitForSelector('.fare[aria-busy="false"] .vehicle')
    const usd = await page.$eval('.vehicle data:last-of-type', (amount) => Number((amount as HTMLDataElement).value))

    const customer = newCustomer()
    const reference = await fillInAndBook(page, customer, 'Confirm Booking')
    const [booked] = ridesOf(site.state, customer)
    equal(booked!.reference, reference)
    equal(booked!.price_usd, usd)

    const receipt = (await mailsAbout(site.state, reference, 2)).find((mail) => mail.includes('changes?key='))!
    await page.goto(site.url + /\/booking\/[\w-]+\/changes\?key=\w+/.exec(receipt)![0])
    await elementOf(page, 'input[type="time"]').fill('10:30')
    await withText(page, 'button', 'Save the change').click()
    await withText(page, '*', 'Your change is saved').wait()
    equal(ridesOf(site.state, customer)[0]!.pickup_time, '10:30')

    await elementOf(page, 'input[type="checkbox"]').click()
    await withText(page, 'button', 'Cancel this booking').click()
    await withText(page, '*', 'Your booking is cancelled.').wait()
    equal(ridesOf(site.state, customer)[0]!.status, 'cancelled')
  },

  async 'a tour is put together and booked at the price that is shown'(page) {
    await page.goto(site.url + SITE_PAGES['a safari with transport'])
    await page.waitForSelector('html[data-scripts="alive"]')
    await field(page, 'travelers').fill('4')
    await elementOf(page, 'input[type="checkbox"]').click()
    await page.waitForSelector('::-p-xpath(//*[contains(@class, "summary")][contains(., "Travelers - 4")])')
    match(await textOf(page, 'h1'), /USD \d+/)
    const usd = Number(/USD (\d+)/.exec(await textOf(page, 'h1'))![1])

    const customer = newCustomer()
    const reference = await fillInAndBook(page, customer, 'Book Now')
    const [booked] = ridesOf(site.state, customer)
    equal(booked!.reference, reference)
    equal(booked!.travelers, 4)
    equal(booked!.price_usd, usd)
  },
}

let failed = 0
try {
  for (const [name, flow] of Object.entries(FLOWS)) {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const uncaught: unknown[] = []
    page.on('pageerror', (error) => uncaught.push(error))
    try {
      await flow(page)
      equal(uncaught.length, 0, String(uncaught))
      console.log(`✓ ${name}`)
    } catch (error) {
      failed += 1
      console.error(`✗ ${name}`, page.url(), error)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await site.remove()
}
process.exit(failed === 0 ? 0 : 1)
