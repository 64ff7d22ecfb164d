/** What guests say after the journey: written, changed until the office has read it, shown or held back, erased. */
import { beforeEach, describe, expect, test } from 'vitest'
import { opinions as de } from '#domain/languages/de/opinions.ts'
import { opinions as en } from '#domain/languages/en/opinions.ts'
import { MOST_SAID, type SaidAbout } from '#domain/bookings/opinion.ts'
import { OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { lastOfficeActs } from '#worker/database/office-acts.ts'
import type { OpinionRow } from '#worker/database/schema.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { form, removeBookings, testSite, tourToken } from '../bookings/booking-site.ts'
import { bookRide, pass, sheetOf, startInTheMorning, tap, WITHOUT_LIMITS } from '../day/day-site.ts'
// Loaded late by the site: no test waits for them.
import '#worker/guests/opinion-handlers.tsx'
import '#worker/office/office-routes.tsx'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' })
startInTheMorning()
beforeEach(() => removeBookings('office_acts'))

const HOURS = 60

/** A ride that is over. */
async function overRide(where: { pickup?: string; dropoff?: string; name?: string } = {}): Promise<string> {
  const reference = await bookRide(site, { in: 60, ...where })
  pass(12 * HOURS)
  return reference
}

const say = (reference: string, fields: Readonly<Record<string, string>>, prefix = '') =>
  site.get(`${prefix}/booking/${reference}/opinion`, form(fields))
const text = async (path: string) => (await site.get(path)).text()
/** With what the page must not be older than: it has what was just said. */
const leadsTo = (page: string) => new RegExp(`^${page}\\?seen=[\\w-]+#opinion$`)
const stored = async () =>
  (await site.env.DB.prepare('select * from opinions order by id').all<Record<string, unknown>>()).results
const decide = (id: unknown, fields: Readonly<Record<string, string>>) =>
  site.get(`/operator/opinions/${String(id)}`, form({ version: '1', state: 'unread', ...fields }))
const about = async (...places: string[]) => {
  const answer = await site.get(`/opinions/about?${places.map((place) => `place=${place}`).join('&')}`)
  return answer.json<SaidAbout>()
}

/** Said and shown. */
async function shown(fields: Readonly<Record<string, string>>, where?: Parameters<typeof overRide>[0]) {
  await say(await overRide(where), fields)
  const { id } = (await stored()).at(-1)!
  await decide(id, { act: 'show' })
  return id
}

describe('the guest', () => {
  test('is asked on the page of a booking that is over, not before, and by the mail after it first', async () => {
    const reference = await bookRide(site, { in: 60 })
    expect(await text(`/booking/${reference}`)).not.toContain(en.ask.heading)
    expect((await say(reference, { stars: '5' })).status).toBe(409)
    pass(12 * HOURS)
    const page = await text(`/booking/${reference}`)
    expect(page).toContain(en.ask.heading)
    expect(page).toContain(`action="/booking/${reference}/opinion"`)
    expect(await text(`/de/booking/${reference}`)).toContain(de.ask.text)
  })

  test('is asked at once when the driver has said that they are there', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    pass(60)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    pass(60)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
    expect(await text(`/booking/${reference}`)).toContain(en.ask.heading)
  })

  test('is not asked while a complaint is open, and may say it all the same', async () => {
    const reference = await overRide()
    await takeStep(site.env, reference, { step: 'complaint', text: 'Late', openUntil: '2027-03-05' })
    const page = await text(`/booking/${reference}`)
    expect(page).toMatch(new RegExp(`<details[^>]*><summary>${en.ask.heading.replace('?', '\\?')}</summary>`))
    expect((await say(reference, { stars: '2' })).status).toBe(303)
    expect(await text(`/booking/${reference}`)).not.toContain('<summary>')
  })

  test('is not asked where nobody was driven', async () => {
    const reference = await bookRide(site, { in: 60 })
    await takeStep(site.env, reference, { step: 'cancel' })
    pass(12 * HOURS)
    expect(await text(`/booking/${reference}`)).not.toContain(en.ask.heading)
    expect((await say(reference, { stars: '1', words: 'Nobody came' })).status).toBe(409)
    expect(await stored()).toEqual([])
  })

  test('says it once, and changes it until the office has read it', async () => {
    const reference = await overRide()
    const answer = await say(reference, { stars: '4', words: '<b>Good</b> & safe' })
    expect(answer.headers.get('location')).toMatch(leadsTo(`/booking/${reference}`))
    expect(await text(`/booking/${reference}`)).toContain('&lt;b&gt;Good&lt;/b&gt; &amp; safe')
    expect(await text(`/booking/${reference}`)).toContain(en.own.unread)
    await say(reference, { stars: '2', words: 'Late' }, '/de')
    const [opinion, ...others] = await stored()
    expect(others).toEqual([])
    expect(opinion).toMatchObject({ stars: 2, words: 'Late', language: 'de', month: '2027-03', version: 2 })
    expect(JSON.parse(String(opinion!.places))).toEqual(['Colombo', 'Kandy'])
    await decide(opinion!.id, { act: 'show', version: '2' })
    const refused = await say(reference, { stars: '5', words: 'Great' })
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(en.problems.read)])
    expect(await stored()).toMatchObject([{ stars: 2, words: 'Late' }])
    expect(await text(`/booking/${reference}`)).toContain(en.own.shown)
  })

  test('reads what is wrong, with what was typed', async () => {
    const reference = await overRide()
    const none = await (await say(reference, { words: 'Very good' })).text()
    expect(none).toContain(en.problems.stars)
    expect(none).toContain('Very good</textarea>')
    // A long text is refused with words, and stays whole to be shortened: its field does not cut it.
    const words = `${'a'.repeat(MOST_SAID)} and its end`
    const long = await say(reference, { stars: '5', words })
    const refused = await long.text()
    expect([long.status, refused]).toEqual([409, expect.stringContaining(en.problems.words('600'))])
    expect(refused).toContain(`${words}</textarea>`)
    for (const page of [refused, await text(`/booking/${reference}`)])
      expect(/<textarea[^>]*name="words"[^>]*>/.exec(page)?.[0]).not.toMatch(/maxlength/i)
    expect(await stored()).toEqual([])
  })

  test('takes it back, also once it is shown', async () => {
    const reference = await overRide()
    await say(reference, { stars: '5', words: 'Good' })
    await decide((await stored())[0]!.id, { act: 'show' })
    await say(reference, { remove: 'yes' })
    expect(await stored()).toEqual([])
    expect((await about('Kandy')).opinions).toEqual([])
    expect(await text(`/booking/${reference}`)).toContain(en.ask.text)
  })

  test('of another booking reaches nothing', async () => {
    expect((await say('K7Q2-M4XT-9BHE', { stars: '1' })).status).toBe(404)
    expect((await say('K7Q2-M4XT-9BHE', { remove: 'yes' })).status).toBe(404)
  })

  test.each(OFFERED)('is asked and answered in %s', async (language) => {
    const texts = textsOf(language)
    await texts.load('opinions')
    const { ask, own } = texts.in('opinions')
    const prefix = language === 'en' ? '' : `/${language}`
    const reference = await overRide()
    expect(await text(`${prefix}/booking/${reference}`)).toContain(ask.text)
    const answer = await say(reference, { stars: '5', words: 'ok' }, prefix)
    expect(answer.headers.get('location')).toMatch(leadsTo(`${prefix}/booking/${reference}`))
    expect(await text(`${prefix}/booking/${reference}`)).toContain(own.unread)
  })
})

