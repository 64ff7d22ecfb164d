/** What a guest opens after booking, in each language: the booking's page, and the plain pages behind it. */
import { promises } from '#domain/prices/current-price-list.ts'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { CONTACT, PARK_FEE_MEANING, PARK_FEE_NOTE, SERVICE } from '#domain/operator/business.ts'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { inTenDays, transferToken, freshSite, form } from '../bookings/booking-site.ts'
import { read } from '../pages/html.ts'

const site = freshSite()

/** The addresses of a booking's pages, without their language. */
async function booked() {
  const { reference } = await site.booked({ pickupdate: inTenDays })
  const [, key] = /changes\?key=(\w+)/.exec(site.mails.map(({ text }) => text).join())!
  return {
    reference,
    page: paths.booking(reference),
    changes: `${plainPaths.bookingChanges(reference)}?key=${key}`,
    receipt: `${plainPaths.bookingReceipt(reference)}?key=${key}`,
  }
}

const get = (path: string) => site.get(path, { redirect: 'manual' })

const post = (path: string, fields: Record<string, string>) => site.get(path, form(fields))

// Before the others: these load the words of meeting points in each language.
test("an airport's booking opens in each language after a page with a meeting point was read in one", async () => {
  const bookedFrom = async (pickup: string) =>
    (
      await (
        await site.bookTransfer(await transferToken({ pickup }), { pickup, pickupdate: inTenDays })
      ).json<BookingReceipt>()
    ).reference
  const fromTown = await bookedFrom('Ella')
  const fromAirport = await bookedFrom('Colombo Bandaranaike International Airport')
  expect((await get(paths.booking(fromTown))).status).toBe(200)
  for (const language of OFFERED)
    expect((await get(LANGUAGES[language].prefix + paths.booking(fromAirport))).status, language).toBe(200)
})

describe.each(OFFERED.filter((language) => language !== 'en'))('in %s', (language) => {
  const { prefix, tag } = LANGUAGES[language]
  const texts = textsOf(language)
  const load = () => texts.load('site', 'tours', 'booking', 'guest', 'terms', 'today')

  test("the booking's page and the pages behind it say its language, and lead to pages in it", async () => {
    await load()
    const { page, changes, receipt } = await booked()
    const shown: [string, string][] = [
      [page, texts.in('booking').status.new.title],
      [changes, texts.in('guest').change.heading],
      [receipt, texts.in('guest').receipt.none],
      [paths.findBooking, texts.in('guest').find.intro],
      [plainPaths.paid, texts.in('guest').paid.text],
      ['/passport', texts.in('guest').noPassport.text],
      [paths.booking('K7Q2-M4XT-9BHE'), texts.in('today').unknown.heading],
      [`${plainPaths.bookingChanges('K7Q2-M4XT-9BHE')}?key=1`, texts.in('guest').unknownLink.heading],
      [paths.terms, texts.in('terms').privacy.heading],
    ]
    for (const [path, text] of shown) {
      const { html, text: said, links } = await read(prefix + path, get)
      expect(html).toMatch(new RegExp(`<html lang="${tag}"`))
      // Read as words: French has spaces that do not break.
      expect(said).toContain(text.replace(/\s/g, ' '))
      // The footer of a page leads to its other languages.
      const others = new Set<string>(OFFERED.map((each) => LANGUAGES[each].prefix || '/'))
      const elsewhere = links.filter((link) => !new RegExp(`^${prefix}(?=[/?#]|$)`).test(link) && !others.has(link))
      expect([path, elsewhere.filter((link) => link !== paths.forAgents)]).toEqual([path, []])
    }
  })

  test('a change, its refusal and what follows stay in the language', async () => {
    await load()
    const { reference, changes } = await booked()
    const path = prefix + changes
    const nothing = { step: 'change', version: '0', date: inTenDays, time: '09:30' }
    const refused = await post(path, nothing)
    expect(refused.status).toBe(409)
    const { refused: t, done } = texts.in('guest')
    expect(await refused.text()).toContain(t['nothing-changes'])
    const saved = await post(path, { ...nothing, time: '15:05' })
    expect(saved.headers.get('location')).toBe(`${path}&done=change`)
    expect(await (await get(`${path}&done=change`)).text()).toContain(done.change)
    const changedSince = await post(path, { ...nothing, time: '16:05' })
    expect(await changedSince.text()).toContain(t['changed-since'])
    const word = { ride: '1', word: 'waiting-outside' }
    const said = await post(prefix + plainPaths.guestWords(reference), word)
    expect(said.headers.get('location')!.split('?seen=')[0]).toBe(prefix + paths.booking(reference))
    const asked = await post(prefix + paths.findBooking, { reference, email: 'ann.customer@example.com' })
    const sent = texts.in('guest').find.sent('ann.customer@example.com')
    expect((await asked.text()).replace(/\s/g, ' ')).toContain(sent.replace(/\s/g, ' '))
    const mistyped = await post(prefix + paths.findBooking, { reference: 'K7', email: 'ann.customer@example.com' })
    expect(await mistyped.text()).toContain(texts.in('guest').find.noReference)
  })

  test("what the operator writes is said in the language's own words", async () => {
    await load()
    const { operator } = texts.in('booking')
    const { fee } = texts.in('tours')
    for (const words of [SERVICE.meetingPoint, promises().refund.way]) expect(operator(words)).not.toBe(words)
    for (const words of [PARK_FEE_MEANING, PARK_FEE_NOTE]) expect(fee.operator(words)).not.toBe(words)
    // Words of another operator stand as they are.
    expect([operator(CONTACT.email), fee.operator(CONTACT.email)]).toEqual([CONTACT.email, CONTACT.email])
    expect(fee.operator(PARK_FEE_NOTE)).toContain('{party}')
  })
})
