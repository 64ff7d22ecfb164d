/** A pickup so soon that it is a request: guest and operator are told so, until the operator confirms it. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { SERVICE } from '#domain/brand.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { takeStep } from '#worker/operator/steps.ts'
import { sweepOutbox } from '#worker/mail/outbox.ts'
import { bookWithoutMail, testSite, transferDetails, transferToken } from '../bookings/booking-site.ts'
import { removeBookings } from './mail-site.ts'

const site = testSite()
beforeEach(async () => {
  await removeBookings()
  site.mails.length = 0
})

/** A booking that is made so many hours before its pickup. */
async function bookHoursBefore(hours: number, change: object = {}) {
  const { date: pickupdate, time: pickuptime } = sriLankaTime(new Date(Date.now() + hours * 3_600_000))
  const {
    booking: { reference },
  } = await bookWithoutMail({
    token: await transferToken(change),
    details: { ...transferDetails, ...change, pickupdate, pickuptime },
  })
  await sweepOutbox(site.env)
  const mailTo = (address: string) => site.mails.find(({ to }) => to === address)!
  return { reference, toGuest: mailTo(transferDetails.email), toOperator: mailTo(env.MAIL_OPERATOR) }
}
const shown = async (reference: string) => (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const page = async (reference: string) => (await site.get(`/booking/${reference}`)).text()
const REQUEST = 'so soon that it is a request'

test('is told to both at once, with a link that names route, time and reference', async () => {
  const { reference, toGuest, toOperator } = await bookHoursBefore(3)
  expect(toOperator.subject).toMatch(/^SHORT NOTICE: New booking /)
  expect(toOperator.text).toContain('told that this is a request')
  expect(toGuest.text).toContain(REQUEST)
  expect(toGuest.text).not.toContain('within 12 hours.')
  const link = /https:\/\/wa\.me\/\d+\?text=\S*driver%20free\S*/.exec(toGuest.text)![0]
  expect(new URL(link).searchParams.get('text')).toMatch(
    new RegExp(`Taxi from Colombo to Kandy, \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d, booking ${reference}`),
  )
  expect(await shown(reference)).toMatchObject({ shortNotice: true })
  expect(await page(reference)).toContain(REQUEST)
  await takeStep(site.env, reference, { step: 'confirm' })
  expect(await shown(reference)).toMatchObject({ shortNotice: false })
  expect(await page(reference)).not.toContain(REQUEST)
})

test("does not carry a place that a visitor typed into the first mail's link", async () => {
  const { toGuest } = await bookHoursBefore(3, { pickup: 'Claim your refund' })
  expect(toGuest.text + toGuest.html).not.toContain('refund')
})

test('is not said of a pickup that leaves time enough', async () => {
  const { reference, toGuest, toOperator } = await bookHoursBefore(30)
  expect(toOperator.subject).toMatch(/^New booking /)
  expect(toGuest.text).not.toContain(REQUEST)
  expect(await shown(reference)).toMatchObject({ shortNotice: false })
})

test('the receipt, the confirmed mail and the page say what the time means at the airport, where the driver waits, and when to leave for a flight', async () => {
  const airport = 'Colombo Bandaranaike International Airport'
  const { reference, toGuest: receipt } = await bookHoursBefore(240, { pickup: airport })
  site.mails.length = 0
  await takeStep(site.env, reference, { step: 'confirm' })
  await sweepOutbox(site.env)
  for (const text of [receipt.text, site.mails[0]!.text, site.mails[0]!.html, await page(reference)]) {
    for (const part of [
      'when your flight lands',
      SERVICE.meetingPoint,
      `${SERVICE.freeWaiting.airport} minutes`,
      'If you do not find your driver',
    ])
      expect(text).toContain(part)
  }
  const { reference: back } = await bookHoursBefore(240, { dropoff: airport })
  expect(await page(back)).toMatch(/suits flights that leave from .* on: .*3 hours.* for the drive/)
})
