/** From page to page: with scripts, without them, by keyboard, and with names that mean harm. */
import type { Page, Response } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { browser } from './browser.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { readyForm } from './bookings.ts'
import { shownFares, typePlace } from './fare-page.ts'
import { SITE_PAGES } from './site-pages.ts'
import { DESKTOP, loadAndHydrate, visit } from './visit.ts'

const at = (path: string) => inject('siteUrl') + path

test.concurrent('a link changes page, title, description, canonical and robots without loading the site anew', async () => {
  const { page, complaints, close } = await visit(browser, at(SITE_PAGES["a place's page"]))
  await page.evaluate(() => {
    ;(window as { stillHere?: boolean }).stillHere = true
  })
  await page
    .getByRole('link', { name: /Nuwara Eliya/ })
    .first()
    .click()
  await page.waitForURL('**/transfer/taxi-from-Kandy-to-Nuwara%20Eliya')
  await page.waitForFunction(() => document.title.startsWith('Kandy to Nuwara Eliya taxi'))
  const head = await page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
    stillHere: (window as { stillHere?: boolean }).stillHere,
    scrolled: scrollY,
  }))
  expect(head.canonical).toMatch(/\/transfer\/taxi-from-Kandy-to-Nuwara%20Eliya$/)
  expect(head.description).toContain('Taxi from Kandy to Nuwara Eliya')
  expect(head.robots).toMatch(/^index/)
  expect(head).toMatchObject({ stillHere: true, scrolled: 0 })
  // The same page, loaded: it says the same, and looks the same.
  const look = () =>
    page
      .locator('.route')
      .evaluate((element) => `${getComputedStyle(element).display} ${getComputedStyle(element).padding}`)
  const [title, linked] = [await page.title(), await look()]
  await page.reload()
  expect(await page.title()).toBe(title)
  expect(linked).toMatch(/^grid/)
  expect(await look()).toBe(linked)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('choosing another place on a transfer page leads to the page of that pair', async ({ expect }) => {
  const { page, close } = await visit(browser, at(SITE_PAGES['a transfer page']))
  const before = await shownFares(page)
  await page.getByRole('combobox', { name: 'Enter dropoff location' }).focus()
  await typePlace(page, 'Ella')
  await page.waitForURL('**/transfer/taxi-from-Colombo-to-Ella')
  await expect.poll(() => shownFares(page)).not.toEqual(before)
  // The menu books the trip that has been chosen.
  await page.getByRole('link', { name: 'Book Taxi Now' }).click()
  await page.waitForURL('**/transfer/taxi-from-Colombo-to-Ella#booking')
  await expect
    .poll(() =>
      page
        .getByRole('heading', { name: /^(Instant Booking|Booking on request)$/ })
        .evaluate((heading) => heading.getBoundingClientRect().top),
    )
    .toBeLessThan(400)
  expect(await page.getByText(/^Colombo to Ella, \d+ km, [^.]*$/).isVisible()).toBe(true)
  await page.goBack()
  await page.goBack()
  await page.waitForURL(`**${SITE_PAGES['a transfer page']}`)
  await expect.poll(() => shownFares(page)).toEqual(before)
  await close()
})

test.concurrent('a page that cannot be shown does not go by the name of the one before', async ({ expect }) => {
  const { page, close } = await visit(browser, at(SITE_PAGES['the hike']))
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kandy taxi' }).click()
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^Something went wrong/)
  expect(await page.locator('link[rel=canonical]').count()).toBe(0)
  await close()
})

test.concurrent('an address that names no trip takes the first place that is chosen', async () => {
  const { page, close } = await visit(browser, at('/transfer/foo'))
  await page.getByRole('combobox', { name: 'Enter pickup location' }).focus()
  await typePlace(page, 'Kandy')
  await page.waitForURL('**/?pickup=Kandy')
  expect(await page.getByRole('combobox', { name: 'Enter pickup location' }).inputValue()).toBe('Kandy')
  expect(await shownFares(page)).toHaveLength(3)
  await close()
})

test.concurrent("a fare that was computed for a place's page is uploaded, as on the others", async () => {
  const upload = Promise.withResolvers<Response>()
  const { page, close } = await visit(browser, at('/things-to-do/transport/Deniyaya-taxi'), DESKTOP, async (opened) => {
    opened.on('response', (response) => {
      if (response.url().endsWith('/en/serendip/transfer/')) upload.resolve(response)
    })
  })
  expect(await (await upload.promise).json()).toMatchObject({
    pickup: 'Deniyaya',
    miniprice: (await shownFares(page))[0]!.lkr,
  })
  await close()
})

/** The next such day that can be booked, whenever the tests run. @param day `MM-DD` */
function next(day: string): string {
  const today = sriLankaTime(new Date()).date
  const year = Number(today.slice(0, 4))
  return `${today < `${year}-${day}` ? year : year + 1}-${day}`
}

