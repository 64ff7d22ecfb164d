import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { lkrPerUsd } from '#domain/fares/money.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { readyForm } from './bookings.ts'
import { browser } from './browser.ts'
import { arriveAt, dropoffField, farePanel, pickupField, shownFares, tabToDropoff, typePlace } from './fare-page.ts'
import { DESKTOP, PHONE, press, visit, visitOnce } from './visit.ts'

const UNREACHABLE =
  'Something went wrong. Please Check your pick up location and destination location can be reached by car. Enter different pickup or destination location'

/** By keyboard. A page starts there. */
async function focusPickup(page: Page): Promise<void> {
  for (let times = 0; times < 2; times += 1)
    if (!(await pickupField(page).evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('Shift+Tab')
  expect(await pickupField(page).evaluate((field) => field === document.activeElement)).toBe(true)
}

describe('by keyboard alone', () => {
  const visitor = visitOnce(() => visit(browser, `${inject('siteUrl')}/?pickup=Matara&dropoff=Badulla`))

  test('two places are typed and entered: address and fare change', async () => {
    const { page, complaints } = visitor()
    await focusPickup(page)
    await typePlace(page, 'CMB')
    await tabToDropoff(page)
    await typePlace(page, 'sigirya')
    await arriveAt(page, { pickup: COLOMBO_AIRPORT, dropoff: 'Sigiriya' })
    const fares = await shownFares(page)
    expect(fares.map(({ vehicle }) => vehicle)).toEqual(['Mini Car', 'Sedan Car', 'Van'])
    for (const { lkr, usd } of fares) {
      expect(lkr).toBeGreaterThan(3000)
      expect(usd).toBe(Math.floor(lkr / lkrPerUsd()))
    }
    expect(complaints).toEqual([])
  })

  test('two places of one name show their districts', async () => {
    const { page } = visitor()
    await focusPickup(page)
    await page.keyboard.type('kalkudah')
    await page.getByRole('option').nth(1).waitFor()
    const options = await page.getByRole('option').allTextContents()
    expect(
      options.filter((text) => text.startsWith('Kalkudah')).map((text) => /(\w+) district/.exec(text)?.[1]),
    ).toEqual(expect.arrayContaining(['Batticaloa', 'Puttalam']))
  })
})

describe('by touch', () => {
  const visitor = visitOnce(() => visit(browser, `${inject('siteUrl')}/?pickup=Matara&dropoff=Badulla`, PHONE))

  test.each([
    ['Kandy', 'Kandy Railway Station'],
    ['Cinnamon', 'Cinnamon Lodge Habarana'],
  ])('after %j was typed, the suggestion that is tapped is the place: %s', async (typed, tapped) => {
    const { page, complaints } = visitor()
    await dropoffField(page).tap()
    await page.keyboard.type(typed)
    await page.getByRole('option', { name: tapped }).tap()
    await arriveAt(page, { pickup: 'Matara', dropoff: tapped })
    expect(await dropoffField(page).inputValue()).toBe(tapped)
    expect(await shownFares(page)).toHaveLength(3)
    // The keyboard of the phone is gone.
    expect(await dropoffField(page).evaluate((field) => field === document.activeElement)).toBe(false)
    expect(complaints).toEqual([])
  })

  test('the stop on the way that is tapped is the one of the journey', async () => {
    const { page, close } = await visit(browser, `${inject('siteUrl')}/transfer/taxi-from-Colombo-to-Kandy`, PHONE)
    await page.getByRole('combobox', { name: 'Stop on the way' }).tap()
    await page.keyboard.type('Pinnawala')
    await page.getByRole('option', { name: 'Pinnawala Open Zoo' }).tap()
    await page.waitForURL((url) => url.pathname === '/journey')
    expect(new URL(page.url()).searchParams.getAll('via1')).toEqual(['Pinnawala Open Zoo'])
    await close()
  })

  test('the place that stands, typed in another script and tapped, is still priced and booked', async () => {
    const { page, close } = await visit(browser, `${inject('siteUrl')}/ru?pickup=${COLOMBO_AIRPORT}`, PHONE)
    const pickup = page.locator('input[name="pickup"]')
    await pickup.tap()
    await page.keyboard.type('Коломбо аэропорт')
    await page.getByRole('option', { name: COLOMBO_AIRPORT }).tap()
    expect(await pickup.inputValue()).toBe(COLOMBO_AIRPORT)
    expect(await shownFares(page)).toHaveLength(3)
    expect(await page.locator('.place-field__hint').allTextContents()).toEqual(['', ''])
    expect(await page.locator('.booking-form__button').getAttribute('aria-disabled')).toBeNull()
    await close()
  })
})

test.concurrent('a dropoff chosen while the fare of a new pickup loads keeps that pickup', async () => {
  const { page, close } = await visit(browser, `${inject('siteUrl')}/?pickup=Matara&dropoff=Badulla`)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/transfer/query', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/transfer/query') && request.postData()!.includes('Galle'),
  )
  await typePlace(page, 'galle')
  await asked
  await tabToDropoff(page)
  await typePlace(page, 'kandy')
  release()
  await arriveAt(page, { pickup: 'Galle', dropoff: 'Kandy' })
  expect(await pickupField(page).inputValue()).toBe('Galle')
  expect(await dropoffField(page).inputValue()).toBe('Kandy')
  await close()
})

