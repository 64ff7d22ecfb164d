/** A payment by card that did not come: said on the booking's page, before the gateway, and where it leads back to. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { DAY_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'
import { ACCOUNT, bookTransfer, FORM, payHereForm, payHereSite as site } from './payment-site.ts'

beforeEach(async () => {
  await removeBookings()
})

const BROWSER = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }
const field = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&')
const pathOf = (address: string) => address.replace(/^https:\/\/[^/]+/, '')

const readPage = async (path: string, at = site) => {
  const answer = await at.get(path, { headers: BROWSER, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, page: await answer.text() }
}
const payPage = async (reference: string) => (await readPage(`/booking/${reference}/pay`)).page
const says = async (order: string, status: string, amount = '74.00') =>
  site.post('/payment/notify', await payHereForm({ order, amount, status }), { headers: FORM })
const tried = async (reference: string) =>
  (await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()).tried

const FAILED = {
  en: 'Your last payment by card was not completed',
  de: 'Ihre letzte Kartenzahlung kam nicht zustande',
  fr: 'Votre dernier paiement par carte n’a pas abouti',
  ru: 'Последний платёж картой не прошёл',
  zh: '您上一次刷卡付款未完成',
}
const BEGUN = 'You began a payment by card'

/** Opened so long ago. */
const openedAgo = (ms: number) =>
  env.DB.prepare('update payment_attempts set opened_at = ?')
    .bind(new Date(Date.now() - ms).toISOString())
    .run()
const saidAgo = (ms: number) =>
  env.DB.prepare('update payment_notices set received_at = ?')
    .bind(new Date(Date.now() - ms).toISOString())
    .run()

async function opened() {
  const { reference } = await bookTransfer(site)
  const page = await payPage(reference)
  return { reference, page, order: field(page, 'order_id')! }
}

describe.each(Object.entries(FAILED))('%s', (language, words) => {
  test('a refused card is said on both pages, with the link to try again and another way', async () => {
    const { reference, order } = await opened()
    await says(order, '-2')
    const address = (path: string) => (language === 'en' ? path : `/${language}${path}`)
    const { page } = await readPage(address(`/booking/${reference}`))
    expect(page).toContain(words)
    expect(/class="booking__note booking__tried"[\s\S]*?<\/div>/.exec(page)![0]).toContain(`/booking/${reference}/pay"`)
    const before = await readPage(address(`/booking/${reference}/pay`))
    expect(before.page).toContain(words)
    expect(before.page).toMatch(new RegExp(`wa\\.me/\\d+\\?text=[^"]*\\(${reference}\\)`))
  })
})

test('until it is paid, or two days have passed, or it can no longer be paid by card', async () => {
  const { reference, order } = await opened()
  expect(await tried(reference)).toBeUndefined()
  await says(order, '-1')
  expect(await tried(reference)).toBe('failed')
  await saidAgo(2 * DAY_MS - MINUTE_MS)
  expect(await tried(reference)).toBe('failed')
  await saidAgo(2 * DAY_MS)
  expect([await tried(reference), (await payPage(reference)).includes(FAILED.en)]).toEqual([undefined, false])
  await saidAgo(0)
  await says(order, '2')
  expect(await tried(reference)).toBeUndefined()

  const other = await opened()
  await says(other.order, '-2')
  await takeStep(site.env, other.reference, { step: 'cancel' })
  expect(await tried(other.reference)).toBeUndefined()
})

test('a part that is paid does not tell of the failure before it', async () => {
  const { reference, order } = await opened()
  await says(order, '-2')
  await says(order, '2', '40.00')
  expect(await tried(reference)).toBeUndefined()
})

test('one of which nothing is heard: a quarter of an hour later, and for two days', async () => {
  const { reference, order } = await opened()
  for (const [ms, said] of [
    [14 * MINUTE_MS, undefined],
    [15 * MINUTE_MS, 'begun'],
    [2 * DAY_MS - MINUTE_MS, 'begun'],
    [2 * DAY_MS, undefined],
  ] as const) {
    await openedAgo(ms)
    expect([ms, await tried(reference)]).toEqual([ms, said])
  }
  await openedAgo(20 * MINUTE_MS)
  expect((await readPage(`/booking/${reference}`)).page).toContain(BEGUN)
  expect(await payPage(reference)).toContain(BEGUN)
  // Money that is under way.
  await says(order, '0')
  expect(await tried(reference)).toBeUndefined()
})

test('a guest whom nobody asks for a deposit reads that the driver can be paid, too', async () => {
  const { reference, order } = await opened()
  await says(order, '-2')
  expect((await readPage(`/booking/${reference}`)).page).toContain('You can also pay the driver')
  expect(await payPage(reference)).toContain('You can also pay the driver')
})

