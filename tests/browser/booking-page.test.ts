import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { withSeen } from '#domain/d1-bookmarks.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { roomOf } from '#domain/fares/vehicles.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { violations } from './accessibility.ts'
import { booked, payLink } from './bookings.ts'
import { browser } from './browser.ts'
import { visitWithClock } from './page-clock.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

let receipt: BookingReceipt
const site = inject('siteUrl')

beforeAll(async () => {
  receipt = await booked({
    guestname: 'Maximiliane von der Schulenburg',
    passengers: roomOf('car').seats,
    bags: roomOf('car').bags,
    childseats: 1,
    dropoffaddress: `Villa ${'Sunrise Garden '.repeat(6)}`,
  })
})

async function fitsAndIsAccessible(page: Page): Promise<void> {
  expect(await violations(page, 'main')).toEqual([])
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport!)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}

test('a booking shows its status, and can be paid and saved to a calendar', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/booking/${receipt.reference}`, PHONE)
  await page
    .getByRole('heading', { level: 1, name: 'Taxi from Colombo Bandaranaike International Airport to Ella' })
    .waitFor()
  expect(await page.getByText('We have your booking').isVisible()).toBe(true)
  expect(await page.locator('.booking-facts__when').innerText()).toMatch(/14:05\s+Sri Lanka time/)
  // The trip's time stands there once. The last moment at which cancelling is free has the same hour.
  expect(await page.getByText('Pickup time', { exact: true }).count()).toBe(0)
  const pay = payLink(page)
  // It opens with the reference alone, so the link tells no mail address.
  const paid = new URL((await pay.getAttribute('href'))!)
  const answered = new URL(receipt.paymentUrl!)
  expect([paid.origin + paid.pathname, paid.searchParams.get('id'), paid.searchParams.get('eml')]).toEqual([
    answered.origin + answered.pathname,
    answered.searchParams.get('id'),
    '',
  ])
  expect((await pay.innerText()).replaceAll('\u00a0', ' ')).toBe(
    `Pay Online In Advance: USD ${paid.searchParams.get('pv')}`,
  )
  // Right below the price and the status, and within the first screens of a phone.
  const [button, status, lines] = await Promise.all(
    [pay, page.locator('.booking__status'), page.locator('.booking-lines').first()].map((each) => each.boundingBox()),
  )
  expect(button!.y).toBeGreaterThanOrEqual(status!.y + status!.height)
  expect(button!.y + button!.height).toBeLessThanOrEqual(lines!.y)
  expect(await pay.getAttribute('target')).toBe('_blank')
  expect(await pay.getAttribute('rel')).toContain('noreferrer')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to your calendar' }).tap(),
  ])
  expect(download.suggestedFilename()).toBe(`booking-${receipt.reference}.ics`)
  await fitsAndIsAccessible(page)
  expect(complaints).toEqual([])
  await close()
})

test('the name on the sign of the plan stays on the sign, and a line with a long value takes all of its width', async () => {
  const { reference } = await booked({
    guestname: 'Anna-Lena Müller',
    dropoffaddress: 'Queens Hotel, 4 Dalada Veediya',
  })
  const { page, close } = await visit(browser, `${site}/booking/${reference}`, PHONE)
  const name = page.locator('.booking__plan-name')
  await name.scrollIntoViewIfNeeded()
  expect(await name.textContent()).toBe('Anna-Lena M.')
  await page.getByText('The sign has the whole name.').waitFor()
  // A tap on the number of who does not find the driver calls.
  expect(await page.getByRole('main').locator(`a[href="tel:${CONTACT.whatsapp}"]`).count()).toBe(1)
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport!)
    const sign = (await page.locator('.booking__plan-sign').boundingBox())!
    const written = (await name.boundingBox())!
    expect(written.x).toBeGreaterThan(sign.x)
    expect(written.x + written.width).toBeLessThan(sign.x + sign.width)
    const label = page.locator('.booking-lines dt', { hasText: 'Dropoff address' })
    const lines = await label.evaluate(
      (each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
    )
    expect(Math.round(lines)).toBe(1)
  }
  await close()
})

test.each(OFFERED)('the words of the plan stay in the hall that is drawn, in %s', async (language) => {
  const { page, close } = await visit(browser, site + addressIn(language, paths.booking(receipt.reference)), PHONE)
  const plan = page.locator('.booking__plan svg')
  await plan.scrollIntoViewIfNeeded()
  const hall = (await page.locator('.booking__plan-hall').boundingBox())!
  for (const text of await plan.locator('text').all()) {
    const box = (await text.boundingBox())!
    const said = await text.textContent()
    expect(box.x, said!).toBeGreaterThan(hall.x)
    expect(box.x + box.width, said!).toBeLessThan(hall.x + hall.width)
  }
  await close()
})

test('an unknown reference leads to help', async () => {
  const { page, close } = await visit(browser, `${site}/booking/AAAA-AAAA-AAAA`, PHONE)
  await page.getByRole('heading', { level: 1, name: 'We know no such booking' }).waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Ask on WhatsApp' }).isVisible()).toBe(true)
  await fitsAndIsAccessible(page)
  await close()
})

test('back from another page, a booking is read once more as it is: something may have been changed there', async () => {
  const { page, settled, close } = await visit(browser, `${site}/booking/${receipt.reference}`, PHONE)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/serendip/booking/${receipt.reference}`)) asked.push(new URL(request.url()).search)
  })
  await settled()
  expect(asked).toEqual([])
  await page.goto(`${site}/terms`)
  await page.goBack()
  await expect.poll(() => asked).toEqual(['?seen=now'])
  expect(await page.getByText('We have your booking').isVisible()).toBe(true)
  await close()
})

