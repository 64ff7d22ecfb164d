/** A payment by card that did not come: the booking's page says it when its guest comes back to it. */
import { expect, inject, test } from 'vitest'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { violations } from './accessibility.ts'
import { booked } from './bookings.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')

test('who comes back from another tab reads that the card did not work, with the link to try again', async () => {
  const { reference } = await booked({})
  const phone = { ...PHONE, viewport: { width: 390, height: 664 } }
  const { page, close } = await visit(browser, `${site}/booking/${reference}`, phone)
  await page.getByRole('button', { name: 'Print the voucher' }).waitFor()
  await page.route(`**/en/serendip/booking/${reference}?seen=now`, async (route) => {
    const known = await (await route.fetch()).json()
    await route.fulfill({ json: { ...(known as PublicBooking), tried: 'failed' } })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const said = page.locator('.booking__tried')
  await said.waitFor()
  expect(await said.innerText()).toContain('Your last payment by card was not completed')
  const [again, other] = [
    said.getByRole('link', { name: 'Try again' }),
    said.getByRole('link', { name: 'another way' }),
  ]
  expect(await again.getAttribute('href')).toBe(
    await page
      .getByRole('link', { name: /^Pay Online In Advance/ })
      .first()
      .getAttribute('href'),
  )
  expect(await other.getAttribute('href')).toContain(encodeURIComponent(`(${reference})`).replaceAll('%28', '('))
  for (const link of [again, other]) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await violations(page, 'main')).toEqual([])
  await close()
})

test.each([
  ['/paid', { ...PHONE, viewport: { width: 390, height: 664 } }],
  ['/de/paid', DESKTOP],
])('on %s the way to the booking stands apart from the lines around it', async (path, screen) => {
  const page = await browser.newPage(screen)
  await page.goto(site + path)
  const gaps = await page
    .locator('main a.button')
    .boundingBox()
    .then(async (button) => {
      const [before, after] = await Promise.all([0, 1].map((i) => page.locator('main > p').nth(i).boundingBox()))
      return [button!.y - before!.y - before!.height, after!.y - button!.y - button!.height]
    })
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(16)
  expect(await violations(page, 'main')).toEqual([])
  await page.close()
})
