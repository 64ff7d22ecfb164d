/** A slip in the mail address: it is asked about beneath the field, and keeps nobody from booking. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from './accessibility.ts'
import { bookingForm, confirmButton, fillIn, newCustomer, readyForm, ridesOf, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { visitWithClock } from './page-clock.ts'
import { DESKTOP, PHONE, press } from './visit.ts'

const site = inject('siteUrl')
const TRIP = '/transfer/taxi-from-Colombo-to-Kandy'
const TOUR = '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day'

const question = (page: Page) => page.locator('form.booking-form .mail-slip[role="status"]')
const emailIn = (page: Page) => page.locator('form.booking-form input[name="email"]')

test.concurrent.each([
  ['transfer', TRIP, PHONE, 'Did you mean ann@gmail.com?'],
  ['tour, in Chinese', `/zh${TOUR}`, DESKTOP, '您是不是想输入 ann@gmail.com？'],
  [
    'journey, in German',
    '/de/journey?stop1=Negombo&stop2=Kandy&nights2=2&stop3=Ella',
    { ...PHONE, viewport: { width: 320, height: 640 } },
    'Meinten Sie ann@gmail.com?',
  ],
])('gmial.com is asked back, and one tap takes gmail.com: %s', async (_, path, screen, words) => {
  const { page, clock, complaints, close } = await visitWithClock(browser, site + path, screen)
  await emailIn(page).scrollIntoViewIfNeeded()
  await page.locator('.booking-form__button:enabled').waitFor()
  await emailIn(page).fill('ann@gmial.com')
  const answer = question(page).getByRole('button', { name: 'ann@gmail.com', exact: true })
  await clock.passUntil(answer)
  expect((await question(page).textContent())!.replaceAll('\u00a0', ' ')).toBe(words)
  expect(await violations(page, '#booking')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect((await answer.boundingBox())!.height).toBeGreaterThanOrEqual(24)
  await press(answer)
  expect(await emailIn(page).inputValue()).toBe('ann@gmail.com')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  expect(await question(page).textContent()).toBe('')
  await clock.jump(2000)
  expect(await question(page).textContent()).toBe('')
  // It is kept as if it had been typed.
  await page.reload()
  await page.locator('.booking-form__button:enabled').waitFor()
  await clock.passUntil(async () => (await emailIn(page).inputValue()) === 'ann@gmail.com')
  expect(complaints).toEqual([])
  await close()
})

test('it can be answered by keyboard, waits until nobody types, and is asked once; a guest who goes on books with the address as it was typed', async () => {
  const { page, clock, close } = await visitWithClock(browser, site + TRIP, DESKTOP)
  const field = (await readyForm(page)).getByLabel('Email')
  await clock.stop()
  await field.pressSequentially('bob@gmail.co')
  await clock.jump(500)
  expect(await question(page).textContent()).toBe('')
  await field.pressSequentially('m')
  await clock.jump(2000)
  expect(await question(page).textContent()).toBe('')
  await field.fill('bob@yaho.com')
  await clock.passUntil(question(page).getByRole('button'))
  await field.fill('bob@yaho.co')
  expect(await question(page).textContent()).toBe('')
  await field.fill('bob@yaho.com')
  await clock.jump(2000)
  expect(await question(page).textContent()).toBe('')
  await field.fill('bobby@yaho.com')
  await clock.passUntil(question(page).getByRole('button'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await field.inputValue()).toBe('bobby@yahoo.com')

  const ann = newCustomer()
  const guest = { ...ann, email: ann.email.replace('example.com', 'gmial.com') }
  await fillIn(page, guest)
  await clock.passUntil(question(page).getByRole('button'))
  await clock.run()
  await confirmButton(page).click()
  await shownReference(page)
  expect(ridesOf(inject('siteState'), guest)).toHaveLength(1)
  await close()
})

test('without its code the form books as ever', async () => {
  const { page, close } = await visitWithClock(browser, site + TRIP, PHONE, (opened) =>
    opened.route('**/assets/mail-slip-*.js*', (route) => route.abort()),
  )
  const ann = newCustomer()
  await fillIn(page, ann)
  expect(await question(page).count()).toBe(0)
  await confirmButton(page).tap()
  await shownReference(page)
  expect(await bookingForm(page).count()).toBe(0)
  await close()
})
