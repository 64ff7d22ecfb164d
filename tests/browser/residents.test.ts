/** Who lives in Sri Lanka reads rupees alone, and by how many payments by card, before the tap that books. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { planAddress } from '#domain/journeys/plan.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { violations } from './accessibility.ts'
import { bookingForm, confirmButton, fillIn, newCustomer, shownReference, inDays } from './bookings.ts'
import { browser } from './browser.ts'
import { startSiteWith, type Site } from './site.ts'
import { translateNow } from './translator.ts'
import { SHORT_PHONE, visit } from './visit.ts'

const TRANSFER = '/transfer/taxi-from-Colombo-to-Kandy'
const TOUR =
  "/things-to-do/safari/Adam's-Peak-safari-pickup-from-Adam's-Peak-drop-off-in-Adam's-Peak-1-traveler-half-day"
const YALA = '/things-to-do/safari/yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day'
/** On it no guest comes into that park. */
const CLOSED = `${Number(inDays(10).slice(0, 4)) + (inDays(10).slice(5) < '09-10' ? 0 : 1)}-09-10`
const JOURNEY = '/journey?stop1=Colombo&stop2=Kandy&nights2=1&stop3=Ella'
const deposit = { percent: 50, leastUsd: 11, fromTotalUsd: 40 }
const PAYHERE = {
  PAYMENT_URL: '',
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_SECRET: 'MzE4MjcwNTIzMDI1OTkwNDkwMjExMDUyOTQ1ODQz',
  PAYHERE_LIMITS: '20 / 0',
  PAYHERE_SECOND_MERCHANT_ID: '1211150',
  PAYHERE_SECOND_SECRET: 'NTk5MDI0NTg0MzE4MjcwNTIzMDIxMTA1Mjk5MDQ5',
  PAYHERE_SECOND_LIMITS: '0 / 0',
}

let site: Site
beforeAll(async () => {
  const list = { ...FIRST_PRICE_LIST, promises: { ...FIRST_PRICE_LIST.promises, deposit } }
  site = await startSiteWith(list, PAYHERE)
})
afterAll(() => site.remove())

/** One of ours: what a park itself charges is said as '105 USD'. */
const PRICE_IN_DOLLARS = /USD\s*\d/

/** What is read of the fare, the cards, the bar, the heading and the lists: with what stands in place of other words, and without what is hidden. */
const seenBeside = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element): string => {
      const { display, visibility } = getComputedStyle(element)
      if (display === 'none' || element instanceof HTMLSelectElement) return ''
      const { content, visibility: after } = getComputedStyle(element, '::after')
      const own = [...element.childNodes].map((node) =>
        node instanceof Element ? seen(node) : visibility === 'visible' ? node.textContent : '',
      )
      return [...own, after === 'visible' && content.startsWith('"') ? content.slice(1, -1) : ''].join('')
    }
    const beside =
      '.fare, .fare-bar, .summary, .offers, .total, .ways, .way, .booking-form, .route__lowest, .drive, .price-list, [role="status"], [role="note"]'
    return [...document.querySelectorAll(beside)].map(seen).join(' | ')
  })

async function openForm(address: string) {
  const opened = await visit(browser, address, SHORT_PHONE)
  opened.page.setDefaultTimeout(20_000)
  const form = opened.page.locator('form.booking-form')
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  const phone = form.getByLabel('Phone number')
  // The country is worked out once the list of countries has come.
  await phone.focus()
  await form.locator('.phone__select option[value="GB"]').waitFor({ state: 'attached' })
  return { ...opened, form, phone }
}

/** px */
const largestText = (price: Element) =>
  Math.max(
    ...[...price.querySelectorAll('data')]
      .filter((each) => each.textContent !== '' && getComputedStyle(each).display !== 'none')
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  )
const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
/** Of what is written in an element's place. */
const groundOfWords = (element: Element) => getComputedStyle(element, '::after').backgroundColor

