import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchChromium } from './chromium.ts'

let browser: Browser
beforeAll(async () => { browser = await launchChromium() })
afterAll(async () => { await browser.close() })

test('the home page hydrates without an error', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) complaints.push(message.text()) })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(inject('siteUrl'), { waitUntil: 'networkidle' })
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Sri Lanka')
  expect(complaints).toEqual([])
  await page.close()
})
