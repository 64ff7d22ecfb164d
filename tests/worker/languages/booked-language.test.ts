/** The language in which a guest is written to: it comes with the booking, and stays with it. */
import { expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { languageWords } from '#worker/lists/office-texts.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import {
  returnTripDetails,
  rows,
  tourDetails,
  tourToken,
  transferDetails,
  transferToken,
  freshSite,
} from '../bookings/booking-site.ts'
import { journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'

const site = freshSite()

const languageOf = async (reference: string) => (await rows('bookings', reference))[0]!.language

async function booked(path: string, body: object): Promise<string> {
  const answer = await site.post(path, body)
  expect(answer.status).toBe(200)
  return (await answer.json<BookingReceipt>()).reference
}

test.each([
  ['de', 'de'],
  ['zh', 'zh'],
  ['en', 'en'],
  // None of them is a reason to refuse a booking.
  [undefined, 'en'],
  [null, 'en'],
  ['tlh', 'en'],
  ['DE', 'en'],
  [7, 'en'],
  [{ toString: 1 }, 'en'],
])('a call that says %j is written to in %s', async (language, kept) => {
  const transfer = { bookingDetails: transferDetails, language }
  expect(await languageOf(await booked(`/transfer/booking/${await transferToken()}`, transfer))).toBe(kept)
})

test('tours, return trips and journeys have one, too', async () => {
  const tour = { bookFormDetails: tourDetails, language: 'fr' }
  expect(await languageOf(await booked(`/safari/booking/${await tourToken()}`, tour))).toBe('fr')
  const back = { bookingDetails: { ...transferDetails, ...(await returnTripDetails()) }, language: 'de' }
  expect(await languageOf(await booked(`/transfer/booking/${await transferToken()}`, back))).toBe('de')
  const quote = await journeyQuote(PLAN)
  const journey = { bookingDetails: journeyDetails(quote), language: 'ru' }
  expect(await languageOf(await booked(`/journey/booking/${quote.token}`, journey))).toBe('ru')
})

test('a repeated post in another language is the same booking, and it keeps its language', async () => {
  const path = `/transfer/booking/${await transferToken()}`
  const reference = await booked(path, { bookingDetails: transferDetails, language: 'ru' })
  expect(await booked(path, { bookingDetails: transferDetails, language: 'de' })).toBe(reference)
  expect(await booked(path, { bookingDetails: transferDetails })).toBe(reference)
  expect(await languageOf(reference)).toBe('ru')
})

test('changes keep it', async () => {
  const path = `/transfer/booking/${await transferToken()}`
  const reference = await booked(path, { bookingDetails: transferDetails, language: 'zh' })
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'change', time: '10:00' })
  await takeStep(site.env, reference, { step: 'cancel' })
  expect(await languageOf(reference)).toBe('zh')
})

test('the operator reads its name in English; of English itself, and of one that is not offered, nothing', () => {
  expect(['en', 'de', 'fr', 'ru', 'zh', 'tlh'].map((language) => languageWords({ language }))).toEqual([
    null,
    'German',
    'French',
    'Russian',
    'Simplified Chinese',
    null,
  ])
})
