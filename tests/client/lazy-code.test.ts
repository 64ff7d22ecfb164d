import { expect, test, vi } from 'vitest'
import { lazyCode } from '#client/lazy-code.ts'

test('code is imported once for all callers', async () => {
  const importCode = vi.fn<() => Promise<string>>(async () => 'code')
  const fetchCode = lazyCode(importCode)
  expect(await Promise.all([fetchCode(), fetchCode()])).toEqual(['code', 'code'])
  expect(await fetchCode()).toBe('code')
  expect(importCode).toHaveBeenCalledOnce()
})

test.each([
  ['names no file', new TypeError('Importing a module script failed.'), 2],
  // Nothing answers at the file's address, under which it is asked for from then on.
  ['names the file', new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1:9/assets/panels-a1B2.js'), 1],
])('after a failure that %s the next call tries again, and no call rejects', async (_, error, imports) => {
  const importCode = vi.fn<() => Promise<string>>(async () => { throw error })
  const fetchCode = lazyCode(importCode)
  expect(await fetchCode()).toBeNull()
  expect(await fetchCode()).toBeNull()
  expect(importCode).toHaveBeenCalledTimes(imports)
})

test('code that failed once is there at the next call', async () => {
  const importCode = vi.fn<() => Promise<string>>(async () => 'code')
  importCode.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  const fetchCode = lazyCode(importCode)
  expect(await fetchCode()).toBeNull()
  expect(await fetchCode()).toBe('code')
})
