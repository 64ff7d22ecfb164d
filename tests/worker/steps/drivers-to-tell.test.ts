/** Drivers who were assigned and do not know what changed, and money of cancelled rides: both stay until seen to. */
import { en } from '#domain/driver-texts/in-english.ts'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { newsMessage, newsWords, noteTold } from '#worker/steps/drivers-to-tell.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import { inTenDays, returnTripDetails, rows, freshSite } from '../bookings/booking-site.ts'

const DAY = 24 * 3_600_000
const site = freshSite()

const NIMAL = parseDriver('Nimal Perera, 077 123 4567, CAB-1234')
const KAMAL = parseDriver('Kamal, +94 71 234 5678, WP KX 9')
const assign = (driver: typeof NIMAL): Step => ({ step: 'driver', driver, insists: true })

/** A confirmed booking, ten days ahead at 09:30, that Nimal drives. */
async function driven(): Promise<string> {
  const { reference } = await site.booked({ pickupdate: inTenDays })
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, assign(NIMAL))
  return reference
}

const take = (reference: string, ...steps: Step[]) =>
  steps.reduce(async (before, step) => {
    await before
    await takeStep(site.env, reference, step)
  }, Promise.resolve())

const guestTakes = (reference: string, step: Step) => takeStep(site.env, reference, step, { by: 'guest' })

/** What stands on top of the operator's list, so many days from now. */
async function onTop(days = 0): Promise<string[]> {
  const listed = await listBookings(site.env, 'concerned', new Date(Date.now() + days * DAY))
  return listed.flatMap(({ driversToTell }) => driversToTell.map(newsWords))
}

const NIMAL_EXPECTS = `Nimal Perera (+94771234567) expects ${inTenDays} 09:30`

