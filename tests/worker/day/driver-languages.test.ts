/** What a driver reads is in the driver's language, chosen by a tap on the sheet, and kept with the number. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BRAND } from '#domain/brand.ts'
import { DRIVER_LANGUAGES, driverTexts } from '#domain/driver-texts/driver-texts.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import type { Env } from '#worker/environment.ts'
import { driverDayCode, listDrivers, openDriverDay, saveDriver } from '#worker/lists/drivers.ts'
import { forgetDevice } from '#worker/lists/driver-links.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, openLink, removeBookings, testSite } from '../bookings/booking-site.ts'
import { bookedJourney, GROUP, journeyDetails, journeyQuote } from '../bookings/journey-site.ts'
import { pushService, siteKeys } from '../push/push-service.ts'
import {
  bookRide,
  KUMAR,
  NIMAL,
  pass,
  rideOf,
  say,
  sheetOf,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from './day-site.ts'

const keys = await siteKeys()
const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes', VAPID_KEYS: keys } as Partial<Env>)
startInTheMorning()
beforeEach(() => removeBookings('driver_days', 'driver_devices', 'drivers'))
afterEach(() => {
  vi.unstubAllGlobals()
})

const read = async (path: string) => (await (await site.get(path)).text()).replaceAll(/<style>.*?<\/style>/gs, '')
const choose = (page: string, language: string) => site.get(`${page}/language`, form({ language }))

async function dayOf(reference: string, driver: typeof NIMAL | typeof KUMAR = NIMAL): Promise<string> {
  const { pickupDate } = await rideOf(site, reference)
  await saveDriver(site.env, { ...driver, cars: [{ car: driver.car, seats: 3 }] }, null)
  const listed = (await listDrivers(site.env)).find(({ phone }) => phone === driver.phone)!
  await openDriverDay(site.env, listed, pickupDate, false)
  return `/driver/day/${await driverDayCode(site.env, listed.id, pickupDate)}`
}

/** English sentences, where a page in another language must have none. */
const LEFT_IN_ENGLISH = />[^<]*\b(?:the|you|guest|ride|your|call|pick|drive|collect)\b[^<]*</i

test.each(['si', 'ta'] as const)(
  'a phone that is set to %s is asked for its number so, and reads so',
  async (language) => {
    const { driverCode, driverPhone } = await rideOf(site, await bookRide(site, { in: 60 }))
    const sheet = `/driver/${driverCode}`
    const headers = { 'accept-language': `${language}-LK,en;q=0.8` }
    expect(await (await site.get(sheet, { headers })).text()).toContain((await driverTexts(language)).number.title)
    await site.get(`${sheet}/number`, form({ number: driverPhone! }, headers))
    expect(await read(sheet)).toContain(`<html lang="${language}"`)
  },
)

test.each(['si', 'ta'] as const)(
  'sheet and day in %s, from the tap on, on all links of the driver',
  async (language) => {
    const texts = await driverTexts(language)
    const [first, second] = [await bookRide(site, { in: 60 }), await bookRide(site, { in: 400, name: 'ben' })]
    const [sheet, other] = [await sheetOf(site, first), await sheetOf(site, second)]
    const day = await dayOf(first)
    expect(await read(sheet)).toContain('<html lang="en"')
    const chosen = await site.get(`${sheet}/language`, { ...form({ language }), redirect: 'manual' })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, sheet])
    for (const page of [sheet, other, day]) {
      const html = await read(page)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain(texts.callGuest)
      expect(html).toContain(texts.footer)
      expect(html).not.toMatch(LEFT_IN_ENGLISH)
    }
    const html = await read(sheet)
    const place = language === 'si' ? ['කොළඹ', 'නුවර'] : ['கொழும்பு', 'கண்டி']
    for (const name of place) expect(html).toContain(name)
    // The name that is on signs is below.
    expect(html).toContain('<small lang="en">Kandy</small>')
    expect(html).toContain('08:30')
    for (const [event, button] of Object.entries(texts.taps).slice(0, 4)) {
      expect(html, event).toContain(button)
    }
    await say(site, first, 'cannot-find-you')
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    const part = await read(`${sheet}?part`)
    expect(part).toContain(texts.stages.DRIVER_DEPARTED_TO_PICKUP)
    expect(part).toContain(texts.guestWords['cannot-find-you'])
    expect(part).toContain(texts.takeBack)
    expect(part).not.toMatch(LEFT_IN_ENGLISH)
  },
)

test('it stays when another phone is let in, and is chosen before the number is typed', async () => {
  const reference = await bookRide(site, { in: 60 })
  const { driverCode } = await rideOf(site, reference)
  const link = `/driver/${driverCode}`
  const ta = await driverTexts('ta')
  expect(await read(link)).toContain('Your own mobile number')
  await choose(link, 'ta')
  const asks = await read(link)
  expect(asks).toContain(ta.number.label)
  expect(asks).not.toMatch(LEFT_IN_ENGLISH)
  await openLink(site, link, NIMAL.phone)
  expect(await read(link)).toContain(ta.callGuest)
  await forgetDevice(site.env, NIMAL.phone)
  expect(await read(link)).toContain(ta.number.label)
})

test("another phone than the driver's changes nothing, nor does a language that there is not", async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  expect((await choose(sheet, 'de')).status).toBe(400)
  const other = { ...form({ language: 'si' }), redirect: 'manual' } as const
  const headers = { ...other.headers, cookie: `driver=${'x'.repeat(22)}` }
  await site.get(`${sheet}/language`, { ...other, headers })
  expect(await read(sheet)).toContain('<html lang="en"')
  expect((await choose(`/driver/${'A'.repeat(22)}`, 'si')).status).toBe(404)
})

