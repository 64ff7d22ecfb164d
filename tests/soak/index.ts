/**
 * `npm run soak`: five minutes of traffic with faults and kills. `SOAK_SECONDS` and `SOAK_SEED` say how long and which.
 */
import { soak } from './soak.ts'

const seconds = Number(process.env.SOAK_SECONDS ?? 300)
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 31)
console.log(`${seconds} seconds, seed ${seed}`)
const report = await soak(seconds, seed)
console.log(report)
const { bookings, lost, doubled, mailsMissing, mailsTwice, wrong } = report
process.exit(bookings > 0 && lost + doubled + mailsMissing + mailsTwice + wrong.length === 0 ? 0 : 1)
