/** English is written without Intl, whose first formatter of a kind takes a cold isolate and a phone some ms. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/languages/languages.ts'
import { formatsOf } from '#domain/languages/formats.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { alphabetical } from '#domain/quotes/rate-lists.ts'

const { list, choice, plural } = formatsOf('en')
const { locale } = LANGUAGES.en

test('lists and plurals are as Intl writes them', () => {
  const [and, or] = (['conjunction', 'disjunction'] as const).map((type) => new Intl.ListFormat(locale, { type }))
  for (const items of [[], ['Kandy'], ['Kandy', 'Ella'], ['Kandy', 'Ella', 'Galle'], ['a', 'b', 'c', 'd']]) {
    expect(list(items)).toBe(and!.format(items))
    expect(choice(items)).toBe(or!.format(items))
  }
  const rules = new Intl.PluralRules(locale)
  for (const count of [0, 1, 2, 5, 11, 21, 101, 1.5])
    expect(plural(count, { one: 'one', other: 'other' })).toBe(rules.select(count))
})

test('names are in the order of Intl', () => {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  const names = [...allPlaces().map(({ name }) => name), "Adam's Peak", 'Adams Peak', 'adams peak', 'Ädams Peak']
  for (const [i, name] of names.entries())
    for (const other of [names[(i * 7 + 1) % names.length]!, names[i + 1] ?? '', name.toUpperCase(), `${name} Two`])
      expect([name, other, Math.sign(alphabetical(name, other))]).toEqual([
        name,
        other,
        Math.sign(compare(name, other)),
      ])
})
