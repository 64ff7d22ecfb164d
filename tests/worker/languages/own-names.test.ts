/** Places have their names in the reader's script beside the English ones, which stand on every sign. */
import { expect, test } from 'vitest'
import { SITE_PAGES } from '../../browser/site-pages.ts'
import { read } from '../pages/html.ts'

const own = (html: string) => [...html.matchAll(/<span class="own-name"> ([^<]*)<\/span>/g)].map(([, name]) => name)

test.each([
  ['a transfer page', 'ru', ['Коломбо', 'Галле'], 'Коломбо\u00a0— Канди'],
  ['a transfer page', 'zh', ['科伦坡', '加勒'], '科伦坡到康提'],
  ["a place's page", 'ru', ['Канди', 'Элла'], null],
  ['the rates from the airport', 'zh', ['康提', '加勒'], null],
  ['all tours', 'ru', ['Национальный парк Яла', 'Пик Адама'], null],
  ['a safari with transport', 'zh', ['雅拉国家公园'], null],
  ['a ready journey', 'zh', ['康提'], null],
] as const)('%s in %s', async (page, language, names, trip) => {
  const { html, status } = await read(`/${language}${SITE_PAGES[page]}`)
  expect(status).toBe(200)
  expect(own(html)).toEqual(expect.arrayContaining([...names]))
  if (trip) expect(own(html)).toContain(trip)
})

test('in English, and of a place that nobody lists, there is no other name', async () => {
  for (const path of Object.values(SITE_PAGES)) expect(own((await read(path)).html)).toEqual([])
  const { html } = await read('/ru/transfer/taxi-from-Heritance-Kandalama-to-Sanmira-Renaissance')
  expect(own(html).join()).not.toMatch(/Херитансе|Ренайссанке/)
})
