import { expect, test } from 'vitest'
import { newReference, parseReference } from '#domain/bookings/reference.ts'

test('a reference has twelve random characters, without letters that look like digits', () => {
  const references = new Set(Array.from({ length: 2000 }, () => newReference()))
  expect(references.size).toBe(2000)
  for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(newReference((bytes) => bytes.fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ')
})

test('a reference is read in any case, with or without dashes, and with O for 0 and I or L for 1', () => {
  expect(parseReference('k7q2-m4xt-9bhe')).toBe('K7Q2-M4XT-9BHE')
  expect(parseReference(' K7Q2 M4XT 9BHE ')).toBe('K7Q2-M4XT-9BHE')
  expect(parseReference('OOIL00110011')).toBe('0011-0011-0011')
})

test.each(['', 'K7Q2', 'K7Q2-M4XT-9BHU', "K7Q2-M4XT-9B'E", '../../etc/pass', 'x'.repeat(1000)])(
  '%j is no reference',
  (text) => {
    expect(parseReference(text)).toBeNull()
  },
)