describe('a driver who was assigned', () => {
  test.each<[string, (reference: string) => Promise<unknown>, string]>([
    ['cancels', (reference) => take(reference, { step: 'cancel' }), 'it is cancelled'],
    ['gives it to another', (reference) => take(reference, assign(KAMAL)), 'another driver has it'],
    ['moves it', (reference) => take(reference, { step: 'change', time: '11:45' }), 'it has another time'],
  ])('stays on top when the operator %s, until somebody says that he knows', async (_, step, news) => {
    const reference = await driven()
    expect(await onTop()).toEqual([])
    await step(reference)
    // Also when the pickup is long over.
    for (const days of [0, 9, 11, 60]) expect(await onTop(days)).toEqual([`${NIMAL_EXPECTS}: ${news}`])
    const told = await noteTold(site.env, reference, { who: 'ann@example.com' })
    expect(told.map(({ name }) => name)).toEqual(['Nimal Perera'])
    expect(await onTop()).toEqual([])
    expect((await bookingWithHistory(site.env, reference))!.history.at(-1)).toMatchObject({
      step: 'told',
      actor: 'operator',
      who: 'ann@example.com',
      detail: `Nimal Perera knows that ${news}`,
    })
    expect(await noteTold(site.env, reference)).toEqual([])
  })

  test('stays on top when the guest cancels', async () => {
    const reference = await driven()
    await guestTakes(reference, { step: 'cancel' })
    expect(await onTop()).toEqual([`${NIMAL_EXPECTS}: it is cancelled`])
  })

  test('is shown, and not erased, when the guest moves the pickup; assigned again, he knows', async () => {
    const reference = await driven()
    await guestTakes(reference, { step: 'change', time: '15:00' })
    const { booking } = (await bookingWithHistory(site.env, reference))!
    expect(booking).toMatchObject({ status: 'new', driverName: null, concerns: ['tell-driver'] })
    expect(booking.driversToTell.map((driver) => newsMessage(driver, booking, en))).toEqual([
      expect.stringMatching(/09:30 has moved to .*15:00\. Can you drive then\?$/),
    ])
    await take(reference, { step: 'confirm' }, assign(NIMAL))
    expect(await onTop()).toEqual([])
  })

  test('is told of the last thing that changed, and of the pickup that he knows', async () => {
    const reference = await driven()
    await take(reference, { step: 'change', time: '11:45' }, { step: 'change', time: '12:15' }, { step: 'cancel' })
    expect(await onTop()).toEqual([`${NIMAL_EXPECTS}: it is cancelled`])
  })

  test.each<[string, (reference: string) => Promise<unknown>]>([
    ['the office', (reference) => take(reference, { step: 'cancel' })],
    ['the guest', (reference) => guestTakes(reference, { step: 'cancel' })],
  ])(
    'is told not to come where %s cancels before anybody drives at the time that the guest asks for',
    async (_, cancel) => {
      const reference = await driven()
      await guestTakes(reference, { step: 'change', time: '22:10' })
      const [asked] = (await bookingWithHistory(site.env, reference))!.booking.driversToTell
      await cancel(reference)
      expect(await onTop()).toEqual([`${NIMAL_EXPECTS}: it is cancelled`])
      const { booking } = (await bookingWithHistory(site.env, reference))!
      expect(booking.driversToTell.map((driver) => newsMessage(driver, booking, en))).toEqual([
        expect.stringMatching(/09:30 is cancelled\. Please do not come\.$/),
      ])
      // Who read of the other time does not know it yet.
      await noteTold(site.env, reference, { phone: NIMAL.phone, at: asked!.at })
      expect(await onTop()).toEqual([`${NIMAL_EXPECTS}: it is cancelled`])
    },
  )

  test('need not be told of a time that is again the one he knows', async () => {
    const reference = await driven()
    await take(reference, { step: 'change', time: '11:45' }, { step: 'change', time: '09:30' })
    expect(await onTop()).toEqual([])
  })

  test('of two replaced drivers each is told alone', async () => {
    const reference = await driven()
    await take(reference, assign(KAMAL), assign(parseDriver('Sunil, 0763456789, CAB-3')))
    expect(await onTop()).toHaveLength(2)
    await noteTold(site.env, reference, { phone: KAMAL.phone })
    expect(await onTop()).toEqual([`${NIMAL_EXPECTS}: another driver has it`])
  })

  test('need not be told of another car, of other details, or of a pickup that is over', async () => {
    const reference = await driven()
    await take(reference, assign({ ...NIMAL, car: 'CAB-9' }), { step: 'change', notes: { details: 'UL506' } })
    await takeStep(site.env, reference, { step: 'cancel' }, { now: new Date(Date.now() + 11 * DAY) })
    expect(await onTop()).toEqual([])
  })

  test('of one ride of two is told of that ride', async () => {
    const { reference } = await site.booked(await returnTripDetails())
    await take(reference, { step: 'confirm' }, assign(NIMAL))
    await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
    const listed = await listBookings(site.env, 'lasting')
    expect(listed.map(({ ride, driversToTell }) => [ride, driversToTell.length])).toEqual([[`${reference}/2`, 1]])
  })

  test('stands in the evening mail with the reason, and is erased with the ride', async () => {
    const reference = await driven()
    await take(reference, { step: 'cancel' })
    const { text } = await composeOverview(site.env, '2020-01-01', new Date())
    expect(text).toContain(`TELL THE DRIVER: ${NIMAL_EXPECTS}: it is cancelled`)
    // However long ago it was.
    const later = await composeOverview(site.env, '2020-01-01', new Date(Date.now() + 30 * DAY))
    expect(later.text).toContain(`TELL THE DRIVER: ${NIMAL_EXPECTS}: it is cancelled`)
    await erasePersonalData(site.env, new Date(Date.now() + (Number(env.ERASE_AFTER_DAYS) + 11) * DAY))
    expect(await rows('drivers_to_tell', reference)).toEqual([])
  })
})

