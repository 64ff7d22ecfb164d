/** What does not fit into a suitcase: behind a line of each booking form, for the few guests who bring it. */
import { expect, inject, test } from 'vitest'
import { roomOf } from '#domain/fares/vehicles.ts'
import { violations } from './accessibility.ts'
import { confirmButton, fillIn, newCustomer, readyForm, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const LINE = 'Surfboards, golf bags, bicycles, wheelchairs, prams'

test('no field of the form is longer; a tap opens it, it names the vehicle that takes it, and the booking has it', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const form = await readyForm(page)
  const line = form.getByText(LINE)
  await line.waitFor()
  const boards = form.getByLabel('Surfboards up to 2.1 m')
  const chair = form.getByLabel('Wheelchairs that do not fold')
  expect(await boards.isVisible()).toBe(false)
  await fillIn(page, newCustomer())
  await line.tap()
  await form.getByLabel('Prams').fill('1')
  await form.getByText('Fits into the Mini Car.').waitFor()
  await form.getByLabel('Prams').fill('')
  await boards.fill('1')
  await form.getByText('On a Mini Car some of it needs a roof rack.').waitFor()
  await chair.fill('1')
  await form.getByText('(Surfboards up to 2.1 m: 1, Wheelchairs that do not fold: 1) do not fit').waitFor()
  expect(await violations(page, '#booking')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  await form.getByRole('button', { name: /^Take the Van for/ }).tap()
  await form.getByText('Fits into the Van.').waitFor()
  // More than anybody brings: refused beside its field, which a fold does not hide.
  await chair.fill('12')
  await line.tap()
  await confirmButton(page).tap()
  await form.getByText('Enter a number from 0 to 9').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fixedwheelchairs')
  await chair.fill('1')
  await page.reload()
  await readyForm(page)
  // Open, because the booking depends on it.
  expect(await boards.isVisible()).toBe(true)
  expect(await boards.inputValue()).toBe('1')
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  expect(await page.getByText('Wheelchairs that do not fold').isVisible()).toBe(true)
  await page.goto(`${site}/booking/${reference}`)
  expect(await page.locator('main').innerText()).toMatch(/Surfboards up to 2.1 m\s+1/)
  expect(complaints).toEqual([])
  await close()
})

test.each([
  ['/things-to-do/safari/yala-national-park-safari-pickup-from-Ella-drop-off-in-Ella-1-traveler-half-day', 'golfBags'],
  ['/journey?stop1=Kandy&stop2=Ella&stop3=Galle', 'golfbags'],
])('the form of %s counts them, too', async (path, name) => {
  const { page, close } = await visit(browser, site + path, PHONE)
  const form = page.locator('.booking-form')
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await form.getByText(LINE).tap()
  await form.locator(`[name="${name}"]`).fill('2')
  await page.reload()
  await form.locator('.booking-form__button:enabled').waitFor()
  expect(await form.locator(`[name="${name}"]`).inputValue()).toBe('2')
  await close()
})

test('the form of a journey says that the vehicle does not take them, before they are booked as a request', async () => {
  const path = '/journey?stop1=Kandy&stop2=Ella&stop3=Galle&travelers=5&bags=5'
  const { page, complaints, close } = await visit(browser, site + path, PHONE)
  const form = page.locator('.booking-form')
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await form.getByText(LINE).tap()
  await form.locator('[name="surfboards"]').fill('3')
  await form.locator('[name="longboards"]').fill('2')
  await form
    .getByText(
      '(Surfboards up to 2.1 m: 3, Surfboards over 2.1 m: 2) do not fit into the Van. Booked like this it is a request',
    )
    .waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('what makes the largest vehicle too small leads to two vehicles, with their price, from a ride and from a journey', async () => {
  const { page, complaints, close } = await visit(browser, site + '/transfer/taxi-from-Kandy-to-Ella', PHONE)
  const form = page.locator('.booking-form')
  const ready = async () => {
    await form.scrollIntoViewIfNeeded()
    await form.locator('.booking-form__button:enabled').waitFor()
  }
  const { seats, bags } = roomOf('van')
  await ready()
  await form.locator('[name="passengers"]').fill(String(seats))
  await form.locator('[name="bags"]').fill(String(bags))
  await form.getByText(LINE).tap()
  const booksBoth = form.getByRole('link', { name: 'book both at once' })
  expect(await booksBoth.count()).toBe(0)
  await form.locator('[name="wheelchairs"]').fill('1')
  const price = /Two \S+(?: Cars)? cost (USD \d+) together/.exec(
    await form.getByText(`${seats} travelers and ${bags} large bags need two vehicles.`).innerText(),
  )![1]!
  await booksBoth.tap()
  await page.locator('#total', { hasText: 'in two vehicles' }).waitFor()
  await expect.poll(() => page.locator('.total__price').innerText()).toContain(price)
  await form.getByText(/^Fits into two /).waitFor()

  await page.goto(`${site}/journey?stop1=Kandy&stop2=Ella&travelers=${seats}&bags=${bags}`)
  await ready()
  const single = form.getByRole('link', { name: /^Take two / })
  await single.filter({ hasText: price }).tap()
  await page.locator('#total', { hasText: 'in two vehicles' }).waitFor()
  expect(await single.count()).toBe(0)

  // What two vehicles ask for a tour is known once it is planned.
  await page.goto(`${site}/journey?stop1=Ella&stop2=Yala+national+park&stop3=Mirissa&travelers=${seats}&bags=${bags}`)
  await ready()
  await form.getByRole('link', { name: /^2\s×\s/ }).tap()
  await page.locator('#total', { hasText: 'in two vehicles' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('of two vehicles it names both, as the price above does', async () => {
  const path = '/journey?stop1=Kandy&stop2=Ella&travelers=5&bags=2&vehicles=2'
  const { page, complaints, close } = await visit(browser, site + path, PHONE)
  const form = page.locator('.booking-form')
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await form.getByText(LINE).tap()
  await form.getByLabel('Prams').fill('1')
  await form.getByText('Fits into two Mini Cars.').waitFor()
  await form.getByLabel('Wheelchairs that do not fold').fill('2')
  await form.getByRole('button', { name: /^Take two Vans for USD/ }).tap()
  await form.getByText('Fits into two Vans.').waitFor()
  expect(complaints).toEqual([])
  await close()
})
