/** Prices also in the visitor's own money, with the day of the rates (docs/product.md#layout). */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { plainPaths } from '#domain/plain-paths.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const RATES = { date: '2026-11-24', perDollar: { EUR: 0.88, RUB: 80 } }

/** What the server says of rates. */
const serverSays = (page: Page, answer: unknown) =>
  page.route(`**${plainPaths.currencies}`, (route) =>
    route.fulfill(typeof answer === 'string' ? { body: answer, contentType: 'text/html' } : { json: answer }),
  )

const CHOICE = 'Show prices also in'
const chosen = (code: string) => `try { localStorage.setItem('currency', '${code}') } catch {}`

test('a visitor chooses a currency in the footer: amounts come beside the prices with their day, nothing moves, and the device remembers', async () => {
  const url = inject('siteUrl')
  expect(await (await fetch(url)).text()).not.toContain('data-about')
  let asked = 0
  const { page, complaints, settled, close } = await visit(browser, url, PHONE, (opened) => {
    opened.on('request', (request) => {
      if (new URL(request.url()).pathname === plainPaths.currencies) asked++
    })
    return serverSays(opened, RATES)
  })
  try {
    const vehicle = page.locator('.vehicle__usd').first()
    const amount = () =>
      vehicle.evaluate((price) => [
        price.getAttribute('data-about') ?? '',
        getComputedStyle(price, '::after').content.replaceAll('"', ''),
        price.getAttribute('title'),
      ])
    await settled()
    expect(await vehicle.getAttribute('data-about')).toBeNull()
    const before = await vehicle.boundingBox()

    await page.locator('.footer-about').scrollIntoViewIfNeeded()
    const choice = page.getByLabel(CHOICE)
    await choice.selectOption('EUR')
    const [about, shown, title] = await amount()
    expect(about).toMatch(/^about EUR \d+$/)
    expect(shown).toBe(about)
    expect(title).toContain('at the rate of 24 November 2026. The price is owed in US dollars or rupees')
    const note = page.locator('.currency small')
    expect(await note.innerText()).toContain('Rates of 24 November 2026')
    expect(await page.locator('.fare__notes').first().getAttribute('data-rates')).toBe(
      'Other money at rates of 24 November 2026',
    )
    await page.evaluate(() => scrollTo(0, 0))
    const after = await vehicle.boundingBox()
    expect([after!.y, after!.height]).toEqual([before!.y, before!.height])
    // A form's fields are what is posted: the choice is in none.
    expect(await choice.evaluate((select: HTMLSelectElement) => [select.form, select.name])).toEqual([null, ''])
    expect(await choice.locator('option').allInnerTexts()).toEqual(['no other currency', 'EUR', 'RUB'])
    expect(asked).toBe(1)

    await page.reload()
    await expect.poll(() => vehicle.getAttribute('data-about')).toBe(about)
    await page.getByLabel(CHOICE).selectOption('')
    expect(await vehicle.getAttribute('data-about')).toBeNull()
    expect(await note.isHidden()).toBe(true)
    expect(await page.locator('[data-rates]').count()).toBe(0)

    for (const code of ['XXX', 'constructor']) {
      await page.evaluate(chosen(code))
      await page.reload()
      await page.getByLabel(CHOICE).waitFor()
      expect(await vehicle.getAttribute('data-about')).toBeNull()
    }
    expect(complaints).toEqual([])
  } finally {
    await close()
  }
})

const RATES_OF_THE_DAY = {
  '': 'Rates of 24 November 2026',
  de: 'Kurse vom 24. November 2026',
  fr: 'Cours du 24 novembre 2026',
  ru: 'Курсы на 24 ноября 2026',
  zh: '2026年11月24日的汇率',
}

test('the day stands where the money is chosen and where it is shown, in each language', async () => {
  const { page, close } = await visit(browser, inject('siteUrl'), DESKTOP, async (opened) => {
    await opened.addInitScript(chosen('RUB'))
    await serverSays(opened, RATES)
  })
  try {
    for (const [path, words] of Object.entries(RATES_OF_THE_DAY)) {
      if (path) await page.goto(`${inject('siteUrl')}/${path}`)
      await page.locator('.currency small').waitFor({ state: 'attached' })
      expect(await page.locator('.currency small').textContent()).toContain(words)
      const day = words.replace(/^\D+(?=\d)/, '').replace(/的汇率$/, '')
      expect(await page.locator('.fare__notes').first().getAttribute('data-rates')).toContain(day)
      expect(await page.locator('.vehicle__usd').first().getAttribute('title')).toContain(day)
      expect(await page.locator('.vehicle__usd').first().getAttribute('data-about-of')).toContain(day)
    }
  } finally {
    await close()
  }
})

test.each([
  ['has none of this week', null],
  ['is not what answers', '<html>Log in to the airport</html>'],
  ['answers with what is no table', { date: 'today', perDollar: { EUR: 0.88 } }],
])(
  'where the server %s, nothing is shown and nothing offered, whatever the device takes for today; what was chosen stays',
  async (_, answer) => {
    let says: unknown = answer
    const { page, complaints, settled, close } = await visit(browser, inject('siteUrl'), PHONE, async (opened) => {
      await opened.clock.setFixedTime('2026-11-24T12:00:00Z')
      await opened.route(`**${plainPaths.currencies}`, (route) =>
        route.fulfill(typeof says === 'string' ? { body: says, contentType: 'text/html' } : { json: says }),
      )
      await opened.addInitScript(chosen('EUR'))
    })
    try {
      await settled()
      await page.locator('.footer-about').scrollIntoViewIfNeeded()
      await settled()
      expect(await page.locator('[data-about], [data-rates], .currency').count()).toBe(0)
      // Years away from the device's day.
      says = { ...RATES, date: '2031-03-01' }
      await page.reload()
      await page.locator('.currency').waitFor()
      expect(await page.locator('.vehicle__usd').first().getAttribute('data-about')).toMatch(/^about EUR \d+$/)
      expect(complaints).toEqual([])
    } finally {
      await close()
    }
  },
)

test('the menu of a phone offers the choice, also when the rates could not be had before', async () => {
  let isDown = true
  const { page, settled, close } = await visit(browser, inject('siteUrl'), PHONE, (opened) =>
    opened.route(`**${plainPaths.currencies}`, (route) => (isDown ? route.abort() : route.fulfill({ json: RATES }))),
  )
  try {
    await page.locator('.footer-about').scrollIntoViewIfNeeded()
    await settled()
    expect(await page.locator('.currency').count()).toBe(0)
    isDown = false
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const choice = page.locator('dialog').getByLabel(CHOICE)
    await choice.selectOption('RUB')
    expect(await page.locator('dialog .currency small').innerText()).toContain('Rates of 24 November 2026')
    expect(await page.locator('.vehicle__usd').first().getAttribute('data-about')).toMatch(/^about RUB [\d,]+$/)
  } finally {
    await close()
  }
})
