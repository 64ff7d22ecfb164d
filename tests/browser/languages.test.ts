/**
 * Every language has room on small phones: nothing is cut, hangs over its box or lies on its neighbour, and axe finds
 * nothing. What is wrong is told by geometry, so that a longer word fails here before somebody sees it.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { addressIn, ENGLISH, type Language, LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { violations } from './accessibility.ts'
import { booked } from './bookings.ts'
import { browser } from './browser.ts'
import { SITE_PAGES } from './site-pages.ts'
import { PHONE, visit } from './visit.ts'

/** The one with the longest words first: what breaks, breaks there. */
const LONGEST_FIRST = OFFERED.toSorted((a, b) => Number(b === 'de') - Number(a === 'de'))
const WIDTHS = [390, 320]

/** The operator may offer English alone. */
const OTHER = OFFERED.find((each) => each !== ENGLISH)

let bookingPath: string
beforeAll(async () => {
  bookingPath = paths.booking((await booked()).reference)
})

const PAGES: Readonly<Record<string, () => string>> = {
  // With a price of many digits.
  'the home page': () => paths.home({ pickup: 'Jaffna', dropoff: 'Matara' }),
  'a transfer page with its form': () => SITE_PAGES['an airport pickup'],
  'the planner': () => SITE_PAGES['a journey'],
  "a booking's page": () => bookingPath,
  'a tour': () => SITE_PAGES['a safari with transport'],
}

/** Reads the language, so that no other is offered to it. */
async function newVisitor(language: Language): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: LANGUAGES[language].locale })
  return context.newPage()
}

async function open(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(inject('siteUrl') + addressIn(language, path))
  await page.locator('html[data-scripts="alive"]').waitFor()
}

