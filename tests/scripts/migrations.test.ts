/** Migrations that change tables with an operator's data in them, run on such data. */
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { safariSlug, transferSlug } from '#domain/quotes/slugs.ts'

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

test('computed distances of visitors and of points go, all others stay, and no listed rate loses its address', () => {
  const db = new DatabaseSync(':memory:')
  const file = FILES.find((name) => name.endsWith('_computed_rows.sql'))!
  run(db, FILES.slice(0, FILES.indexOf(file)))
  const transfer = db.prepare(
    `insert into transfer_rates (url, route_key, pickup, dropoff, distance_km, duration_minutes, listed, source, expires_at)
     values ('long', ?, ?, ?, 9, 20, ?, ?, ?)`,
  )
  const later = '2099-01-01T00:00:00.000Z'
  transfer.run('matara > ella', 'Matara', 'Ella', 0, 'embedded', later)
  transfer.run('10 degrees villa > ella', '10° North Villa', 'Ella', 0, 'embedded', later)
  transfer.run('villa @ 602 8022 > ella', 'Villa', 'Ella', 0, 'google', later)
  transfer.run('lodge > ella', 'Lodge', 'Ella', 1, 'google', null)
  transfer.run('6 0535 n 80 2210 e > ella', '6.0535°N 80.2210°E', 'Ella', 0, 'embedded', later)
  transfer.run('ella > 6 0535 n 80 2210 e', 'Ella', '6.0535°N 80.2210°E', 0, 'embedded', later)
  const tour = db.prepare(
    `insert into safari_offers (url, route_key, park, pickup, dropoff, distance_km, duration_minutes, expires_at)
     values ('long', ?, 'Yala national park', ?, 'Ella', 9, 20, ?)`,
  )
  tour.run('yala national park > jaffna > ella', 'Jaffna', later)
  tour.run('yala national park > villa @ 602 8022 > ella', 'Villa', later)
  tour.run('yala national park > 6 0535 n 80 2210 e > ella', '6.0535°N 80.2210°E', later)
  const rows = (table: string, listed: 0 | 1) =>
    db.prepare(`select * from ${table} where listed = ? order by id`).all(listed) as Record<string, string>[]
  const listed = [rows('transfer_rates', 1), rows('safari_offers', 1)]
  run(db, [file])
  expect([rows('transfer_rates', 1), rows('safari_offers', 1)]).toEqual(listed)
  for (const { url, pickup, dropoff } of rows('transfer_rates', 1))
    if (pickup !== 'Lodge') expect(url).toBe(transferSlug(pickup!, dropoff!))
  for (const { url, park, pickup, dropoff } of rows('safari_offers', 1))
    expect(url).toBe(safariSlug({ park: park!, pickup: pickup!, dropoff: dropoff!, type: 'Half Day' }))
  expect(rows('transfer_rates', 0)).toMatchObject([
    { pickup: 'Matara', url: '' },
    { pickup: '10° North Villa', url: '' },
  ])
  expect(rows('safari_offers', 0)).toMatchObject([{ pickup: 'Jaffna', url: '' }])
})
