/** Where guest and driver meet, by the operator's table: on the booking's page and on the page of kept bookings. */
import { expect, inject, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { MEETING_POINTS } from '#domain/operator/meeting-points.ts'
import { paths } from '#domain/paths.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { addMonths, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import { newCustomer, post, readyForm } from './bookings.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const [POINT] = MEETING_POINTS.filter(({ place }) => place === 'Ella')
const MAP = `https://www.google.com/maps/search/?api=1&query=${POINT!.position.lat},${POINT!.position.lng}`

async function bookedFromElla(): Promise<string> {
  const [quote] = await post<TransferQuote[]>('/transfer/query', { urlData: { url: 'taxi-from-Ella-to-Kandy' } })
  const { pickup, dropoff, distance, duration, token } = quote!
  const { reference } = await post<BookingReceipt>(`/transfer/booking/${token}`, {
    bookingDetails: {
      pickup,
      dropoff,
      distance,
      duration,
      ...newCustomer(),
      flightdetails: '',
      guestname: 'Ann Smith',
      vehicle: vehicleText('car', quote!),
      pickupdate: addMonths(sriLankaTime(new Date()).date, 1),
      pickuptime: '14:05',
    },
  })
  return reference
}

test('before a booking, too, the form says where the car stands, and asks for no house that was named', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Ella-to-Kandy`, PHONE)
  const { text, house } = POINT!.words.en
  const form = await readyForm(page)
  const notes = form.locator('.pickup-notes')
  await notes.getByText(`${text} ${house!.unnamed}`).waitFor()
  await form.locator('[name="pickupaddress"]').fill('Villa Rose')
  await notes.getByText(`${text} ${house!.named}`).waitFor()
  expect(await notes.getByText(house!.unnamed).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('a booking from a town with drivers of its own says where the car stands, draws it, and leads to a map', async () => {
  const reference = await bookedFromElla()
  const { page, complaints, close } = await visit(browser, site + paths.booking(reference), PHONE)
  const meeting = page.getByRole('region', { name: 'Where you meet' })
  await meeting.getByText(POINT!.words.en.text).waitFor()
  const plan = meeting.getByRole('img', { name: /^Plan of the way to your driver/ })
  await plan.scrollIntoViewIfNeeded()
  expect(await violations(page, 'main')).toEqual([])
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport!)
    const box = (await plan.boundingBox())!
    expect(box.height).toBeGreaterThan(200)
    // No word of the drawing is cut off at its edge.
    const outside = await plan.evaluate((svg) => {
      const all = svg.getBoundingClientRect()
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const { left, right } = text.getBoundingClientRect()
          return left < all.left || right > all.right
        })
        .map(({ textContent }) => textContent)
    })
    expect(outside).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  const [map] = await Promise.all([
    page.context().waitForEvent('page'),
    page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' })),
    meeting.getByRole('link', { name: 'This spot on a map' }).tap(),
  ])
  expect(map.url()).toBe(MAP)
  expect(complaints).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await meeting.getByText(POINT!.words.en.text).isVisible()).toBe(true)
  expect(await plan.isVisible()).toBe(false)
  await close()
})

test('a booking that is kept on the phone says it there, too', async () => {
  const reference = await bookedFromElla()
  const { page, close } = await visit(browser, site + paths.booking(reference), PHONE)
  await page.getByRole('button', { name: 'Keep on this device' }).tap()
  await page.getByRole('button', { name: 'Remove from this device' }).waitFor()
  await page.goto(site + paths.offline)
  await page.getByText(POINT!.words.en.text).waitFor()
  expect(await page.getByRole('link', { name: 'This spot on a map' }).getAttribute('href')).toBe(MAP)
  expect(await violations(page, 'main')).toEqual([])
  await close()
})
