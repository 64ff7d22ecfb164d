import { expect, test, vi } from 'vitest'
import { lazyCode } from '#client/lazy-code.ts'

test('code is imported once for all callers', async () => {
  const importCode = vi.fn<() => Promise<string>>(async () => 'code')
  const fetchCode = lazyCode(importCode)
  expect(await Promise.all([fetchCode(), fetchCode()])).toEqual(['code', 'code'])
  expect(await fetchCode()).toBe('code')
  expect(importCode).toHaveBeenCalledOnce()
})

test('after a failure the next call tries again, and no call rejects', async () => {
  const importCode = vi.fn<() => Promise<string>>(async () => {
    throw new TypeError('Importing a module script failed.')
  })
  const fetchCode = lazyCode(importCode)
  expect(await fetchCode()).toBeNull()
  expect(await fetchCode()).toBeNull()
  expect(importCode).toHaveBeenCalledTimes(2)
})

test('code that failed once is there at the next call', async () => {
  const importCode = vi.fn<() => Promise<string>>(async () => 'code')
  importCode.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  const fetchCode = lazyCode(importCode)
  expect(await fetchCode()).toBeNull()
  expect(await fetchCode()).toBe('code')
})
