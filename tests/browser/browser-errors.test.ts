/** What a visitor's browser tells of its errors: a kind and a kind of page, three times at most. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { browser } from './browser.ts'
import { DESKTOP, visit } from './visit.ts'

const site = inject('siteUrl')
const TRIP = '/transfer/taxi-from-Colombo-to-Kandy'

/** The bodies of what is sent from now on. */
function told(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === BROWSER_ERRORS) bodies.push(request.postData() ?? '')
  })
  return bodies
}

const failWith = (page: Page, message: string, filename?: string) =>
  page.evaluate(
    ([text, file]) =>
      file
        ? void dispatchEvent(new ErrorEvent('error', { message: text!, filename: file }))
        : void setTimeout(() => {
            throw new Error(text)
          }),
    [message, filename] as const,
  )

test('errors of scripts and promises, lost code and the error screen are told by kind, three of a page view', async () => {
  const { page, close } = await visit(browser, site + TRIP, DESKTOP)
  const bodies = told(page)
  await failWith(page, 'of an extension', 'chrome-extension://abc/content.js')
  await failWith(page, 'ann.customer@example.com is not defined')
  await expect.poll(() => bodies).toEqual(['error transfer'])
  await page.evaluate(() => void Promise.reject(new Error('+44 7911 123456')))
  await expect.poll(() => bodies).toEqual(['error transfer', 'unhandledrejection transfer'])
  await page.evaluate(() => void dispatchEvent(new Event('vite:preloadError')))
  await failWith(page, 'a fourth one')
  await failWith(page, 'a fifth one')
  await page.evaluate(() => fetch('/health'))
  expect(bodies).toEqual(['error transfer', 'unhandledrejection transfer', 'vite:preloadError transfer'])
  await close()
})

test('a page that fails is told, and a browser that refuses to tell anything goes on', async () => {
  const { page, close } = await visit(browser, site + TRIP, DESKTOP, (opened) =>
    opened.route('**/transfer/all', (route) => route.abort()),
  )
  const bodies = told(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rates from Colombo airport' }).click()
  await page.locator('.error-screen').waitFor()
  await expect.poll(() => bodies).toContainEqual(expect.stringMatching(/^error-page (?:transfer|things-to-do)$/))
  await close()
  const blocked = await visit(browser, site + TRIP, DESKTOP, async (opened) => {
    await opened.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }))
    await opened.route(`**${BROWSER_ERRORS}`, (route) => route.abort())
  })
  await failWith(blocked.page, 'nobody hears of it')
  await expect.poll(() => blocked.complaints).toEqual(['nobody hears of it'])
  await blocked.page.getByRole('combobox', { name: 'Enter dropoff location' }).fill('Galle')
  await blocked.page.keyboard.press('Enter')
  await blocked.page.getByRole('heading', { name: 'Taxi fare from Colombo to Galle', exact: true }).waitFor()
  await blocked.close()
})
