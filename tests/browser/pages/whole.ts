/**
 * What holds for every page: it comes alive without a word in the console, anybody can use it, and it grows with its
 * text.
 */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from '../accessibility.ts'
import { browser } from '../browser.ts'
import { SITE_PAGES } from '../site-pages.ts'
import { DESKTOP, PHONE, visit } from '../visit.ts'

/** The browser's own word on a page that answers 404; the page itself says nothing. */
const NOT_FOUND = /^Failed to load resource: the server responded with a status of 404/

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Elements whose own text is cut off by their box. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, footer *, header *')]
      .filter((element) => {
        const { overflow, overflowX, textOverflow, clipPath } = getComputedStyle(element)
        const clips = [overflow, overflowX].some((value) => value === 'hidden' || value === 'clip')
        const ownText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
        )
        return (
          clips &&
          ownText &&
          textOverflow !== 'ellipsis' &&
          clipPath === 'none' &&
          element.clientWidth > 1 &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Texts and controls that reach beyond the right edge of the screen. */
const beyondEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :is(a, button, input, p, h1, h2, h3, dd, li, label)')]
      .filter((element) => element.checkVisibility() && !element.closest('.chat'))
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Labels that lie on the value of their field: not those that stand beside it. */
const overlaidLabels = (page: Page) =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('label')]
    // A closed fold is laid out once something in it is asked for: the first answer may be of the screen before.
    for (const label of labels) label.getBoundingClientRect()
    return labels
      .filter((label) => {
        const field = label.control
        if (!(field instanceof HTMLInputElement) || !['text', 'email', 'tel'].includes(field.type)) return false
        const [text, box] = [label.getBoundingClientRect(), field.getBoundingClientRect()]
        return (
          text.bottom > box.top + parseFloat(getComputedStyle(field).paddingTop) + 1 &&
          text.right > box.left + 1 &&
          text.left < box.right - 1
        )
      })
      .map((label) => label.textContent)
  })

/**
 * What can be pressed or filled in and has no edge in forced colours. Radio buttons and check boxes draw themselves.
 */
const bareControls = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, .button, .chip, .offer__chip, .vehicle, .menu-book, input:not([type="hidden"], [type="radio"], [type="checkbox"]), select, textarea',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true }) &&
          parseFloat(getComputedStyle(element).borderTopWidth) < 1,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  )

const SIZES = { 'a phone': PHONE.viewport!, 'a desktop': DESKTOP.viewport! } as const

/** Texts with a price whose currency may end a line. */
export const breakablePrices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const shown = text.parentElement!
      const isHidden = shown.closest('script, style, select, .visually-hidden') || shown.getClientRects().length === 0
      if (isHidden || getComputedStyle(shown).whiteSpace === 'nowrap') continue
      if (/(?:USD|LKR) \d/.test(text.textContent!)) found.push(text.textContent!)
    }
    return found
  })

/** On the screen that the page has now, and with twice its text (WCAG 2.2, 1.4.4): nothing is lost. */
async function expectWhole(page: Page): Promise<void> {
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  const large = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' })
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(await cutTexts(page)).toEqual([])
  expect(await beyondEdge(page)).toEqual([])
  expect(await overlaidLabels(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await bareControls(page)).toEqual([])
  if (page.viewportSize()!.width === SIZES['a phone'].width) {
    await page.setViewportSize({ width: 320, height: 664 })
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    expect(await overlaidLabels(page)).toEqual([])
  }
  await page.emulateMedia({ forcedColors: null })
  await large.evaluate((style) => (style as HTMLElement).remove())
}

/** Each kind of page comes alive on one of both, and is then shown on the other. @param pages addresses by name */
export function testWhole(pages: Readonly<Record<string, string>>): void {
  test.concurrent.each(
    Object.entries(pages).map(([name, path], i) =>
      i % 2 === 0 ? ([name, 'a phone', 'a desktop', path] as const) : ([name, 'a desktop', 'a phone', path] as const),
    ),
  )('%s is quiet, accessible and whole on %s and on %s', async (_, first, other, path) => {
    const { page, complaints, settled, close } = await visit(browser, inject('siteUrl') + path, {
      ...PHONE,
      viewport: SIZES[first],
    })
    await settled()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await expectWhole(page)
    await page.setViewportSize(SIZES[other])
    await expectWhole(page)
    // Sentences of a long journey's planner and form are left as they are.
    if (path !== SITE_PAGES['a journey']) expect(await breakablePrices(page)).toEqual([])
    expect(complaints.filter((text) => !NOT_FOUND.test(text))).toEqual([])
    await close()
  })
}