test('a link that is closed says so in every language', async () => {
  const html = await read(`/driver/${'A'.repeat(22)}`)
  for (const language of DRIVER_LANGUAGES) expect(html).toContain((await driverTexts(language)).closed.title)
  // The office is all that is left to ask: as easy to tap as elsewhere, in each of them.
  expect(html.match(/<a class="button" href="tel:/g)).toHaveLength(DRIVER_LANGUAGES.length)
})

test("a link of a ride that opens no more says why, in the driver's language where its driver is known", async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  await choose(sheet, 'si')
  const said = async (link: string) => {
    const html = await read(link)
    const found = await Promise.all(
      DRIVER_LANGUAGES.map(async (language) => {
        const { text, why } = (await driverTexts(language)).closed
        const all = Object.entries({ ...why, text })
        return all.filter(([, words]) => html.includes(words)).map(([name]) => `${language} ${name}`)
      }),
    )
    return found.flat()
  }
  await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
  expect(await said(sheet)).toEqual(['en text', 'si text', 'ta text'])
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
  const again = `/driver/${(await rideOf(site, reference)).driverCode}`
  pass(25 * 60)
  expect(await said(again)).toEqual(['si over'])
  const other = await bookRide(site, { in: 60 })
  const cancelled = await sheetOf(site, other)
  await takeStep(site.env, other, { step: 'cancel' })
  expect(await said(cancelled)).toEqual(['si cancelled'])
  // Nobody else has the ride whose guest asks for another hour, nor the driver a newer link.
  const moved = await bookRide(site, { in: 5000 })
  const before = await sheetOf(site, moved)
  await takeStep(site.env, moved, { step: 'change', time: '14:30' }, { by: 'guest' })
  expect(await said(before)).toEqual(['en text', 'si text', 'ta text'])
  expect(await read(before)).toContain('The ride is over, has changed or was cancelled, or another driver has it')
})

test("a push is in the driver's language as it is when it goes", async () => {
  const service = pushService(keys)
  const reference = await bookRide(site, { in: 300 })
  const sheet = await sheetOf(site, reference)
  const phone = await service.subscribe('nimal')
  await site.get(`${sheet}/push`, form({ step: 'on', ...phone.subscription }))
  await choose(sheet, 'ta')
  pass(1)
  await takeStep(site.env, reference, { step: 'change', time: '13:30' })
  await site.get('/operator/phones/0/remove', form({}))
  const [told] = await service.read()
  const ta = await driverTexts('ta')
  expect(told).toMatchObject({
    title: ta.pushes.moved,
    text: 'மார்ச் 1, திங்கள், 13:30: கொழும்பு → கண்டி',
    language: 'ta',
  })
  expect(await read(sheet)).toContain(ta.answer.question)
})

test("what the office sends on WhatsApp is in the driver's language: the sheet, the day, and what has changed", async () => {
  const reference = await bookRide(site, { in: 300 })
  const sheet = await sheetOf(site, reference)
  await dayOf(reference)
  await choose(sheet, 'si')
  const { pickupDate } = await rideOf(site, reference)
  const [listed] = await listDrivers(site.env)
  const sent = async (path: string) =>
    [...(await read(`/operator${path}`)).matchAll(/wa\.me\/94771234567\?text=([^"]+)/g)].map(([, text]) =>
      decodeURIComponent(text!),
    )
  const { date, messages } = await driverTexts('si')
  expect((await sent(`/booking/${reference}`))[0]).toContain(`${date(pickupDate)}, 12:30ට හයර් එකක්`)
  expect((await sent(`/drivers/${listed!.id}?day=${pickupDate}`))[0]).toContain(`${date(pickupDate)} ඔයාගේ හයර්`)
  await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
  const ride = messages.ride(BRAND.name, date(pickupDate), '12:30')
  expect(await sent(`/booking/${reference}`)).toEqual([messages.replaced(ride)])
})

test.each(DRIVER_LANGUAGES)('two drivers of one party read of each other in %s', async (language) => {
  const quote = await journeyQuote(GROUP, site.env)
  const { reference } = await bookedJourney(site, quote, journeyDetails(quote, { vehicle: 'van' }, { start: 2 }))
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, `${reference}/1`, { step: 'driver', driver: NIMAL, insists: true })
  const sheetOfRide = async (position: number) => {
    const { driverCode, driverPhone } = (await findBooking(site.env, reference))!.booking.rides[position - 1]!
    const sheet = await openLink(site, `/driver/${driverCode}`, driverPhone!)
    await choose(sheet, language)
    return read(sheet)
  }
  const { text, with: together } = (await driverTexts(language)).twoVehicles
  // Nobody drives the other one yet.
  expect(await sheetOfRide(1)).toContain(`${text}</p>`)
  await takeStep(site.env, `${reference}/2`, { step: 'driver', driver: KUMAR, insists: true })
  expect(await sheetOfRide(1)).toContain(`${text} ${together('Kumar Silva, CBX-9876')}</p>`)
  expect(await sheetOfRide(2)).toContain(`${text} ${together('Nimal Perera, CAB-1234, white Prius')}</p>`)
  await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
  expect(await sheetOfRide(1)).not.toContain(text)
})
