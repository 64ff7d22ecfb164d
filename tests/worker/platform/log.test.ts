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
