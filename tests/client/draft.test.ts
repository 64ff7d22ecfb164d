import { beforeEach, expect, test } from 'vitest'
import { dropDraft, keepInDraft } from '#client/booking/draft.ts'
import { draftWithContacts } from '#client/booking/form-draft.ts'

beforeEach(() => {
  dropDraft('transfer')
  dropDraft('tour')
})

test('contacts typed for a transfer are there for a tour, and nothing else is', () => {
  keepInDraft('transfer', { phone: '07911 123456', country: 'GB', email: 'ann@example.com', date: '2027-01-01' })
  expect(draftWithContacts('tour')).toEqual({ phone: '07911 123456', country: 'GB', email: 'ann@example.com' })
})

test('what was typed into the form itself stays, and a number keeps its own country', () => {
  keepInDraft('transfer', { phone: '07911 123456', country: 'GB', email: 'ann@example.com' })
  keepInDraft('tour', { phone: '077 123 4567', country: '', email: '' })
  expect(draftWithContacts('tour')).toEqual({ phone: '077 123 4567', country: '', email: 'ann@example.com' })
})
