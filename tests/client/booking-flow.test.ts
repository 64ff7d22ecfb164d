import { expect, test } from 'vitest'
import { ApiError, type SiteApi } from '#client/api.ts'
import { acceptPrice, book, resume, tryAgain } from '#client/booking/submission.ts'
import { readProgress, setProgress, type Order } from '#client/booking/progress.ts'
import type { TransferQuote } from '#domain/quotes/call-shapes.ts'

const RECORD: TransferQuote = {
  pickup: 'Galle', dropoff: 'Mirissa', url: 'taxi-from-Galle-to-Mirissa', distance: 36, duration: '55 mins', latloc: null, longloc: null, fromPoint: null,
  source: 'embedded', verified: true, token: 'first', miniprice: 8000, carprice: 9000, vanprice: 10_000, miniusd: 27, carusd: 31, vanusd: 34,
}

const order = (vehicle: string): Order => ({
  kind: 'transfer', phone: '+44 7911 123456',
  details: {
    pickup: 'Galle', dropoff: 'Mirissa', distance: 36, duration: '55 mins', vehicle, email: 'ann@example.com', phone: '07911 123456', phonecountry: 'GB',
    pickupdate: '2027-01-01', pickuptime: '05:30', flightdetails: '',
  },
})
const MINI = order('Mini Car - LKR 8000 (USD 27)')

const refusal = (kind: string, status: number, more: object = {}) => new ApiError({ type: `/problems/${kind}`, title: kind, status, ...more })
const RECEIPT = { insertId: 1, reference: 'K7Q2-M4XT-9BHE', paymentUrl: 'https://pay.example.com/' }

/** A site whose booking call answers as told; notes the tokens that were sent to it. */
function site(bookTransfer: (token: string) => typeof RECEIPT, record = RECORD) {
  const sent: string[] = []
  const api = {
    findTransfer: async () => record,
    bookTransfer: async (token: string) => {
      sent.push(token)
      return bookTransfer(token)
    },
  } as unknown as SiteApi
  return { api, sent }
}

const fail = (error: Error) => () => { throw error }

test('a price that differs from the one shown is put to the visitor before anything is sent', async () => {
  const { api, sent } = site(() => RECEIPT, { ...RECORD, miniprice: 8500, miniusd: 29 })
  await book(api, '/dearer', MINI)
  const progress = readProgress('/dearer')!
  expect(progress.step).toBe('new-price')
  expect(sent).toEqual([])
  if (progress.step !== 'new-price') return
  await acceptPrice(api, '/dearer', progress.attempt, progress.quote)
  expect(sent).toEqual(['first'])
  expect(readProgress('/dearer')).toMatchObject({ step: 'received', receipt: RECEIPT, attempt: { details: { vehicle: 'Mini Car - LKR 8500 (USD 29)' } } })
})

test('a quote that the server does not know is replaced, and the visitor asked again', async () => {
  const { api } = site(fail(refusal('quote-invalid', 400)))
  await book(api, '/unknown', MINI)
  expect(readProgress('/unknown')).toMatchObject({ step: 'new-price', quote: { token: 'first' } })
})

test('a quote that someone else has used is not sent again', async () => {
  const { api } = site(fail(refusal('quote-used', 409)))
  await book(api, '/used', MINI)
  const progress = readProgress('/used')!
  expect(progress).toMatchObject({ step: 'failed', attempt: { token: null } })
  if (progress.step === 'failed') tryAgain('/used', progress.attempt)
  expect(readProgress('/used')).toEqual({ step: 'form' })
})

test('what the server refuses leads back to the form with the fields it names', async () => {
  const fields = [{ field: 'bookingDetails.email', message: 'No such address' }]
  const { api } = site(fail(refusal('invalid', 422, { fields })))
  await book(api, '/refused', MINI)
  expect(readProgress('/refused')).toEqual({ step: 'form', refused: fields })
})

test('a page sends one booking at a time', async () => {
  const { api, sent } = site(() => RECEIPT)
  await Promise.all([book(api, '/twice', MINI), book(api, '/twice', MINI)])
  expect(sent).toHaveLength(1)
})

test('a booking that was left for longer than half an hour is not sent by itself', async () => {
  const { api, sent } = site(() => RECEIPT)
  setProgress('/left', { step: 'processing', attempt: { ...MINI, token: 'first', startedAt: Date.now() - 31 * 60_000 } })
  await resume(api, '/left')
  expect(sent).toEqual([])
  expect(readProgress('/left')?.step).toBe('failed')

  setProgress('/reloaded', { step: 'processing', attempt: { ...MINI, token: 'first', startedAt: Date.now() - 60_000 } })
  await resume(api, '/reloaded')
  expect(sent).toEqual(['first'])
})

test('trying again for the same trip redeems the quote that nobody answered for', async () => {
  const { api, sent } = site(() => RECEIPT)
  const unanswered = { ...MINI, token: 'unanswered', startedAt: Date.now() }
  tryAgain('/again', unanswered)
  await book(api, '/again', order('Van - LKR 10000 (USD 34)'))
  expect(sent).toEqual(['unanswered'])
})

const received = (startedAt: number) => ({ step: 'received', attempt: { ...MINI, token: 'first', startedAt }, receipt: RECEIPT }) as const

test('a reload shows a booking that was received within the hour, and forgets it after that', () => {
  setProgress('/just-now', received(Date.now() - 59 * 60_000))
  expect(readProgress('/just-now')?.step).toBe('received')
  setProgress('/long-ago', received(Date.now() - 61 * 60_000))
  expect(readProgress('/long-ago')).toBe(null)
})
