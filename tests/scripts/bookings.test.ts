/** `npm run bookings`, run as the operator runs it, on a local database of the test's own. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printable } from '../../scripts/operator/report.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const state = mkdtempSync(join(tmpdir(), 'bookings-'))
const env = { ...process.env, SITE_STATE: state, WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1', PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` }

function bookings(...args: string[]) {
  const { stdout, stderr, status } = spawnSync('node', [join(ROOT, 'scripts/bookings.ts'), ...args], { cwd: ROOT, env, encoding: 'utf8' })
  return { stdout, stderr, status }
}

// An escape sequence that clears the screen, a right-to-left override, a line break.
const ATTACK = "\u001b[2J\u001b]0;owned\u0007\u202Eevil\nO'Brien"
const COLUMNS = 'reference, jti, fingerprint, needs_review, pickup, dropoff, distance_km, pickup_date, pickup_time, price_usd, email, phone, phone_typed, created_at'
const quoted = (...values: (string | number)[]) => values.map((value) => typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`).join(', ')

beforeAll(() => {
  execFileSync('node', [join(ROOT, 'scripts/prepare-local.ts')], { cwd: ROOT, env })
  const seed = join(state, 'bookings.sql')
  writeFileSync(seed, [
    `insert into transfer_bookings (${COLUMNS}, duration, vehicle, price_lkr, flight_details) values
      (${quoted('AAAA-AAAA-AAA1', 'a', 'f', 0, 'Colombo', 'Kandy', 116, '2099-01-02', '09:30', 74, 'ann@example.com', '+447911123456', '+44 7911 123456', '2026-11-20T08:00:00.000Z', '3 hours', 'mini', 21480, 'UL504')}),
      (${quoted('AAAA-AAAA-AAA2', 'b', 'f', 1, ATTACK, 'Ella', 200, '2099-01-01', '07:00', 120, 'ben@example.com', '+94771234567', '077 123 4567', '2026-11-20T09:00:00.000Z', '5 hours', 'van', 34845, ATTACK)}),
      (${quoted('AAAA-AAAA-AAA3', 'c', 'f', 0, 'Galle', 'Matara', 45, '2020-01-01', '07:00', 30, 'old@example.com', '+94771234568', '', '2019-11-20T09:00:00.000Z', '1 hour', 'car', 9000, '')})`,
    `insert into safari_bookings (${COLUMNS}, park, type, travelers, notes) values
      (${quoted('SSSS-SSSS-SSS1', 'd', 'f', 0, 'Yala national park', 'Ella', 120, '2099-02-01', '05:00', 175, 'cat@example.com', '+94771234569', '', '2026-11-20T08:30:00.000Z', 'Yala national park', 'Half Day', 2, '')})`,
    `insert into outbox (kind, booking_id, audience, attempts, given_up_at, last_error) values ('transfer', 2, 'customer', 11, '2026-11-21T09:00:00.000Z', 'E_DELIVERY_FAILED')`,
    `insert into outbox (kind, booking_id, audience, sent_at) values ('transfer', 1, 'customer', '2026-11-20T08:00:01.000Z')`,
  ].join(';\n'))
  execFileSync('wrangler', ['d1', 'execute', 'DB', '--local', '--persist-to', state, '--file', seed], { cwd: ROOT, env, stdio: 'ignore' })
})
afterAll(() => rmSync(state, { recursive: true, force: true }))

test('the list has upcoming bookings, the newest first, with all that a driver needs', () => {
  const { stdout, status } = bookings()
  expect(status).toBe(0)
  expect(stdout.indexOf('AAAA-AAAA-AAA2')).toBeLessThan(stdout.lastIndexOf('AAAA-AAAA-AAA1'))
  for (const part of ['2099 January 2, 09:30 hrs', 'Colombo -> Kandy', 'Mini Car · LKR 21480 (USD 74) · 116 km · 3 hours', '+447911123456 · ann@example.com', 'UL504']) expect(stdout).toContain(part)
  for (const part of ['SSSS-SSSS-SSS1', 'Yala national park · Half Day · 2 travelers · USD 175', 'Yala national park entrance gate -> Ella']) expect(stdout).toContain(part)
  expect(stdout).toContain('+94771234567 (typed 077 123 4567)')
  expect(stdout).not.toContain('old@example.com')
})

test('mail that was not sent and distances that nobody checked stand out', () => {
  const { stdout } = bookings()
  expect(stdout).toMatch(/^MAIL NOT SENT \(1\)\n\s+AAAA-AAAA-AAA2 {2}confirmation to the customer: given up after 11 tries: E_DELIVERY_FAILED/)
  expect(stdout).toMatch(/AAAA-AAAA-AAA2 {2}NEW {2}REVIEW: .* {2}MAIL NOT SENT/)
  expect(stdout).toMatch(/AAAA-AAAA-AAA1 {2}NEW\n/)
})

test('text that a customer typed cannot move the cursor, colour the text or reverse it', () => {
  const { stdout } = bookings()
  // oxlint-disable-next-line no-control-regex
  expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
  expect(stdout).toContain("evil / O'Brien -> Ella")
})

test('a booking is marked confirmed or cancelled, with its reference in any spelling', () => {
  expect(bookings('--confirm', 'aaaaaaaaaaa1').stdout).toContain('AAAA-AAAA-AAA1 is confirmed.')
  expect(bookings('--cancel', 'SSSS SSSS SSS1').stdout).toContain('SSSS-SSSS-SSS1 is cancelled.')
  expect(bookings('--confirm', 'AAAA-AAAA-AAA2').status).toBe(0)
  const { stdout } = bookings()
  expect(stdout).toMatch(/AAAA-AAAA-AAA1 {2}CONFIRMED/)
  expect(stdout).toMatch(/SSSS-SSSS-SSS1 {2}CANCELLED/)
  // Confirming a booking ends its review.
  expect(stdout).not.toContain('REVIEW')
  // Each of the three customers is told, once.
  expect(stdout).toMatch(/Mail waiting for the next sweep \(3\)\n/)
  // Confirming twice while the mail waits causes no second mail.
  expect(bookings('--confirm', 'AAAA-AAAA-AAA1').stdout).toContain('The customer is told by mail within minutes.')
  const [answer] = JSON.parse(execFileSync('wrangler', ['d1', 'execute', 'DB', '--local', '--persist-to', state, '--json', '--command',
    "select kind, booking_id, attempts, sent_at from outbox where audience = 'status' order by kind, booking_id"], { cwd: ROOT, env, encoding: 'utf8' })) as { results: object[] }[]
  expect(answer!.results).toEqual([{ kind: 'safari', booking_id: 1 }, { kind: 'transfer', booking_id: 1 }, { kind: 'transfer', booking_id: 2 }].map((row) => ({ ...row, attempts: 0, sent_at: null })))
})

test('no mail is promised for a journey that is over, or about a status that the customer has been told', () => {
  expect(bookings('--confirm', 'AAAA-AAAA-AAA3').stdout).toBe('AAAA-AAAA-AAA3 is confirmed. No mail goes to the customer: the journey is over, or there has been one about this.\n')
  execFileSync('wrangler', ['d1', 'execute', 'DB', '--local', '--persist-to', state, '--command', "update outbox set sent_at = '2999-01-01T00:00:00.000Z' where audience = 'status' and kind = 'safari'"], { cwd: ROOT, env, stdio: 'ignore' })
  expect(bookings('--cancel', 'SSSS-SSSS-SSS1').stdout).toContain('No mail goes to the customer')
})

test.each([['--confirm', 'ZZZZ-ZZZZ-ZZZZ'], ['--cancel', "x'; drop table transfer_bookings; --"], ['--confirm', 'AAAA-AAAA-AAA1', '--cancel', 'AAAA-AAAA-AAA1'], ['--unknown']])('%s %s changes nothing and fails', (...args) => {
  const { status, stderr } = bookings(...args)
  expect(status).toBe(1)
  expect(stderr).toContain('npm run bookings')
})

test('letters of every script stay readable', () => {
  expect(printable('ශ්‍රී ලංකාව ரயில் Zürich 北京')).toBe('ශ්‍රී ලංකාව ரயில் Zürich 北京')
})
