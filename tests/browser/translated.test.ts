/** A guest who reads the site with a page translator: nothing crashes, and what is shown is what will be booked. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type ExpectStatic, inject, test, vi } from 'vitest'
import { addressIn, ENGLISH, type Language, LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { type Area, type Texts, textsOf } from '#domain/languages/texts.ts'
import { newCustomer, PICKUP, ridesOf } from './bookings.ts'
import { browser } from './browser.ts'
import { setTime } from './page-clock.ts'
import { shownTexts, translateAlways, translateNow } from './translator.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')

type Step = readonly [name: string, take: (page: Page) => Promise<unknown>]

interface Walk {
  readonly path: string
  readonly on: BrowserContextOptions
  readonly language?: Language
}

/** What differs from guest to guest. */
const alikeFor = (texts: readonly string[]) =>
  texts
    .join('\n')
    .replaceAll(/guest-[\d-]+@/g, 'guest@')
    .replaceAll(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g, 'REFERENCE')

/** Takes each step on a page with a translator and on the same page without one, and holds their texts together. */
async function walk(expectIt: ExpectStatic, { path, on, language = ENGLISH }: Walk, steps: readonly Step[]) {
  const address = site + addressIn(language, path)
  const device = { ...on, locale: LANGUAGES[language].locale }
  // The minute must not end between two of them.
  const now = new Date()
  const alike = await visit(browser, address, device, (page) => setTime(page, now))
  const early = await visit(browser, address, device, async (page) => {
    await setTime(page, now)
    await translateAlways(page)
  })
  const late = await visit(browser, address, device, (page) => setTime(page, now))
  await translateNow(late.page, 'moves')
  try {
    for (const [name, take] of [['the page', async () => {}] as Step, ...steps]) {
      const visitors = [alike, early, late]
      await Promise.all(visitors.map(({ page }) => take(page)))
      await alike.settled()
      // Each of them may be behind the others.
      await vi.waitFor(
        async () => {
          const shown = await Promise.all(visitors.map(({ page }) => shownTexts(page)))
          const [texts, ...translated] = shown.map(alikeFor)
          for (const [i, when] of ['early', 'late'].entries())
            expectIt(translated[i], `${address}: ${name}, translated ${when}`).toBe(texts)
        },
        { timeout: 20_000 },
      )
    }
    expectIt(await early.page.locator('font').count()).toBeGreaterThan(20)
    expectIt(early.complaints).toEqual([])
    expectIt(late.complaints).toEqual([])
  } finally {
    for (const each of [alike, early, late]) await each.close()
  }
}

// Fields have the same names in all languages.
const field = (page: Page, name: string) =>
  page.locator(`input[name="${name}" i]:not([type="hidden"]), select[name="${name}" i]`).first()
const form = (page: Page) => page.locator('form.booking-form')
const bookButton = (page: Page) => page.locator('.booking-form__button')
const back = (page: Page) => field(page, 'return')

const type = (name: string, text: string) => (page: Page) => field(page, name).fill(text)
const choose = (name: string, value: string) => (page: Page) => field(page, name).selectOption(value)

/** By the keyboard, as it is where a mouse is; by a finger on the first suggestion elsewhere. */
const choosePlace =
  (name: string, typed: string, isTapped = false) =>
  async (page: Page) => {
    await field(page, name).fill(typed)
    const first = page.locator('.place-field__option').first()
    await first.waitFor()
    if (isTapped) await first.tap()
    else await page.keyboard.press('Enter')
  }

const noPlace = (name: string) => async (page: Page) => {
  await field(page, name).fill('Xyzzy')
  await page.keyboard.press('Tab')
}

async function readyForm(page: Page) {
  await form(page).scrollIntoViewIfNeeded()
  await page.locator('.booking-form__button:enabled').waitFor()
}

/** Not every operator offers each of them. */
async function wordsIn(language: Language, ...areas: readonly Area[]): Promise<Texts> {
  const texts = textsOf(OFFERED.includes(language) ? language : ENGLISH)
  await texts.load(...areas)
  return texts
}