test('a Sri Lankan number asks for rupees by itself; a guest from abroad who says to live in Sri Lanka reads them from then on, and pays in them', async () => {
  const { page, complaints, close } = await visit(browser, site.url + TRANSFER, SHORT_PHONE)
  const form = bookingForm(page)
  const livesHere = form.getByLabel('I live in Sri Lanka, and pay in rupees')
  expect(await livesHere.count()).toBe(0)
  await fillIn(page, { ...newCustomer(), phone: '+94 77 123 4567' })
  await form.getByText(/We ask for a deposit of LKR [\d,]+ online/).waitFor()
  expect(await livesHere.count()).toBe(0)
  await fillIn(page, newCustomer())
  await form.getByText(/We ask for a deposit of USD \d+ online.* you pay it in 2 payments\./).waitFor()
  await livesHere.tap()
  const inRupees = form.getByText(/We ask for a deposit of LKR [\d,]+ online/)
  await inRupees.waitFor()
  expect(await inRupees.textContent()).not.toMatch(/USD|payments/)
  // And so does what stands beside the form.
  await page.locator('html[data-in-rupees]').waitFor()
  expect(await seenBeside(page)).toMatch(/LKR [\d,]+/)
  expect(await seenBeside(page)).not.toMatch(PRICE_IN_DOLLARS)
  expect(await form.locator('select option:checked').first().textContent()).toMatch(/^Mini Car - LKR \d+$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page, 'form')).toEqual([])
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  const seen = async () => {
    await page
      .getByText(/deposit of LKR [\d,]+ online/)
      .first()
      .waitFor()
    const text = await page.locator('main').innerText()
    expect(text).toMatch(/LKR [\d,]+/)
    expect(text).not.toContain('USD')
  }
  await seen()
  await page.goto(`${site.url}/booking/${reference}`)
  await seen()
  await page.goto(`${site.url}/booking/${reference}/pay`)
  expect(await page.locator('input[name="currency"]').inputValue()).toBe('LKR')
  expect(complaints).toEqual([])
  await close()
})

