/** README's table of trips to the database has each kind of request, and what `npm test` holds of it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUDGETS } from '../trips/budgets.ts'

test('README says how many trips each kind of request makes', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('## Trips to the database')
  const rows = section.split('\n## ')[0]!.matchAll(/^\| (?!request)([^|]+) \| (\d+) \|/gm)
  const said = [...rows].flatMap(([, kinds, trips]) => kinds!.split('; ').map((kind) => [kind, Number(trips)]))
  expect(said).toEqual(Object.entries(BUDGETS))
})