describe('where the gateway leads back to', () => {
  test('a refused payment, or one that was given up: what became of it, and the form once more', async () => {
    const { reference, page, order } = await opened()
    const given = await readPage(pathOf(field(page, 'cancel_url')!))
    expect(given.page).toContain(FAILED.en)
    expect([field(given.page, 'order_id'), field(given.page, 'amount')]).toEqual([order, '74.00'])
    const back = pathOf(field(page, 'return_url')!)
    expect((await readPage(back)).page).toContain('Back from the payment')
    await says(order, '-2')
    // PayHere may add to it.
    for (const path of [back, `${back}?order_id=${order}`, `${back}&order_id=${order}`]) {
      const failed = await readPage(path)
      expect(failed.page, path).toContain(FAILED.en)
      expect(field(failed.page, 'order_id'), path).toBe(order)
      expect(failed.headers.get('content-security-policy')).toContain('https://*.payhere.lk')
    }
    // It says neither who travels nor by which reference: the gateway knows the address.
    const failed = (await readPage(back)).page
    // By digits enough: the order's number is drawn.
    expect(failed).not.toMatch(new RegExp(`${reference}|ann|7911 ?123`, 'i'))
  })

  test('once it is paid, or under way, the page thanks', async () => {
    for (const status of ['2', '0']) {
      const { page, order } = await opened()
      await says(order, status)
      expect((await readPage(pathOf(field(page, 'return_url')!))).page, status).toContain('Back from the payment')
    }
    const { page, order } = await opened()
    await says(order, '2')
    expect((await readPage(pathOf(field(page, 'cancel_url')!))).page).toContain('Back from the payment')
  })

  test.each(OFFERED)(
    'in %s the page that thanks leads to the one that finds the booking, and says none',
    async (language) => {
      const { reference, order } = await opened()
      await says(order, '2')
      const texts = textsOf(language)
      await texts.load('frame')
      for (const query of [`?order=${order}`, '']) {
        const { page } = await readPage(addressIn(language, `/paid${query}`))
        const main = /<main[\s\S]*<\/main>/.exec(page)![0]
        expect(main).toContain(
          `href="${addressIn(language, paths.findBooking)}">${texts.in('frame').footer.findBooking}<`,
        )
        expect(page).not.toContain(reference)
        expect(page).not.toContain('<script')
      }
    },
  )

  test('a name that the site did not give opens nothing', async () => {
    const { order } = await opened()
    await says(order, '-2')
    const forged = order.replace(/[\da-f]{8}p$/, '00000000p')
    for (const name of [forged, '', 'x', `${order}0`, "' or 1=1", 'a'.repeat(5000), '%E0%A4%A'])
      for (const query of [`?order=${name}`, `?cancelled&order=${name}`]) {
        const { status, page } = await readPage(`/paid${query}`)
        expect([status, page.includes('order_id')], query.slice(0, 80)).toEqual([200, false])
      }
  })
})

describe('opening a payment has a limit for each booking', () => {
  /** Lets two through of each key. */
  const counted: string[] = []
  const CHANGE_RATE = {
    limit: async ({ key }: { key: string }) => ({
      success: counted.push(key) > 0 && counted.filter((each) => each === key).length <= 2,
    }),
  } as unknown as Env['CHANGE_RATE']
  const ONEPAY_KEYS = `USD 80NR1189D04CD635D8ACD ${'ca00d67bf74d77b0'.repeat(4)}.RVKD11 GR2P1189D04CD635D8AFD`
  const payHere = testSite({ PAYHERE_MERCHANT_ID: ACCOUNT.merchantId, PAYHERE_SECRET: ACCOUNT.secret, CHANGE_RATE })
  const onepay = testSite({ ONEPAY_KEYS, CHANGE_RATE })
  beforeEach(() => void counted.splice(0))

  test('at PayHere, by whatever page it is opened', async () => {
    const [one, other] = [await bookTransfer(payHere), await bookTransfer(payHere)]
    const first = await readPage(`/booking/${one.reference}/pay`, payHere)
    const back = pathOf(field(first.page, 'cancel_url')!)
    const statuses = []
    for (const path of [back, back, `/booking/${one.reference}/pay?all`])
      statuses.push((await readPage(path, payHere)).status)
    expect(statuses).toEqual([200, 429, 429])
    expect((await readPage(`/booking/${other.reference}/pay`, payHere)).status).toBe(200)
  })

  test('at onepay, whatever was typed', async () => {
    const { reference } = await bookTransfer(onepay)
    const send = async () =>
      (await onepay.get(`/booking/${reference}/pay`, { method: 'POST', body: 'email=ann', headers: FORM })).status
    expect([await send(), await send(), await send()]).toEqual([422, 422, 429])
  })
})
