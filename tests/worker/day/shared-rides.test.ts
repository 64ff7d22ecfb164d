/** The link by which the family of a guest sees one ride: what it shows, for how long, and where the car is. */
import { describe, expect, test, vi } from 'vitest'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, rows, testSite } from '../bookings/booking-site.ts'
import {
  bookRide,
  KANDY,
  KUMAR,
  MOUNT_LAVINIA,
  pass,
  rideOf,
  seenBy,
  sheetOf,
  showPlace,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from './day-site.ts'

const site = testSite(WITHOUT_LIMITS)
startInTheMorning()

const share = (reference: string, step: 'make' | 'end' = 'make', of = site) =>
  of.get(plainPaths.bookingShare(reference), form({ ride: '1', step }))

/** Where the family sees it. */
async function linkTo(reference: string): Promise<string> {
  await share(reference)
  return plainPaths.sharedRide((await seenBy(site, reference)).rides[0]!.share!)
}

const open = async (link: string, prefix = '') => {
  const answer = await site.get(prefix + link)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

describe('the link', () => {
  test('shows this ride alone: no name, number, address, price or reference, and nobody lists or keeps it', async () => {
    const reference = await bookRide(site, { in: 60 })
    await takeStep(site.env, reference, {
      step: 'change',
      notes: { guestName: 'Ann Customer', dropoffAddress: 'Queens Hotel, room 214' },
    })
    const link = await linkTo(reference)
    const { status, headers, html } = await open(link)
    expect(status).toBe(200)
    expect(html).toContain('Colombo to Kandy')
    expect(html).toContain('CAB-1234, white Prius')
    expect(html).toContain('>Nimal<')
    expect(html).toContain('Not on board yet')
    for (const secret of ['Perera', '771234567', 'Ann', 'Customer', '214', 'Queens', 'USD', 'LKR', reference])
      expect(html).not.toContain(secret)
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  test('names no place that the site does not know: it may be a home', async () => {
    const reference = await bookRide(site, { in: 60 })
    const link = await linkTo(reference)
    await site.env.DB.prepare("update rides set dropoff = '12 Hill Street, Kandy'").run()
    const { html } = await open(link)
    expect(html).not.toContain('Hill Street')
    expect(html).toContain('A ride that is shared with you')
  })

  test('has a code of its own, which stays as long as it is not ended', async () => {
    const reference = await bookRide(site, { in: 60 })
    const link = await linkTo(reference)
    expect(link).toMatch(/^\/ride\/[\w-]{22}$/)
    expect(await linkTo(reference)).toBe(link)
    await share(reference, 'end')
    expect((await seenBy(site, reference)).rides[0]!.share).toBeNull()
    expect((await open(link)).status).toBe(404)
    expect(await linkTo(reference)).not.toBe(link)
  })

  test('that was forged says the same as one that has ended', async () => {
    const reference = await bookRide(site, { in: 60 })
    const link = await linkTo(reference)
    await share(reference, 'end')
    const ended = await open(link)
    for (const forged of ['a'.repeat(22), 'x', reference, '%00', "' or 1=1 --"]) {
      const answer = await open(`/ride/${encodeURIComponent(forged)}`)
      expect([forged, answer.status, answer.html]).toEqual([forged, 404, ended.html])
    }
    // The driver's code and the booking's open nothing here.
    const { driverCode } = await rideOf(site, reference)
    expect((await open(plainPaths.sharedRide(driverCode!))).status).toBe(404)
  })

  test('ends two hours after the guest is there', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    const link = await linkTo(reference)
    pass(60)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect((await open(link)).html).toContain('On board since 08:30')
    pass(180)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
    expect((await open(link)).html).toContain('Arrived at 11:30')
    pass(119)
    expect((await open(link)).status).toBe(200)
    pass(1)
    expect((await open(link)).status).toBe(404)
  })

  test('shows nothing of a ride that was moved to another day or cancelled, and the new car of one that another drives', async () => {
    const [moved, cancelled, other] = [
      await bookRide(site, { in: 60 }),
      await bookRide(site, { in: 60, name: 'ben' }),
      await bookRide(site, { in: 60, name: 'cat' }),
    ]
    const links = [await linkTo(moved), await linkTo(cancelled), await linkTo(other)] as const
    await takeStep(site.env, moved, { step: 'change', date: '2027-03-04' })
    await takeStep(site.env, cancelled, { step: 'cancel' })
    await takeStep(site.env, other, { step: 'driver', driver: KUMAR, insists: true })
    expect((await open(links[0])).status).toBe(404)
    expect((await open(links[1])).status).toBe(404)
    const { html } = await open(links[2])
    expect(html).toContain('CBX-9876')
    expect(html).not.toContain('CAB-1234')
  })

  test('is not made of a ride that is far away or not confirmed', async () => {
    const [far, unsure] = [await bookRide(site, { in: 60 * 25 }), await bookRide(site, { in: 60, name: 'ben' })]
    await site.env.DB.prepare("update rides set status = 'new' where booking_number = ?")
      .bind((await rideOf(site, unsure)).bookingNumber)
      .run()
    for (const reference of [far, unsure]) {
      const answer = await site.get(
        plainPaths.bookingShare(reference),
        form({ ride: '1', step: 'make' }, { accept: 'application/json' }),
      )
      expect(answer.status).toBe(409)
      expect((await rideOf(site, reference)).shareCode).toBeNull()
    }
    expect((await share('AAAA-AAAA-AAAA')).status).toBe(404)
    expect((await site.get(plainPaths.bookingShare(far), form({ ride: '7', step: 'make' }))).status).toBe(404)
    expect((await site.get(plainPaths.bookingShare(far), form({ ride: '1', step: 'all' }))).status).toBe(400)
  })

  test('is made ten times in a minute at most', async () => {
    const limited = testSite()
    const reference = await bookRide(site, { in: 60 })
    const statuses: number[] = []
    // A new minute may begin in between.
    while (statuses.length < 21 && !statuses.includes(429))
      statuses.push((await share(reference, statuses.length % 2 === 0 ? 'make' : 'end', limited)).status)
    expect(statuses).toContain(429)
  })

  test('goes with the ride when that is erased', async () => {
    const reference = await bookRide(site, { in: 60 })
    await linkTo(reference)
    pass(200 * 24 * 60)
    await erasePersonalData(site.env)
    expect(await rows('rides', reference)).toMatchObject([{ share_code: null, share_date: null }])
  })

  test.each(OFFERED)('is read in %s', async (language) => {
    const texts = textsOf(language)
    await texts.load('guest', 'booking')
    const reference = await bookRide(site, { in: 60 })
    const link = await linkTo(reference)
    const { prefix, tag } = LANGUAGES[language]
    const { html } = await open(link, prefix)
    expect(html).toContain(`<html lang="${tag}"`)
    expect(html).toContain(texts.in('guest').family.ahead)
    expect((await open('/ride/x', prefix)).html).toContain(texts.in('guest').family.ended.heading)
    const { html: page } = await open(`/booking/${reference}`, prefix)
    expect(page).toContain(texts.in('booking').family.made)
    expect(page).toContain(`href="${prefix}${link}"`)
  })
})

describe('the place of the car', () => {
  /** On board, with a place that was sent before. */
  async function onBoard(isShared: boolean) {
    const reference = await bookRide(site, { in: 30 })
    const sheet = await sheetOf(site, reference)
    const link = isShared ? await linkTo(reference) : ''
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await showPlace(site, sheet, MOUNT_LAVINIA)
    return { reference, sheet, link }
  }

  test('is shown to the family only while the guest is on board, with the way that is left', async () => {
    const { reference, sheet, link } = await onBoard(true)
    expect((await open(link)).html).not.toContain('<svg')
    pass(30)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    await showPlace(site, sheet, MOUNT_LAVINIA)
    const { html } = await open(link)
    expect(html).toContain('<svg')
    expect(html).toMatch(/There in about \d+ hours \d+ mins/)
    expect(html).toContain('The place is from this minute')
    // Whoever has the reference sees it only until the pickup, as before.
    expect((await seenBy(site, reference)).rides[0]!.place).toBeNull()
    await showPlace(site, sheet, KANDY)
    expect(await rows('driver_places', reference)).toMatchObject([KANDY])
    pass(100)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
    expect(await rows('driver_places', reference)).toEqual([])
    await showPlace(site, sheet, KANDY)
    expect(await rows('driver_places', reference)).toEqual([])
    expect((await open(link)).html).not.toContain('<svg')
  })

  test('is deleted on board, and not taken, where the guest shares nothing', async () => {
    const { reference, sheet } = await onBoard(false)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect(await rows('driver_places', reference)).toEqual([])
    await showPlace(site, sheet, KANDY)
    expect(await rows('driver_places', reference)).toEqual([])
  })

  test('is deleted at once when the guest ends the link on board, and stays for the guest before that', async () => {
    const { reference, sheet } = await onBoard(true)
    await share(reference, 'end')
    expect(await rows('driver_places', reference)).toHaveLength(1)
    await share(reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect(await rows('driver_places', reference)).toHaveLength(1)
    await share(reference, 'end')
    expect(await rows('driver_places', reference)).toEqual([])
    await showPlace(site, sheet, KANDY)
    expect(await rows('driver_places', reference)).toEqual([])
  })

  test('is not taken after the end of the link, where nobody says that the guest is there', async () => {
    const { reference, sheet } = await onBoard(true)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    await site.env.DB.exec('delete from driver_places')
    // 30 minutes to the pickup, 3 hours of driving, 3 hours late, and 2 hours more.
    vi.setSystemTime(Date.now() + (0.5 + 3 + 3 + 2) * 3_600_000)
    await showPlace(site, sheet, KANDY)
    expect(await rows('driver_places', reference)).toEqual([])
  })

  test('notes nobody as near the pickup again', async () => {
    const { reference, sheet } = await onBoard(true)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    const { pickup } = await rideOf(site, reference)
    expect(pickup).toBe('Colombo')
    await showPlace(site, sheet, { lat: 6.9344, lng: 79.8428 })
    expect((await rows('happenings', reference)).filter(({ what }) => what === 'near')).toEqual([])
  })
})
