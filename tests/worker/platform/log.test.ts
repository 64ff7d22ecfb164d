import { expect, test, vi } from 'vitest'
import { logFailure } from '#worker/log.ts'

test.each([
  'Failed query: insert into bookings\nparams: ann@example.com,+447911123456',
  'first line\n    at ann@example.com',
  '',
])('the log tells what failed and where, without the message %j', (message) => {
  const written: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    written.push(parts.join(' '))
  })
  logFailure('database', new TypeError(message))
  logFailure('database', 'ann@example.com')
  vi.restoreAllMocks()
  expect(JSON.parse(written[0]!)).toEqual({
    level: 'error',
    what: 'database',
    error: 'TypeError',
    at: expect.arrayContaining([expect.stringMatching(/log\.test\.ts:\d+/)]),
  })
  expect(written[0]).not.toContain('\n')
  expect(written.join('\n')).not.toContain('ann@example.com')
})

test.each([
  ['D1_ERROR: UNIQUE constraint failed: bookings.reference: SQLITE_CONSTRAINT', 'D1_ERROR: UNIQUE constraint failed'],
  ['D1_ERROR: no such column: ann@example.com at offset 7', 'D1_ERROR: no such column'],
  ['Network connection lost.', 'Network connection lost'],
  ['Too many API requests by single Worker invocation.', 'Too many API requests'],
  ['KV GET failed: 500 internal error for ann@example.com', 'KV GET failed: 500'],
  ['KV PUT failed: Network connection lost ann@example.com', 'KV PUT failed: Network connection lost'],
  ["Cannot read properties of undefined (reading 'ann@example.com')", 'Cannot read properties of undefined'],
  ['Unexpected token a, "ann@example.com" is not valid JSON', 'Unexpected token'],
  ['ann@example.com: no such table', undefined],
])('of the message %j the log says %j', (message, says) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  logFailure('database', new Error(message))
  logFailure('database', new Error('Failed query: select ann@example.com', { cause: new Error(message) }))
  const entries = log.mock.calls.map(([line]) => JSON.parse(String(line)) as { says?: string })
  log.mockRestore()
  expect(entries.map((entry) => entry.says)).toEqual([says, says])
  expect(JSON.stringify(entries)).not.toContain('ann@example.com')
})
