import { afterEach, expect, test, vi } from 'vitest'
import { verdictOn } from '#client/pages/passport/verification.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each(['', 'no passport', 'a.b.c', 'A'.repeat(100_000)])(
  'text %# is no passport of ours, and nobody is asked for keys',
  async (text) => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    expect(await verdictOn(text)).toEqual({ kind: 'false' })
    expect(fetched).not.toHaveBeenCalled()
  },
)
