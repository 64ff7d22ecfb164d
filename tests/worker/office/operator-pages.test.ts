/** The operator's pages and the driver's sheet. */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { signWord } from '#domain/bookings/reference.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { readStep } from '#worker/steps/typed-step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { showInstant } from '#worker/lists/office-texts.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { noteSweep } from '#worker/database/heartbeat.ts'
import {
  inTenDays,
  openLink,
  returnDays,
  returnTripDetails,
  tomorrow,
  tourToken,
  transferDetails,
  transferToken,
  wayBackPrices,
  writeMany,
  rows,
} from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'
import { agree, agreedIn, site, startWithAccess, token, open, post, book } from './access-site.ts'

startWithAccess()

describe('lists', () => {
  test('show what needs a hand, and whether the cron is silent', async () => {
    const reference = await book()
    const list = await (await open('/operator')).text()
    expect(list).toContain('The site does not do what it should do by itself every five minutes: it has never done it.')
    expect(list).toContain(`href="/operator/booking/${reference}"`)
    await noteSweep(site.env)
    expect(await (await open('/operator')).text()).not.toContain('The site does not do')
  })

  test('show what is only to be confirmed, the oldest first: each booking once, with the hour by which it was promised', async () => {
    const later = await book({ pickupdate: inTenDays })
    const there = await book(await returnTripDetails())
    const near = sriLankaTime(new Date(Date.now() + 40 * 3_600_000))
    const soon = await book({ pickupdate: near.date, pickuptime: near.time })
    const told = await book({ pickupdate: inTenDays })
    await takeStep(site.env, told, { step: 'confirm' })
    const booked = async (reference: string, at: number) => {
      const createdAt = new Date(at).toISOString()
      await env.DB.prepare('update bookings set created_at = ? where reference = ?').bind(createdAt, reference).run()
      return createdAt
    }
    const now = Date.now()
    await booked(later, now - 60_000)
    const first = await booked(there, now - 2 * 3_600_000)
    await booked(soon, now - 3_600_000)
    const section = async () =>
      /<section id="to-confirm">.*?<\/section>/s.exec(await (await open('/operator')).text())?.[0]
    const shown = (await section())!
    expect(shown).toContain('New, to confirm (3)')
    expect([...shown.matchAll(/data-card="([^"]*)"/g)].map(([, card]) => card)).toEqual([`${there}/1`, soon, later])
    expect(shown).toContain(
      `Driver promised by ${showInstant(new Date(Date.parse(first) + 12 * 3_600_000).toISOString())}`,
    )
    // Nothing stands there twice.
    const page = await (await open('/operator')).text()
    expect(page.split(`data-card="${soon}"`)).toHaveLength(2)
    // What needs a hand stands above alone.
    await booked(there, now - 13 * 3_600_000)
    expect(await section()).toContain('New, to confirm (2)')
    for (const reference of [later, soon]) await takeStep(site.env, reference, { step: 'confirm' })
    expect(await section()).toBeUndefined()
  })

  test('say where a guest may have booked twice: at the same time, by phone or address', async () => {
    const one = await book({ pickupdate: inTenDays })
    const byAddress = await book({ pickupdate: inTenDays, pickuptime: '09:45', phone: '+44 7911 123457' })
    const byPhone = await book({ pickupdate: inTenDays, pickuptime: '09:20', email: 'eve@example.com' })
    const later = await book({ pickupdate: inTenDays, pickuptime: '19:40' })
    const twice = (reference: string) => `Booked twice? The same guest has <a href="/operator/booking/${reference}">`
    const list = await (await open('/operator')).text()
    const said = (part: string) => list.split(part).length - 1
    expect([one, byAddress, byPhone, later].map((each) => said(twice(each)))).toEqual([2, 0, 1, 0])
    expect(list).toContain(`${twice(byPhone)}${byPhone}</a> and 1 more at the same time.`)
    await takeStep(site.env, one, { step: 'cancel' })
    expect(await (await open('/operator')).text()).not.toContain('Booked twice?')
  })

  test('take guests of other names for others, whose house books by its own phone', async () => {
    const [one, other] = [await book({ pickupdate: inTenDays }), await book({ pickupdate: inTenDays })]
    const name = (reference: string, guestName: string) =>
      takeStep(site.env, reference, { step: 'change', notes: { guestName } })
    const isAsked = async () => (await (await open('/operator')).text()).includes('Booked twice?')
    await name(one, 'Ann Miller')
    expect(await isAsked()).toBe(true)
    await name(other, 'Mr. Ben Kumar')
    expect(await isAsked()).toBe(false)
    await name(other, 'Mrs MILLER')
    expect(await isAsked()).toBe(true)
  })

  test('hold what needs a hand also where many others are driven before it', async () => {
    for (let i = 0; i < 3; i++) await book({ pickupdate: inTenDays })
    const needy = await book({ pickupdate: returnDays.there })
    await env.DB.prepare(
      'update rides set needs_review = 1 where booking_number = (select number from bookings where reference = ?)',
    )
      .bind(needy)
      .run()
    const listed = await listBookings(site.env, 'concerned', new Date(), { limit: 3, offset: 0 })
    expect(listed.map(({ reference, concerns }) => [reference, concerns])).toEqual([[needy, ['review']]])
  })

  test('of what needs a hand and of what is found go on, page by page', async () => {
    await writeMany(60, inTenDays)
    for (const [first, more] of [
      ['/operator', '/operator/now?hand='],
      ['/operator/find?text=many', '/operator/find?text=many&amp;page='],
    ] as const) {
      const seen = new Set<string>()
      let [path, pages] = [first as string | null, 0]
      while (path !== null && pages < 9) {
        const page = await (await open(path)).text()
        if (first === '/operator') expect(page).toContain('Needs a hand (60)')
        const found = [...page.matchAll(/data-card="(MANY-\d{4}-AAAA)"/g)].map(([, reference]) => reference!)
        expect(found.length).toBe(pages < 2 ? 25 : 10)
        for (const reference of found) seen.add(reference)
        expect(page.includes('>Back</a>')).toBe(pages > 0)
        pages++
        path = page.includes(`"${more}${pages}"`) ? `${more.replace('&amp;', '&')}${pages}` : null
      }
      expect([pages, seen.size]).toEqual([3, 60])
    }
  })

  test('show payments that fit no booking, until somebody has seen to them', async () => {
    await recordNotice(site.env, 'signed', {
      event: 'e1',
      payment: 'p1',
      order: 'K7Q2-M4XT-9BHE',
      cents: 4200,
      currency: 'USD',
      status: 'paid',
    })
    const list = await (await open('/operator')).text()
    expect(list).toContain('K7Q2-M4XT-9BHE')
    const path = /\/operator\/payments\/\d+/.exec(list)![0]
    expect((await post(path, {}, {})).status).toBe(403)
    expect((await post(path, {})).status).toBe(303)
    expect(await (await open('/operator')).text()).not.toContain('K7Q2-M4XT-9BHE')
    expect((await post(path, {})).status).toBe(404)
  })

  test("show a booking's payment that does not fit; its history says who has seen to it", async () => {
    const { reference, insertId } = await site.booked()
    await recordNotice(site.env, 'signed', {
      event: 'e1',
      payment: 'p1',
      order: String(insertId),
      cents: 9900,
      currency: 'USD',
      status: 'paid',
    })
    const path = /\/operator\/payments\/\d+/.exec(await (await open('/operator')).text())![0]
    const answers = await Promise.all([post(path, {}), post(path, {})])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404])
    const page = await (await open(`/operator/booking/${reference}`)).text()
    expect(page.match(/settled by owner@example\.com: USD 99\.00 paid at signed \(p1\)/g)).toHaveLength(1)
    expect(await (await open('/operator')).text()).not.toContain('Payments that need a hand')
  })

  test('name a guest who has given neither name nor address by the phone number', async () => {
    const reference = await book()
    await env.DB.prepare("update bookings set email = '' where reference = ?").bind(reference).run()
    expect(await (await open('/operator')).text()).toMatch(/<p class="soft">\+44\d+ · USD 74<\/p>/)
  })

  test('find a booking; what was typed is text', async () => {
    const reference = await book({ flightdetails: '<img src=x onerror=alert(1)>' })
    expect(await (await open('/operator/find?text=onerror')).text()).toContain(reference)
    const shown = await (await open(`/operator/booking/${reference}`)).text()
    expect(shown).toContain('&lt;img src=x')
    expect(shown).not.toContain('<img src=x')
    expect(await (await open('/operator/find?text=%3Cscript%3E')).text()).not.toContain('<script>')
  })

  test('of a day can be printed, transfers and tours by time', async () => {
    const transfer = await book()
    const { reference: tour } = await (await site.bookTour(await tourToken())).json<BookingReceipt>()
    const sheet = await (await open(`/operator/day/${tomorrow}`)).text()
    expect(sheet.indexOf(tour)).toBeGreaterThan(0)
    expect(sheet.indexOf(transfer)).toBeGreaterThan(sheet.indexOf(tour))
    const named = await book({ guestname: 'Ann Smith', bags: 2 })
    const row = (await (await open(`/operator/day/${tomorrow}`)).text())
      .split('<tr>')
      .find((text) => text.includes(named))!
    expect(row).toContain('Large bags 2')
    expect(row.match(/Ann Smith/g)).toHaveLength(1)
    expect((await open('/operator/day/2026-02-30')).status).toBe(404)
    expect((await open('/operator/nowhere')).status).toBe(404)
  })
})

