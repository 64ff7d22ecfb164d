/** Drivers read everything in their own script, with every value that the English text has. */
import { describe, expect, test } from 'vitest'
import {
  DRIVER_LANGUAGE_NAMES,
  DRIVER_LANGUAGES,
  type DriverLanguage,
  driverLanguage,
  driverTexts,
} from '#domain/driver-texts/driver-texts.ts'
import { OFFERED_LANGUAGES } from '#domain/operator/business.ts'

const LETTERS = { si: /\p{Script=Sinhala}/u, ta: /\p{Script=Tamil}/u } as const

/** What functions are called with that take other than names and words. */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  date: ['2026-12-03'],
  duration: [95],
  km: [204],
  'number.triesLeft': [3],
  'bags.onBoard': [4],
}
const WORDS = ['<one>', '<two>', '<three>', '<four>']

function saidIn(texts: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, entry]: [string, unknown]): [string, string][] => {
      const at = path + name
      if (typeof entry === 'string') return [[at, entry]]
      if (typeof entry !== 'function') return [...saidIn(entry as object, `${at}.`)]
      const given = GIVEN[at] ?? WORDS.slice(0, entry.length)
      return [[at, String((entry as (...values: readonly unknown[]) => unknown)(...given))]]
    }),
  )
}

const english = saidIn(await driverTexts('en'))
const placeholders = (text: string) => text.match(/\{\w+\}|<\w+>/g)?.toSorted() ?? []

/** Signs and figures, which each language shares with English. */
const SHARED = ['route', 'moment']
/** Words that stand on the phone itself, in Latin letters. */
const ON_THE_PHONE = /Share|Add to Home Screen|iPhone|iPad/g

describe.each(['si', 'ta'] as const)('%s', (language) => {
  test('says all that English says, with its values', async () => {
    const said = saidIn(await driverTexts(language))
    expect([...said.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const others = [...english].filter(
      ([path, text]) => placeholders(said.get(path)!).join() !== placeholders(text).join(),
    )
    expect(others.map(([path]) => path)).toEqual([])
  })

  test('is written in its own letters', async () => {
    const said = saidIn(await driverTexts(language))
    const own = [...said].filter(([path]) => !SHARED.includes(path))
    expect(own.filter(([, text]) => !LETTERS[language].test(text)).map(([path]) => path)).toEqual([])
    const latin = own.filter(([, text]) =>
      /[A-Za-z]{2}/.test(text.replaceAll(ON_THE_PHONE, '').replaceAll(/[<{]\w+[>}]/g, '')),
    )
    expect(latin.map(([path, text]) => `${path}: ${text}`)).toEqual([])
  })
})

test('a date has its month and day of the week in words, its day in figures', async () => {
  const dateIn = async (language: DriverLanguage) => (await driverTexts(language)).date('2026-12-03')
  expect(await dateIn('en')).toBe('3 December 2026')
  expect(await dateIn('si')).toBe('දෙසැම්බර් 3, බ්‍රහස්පතින්දා')
  expect(await dateIn('ta')).toBe('டிசம்பர் 3, வியாழன்')
})

test('a duration leaves out what is nothing', async () => {
  const [si, ta] = await Promise.all([driverTexts('si'), driverTexts('ta')])
  expect([120, 45, 0].map(si.duration)).toEqual(['පැය 2', 'මිනිත්තු 45', 'මිනිත්තු 0'])
  expect([120, 45, 135].map(ta.duration)).toEqual(['2 மணித்தியாலம்', '45 நிமிடம்', '2 மணித்தியாலம் 15 நிமிடம்'])
})

test('a sum of money stays in one line', async () => {
  const { collect: si } = await driverTexts('si')
  const { collect: ta } = await driverTexts('ta')
  for (const sum of [si.usd('80'), si.lkr('23,285'), ta.usd('80'), ta.lkr('23,285')]) expect(sum).not.toContain(' ')
})

test('a text that names no language of drivers means English; guests have none of the new ones', () => {
  expect(['ta', 'de', '', null, undefined].map(driverLanguage)).toEqual(['ta', 'en', 'en', 'en', 'en'])
  expect(Object.keys(DRIVER_LANGUAGE_NAMES)).toEqual([...DRIVER_LANGUAGES])
  expect(OFFERED_LANGUAGES.filter((language: string) => language === 'si' || language === 'ta')).toEqual([])
})
