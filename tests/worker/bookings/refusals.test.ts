import { sign } from 'hono/jwt'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { addMonths, DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { testSite, tourToken, transferToken, rows, transferDetails } from './booking-site.ts'

const site = testSite()

/** After each refusal nothing is written, and nobody has a mail. */
afterEach(async () => {
  expect(await rows('bookings')).toEqual([])
  expect(await rows('rides')).toEqual([])
  expect(await rows('redeemed_quotes')).toEqual([])
  expect(await rows('outbox')).toEqual([])
  expect(site.mails).toEqual([])
})

async function problemOf(answer: Response, status: number): Promise<Problem> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.json()
}
const failedFields = async (answer: Response) => (await problemOf(answer, 422)).fields!.map(({ field }) => field)

const payloadOf = (token: string) =>
  JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

describe('a token is refused', () => {
  test('that is no token', async () => {
    for (const token of ['x', 'a.b.c', '%00', "'%20or%201=1", 'x'.repeat(5000)]) {
      expect(await problemOf(await site.bookTransfer(token), 400)).toMatchObject({ type: '/problems/quote-invalid' })
      expect(await problemOf(await site.bookTour(token), 400)).toMatchObject({ type: '/problems/quote-invalid' })
    }
  })
  test('that was signed with another secret', async () => {
    const token = await transferToken({}, undefined, {
      ...env,
      QUOTE_SECRET: 'another-secret-0123456789abcdef012345678',
    } as Env)
    expect(await problemOf(await site.bookTransfer(token), 400)).toMatchObject({ type: '/problems/quote-invalid' })
  })
  test('whose price was changed', async () => {
    const token = await transferToken()
    const [head, , signature] = token.split('.')
    const payload = {
      ...payloadOf(token),
      prices: { ...(payloadOf(token).prices as object), miniprice: 1000, miniusd: 3 },
    }
    const tampered = `${head}.${base64url(JSON.stringify(payload))}.${signature}`
    expect(
      await problemOf(await site.bookTransfer(tampered, { vehicle: 'Mini Car - LKR 1000 (USD 3)' }), 400),
    ).toMatchObject({ type: '/problems/quote-invalid' })
  })
  test('whose signature was dropped for the algorithm "none"', async () => {
    const none = `${base64url('{"alg":"none","typ":"JWT"}')}.${(await transferToken()).split('.')[1]}.`
    expect(await problemOf(await site.bookTransfer(none), 400)).toMatchObject({ type: '/problems/quote-invalid' })
  })
  test('for the other kind of booking', async () => {
    await problemOf(await site.bookTransfer(await tourToken()), 400)
    await problemOf(await site.bookTour(await transferToken()), 400)
  })
  test('for another product', async () => {
    await problemOf(
      await site.bookTransfer(await transferToken({}, undefined, { ...env, PRODUCT: 'other' } as Env)),
      400,
    )
    await problemOf(await site.post('/../other/transfer/booking/x', {}), 404)
  })
  test('that has our signature but not our shape', async () => {
    await problemOf(
      await site.bookTransfer(
        await sign({ ...payloadOf(await transferToken()), distance: '1' }, env.QUOTE_SECRET, 'HS256'),
      ),
      400,
    )
  })
})

describe('details that differ from the quote are refused with their fields', () => {
  test.each([
    ['pickup', 'Galle'],
    ['dropoff', 'Jaffna'],
    ['distance', 1],
    ['duration', '2 hours'],
    ['vehicle', 'Mini Car - LKR 1 (USD 1)'],
    ['vehicle', 'Mini Car - LKR 1 (USD 74)'],
    ['vehicle', 'Mini Car - LKR 21480 (USD 1)'],
    ['vehicle', 'Van - LKR 21480 (USD 74)'],
  ])('%s: %s', async (field, value) => {
    expect(await failedFields(await site.bookTransfer(await transferToken(), { [field]: value }))).toEqual([
      `bookingDetails.${field}`,
    ])
  })
  test.each([
    ['park', 'Udawalawe'],
    ['pickup', 'Colombo'],
    ['dropoff', 'Colombo'],
    ['rates', 1],
    ['travelers', 2],
    ['type', 'Full Day'],
  ])('tour %s: %s', async (field, value) => {
    const expected = field === 'travelers' || field === 'type' ? 'rates' : field
    expect(await failedFields(await site.bookTour(await tourToken(), { [field]: value }))).toEqual([
      `bookFormDetails.${expected}`,
    ])
  })
})

const now = sriLankaTime(new Date())

