/** The fields for a company: behind a line of each booking form, for the few guests who need them. */
import { expect, inject, test } from 'vitest'
import { violations } from './accessibility.ts'
import { confirmButton, fillIn, newCustomer, readyForm, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { PHONE, visit } from './visit.ts'

const site = inject('siteUrl')

test('no field of a form is longer; opened, it keeps what is typed, says what is missing, and the receipt has it', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const form = await readyForm(page)
  const [company, taxNumber] = [form.getByLabel('Company'), form.getByLabel('Tax number')]
  const line = form.getByText('For a company')
  await line.waitFor()
  for (const field of [company, taxNumber]) expect(await field.isVisible()).toBe(false)
  await fillIn(page, newCustomer())
  await line.tap()
  await taxNumber.fill('DE 811 907 980')
  await confirmButton(page).tap()
  await form.getByText('This field is needed').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company')
  expect(await violations(page, '#booking')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  await company.fill('Meier GmbH')
  await page.reload()
  await readyForm(page)
  // What will be booked is seen: the line is open.
  expect(await company.isVisible()).toBe(true)
  expect(await company.inputValue()).toBe('Meier GmbH')
  expect(await taxNumber.inputValue()).toBe('DE 811 907 980')
  await confirmButton(page).tap()
  await shownReference(page)
  const change = page.getByRole('link', { name: /change|cancel/i }).first()
  const address = (await change.getAttribute('href'))!.replace('/changes?', '/receipt?')
  await page.goto(new URL(address, site).href)
  expect(await page.getByLabel('Name').inputValue()).toBe('Meier GmbH')
  expect(await page.getByLabel('Tax number').inputValue()).toBe('DE 811 907 980')
  expect(complaints).toEqual([])
  await close()
})
