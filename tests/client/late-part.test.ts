import { expect, test, vi } from 'vitest'
import { lazyCode } from '#client/late-code.ts'

test('is fetched once for all who want it', async () => {
  const fetchPart = vi.fn<() => Promise<string>>(async () => 'part')
  const part = lazyCode(fetchPart)
  expect(await Promise.all([part(), part()])).toEqual(['part', 'part'])
  expect(await part()).toBe('part')
  expect(fetchPart).toHaveBeenCalledOnce()
})

test.each([
  ['names no file', new TypeError('Importing a module script failed.'), 2],
  // The address of the file itself is asked for from then on: nothing answers there.
  ['names the file', new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1:9/assets/panels-a1B2.js'), 1],
])('after a failure that %s it is asked for anew, and never rejects', async (_, error, asked) => {
  const fetchPart = vi.fn<() => Promise<string>>(async () => { throw error })
  const part = lazyCode(fetchPart)
  expect(await part()).toBeNull()
  expect(await part()).toBeNull()
  expect(fetchPart).toHaveBeenCalledTimes(asked)
})
