/** Migrations that change tables with an operator's data in them, run on such data. */
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const FILES = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const run = (db: DatabaseSync, files: readonly string[]) => {
  for (const file of files) db.exec(readFileSync(`migrations/${file}`, 'utf8'))
}

test('bookings that are there keep all they have, and get a random number', () => {
  const db = new DatabaseSync(':memory:')
  const at = FILES.indexOf('0005_booking_numbers.sql')
  run(db, FILES.slice(0, at))
  for (let i = 1; i <= 3; i++) {
    const common =
      "'f', 0, 'Colombo', 'Kandy', 116, '2099-01-02', '09:30', 74, 'ann@example.com', '+447911123456', '', '2026-11-20T08:00:00.000Z'"
    const columns =
      'reference, jti, fingerprint, needs_review, pickup, dropoff, distance_km, pickup_date, pickup_time, price_usd, email, phone, phone_typed, created_at'
    db.exec(
      `insert into transfer_bookings (${columns}, duration, vehicle, price_lkr, flight_details) values ('T${i}', 't${i}', ${common}, '3 hours', 'mini', 21480, 'UL504')`,
    )
    db.exec(
      `insert into safari_bookings (${columns}, park, type, travelers, notes) values ('S${i}', 's${i}', ${common}, 'Yala national park', 'Half Day', 2, 'none')`,
    )
  }
  const rows = (table: string) => db.prepare(`select * from ${table} order by reference`).all()
  const before = [
    rows('transfer_bookings'),
    rows('safari_bookings'),
    rows('operator_transfers'),
    rows('operator_safaris'),
  ]
  run(db, FILES.slice(at, at + 1))
  const after = [
    rows('transfer_bookings'),
    rows('safari_bookings'),
    rows('operator_transfers'),
    rows('operator_safaris'),
  ]
  expect(after).toMatchObject(before)
  const numbers = [...after[0]!, ...after[1]!].map(({ number }) => number as number)
  expect(new Set(numbers).size).toBe(6)
  expect(Math.max(...numbers)).toBeGreaterThan(2 ** 36)
  // Two bookings never share one.
  expect(() => db.exec('update transfer_bookings set number = 7')).toThrow(/UNIQUE/)
})
