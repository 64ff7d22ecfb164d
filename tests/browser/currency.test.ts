/** Prices also in the visitor's own money (docs/product.md#layout). */
import { expect, inject, test } from 'vitest'
import { browser } from './browser.ts'
import { PHONE, visit } from './visit.ts'

test('a visitor chooses a currency in the footer: amounts come beside the prices, nothing moves, and the device remembers', async () => {
  const url = inject('siteUrl')
  expect(await (await fetch(url)).text()).not.toContain('data-about')
  const { page, complaints, settled, close } = await visit(browser, url, PHONE)
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
    const choice = page.getByLabel('Show prices also in')
    await choice.selectOption('EUR')
    const [about, shown, title] = await amount()
    expect(about).toMatch(/^about EUR \d+$/)
    expect(shown).toBe(about)
    expect(title).toContain('owed in US dollars or rupees')
    await page.evaluate(() => scrollTo(0, 0))
    const after = await vehicle.boundingBox()
    expect([after!.y, after!.height]).toEqual([before!.y, before!.height])
    // A form's fields are what is posted: the choice is in none.
    expect(await choice.evaluate((select: HTMLSelectElement) => [select.form, select.name])).toEqual([null, ''])

    await page.reload()
    await expect.poll(() => vehicle.getAttribute('data-about')).toBe(about)
    await page.getByLabel('Show prices also in').selectOption('')
    expect(await vehicle.getAttribute('data-about')).toBeNull()

    await page.evaluate(() => localStorage.setItem('currency', 'XXX'))
    await page.reload()
    await page.getByLabel('Show prices also in').waitFor()
    expect(await vehicle.getAttribute('data-about')).toBeNull()
    expect(complaints).toEqual([])
  } finally {
    await close()
  }
})