describe('visitors', () => {
  test('read what the office has read, the newest first, with month, route and language', async () => {
    await shown({ stars: '5', words: 'First' })
    await shown({ stars: '1', words: 'Bad and shown' }, { name: 'ben' })
    await say(await overRide({ name: 'cleo' }), { stars: '5', words: 'Nobody has read me' })
    const page = await text('/opinions')
    expect(page.indexOf('Bad and shown')).toBeLessThan(page.indexOf('First'))
    expect(page).not.toContain('Nobody has read me')
    expect(page).toContain('Colombo – Kandy, March 2027, in English')
    expect(page).not.toMatch(/ld\+json|itemprop|itemscope/)
    expect(await text('/de/opinions')).toContain('Colombo – Kandy, März 2027, auf Englisch')
  })

  test('read on the page of all how many were held back and why, and none of them', async () => {
    await shown({ stars: '5', words: 'Good' })
    for (const [name, reason] of [
      ['ben', 'person'],
      ['cleo', 'person'],
      ['dora', 'advertising'],
    ] as const) {
      await say(await overRide({ name }), { stars: '1', words: `Held ${name}` })
      await decide((await stored()).at(-1)!.id, { act: 'hold', heldFor: reason })
    }
    const page = await text('/opinions')
    expect(page).toContain('Held back by us: 3, for a person named or something private (2) and advertising (1).')
    expect(page).not.toContain('Held ben')
    expect((await about('Kandy')).heldBack).toContain('3')
  })

  test('of a place or a transfer read what is about it, in either direction', async () => {
    await shown({ stars: '5', words: 'Kandy it was' })
    await shown({ stars: '3', words: 'To Galle' }, { name: 'ben', dropoff: 'Galle' })
    const words = async (...places: string[]) => (await about(...places)).opinions.map((each) => each.words)
    expect(await words('Kandy')).toEqual(['Kandy it was'])
    expect(await words('Colombo')).toEqual(['To Galle', 'Kandy it was'])
    expect(await words('Kandy', 'Colombo')).toEqual(['Kandy it was'])
    expect(await words('Ella')).toEqual([])
    expect(await about('colombo', 'KANDY')).toMatchObject({ heading: en.ofTrip('colombo', 'KANDY') })
    expect((await site.get('/opinions/about')).status).toBe(400)
  })

  test('of a tour read what is said of its park, also in their language', async () => {
    await shown({ stars: '5', words: 'To Kandy' })
    const answer = await site.bookTour(await tourToken(), { pickupDate: '2027-03-12' })
    const { reference } = await answer.json<BookingReceipt>()
    await takeStep(site.env, reference, { step: 'confirm' })
    pass(14 * 24 * HOURS)
    await say(reference, { stars: '4', words: 'Two leopards' })
    await decide((await stored()).at(-1)!.id, { act: 'show' })
    const read = async (query: string, prefix = '') =>
      (await site.get(`${prefix}/opinions/about?${query}`)).json<SaidAbout>()
    const said = await read('tour=Yala+national+park')
    expect(said).toMatchObject({ heading: en.ofTour, opinions: [{ words: 'Two leopards' }] })
    expect((await read('tour=Yala+national+park', '/de')).heading).toBe(de.ofTour)
    expect((await read('tour=Bundala+national+park')).opinions).toEqual([])
    expect((await site.get('/opinions/about?tour=')).status).toBe(400)
  })

  test('never read the name of a house, nor a place that only the guest knows', async () => {
    await shown({ stars: '5', words: 'Good' }, { pickup: 'Cinnamon Grand Colombo', dropoff: 'Grandmother House 7' })
    expect(JSON.parse(String((await stored())[0]!.places))).toEqual(['Colombo'])
    expect(await text('/opinions')).not.toMatch(/Grandmother|Cinnamon/)
  })

  test('find older ones on further pages', async () => {
    const insert = site.env.DB.prepare(
      `insert into opinions (month, places, language, stars, words, written_at, state)
       values ('2027-01', '["Ella"]', 'fr', 4, ?, '2027-01-01T00:00:00.000Z', 'shown')`,
    )
    await site.env.DB.batch(Array.from({ length: 25 }, (_, i) => insert.bind(`word${String(i).padStart(2, '0')}`)))
    const first = await text('/opinions')
    expect(first.match(/word\d\d/g)).toHaveLength(20)
    const older = /href="(\/opinions\?before=\d+)"/.exec(first)![1]!
    const answer = await site.get(older)
    expect((await answer.text()).match(/word\d\d/g)).toEqual(['word04', 'word03', 'word02', 'word01', 'word00'])
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, follow')
  })

  test('of a page with nothing are no search engine', async () => {
    const empty = await site.get('/opinions')
    expect(await empty.text()).toContain(en.none)
    expect(empty.headers.get('x-robots-tag')).toBe('noindex, follow')
    await shown({ stars: '5', words: 'Good' })
    const answer = await site.get('/opinions')
    expect(answer.headers.has('x-robots-tag')).toBe(false)
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=/)
    expect(await answer.text()).toContain('rel="canonical"')
  })
})

