/** What the office types of a proposal, and what a guest asks to be changed: any text, of any length. */
import { expect, test } from 'vitest'
import { parseChange, PROPOSAL_LIMITS, readTerms, typedTerms } from '#domain/proposals/proposal.ts'

const now = new Date('2026-11-26T10:00:00Z')
const TYPED = {
  title: 'Ten days',
  note: 'Hello\r\nAnn\u202E',
  validDate: '2026-12-03',
  validTime: '18:00',
  language: 'de',
  name: ' Ann\u200B  Smith ',
  email: 'ann@Guest.Example',
  phone: '+44 7911 123456',
}

function termsOf(typed: Parameters<typeof readTerms>[0]) {
  const read = readTerms(typed, now)
  if ('problems' in read) throw new Error(read.problems.map(({ text }) => text).join(' '))
  return read.terms
}

test('it is cleaned, and is typed again as it was', () => {
  const terms = termsOf(TYPED)
  expect(terms).toEqual({
    title: 'Ten days',
    note: 'Hello\nAnn',
    validUntil: '2026-12-03T12:30:00.000Z',
    language: 'de',
    name: 'Ann Smith',
    email: 'ann@guest.example',
    phone: '+447911123456',
  })
  expect(termsOf(typedTerms(terms))).toEqual(terms)
})

test.each([
  [{ title: '' }, 'The title is missing.'],
  [{ title: 'x'.repeat(101) }, 'at most 100 characters'],
  [{ name: '<b>' }, "cannot be shown: '<'"],
  [{ name: 'Ann\u0007' }, 'cannot be shown: U+0007'],
  [{ note: 'x'.repeat(2001) }, 'at most 2000 characters'],
  [{ note: 'x'.repeat(1_000_000) }, 'at most 2000 characters'],
  [{ email: '', phone: '' }, 'the link goes there'],
  [{ email: 'ann@' }, 'e-mail address'],
  [{ phone: '12' }, 'No country has this phone number'],
  [{ language: 'xx' }, 'Choose the language'],
  [{ validDate: '2026-02-30' }, 'Until when'],
  [{ validDate: '2026-11-26', validTime: '15:30' }, 'a time that is over'],
  [{ validDate: '2027-06-01' }, '6 months at most'],
])('%j is refused', (change, words) => {
  const read = readTerms({ ...TYPED, ...change }, now)
  expect(read).toEqual({ problems: [{ field: expect.any(String), text: expect.stringContaining(words) }] })
  if ('problems' in read) expect(Object.keys(change)).toContain(read.problems[0]!.field)
})

test('all that is wrong is said at once, each at its field', () => {
  const typed = { note: 'x'.repeat(2001), language: 'xx', email: 'ann@', phone: '12' }
  const read = readTerms(typed, now)
  expect('problems' in read && read.problems.map(({ field }) => field)).toEqual([
    'title',
    'note',
    'language',
    'name',
    'email',
    'phone',
    'validDate',
  ])
})

test('one address is enough, and a day counts to its end', () => {
  expect(termsOf({ ...TYPED, email: '', validTime: '' })).toMatchObject({
    email: '',
    validUntil: '2026-12-03T18:29:00.000Z',
  })
})

test('a wish of the guest is read up to its length, and is never empty', () => {
  expect(parseChange(' Earlier,\r\nplease\u0007 ')).toBe('Earlier,\nplease')
  expect(parseChange('x'.repeat(PROPOSAL_LIMITS.change))).toHaveLength(PROPOSAL_LIMITS.change)
  for (const text of ['', ' \u200B\n', 'x'.repeat(PROPOSAL_LIMITS.change + 1), 'x'.repeat(1_000_000)])
    expect(parseChange(text)).toBeNull()
})
