import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeLimit } from '#client/api.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a signal aborts when its time is up, and says so', () => {
  const signal = timeLimit(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('it aborts with the other signal, for the reason of that, and only once', () => {
  const other = new AbortController()
  const signal = timeLimit(1000, other.signal)
  other.abort('left the page')
  expect(signal.reason).toBe('left the page')
  vi.advanceTimersByTime(2000)
  expect(signal.reason).toBe('left the page')
  expect(timeLimit(1000, other.signal).aborted).toBe(true)
})