describe('the office', () => {
  test('finds on Now how many are to be read, and reads each with its booking', async () => {
    const reference = await overRide()
    await say(reference, { stars: '2', words: 'The car was <old>' })
    expect(await text('/operator')).toContain('Opinions of guests to read (1)')
    const page = await text('/operator/opinions')
    expect(page).toContain('The car was &lt;old&gt;')
    expect(page).toContain(`/operator/booking/${reference}`)
    await decide((await stored())[0]!.id, { act: 'show' })
    expect(await text('/operator')).not.toContain('Opinions of guests to read')
  })

  test('holds one back for a reason alone, changes its mind, and each act is noted', async () => {
    const reference = await overRide()
    await say(reference, { stars: '1', words: 'Call Nimal' })
    const [{ id } = {} as never] = await stored()
    const without = await decide(id, { act: 'hold', heldFor: 'it is bad' })
    expect([without.status, await without.text()]).toEqual([409, expect.stringContaining('no reason')])
    expect(await stored()).toMatchObject([{ state: 'unread' }])
    await decide(id, { act: 'hold', heldFor: 'person' })
    expect(await stored()).toMatchObject([{ state: 'held back', held_for: 'person' }])
    expect(await text(`/booking/${reference}`)).toContain(en.own.heldBack(en.reasons.person))
    await decide(id, { act: 'show' })
    expect(await stored()).toMatchObject([{ state: 'shown', held_for: null }])
    await decide(id, { act: 'delete' })
    expect(await stored()).toEqual([])
    expect((await lastOfficeActs(site.env, 'opinions')).map(({ what }) => what)).toEqual([
      `Opinion ${String(id)}: deleted, because its guest asked for it`,
      `Opinion ${String(id)}: shown`,
      `Opinion ${String(id)}: held back, person`,
    ])
  })

  test('shows nothing that its guest has changed since it was read', async () => {
    const reference = await overRide()
    await say(reference, { stars: '5', words: 'Good' })
    await say(reference, { stars: '5', words: 'Buy watches' })
    const [opinion] = (await stored()) as unknown as OpinionRow[]
    const answer = await decide(opinion!.id, { act: 'show', version: '1' })
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('Read it again')])
    expect(await stored()).toMatchObject([{ state: 'unread' }])
    expect(await lastOfficeActs(site.env, 'opinions')).toEqual([])
  })
})

test('erasure takes the link to the booking; what was said stays', async () => {
  const reference = await overRide()
  await say(reference, { stars: '4', words: 'Good' })
  await decide((await stored())[0]!.id, { act: 'show' })
  await erasePersonalData(site.env, new Date(Date.now() + 100 * DAY_MS))
  expect(await stored()).toMatchObject([{ booking_number: null, words: 'Good', state: 'shown' }])
  expect((await about('Kandy')).opinions).toMatchObject([{ words: 'Good' }])
  expect(await text(`/booking/${reference}`)).not.toContain(en.ask.heading)
  expect((await say(reference, { stars: '1', words: 'Again' })).status).toBe(409)
  expect(await text('/operator/opinions?state=shown')).not.toContain(reference)
})
