import { describe, expect, it, vi } from 'vitest'
import { LazyValue } from '#domain/places/gazetteer/lazy-value.ts'

function* count(to: number): Generator<void, number> {
  let sum = 0
  for (let i = 1; i <= to; i++) {
    sum += i
    yield
  }
  return sum
}

async function unreadGazetteer() {
  vi.resetModules()
  return import('#domain/places/gazetteer/lookup.ts')
}

describe('a result worked out in steps', () => {
  it('does nothing before its first step', () => {
    const begin = vi.fn<() => Generator<void, number>>(() => count(2))
    const stepwise = new LazyValue(begin)
    expect(begin).not.toHaveBeenCalled()
    stepwise.advance()
    expect(begin).toHaveBeenCalledOnce()
  })

  it('is there once the last step is done, and is not worked out again', () => {
    const begin = vi.fn<() => Generator<void, number>>(() => count(2))
    const stepwise = new LazyValue(begin)
    expect([stepwise.advance(), stepwise.advance(), stepwise.advance(), stepwise.advance()]).toEqual([false, false, true, true])
    expect(stepwise.get()).toBe(3)
    expect(begin).toHaveBeenCalledOnce()
  })

  it.each([0, 1, 3, 4])('is the same when it is wanted after %i steps', (steps) => {
    const stepwise = new LazyValue(() => count(3))
    for (let i = 0; i < steps; i++) stepwise.advance()
    expect(stepwise.get()).toBe(6)
  })
})

describe('the gazetteer, read ahead', () => {
  it('comes in many small parts', async () => {
    const { readAhead } = await unreadGazetteer()
    let parts = 1
    while (!readAhead()) parts += 1
    expect(parts).toBeGreaterThan(20)
  })

  it('answers when only a part of it is read', async () => {
    const { findPlace, readAhead, suggestPlaces } = await unreadGazetteer()
    expect([readAhead(), readAhead(), readAhead()]).toEqual([false, false, false])
    expect(findPlace('Ella')?.name).toBe('Ella')
    expect(suggestPlaces('Kand')[0]?.name).toBe('Kandy')
    expect(readAhead()).toBe(true)
  })
})
