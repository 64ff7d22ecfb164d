/** A slip in the mail address: it is asked about beneath the field, and once more where it is to be booked. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from './accessibility.ts'
import {
  bookingForm,
  confirmButton,
  fillIn,
  newCustomer,
  PICKUP,
  readyForm,
  ridesOf,
  shownReference,
} from './bookings.ts'
import { browser } from './browser.ts'
import { visitWithClock } from './page-clock.ts'
import { DESKTOP, PHONE, press, SHORT_PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const TRIP = '/transfer/taxi-from-Colombo-to-Kandy'
const TOUR = '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day'

const JOURNEY = '/journey?stop1=Negombo&stop2=Kandy&nights2=2&stop3=Ella'

const question = (page: Page) => page.locator('form.booking-form .misspelled-email[role="status"]')
/** A little longer than a second tap of the same gesture takes. */
const DOUBLE_TAP_MS = 500
const emailIn = (page: Page) => page.locator('form.booking-form input[name="email"]')

test.concurrent.each([
  ['transfer', TRIP, PHONE, 'Did you mean ann@gmail.com?'],
  ['tour, in Chinese', `/zh${TOUR}`, DESKTOP, '您是不是想输入 ann@gmail.com？'],
  [
    'journey, in German',
    `/de${JOURNEY}`,
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

test.each([
  ['transfer', TRIP, 'gmial.com', 'gmail.com'],
  ['tour', TOUR, 'hotmial.com', 'hotmail.com'],
  ['journey', JOURNEY, 'yaho.com', 'yahoo.com'],
])(
  'the first tap on the button stops at the mail field, the second one books what is typed: %s',
  async (kind, path, slip, meant) => {
    const { page, complaints, close } = await visit(browser, site + path, SHORT_PHONE)
    const ann = newCustomer()
    const guest = { ...ann, email: ann.email.replace('example.com', slip) }
    if (kind === 'journey') {
      const form = page.locator('form.booking-form')
      await form.scrollIntoViewIfNeeded()
      await form.locator('.booking-form__button:enabled').waitFor()
      await form.getByLabel('Pickup date').first().fill(PICKUP.date)
      await form.getByLabel('Phone number').fill(guest.phone)
      await emailIn(page).fill(guest.email)
    } else await fillIn(page, guest)
    const confirm = page.locator('.booking-form__button')
    await confirm.tap()
    const answer = question(page).getByRole('button', { name: guest.email.replace(slip, meant) })
    await answer.waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(focused).toBe('email')
    // Who hears the page hears at the field that nothing is booked, and why.
    const heard = () =>
      emailIn(page).evaluate((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '?')
          .join(' '),
      )
    expect(await heard()).toContain(
      'Nothing is booked yet. If your address is right as it is, press the button once more.',
    )
    expect(await heard()).toContain('Did you mean')
    const { y, height } = (await answer.boundingBox())!
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThan(664)
    expect(ridesOf(inject('siteState'), guest)).toEqual([])
    expect(await violations(page, '#booking')).toEqual([])
    await page.waitForTimeout(DOUBLE_TAP_MS)
    await confirm.tap()
    await shownReference(page)
    expect(ridesOf(inject('siteState'), guest).length).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await close()
  },
)

test('who takes the address at which the button has stopped books with it', async () => {
  const { page, close } = await visit(browser, site + TRIP, SHORT_PHONE)
  const ann = newCustomer()
  await fillIn(page, { ...ann, email: ann.email.replace('example.com', 'gmial.com') })
  await confirmButton(page).tap()
  await question(page).getByRole('button').tap()
  expect(await emailIn(page).getAttribute('aria-describedby')).toMatch(/^\S+-hint$/)
  await confirmButton(page).tap()
  await shownReference(page)
  expect(ridesOf(inject('siteState'), { ...ann, email: ann.email.replace('example.com', 'gmail.com') })).toHaveLength(1)
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
  // It stands far above the button: where it has long been shown, too, the button stops for it.
  await confirmButton(page).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  expect(await question(page).getByRole('button').count()).toBe(1)
  // A second press of the same gesture is no answer.
  await page.keyboard.press('Enter')
  await page.waitForTimeout(DOUBLE_TAP_MS)
  expect(ridesOf(inject('siteState'), guest)).toEqual([])
  await clock.jump(DOUBLE_TAP_MS)
  await clock.run()
  await page.keyboard.press('Enter')
  await shownReference(page)
  expect(ridesOf(inject('siteState'), guest)).toHaveLength(1)
  await close()
})

test('without its code the form books as ever', async () => {
  const { page, close } = await visitWithClock(browser, site + TRIP, PHONE, (opened) =>
    opened.route('**/assets/misspelled-email-*.js*', (route) => route.abort()),
  )
  const ann = newCustomer()
  await fillIn(page, ann)
  expect(await question(page).count()).toBe(0)
  await confirmButton(page).tap()
  await shownReference(page)
  expect(await bookingForm(page).count()).toBe(0)
  await close()
})
