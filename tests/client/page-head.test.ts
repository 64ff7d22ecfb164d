/** What a page's head says, whatever became of its data. */
import { expect, test } from 'vitest'
import { textsOf } from '#domain/languages/texts.ts'
import { headHtml } from '#client/head/head-tags.ts'
import { failedPage, headOf, unknownPage, type PageHandle, type PageHead } from '#client/head/page-head.ts'

const texts = textsOf('en')
await texts.load('site')

const HEAD: PageHead = { title: 'Galle', description: 'A town', keywords: [], path: '/galle', listed: true }
const handle: PageHandle = { head: ({ title }: { title: string }, pathname) => ({ ...HEAD, title, path: pathname }) }

test('the deepest page says what its head is, from its data and its address', () => {
  expect(headOf([{ loaderData: undefined }, { handle, loaderData: { title: 'Ella' } }], '/ella', texts)).toMatchObject({
    title: 'Ella',
    path: '/ella',
  })
})

test('a page without data has the head of the error screen', () => {
  expect(headOf([{ handle, loaderData: undefined }], '/galle', texts)).toEqual(failedPage(texts))
})

test('a page whose code did not come has the head of the error screen', () => {
  expect(headOf([{ loaderData: undefined }, { loaderData: undefined }], '/galle', texts)).toEqual(failedPage(texts))
})

test('the data of a page may be null, as for a booking that does not exist', () => {
  expect(headOf([{ handle: { head: () => unknownPage(texts) }, loaderData: null }], '/booking/none', texts)).toEqual(
    unknownPage(texts),
  )
})

test.each<[boolean | null, RegExp | null]>([
  [true, /content="index, follow/],
  [false, /content="noindex, follow"/],
  [null, null],
])('listed: %s', (listed, robots) => {
  const html = headHtml({ ...HEAD, listed, things: [{ '@type': 'Product', name: 'A thing' }] }, 'en', 'A taxi')
  if (robots) expect(html).toMatch(robots)
  else expect(html).not.toContain('robots')
  // Only listed pages describe themselves to search engines.
  expect(html.includes('application/ld+json')).toBe(listed === true)
})

test('what a visitor typed is escaped in text, in attributes and in structured data', () => {
  const hostile = '"><script>alert(1)</script>'
  const html = headHtml(
    {
      ...HEAD,
      title: hostile,
      description: hostile,
      things: [{ '@type': 'Product', name: hostile }],
    },
    'en',
    hostile,
  )
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).toContain('<title>&quot;&gt;&lt;script&gt;')
})
