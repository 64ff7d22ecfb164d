/**
 * How many trips to the database, one after the other, a request may need before its answer. `npm test` holds them
 * (tests/worker/trips.test.ts), and `npm run bench -- world` says what they take in the world.
 */
export const BUDGETS = {
  'listed page, cold': 1,
  'listed page, warm': 0,
  'unlisted pair': 0,
  'hotel pair': 0,
  'tour page, cold': 1,
  'tour page, warm': 0,
  'query, unlisted': 1,
  'journey call': 1,
  'booking, transfer': 2,
  'booking, transfer, partner': 2,
  'booking, tour': 2,
  'booking, journey': 2,
  'booking, transfer, cars counted': 2,
  "booking's page": 1,
  "booking's page on the day": 1,
  "booking's call": 1,
  'poll, unchanged': 1,
  'poll, changed': 1,
  "guest's page of changes": 1,
  "guest's change": 2,
  "driver's sheet": 1,
  "driver's sheet, unchanged": 1,
  "driver's tap": 2,
  'office: now': 2,
  'office: now, unchanged': 1,
  'office: list': 2,
  'office: ride': 2,
  'office: step': 2,
  'office: money': 1,
  'office: cars': 1,
} as const

/** These wait for no trip to the primary. */
export const NEARBY: readonly RequestKind[] = [
  'listed page, cold',
  'tour page, cold',
  'query, unlisted',
  "booking's page",
  "booking's page on the day",
  "booking's call",
  'poll, unchanged',
]

export type RequestKind = keyof typeof BUDGETS
