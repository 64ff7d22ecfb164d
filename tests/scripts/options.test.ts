/** Options that a command does not know, or that mean nothing with what it is asked for, are refused and never ignored. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { HELP, OPTIONS, readArguments } from '../../scripts/operator/arguments.ts'
import { readOptions, refuseOthers } from '../../scripts/operator/options.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const { argv } = process
afterEach(() => {
  process.argv = argv
  vi.restoreAllMocks()
})

function read(...args: string[]) {
  process.argv = [process.execPath, 'scripts/bookings.ts', ...args]
  return readArguments()
}

test('what a command does not know is refused, and so is one word too many', () => {
  const options = { all: { type: 'boolean' }, to: { type: 'string' } } as const
  const given = (...args: string[]) => {
    process.argv = [process.execPath, 'x', ...args]
    return readOptions(options, 1)
  }
  expect(given('--all', 'a').given).toEqual(['all'])
  expect(() => given('--al')).toThrow("'--al'")
  expect(() => given('--to')).toThrow('--to')
  expect(() => given('a', 'b')).toThrow("What is 'b'?")
  expect(() => refuseOthers(['all'], '--back', ['back'])).toThrow('--all means nothing with --back')
})

describe('npm run bookings', () => {
  const trip = ['--new', '--from', 'Colombo', '--to', 'Kandy', '--vehicle', 'mini', '--date', '2026-12-31']
  test.each([
    ['--lkr', [...trip, '--lkr', '6000']],
    ['--discount', [...trip, '--discount', '10']],
    ['--csv', ['--show', 'K7Q2-M4XT-9BHE', '--csv']],
    ['--usd', ['--change', 'K7Q2-M4XT-9BHE', '--usd', '60']],
    ['--email', ['--change', 'K7Q2-M4XT-9BHE', '--email', 'ann@example.com']],
    ['--date', ['--contact', 'K7Q2-M4XT-9BHE', '--date', '2026-12-31']],
    ['--time', ['--driver-day', 'Nimal', '--time', '05:30']],
    ['--yes', ['--today', '--yes']],
    ['--usd', ['--usd', '60']],
    ['--cancel', ['--confirm', 'K7Q2-M4XT-9BHE', '--cancel', 'K7Q2-M4XT-9BHE']],
    ['--past', ['--money', '2026-11', '--past']],
    ['--insist', ['--confirm', 'K7Q2-M4XT-9BHE', '--insist']],
  ])('%s where it means nothing: %j', (option, args) => {
    expect(() => read(...args)).toThrow(`${option} means nothing with`)
  })

  test('all that its help names is taken together as it names it', () => {
    for (const args of [
      trip,
      ['--new', '--park', 'Yala', '--length', 'half', '--travelers', '2', '--from', 'Ella', '--to', 'Galle', '--yes'],
      [
        '--change',
        'K7Q2-M4XT-9BHE',
        '--vehicle',
        'van',
        '--keep-price',
        '--on-closed-day',
        '--insist',
        '--flight',
        'UL504',
        '--yes',
      ],
      ['--paid', 'K7Q2-M4XT-9BHE', '--usd', '40', '--method', 'bank', '--lkr', '11520', '--remote'],
      ['--find', 'Ann', '--page', '2', '--csv', '--to', 'list.csv'],
      ['--driver', 'K7Q2-M4XT-9BHE', 'Nimal', 'Kamal', '--yes', '--insist'],
      ['--drivers-for', 'K7Q2-M4XT-9BHE', '--to', 'drivers.txt'],
      ['--keep-driver', 'Nimal, 077 123 4567', '--car', 'CAB-1, 3', '--car', 'CAB-2, 6'],
      ['--csv', '--to', 'list.csv'],
      ['--help', '--usd', '60'],
    ])
      expect(() => read(...args), args.join(' ')).not.toThrow()
  })

  test('every option is in its help', () => {
    const options = Object.keys(OPTIONS)
    expect(options.length).toBeGreaterThan(100)
    for (const name of options) expect(HELP.includes(`--${name}`) || name === 'help', name).toBe(true)
  })
})

describe('other commands', () => {
  const run = (script: string, ...args: string[]) => {
    const { stderr, status } = spawnSync('node', [`scripts/${script}.ts`, ...args], { cwd: ROOT, encoding: 'utf8' })
    return { stderr, status }
  }
  test.each([
    ['prices', ['history', '--yes'], '--yes means nothing with history'],
    ['prices', ['export', 'a.json', '--why', 'Fuel'], '--why means nothing with export'],
    ['prices', ['check', 'a.json', 'b.json'], "What is 'b.json'?"],
    ['deploy', ['--back', '--share', '10'], '--share means nothing with --back'],
    ['purge', ['--all', '--dry-run'], "'--dry-run'"],
    ['hotels-table', ['folder', '--tel'], "'--tel'"],
    ['texts', ['de', '--json'], "'--json'"],
    ['roads-check', ['a.csv', '--km'], "'--km'"],
    ['seed', ['--dry-run'], "'--dry-run'"],
    ['exchange-rates', ['--dry-run'], "'--dry-run'"],
    ['draw-map', ['--to', 'a'], "'--to'"],
  ])('%s %j', (script, args, words) => {
    expect(run(script, ...args)).toEqual({ status: 1, stderr: expect.stringContaining(words) })
  })
})
