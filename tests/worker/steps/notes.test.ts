/** Notes of the office and complaints: open until a day, due on Now and in the evening's mail, closed with a word. */
import { describe, expect, test } from 'vitest'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import { closeNote, notesDue } from '#worker/steps/open-notes.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { readStep } from '#worker/steps/typed-step.ts'
import { rows, testSite } from '../bookings/booking-site.ts'
import { bookRide, pass, startInTheMorning, WITHOUT_LIMITS } from '../day/day-site.ts'
import { ORIGIN } from '../site.ts'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes', ERASE_AFTER_DAYS: '90' })
startInTheMorning()

const DAY = 24 * 60
const TODAY = '2027-03-01'
const TOMORROW = '2027-03-02'

const see = async (path: string) => (await site.get(`/operator${path}`)).text()
const post = (path: string, fields: Readonly<Record<string, string>>, headers: object = { origin: ORIGIN }) =>
  site.get(`/operator/booking/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const historyOf = async (reference: string) => (await bookingWithHistory(site.env, reference))!.history
const isDue = async (reference: string, day = TODAY) =>
  (await notesDue(site.env, day)).some((note) => note.reference === reference)

async function complaint(openUntil: string = TODAY, text = 'The car smelled of durian') {
  const reference = await bookRide(site, { in: 60 })
  await takeStep(site.env, reference, { step: 'complaint', text, openUntil }, { who: 'ann@example.com' })
  return { reference, version: (await historyOf(reference)).at(-1)!.version }
}

describe('a complaint', () => {
  test('is written on the page of the ride, and is due on Now from its day on', async () => {
    const reference = await bookRide(site, { in: 60 })
    const { version } = (await bookingWithHistory(site.env, reference))!.booking
    const form = await see(`/booking/${reference}/complaint`)
    expect(form).toContain('name="until"')
    const fields = { step: 'complaint', version: String(version), text: 'Late by an hour', until: TOMORROW }
    expect((await post(reference, fields)).status).toBe(303)
    expect(await see(`/booking/${reference}`)).toContain('Late by an hour (open until 2027-03-02)')
    expect(await see(`/booking/${reference}`)).toContain('Open notes (1)')
    expect(await see('')).not.toContain('Late by an hour')
    // The evening before, the mail about that day says it.
    expect((await composeOverview(site.env, TOMORROW, new Date())).text).toContain('Late by an hour')
    pass(DAY)
    expect(await see('')).toContain('Late by an hour')
  })

  test.each(['2027-02-28', 'soon', '2028-06-01'])('is not open until %s: what was typed stays', async (until) => {
    const reference = await bookRide(site, { in: 60 })
    const { version } = (await bookingWithHistory(site.env, reference))!.booking
    const answer = await post(reference, { step: 'complaint', version: String(version), text: 'Late', until })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain('from today on')
    expect(html).toContain('>Late</textarea>')
    expect((await historyOf(reference)).map(({ step }) => step)).not.toContain('complaint')
    expect(() => readStep('note', { text: 'Late', until }, [])).toThrow(RangeError)
  })

  test('is closed with a word: who and when stand in the history, and it is found by both', async () => {
    const { reference, version } = await complaint()
    expect(await isDue(reference)).toBe(true)
    const fields = { note: String(version), word: 'Gave back ten dollars', page: 'now' }
    const answer = await post(`${reference}/closed`, fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/operator'])
    expect(await isDue(reference)).toBe(false)
    expect(await see('')).not.toContain('smelled of durian')
    const last = (await historyOf(reference)).at(-1)!
    expect(last).toMatchObject({
      step: 'closed',
      actor: 'operator',
      detail: `complaint ${version}: Gave back ten dollars`,
    })
    for (const find of ['durian', 'ten dollars'])
      expect((await listBookings(site.env, { find })).map((ride) => ride.reference)).toContain(reference)
    // Closed by another at the same time.
    expect((await post(`${reference}/closed`, fields)).status).toBe(409)
    expect(await rows('booking_history', reference)).toHaveLength((await historyOf(reference)).length)
  })

  test('is closed by one of two, with a word, and by a form of ours', async () => {
    const { reference, version } = await complaint()
    for (const word of ['', ' ', 'x'.repeat(501)])
      expect((await post(`${reference}/closed`, { note: String(version), word })).status, word).toBe(409)
    for (const note of ['', '0', '99', 'x', '1; drop', '9'.repeat(30)])
      expect((await post(`${reference}/closed`, { note, word: 'Done' })).status, note).toBe(409)
    expect((await post(`${reference}/closed`, { note: String(version), word: 'Done' }, {})).status).toBe(403)
    const close = (who: string) => closeNote(site.env, reference, { version, word: 'Done', who })
    expect((await Promise.all([close('ann'), close('ben')])).toSorted()).toEqual([false, true])
    expect((await historyOf(reference)).filter(({ step }) => step === 'closed')).toHaveLength(1)
  })

  test('without a day is a line of the history alone', async () => {
    const reference = await bookRide(site, { in: 60 })
    await takeStep(site.env, reference, { step: 'complaint', text: 'Music too loud' })
    expect(await isDue(reference, '2099-01-01')).toBe(false)
    expect(await see(`/booking/${reference}`)).toContain('complaint: Music too loud')
  })

  test('goes with the words of its booking', async () => {
    const { reference } = await complaint('2028-02-01')
    pass(100 * DAY)
    await erasePersonalData(site.env)
    expect(await isDue(reference, '2099-01-01')).toBe(false)
    expect(JSON.stringify(await rows('booking_history', reference))).not.toContain('durian')
  })
})