test('a drive that is priced in rupees is said at its price in rupees, not at its whole dollars', async () => {
  const { page, phone, close } = await openForm(`${site.url}/transfer/taxi-from-Kandy-to-Ella`)
  await phone.fill('+94 77 123 4567')
  await page.locator('html[data-in-rupees]').waitFor()
  const bags = page.locator('.more-stops p data')
  const stops = [{ place: 'Kandy', gap: true, bagsByCar: true }, { place: 'Ella' }]
  const answer = await fetch(`${site.url}/en/serendip/journey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ stops }),
  })
  const { miniprice } = ((await answer.json()) as { rides: { miniprice: number }[] }).rides[0]!
  expect(miniprice % FIRST_PRICE_LIST.dollar.lkr).toBeGreaterThan(0)
  expect(await bags.getAttribute('data-rupees')).toBe(`LKR ${miniprice.toLocaleString('en')}`)
  await close()
})

test('a tour with a night at its park is read at one price in rupees, in the line above the form as below it', async () => {
  const { page, form, phone, close } = await openForm(`${site.url}${YALA}`)
  await form.getByText('A night at the park').tap()
  await form.getByLabel('Stay the night there, and be brought back the day after').tap()
  const price = form.getByText(/^With the way back on the day after, in a /)
  await price.waitFor()
  await phone.fill('+94 77 123 4567')
  await page.locator('html[data-in-rupees]').waitFor()
  await expect.poll(() => price.textContent()).toMatch(/LKR [\d,]+/)
  const [said] = /LKR\s[\d,]+/.exec((await price.textContent())!)!
  const lead = form.locator('.booking-form__head data')
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
  expect(plain(await lead.getAttribute('data-rupees'))).toBe(plain(said))
  // As above the form, and in what a screen reader hears.
  for (const beside of ['.safari__price', '.summary__total data'])
    await expect.poll(async () => plain(await page.locator(beside).getAttribute('data-rupees'))).toBe(plain(said))
  const heard = page.locator('.safari__tour > [role="status"]')
  await expect.poll(async () => plain(await heard.getAttribute('data-rupees'))).toBe(plain(`${said} in total`))
  const rupees = (text: string | null) => Number(text!.replaceAll(/\D/g, ''))
  const parts = await page
    .locator('.summary__part data')
    .evaluateAll((each) => each.map((part) => part.getAttribute('data-rupees')))
  expect(parts.reduce((sum, part) => sum + rupees(part), 0)).toBe(rupees(said))
  await page.evaluate(() => scrollTo(0, 0))
  const bar = page.locator('.tour-bar strong data')
  await expect.poll(async () => plain(await bar.getAttribute('data-rupees'))).toBe(plain(said))
  await close()
})

test('of a tour on a day on which its park is closed nothing is asked for before our yes, for the way back on the day after neither', async () => {
  const { page, form, close } = await openForm(`${site.url}${YALA}`)
  await fillIn(page, newCustomer())
  await form.getByText('A night at the park').tap()
  await form.getByLabel('Stay the night there, and be brought back the day after').tap()
  await form.getByText(/^With the way back on the day after, in a /).waitFor()
  const said = form.getByText(/We ask for a deposit of USD \d+ online/)
  await said.waitFor()
  await form.getByLabel('Pickup date').fill(CLOSED)
  await form.getByText('You can book this day; we then write to you about another day or park.').waitFor()
  await said.waitFor({ state: 'detached' })
  await form.locator('.booking-form__button').tap()
  await shownReference(page)
  expect(await page.getByRole('link', { name: /^Pay / }).count()).toBe(0)
  await close()
})

test('beside the form of a tour and of a journey as well; a foreign number brings the dollars back', async () => {
  for (const path of [TOUR, JOURNEY]) {
    const { page, close } = await visit(browser, `${site.url}${path}`, SHORT_PHONE)
    page.setDefaultTimeout(15_000)
    const form = page.locator('form.booking-form')
    await form.scrollIntoViewIfNeeded()
    await form.locator('.booking-form__button:enabled').waitFor()
    const phone = form.getByLabel('Phone number')
    // The country is worked out once the list of countries has come.
    await phone.focus()
    await form.locator('.phone__select option[value="GB"]').waitFor({ state: 'attached' })
    await phone.fill('+44 7911 123456')
    await page.getByLabel('I live in Sri Lanka, and pay in rupees').waitFor()
    const before = await seenBeside(page)
    expect(before, path).toContain('USD')
    await phone.fill('+94 77 123 4567')
    await page.locator('html[data-in-rupees]').waitFor()
    const after = await seenBeside(page)
    expect(after, path).not.toMatch(PRICE_IN_DOLLARS)
    // A price is as large as it was in dollars, and what the cheaper way saves has its ground.
    for (const total of await page.locator('.total__price, .ways__price').all())
      expect(await total.evaluate(largestText)).toBeGreaterThan(24)
    for (const cheaper of await page.locator('.ways__cheaper').all())
      expect(await cheaper.evaluate(groundOfWords)).toBe(await page.locator('.fare-bar .button').evaluate(groundOf))
    expect(await page.locator('.ways__cheaper').count()).toBe(path.startsWith('/journey') ? 1 : 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page, 'main')).toEqual([])
    await phone.fill('+44 7911 123456')
    await page.locator('html:not([data-in-rupees])').waitFor()
    expect((await seenBeside(page)).match(/USD\s*[\d,]+/g), path).toEqual(before.match(/USD\s*[\d,]+/g))
    await close()
  }
})

/**
 * Words are taken out of sentences on the page of a transfer alone, where each language has its own; the others show their
 * amounts alike in all of them, so Russian, whose words are the longest, stands for these.
 */
test.each(OFFERED)(
  'in %s headings, bars and totals are in rupees alone, also behind a translator',
  async (language) => {
    for (const path of language === 'ru' ? [TRANSFER, TOUR, JOURNEY] : [TRANSFER]) {
      const { page, close } = await visit(browser, site.url + addressIn(language, path), SHORT_PHONE)
      page.setDefaultTimeout(15_000)
      const form = page.locator('form.booking-form')
      await form.scrollIntoViewIfNeeded()
      await form.locator('.booking-form__button:enabled').waitFor()
      const phone = form.locator('input[type="tel"]')
      await phone.focus()
      await form.locator('.phone__select option[value="GB"]').waitFor({ state: 'attached' })
      for (const how of ['as it is', "behind a browser's translator"]) {
        const said = `${path}, ${how}`
        if (how !== 'as it is') {
          await phone.fill('+44 7911 123456')
          await page.locator('html:not([data-in-rupees])').waitFor()
          await translateNow(page)
        }
        expect(await seenBeside(page), said).toMatch(PRICE_IN_DOLLARS)
        await phone.fill('+94 77 123 4567')
        await page.locator('html[data-in-rupees]').waitFor()
        await expect.poll(() => seenBeside(page), { message: said }).not.toMatch(PRICE_IN_DOLLARS)
        expect(await seenBeside(page), said).toMatch(/LKR\s*\d/)
        // Nothing is left of what stood around the dollars.
        expect(await page.locator('.route__lowest').count(), said).toBe(path.startsWith('/transfer') ? 1 : 0)
        for (const words of await page.locator('.route__lowest').all())
          expect(await words.getAttribute('data-rupees'), said).not.toMatch(/[(（]\s*[)）]|USD/)
        for (const name of await page.locator('.fare-bar small').all())
          expect(await name.getAttribute('data-rupees'), said).toMatch(/^[^·]*[^·\s]$/)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), said).toBe(390)
      }
      await close()
    }
  },
)

describe('with bulky things, no free car and a dated price', () => {
  const FULL_DAY = inDays(14)
  let seasonal: Site
  beforeAll(async () => {
    const seasons = [
      { from: inDays(20), to: inDays(30), percent: 15, names: { en: 'Peak' }, vehicles: null, tours: true },
    ]
    const list = { ...FIRST_PRICE_LIST, promises: { ...FIRST_PRICE_LIST.promises, deposit }, seasons }
    seasonal = await startSiteWith(list, PAYHERE, (database) => {
      const insert = database.prepare(
        `insert into cars (plate, vehicle, seats, base, base_lat, base_lng) values (?, 'van', 6, 'Colombo', 6.93, 79.85)`,
      )
      for (const number of [1, 2, 3]) insert.run(`CAB-${number}`)
    })
    // The cron tells the pages of cars.
    expect((await fetch(`${seasonal.url}/cdn-cgi/local/scheduled`)).status).toBe(200)
  })
  afterAll(() => seasonal.remove())

  const open = (path: string) => openForm(seasonal.url + path)

  test('a ride is booked without one dollar', async () => {
    const { page, form, phone, complaints, close } = await open(TRANSFER)
    await page
      .locator('.fare__notes')
      .getByText(/^from .*: USD \d+$/)
      .waitFor()
    await phone.fill('+94 77 123 4567')
    await page.locator('html[data-in-rupees]').waitFor()
    expect(await seenBeside(page)).toMatch(/from [^:]+: LKR [\d,]+/)
    expect(await seenBeside(page)).not.toMatch(PRICE_IN_DOLLARS)
    await form.getByLabel('Pickup date').fill(FULL_DAY)
    await form.getByLabel('Pickup time').fill('09:30')
    await form.getByRole('button', { name: /^Take the Van for LKR [\d,]+$/ }).waitFor()
    await form.getByText('Surfboards, golf bags, bicycles, wheelchairs, prams').tap()
    await form.getByLabel('Wheelchairs that do not fold').fill('1')
    const take = form.getByRole('button', { name: /^Take the Van for LKR [\d,]+$/ })
    await expect.poll(() => take.count()).toBe(2)
    expect(await seenBeside(page)).not.toMatch(PRICE_IN_DOLLARS)
    const amount = /LKR ([\d,]+)/.exec((await take.first().textContent())!)![1]!.replace(',', '')
    await take.first().tap()
    await expect.poll(() => form.locator('select option:checked').first().textContent()).toBe(`Van - LKR ${amount}`)
    await form.getByLabel(/^E-?mail$/).fill(newCustomer().email)
    await form.getByLabel('Pickup date').fill(inDays(25))
    await form.getByText('Peak, 15\u00a0% more').waitFor()
    expect(await seenBeside(page)).not.toMatch(PRICE_IN_DOLLARS)
    expect(await violations(page, 'main')).toEqual([])
    await confirmButton(page).tap()
    await shownReference(page)
    expect(await page.locator('main').innerText()).not.toContain('USD')
    expect(complaints).toEqual([])
    await close()
  })

  test('of a tour nothing is asked for before our yes, where only its way back on the day after waits for a car', async () => {
    const { page, form, close } = await open(YALA)
    await fillIn(page, newCustomer())
    await form.getByText('A night at the park').tap()
    await form.getByLabel('Stay the night there, and be brought back the day after').tap()
    await form.getByText(/^With the way back on the day after, in a /).waitFor()
    const said = form.getByText(/We ask for a deposit of USD \d+ online/)
    await said.waitFor()
    await form.getByLabel('Pickup date').fill(inDays(16))
    await form
      .getByText(/^Ride 2: .* none is free at this time\./)
      .first()
      .waitFor()
    await said.waitFor({ state: 'detached' })
    await form.locator('.booking-form__button').tap()
    await shownReference(page)
    expect(await page.getByRole('link', { name: /^Pay / }).count()).toBe(0)
    await close()
  })

  test('what it costs that a car takes the bags is said in rupees, also to a screen reader', async () => {
    const stops = [{ place: 'Colombo' }, { place: 'Kandy', gap: true }, { place: 'Ella' }, { place: 'Galle' }]
    const { page, phone, close } = await open(planAddress({ stops }))
    const offer = page.getByRole('button', { name: /^We take the train, and our bags go by car: USD \d+$/ })
    await offer.waitFor()
    await phone.fill('+94 77 123 4567')
    await page.locator('html[data-in-rupees]').waitFor()
    await page.getByRole('button', { name: /^We take the train, and our bags go by car: LKR [\d,]+$/ }).waitFor()
    expect(await offer.count()).toBe(0)
    expect(await violations(page, 'main')).toEqual([])
    await close()
  })

  test('a tour and a journey in too small a vehicle are read without one, also by a screen reader', async () => {
    const stops = [{ place: 'Colombo' }, { place: 'Kandy', nights: 1 }, { place: 'Ella' }, { place: 'Galle' }]
    for (const path of [
      '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day',
      `${planAddress({ stops, travelers: 5, bags: 2 })}`,
    ]) {
      const { page, form, phone, close } = await open(path)
      if (path.includes('/journey')) await page.locator('.total label', { hasText: 'Mini Car' }).tap()
      await phone.fill('+94 77 123 4567')
      await page.locator('html[data-in-rupees]').waitFor()
      expect(await seenBeside(page), path).not.toMatch(PRICE_IN_DOLLARS)
      expect(await seenBeside(page), path).toMatch(/from [^:]+: LKR [\d,]+/)
      if (path.includes('/journey')) {
        const take = page.locator('.total').getByRole('button', { name: /^Take the Van for/ })
        expect(await take.innerText()).toMatch(/for LKR [\d,]+$/)
        await phone.fill('+44 7911 123456')
        await expect.poll(() => take.innerText()).toMatch(/for USD [\d,]+$/)
        await phone.fill('+94 77 123 4567')
        await expect.poll(() => take.innerText()).toMatch(/for LKR [\d,]+$/)
      }
      await form.locator('input[type="date"]').first().fill(inDays(25))
      await form.getByText('Peak, 15\u00a0% more').first().waitFor()
      await expect.poll(() => seenBeside(page)).not.toMatch(PRICE_IN_DOLLARS)
      await close()
    }
  })
})
