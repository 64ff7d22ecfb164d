/** A few drawn guests. Thousands: `npm run guests`. docs/faults.md#guests */
import { afterAll, expect, inject, test } from 'vitest'
import { browser } from '../browser/browser.ts'
import { drawGuest } from './guest.ts'
import { openRecords } from './records.ts'
import { live, tell } from './simulate.ts'

/**
 * Between them: each hand, screen and language, blocked storage, a translator, autofill, an answer that is lost, a slow
 * network, two taps, a second tab, all pages, a stop on the way, a way back, a booking that is changed or cancelled, and one that is paid.
 * None has a pickup so soon that the time of day matters.
 */
const SEEDS = [3965, 253136, 178, 563, 1720, 4222, 4317, 3697]

const records = openRecords(inject('siteUrl'), inject('siteState'))
afterAll(() => records.close())
// Far longer than a busy machine needs: it only ends what hangs.
const world = { browser, url: inject('siteUrl'), records, patienceMs: 60_000, known: [] }

test.concurrent.for(SEEDS)('what the guest of seed %i taps and types is what is booked', async (seed) => {
  const { guest, steps } = drawGuest(seed)
  const failure = await live(world, seed, guest, steps)
  if (failure) expect.fail(tell(seed, { guest, steps, failure }))
})

test('a seed draws the same guest and steps again', () => {
  for (const seed of SEEDS) expect(drawGuest(seed)).toEqual(drawGuest(seed))
})