test.concurrent('on the home page', ({ expect: e }) =>
  walk(e, { path: '/', on: DESKTOP }, [
    ['a letter in a place field', type('pickup', 'K')],
    ['more letters', type('pickup', 'Kandy R')],
    ['a place', choosePlace('pickup', 'Kandy')],
    ['another place', choosePlace('dropoff', 'Ella')],
    ['the way back', (page) => page.getByRole('button', { name: /Swap/ }).click()],
    ['no place', noPlace('pickup')],
    ['the menu', (page) => page.getByRole('button', { name: /Taxi cab service/i }).click()],
  ]))

test.concurrent('on the home page of a phone, and in its menu, in Russian', async ({ expect: e }) => {
  const texts = await wordsIn('ru', 'site', 'menu')
  const { menu: t } = texts.in('site')
  const drawer = (page: Page) => page.getByRole('dialog')
  const section = (name: string) => (page: Page) => drawer(page).locator('summary', { hasText: name }).first().tap()
  await walk(e, { path: '/', on: PHONE, language: texts.language }, [
    ['a letter in a place field', type('pickup', 'К')],
    ['a place', choosePlace('pickup', 'Kandy R', true)],
    ['another place', choosePlace('dropoff', 'Ella', true)],
    ['the way back', (page) => page.locator('.trip__swap').tap()],
    ['no place', noPlace('pickup')],
    ['the menu', (page) => page.getByRole('button', { name: t.button, exact: true }).tap()],
    ['a list of rates', section(t.fromAirport)],
    ['the towns', section(t.taxi)],
    ['some of them', (page) => drawer(page).getByRole('searchbox').fill('haba')],
    ['the page again', (page) => drawer(page).locator('.drawer-head button').tap()],
  ])
})

