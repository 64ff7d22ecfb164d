import { expect, test } from 'vitest'
import { FAILED_PAGE, headOf, UNKNOWN_PAGE, type PageHead } from '#client/head/page-head.ts'

const head = ({ title }: { title: string }, pathname: string): PageHead => ({ title, description: '', keywords: [], path: pathname, listed: true })
const page = { page: 'page', head: async () => head, load: async () => null }

test('the deepest page says what its head is, from its data and its address', async () => {
  expect(await headOf([{ loaderData: undefined }, { handle: page, loaderData: { title: 'Galle' } }], '/galle')).toMatchObject({ title: 'Galle', path: '/galle' })
})

test('a page that has no data is not the one that the visitor has left', async () => {
  expect(await headOf([{ handle: page, loaderData: undefined }], '/galle')).toBe(FAILED_PAGE)
})

test('data may be nothing, as of a booking that there is not', async () => {
  const none = { ...page, head: async () => () => UNKNOWN_PAGE }
  expect(await headOf([{ handle: none, loaderData: null }], '/booking/none')).toBe(UNKNOWN_PAGE)
})
