import { describe, expect, test, vi } from 'vitest'
import { LazyValue } from '#domain/places/gazetteer/matching.ts'

function* count(to: number): Generator<void, number> {
  let sum = 0
  for (let i = 1; i <= to; i++) {
    sum += i
    yield
  }
  return sum
}

describe('a lazy value', () => {
  test('does no work before its first use', () => {
    const begin = vi.fn<() => Generator<void, number>>(() => count(2))
    const value = new LazyValue(begin)
    expect(begin).not.toHaveBeenCalled()
    value.advance()
    expect(begin).toHaveBeenCalledOnce()
  })

  test('is complete after its last part and computed only once', () => {
    const begin = vi.fn<() => Generator<void, number>>(() => count(2))
    const value = new LazyValue(begin)
    expect([value.advance(), value.advance(), value.advance(), value.advance()]).toEqual([false, false, true, true])
    expect(value.get()).toBe(3)
    expect(begin).toHaveBeenCalledOnce()
  })

  test.each([0, 1, 3, 4])('is the same if it is read after %i parts', (parts) => {
    const value = new LazyValue(() => count(3))
    for (let i = 0; i < parts; i++) value.advance()
    expect(value.get()).toBe(6)
  })
})
