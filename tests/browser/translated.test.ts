/** A guest who reads the site with a page translator: nothing crashes, and what is shown is what will be booked. */
import type { Page } from 'playwright-core'
import { type ExpectStatic, inject, test } from 'vitest'
import { bookingForm, confirmButton, PICKUP, readyForm } from './bookings.ts'
import { browser } from './browser.ts'
import { dropoffField, pickupField } from './fare-page.ts'
import { shownTexts, translateAlways, translateNow } from './translator.ts'
import { DESKTOP, visit } from './visit.ts'

const site = inject('siteUrl')

type Step = readonly [name: string, take: (page: Page) => Promise<unknown>]

/** Takes each step on a page with a translator and on the same page without one, and holds their texts together. */
async function walk(expectIt: ExpectStatic, path: string, steps: readonly Step[]) {
  const alike = await visit(browser, site + path, DESKTOP)
  const early = await visit(browser, site + path, DESKTOP, (page) => translateAlways(page))
  const late = await visit(browser, site + path, DESKTOP)
  await translateNow(late.page, 'moves')
  try {
    for (const [name, take] of [['the page', async () => {}] as Step, ...steps]) {
      for (const { page } of [alike, early, late]) await take(page)
      await alike.settled()
      for (const [when, { page }] of [
        ['early', early],
        ['late', late],
      ] as const) {
        await expectIt
          .poll(async () => (await shownTexts(page)).join('\n'), {
            message: `${path}: ${name}, translated ${when}`,
            timeout: 20_000,
          })
          .toBe((await shownTexts(alike.page)).join('\n'))
      }
    }
    expectIt(await early.page.locator('font').count()).toBeGreaterThan(20)
    expectIt(early.complaints).toEqual([])
    expectIt(late.complaints).toEqual([])
  } finally {
    for (const each of [alike, early, late]) await each.close()
  }
}

const choose = (field: (page: Page) => ReturnType<typeof pickupField>, typed: string) => async (page: Page) => {
  await field(page).fill(typed)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

test.concurrent('on the home page', ({ expect: e }) =>
  walk(e, '/', [
    ['a letter in a place field', (page) => pickupField(page).fill('K')],
    ['more letters', (page) => pickupField(page).fill('Kandy R')],
    ['a place', choose(pickupField, 'Kandy')],
    ['another place', choose(dropoffField, 'Ella')],
    ['the way back', (page) => page.getByRole('button', { name: /Swap/ }).click()],
    ['no place', choose2(pickupField, 'Xyzzy')],
    ['the menu', (page) => page.getByRole('button', { name: /Taxi cab service/i }).click()],
  ]))

function choose2(field: (page: Page) => ReturnType<typeof pickupField>, typed: string) {
  return async (page: Page) => {
    await field(page).fill(typed)
    await page.keyboard.press('Tab')
  }
}

test.concurrent('on the page of a transfer', ({ expect: e }) => {
  return walk(e, '/transfer/taxi-from-Colombo-to-Kandy', [
    ['the form', readyForm],
    ['nothing filled in', (page) => confirmButton(page).click()],
    ['a date', (page) => bookingForm(page).getByLabel('Pickup date').fill(PICKUP.date)],
    ['a time', (page) => bookingForm(page).getByLabel('Pickup time').fill(PICKUP.time)],
    ['five travelers', (page) => bookingForm(page).getByLabel('Travelers').fill('5')],
    ['a vehicle for them', (page) => bookingForm(page).getByRole('button', { name: /^Take/ }).click()],
    ['nine travelers', (page) => bookingForm(page).getByLabel('Travelers').fill('9')],
    ['a way back', (page) => bookingForm(page).getByRole('checkbox').first().check()],
    ['none', (page) => bookingForm(page).getByRole('checkbox').first().uncheck()],
    ['two travelers', (page) => bookingForm(page).getByLabel('Travelers').fill('2')],
    ['a wrong phone number', (page) => bookingForm(page).getByLabel('Phone number').fill('12')],
    ['to be sent', (page) => confirmButton(page).click()],
  ])
})

test.concurrent('on the page of a tour', ({ expect: e }) =>
  walk(e, '/things-to-do/safari/yala-national-park', [
    ['travelers', (page) => page.getByLabel('Travelers').first().selectOption('4')],
    ['a full day', (page) => page.getByLabel('Duration').selectOption({ index: 1 })],
    ['no transport', (page) => page.getByRole('checkbox', { name: /Transport/ }).uncheck()],
    ['transport', (page) => page.getByRole('checkbox', { name: /Transport/ }).check()],
    ['nothing filled in', async (page) => (await readyForm(page)).getByRole('button', { name: 'Book Now' }).click()],
    ['a date', (page) => bookingForm(page).getByLabel(/date/).fill(PICKUP.date)],
  ]))

test.concurrent('in the planner', ({ expect: e }) =>
  walk(e, '/journey?stop1=Negombo&stop2=Kandy&nights2=2&stop3=Ella', [
    [
      'a stop',
      async (page) => {
        await page.locator('input[name="stop4"]').fill('Mirissa')
        await page.keyboard.press('Enter')
      },
    ],
    ['nights', (page) => page.getByLabel('Nights').nth(2).selectOption('2')],
    ['the other way round', (page) => page.getByRole('button', { name: 'Reverse' }).click()],
    [
      'a ride left out',
      async (page) => {
        await page.locator('.way__line').first().press('Enter')
        await page.getByRole('button', { name: 'No ride' }).first().click()
      },
    ],
    ['more travelers', (page) => page.getByLabel('Travelers').first().selectOption('5')],
    [
      'a stop on the way',
      async (page) => {
        await page.locator('.way__line').nth(1).press('Enter')
        await page.getByRole('button', { name: 'Stop on the way' }).first().press('Enter')
        await page.getByRole('combobox', { name: 'On the way' }).fill('Pinnawala')
        await page.keyboard.press('Enter')
      },
    ],
  ]))