describe('what was paid of a cancelled ride', () => {
  const paidConcern = async (days: number) =>
    (await listBookings(site.env, 'concerned', new Date(Date.now() + days * DAY))).map(({ concerns }) => concerns)

  async function paidAndCancelled(): Promise<string> {
    const { reference } = await site.booked({ pickupdate: inTenDays })
    await take(reference, { step: 'confirm' }, { step: 'paid', usd: 74 }, { step: 'cancel' })
    return reference
  }

  test('stays on top, however old, until all of it has gone back', async () => {
    const reference = await paidAndCancelled()
    for (const days of [0, 11, 80]) expect(await paidConcern(days)).toEqual([['payment']])
    await take(reference, { step: 'refund', usd: 54 })
    expect(await paidConcern(0)).toEqual([['payment']])
    await take(reference, { step: 'refund', usd: 20 })
    expect(await paidConcern(0)).toEqual([])
  })

  /** What waits for somebody to say what stays paid: the lists read all of it each time. */
  const waiting = async () => (await env.DB.prepare('select position from refunds_due').all()).results

  test('needs no hand once the ride is taken up again', async () => {
    const reference = await paidAndCancelled()
    expect(await waiting()).toEqual([{ position: 1 }])
    await take(reference, { step: 'reopen' })
    expect((await bookingWithHistory(site.env, reference))!.booking.concerns).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('waits for nobody where nothing was paid', async () => {
    const { reference } = await site.booked({ pickupdate: inTenDays })
    await take(reference, { step: 'cancel' })
    expect(await waiting()).toEqual([])
  })
})

describe('of two rides', () => {
  const names = async () => (await onTop()).map((line) => line.slice(line.indexOf(': ') + 2))

  test('of two bookings each stays until its driver is told', async () => {
    const [first, second] = [await driven(), await driven()]
    await take(first, { step: 'cancel' })
    // Moved and moved back, given away and taken again: nothing is to be told, and the other one stays.
    await take(second, { step: 'change', time: '11:45' }, { step: 'change', time: '09:30' })
    await take(second, assign(KAMAL), assign(NIMAL))
    expect((await names()).toSorted()).toEqual(['another driver has it', 'it is cancelled'])
    expect((await noteTold(site.env, second)).map(({ name }) => name)).toEqual(['Kamal'])
    expect(await onTop()).toEqual([`${NIMAL_EXPECTS}: it is cancelled`])
    expect(await noteTold(site.env, 'AAAA-AAAA-AAAA')).toEqual([])
  })

  test('of one booking each ride has a driver to tell', async () => {
    const { reference } = await site.booked(await returnTripDetails())
    await take(reference, { step: 'confirm' }, assign(NIMAL))
    await take(`${reference}/1`, { step: 'cancel' })
    await take(`${reference}/2`, assign(KAMAL), assign(NIMAL))
    expect((await names()).toSorted()).toEqual(['another driver has it', 'it is cancelled'])
    await noteTold(site.env, `${reference}/2`)
    expect(await names()).toEqual(['it is cancelled'])
  })

  test('another day at the same time is news', async () => {
    const reference = await driven()
    const day = new Date(Date.parse(inTenDays) + DAY).toISOString().slice(0, 10)
    await take(reference, { step: 'change', date: day })
    expect(await onTop()).toEqual([`${NIMAL_EXPECTS}: it has another time`])
  })

  test.each([
    ['cancelled', /is cancelled\. Please do not come\.$/],
    ['changed', /has changed\. Please wait until we tell you whether you drive it\.$/],
    ['replaced', /has another driver\. Please do not come\.$/],
    ['moved', /has moved to .* 09:30\. https:\S+\/driver\/[\w-]{22}$/],
  ] as const)('the driver of one that is %s reads so', async (news, words) => {
    const reference = await driven()
    const { booking } = (await bookingWithHistory(site.env, reference))!
    const told = { bookingNumber: 1, position: 1, phone: NIMAL.phone, name: NIMAL.name, car: '', at: '', was: {}, news }
    const { pickupDate, pickupTime } = booking
    expect(newsMessage({ ...told, pickupDate, pickupTime }, booking, en)).toMatch(words)
  })
})