test.concurrent('on the page of a transfer on a phone, in German: to its answer, and to the page that asks for it again', async ({
  expect: e,
}) => {
  const texts = await wordsIn('de', 'form', 'today')
  const { answer: t } = texts.in('form')
  const walked = { path: '/transfer/taxi-from-Colombo-to-Kandy', on: PHONE, language: texts.language }
  await walk(e, walked, [
    ['the form', readyForm],
    ['nothing filled in', (page) => bookButton(page).tap()],
    ['a date', type('pickupdate', PICKUP.date)],
    ['a time', type('pickuptime', PICKUP.time)],
    ['five travelers', type('passengers', '5')],
    ['too small a vehicle', (page) => field(page, 'vehicle').selectOption({ index: 0 })],
    [
      'a vehicle for them',
      (page) =>
        form(page)
          .getByRole('button', { name: /^Take|nehmen$/ })
          .tap(),
    ],
    ['nine travelers', type('passengers', '9')],
    ['a way back', (page) => back(page).tap()],
    ['none', (page) => back(page).tap()],
    ['two travelers', type('passengers', '2')],
    ['a wrong phone number', type('phone', '12')],
    ['to be sent', (page) => bookButton(page).tap()],
    ['how to reach the guest', (page) => field(page, 'phone').fill('+44 7911 123456')],
    ['where to write', (page) => field(page, 'email').fill(newCustomer().email)],
    [
      'the answer',
      async (page) => {
        await bookButton(page).tap()
        await page.locator('.booking__reference strong').waitFor()
      },
    ],
    [
      'the page of the booking',
      async (page) => {
        await page.getByRole('link', { name: t.see }).tap()
        await page.waitForURL(/\/booking\//)
        await page.getByRole('article').waitFor()
      },
    ],
  ])
})

/** A page whose words are others: there texts cannot be asked for, nor held against another page. */
async function inOtherWords(path: string, take: (page: Page) => Promise<unknown>) {
  const { page, close } = await visit(browser, site + path, PHONE, (opened) => translateAlways(opened, 'rewords'))
  try {
    await page.locator('option font').first().waitFor({ state: 'attached' })
    await take(page)
  } finally {
    await close()
  }
}

test.concurrent('books the vehicle that was chosen, though the translator has changed its name', ({ expect: e }) => {
  const customer = newCustomer()
  return inOtherWords('/transfer/taxi-from-Colombo-to-Kandy', async (page) => {
    await readyForm(page)
    await field(page, 'vehicle').selectOption({ index: 2 })
    await type('pickupdate', PICKUP.date)(page)
    await type('pickuptime', PICKUP.time)(page)
    await type('phone', customer.phone)(page)
    await type('email', customer.email)(page)
    await bookButton(page).tap()
    await page.locator('.booking__reference strong').waitFor()
    e(ridesOf(inject('siteState'), customer)).toMatchObject([{ vehicle: 'van' }])
  })
})

test.concurrent('counts a full day of a tour, though the translator has changed what it is called', ({ expect: e }) =>
  inOtherWords('/things-to-do/safari/yala-national-park', async (page) => {
    const price = () => page.locator('.safari__price').first().textContent()
    const before = await price()
    await field(page, 'type').selectOption({ index: 1 })
    await vi.waitFor(async () => e(await price()).not.toBe(before))
  }))

test.concurrent('on the page of a tour on a phone, in French', async ({ expect: e }) => {
  const { language } = await wordsIn('fr')
  await walk(e, { path: '/things-to-do/safari/yala-national-park', on: PHONE, language }, [
    ['travelers', choose('travelers', '4')],
    ['a full day', choose('type', 'Full Day')],
    ['no transport', (page) => field(page, 'transport').tap()],
    ['transport', (page) => field(page, 'transport').tap()],
    ['from a hotel', choosePlace('pickup', 'Cinnamon Wild', true)],
    [
      'nothing filled in',
      async (page) => {
        await readyForm(page)
        await bookButton(page).tap()
      },
    ],
    ['a date', type('pickupDate', PICKUP.date)],
  ])
})

test.concurrent('in the planner on a phone, in Chinese', async ({ expect: e }) => {
  const texts = await wordsIn('zh', 'journey')
  const t = texts.in('journey')
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
  const path = '/journey?stop1=Negombo&stop2=Kandy&nights2=2&stop3=Ella'
  await walk(e, { path, on: PHONE, language: texts.language }, [
    ['a stop', choosePlace('stop4', 'Mirissa', true)],
    ['nights', choose('nights3', '2')],
    ['a way opened', (page) => page.locator('.way__line').nth(1).tap()],
    ['to stop on the way', (page) => button(page, t.way.add).tap()],
    ['a stop on the way', choosePlace('via2', 'Nuwara Eliya', true)],
    ['longer there', choose('wait2', '120')],
    ['the other way round', (page) => button(page, t.reverse).tap()],
    ['another way opened', (page) => page.locator('.way__line').first().tap()],
    ['a ride left out', (page) => button(page, t.way.leave).tap()],
    ['the ride again', (page) => button(page, t.way.take).tap()],
    ['more travelers', choose('travelers', '5')],
  ])
})

test.concurrent('keeps what is typed while the form has no code yet, though the translator writes into its texts', async ({
  expect: e,
}) => {
  const code = Promise.withResolvers<void>()
  const { page, close, complaints } = await visit(
    browser,
    `${site}/transfer/taxi-from-Colombo-to-Kandy`,
    PHONE,
    (opened) =>
      opened.route('**/assets/booking-form-*.js', async (route) => {
        await code.promise
        await route.continue()
      }),
  )
  const typed = { guestname: 'Jürgen Müller', email: newCustomer().email, pickupdate: PICKUP.date }
  for (const [name, text] of Object.entries(typed)) await type(name, text)(page)
  await translateNow(page, 'writes')
  await page.getByText('セイロン').first().waitFor()
  code.resolve()
  await readyForm(page)
  for (const [name, text] of Object.entries(typed)) e(await field(page, name).inputValue()).toBe(text)
  e(complaints).toEqual([])
  await close()
})