test('the address by which a booking is seen as new as it is becomes the short one', async () => {
  const seen = withSeen(`${site}/booking/${receipt.reference}`, `00000000-00000001-00000000-${'0'.repeat(32)}`)
  expect(seen).toContain('?seen=')
  const { page, clock, complaints, close } = await visitWithClock(browser, `${seen}#ride-1`)
  await page.getByText('We have your booking').waitFor()
  expect(page.url()).toBe(`${seen}#ride-1`)
  const waited = await clock.passUntil(async () => !page.url().includes('seen='))
  expect(waited).toBeGreaterThan(20_000)
  expect(page.url()).toBe(`${site}/booking/${receipt.reference}#ride-1`)
  expect(complaints).toEqual([])
  await close()
})

test('printed, it is a voucher: the booking and the number of the operator in black on white, without menus and buttons', async () => {
  const { page, close } = await visit(browser, `${site}/booking/${receipt.reference}`)
  let printed = false
  await page.exposeFunction('notePrint', () => {
    printed = true
  })
  await page.evaluate(() => {
    window.print = () => {
      void (globalThis as unknown as { notePrint(): Promise<void> }).notePrint()
    }
  })
  await page.getByRole('button', { name: 'Print the voucher' }).click()
  await expect.poll(() => printed).toBe(true)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('button', { name: 'Print the voucher' }),
    payLink(page),
  ])
    expect(await hidden.isVisible()).toBe(false)
  const main = page.getByRole('main')
  for (const text of [receipt.reference, 'Sedan Car', BRAND.registrationNumber, `WhatsApp ${CONTACT.whatsappShown}`])
    expect(await main.getByText(text).first().isVisible()).toBe(true)
  expect(await main.locator('.booking__brand svg').isVisible()).toBe(true)
  // One sheet, also with what a guest tells the driver, and with the widest reference.
  await main.locator('.booking__reference strong').evaluate((shown) => {
    shown.textContent = 'WMWM-WMWM-WMWM'
  })
  expect(
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g),
  ).toHaveLength(1)
  expect(
    await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector('h1')!).color,
    ]),
  ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  await close()
})
