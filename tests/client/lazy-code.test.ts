import { expect, test, vi } from 'vitest'
import { CODE_MISSING, lazyCode } from '#client/lazy-code.ts'

test('code is imported once for all callers', async () => {
  const importCode = vi.fn<() => Promise<string>>(async () => 'code')
  const fetchCode = lazyCode(importCode)
  expect(await Promise.all([fetchCode(), fetchCode()])).toEqual(['code', 'code'])
  expect(await fetchCode()).toBe('code')
  expect(importCode).toHaveBeenCalledOnce()
})

test('after a failure the next call tries again, no call rejects, and the window is told', async () => {
  const dispatchEvent = vi.fn<(event: Event) => boolean>()
  vi.stubGlobal('window', { dispatchEvent })
  const importCode = vi.fn<() => Promise<string>>(async () => {
    throw new TypeError('Importing a module script failed.')
  })
  const fetchCode = lazyCode(importCode)
  expect(await fetchCode()).toBeNull()
  expect(await fetchCode()).toBeNull()
  expect(importCode).toHaveBeenCalledTimes(2)
  expect(dispatchEvent.mock.calls.map(([{ type }]) => type)).toEqual([CODE_MISSING, CODE_MISSING])
  vi.unstubAllGlobals()
})

test('code that failed once is there at the next call', async () => {
  const importCode = vi.fn<() => Promise<string>>(async () => 'code')
  importCode.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  const fetchCode = lazyCode(importCode)
  expect(await fetchCode()).toBeNull()
  expect(await fetchCode()).toBe('code')
})
