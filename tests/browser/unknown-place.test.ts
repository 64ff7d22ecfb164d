/** A text in a field for places that is no place: it has no price, and nothing of the place before it can be booked. */
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { violations } from './accessibility.ts'
import { bookingForm, confirmButton, fillIn, newCustomer, readyForm } from './bookings.ts'
import { browser } from './browser.ts'
import { arriveAt, dropoffField, farePanel, pickupField, shownFares, typePlace } from './fare-page.ts'
import { PHONE, visit, visitOnce } from './visit.ts'

const noPrice = async (page: Page) => {
  await farePanel(page).getByText('There is no price until we know both places.').first().waitFor()
  expect(await page.locator('.vehicle').count()).toBe(0)
  expect(await page.locator('.fare-bar').count()).toBe(0)
  expect(await confirmButton(page).count()).toBe(0)
}

describe('a text that is no place', () => {
  const visitor = visitOnce(() => visit(browser, inject('siteUrl'), PHONE))

  test.each(['Chennai', 'qwxyz'])(
    'such as %j: there is no price and nothing to confirm until the field holds a place again',
    async (typed) => {
      const { page } = visitor()
      const before = await dropoffField(page).inputValue()
      const fares = await shownFares(page)
      await fillIn(page, newCustomer())
      await dropoffField(page).fill('')
      await typePlace(page, typed)
      await page.getByText(`We do not know “${typed}”.`).waitFor()
      // The words of the buttons are not run together with the live message.
      expect(await page.locator('[role=status] button').count()).toBe(
        await page.locator('[role=status] [aria-live=off] button').count(),
      )
      await noPrice(page)
      // No town that the words do not name: the hotel may be anywhere.
      expect(await page.getByRole('button', { name: 'the same price for your hotel there' }).count()).toBe(0)
      // The second one says the same.
      if (typed === 'Chennai') expect(await violations(page, '.fare-part')).toEqual([])
      const chat = await farePanel(page).getByRole('link', { name: 'Ask us on WhatsApp' }).getAttribute('href')
      expect(decodeURIComponent(chat!)).toContain(`from ${COLOMBO_AIRPORT} to ${typed}`)
      expect(await pickupField(page).inputValue()).toBe(COLOMBO_AIRPORT)
      await page.getByRole('button', { name: `Back to ${before}`, exact: true }).tap()
      expect(await dropoffField(page).inputValue()).toBe(before)
      expect(await shownFares(page)).toEqual(fares)
      // What was typed into the form has stayed.
      expect(await bookingForm(page).getByLabel('Phone number').inputValue()).toContain('7911')
      await dropoffField(page).fill('')
      await typePlace(page, 'Galle')
      await arriveAt(page, { pickup: COLOMBO_AIRPORT, dropoff: 'Galle' })
    },
  )

  test('wraps, however long its only word is', async () => {
    const { page } = visitor()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await dropoffField(page).fill(`https://example.com/rooms/${'1'.repeat(300)}`)
    const note = page.locator('.place-field__popup .place-field__note').filter({ hasText: 'Enter the name' })
    await note.waitFor()
    expect(await note.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
    await dropoffField(page).fill('')
    await typePlace(page, 'x'.repeat(300))
    await page.getByText('We do not know “xxx').waitFor()
    expect(await width()).toBe(390)
    await dropoffField(page).fill('')
    await typePlace(page, 'Galle')
    await arriveAt(page, { pickup: COLOMBO_AIRPORT, dropoff: 'Galle' })
  })

  test('typed over a town has that town only where it names it: one tap takes it, and what was typed goes to the driver', async () => {
    const { page } = visitor()
    await dropoffField(page).fill('')
    await typePlace(page, 'Unawatuna')
    await arriveAt(page, { pickup: COLOMBO_AIRPORT, dropoff: 'Unawatuna' })
    await dropoffField(page).fill('')
    await typePlace(page, 'Zzzqq Guesthouse')
    await noPrice(page)
    await page.getByText('Check the spelling, or enter the nearest town.').waitFor()
    expect(await page.locator('.place-field__offer').allTextContents()).toEqual(['Back to Unawatuna'])
    await dropoffField(page).fill('')
    await typePlace(page, 'Zzzqq Guesthouse, Kandy')
    await page.getByRole('button', { name: 'Kandy: the same price for your hotel there' }).tap()
    expect(await shownFares(page)).toHaveLength(3)
    const form = await readyForm(page)
    await expect.poll(() => form.getByLabel('Exact dropoff point').inputValue()).toBe('Zzzqq Guesthouse, Kandy')
  })

  test('goes along when pickup and dropoff are swapped, and is still asked about', async () => {
    const { page } = visitor()
    await page.goto(`${inject('siteUrl')}/?pickup=Kandy&dropoff=Galle`)
    await readyForm(page)
    await dropoffField(page).fill('')
    await typePlace(page, 'qwxyz')
    await page.getByText('We do not know “qwxyz”.').waitFor()
    await page.getByRole('button', { name: 'Swap pickup and dropoff' }).tap()
    await expect.poll(() => new URL(page.url()).searchParams.get('pickup')).toBe('Galle')
    await expect.poll(() => pickupField(page).inputValue()).toBe('qwxyz')
    expect(await dropoffField(page).inputValue()).toBe('Kandy')
    await page.getByText('We do not know “qwxyz”.').waitFor()
    await noPrice(page)
    const chat = await farePanel(page).getByRole('link', { name: 'Ask us on WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(chat!)).toContain('from qwxyz to Kandy')
    await page.getByRole('button', { name: 'Back to Galle' }).tap()
    await arriveAt(page, { pickup: 'Galle', dropoff: 'Kandy' })
  })

  test('for the hotel of a tour', async () => {
    const { page, close } = await visit(
      browser,
      inject('siteUrl') +
        '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day',
      PHONE,
    )
    await readyForm(page)
    await page.getByRole('combobox', { name: 'Dropoff hotel' }).focus()
    await typePlace(page, 'qwxyz')
    await page.getByText('There is no price until we know both places.').first().waitFor()
    expect(await page.locator('.summary__total, .safari__price').count()).toBe(0)
    expect(await bookingForm(page).count()).toBe(0)
    // Without transport no hotel is asked for.
    await page.getByLabel('Need Transport ?').tap()
    await page.locator('.summary__total').waitFor()
    expect(await bookingForm(page).count()).toBe(1)
    await close()
  })
})
