/** The vehicle cards: one of them is chosen, and the form and the bar follow. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { roomOf } from '#domain/fares/vehicles.ts'
import { browser } from './browser.ts'
import { answerHeading, bookingForm, ridesOf, confirmButton, fillIn, newCustomer, readyForm } from './bookings.ts'
import { SITE_PAGES } from './site-pages.ts'
import { loadAndHydrate, PHONE, visit, visitBeforeHydration } from './visit.ts'

const site = inject('siteUrl')

const card = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Vehicle' }).getByRole('radio', { name: new RegExp(`^.*${name}`) })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Chosen vehicle' })
const amounts = (text: string) => text.match(/(?:LKR|USD) [\d,]+/g)!.toSorted()

test('arrows choose a card, and bar, form and booking have its vehicle', async () => {
  const { page, close } = await visit(browser, site + SITE_PAGES['a transfer page'], PHONE)
  expect(await card(page, 'Mini Car').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Swap pickup and dropoff' }).focus()
  for (const key of ['Tab', 'Tab', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  const van = page.locator('.vehicle', { hasText: 'Van' })
  expect(await card(page, 'Van').evaluate((radio) => radio.matches(':checked:focus'))).toBe(true)
  expect(await van.innerText()).toContain(`up to ${roomOf('van').seats} travelers, ${roomOf('van').bags} bags`)
  expect(amounts(await bar(page).innerText())).toEqual(amounts(await van.innerText()))
  expect(await bar(page).innerText()).toContain('Van')
  const form = await readyForm(page)
  expect(await form.getByLabel('Vehicle').inputValue()).toMatch(/^Van - LKR/)

  // And the other way round, also after a reload.
  await form.getByLabel('Vehicle').selectOption({ index: 1 })
  await expect.poll(() => card(page, 'Sedan Car').isChecked()).toBe(true)
  await loadAndHydrate(page, () => page.reload())
  await expect.poll(() => card(page, 'Sedan Car').isChecked()).toBe(true)
  expect(await bar(page).innerText()).toContain('Sedan Car')

  await card(page, 'Van').tap()
  const ann = newCustomer()
  await fillIn(page, ann)
  await confirmButton(page).tap()
  await answerHeading(page, 'Congradulations').waitFor()
  expect(ridesOf(inject('siteState'), ann)).toMatchObject([{ vehicle: 'van' }])
  await close()
})

test('a card that was chosen before hydration stays chosen', async () => {
  const { page, start, close } = await visitBeforeHydration(browser, site + SITE_PAGES['a transfer page'], PHONE)
  await page.locator('.vehicle', { hasText: 'Van' }).tap()
  expect(await card(page, 'Van').isChecked()).toBe(true)
  start()
  await expect.poll(() => bar(page).innerText()).toContain('Van')
  expect(await card(page, 'Van').isChecked()).toBe(true)
  expect(await (await readyForm(page)).getByLabel('Vehicle').inputValue()).toMatch(/^Van - LKR/)
  await close()
})

/** What is not wholly seen: under the fold, or under something that floats. */
const hidden = (page: Page) =>
  page.locator('.trip .place-field__input, .fare data').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return [
          [left + 2, top + 2],
          [right - 2, bottom - 2],
          [(left + right) / 2, (top + bottom) / 2],
        ].some(([x, y]) => {
          const seen = document.elementFromPoint(x!, y!)
          // The rounded corners of a field belong to what is behind it.
          return !seen || !(part.contains(seen) || seen.contains(part))
        })
      })
      .map((part) => part.textContent || part.id),
  )

/** Both places and all prices on small phones. */
async function expectAllInSight(page: Page): Promise<void> {
  expect(await page.locator('.trip .place-field__input, .fare data').count()).toBe(2 + 2 + 3 * 2)
  for (const [width, height] of [
    [390, 664],
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect([width, height, await hidden(page)]).toEqual([width, height, []])
  }
}

test('the home page shows both places and all prices on small phones, and nothing floats over them; the bar is in reach while the fare and the map are on the screen, leads to the form, and goes when the form is there', async () => {
  const { page, close } = await visit(browser, site, PHONE)
  await expectAllInSight(page)
  const book = bar(page).getByRole('link', { name: 'Book this taxi' })
  const onTop = () =>
    book.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  expect(await onTop()).toBe(true)
  await page.locator('.route-map').evaluate((map) => map.scrollIntoView({ block: 'end' }))
  expect(await onTop()).toBe(true)
  expect(await bar(page).evaluate((part) => Math.round(innerHeight - part.getBoundingClientRect().bottom))).toBe(0)
  await book.tap()
  await expect
    .poll(() =>
      page
        .getByRole('heading', { name: /^(Instant Booking|Booking on request)$/ })
        .evaluate((heading) => heading.getBoundingClientRect().top),
    )
    .toBeLessThan(400)
  await expect
    .poll(() => bar(page).evaluate((part) => part.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(await bookingForm(page).evaluate((form) => form.getBoundingClientRect().top))
  await close()
})

test('an airport pickup shows both places and all prices on small phones, and nothing floats over them', async () => {
  const { page, close } = await visit(browser, site + SITE_PAGES['an airport pickup'], PHONE)
  await expectAllInSight(page)
  await close()
})
