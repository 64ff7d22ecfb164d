/** What a chosen day means on the island, said where it is chosen: in both forms and in the planner. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { POYA_DAYS } from '#data/almanac/times-of-year.ts'
import { type AskedDays, timesInWords } from '#domain/almanac/times-of-year.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { planAddress } from '#domain/journeys/plan.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { violations } from './accessibility.ts'
import { confirmButton, readyForm, inDays } from './bookings.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, SHORT_PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
/** The first Poya days that can be booked. */
const [POYA, NEXT_POYA] = Object.entries(POYA_DAYS)
  .flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day.slice(0, 5)}`))
  .filter((day) => day > inDays(7)) as [string, string]

beforeAll(() => textsOf('en').load('almanac', 'tours'))
const wordsOf = (asked: AskedDays) => timesInWords(asked, textsOf('en'))

const notes = (page: Page) => page.locator('.times-of-year')
const fetched = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /times-of-year-/.test(name)).length)

test('the form of a transfer says it of the chosen day alone, small, and fetches it then', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-CMB-to-Mirissa`, SHORT_PHONE)
  const form = await readyForm(page)
  expect(await fetched(page)).toBe(0)
  expect(await notes(page).first().textContent()).toBe('')
  const height = async () => (await form.boundingBox())!.height
  const before = await height()
  await form.getByLabel('Pickup date').fill(POYA)
  const from = 'Colombo Bandaranaike International Airport'
  const words = wordsOf({ date: POYA, from, to: 'Mirissa' })
  expect(words.join(' ')).toContain('no alcohol is sold')
  await expect.poll(() => notes(page).first().locator('p').allTextContents()).toEqual(words)
  // A hint takes a few lines of the form and no more.
  expect((await height()) - before).toBeLessThan(360)
  expect(await violations(page, 'main')).toEqual([])
  for (const { viewport } of [DESKTOP, SHORT_PHONE]) {
    await page.setViewportSize(viewport!)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await form.getByLabel('Pickup date').fill(inDays(400))
  await expect
    .poll(() => notes(page).first().locator('p').allTextContents())
    .toEqual(wordsOf({ date: inDays(400), from, to: 'Mirissa' }))
  expect(complaints).toEqual([])
  await close()
})

test('what is said late of the day leaves the button where the thumb is', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Trincomalee`, PHONE, (tab) =>
    tab.route('**/assets/times-of-year-*.js', async (route) => {
      await held
      await route.continue()
    }),
  )
  await (await readyForm(page)).getByLabel('Pickup date').fill(POYA)
  const button = confirmButton(page)
  await button.scrollIntoViewIfNeeded()
  const before = (await button.boundingBox())!
  release()
  await expect.poll(() => notes(page).first().textContent()).not.toBe('')
  expect((await notes(page).first().boundingBox())!.y).toBeLessThan(0)
  const after = (await button.boundingBox())!
  expect(Math.abs(after.y - before.y)).toBeLessThan(2)
  await close()
})

test('of the way back it is said for its own day and its own end', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Trincomalee`, PHONE)
  const form = await readyForm(page)
  await form.getByLabel('Pickup date').fill(POYA)
  // What is said of the day moves the fields below it.
  await expect.poll(() => notes(page).first().textContent()).not.toBe('')
  await form.getByRole('checkbox', { name: 'Add a return trip' }).tap()
  await form.getByLabel('Date of the way back').fill(NEXT_POYA)
  await expect
    .poll(() => notes(page).last().locator('p').allTextContents())
    .toEqual(wordsOf({ date: NEXT_POYA, from: 'Trincomalee', to: 'Kandy' }))
  await close()
})

test('the form of a tour says it beside what speaks against the day at the park', async () => {
  const { page, close } = await visit(browser, `${site}${paths.safari(parkSlug('Udawalawe national park'))}`, PHONE)
  const form = await readyForm(page)
  await form.getByLabel('Pickup date').fill(POYA)
  await expect.poll(() => notes(page).first().textContent()).toContain('no alcohol is sold')
  await close()
})

test('the planner says it beside the ride that brings the guests there', async () => {
  const stops = [{ place: 'Kandy' }, { place: 'Sigiriya', nights: 2 }, { place: 'Colombo' }]
  const { page, close } = await visit(browser, `${site}${planAddress({ stops, start: POYA })}`, PHONE)
  const note = page.locator('.warnings [data-code="time-of-year"]').first()
  await note.waitFor()
  expect(await note.textContent()).toContain(wordsOf({ date: POYA, from: 'Kandy', to: 'Sigiriya' })[0])
  expect(await violations(page, 'main')).toEqual([])
  await close()
})
