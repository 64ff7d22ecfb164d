/** What is kept of the last names that were asked for. */
import { expect, test, vi } from 'vitest'
import { keptByName, MAX_PLACE_NAME } from '#domain/places/place-name.ts'

test('a name is looked up once, and what nobody may send is not kept', () => {
  const of = vi.fn((name: string) => (name === '' ? null : name.length))
  const lengthOf = keptByName(of)
  const long = 'a'.repeat(MAX_PLACE_NAME + 1)
  for (const name of ['', 'Kandy', long]) expect([lengthOf(name), lengthOf(name)]).toEqual([of(name), of(name)])
  of.mockClear()
  for (const name of ['', 'Kandy', long]) lengthOf(name)
  expect(of.mock.calls).toEqual([[long]])
})

test('names without end fill no memory', () => {
  const of = vi.fn((name: string) => name)
  const kept = keptByName(of)
  kept('first')
  for (let i = 0; i < 1000; i++) kept(String(i))
  of.mockClear()
  kept('first')
  expect(of).toHaveBeenCalledOnce()
})
