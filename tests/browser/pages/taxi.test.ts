import { expect, inject, test } from 'vitest'
import { browser } from '../browser.ts'
import { TAXI_PAGES } from '../site-pages.ts'
import { PHONE, visit } from '../visit.ts'
import { testWhole } from './whole.ts'

testWhole(TAXI_PAGES)

test('the rates of the airport are a short list that is filtered as one types', async () => {
  const { page, close } = await visit(browser, inject('siteUrl') + TAXI_PAGES['the rates from the airport'], PHONE)
  const rates = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'USD' })
  const count = await rates.count()
  expect(count).toBeGreaterThan(40)
  // The airport is named once to the eye, and no row is smaller than a finger.
  const named = page
    .locator('main :not(.visually-hidden)')
    .evaluateAll(
      (all) =>
        all.filter(({ childNodes }) =>
          [...childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.includes('Bandaranaike'),
          ),
        ).length,
    )
  expect(await named).toBe(1)
  expect(await rates.first().getAttribute('href')).toBe(
    '/transfer/taxi-from-Colombo%20Bandaranaike%20International%20Airport-to-Colombo',
  )
  expect((await page.getByRole('main').boundingBox())!.height).toBeLessThan(3500)
  expect(
    await rates.evaluateAll((all) => Math.min(...all.map((row) => row.getBoundingClientRect().height))),
  ).toBeGreaterThanOrEqual(44)

  const field = page.getByRole('searchbox', { name: 'Find a place' })
  await field.fill('ÉLIYA')
  await page.getByRole('status').getByText(`1 of ${count} places`).waitFor()
  expect(await rates.allInnerTexts()).toEqual([expect.stringContaining('Nuwara Eliya')])
  await field.fill('Delft')
  await page.getByRole('link', { name: 'See the fare for “Delft”' }).tap()
  await page.waitForURL('**/?pickup=*&dropoff=Delft')
  await close()
})
