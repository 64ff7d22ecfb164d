/** A proposal in a browser, by touch: the office composes it, its guest asks for a change and accepts. No page of it has scripts but the office's own. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPaths } from '#domain/plain-paths.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { listProposals } from '#worker/proposals/store.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { type OfficeServer, startOffice } from './office-server.ts'

let office: OfficeServer
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

const TOUCH = { hasTouch: true, isMobile: true }
const SCREENS: readonly BrowserContextOptions[] = [
  { ...TOUCH, viewport: { width: 390, height: 664 } },
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
]
const inDays = (days: number) => addDays(sriLankaTime(new Date()).date, days)
/** Whoever writes it, no page runs it. */
const HOSTILE = '<script>document.title="taken"</script><img src=x onerror="document.title=1">'

/** @param isSeen once for each page: another screen only draws it again */
async function faults(page: Page, isSeen = false): Promise<unknown[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  const isOffice = new URL(page.url()).pathname.startsWith('/operator')
  const scripts = await page.locator(isOffice ? `script:not([src="${plainPaths.officeScript}"])` : 'script').count()
  return [
    ...(isSeen ? [] : await violations(page)),
    ...(isTooWide ? ['too wide'] : []),
    ...(scripts > 0 ? [`${scripts} scripts`] : []),
  ]
}

/** Once a page is there, it is only drawn again on each screen. */
async function onEachScreen(path: string): Promise<void> {
  const context = await browser.newContext(SCREENS[0])
  const page = await context.newPage()
  await page.goto(office.url + path)
  for (const { viewport, forcedColors = null } of SCREENS) {
    await page.setViewportSize(viewport!)
    await page.emulateMedia({ forcedColors })
    expect([path, viewport, await faults(page, viewport !== SCREENS[0]!.viewport)]).toEqual([path, viewport, []])
  }
  await context.close()
}

/** Written by the office on a phone, and sent. @returns the guest's link */
async function propose(language: string, title: string): Promise<{ readonly path: string; readonly number: number }> {
  const context = await browser.newContext(SCREENS[0])
  const page = await context.newPage()
  await page.goto(`${office.url}/operator/proposals/new`)
  const fill = (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text)
  await fill('1-pickup', 'Colombo airport')
  await fill('1-dropoff', 'Kandy')
  await fill('1-date', inDays(20))
  await fill('1-time', '09:30')
  await page.locator('[name="1-vehicle"]').selectOption('mini')
  await page.getByRole('button', { name: 'Add a ride' }).tap()
  // The form is long: it is shown from the new ride on.
  await page.waitForURL(/#ride-2$/)
  await page.locator('[name="2-park"]').selectOption('Yala national park')
  await fill('2-pickup', 'Ella')
  await fill('2-dropoff', 'Galle')
  await fill('2-date', inDays(23))
  await fill('2-time', '05:00')
  await fill('2-travelers', '2')
  await fill('name', `Ann & "O'Hara" {{7*7}} &lt;b&gt;`)
  await fill('email', 'ann@guest.example')
  await fill('phone', '+44 7911 123456')
  await page.locator('[name="language"]').selectOption(language)
  await fill('title', title)
  await fill('note', `With the train to Ella.\n${HOSTILE}`)
  await page.getByRole('button', { name: 'Show the prices' }).tap()
  await page.waitForURL(/#prices$/)
  const total = page.getByText(/^All together USD /)
  const listed = Number(/USD (\d+)/.exec((await total.textContent())!)![1])
  await fill('usd', String(listed - 5))
  await fill('reason', 'For both together')
  await page.getByRole('button', { name: 'Show the prices again' }).tap()
  await expect.poll(() => total.textContent()).toContain(`All together USD ${listed - 5} (`)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save the proposal' }).tap()
  await page.getByRole('button', { name: 'I send it by WhatsApp' }).tap()
  await expect.poll(() => page.getByText('The link, for WhatsApp').count()).toBe(1)
  const [listedFirst] = await office.run(() => listProposals(office.env, new Date()))
  const { number, code } = listedFirst!
  const path = `${language === 'en' ? '' : `/${language}`}/proposal/${code}`
  expect(await page.locator('textarea').inputValue()).toContain(path)
  await context.close()
  return { path, number }
}

/** What differs in English, tests/worker/proposals shows without a browser. */
test('in German: composed, changed and accepted by touch', async () => {
  const language = 'de'
  const { path, number } = await propose(language, 'Ten days in the south')
  await onEachScreen(path)
  // Guests may have switched scripts off.
  const context = await browser.newContext({ ...SCREENS[0], javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(office.url + path)
  expect(await guest.locator('html').getAttribute('lang')).toBe(language)
  await expect.poll(() => guest.locator('svg[role="img"] .route').count()).toBe(1)
  // Each fact has the whole row: no word of a sentence breaks.
  const widths = await guest
    .locator('.facts, .facts dd')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
  expect([widths.length > 2, new Set(widths).size]).toEqual([true, 1])
  await guest.locator('textarea[name="text"]').fill(HOSTILE)
  await guest.getByRole('button', { name: 'Um eine Änderung bitten' }).tap()
  await expect.poll(() => guest.getByText('Wir haben Ihre Nachricht.').count()).toBe(1)

  await onEachScreen(`/operator/proposals/${number}`)
  await onEachScreen('/operator/proposals')
  const desk = await (await browser.newContext(SCREENS[0])).newPage()
  await desk.goto(`${office.url}/operator/proposals/${number}`)
  expect(await desk.title()).not.toContain('taken')
  expect(await desk.getByText(HOSTILE, { exact: true }).count()).toBe(1)
  await desk.getByRole('link', { name: 'New version' }).tap()
  await desk.locator('[name="title"]').fill('Twelve days in the south')
  await desk.getByRole('button', { name: 'Save version 2' }).tap()
  await desk.getByRole('button', { name: 'I send it by WhatsApp' }).tap()
  await expect.poll(() => desk.getByText(/^Sent by WhatsApp at/).count()).toBe(1)
  await desk.getByRole('button', { name: 'I send it by WhatsApp' }).tap()
  await expect.poll(() => desk.getByText('Send the same version once more?').count()).toBe(1)
  expect(await faults(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Yes, I send it by WhatsApp again' }).tap()
  await expect.poll(() => desk.getByText('Send the same version once more?').count()).toBe(0)

  await guest.goto(office.url + path)
  expect(await guest.locator('h1').textContent()).toBe('Twelve days in the south')
  await guest.locator('[name="name"]').fill('Ann Smith')
  await guest.locator('[name="1-flight"]').fill('UL 504')
  await guest.getByLabel(/Bedingungen/).tap()
  await guest.getByRole('button', { name: /^Für .* buchen$/ }).tap()
  await expect.poll(() => new URL(guest.url()).pathname).toMatch(/^\/de\/booking\/[0-9A-Z-]{14}$/)
  await desk.reload()
  expect(await desk.getByText('accepted', { exact: true }).count()).toBe(1)
  await Promise.all([desk.context().close(), context.close()])
})

test('the form fits on each screen, and the menu stays one row', async () => {
  await onEachScreen('/operator/proposals/new')
  const context = await browser.newContext(SCREENS[0])
  const page = await context.newPage()
  await page.goto(`${office.url}/operator/proposals/new`)
  for (const name of ['Menu', 'New']) {
    const tops = await page
      .getByRole('navigation', { name, exact: true })
      .locator('a')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect([name, new Set(tops).size]).toEqual([name, 1])
  }
  await context.close()
})
