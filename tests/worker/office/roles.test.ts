/** Owner and desk: who is which, and what each may ask for behind the operator's door. */
import { officePages } from '#worker/office/office-routes.tsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { app } from '#worker/app.ts'
import { listDrivers, saveDriver } from '#worker/lists/drivers.ts'
import { listPartners, savePartner } from '#worker/office/money/partners.ts'
import { RULES } from '#worker/office/access-rules.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { findDraft } from '#worker/office/prices/price-publishing.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import type { Env } from '#worker/environment.ts'
import { rows, testSite } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'
import { agreedIn, AUDIENCE, keys, startWithAccess, TEAM, token } from './access-site.ts'

startWithAccess()

const ACCESS = { ACCESS_TEAM: TEAM, ACCESS_AUDIENCE: AUDIENCE }
const siteWith = (settings: object) => testSite({ ...ACCESS, ...settings } as Partial<Env>)
const site = siteWith({ OFFICE_OWNERS: 'Mala@example.com, owner@example.com' })

const OWNER = { email: 'owner@example.com' }
const DESK = { email: 'desk@example.com' }

async function ask(
  path: string,
  claims: object | null,
  fields: Readonly<Record<string, string>> | null = null,
  at = site,
) {
  const headers: Record<string, string> = claims ? { 'cf-access-jwt-assertion': await token(claims, keys.own) } : {}
  if (!fields) return at.get(path, { headers, redirect: 'manual' })
  return at.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
  })
}

async function book(): Promise<string> {
  const { reference } = await site.booked()
  return reference
}

describe('who is an owner', () => {
  const prices = async (claims: object, at: typeof site) => (await ask('/operator/prices', claims, null, at)).status

  test.each([
    ['a listed address', OWNER, 200],
    ['a listed address in other letters', { email: 'MALA@example.com' }, 200],
    ['another address', DESK, 403],
    ['a service token', { email: undefined, common_name: 'owner@example.com.access' }, 403],
    ['a token that names nobody', { email: undefined }, 403],
  ])('by the list: %s', async (_, claims, status) => {
    expect(await prices(claims, site)).toBe(status)
  })

  test.each([
    ['one of several groups', { custom: { groups: ['desk', 'owners'] } }, 200],
    ['the one group', { custom: { groups: 'owners' } }, 200],
    ['another group', { custom: { groups: ['owners of dogs'] } }, 403],
    ['the same word in another claim', { custom: { nickname: 'owners' } }, 403],
    ['a group outside of the claims of the login method', { groups: ['owners'] }, 403],
    ['claims of another shape', { custom: { groups: [{ name: 'owners' }] } }, 403],
    ['no claims', {}, 403],
  ])('by the group: %s', async (_, claims, status) => {
    expect(await prices(claims, siteWith({ OFFICE_OWNER_GROUP: 'owners' }))).toBe(status)
  })

  test('everybody who is let in, where nobody is named', async () => {
    expect(await prices(DESK, siteWith({ OFFICE_OWNERS: ' ', OFFICE_OWNER_GROUP: '' }))).toBe(200)
  })

  test('nobody, where the list cannot be read: an error in it must not make the desk an owner', async () => {
    expect(await prices(DESK, siteWith({ OFFICE_OWNERS: 'owner at example.com' }))).toBe(403)
  })

  test('in the development server whom its setting names', async () => {
    const open = async (OPERATOR_OPEN: string) =>
      (await testSite({ OPERATOR_OPEN } as Partial<Env>).get('/operator/prices')).status
    expect([await open('yes'), await open('desk')]).toEqual([200, 403])
  })
})

/** Every address behind the door, as the apps have them. */
const ROUTES = [
  ...new Set(
    [...app.routes, ...officePages.routes]
      .filter(({ method, path }) => method !== 'ALL' && /^\/operator(?:\/|$)/.test(path))
      .map(({ method, path }) => `${method} ${path.slice('/operator'.length)}`),
  ),
]

describe('each address behind the door', () => {
  const made: Record<string, string> = {}
  beforeAll(async () => {
    await saveDriver(site.env, { name: 'Nimal', phone: '+94771234567', cars: [{ car: 'CAB-1', seats: 3 }] }, null)
    await savePartner(site.env, { name: 'Lotus House', place: 'Ella', percent: 10 }, null)
    made.driver = String((await listDrivers(site.env))[0]!.id)
    made.partner = String((await listPartners(site.env))[0]!.id)
  })

  const filled = (path: string) =>
    path
      .replace('/drivers/:id', `/drivers/${made.driver}`)
      .replace('/partners/:id', `/partners/${made.partner}`)
      .replace(':list', 'today')
      .replace(':date', '2026-12-31')
      .replace(':section', 'vehicles')
      .replace(':step', 'confirm')
      .replace(':reference', 'K7Q2-M4XT-9BHE')
      .replace(/:\w+/, '1')

  test('has a rule, and no rule is left of one that is gone', () => {
    expect(Object.keys(RULES).toSorted()).toEqual(ROUTES.toSorted())
  })

  test.each(ROUTES)('%s', async (route) => {
    const [method, path = ''] = route.split(' ')
    const as = async (claims: object | null) =>
      (await ask(`/operator${filled(path)}`, claims, method === 'POST' ? {} : null)).status
    expect(await as(null)).toBe(403)
    const desk = await as(DESK)
    if (RULES[route] === 'everybody') expect(desk).not.toBe(403)
    else expect(desk).toBe(403)
    expect(await as(OWNER)).not.toBe(403)
  })
})

