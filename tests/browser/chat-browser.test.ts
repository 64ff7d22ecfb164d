/**
 * The browser within a chat (WeChat's): no downloads, no new windows, no push, no sharing, nothing copied by a page. A guest
 * without mail books in it, keeps the booking, reads it, changes it.
 */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { violations } from './accessibility.ts'
import { confirmButton, fillIn, newCustomer, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { loadAndHydrate, PHONE, refuseClicks } from './visit.ts'

const site = inject('siteUrl')

/** Takes what such a browser lacks; a link to a new window, or to a file, does nothing. */
function withoutFunctions(): void {
  const lack = (owner: object, name: string, value: unknown = undefined) =>
    Object.defineProperty(owner, name, { value, configurable: true })
  lack(Navigator.prototype, 'share')
  lack(Navigator.prototype, 'clipboard')
  lack(Navigator.prototype, 'serviceWorker')
  lack(window, 'PushManager')
  lack(window, 'Notification')
  lack(window, 'open', () => null)
  lack(window, 'print', () => {})
  document.execCommand = () => false
  addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('a[target=_blank], a[download]')) event.preventDefault()
    },
    true,
  )
}

async function chatBrowser() {
  const context = await browser.newContext({
    ...PHONE,
    viewport: { width: 390, height: 664 },
    acceptDownloads: false,
    serviceWorkers: 'block',
  })
  refuseClicks(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('popup', () => complaints.push('a new window'))
  page.on('download', () => complaints.push('a download'))
  await page.addInitScript(withoutFunctions)
  return { page, complaints, close: () => context.close() }
}

const textOf = (page: Page) => page.getByRole('textbox').inputValue()

test('a guest books, keeps the booking as text and code, and changes it, all in one window', async () => {
  const { page, complaints, close } = await chatBrowser()
  await loadAndHydrate(page, () => page.goto(`${site}/transfer/taxi-from-Colombo-to-Kandy`))
  await fillIn(page, newCustomer())
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  await page.getByRole('link', { name: 'Keep, copy, share' }).tap()

  await page.getByRole('heading', { level: 1, name: `Keep booking ${reference}` }).waitFor()
  const text = await textOf(page)
  expect(text).toContain('Taxi from Colombo to Kandy')
  expect(text).toMatch(/\/changes\?key=[\w-]{22}/)
  expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false)
  // What a page may not copy is selected, and copied by the thumb.
  await page.getByRole('button', { name: 'Copy the text' }).tap()
  await page.getByText('The text is selected').waitFor()
  // A picture of the page has all of it.
  expect(await page.getByRole('textbox').evaluate((field) => field.scrollHeight <= field.clientHeight)).toBe(true)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text)
  const code = page.getByRole('img', { name: 'QR code of your booking' })
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('link', { name: 'See your booking' }).tap()
  await page.waitForURL(`**${paths.booking(reference)}`)
  await page.getByRole('link', { name: 'Keep, copy, share' }).tap()
  // Whoever has only the reference reads all of it, and changes nothing.
  await page.getByText('To change or cancel, open the link in our mail, or write to us').waitFor()
  expect(await textOf(page)).not.toContain('key=')

  // As the text leads there: pasted into the chat, and tapped.
  await page.goto(site + /\/booking\/\S+\/changes\?key=[\w-]+/.exec(text)![0])
  await page.getByRole('heading', { name: 'Cancel', exact: false }).first().waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a browser that copies and shares does so by one tap', async () => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  refuseClicks(context)
  const page = await context.newPage()
  const shared: unknown[] = []
  await page.exposeFunction('noteShared', (what: unknown) => shared.push(what))
  await page.addInitScript(() => {
    const noted = (what: unknown) =>
      (window as unknown as { noteShared(what: unknown): Promise<void> }).noteShared(what)
    Object.defineProperty(Navigator.prototype, 'share', { value: noted, configurable: true })
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: { writeText: noted }, configurable: true })
  })
  await loadAndHydrate(page, () => page.goto(`${site}/transfer/taxi-from-Colombo-to-Kandy`))
  await fillIn(page, newCustomer())
  await confirmButton(page).tap()
  await shownReference(page)
  await page.getByRole('link', { name: 'Keep, copy, share' }).tap()
  await page.getByRole('button', { name: 'Copy the text' }).tap()
  await page.getByText('Copied', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Share' }).tap()
  const text = await textOf(page)
  await expect.poll(() => shared).toEqual([text, { text }])
  await context.close()
})

test('a plan that can neither be shared nor copied shows its address, with the vehicle and the way to travel', async () => {
  const { page, complaints, close } = await chatBrowser()
  await loadAndHydrate(page, () => page.goto(`${site}/journey?stop1=Kandy&stop2=Ella&nights2=3&stop3=Galle`))
  await page.locator('.total').getByRole('radio', { name: /Van/ }).tap()
  await page.getByRole('radio', { name: /One car and driver who stay/ }).tap()
  expect(await page.locator('a', { hasText: '/journey?' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Share this plan' }).tap()
  const address = page.getByRole('link', { name: /\/journey\?stop1=Kandy&stop2=Ella/ })
  await address.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const price = await page.locator('.total__price').textContent()
  const other = await chatBrowser()
  await loadAndHydrate(other.page, async () => other.page.goto((await address.getAttribute('href'))!))
  const vans = other.page.getByRole('radio', { name: /Van/ })
  expect(await vans.first().isChecked()).toBe(true)
  expect(await other.page.locator('.total__price').textContent()).toBe(price)
  // What is chosen there counts, also after a reload.
  await other.page.locator('#booking .booking-form__button:enabled').waitFor()
  await other.page.locator('.total').getByRole('radio', { name: /Sedan/ }).tap()
  await loadAndHydrate(other.page, () => other.page.reload())
  await other.page.locator('#booking .booking-form__button:enabled').waitFor()
  expect(await vans.first().isChecked()).toBe(false)
  expect([...complaints, ...other.complaints]).toEqual([])
  await close()
  await other.close()
})
