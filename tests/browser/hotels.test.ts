/**
 * Hotels of the site's own table in place fields: by keyboard and by touch, on a slow network and on none, from the
 * field to the booking.
 */
import type { Page, Request } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { browser } from './browser.ts'
import { ridesOf, confirmButton, fillIn, mailsAbout, newCustomer, readyForm, shownReference } from './bookings.ts'
import { arriveAt, dropoffField, farePanel, pickupField, shownFares, typePlace } from './fare-page.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

const option = (page: Page, name: string) => page.getByRole('option').filter({ hasText: name }).first()
const names = (page: Page) => page.locator('.place-field__popup:not([hidden]) .place-field__name').allTextContents()

const isForHilton = (request: Request) => request.url().endsWith('/places') && request.postDataJSON().text === 'hilton'

describe.concurrent('a hotel', () => {
  test('as dropoff and as pickup is found by keyboard, priced, booked, and in the mail', async () => {
    const { page, complaints, close } = await visit(browser, `${site}/?pickup=Matara&dropoff=Badulla`)
    await typePlace(page, 'galle face hotel')
    await arriveAt(page, { pickup: 'Galle Face Hotel', dropoff: 'Badulla' })
    await dropoffField(page).click()
    await typePlace(page, 'heritance kandalma')
    await arriveAt(page, { pickup: 'Galle Face Hotel', dropoff: 'Heritance Kandalama' })
    const [mini] = await shownFares(page)
    const guest = newCustomer()
    await readyForm(page)
    await fillIn(page, guest)
    await confirmButton(page).click()
    const reference = await shownReference(page)
    expect(ridesOf(state, guest)).toMatchObject([
      { reference, pickup: 'Galle Face Hotel', dropoff: 'Heritance Kandalama', price_usd: mini!.usd },
    ])
    expect((await mailsAbout(state, reference, 2)).join('\n')).toContain('Heritance Kandalama')
    expect(complaints).toEqual([])
    await close()
  })

  test('is chosen by touch on a transfer page, whose address then is its own and survives a reload', async () => {
    const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Colombo-to-Kandy`, PHONE)
    await dropoffField(page).tap()
    await page.keyboard.type('aliya res')
    await option(page, 'Aliya Resort & Spa').tap()
    await page.waitForURL(
      (url) => decodeURIComponent(url.pathname) === '/transfer/taxi-from-Colombo-to-Aliya Resort & Spa',
    )
    const fares = await shownFares(page)
    await page.reload()
    expect(await shownFares(page)).toEqual(fares)
    await close()
  })

  test('is the pickup of a tour where it is tapped, and not what was typed', async () => {
    const tour = 'Yala-national-park-safari-pickup-from-Kandy-drop-off-in-Galle-1-traveler-half-day'
    const { page, close } = await visit(browser, `${site}/things-to-do/safari/${tour}`, PHONE)
    await page.getByRole('combobox', { name: 'Pickup hotel' }).tap()
    await page.keyboard.type('Ella')
    await option(page, 'Ella Spice Garden').tap()
    await page.waitForURL((url) => decodeURIComponent(url.pathname).includes('pickup-from-Ella-Spice-Garden'))
    await close()
  })

  test('is a place of a tour; an unknown house goes to its driver', async () => {
    const typed = 'Villa Qwxyz Mirisa'
    const { page, complaints, close } = await visit(
      browser,
      `${site}/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day`,
    )
    await page.getByRole('combobox', { name: 'Pickup hotel' }).click()
    await typePlace(page, '98 acers ella')
    await page.waitForURL((url) => url.pathname.includes('pickup-from-98-Acres-Resort'))
    await page.getByRole('combobox', { name: 'Dropoff hotel' }).click()
    await typePlace(page, typed)
    await page.getByText(`We do not know “${typed}”`).waitFor()
    expect(await page.locator('.summary__total').count()).toBe(0)
    await page.getByRole('button', { name: 'Mirissa: the same price for your hotel there' }).click()
    await page.waitForURL((url) => url.pathname.includes('drop-off-in-Mirissa'))
    await page.locator('[aria-busy="false"] .summary__total').waitFor()
    const guest = newCustomer()
    await fillIn(page, guest)
    await page.getByRole('button', { name: 'Book Now' }).click()
    const reference = await shownReference(page)
    expect(ridesOf(state, guest)).toMatchObject([
      { reference, pickup: '98 Acres Resort', dropoff: 'Mirissa', dropoff_address: typed, details: '' },
    ])
    expect((await mailsAbout(state, reference, 2)).join('\n')).toContain('98 Acres Resort')
    expect(complaints).toEqual([])
    await close()
  })

  test('is found without a script, also with a slip or by the town in its name, for a transfer and for a tour', async () => {
    const { page, close } = await visit(browser, `${site}/`, { ...DESKTOP, javaScriptEnabled: false })
    await dropoffField(page).fill('jetwng yala')
    await page.getByRole('button', { name: 'Show the fare' }).click()
    await page.waitForURL((url) => url.searchParams.get('dropoff') === 'Jetwing Yala')
    expect(await page.locator('.vehicle').count()).toBe(3)
    await dropoffField(page).fill('Hotel Sigirya Garden Xyz')
    await page.getByRole('button', { name: 'Show the fare' }).click()
    await page.getByRole('link', { name: 'Sigiriya: the same price for your hotel there' }).click()
    await page.waitForURL((url) => url.searchParams.get('dropoff') === 'Sigiriya')
    expect(await page.locator('.vehicle').count()).toBe(3)
    await page.goto(
      `${site}/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day`,
    )
    await page.getByRole('combobox', { name: 'Pickup hotel' }).fill('98 acers ella')
    await page.getByRole('button', { name: 'Show the price' }).click()
    await page.waitForURL((url) => url.pathname.includes('pickup-from-98-Acres-Resort'))
    expect(await page.locator('.summary__total').count()).toBe(1)
    await close()
  })
})

describe.concurrent('hotels in the list', () => {
  test('come below the places that are there at once, and say so while they are looked for', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { page, close } = await visit(browser, site, DESKTOP, (opened) =>
      opened.route('**/places', async (route) => {
        await held
        await route.continue()
      }),
    )
    await page.keyboard.type('sigiriya')
    await page.getByText('Looking for hotels…').first().waitFor()
    const before = await names(page)
    expect(before[0]).toBe('Sigiriya')
    const top = await option(page, before.at(-1)!).boundingBox()
    release()
    await option(page, 'Hotel Sigiriya').waitFor()
    expect((await names(page)).slice(0, before.length)).toEqual(before)
    expect(await option(page, before.at(-1)!).boundingBox()).toEqual(top)
    await page
      .getByText('Hotels: © OpenStreetMap contributors (ODbL); Sri Lanka Tourism Development Authority')
      .waitFor()
    await close()
  })

  test('of a text that has changed meanwhile are dropped', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { page, close } = await visit(browser, site, DESKTOP, (opened) =>
      opened.route('**/places', async (route) => {
        if (route.request().postDataJSON().text === 'hilton') await held
        await route.continue().catch(() => {})
      }),
    )
    const [asked, over] = [
      page.waitForRequest(isForHilton),
      Promise.race([
        page.waitForEvent('requestfinished', isForHilton),
        page.waitForEvent('requestfailed', isForHilton),
      ]),
    ]
    await page.keyboard.type('hilton')
    await asked
    await pickupField(page).fill('jetwing yala')
    await option(page, 'Jetwing Yala').waitFor()
    release()
    await over
    expect((await names(page)).filter((name) => name.includes('Hilton'))).toEqual([])
    await close()
  })
})

describe.concurrent('a house that nobody knows', () => {
  test('is offered its town; the typed name goes to the driver', async ({ expect }) => {
    const typed = 'Hotel Sigirya Garden Xyz'
    const { page, complaints, close } = await visit(browser, `${site}/?pickup=Matara&dropoff=Badulla`, PHONE)
    await readyForm(page)
    await dropoffField(page).tap()
    await typePlace(page, typed)
    await page.getByText(`We do not know “${typed}”`).waitFor()
    expect(await page.locator('.vehicle').count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('dropoff')).toBe('Badulla')

    await page.getByRole('button', { name: 'Sigiriya: the same price for your hotel there' }).tap()
    await arriveAt(page, { pickup: 'Matara', dropoff: 'Sigiriya' })
    await page.getByText(`“${typed}” is in the booking form`).waitFor()
    const guest = newCustomer()
    const form = await readyForm(page)
    const address = form.getByLabel('Exact dropoff point')
    await expect.poll(() => address.inputValue()).toBe(typed)
    await address.press('End')
    await address.pressSequentially(', gate 3')
    await page.getByText(`“${typed}, gate 3” is in the booking form`).waitFor()
    await fillIn(page, guest)
    await confirmButton(page).tap()
    const reference = await shownReference(page)
    expect(ridesOf(state, guest)).toMatchObject([
      { dropoff: 'Sigiriya', dropoff_address: `${typed}, gate 3`, details: '' },
    ])
    // The operator's mail has it, the customer's first mail repeats nothing that anybody could have typed.
    expect((await mailsAbout(state, reference, 2)).filter((mail) => mail.includes(typed))).toHaveLength(1)
    expect(complaints).toEqual([])
    await close()
  })

  test('leaves the address as it is when the field is left; without a network none can be found; its town is not asked about twice, and another choice forgets it', async ({
    expect,
  }) => {
    const { page, close } = await visit(browser, `${site}/?pickup=Matara&dropoff=Badulla`)
    await page.keyboard.type('qwxyz')
    await page.keyboard.press('Tab')
    await page.getByText('We do not know “qwxyz”').waitFor()
    expect(await page.locator('.vehicle').count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('pickup')).toBe('Matara')
    expect(await farePanel(page).getByText('Something went wrong').count()).toBe(0)
    await pickupField(page).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await pickupField(page).inputValue()).toBe('Matara')
    expect(await shownFares(page)).toHaveLength(3)

    // Towns and sights are found without a network, and the price comes back with the place.
    await page.context().setOffline(true)
    await pickupField(page).fill('galle')
    await option(page, 'Galle').waitFor()
    await page.getByText('No connection: only towns and sights can be found right now.').first().waitFor()
    await pickupField(page).fill('hotel nowhere')
    await page.keyboard.press('Enter')
    await page.getByText('there is no connection').waitFor()
    await expect.poll(() => page.locator('.vehicle').count()).toBe(0)
    await page.getByRole('button', { name: 'Back to Matara', exact: true }).click()
    expect(await shownFares(page)).toHaveLength(3)
    await page.context().setOffline(false)

    await pickupField(page).fill('Villa Qwxyz Mirissa')
    await option(page, 'Mirissa: the same price for your hotel there').click()
    await arriveAt(page, { pickup: 'Mirissa', dropoff: 'Badulla' })
    // It is the pickup: nobody is told where the car drives to.
    await page.getByText('The price is that of Mirissa. “Villa Qwxyz Mirissa” is in the booking form').waitFor()
    await pickupField(page).click()
    await typePlace(page, 'Galle')
    await arriveAt(page, { pickup: 'Galle', dropoff: 'Badulla' })
    expect(await page.getByText('is in the booking form').count()).toBe(0)
    await close()
  })
})