describe('money of the desk', () => {
  async function paidBooking() {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'paid' })
    return reference
  }
  const take = async (reference: string, who: object, fields: Record<string, string>) => {
    const [ride] = await rows('rides', reference)
    const typed = { version: String(ride!.version), ...fields }
    const shown = await ask(`/operator/booking/${reference}`, who, typed)
    if (shown.status !== 200) return shown
    return ask(`/operator/booking/${reference}`, who, { ...typed, agreed: agreedIn(await shown.text()) })
  }
  const paid = async (reference: string) => (await findBooking(site.env, reference))!.booking.rides[0].paidUsd

  test('comes in, and goes back through the owner alone', async () => {
    const reference = await book()
    expect((await take(reference, DESK, { step: 'paid', usd: '20' })).status).toBe(303)
    const refused = await take(reference, DESK, { step: 'refund', usd: '5' })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Only the owner gives money back')
    expect(await paid(reference)).toBe(20)
    expect((await take(reference, OWNER, { step: 'refund', usd: '5' })).status).toBe(303)
    expect(await paid(reference)).toBe(15)
  })

  test('is not shown as a step', async () => {
    const reference = await paidBooking()
    const page = async (who: object) => (await ask(`/operator/booking/${reference}`, who)).text()
    expect(await page(OWNER)).toContain(`/operator/booking/${reference}/refund"`)
    const desk = await page(DESK)
    expect(desk).not.toContain('/refund"')
    expect(desk).toContain('Only the owner gives money back')
    expect((await ask(`/operator/booking/${reference}/refund`, DESK)).status).toBe(403)
    expect((await ask(`/operator/booking/${reference}/refund`, OWNER)).status).toBe(200)
  })

  test('waits for the owner once the desk has cancelled what was paid', async () => {
    const reference = await paidBooking()
    expect(await (await ask(`/operator/booking/${reference}/cancel`, DESK)).text()).toContain('Then the owner says')
    expect((await take(reference, DESK, { step: 'cancel' })).status).toBe(303)
    const now = await (await ask('/operator', DESK)).text()
    expect(now).toContain('PAYMENT: look at it')
    expect((await take(reference, OWNER, { step: 'refund', usd: '30' })).status).toBe(303)
  })

  test('each step names who took it', async () => {
    const reference = await book()
    await take(reference, DESK, { step: 'paid', usd: '20' })
    expect((await rows('booking_history', reference)).at(-1)).toMatchObject({ who: 'desk@example.com' })
  })
})

test('the desk corrects the name of a partner; its percent, a new house and its link are the owner’s', async () => {
  const house = { name: 'Palm House', place: 'Ella', percent: '15' }
  expect((await ask('/operator/partners', OWNER, house)).status).toBe(303)
  const partner = async () =>
    (await listPartners(site.env)).find(({ place, name }) => place === 'Ella' && /Palm/.test(name))!
  const { id, code } = await partner()
  const save = async (change: object) => {
    const answer = await ask('/operator/partners', DESK, { ...house, id: String(id), ...change })
    return answer.status === 303 ? 'saved' : answer.text()
  }
  const owners = 'Only the owner takes a house as a partner, and says what percent it gets.'
  expect(await save({ percent: '45' })).toContain(owners)
  expect(await save({ id: '', name: 'Another Palm House' })).toContain(owners)
  expect((await ask(`/operator/partners/${id}/link`, DESK, {})).status).toBe(403)
  expect(await save({ name: 'Palm Villa' })).toBe('saved')
  expect(await partner()).toMatchObject({ name: 'Palm Villa', percent: 15, code })
  const seen = async (path: string) => (await ask(`/operator${path}`, DESK)).text()
  expect(await seen('/partners')).not.toContain('name="place"')
  // The percent that the desk's form sends is the one that it has: else no name could be corrected.
  expect(await seen(`/partners/${id}`)).toContain('<input type="hidden" name="percent" value="15"/>')
  for (const path of ['/partners', `/partners/${id}`]) {
    const page = await seen(path)
    expect(page).not.toContain('Percent of the price')
    expect(page).not.toContain(`/partners/${id}/link"`)
  }
  expect((await ask(`/operator/partners/${id}/end`, OWNER, {})).status).toBe(303)
  const ended = async (who: object) => (await ask(`/operator/partners/${id}`, who)).text()
  expect(await ended(OWNER)).toContain(`/partners/${id}/link"`)
  expect(await ended(DESK)).not.toContain(`/partners/${id}/link"`)
})

test('what is the owner’s is not shown to the desk: lists as files, prices, removing', async () => {
  await saveDriver(site.env, { name: 'Sunil', phone: '+94771234599', cars: [{ car: 'CAB-2', seats: 3 }] }, null)
  const { id } = (await listDrivers(site.env)).find(({ name }) => name === 'Sunil')!
  const page = async (path: string, who: object) => (await ask(`/operator${path}`, who)).text()
  for (const [path, owners, words] of [
    ['/money', '/money/csv', null],
    ['/money', 'href="/operator/prices"', null],
    [`/drivers/${id}`, `/drivers/${id}/remove`, 'Only the owner removes a driver.'],
  ] as const) {
    expect(await page(path, OWNER)).toContain(owners)
    const desk = await page(path, DESK)
    expect(desk).not.toContain(owners)
    if (words) expect(desk).toContain(words)
  }
})

test('the office knows who changes prices: it is an app of its own behind the door', async () => {
  const form = await (await ask('/operator/prices/edit/dollar', OWNER)).text()
  const seen = /name="seen" value="([^"]*)"/.exec(form)![1]!
  await ask('/operator/prices/edit/dollar', OWNER, { seen, 'dollar.lkr': '301', do: 'keep' })
  expect((await findDraft(site.env))?.who).toBe('owner@example.com')
})