test.concurrent('Enter before the gazetteer has loaded still chooses the place', async () => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { page, close } = await visit(browser, `${inject('siteUrl')}/?pickup=Matara`, DESKTOP, (opened) =>
    opened.route('**/assets/place-suggestions-*.js', async (route) => {
      isAsked()
      await held
      await route.continue()
    }),
  )
  await typePlace(page, 'negambo')
  await asked
  release()
  await arriveAt(page, { pickup: 'Negombo', dropoff: 'Colombo' })
  await close()
})

test.concurrent('a text that was typed before the page came alive replaces the place, and is entered if the field was left', async () => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(inject('siteUrl'), { waitUntil: 'commit' })
  await page.locator('html[data-scripts="starting"]').waitFor({ state: 'attached' })
  await pickupField(page).tap()
  await page.keyboard.type('galle')
  await dropoffField(page).tap()
  await page.keyboard.type('kan')
  release()
  await page.getByRole('option', { name: /^Kandy/ }).tap()
  await arriveAt(page, { pickup: 'Galle', dropoff: 'Kandy' })
  await context.close()
})

test.concurrent('a list of places that does not come is not waited for: the site is asked for the name', async () => {
  const { page, close } = await visit(browser, `${inject('siteUrl')}/?pickup=Matara`, DESKTOP, async (opened) => {
    await opened.route('**/assets/place-suggestions-*.js', () => new Promise(() => {}))
    await opened.clock.install()
  })
  await page.keyboard.type('Galle')
  await page.getByText('Fetching the list of places…').first().waitFor()
  await page.clock.fastForward(8500)
  await page.getByText('The list of places cannot be fetched right now. Type the full name').first().waitFor()
  await page.keyboard.press('Enter')
  await page.clock.fastForward(8500)
  await arriveAt(page, { pickup: 'Galle', dropoff: 'Colombo' })
  await close()
})

/** So that another place is the dropoff afterwards. Leaves its field empty and with the focus. */
async function chooseGalle(page: Page): Promise<void> {
  await dropoffField(page).fill('')
  await typePlace(page, 'Galle')
  await arriveAt(page, { pickup: COLOMBO_AIRPORT, dropoff: 'Galle' })
  await dropoffField(page).fill('')
}

