/** Where guest and driver meet, by the operator's table: in mails and on the booking's page, in each language. */
import { beforeAll, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { MEETING_POINTS } from '#domain/operator/meeting-points.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, returnTripDetails, transferDetails, transferToken, freshSite } from '../bookings/booking-site.ts'
import { setRides } from './mail-site.ts'

const site = freshSite()
const [KANDY, HAPUTALE] = MEETING_POINTS

beforeAll(async () => {
  // Concurrent first imports of a module hang in tests.
  for (const language of OFFERED)
    for (const area of ['site', 'tours', 'booking', 'guest'] as const) await textsOf(language).load(area)
})

async function booked(pickup: string, language: string = 'en', more: object = {}): Promise<string> {
  const token = await transferToken({ pickup })
  const answer = await site.post(`/transfer/booking/${token}`, {
    bookingDetails: { ...transferDetails, pickup, pickupdate: inTenDays, ...more },
    language,
  })
  return (await answer.json<BookingReceipt>()).reference
}
const page = async (reference: string, prefix = '') => (await site.get(`${prefix}/booking/${reference}`)).text()
const mailToGuest = () => site.mails.findLast(({ to }) => to === transferDetails.email)!
const MAP = 'https://www.google.com/maps/search/?api=1&query=7.2907,80.6327'

test.each(OFFERED)(
  'receipt, confirmed mail and page say it in %s, with the spot on a map and a drawn plan',
  async (language) => {
    const reference = await booked('Kandy Railway Station', language)
    const receipt = mailToGuest()
    await takeStep(site.env, reference, { step: 'confirm' })
    await sendDueMail(site.env)
    const confirmed = mailToGuest()
    expect(confirmed.subject).not.toBe(receipt.subject)
    const words = KANDY!.words[language]
    for (const { text, html } of [receipt, confirmed]) {
      expect(text).toContain(words.text)
      expect(text).toContain(MAP)
      expect(html).toContain(MAP.replace('&', '&amp;'))
    }
    const html = await page(reference, LANGUAGES[language].prefix)
    const { heading, map, plan, sample } = textsOf(language).in('booking').meeting
    for (const part of [heading, words.text, MAP.replace('&', '&amp;'), map, ...words.way, words.landmark])
      expect(html).toContain(part)
    const label = plan([...words.way, words.exit], words.area, 'left', words.landmark)
    expect(html).toContain(`role="img" aria-label="${label}"`)
    for (const text of [confirmed.text, html]) expect(text).not.toContain(sample)
  },
)

test('a row that the operator has not confirmed says that it is a sample', async () => {
  const reference = await booked('Haputale Railway Station')
  const { sample } = textsOf('en').in('booking').meeting
  for (const text of [mailToGuest().text, await page(reference)]) {
    expect(text).toContain(HAPUTALE!.words.en.text)
    expect(text).toContain(sample)
  }
})

test('a guest who has named a house is not asked for its name, from the receipt on, which does not repeat it', async () => {
  const { named, unnamed } = HAPUTALE!.words.en.house!
  const reference = await booked('Haputale', 'en', { pickupaddress: 'Villa Rose' })
  const receipt = mailToGuest().text
  expect(receipt).not.toContain('Villa Rose')
  await takeStep(site.env, reference, { step: 'confirm' })
  await sendDueMail(site.env)
  for (const text of [receipt, mailToGuest().text, await page(reference)]) {
    expect(text).toContain(named)
    expect(text).not.toContain(unnamed)
  }
  await booked('Haputale')
  expect(mailToGuest().text).toContain(unnamed)
})

test('elsewhere nothing is said of it, nor of the end of a ride; and none of a ride that was cancelled', async () => {
  const reference = await booked('Ella')
  await setRides(reference, { dropoff: 'Kandy Railway Station' })
  const { heading } = textsOf('en').in('booking').meeting
  for (const text of [mailToGuest().text, await page(reference)]) expect(text).not.toContain('below the clock')
  expect(await page(reference)).not.toContain(heading)
  const cancelled = await booked('Haputale')
  await takeStep(site.env, cancelled, { step: 'cancel' })
  await sendDueMail(site.env)
  expect(mailToGuest().subject).toContain('cancelled')
  for (const text of [mailToGuest().text, mailToGuest().html, await page(cancelled)])
    expect(text).not.toContain(HAPUTALE!.words.en.text)
})

test('of several rides each says where its own guest waits, and a mail names each spot once', async () => {
  const details = await returnTripDetails()
  const { reference } = await site.booked(details)
  await setRides(reference, { pickup: 'Haputale' }, 1)
  await setRides(reference, { pickup: 'Kandy Railway Station' }, 2)
  await takeStep(site.env, reference, { step: 'confirm' })
  await sendDueMail(site.env)
  const { text } = mailToGuest()
  expect(text.split('query=').length - 1).toBe(2)
  const html = await page(reference)
  expect(html.match(/class="booking__meeting"/g)).toHaveLength(2)
  expect([...html.matchAll(/id="(meeting-\d)"/g)].map(([, id]) => id)).toEqual(['meeting-1', 'meeting-2'])
})

test('nothing is said of a ride that carries bags alone, and once of two vehicles beside each other', async () => {
  const bags = await booked('Haputale')
  await setRides(bags, { train: JSON.stringify({ from: 'Haputale', to: 'Kandy' }) })
  await takeStep(site.env, bags, { step: 'confirm' })
  await sendDueMail(site.env)
  for (const text of [mailToGuest().text, await page(bags)]) expect(text).not.toContain('below the clock')
  const details = await returnTripDetails()
  const { reference } = await site.booked(details)
  await setRides(reference, { pickup: 'Haputale' })
  await setRides(reference, { beside: 1 }, 2)
  expect((await page(reference)).match(/class="booking__meeting"/g)).toHaveLength(1)
})