describe('impossible details are refused with their fields', () => {
  test.each([
    ['pickupdate', '2027-02-30'],
    ['pickupdate', sriLankaTime(new Date(Date.now() - DAY_MS)).date],
    ['pickupdate', addMonths(now.date, 19)],
    ['pickuptime', '24:00'],
    ['phone', '0000000000'],
    ['phone', '+999 12345678'],
    ['phone', ''],
    ['email', 'ann@example.com\r\nBcc: everyone@example.com'],
    ['email', 'ann@example.com\nX-Header: 1'],
    ['email', 'ann@example.com,bob@example.com'],
    ['email', '<script>@example.com'],
    ['flightdetails', 'x'.repeat(301)],
    ['vehicle', 'Mini Car'],
    ['pickup', ''],
  ])('%s: %j', async (field, value) => {
    expect(await failedFields(await site.bookTransfer(await transferToken(), { [field]: value }))).toContain(
      `bookingDetails.${field}`,
    )
  })
  test.each([
    ['travelers', 0],
    ['travelers', 7],
    ['travelers', 1.5],
    ['type', 'Night'],
    ['pickupDate', '2027-02-30'],
    ['notes', 'x'.repeat(1001)],
  ])('tour %s: %j', async (field, value) => {
    expect(await failedFields(await site.bookTour(await tourToken(), { [field]: value }))).toContain(
      `bookFormDetails.${field}`,
    )
  })
  test('a full day of the hike, which takes its time', async () => {
    const peak = "Adam's Peak"
    const token = await tourToken({ park: peak, pickup: peak, dropoff: peak, distance: 0 })
    const full = { park: peak, pickup: peak, dropoff: peak, type: 'Full Day', rates: 160 }
    const { fields } = await problemOf(await site.bookTour(token, full), 422)
    expect(fields).toEqual([{ field: 'bookFormDetails.type', message: 'This tour has one duration: write Half Day' }])
  })
  test('before a stale quote is replaced: the customer corrects the form first', async () => {
    const expired = await transferToken({}, Date.now() - 25 * 60 * 60_000)
    expect(await failedFields(await site.bookTransfer(expired, { phone: '0000000000' }))).toEqual([
      'bookingDetails.phone',
    ])
  })
  test('every wrong field is named at once', async () => {
    const fields = await failedFields(
      await site.bookTransfer(await transferToken(), { email: 'x', phone: '', pickupdate: '' }),
    )
    expect(fields.toSorted()).toEqual(['bookingDetails.email', 'bookingDetails.phone', 'bookingDetails.pickupdate'])
  })
  test('an earlier time today', async () => {
    const past = sriLankaTime(new Date(Date.now() - 2 * 60 * 60_000))
    // Shortly after midnight, two hours ago is yesterday: then the date is wrong.
    const field = past.date === now.date ? 'bookingDetails.pickuptime' : 'bookingDetails.pickupdate'
    expect(
      await failedFields(
        await site.bookTransfer(await transferToken(), { pickupdate: past.date, pickuptime: past.time }),
      ),
    ).toEqual([field])
  })
})

describe('a body is refused', () => {
  test('over 16 KB, such as a note of 1 MB', async () => {
    await problemOf(await site.bookTransfer(await transferToken(), { flightdetails: 'x'.repeat(1_000_000) }), 413)
  })
  test('that is not JSON', async () => {
    await problemOf(await site.post(`/transfer/booking/${await transferToken()}`, '{'), 400)
    await problemOf(
      await site.post(`/transfer/booking/${await transferToken()}`, 'a=1', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      415,
    )
  })
  test.each([
    'null',
    '[]',
    '7',
    '{}',
    '{"bookingDetails":null}',
    '{"bookingDetails":[]}',
    '{"bookFormDetails":{}}',
    '{"bookingDetails":{"pickup":{"$ne":""}}}',
  ])('that is %s', async (body) => {
    await problemOf(await site.post(`/transfer/booking/${await transferToken()}`, body), 422)
  })
})

test('a PUT, DELETE or PATCH books nothing', async () => {
  const path = `/transfer/booking/${await transferToken()}`
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    await problemOf(await site.post(path, { bookingDetails: transferDetails }, { method }), 405)
  }
})

test('no refusal logs what a customer typed', async () => {
  const lines: string[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => {
      lines.push(parts.join(' '))
    })
  await site.bookTransfer(await transferToken(), { phone: '0000000000' })
  await site.bookTransfer('forged')
  vi.restoreAllMocks()
  for (const secret of ['ann.customer', '447911', 'UL504']) expect(lines.join('\n')).not.toContain(secret)
})