const price = (text: string | null) => Number(/USD ([\d,]+)/.exec(text ?? '')?.[1]?.replace(',', ''))

describe.concurrent('a tour', () => {
  test('of another duration says so in its head, as it does when it is loaded; it is put together by keyboard, and its price follows at once', async ({
    expect,
  }) => {
    const { page, complaints, close } = await visit(browser, at(SITE_PAGES['a safari with transport']))
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
        robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
      }))
    const halfDay = await head()
    await page.getByLabel('Duration').selectOption('Full Day')
    await page.waitForURL('**-full-day')
    await expect.poll(async () => (await head()).title).toContain('full day')
    // The title changes at once, what else the head says with code that comes.
    await expect.poll(async () => (await head()).canonical ?? '').toMatch(/-full-day$/)
    const fullDay = await head()
    expect(fullDay.robots).toMatch(/^noindex/)
    await page.getByLabel('Duration').selectOption('Half Day')
    // Words for search engines are in the HTML alone: a browser that goes on names the tour.
    const asLoaded = ({ title, canonical, robots }: typeof halfDay) => ({ title, canonical, robots })
    await expect.poll(async () => asLoaded(await head())).toEqual(asLoaded(halfDay))
    expect(halfDay.description).toContain('for one traveler')
    expect(halfDay.title).toContain((await head()).description)

    const heading = page.getByRole('heading', { level: 1 })
    const shown = async () => price(await heading.textContent())
    const alone = await shown()

    await page.getByLabel('Travelers').focus()
    await page.keyboard.press('ArrowDown')
    const tour = (tourLength: TourLength, travelers: number) =>
      tourPrice({ park: 'Yala', tourLength, travelers, distanceKm: 0 })
    await expect.poll(shown).toBe(alone + tour('half', 2) - tour('half', 1))

    await page.getByLabel('Duration').focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForURL('**-full-day?travelers=2')
    await expect.poll(shown).toBe(alone + tour('full', 2) - tour('half', 1))

    await page.getByRole('checkbox', { name: 'Need Transport ?' }).focus()
    await page.keyboard.press('Space')
    await expect.poll(shown).toBe(tour('full', 2))
    const summary = page.getByRole('region', { name: 'Booking summary' })
    expect(await summary.textContent()).toContain('Pickup location - Yala national park entrance gate')
    expect(await summary.textContent()).toContain('Dropoff location - Yala national park exit gate')
    expect(await page.getByLabel('Pickup hotel').count()).toBe(0)

    await page.keyboard.press('Space')
    await expect.poll(shown).toBe(alone + tour('full', 2) - tour('half', 1))
    expect(complaints).toEqual([])
    await page.goto(fullDay.canonical!.replace(/^https:\/\/[^/]+/, inject('siteUrl')))
    expect(asLoaded(await head())).toEqual(asLoaded(fullDay))
    await close()
  })

  test('takes a duration that is chosen while the way from another hotel is on its way', async ({ expect }) => {
    const { page, close } = await visit(browser, at(SITE_PAGES['a safari with transport']))
    const lookups = Promise.withResolvers<void>()
    await page.route('**/safari/query', async (route) => {
      await lookups.promise
      await route.continue()
    })
    const hotel = page.getByRole('combobox', { name: 'Pickup hotel' })
    await hotel.focus()
    const asked = page.waitForRequest('**/safari/query')
    await typePlace(page, 'Kataragama')
    await asked
    await page.getByLabel('Duration').selectOption('Full Day')
    expect(await hotel.inputValue()).toBe('Kataragama')
    expect(await page.getByLabel('Duration').inputValue()).toBe('Full Day')
    lookups.resolve()
    await page.waitForURL('**pickup-from-Kataragama-drop-off-in-Mirissa-1-traveler-full-day')
    expect(await hotel.inputValue()).toBe('Kataragama')
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await expect.poll(() => summary.textContent()).toMatch(/Pickup location - Kataragama.*Duration - Full Day/)
    // One step back leads to the hotel before.
    await page.goBack()
    await page.waitForURL(`**${SITE_PAGES['a safari with transport']}`)
    await expect.poll(() => hotel.inputValue()).toBe('Ella')
    await close()
  })

  test('from another hotel town has another distance, at another address, saved for the next visitor; its price and its hour are explained', async ({
    expect,
  }) => {
    const { hours, start } = parkNamed('Yala national park')!
    const { page, complaints, close } = await visit(browser, at(SITE_PAGES['a safari with transport']))
    const heading = page.getByRole('heading', { level: 1 })
    const summary = page.getByRole('region', { name: 'Booking summary' })
    const before = await heading.textContent()
    const parts = async () => (await summary.locator('data').allTextContents()).map(price)
    expect(await summary.textContent()).toMatch(
      new RegExp(`Ella to the gate: .*For a start at ${start.half}, be picked up at 0\\d:\\d\\d`),
    )
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/en/serendip/safari/') && answer.request().method() === 'POST',
    )
    await page.getByRole('combobox', { name: 'Pickup hotel' }).focus()
    await typePlace(page, 'Badulla')
    await page.waitForURL('**pickup-from-Badulla-drop-off-in-Mirissa-1-traveler-half-day')
    expect((await saved).status()).toBe(200)
    await expect.poll(() => heading.textContent()).not.toBe(before)
    expect(await summary.textContent()).toContain('Pickup location - Badulla')
    // The road to the gate is asked for by the browser here.
    expect(await summary.textContent()).toMatch(/Badulla to the gate: .*be picked up at 0\d:\d\d/)
    const [tour, transport, total] = await parts()
    const alone = tourPrice({ park: 'Yala', tourLength: 'half', travelers: 1, distanceKm: 0 })
    expect([tour, tour! + transport!, total]).toEqual([alone, total, price(await heading.textContent())])

    const form = await readyForm(page)
    // The first one is of a car that drives one way only.
    const [oneWay, warning] = [0, 1].map((each) => form.locator('.tour-warning[role=status]').nth(each))
    expect(await oneWay!.textContent()).toBe('')
    expect(await warning!.textContent()).toBe('')
    await form.getByLabel('Pickup date').fill(next('09-20'))
    await expect
      .poll(() => warning!.textContent())
      .toMatch(/^Yala national park is usually closed from \d+ \w+ to \d+ \w+\./)
    await form.getByLabel('Pickup date').fill(next('02-10'))
    await form.getByLabel('Pickup time').fill('18:00')
    await expect
      .poll(() => warning!.textContent())
      .toMatch(
        new RegExp(
          `^You would be at the gate at about 2\\d:\\d\\d\\. For this tour, be there between ${hours?.opens} and 1\\d:\\d\\d`,
        ),
      )
    await form.getByLabel('Pickup time').fill('03:00')
    await expect.poll(() => warning!.textContent()).toBe('')
    const notes = form.locator('.pickup-notes').first()
    expect(await notes.textContent()).not.toContain('The park closes')
    await form.getByLabel('Pickup time').fill('12:00')
    await expect
      .poll(() => notes.textContent())
      .toMatch(/^The park closes at \d\d:\d\d: about [2-4] hours in the park\./)
    expect(await warning!.textContent()).toBe('')
    await form.getByLabel('Pickup time').fill('03:00')
    // Without transport the visitor is at the gate at that hour, long before it opens.
    await page.getByLabel('Need Transport ?').uncheck()
    await expect.poll(() => warning!.textContent()).toMatch(/at the gate at about 03:00/)
    await expect.poll(parts).toEqual([alone])
    expect(complaints).toEqual([])
    await close()
  })
})