/** Texts that have no room at this width. Runs in the page. */
function cramped(): string[] {
  const root = document.documentElement
  const found = new Set<string>()
  if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} px wide`)

  const isShown = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none') return false
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  /** What stays on the screen while the page moves below it; `null` for the page. */
  const layerOf = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each
    return null
  }
  /** What is about a name that stands beside it, and what lies on a picture of its own. */
  const isDrawn = (element: Element) => element.closest('svg, .route-map__view, select, [hidden]') !== null

  /** A font may ask for much room above and below its letters, and other machines have other fonts. */
  const lettersIn = (line: DOMRect, size: number) =>
    new DOMRect(line.x, line.y + (line.height - size) / 2, line.width, size)

  interface Line {
    readonly text: string
    readonly element: Element
    readonly box: DOMRect
    readonly layer: Element | null
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim()
    const element = node.parentElement!
    if (!text || ['SCRIPT', 'STYLE'].includes(element.tagName) || isDrawn(element) || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const layer = layerOf(element)
    const size = parseFloat(getComputedStyle(element).fontSize)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    for (const box of boxes) lines.push({ text, element, box: lettersIn(box, size), layer })
    if (boxes.length > 1 && /^[\p{Script=Latin}\p{Script=Cyrillic}]{2,14}$/u.test(text))
      found.add(`'${text}' is broken in two`)
  }

  for (const { text, element, box } of lines) {
    let holder = element
    while (getComputedStyle(holder).display.startsWith('inline') && !getComputedStyle(holder).display.includes('-'))
      holder = holder.parentElement!
    const around = holder.getBoundingClientRect()
    if (box.left < around.left - 1 || box.right > around.right + 1) found.add(`'${text}' hangs over its box`)
    if (box.left < -1 || box.right > innerWidth + 1) found.add(`'${text}' is beside the screen`)
    for (let each: Element | null = holder; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const window = each.getBoundingClientRect()
      const isCut = box.right > window.right + 1 || box.left < window.left - 1 || box.bottom > window.bottom + 2
      if (isCut) found.add(`'${text}' is cut`)
    }
  }

  const sorted = lines.toSorted((a, b) => a.box.top - b.box.top)
  for (const [i, one] of sorted.entries())
    for (const other of sorted.slice(i + 1)) {
      if (other.box.top >= one.box.bottom - 3) break
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 2 && down > 3) found.add(`'${one.text}' lies on '${other.text}'`)
    }
  return [...found]
}

// Side by side: most of the time a page waits for its files.
test.concurrent.each(LONGEST_FIRST)('in %s every text has room, and axe finds nothing', async (language) => {
  const page = await newVisitor(language)
  const wrong: string[] = []
  for (const [name, pathOf] of Object.entries(PAGES)) {
    await open(page, language, pathOf())
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      wrong.push(...(await page.evaluate(cramped)).map((what) => `${name}, ${width} px: ${what}`))
    }
    // In English all pages are asked (pages/whole.ts), and here in one language more: the others have the same elements.
    if (language === LONGEST_FIRST[0]) wrong.push(...(await violations(page)).map((what) => `${name}: ${what}`))
  }
  await page.context().close()
  expect(wrong).toEqual([])
})

test.concurrent.each(OFFERED)(
  'in %s the three prices of a short phone are seen without a scroll, and no offer lies on them',
  async (language) => {
    const page = await newVisitor(language)
    await page.setViewportSize({ width: 390, height: 664 })
    // The page of another language is offered to it, where there is one.
    const others = OFFERED.filter((each) => each !== language)
    await page.addInitScript((asked) => Object.defineProperty(navigator, 'languages', { value: asked }), others)
    for (const path of [
      paths.home(),
      SITE_PAGES['an airport pickup'],
      paths.transfer(transferSlug('Mattala Rajapaksa International Airport', 'Ella')),
    ]) {
      const offer = OTHER && page.waitForResponse((answer) => answer.url().includes('language-offer'))
      await open(page, language, path)
      await offer
      // It would stand there by now.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
      })
      const bar = (await page.locator('.fare-bar').boundingBox())!
      expect(await page.locator('.language-offer').count()).toBe(0)
      for (const price of await page.locator('.vehicle__usd').all()) {
        const { y, height } = (await price.boundingBox())!
        expect(y + height, `${path}: ${await price.textContent()}`).toBeLessThanOrEqual(bar.y)
      }
    }
    await page.context().close()
  },
)

test.skipIf(!OTHER)(
  'a browser that asks for another language is offered it, until the visitor closes that',
  async () => {
    const page = await newVisitor(OTHER!)
    const offer = page.locator('.language-offer')
    // Playwright's calls count as acts of the guest: one in time, and the page puts no focus into the field.
    await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }))
    await open(page, ENGLISH, '/?pickup=Ella&dropoff=Galle')
    // Also while the field that has the focus on load waits for somebody to type.
    const field = page.locator('input[name="pickup"]')
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await offer.waitFor()
    expect(await offer.getAttribute('lang')).toBe(LANGUAGES[OTHER!].tag)
    expect(await violations(page, '.language-offer')).toEqual([])
    // Where somebody types it lies on no field, also on a phone that lies on its side.
    const upright = page.viewportSize()!
    for (const screen of [{ width: upright.height, height: upright.width }, upright]) {
      await page.setViewportSize(screen)
      await field.tap()
      await offer.waitFor({ state: 'hidden' })
      await field.blur()
      await expect.poll(() => offer.isVisible()).toBe(true)
    }
    // It leaves the way to the booking form free.
    const [strip, bar] = [(await offer.boundingBox())!, (await page.locator('.fare-bar').boundingBox())!]
    expect(strip.y + strip.height).toBeLessThanOrEqual(bar.y + 1)
    await offer.getByRole('link').tap()
    await page.waitForURL(`**${addressIn(OTHER!, '/')}?pickup=Ella&dropoff=Galle`)
    await open(page, ENGLISH, paths.terms)
    await offer.getByRole('button').tap()
    await expect.poll(() => offer.count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('language-offer-closed'))).toBe(OTHER)
    await page.context().close()
  },
)

test.skipIf(!OTHER).each([
  [640, 400],
  [320, 256],
  [390, 664],
])('by keyboard nothing that has the focus is below the offer, on a screen of %i x %i', async (width, height) => {
  const page = await newVisitor(OTHER!)
  await page.setViewportSize({ width, height })
  await open(page, ENGLISH, '/transfer/taxi-from-Galle-to-Kandy')
  await page.mouse.wheel(0, 10)
  await page.locator('.language-offer').waitFor()
  const covered: string[] = []
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const below = await page.evaluate(() => {
      const focused = document.activeElement!
      const offer = document.querySelector('.language-offer')!
      const [{ top, bottom }, strip] = [focused.getBoundingClientRect(), offer.getBoundingClientRect()]
      const isUp = getComputedStyle(offer).visibility !== 'hidden' && getComputedStyle(offer).display !== 'none'
      return isUp && !offer.contains(focused) && top >= strip.top && bottom <= strip.bottom ? focused.outerHTML : null
    })
    if (below) covered.push(below.slice(0, 100))
  }
  expect(covered).toEqual([])
  // What lies below the offer is scrolled above it once it gets the focus.
  const [asked, stay] = await page.evaluate(() => {
    const offer = document.querySelector('.language-offer')!
    const isBelow = (each: Element) => {
      const [{ top, bottom }, strip] = [each.getBoundingClientRect(), offer.getBoundingClientRect()]
      return top >= strip.top && bottom <= strip.bottom
    }
    const below = [...document.querySelectorAll<HTMLElement>('main :is(a, summary)')].flatMap((each) => {
      const [box, strip] = [each.getBoundingClientRect(), offer.getBoundingClientRect()]
      scrollBy({ top: box.top + box.height / 2 - strip.top - strip.height / 2, behavior: 'instant' })
      if (box.height === 0 || !isBelow(each)) return []
      each.focus()
      return [isBelow(each) ? each.outerHTML : '']
    })
    return [below.length, below.filter(Boolean)]
  })
  // On a low screen the offer lies at the end of the page, over nothing.
  expect(asked > 9).toBe(height > 480)
  expect(stay).toEqual([])
  await page.context().close()
})

test('a browser that asks for the language of the page alone fetches no offer', async () => {
  const asked: string[] = []
  const { settled, close } = await visit(browser, inject('siteUrl'), { ...PHONE, locale: 'en-GB' }, async (page) => {
    page.on('request', (request) => asked.push(request.url()))
  })
  await settled()
  expect(asked.filter((url) => url.includes('language-offer'))).toEqual([])
  await close()
})

test('a text that has no room is told', async () => {
  const page = await newVisitor('en')
  await open(page, 'en', paths.home())
  const after = (change: (heading: HTMLElement) => void) =>
    page
      .locator('h1')
      .evaluate(change)
      .then(() => page.evaluate(cramped))
  expect(await after((h1) => (h1.style.whiteSpace = 'nowrap'))).toContainEqual(expect.stringContaining('hangs over'))
  expect(
    await after((h1) => {
      h1.style.overflow = 'hidden'
    }),
  ).toContainEqual(expect.stringContaining('is cut'))
  expect(await after((h1) => (h1.style.cssText = 'margin-bottom: -1.2em'))).toContainEqual(
    expect.stringContaining('lies on'),
  )
  await page.context().close()
})
