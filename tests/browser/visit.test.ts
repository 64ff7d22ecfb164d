/** What opens a phone for the tests lets them tap, and no mouse in. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, press } from './visit.ts'

const CONTENT = `
  <label><input type="checkbox"> Transport</label> <button onclick="this.textContent += ' by ' + event.pointerType">Go</button>
  <iframe srcdoc="<button>Inside</button>"></iframe>`

const go = (page: Page) => page.getByRole('button', { name: /^Go/ })

test('a page of a phone refuses to be clicked, and says why; it is tapped', async () => {
  const phone = await browser.newContext(PHONE)
  const page = await phone.newPage()
  const popup = page.waitForEvent('popup')
  await page.setContent(CONTENT)
  await page.evaluate(() => void open('about:blank'))
  const other = await popup
  await other.setContent(CONTENT)
  const inside = page.frameLocator('iframe').getByRole('button')
  await inside.waitFor()
  const box = page.getByRole('checkbox')
  const clicks = {
    'a locator': () => go(page).click(),
    'twice a locator': () => go(page).dblclick(),
    'a page': () => page.click('button'),
    'a frame': () => page.mainFrame().click('button'),
    'a frame in the page': () => inside.click(),
    'that frame itself': () => page.frames()[1]!.click('button'),
    'a window that it opened': () => go(other).click(),
    'a point': () => page.mouse.click(9, 9),
    'twice a point': () => page.mouse.dblclick(9, 9),
    'a point that is held': () => page.mouse.down(),
    'what is dragged': () => page.dragAndDrop('button', 'input'),
    'a box to tick': () => box.check(),
    'a box to clear': () => box.uncheck(),
    'a box by value': () => box.setChecked(true),
    'a box of the page': () => page.check('input'),
    'something under the pointer': () => go(page).hover(),
  }
  for (const [what, click] of Object.entries(clicks))
    await expect(click(), what).rejects.toThrow('This page is a phone: tap() in place of')
  expect(await box.isChecked()).toBe(false)
  await press(box)
  expect(await box.isChecked()).toBe(true)
  await press(go(page))
  expect(await go(page).textContent()).toBe('Go by touch')
  await phone.close()
})

test('a page of a desktop is clicked', async () => {
  const desktop = await browser.newContext(DESKTOP)
  const page = await desktop.newPage()
  await page.setContent(CONTENT)
  await page.getByRole('checkbox').check()
  await press(go(page))
  expect(await go(page).textContent()).toBe('Go by mouse')
  await desktop.close()
})
