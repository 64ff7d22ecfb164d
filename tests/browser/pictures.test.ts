/** The office's pictures of figures: what is filled and what is outlined can be told apart, with colours of the page and without. */
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { documentOf } from '#worker/platform/plain-page.tsx'
import { Bars, Columns, PICTURE_STYLE } from '#worker/office/charts.tsx'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'

const bars = [
  { label: 'Colombo to Kandy', words: '25 booked of 100 asked', parts: [25, 75] },
  { label: 'Galle to Ella', words: '0 booked of 50 asked', parts: [0, 50] },
]
const columns = [4, 0, 8].map((value, i) => ({ label: `${i + 1} May`, parts: [value, value] }))
const legend = ['Booked', 'Asked and not booked'] as const
const html = documentOf({
  title: 'Figures',
  listed: undefined,
  style: PICTURE_STYLE,
  children: createElement(
    'main',
    null,
    createElement('h1', null, 'Figures'),
    createElement(Bars, { bars, legend }),
    createElement(Columns, { columns, legend }),
  ),
})

const LOOKS = [
  ['the page’s colours', { forcedColors: 'none' }],
  ['forced colours', { forcedColors: 'active' }],
  ['forced light colours', { forcedColors: 'active', colorScheme: 'light' }],
] as const

test.each(LOOKS)('in %s each shape is seen on its ground, and the outlined ones have no filling', async (_, look) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 664 }, ...look })
  await page.setContent(html)
  const seen = await page.$$eval('.bars rect', (shapes) => {
    const ground = getComputedStyle(document.body).backgroundColor
    return shapes.map((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return [fill === ground || fill === 'none' ? 'empty' : 'filled', stroke === ground ? 'unseen' : 'seen']
    })
  })
  expect(seen).toEqual([
    ['filled', 'seen'],
    ['empty', 'seen'],
    // Of what was never booked there is no filled shape.
    ['empty', 'seen'],
  ])
  const lines = await page.$$eval('.bars rect', (shapes) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'color:CanvasText;forced-color-adjust:none'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return shapes.map((shape) => getComputedStyle(shape).stroke === color)
  })
  expect(lines, 'of the colour of text').toEqual(Array(3).fill(look.forcedColors === 'active'))
  // What axe reads of a text's colour is not what forced colours make of it.
  if (look.forcedColors === 'none') expect(await violations(page)).toEqual([])
  await page.close()
})

test('a bar is as long as its figure, and the longest one as wide as the page lets it', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 664 } })
  await page.setContent(html)
  const widths = await page.$$eval('.bars rect', (shapes) => shapes.map((shape) => shape.getBoundingClientRect().width))
  const whole = (await page.locator('.bars').boundingBox())!.width
  for (const [i, share] of [0.25, 0.75, 0.5].entries()) expect(widths[i]! / whole).toBeCloseTo(share, 1)
  const heights = await page.$$eval('.columns > svg rect', (shapes) =>
    shapes.map((shape) => shape.getBoundingClientRect().height),
  )
  // Nothing stands where nothing was counted.
  expect(heights).toHaveLength(4)
  expect(heights[2]! / heights[0]!).toBeCloseTo(2, 0)
  expect(await page.locator('.columns').innerText()).toMatch(/1 May\s+3 May\s+The most: 3 May, 16\./)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.close()
})