const HARM = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u202Eevil\u0000',
  '%',
].map(encodeURIComponent)

/**
 * Each kind of page takes the first name, and the pages whose forms hold a place take them all. What the Worker writes for
 * many more names at every address, tests/worker/pages/hostile-names.test.ts shows.
 */
const addressesOf = (name: string) => {
  const inFields = [`/transfer/taxi-from-${name}-to-Kandy`, `/?pickup=${name}&dropoff=Kandy`]
  return name === HARM[0] ? [...inFields, ...otherPagesOf(name)] : inFields
}
const otherPagesOf = (name: string) => [
  `/transfer/${name}`,
  `/things-to-do/transport/${name}-taxi`,
  `/things-to-do/safari/Yala-safari-pickup-from-${name}-drop-off-in-Galle-1-traveler-half-day`,
  `/${name}`,
]

test.concurrent('a name that means harm executes nothing, in the page as it comes and once it is alive', async () => {
  const events: string[] = []
  const listen = async (page: Page) => {
    page.on('dialog', (dialog) => {
      events.push(`dialog on ${page.url()}`)
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => events.push(`${error.message} on ${page.url()}`))
    page.on('request', (request) => {
      if (!request.url().startsWith(inject('siteUrl')) && !request.url().startsWith('data:'))
        events.push(`request to ${request.url()}`)
    })
    page.on('console', (message) => {
      if (message.type() !== 'debug' && /hydrat|Content Security Policy/i.test(message.text()))
        events.push(`${message.text()} on ${page.url()}`)
    })
  }
  // One visitor for all of them: what the browser keeps of the site's own files saves half of the time.
  const [first, ...others] = HARM.flatMap(addressesOf)
  const { page, settled, close } = await visit(browser, at(first!), DESKTOP, listen)
  await settled()
  for (const path of others) {
    await loadAndHydrate(page, () => page.goto(at(path)))
    await settled()
  }
  expect(events).toEqual([])
  await close()
})
