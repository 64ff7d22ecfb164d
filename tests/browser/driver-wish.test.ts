/** A wish for the driver: behind a line of each booking form, said as a wish, sent with the booking, shown to guest and office. */
import { expect, inject, test } from 'vitest'
import { violations } from './accessibility.ts'
import { confirmButton, fillIn, newCustomer, readyForm, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { openDatabase } from './site.ts'
import { PHONE, SHORT_PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

test('no field of a form is longer; opened, its fields come, are kept, and go with the booking', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, SHORT_PHONE)
  const form = await readyForm(page)
  const line = form.getByText('A wish for your driver')
  await line.waitFor()
  const language = form.getByLabel('A driver who speaks')
  const woman = form.getByLabel('A woman as driver')
  expect([await language.count(), await woman.count()]).toEqual([0, 0])
  await fillIn(page, newCustomer())
  await line.tap()
  await form.getByText('we cannot promise it').waitFor()
  await language.selectOption({ label: 'German' })
  // Taken back: the fields stay under the finger.
  await language.selectOption('')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await language.isVisible()).toBe(true)
  await language.selectOption({ label: 'German' })
  await woman.tap()
  expect(await violations(page, '#booking')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  await page.reload()
  await readyForm(page)
  // What was wished for is not hidden behind the line.
  await language.waitFor()
  expect([await language.inputValue(), await woman.isChecked()]).toEqual(['de', true])
  // Nor after Back, where the form is made in one go with what it holds.
  await page.locator('header a').first().tap()
  await page.waitForURL(`${site}/`)
  await page.goBack()
  // The home page has a form, too.
  await page.getByRole('heading', { level: 1, name: 'Kandy Taxi cab Service' }).waitFor()
  await readyForm(page)
  await language.waitFor()
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  const shown = page.getByText('speaks German, a woman. We try, and cannot promise it.')
  await shown.waitFor()
  // As it is looked up.
  await page.reload()
  await shown.waitFor()
  await page.goto(`${site}/booking/${reference}`)
  await shown.waitFor()
  const database = openDatabase(state, { readOnly: true })
  const kept = database.prepare('select driver_wish from bookings where reference = ?').get(reference)
  database.close()
  expect(kept).toEqual({ driver_wish: 'de woman' })
  expect(complaints).toEqual([])
  await close()
})

test('who wishes for nothing sends nothing of it', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Galle`, PHONE)
  const form = await readyForm(page)
  await fillIn(page, newCustomer())
  await form.getByText('A wish for your driver').tap()
  const language = form.getByLabel('A driver who speaks')
  await language.selectOption({ label: 'French' })
  await language.selectOption({ label: 'Any language' })
  const sent = page.waitForRequest((request) => request.url().includes('/transfer/booking/'))
  await confirmButton(page).tap()
  expect((await sent).postDataJSON()).not.toHaveProperty('driverWish')
  await close()
})
