/** Where a plain page fails, somebody in a browser reads a page, and a script problem details. */
import { createExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { DRIVER_LANGUAGES, driverTexts } from '#domain/driver-texts/driver-texts.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'
import { testSite } from '../bookings/booking-site.ts'
import '#worker/guests/error-page.tsx'
import '#worker/guests/guest-handlers.tsx'
import '#worker/guests/keep-handlers.tsx'
import '#worker/office/office-routes.tsx'

const A_BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } }

const fails = async () => {
  throw new Error('D1_ERROR: no answer')
}
const statement: unknown = new Proxy({}, { get: (_, name) => (name === 'bind' ? () => statement : fails) })
const BROKEN = { withSession: () => ({ prepare: () => statement, batch: fails }) } as unknown as Env['DB']
const site = testSite({ DB: BROKEN, OPERATOR_OPEN: 'yes' } as Partial<Env>)
const KEY = `?key=${'a'.repeat(32)}`

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const typeOf = (answer: Response) => answer.headers.get('content-type')

describe('while D1 fails', () => {
  test.each(OFFERED)(
    'a guest reads in %s how to go on, and scripts of the page read problem details',
    async (language) => {
      const texts = textsOf(language)
      await texts.load('site', 'frame', 'booking')
      const { error: t } = texts.in('site')
      const { footer } = texts.in('frame')
      // With the space, or the colon, of the language.
      const registered = texts.in('booking').itinerary.said(footer.registration, BRAND.registrationNumber)
      for (const page of [`/changes${KEY}`, `/receipt${KEY}`, '/keep']) {
        const path = addressIn(language, `/booking/AAAA-AAAA-AAAA${page}`)
        const answer = await site.get(path, A_BROWSER)
        expect([page, answer.status, typeOf(answer)]).toEqual([page, 503, 'text/html; charset=UTF-8'])
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
        expect(answer.headers.get('cache-control')).toContain('no-store')
        const html = await answer.text()
        for (const text of [t.title, t.reload, t.ask, CONTACT.email, registered])
          expect(html).toContain(text.replaceAll("'", '&#x27;'))
        expect(html).toContain(`href="${path}"`)
        expect(typeOf(await site.get(path))).toBe('application/problem+json')
      }
    },
  )

  test('what was sent is not sent again by a link', async () => {
    const headers = {
      ...A_BROWSER.headers,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://site.test',
    }
    const body = new URLSearchParams({ step: 'cancel', version: '1', sure: 'yes' })
    const answer = await site.get(`/booking/AAAA-AAAA-AAAA/changes${KEY}`, { method: 'POST', body, headers })
    const html = await answer.text()
    expect([answer.status, typeOf(answer)]).toEqual([503, 'text/html; charset=UTF-8'])
    expect(html).not.toContain('Load the page again')
  })

  test.each(['/operator', '/operator/booking/AAAA-AAAA-AAAA', '/operator/drivers'])(
    'the office reads %s',
    async (path) => {
      const answer = await site.get(path, A_BROWSER)
      expect([answer.status, typeOf(answer)]).toEqual([503, 'text/html; charset=UTF-8'])
      const html = await answer.text()
      expect(html).toContain('The service cannot answer right now')
      expect(html).toContain(`href="${path}"`)
      expect(typeOf(await site.get(path))).toBe('application/problem+json')
    },
  )

  test.each([
    ['a sheet', '', undefined],
    ['a tap', '', 'POST'],
    ['the choice of a language', '/language', 'POST'],
  ])('a driver reads of %s in each language of drivers how to go on', async (_what, under, method = 'GET') => {
    const sheet = `/driver/${'A'.repeat(22)}`
    const fields = { ride: '1', id: 'a'.repeat(32), step: 'takes', language: 'ta' }
    const headers = { ...A_BROWSER.headers, origin: 'https://site.test' }
    const body = method === 'POST' ? new URLSearchParams(fields) : null
    const answer = await site.get(sheet + under, { method, headers, body })
    expect([answer.status, typeOf(answer)]).toEqual([503, 'text/html; charset=UTF-8'])
    const html = await answer.text()
    for (const language of DRIVER_LANGUAGES) {
      const { failed, callOffice } = await driverTexts(language)
      expect(html).toContain(`<section lang="${language}"><h1>${failed.title}</h1>`)
      for (const text of [failed.text, failed.again, callOffice]) expect(html).toContain(text)
    }
    expect(html.split(`href="${sheet}"`)).toHaveLength(DRIVER_LANGUAGES.length + 1)
    expect(html.split(`href="tel:${CONTACT.whatsapp}"`)).toHaveLength(DRIVER_LANGUAGES.length + 1)
  })

  test('calls of the API answer problem details to browsers, too', async () => {
    const answer = await site.post('/transfer/query', '{', A_BROWSER)
    expect([answer.status, typeOf(answer)]).toEqual([400, 'application/problem+json'])
  })
})

test('a booking that is not there is told by a page: to its guest as a link that fits none, to the office as such', async () => {
  const whole = testSite({ OPERATOR_OPEN: 'yes' } as Partial<Env>)
  const kept = await whole.get('/fr/booking/AAAA-AAAA-AAAA/keep', A_BROWSER)
  const french = textsOf('fr')
  await french.load('guest')
  expect([kept.status, typeOf(kept)]).toEqual([404, 'text/html; charset=UTF-8'])
  expect(await kept.text()).toContain(french.in('guest').unknownLink.heading)
  const office = await whole.get('/operator/booking/AAAA-AAAA-AAAA', A_BROWSER)
  expect(office.status).toBe(404)
  expect(await office.text()).toContain('There is no booking with this reference')
})

test('an address that cannot be read is refused in a browser, too: two Host headers make one', async () => {
  const asked = new Proxy(new Request('https://site.test', A_BROWSER), {
    get: (request, name) =>
      name === 'url' ? `https://one.test, two.test/booking/AAAA-AAAA-AAAA/changes${KEY}` : Reflect.get(request, name),
  })
  const answer = await app.fetch(asked, site.env, createExecutionContext())
  expect([answer.status, typeOf(answer)]).toEqual([400, 'application/problem+json'])
})