describe('steps', () => {
  test('after the day of the pickup the page promises a mail for what is owed alone, as is true', async () => {
    const reference = await book()
    await post(`/operator/booking/${reference}`, { step: 'confirm', version: '0' })
    await env.DB.prepare("update rides set pickup_date = '2026-01-02'").run()
    const said = async (step: string) => {
      const page = await (await open(`/operator/booking/${reference}/${step}`)).text()
      return /ann\.customer@example\.com\) (gets .*?)[.:]/.exec(page)?.[1]
    }
    expect([await said('driver'), await said('no-show')]).toEqual(['gets no mail', 'gets a mail'])
    site.mails.length = 0
    await post(`/operator/booking/${reference}`, {
      step: 'driver',
      version: '1',
      name: 'Nimal',
      phone: '077 123 4567',
      car: 'CAB-1234',
    })
    expect(site.mails).toEqual([])
    await post(`/operator/booking/${reference}`, { step: 'no-show', version: '2' })
    expect(site.mails.map(({ subject }) => subject.split(':')[0])).toEqual([`What is owed for booking ${reference}`])
  })

  test('of a ride whose day is over promise no mail, though the way back is to come', async () => {
    const reference = await book(await returnTripDetails())
    await env.DB.prepare("update rides set pickup_date = '2026-01-02' where position = 1").run()
    for (const [ride, says] of [
      [1, 'gets no mail'],
      [2, 'gets a mail'],
    ] as const) {
      const page = await (await open(`/operator/booking/${reference}/cancel?ride=${ride}`)).text()
      expect(page).toContain(`ann.customer@example.com) ${says}`)
      site.mails.length = 0
      await post(`/operator/booking/${reference}?ride=${ride}`, { step: 'cancel', version: '0' })
      expect(site.mails.length > 0).toBe(says === 'gets a mail')
    }
  })

  test('who confirms reads that an address lies in another town', async () => {
    const reference = await book()
    const page = async () => (await open(`/operator/booking/${reference}/confirm`)).text()
    expect(await page()).not.toContain('ADDRESS ELSEWHERE')
    await env.DB.prepare("update rides set dropoff_address = 'Jaffna Fort, Jaffna'").run()
    expect(await page()).toContain('the dropoff address, read as Jaffna Fort, lies 271 km from Kandy')
  })

  test('confirm, assign, pass the sheet on; the guest is told at once', async () => {
    const reference = await book()
    expect(await (await open(`/operator/booking/${reference}/confirm`)).text()).toContain(
      'ann.customer@example.com) gets a mail',
    )
    const done = await post(`/operator/booking/${reference}`, { step: 'confirm', version: '0' })
    expect([done.status, done.headers.get('location')]).toEqual([303, `/operator/booking/${reference}?done`])
    expect(site.mails.map(({ subject }) => subject.split(':')[0])).toEqual([`Booking ${reference} confirmed`])
    await post(`/operator/booking/${reference}`, {
      step: 'driver',
      version: '1',
      name: 'Nimal, Perera',
      phone: '077 123 4567',
      car: 'CAB-1234, white Prius',
    })
    expect((await bookingWithHistory(site.env, reference))!.booking).toMatchObject({
      driverName: 'Nimal Perera',
      driverPhone: '+94771234567',
      driverCar: 'CAB-1234, white Prius',
    })
    expect(await (await open(`/operator/booking/${reference}`)).text()).toMatch(
      /https:\/\/wa\.me\/94771234567\?text=[^"]*%2Fdriver%2F[\w-]{22}/,
    )
  })

  test('say who took them, by the address that Access let in', async () => {
    const reference = await book()
    const as = async (who: object, fields: Record<string, string>) =>
      site.get(`/operator/booking/${reference}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        headers: { origin: ORIGIN, 'cf-access-jwt-assertion': await token(who) },
      })
    await as({}, { step: 'confirm', version: '0' })
    await as({ email: undefined, common_name: 'night desk' }, { step: 'note', version: '1', text: 'called' })
    await as({ email: 'x'.repeat(300) }, { step: 'note', version: '2', text: 'again' })
    expect((await bookingWithHistory(site.env, reference))!.history.map(({ who }) => who)).toEqual([
      'owner@example.com',
      'night desk',
      '',
    ])
    const page = await (await open(`/operator/booking/${reference}`)).text()
    expect(page).toContain('confirmed by owner@example.com')
    expect(page).toContain('note by night desk: called')
    expect(await (await site.get(`/booking/${reference}`)).text()).not.toContain('owner@')
  })

  test('agree another price, and enter what came in', async () => {
    const reference = await book()
    const form = await (await open(`/operator/booking/${reference}/price`)).text()
    expect(form).toContain('between USD 37 and USD 148')
    const price = { step: 'price', version: '0', usd: '', percent: '10 %', reason: 'Thank you for coming back' }
    // Who types '66.50' reads why not, and finds it in the field.
    const parts = await (await post(`/operator/booking/${reference}`, { ...price, usd: '66.50', percent: '' })).text()
    for (const words of ['Say the new price in whole dollars', 'value="66.50"']) expect(parts).toContain(words)
    expect((await post(`/operator/booking/${reference}`, price)).status).toBe(303)
    const paid = { step: 'paid', version: '1', usd: '66', method: 'card', lkr: '19158' }
    const preview = await (await post(`/operator/booking/${reference}`, paid)).text()
    expect(preview).toContain('LKR 19,158.00 comes by card, for USD 66 of the price.')
    expect(preview).toContain('Then USD 66 of USD 66 are paid for the ride.')
    expect(preview).toContain('Nothing is still to be paid.')
    expect(preview).toContain('number 1 by now')
    expect(await rows('cash_book')).toEqual([])
    // What was agreed to is what is written.
    const other = await post(`/operator/booking/${reference}`, { ...paid, usd: '60', agreed: agreedIn(preview) })
    expect([other.status, await rows('cash_book')]).toEqual([200, []])
    expect((await agree(`/operator/booking/${reference}`, paid)).status).toBe(303)
    const page = await (await open(`/operator/booking/${reference}`)).text()
    expect(page).toContain('LKR 19,158 · USD 66 paid · instead of LKR 21,480 (USD 74): Thank you for coming back')
    expect(page).toMatch(/1 · \d{4}-\d\d-\d\d · LKR 19,158\.00 card by owner@example\.com/)
    expect(page).toContain('price changed by owner@example.com: USD 74 -&gt; 66: Thank you for coming back')
  })

  test('say whose number it is where a guest pays in rupees by their own word alone, as the mail does', async () => {
    const said = async (change: object, beside: object) => {
      site.mails.length = 0
      const bookingDetails = { ...transferDetails, ...change }
      const answer = await site.post(`/transfer/booking/${await transferToken()}`, { bookingDetails, ...beside })
      const { reference } = await answer.json<BookingReceipt>()
      // In the evening it is of short notice, and its subject says that first.
      const mail = site.mails.find(({ subject }) => subject.includes(`New booking ${reference}`))!
      return [mail.text, await (await open(`/operator/booking/${reference}`)).text()]
    }
    const livesHere = { livesHere: true }
    const abroad = await said({ phone: '+49 1512 3456789' }, livesHere)
    for (const text of abroad) {
      expect(text).toContain('Lives in Sri Lanka')
      expect(text).toContain('The guest says so, and pays in rupees. The number is of Germany (+49).')
    }
    for (const others of [await said({ phone: '077 123 4567', phonecountry: 'LK' }, livesHere), await said({}, {})])
      for (const text of others) expect(text).not.toMatch(/Lives in Sri Lanka|The guest says so/)
  })

  test('take back what a guest from abroad said of living here: the price is in dollars again, and the guest is told', async () => {
    const bookingDetails = { ...transferDetails, phone: '+49 1512 3456789' }
    const answer = await site.post(`/transfer/booking/${await transferToken()}`, { bookingDetails, livesHere: true })
    const { reference } = await answer.json<BookingReceipt>()
    const path = `/operator/booking/${reference}`
    const main = async (at: string) => (await (await open(at)).text()).split('<main')[1]!
    expect(await main(path)).toContain('Correct e-mail or phone')
    expect(await main(`${path}/contact`)).toContain('name="visitor"')
    site.mails.length = 0
    const contact = { email: transferDetails.email, phone: '+49 1512 3456789' }
    await takeStep(site.env, reference, readStep('contact', { ...contact, isVisitor: true }, []))
    expect((await findBooking(site.env, reference))!.booking.resident).toBe(false)
    const after = await main(path)
    expect(after).not.toContain('The guest says so')
    expect(after).toContain('does not live in Sri Lanka: pays in dollars')
    expect(await main(`${path}/contact`)).not.toContain('name="visitor"')
    await sweepOutbox(site.env)
    expect(site.mails.map(({ to, text }) => [to, text.includes('USD 74')])).toContainEqual([
      transferDetails.email,
      true,
    ])
    await expect(takeStep(site.env, reference, { step: 'contact', isVisitor: true })).rejects.toThrow()
  })

  test('agree with a resident in rupees, to the rupee, and offer other vehicles in them', async () => {
    const reference = await book({ phone: '077 123 4567', phonecountry: 'LK' })
    const path = `/operator/booking/${reference}`
    const main = async (step: string) => (await (await open(`${path}/${step}`)).text()).split('<main')[1]!
    const form = await main('price')
    expect(form).toContain('New price, whole rupees')
    expect(form).toContain('between LKR 10,740 and LKR 42,960')
    expect(form).not.toContain('USD')
    const offers = await main('change')
    expect(offers).toMatch(/Van, LKR [\d,]+</)
    expect(offers).not.toContain('USD')
    const cancel = await main('cancel')
    expect(cancel).not.toContain('USD')
    const reason = 'Thank you for coming back'
    const agreed = async (fields: object) => {
      const { booking } = (await bookingWithHistory(site.env, reference))!
      return post(path, { step: 'price', version: String(booking.version), reason, ...fields })
    }
    for (const [lkr, words] of [
      ['10739', 'between LKR 10,740 and LKR 42,960'],
      ['42961', 'between LKR 10,740 and LKR 42,960'],
      ['21480', 'the price already'],
      ['1e4', 'new price in whole dollars'],
    ] as const) {
      const refused = await agreed({ lkr })
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(words)])
    }
    expect((await agreed({ lkr: '17001' })).status).toBe(303)
    const found = (await bookingWithHistory(site.env, reference))!
    expect(found.booking).toMatchObject({ priceUsd: 59, priceLkr: 17_001, quotedUsd: 74, quotedLkr: 21_480 })
    expect(found.history.at(-1)).toMatchObject({ detail: `LKR 21,480 -> LKR 17,001: ${reason}` })
    // What is paid is the least that it may cost.
    await takeStep(site.env, reference, { step: 'paid', lkr: 17_000 } as never)
    const less = await agreed({ lkr: '16000' })
    expect([less.status, await less.text()]).toEqual([409, expect.stringContaining('LKR 17,000 are paid')])
    expect((await agreed({ lkr: '21480' })).status).toBe(303)
    expect((await bookingWithHistory(site.env, reference))!.booking).toMatchObject({
      priceUsd: 74,
      priceLkr: 21_480,
      quotedUsd: null,
    })
  })

  test('note what a resident pays and gets back in rupees, as the form has it', async () => {
    const reference = await book({ phone: '077 123 4567', phonecountry: 'LK' })
    const path = `/operator/booking/${reference}`
    const filled = async (step: string) => {
      const form = (await (await open(`${path}/${step}`)).text()).split('<main')[1]!
      const [usd, lkr] = ['usd', 'lkr'].map((name) => new RegExp(`name="${name}"[^>]* value="(\\d+)"`).exec(form)?.[1])
      return { usd, lkr, saysDollars: /name="usd"|USD|dollars/.test(form) }
    }
    const inRupees = { usd: undefined, lkr: '21480', saysDollars: false }
    expect(await filled('paid')).toEqual(inRupees)
    const money = { usd: '', lkr: '21480', method: 'cash' }
    expect((await agree(path, { step: 'paid', version: '0', ...money, lkr: '21,48' })).status).toBe(409)
    const inDollars = await post(path, { step: 'paid', version: '0', ...money, lkr: '74' })
    expect(await inDollars.text()).toContain('Write the rupees that came, not their dollars.')
    // As a bill writes them.
    expect((await agree(path, { step: 'paid', version: '0', ...money, lkr: '21,480' })).status).toBe(303)
    expect(await filled('refund')).toEqual(inRupees)
    expect((await agree(path, { step: 'refund', version: '1', ...money })).status).toBe(303)
    expect((await rows('cash_book')).map(({ currency, cents }) => [currency, cents])).toEqual([
      ['LKR', 2_148_000],
      ['LKR', -2_148_000],
    ])
    // Once dollars came, they can go back as dollars.
    await takeStep(site.env, reference, { step: 'paid', usd: 10 })
    for (const step of ['paid', 'refund']) {
      const both = await (await open(`${path}/${step}`)).text()
      expect(both.indexOf('name="usd"')).toBeGreaterThan(both.indexOf('name="lkr"'))
    }
    expect((await agree(path, { step: 'refund', version: '3', usd: '10', lkr: '', method: 'cash' })).status).toBe(303)
    // Of a guest from abroad it is filled in dollars.
    const abroad = await book()
    const paidInRupees = await book({ email: 'rupees@example.com' })
    await takeStep(site.env, paidInRupees, { step: 'paid', lkr: 21_480, method: 'bank' })
    // Without dollars the rupees that went back are counted to the rupee.
    const rupeesBack = await (await open(`/operator/booking/${paidInRupees}/refund`)).text()
    expect(rupeesBack).toContain('Empty: what the rupees are worth.')
    expect(/<input[^>]*name="usd"[^>]*>/.exec(rupeesBack)![0]).not.toContain('required')
    const part = { step: 'refund', version: '1', usd: '', lkr: '5000', method: 'bank' }
    // Dollars that were taken out are not proposed again beside rupees that were mistyped.
    const again = await (await post(`/operator/booking/${paidInRupees}`, { ...part, lkr: '50x' })).text()
    expect(again).toMatch(/name="lkr"[^>]* value="50x"/)
    expect(again).not.toMatch(/name="usd"[^>]* value="\d/)
    expect((await agree(`/operator/booking/${paidInRupees}`, part)).status).toBe(303)
    expect((await rows('rides', paidInRupees))[0]).toMatchObject({ waived_lkr: 5000 })
    const form = await (await open(`/operator/booking/${abroad}/paid`)).text()
    expect(form).toMatch(/name="usd"[^>]* value="74"/)
    expect(form).not.toMatch(/name="lkr"[^>]* value/)
  })

  test('agree in rupees on a tour, whose price is in whole dollars; and with nobody from abroad', async () => {
    const here = { phone: '+94 77 123 4567' }
    const answer = await site.bookTour(await tourToken(), here)
    const { reference } = await answer.json<BookingReceipt>()
    const inRupees = (lkr: number, which = reference) =>
      takeStep(site.env, which, { step: 'price', price: { lkr }, reason: 'A friend' })
    const now = async () => (await bookingWithHistory(site.env, reference))!.booking
    const perUsd = (await now()).lkrPerUsd
    await inRupees(Math.round(200 * perUsd))
    expect(await now()).toMatchObject({ priceUsd: 200, priceLkr: null })
    await inRupees(Math.round(200 * perUsd) - 1)
    expect(await now()).toMatchObject({ priceUsd: 199, priceLkr: null })
    await expect(inRupees(20_000, await book())).rejects.toThrow('new price in whole dollars')
    // Percent are of the rupees, to the rupee; of a tour of its dollars.
    for (const [which, price] of [
      [reference, { priceUsd: Math.floor((await now()).quotedUsd! * 0.9), priceLkr: null }],
      // Of LKR 21,480; of its dollars it were 19,157.
      [await book(here), { priceLkr: 19_332 }],
    ] as const) {
      await takeStep(site.env, which, { step: 'price', price: { percent: 10 }, reason: 'A friend' })
      expect((await bookingWithHistory(site.env, which))!.booking).toMatchObject(price)
    }
  })

  test('enter one payment for all rides, and give money back of all, each with a form that speaks of all', async () => {
    const there = await book(await returnTripDetails())
    const total = 74 + wayBackPrices.miniusd!
    const page = await (await open(`/operator/booking/${there}?ride=2`)).text()
    expect(page).toContain(`All rides together: USD ${total}`)
    expect(page).toContain(`href="/operator/booking/${there}/paid?ride=2&amp;all=yes"`)
    expect(page).not.toContain('/refund?')
    const form = await (await open(`/operator/booking/${there}/paid?ride=2&all=yes`)).text()
    expect(form).toContain(`Note a payment: <span class="whole">${there}</span>, all rides`)
    expect(form).toMatch(new RegExp(`name="usd"[^>]* value="${total}"`))
    expect(form).toContain('type="hidden" name="all" value="yes"')
    const address = `/operator/booking/${there}?ride=2`
    const refused = await post(address, { step: 'paid', version: '0', usd: String(total + 1), all: 'yes' })
    expect(refused.status).toBe(409)
    const again = await refused.text()
    expect(again).toContain(`Between 1 and ${total} whole dollars`)
    expect(again).toContain('type="hidden" name="all" value="yes"')
    expect((await agree(address, { step: 'paid', version: '0', usd: '100', all: 'yes' })).status).toBe(303)
    const [first, second] = (await bookingWithHistory(site.env, there))!.rides
    expect([first!.paidUsd, second!.paidUsd]).toEqual([74, 26])
    const back = await (await open(`/operator/booking/${there}/refund?ride=2&all=yes`)).text()
    expect(back).toContain('What went back now, whole USD of the 100 that are paid')
    expect(back).toMatch(/name="usd"[^>]* value="100"/)
    // Of one ride the form speaks of that one, as before.
    expect(await (await open(`/operator/booking/${there}/paid?ride=2`)).text()).toMatch(
      new RegExp(`name="usd"[^>]* value="${wayBackPrices.miniusd! - 26}"`),
    )
    const twice = { step: 'refund', version: '1', usd: '10', all: 'yes' }
    expect((await agree(address, twice)).status).toBe(303)
    expect((await post(address, twice)).status).toBe(409)
    // Once a ride is cancelled, its money is what is due back.
    await takeStep(site.env, `${there}/2`, { step: 'cancel' })
    expect(await (await open(`/operator/booking/${there}/refund?ride=1&all=yes`)).text()).toMatch(
      /name="usd"[^>]* value="16"/,
    )
  })

  test('cancel: the page says before what is left to do, and of a confirmed ride no dearer price is offered', async () => {
    const { reference } = await (
      await site.bookTransfer(await transferToken({ needsReview: true }))
    ).json<BookingReceipt>()
    const show = async (step: string) => (await open(`/operator/booking/${reference}/${step}`)).text()
    expect(await show('cancel')).not.toMatch(/has to be told|you give back/)
    expect(await show('price')).toContain('between USD 37 and USD 148')
    await takeStep(site.env, reference, { step: 'confirm' })
    expect(await show('price')).toContain('between USD 37 and USD 74')
    await takeStep(site.env, reference, { step: 'driver', driver: parseDriver('Nimal, 077 123 4567, CAB-1234') })
    await takeStep(site.env, reference, { step: 'paid', usd: 40 })
    const page = await show('cancel')
    expect(page).toContain('Then Nimal (+94771234567) has to be told.')
    expect(page).toContain('Then note how much of the USD 40 you give back.')
    expect(await show('paid')).toContain('USD 74, 40 paid')
  })

  test('take a booking by telephone: first the price, then the guest', async () => {
    const empty = await open('/operator/new')
    expect([empty.status, empty.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const ride = { '1-pickup': 'colombo', '1-dropoff': 'Kandy', '1-date': tomorrow, '1-time': '09:30' }
    const guest = { phone: '+44 7911 123456', email: 'ann@example.com' }
    const unchosen = await post('/operator/new', { ...ride, ...guest, '1-guestName': 'Ann <b>', act: 'prices' })
    expect(unchosen.status).toBe(409)
    const again = await unchosen.text()
    expect(again).toMatch(/Choose a vehicle: Mini Car LKR [\d,]+ \(USD \d+\)/)
    expect(again).toContain('value="Ann &lt;b&gt;"')
    const form = { ...ride, ...guest, '1-vehicle': 'mini' }
    const priced = await post('/operator/new', { ...form, act: 'prices' })
    const page = await priced.text()
    expect(priced.status).toBe(200)
    const [key, shown] = ['key', 'shown'].map((name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)![1]!)
    const booking = { ...form, key: key!, shown: shown!, act: 'book' }
    const done = await post('/operator/new', booking)
    expect(done.status).toBe(303)
    const booked = await (await open(done.headers.get('location')!)).text()
    expect(booked).toContain('booked by telephone by owner@example.com')
    expect((await post('/operator/new', booking)).headers.get('location')).toBe(done.headers.get('location'))
    expect(site.mails.map(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'info@serendip-taxi.example.com'])
    expect((await post('/operator/new', booking, {})).status).toBe(403)
    expect((await site.get('/operator/new')).status).toBe(403)
    const nowhere = await post('/operator/new', { ...form, '1-dropoff': 'Kandi Nowhere at all', act: 'prices' })
    expect([nowhere.status, await nowhere.text()]).toEqual([409, expect.stringContaining('We do not know this place')])
  })

  test('whatever is posted as a booking by telephone is answered, and books nothing', async () => {
    const ride = {
      '1-pickup': 'Colombo',
      '1-dropoff': 'Kandy',
      '1-date': tomorrow,
      '1-time': '09:30',
      '1-vehicle': 'mini',
    }
    const long = 'x'.repeat(20_000)
    const hostile: Record<string, string>[] = [
      {},
      { act: 'book' },
      { ...ride, act: 'book', phone: '+44 7911 123456', key: '../../etc', shown: '75' },
      { ...ride, act: 'book', phone: '+44 7911 123456', key: 'A'.repeat(22), shown: 'NaN Infinity -1 1e9' },
      { ...ride, act: 'book', phone: '+44 7911 123456', key: 'A'.repeat(22), shown: '75 '.repeat(5000) },
      { ...ride, act: 'use-1-pickup=<script>alert(1)</script>' },
      { ...ride, act: 'remove-999999999999' },
      { ...ride, act: 'constructor', partner: '__proto__', language: '__proto__', past: 'yes', closed: 'meant' },
      { ...ride, '1-stops': ';\n;'.repeat(500), '1-usd': '٣٠', act: 'prices' },
      { ...ride, '1-pickup': long, '1-dropoff': long, '1-details': long, reason: long, usd: long, act: 'prices' },
      Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`${i}-pickup`, 'Kandy'])),
    ]
    for (const form of hostile) {
      const answer = await post('/operator/new', form)
      expect([200, 409], JSON.stringify(form).slice(0, 100)).toContain(answer.status)
      const page = await answer.text()
      expect(page).not.toContain('<script>alert')
      expect(page.match(/<legend>/g)!.length).toBeLessThanOrEqual(16)
    }
    expect((await post('/operator/new', { ...ride, '1-details': 'x'.repeat(200_000) })).status).toBe(413)
    expect(await rows('bookings')).toEqual([])
  })

  test('the second of two people is told', async () => {
    const reference = await book()
    await post(`/operator/booking/${reference}`, { step: 'cancel', version: '0' })
    const second = await post(`/operator/booking/${reference}`, { step: 'confirm', version: '0' })
    expect(second.status).toBe(409)
    const page = await second.text()
    expect(page).toContain('Somebody changed it')
    // It cannot be confirmed any more: its page is shown, and no form to confirm it.
    expect(page).not.toContain('name="step"')
    expect(page).toContain('Take up again')
  })

  test.each([
    [{ step: 'driver', version: '1', name: '', phone: '', car: '' }, 409],
    [{ step: 'paid', version: '1', usd: '-5' }, 409],
    [{ step: 'note', version: '1', text: ' ' }, 409],
    [{ step: 'price', version: '1', usd: '60', reason: '' }, 409],
    [{ step: 'price', version: '1', usd: '', percent: '', reason: 'why' }, 409],
    [{ step: 'price', version: '1', usd: '5', reason: 'why' }, 409],
    [{ step: 'paid', version: '1', usd: '40', lkr: '1.5' }, 409],
    [{ step: 'paid', version: '1', usd: '40', method: 'online' }, 400],
    [{ step: 'erase', version: '1' }, 400],
    [{ step: 'confirm' }, 400],
    [{ step: 'confirm', version: 'x' }, 400],
  ])('%j is refused', async (fields, status) => {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'confirm' })
    expect((await post(`/operator/booking/${reference}`, fields as Record<string, string>)).status).toBe(status)
    expect((await bookingWithHistory(site.env, reference))!.history).toHaveLength(1)
  })

  test('a form of another site, or of none, does nothing', async () => {
    const reference = await book()
    for (const headers of [{ origin: 'https://evil.example' }, {}] as Record<string, string>[]) {
      const told = await post(`/operator/booking/${reference}/told`, { phone: '+94771234567' }, headers)
      expect(told.status).toBe(403)
    }
    for (const headers of [{ origin: 'https://evil.example' }, {}] as Record<string, string>[])
      expect((await post(`/operator/booking/${reference}`, { step: 'cancel', version: '0' }, headers)).status).toBe(403)
    expect((await bookingWithHistory(site.env, reference))!.booking.status).toBe('new')
  })
})

async function sheetOf(reference: string): Promise<string> {
  return openLink(
    site,
    `/driver/${(await bookingWithHistory(site.env, reference))!.booking.driverCode}`,
    '077 123 4567',
  )
}
const assign = (reference: string, name: string) =>
  takeStep(site.env, reference, { step: 'driver', driver: { name, phone: '+94771234567', car: 'CAB-1234' } })

describe("the driver's sheet", () => {
  test('has what a driver needs, without a login, and nothing else', async () => {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'confirm' })
    await assign(reference, 'Nimal')
    const answer = await site.get(await sheetOf(reference))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const sheet = await answer.text()
    for (const part of ['Colombo', 'Kandy', '09:30', 'UL504', 'Collect USD 74 or LKR 21,480', 'tel:+447911123456'])
      expect(sheet).toContain(part)
    // The suffix is of confirmations alone.
    expect(sheet).not.toMatch(/\d hrs/)
    // No name was given: the sign shows no reference, which opens the booking.
    expect(sheet).toContain(signWord(reference))
    for (const secret of ['ann.customer', 'operator', reference]) expect(sheet).not.toContain(secret)
    await takeStep(site.env, reference, { step: 'paid', usd: 74 })
    expect(await (await site.get(await sheetOf(reference))).text()).toContain('nothing to collect')
  })

  test('closes for a driver who is replaced, when the booking is cancelled, and after the ride', async () => {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'confirm' })
    await assign(reference, 'Nimal')
    const first = await sheetOf(reference)
    await assign(reference, 'Kamal')
    const second = await sheetOf(reference)
    expect((await site.get(first)).status).toBe(404)
    expect((await site.get(second)).status).toBe(200)
    await env.DB.prepare("update rides set pickup_date = '2026-01-01'").run()
    expect((await site.get(second)).status).toBe(404)
    await env.DB.prepare('update rides set pickup_date = ?').bind(tomorrow).run()
    await takeStep(site.env, reference, { step: 'cancel' })
    expect((await site.get(second)).status).toBe(404)
    for (const code of ['x', 'A'.repeat(22), '%27%20or%201=1--aaaaaaaa'])
      expect((await site.get(`/driver/${code}`)).status).toBe(404)
  })
})