describe('on the home page', () => {
  const visitor = visitOnce(() => visit(browser, inject('siteUrl')))

  test.each(['6.2, 79.6', '5.86, 82.0'])(
    '%j, in the sea, shows that no road leads there, and the fields keep their places',
    async (typed) => {
      const { page } = visitor()
      await chooseGalle(page)
      await typePlace(page, typed)
      await farePanel(page).getByText(UNREACHABLE).first().waitFor()
      expect(await pickupField(page).inputValue()).toBe(COLOMBO_AIRPORT)
      expect(await page.locator('.vehicle').count()).toBe(0)
      // The next reachable place brings the fares back.
      await dropoffField(page).fill('')
      await typePlace(page, 'Galle')
      expect(await shownFares(page)).toHaveLength(3)
    },
  )

  test('Enter that ends a composition chooses nothing, also in Safari, which has ended it by then', async () => {
    const { page } = visitor()
    await chooseGalle(page)
    await page.keyboard.type('ella')
    await page.getByRole('option', { name: /^Ella/ }).first().waitFor()
    await dropoffField(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: false })
    await dropoffField(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 13, isComposing: true })
    expect(await dropoffField(page).inputValue()).toBe('ella')
    expect(await dropoffField(page).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Enter')
    await arriveAt(page, { pickup: COLOMBO_AIRPORT, dropoff: 'Ella' })
  })

  test('a point on land has a fare like a place', async () => {
    const { page } = visitor()
    await chooseGalle(page)
    await typePlace(page, '6.0328, 80.2170')
    await arriveAt(page, { pickup: COLOMBO_AIRPORT, dropoff: '6.0328°N 80.2170°E' })
    expect(await shownFares(page)).toHaveLength(3)
  })

  test.each([
    [
      'a link to a map',
      'https://www.google.com/maps/place/Galle+Fort/@6.0261,80.2142,15z/data=!3m1!4b1!8m2!3d6.0328!4d80.2170',
    ],
    ['a plus code', '6MR226M8+4Q'],
  ])('%s, pasted, is its point', async (_, pasted) => {
    const { page } = visitor()
    await chooseGalle(page)
    await page.keyboard.insertText(pasted)
    await page.getByRole('option', { name: 'This point on the map' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => /^6\.03\d\d°N 80\.21\d\d°E$/.test(url.searchParams.get('dropoff') ?? ''))
    expect(await shownFares(page)).toHaveLength(3)
  })

  test('the address of a house is a trip to its town, and goes to the driver', async () => {
    const { page } = visitor()
    await chooseGalle(page)
    await page.keyboard.insertText('No 46, Temple Rd, Kandy 20000')
    await page.keyboard.press('Enter')
    await arriveAt(page, { pickup: COLOMBO_AIRPORT, dropoff: 'Kandy' })
    const form = await readyForm(page)
    await expect.poll(() => form.getByLabel('Exact dropoff point').inputValue()).toBe('No 46, Temple Rd, Kandy 20000')
  })

  test('once all places have come, a screen reader hears how many, and what Enter takes', async () => {
    const { page } = visitor()
    await focusPickup(page)
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      const list = document.querySelector('.place-field__popup')!
      new MutationObserver(() => {
        const said = list.querySelector('[role=status]')?.textContent
        if (said && said !== heard.at(-1)) heard.push(said)
      }).observe(list, { subtree: true, childList: true, characterData: true })
    })
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    await page.keyboard.insertText('Kandy')
    await expect
      .poll(async () => (await heard()).at(-1))
      .toMatch(/^\d+ places found\. Enter takes Kandy, the up and down/)
    expect((await heard()).filter((said) => said.includes('found'))).toHaveLength(1)
    await page.keyboard.press('ArrowDown')
    const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
    expect(await chosen.textContent()).not.toMatch(/^Kandy/)
    expect((await heard()).filter((said) => said.includes('found'))).toHaveLength(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  test('the arrow keys move through the list, and Escape undoes what was typed', async () => {
    const { page } = visitor()
    const field = pickupField(page)
    const { search } = new URL(page.url())
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option').first().waitFor()
    expect(await page.locator('.place-field__popup:not([hidden]) .place-field__name').first().textContent()).toBe(
      'Colombo',
    )
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true')
    expect(await page.getByRole('listbox').getByRole('option', { selected: true }).count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.type('gal')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await field.inputValue()).toBe(COLOMBO_AIRPORT)
    expect(new URL(page.url()).search).toBe(search)
  })

  test('each keystroke has its suggestions in the next frame', async () => {
    const { page } = visitor()
    await pickupField(page).click()
    await page.getByRole('option').first().waitFor()
    const lateTexts = await page.evaluate(async () => {
      const input = document.activeElement as HTMLInputElement
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
      const late: string[] = []
      for (const text of ['n', 'nu', 'nuw', 'nuwa', 'nuwar', 'nuwara', 'nuwara e', 'nuwara el']) {
        setValue.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise(requestAnimationFrame)
        const marked = document.querySelector('[role="option"] mark')?.textContent
        if (marked?.toLowerCase() !== text) late.push(text)
      }
      return late
    })
    expect(lateTexts).toEqual([])
  })
})

test.concurrent.each([
  ['phone', PHONE, (page: Page) => pickupField(page).tap()],
  ['desktop', DESKTOP, (page: Page) => page.mouse.move(600, 400)],
] as const)(
  'on a %s, the pickup field has the focus when the page loads, for which no gazetteer is fetched, and a click into a field selects its text',
  async (_, device, stir) => {
    const requests: string[] = []
    const { page, settled, close } = await visit(browser, inject('siteUrl'), device, async (opened) =>
      opened.on('request', (request) => requests.push(request.url())),
    )
    const selected = () =>
      page.evaluate(() => {
        const { name, value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
        return `${name}: ${value.slice(selectionStart!, selectionEnd!)}`
      })
    await settled()
    expect(await selected()).toBe(`pickup: ${COLOMBO_AIRPORT}`)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(requests.filter((url) => url.includes('/assets/place-suggestions-'))).toEqual([])
    const asked = page.waitForRequest(/\/assets\/place-suggestions-/)
    await stir(page)
    await asked
    // A click into the focused field keeps the selection. Otherwise typed letters would land in the middle of the text.
    // The phone was tapped there already: a second tap, once the list is open, puts the caret into the text.
    if (device === DESKTOP) await pickupField(page).click()
    expect(await selected()).toBe(`pickup: ${COLOMBO_AIRPORT}`)
    // On a phone the list covers the other field.
    await page.keyboard.press('Escape')
    await press(dropoffField(page))
    expect(await selected()).toBe('dropoff: Colombo')
    if (device === PHONE) {
      // A tap on a suggestion takes the focus from the field, so that no keyboard covers the fares.
      await page.getByRole('option', { name: /^Kandy/ }).tap()
      await arriveAt(page, { pickup: COLOMBO_AIRPORT, dropoff: 'Kandy' })
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    }
    await close()
  },
)
