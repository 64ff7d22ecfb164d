import { expect, test } from 'vitest'
import { soak } from '../soak/soak.ts'

const SECONDS = 8

test(`${SECONDS} seconds of traffic with faults and kills: no booking lost or doubled, each mail once`, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const report = await soak(SECONDS, seed)
  expect(report, `seed ${seed}`).toMatchObject({ lost: 0, doubled: 0, mailsMissing: 0, mailsTwice: 0, wrong: [] })
  for (const count of [report.bookings, report.kills, report.faults]) expect(count).toBeGreaterThan(0)
})
