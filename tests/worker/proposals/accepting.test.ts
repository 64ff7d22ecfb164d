/** A guest accepts a proposal: one booking at exactly its price, whatever is posted twice or saved at that moment. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { grouped } from '#domain/fares/money.ts'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { acceptProposal } from '#worker/proposals/acceptance.ts'
import { findProposal, historyOf } from '#worker/proposals/store.ts'
import { bookingPaymentLink } from '#worker/payments/payment-options.ts'
import { findByNumber } from '#worker/bookings/read-bookings.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form as posting, losingDatabase, rows, testSite } from '../bookings/booking-site.ts'
import { countedStatements } from '../counted-statements.ts'
import { dollarAt, forgetPriceLists, publishList } from '../prices/price-site.ts'
import {
  accept,
  ACCEPTED,
  askChange,
  FIELDS,
  openProposal,
  saved,
  see,
  send,
  sent,
  site,
  withoutBookings,
} from './proposal-site.ts'

beforeEach(withoutBookings)

const acts = async (number: number) => (await historyOf(site.env, number)).map(({ act }) => act)

/** The address without how new the database is, which is another each time. */
const leadsTo = ({ headers }: Pick<Response, 'headers'>) =>
  /^([^?]+)\?seen=[\w-]+$/.exec(headers.get('location') ?? '')?.[1]

test('it becomes one booking at its prices, with the guest, the notes, the list in force and a receipt', async () => {
  const proposal = await sent({ usd: '300', reason: 'Unser Angebot' })
  expect(proposal.content!.rides.reduce((sum, { priceUsd }) => sum + priceUsd, 0)).toBe(300)
  const answer = await accept(proposal, { '1-pickupAddress': '', '2-details': 'Zwei Ferngläser' })
  expect(answer.status).toBe(303)
  const [booking] = await rows('bookings')
  expect(leadsTo(answer)).toBe(`/de/booking/${booking!.reference}`)
  expect(booking).toMatchObject({ email: ACCEPTED.email, phone: '+447911123456', language: 'de', price_list: 0 })
  const rides = await rows('rides')
  expect(rides.map(({ price_usd }) => price_usd)).toEqual(proposal.content!.rides.map(({ priceUsd }) => priceUsd))
  expect(rides).toMatchObject([
    { kind: 'transfer', guest_name: 'Ann Smith', flight: 'UL504', price_reason: 'Unser Angebot', needs_review: 0 },
    { kind: 'tour', travelers: 2, details: 'Zwei Ferngläser', status: 'new' },
  ])
  expect(await rows('booking_history')).toMatchObject([
    { version: 1, step: 'proposal', actor: 'guest', detail: `accepted version 1 of proposal ${proposal.number}` },
  ])
  await sweepOutbox(site.env)
  expect(site.mails.map(({ to }) => to).toSorted()).toEqual(['ann@guest.example', 'info@serendip-taxi.example.com'])
  const found = (await findByNumber(site.env, Number(booking!.number)))!
  expect(await bookingPaymentLink({ ...site.env, PAYMENT_URL: 'https://pay.example' } as never, found)).toContain(
    'https://pay.example',
  )
  // The link leads to the booking from now on.
  const later = await openProposal(proposal.code)
  expect([later.status, leadsTo(later)]).toEqual([303, `/de/booking/${booking!.reference}`])
  expect((await see(`/proposals/${proposal.number}`)).text).toContain(String(booking!.reference))
})

test('a price by hand for a guest who pays in rupees is typed in those, and booked to the rupee', async () => {
  const rides = { '1-usd': '20 500', reason: 'Stammgast', phone: '+94 77 123 4567' }
  const form = (await send('/proposals/new', { ...FIELDS, ...rides, act: 'prices' })).text
  expect(form).toContain('Price by hand, in rupees;')
  const { code, version } = await sent(rides)
  await accept({ code, version }, { phone: rides.phone })
  const [ride] = await rows('rides')
  expect([ride!['price_lkr'], ride!['price_reason']]).toEqual([20_500, 'Stammgast'])
})

test('the guest says what a booking form asks, too: child seats, and a wish for the driver', async () => {
  const proposal = await sent({ '1-travelers': '3' })
  const t = textsOf('de').in('booking')
  const page = await (await openProposal(proposal.code)).text()
  for (const name of ['1-childSeats', '2-childSeats', 'speaks', 'woman']) expect(page).toContain(`name="${name}"`)
  expect(page).toContain(t.crew.wish.hint)
  expect(page).toContain('>Französisch</option>')
  const wrong = await accept(proposal, { '1-childSeats': '9', speaks: 'xx' })
  expect(wrong.status).toBe(422)
  const again = await wrong.text()
  for (const name of ['1-childSeats', 'speaks']) expect(again).toContain(`id="${name}-problem"`)
  const many = await accept(proposal, { '1-childSeats': '4' })
  expect(many.status).toBe(422)
  expect(await many.text()).toContain('id="1-childSeats-problem"')
  expect((await accept(proposal, { '1-childSeats': '2', speaks: 'fr', woman: 'yes' })).status).toBe(303)
  expect((await rows('rides')).map(({ child_seats }) => child_seats)).toEqual([2, null])
  expect(await rows('bookings')).toMatchObject([{ driver_wish: 'fr woman' }])
})

test('what the office has typed is not asked again, nor for child seats of bags alone', async () => {
  const typed = await sent({ '1-childSeats': '1' })
  expect(await (await openProposal(typed.code)).text()).not.toContain('name="1-childSeats"')
  expect((await accept(typed)).status).toBe(303)
  expect((await rows('rides'))[0]!.child_seats).toBe(1)
  const alone = await sent({ '1-pickup': 'Kandy', '1-dropoff': 'Ella', '1-bagsAlone': 'yes', '1-bags': '3' })
  expect(await (await openProposal(alone.code)).text()).not.toContain('name="1-childSeats"')
})

test('bags that go by car alone are proposed as such, and booked with the stations of the train', async () => {
  const proposal = await sent({
    '1-pickup': 'Kandy',
    '1-dropoff': 'Ella',
    '1-bagsAlone': 'yes',
    '1-bags': '3',
    '1-travelers': '2',
  })
  const train = { from: 'Kandy', to: 'Ella' }
  expect(proposal.content!.rides[0]).toMatchObject({ train, bags: 3, travelers: null })
  expect(await (await openProposal(proposal.code)).text()).toContain(textsOf('de').in('booking').bags.train)
  expect((await accept(proposal)).status).toBe(303)
  const [ride] = await rows('rides')
  expect(JSON.parse(String(ride!.train))).toEqual(train)
  // The office changes what it typed, and the tick is still there.
  const form = (
    await see(
      `/proposals/${(await saved({ '1-pickup': 'Kandy', '1-dropoff': 'Ella', '1-bagsAlone': 'yes', '1-bags': '3' })).number}/edit`,
    )
  ).text
  expect(form).toMatch(/<input[^>]*name="1-bagsAlone"[^>]*checked|<input[^>]*checked[^>]*name="1-bagsAlone"/)
})

test('it says before it is accepted that a deposit comes by bank transfer, where the owner has set an account', async () => {
  const { code } = await sent({ usd: '600', reason: 'Unser Angebot' })
  const account = { BANK_ACCOUNT: 'Ann Perera | 1234 5678 | A Bank, Galle | ABANLKLX', BANK_DAYS: '4' }
  const pageAt = async (vars: object, prefix = '/de') =>
    (await testSite({ PAYMENT_URL: '', ...vars }).get(`${prefix}/proposal/${code}`)).text()
  const text = await pageAt(account)
  expect(text).toContain('um eine Anzahlung von USD 60 per Banküberweisung')
  expect(text).toContain('innerhalb von 4 Tagen nach der Buchung')
  expect(await pageAt({})).not.toContain('Banküberweisung')
  for (const language of OFFERED) {
    await textsOf(language).load('proposal')
    const withoutOnline = await pageAt({}, LANGUAGES[language].prefix)
    expect(withoutOnline).toContain(textsOf(language).in('proposal').accept.intro)
    expect(withoutOnline, language).not.toMatch(/>[^<]*(online|en ligne|онлайн|在线)/i)
  }
})

test('why the price is another one stands beside it before anybody accepts, as text; without a price by hand nothing does', async () => {
  const proposal = await sent({ usd: '300', reason: 'Stammgast & "Freund"' })
  const page = await (await openProposal(proposal.code)).text()
  expect(page).toMatch(/<p class="time">[^<]*300[^<]*<\/p><p dir="auto">Stammgast &amp; &quot;Freund&quot;<\/p>/)
  expect(page.split('Stammgast')).toHaveLength(2)
  const listed = await sent()
  expect(await (await openProposal(listed.code)).text()).toMatch(/<p class="time">[^<]*<\/p><div class="actions/)
})

test('posted twice at once, and once more later, it is one booking', async () => {
  const proposal = await sent()
  const answers = await Promise.all([accept(proposal), accept(proposal), accept(proposal, { name: 'Somebody Else' })])
  answers.push(await accept(proposal))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${leadsTo({ headers })}`)).size).toBe(1)
  expect(await rows('bookings')).toHaveLength(1)
  expect(await rows('rides')).toHaveLength(2)
  expect((await acts(proposal.number)).filter((act) => act === 'accept')).toHaveLength(1)
  // The office reads how it stands, and no longer by which way it went.
  const { text } = await see(`/proposals/${proposal.number}`)
  expect(text).toMatch(/role="status">Accepted by the guest on [^<]+ at \d\d:\d\d</)
  expect(text).not.toContain('role="status">Sent')
})

test('where the answer of the database is lost, it is booked once all the same', async () => {
  const proposal = await sent()
  const { DB, hasLost } = losingDatabase()
  const options = { visitor: null, now: new Date() }
  const acceptance = await acceptProposal({ ...site.env, DB }, proposal.code, 1, ACCEPTED, options)
  expect(hasLost()).toBe(true)
  expect(acceptance).toMatchObject({ outcome: 'booked', isNew: true })
  expect(await rows('bookings')).toHaveLength(1)
})

/** A database in which something else is written right before the batch that books. */
function crossedDatabase(cross: () => Promise<unknown>) {
  let isCrossed = false
  return {
    withSession: (start: 'first-primary') => {
      const session = env.DB.withSession(start)
      return {
        prepare: session.prepare.bind(session),
        getBookmark: session.getBookmark.bind(session),
        batch: async (statements: Parameters<typeof session.batch>[0]) => {
          if (statements.length > 6 && !isCrossed) {
            isCrossed = true
            await cross()
          }
          return session.batch(statements)
        },
      }
    },
  } as unknown as typeof env.DB
}

describe('at the same moment', () => {
  const options = { visitor: null, now: new Date() }

  test('another version that the office saves comes first: nothing is booked', async () => {
    const proposal = await sent()
    const DB = crossedDatabase(() =>
      send(`/proposals/${proposal.number}/edit`, { ...FIELDS, title: 'Neu', seen: String(proposal.step) }),
    )
    const acceptance = await acceptProposal({ ...site.env, DB }, proposal.code, 1, ACCEPTED, options)
    expect(acceptance.outcome).toBe('replaced')
    expect(await rows('bookings')).toHaveLength(0)
    expect(await acts(proposal.number)).toEqual(['save', 'send', 'save'])
  })

  test('a withdrawal comes first: nothing is booked', async () => {
    const proposal = await sent()
    const DB = crossedDatabase(() => send(`/proposals/${proposal.number}/withdraw`, { seen: String(proposal.step) }))
    const acceptance = await acceptProposal({ ...site.env, DB }, proposal.code, 1, ACCEPTED, options)
    expect(acceptance.outcome).toBe('withdrawn')
    expect(await rows('bookings')).toHaveLength(0)
  })

  test('that it is opened on another phone holds up nothing', async () => {
    const proposal = await sent()
    const DB = crossedDatabase(() => openProposal(proposal.code))
    const acceptance = await acceptProposal({ ...site.env, DB }, proposal.code, 1, ACCEPTED, options)
    expect(acceptance).toMatchObject({ outcome: 'booked', isNew: true })
    expect(await acts(proposal.number)).toEqual(['save', 'send', 'see', 'accept'])
  })

  test('an acceptance on another phone counts once, and both see the booking', async () => {
    const proposal = await sent()
    const DB = crossedDatabase(() => accept(proposal))
    const acceptance = await acceptProposal({ ...site.env, DB }, proposal.code, 1, ACCEPTED, options)
    expect(acceptance).toMatchObject({ outcome: 'booked', isNew: false })
    expect(await rows('bookings')).toHaveLength(1)
  })
})

test('an accepted one is saved, sent and withdrawn no more', async () => {
  const proposal = await sent()
  await accept(proposal)
  const { step, number } = (await findProposal(site.env, proposal.number))!
  for (const [path, fields] of [
    ['edit', FIELDS],
    ['send', { way: 'mail' }],
    ['withdraw', {}],
  ] as const) {
    const answer = await send(`/proposals/${number}/${path}`, { ...fields, seen: String(step) })
    expect([path, answer.status]).toEqual([path, 409])
    expect(answer.text).toContain('This proposal is accepted.')
  }
})

describe('it is not accepted', () => {
  const refused = async (answer: Response, words: string) => {
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(words)
    expect(await rows('bookings')).toHaveLength(0)
  }

  test('in an older version: the new one is shown, and has to be accepted itself', async () => {
    const proposal = await sent()
    await send(`/proposals/${proposal.number}/edit`, { ...FIELDS, title: 'Zwölf Tage', seen: '2' })
    // What is not sent yet is not shown.
    const early = await (await accept(proposal)).text()
    expect(early).toContain('Wir arbeiten an einer neuen Fassung')
    expect(early).not.toContain('Zwölf Tage')
    await send(`/proposals/${proposal.number}/send`, { seen: '3', way: 'WhatsApp' })
    const answer = await accept(proposal)
    const page = await answer.clone().text()
    await refused(answer, 'Wir haben dieses Angebot geändert')
    expect(page).toContain('Zwölf Tage')
    expect(page).toContain('name="version" value="2"')
    expect((await accept({ ...proposal, version: 2 })).status).toBe(303)
  })

  test('after its time', async () => {
    const proposal = await sent()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(proposal.validUntil) })
    await refused(await accept(proposal), 'Dieses Angebot ist abgelaufen')
    const page = await (await openProposal(proposal.code)).text()
    expect(page).toContain('Dieses Angebot ist abgelaufen')
    expect(page).not.toContain('/accept"')
    expect(page).toContain('/change"')
    vi.useRealTimers()
  })

  test('when it was withdrawn', async () => {
    const proposal = await sent()
    await send(`/proposals/${proposal.number}/withdraw`, { seen: '2' })
    const answer = await accept(proposal)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('Dieses Angebot wurde zurückgezogen')
    expect(await rows('bookings')).toHaveLength(0)
  })

  test('before it is sent: its link opens nothing', async () => {
    const proposal = await saved()
    expect((await openProposal(proposal.code)).status).toBe(404)
    expect((await accept(proposal)).status).toBe(404)
    expect(await rows('bookings')).toHaveLength(0)
  })

  test('when a pickup is over: that is said before, and asks for another time', async () => {
    const proposal = await sent({ validDate: FIELDS['2-date']!, validTime: '' })
    const first = Date.parse(`${FIELDS['1-date']}T09:30:00+05:30`)
    vi.useFakeTimers({ toFake: ['Date'], now: first + 6 * 3_600_000 })
    const page = await (await openProposal(proposal.code)).text()
    expect(page).toContain('Fahrt 1: Die Abholzeit ist vorbei.')
    expect(page).not.toContain('/accept"')
    await refused(await accept(proposal), 'So kann dieses Angebot nicht gebucht werden')
    vi.useRealTimers()
  })

  test('under terms of a list that the guest has not read', async () => {
    const proposal = await sent()
    await refused(await accept(proposal, { list: '999' }), 'Unsere Bedingungen haben sich geändert')
  })
})

test('without the terms, a name or a real number nothing is booked, and each field says why', async () => {
  const proposal = await sent()
  const answer = await accept(proposal, { terms: '', name: ' ', phone: '12', email: 'x@', '1-flight': 'no flight' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  for (const name of ['terms', 'name', 'phone', 'email', '1-flight']) expect(page).toContain(`id="${name}-problem"`)
  expect(await rows('bookings')).toHaveLength(0)
})

test('a note that is too long is not cut: it is refused with words, and stays as it was typed', async () => {
  const proposal = await sent()
  const page = await (await openProposal(proposal.code)).text()
  const room = Number(/<textarea[^>]*name="1-details"[^>]*maxLength="(\d+)"/i.exec(page)?.[1])
  expect(room).toBeGreaterThanOrEqual(1000)
  const details = `${'word '.repeat(80)}and the last word`
  const answer = await accept(proposal, { '1-details': details })
  expect(answer.status).toBe(422)
  const again = await answer.text()
  expect(again).toContain('id="1-details-problem"')
  expect(again).toContain(details)
})

test('a link that nobody has opens nothing, however it is written', async () => {
  for (const code of ['a', 'x'.repeat(22), "'; drop table proposals; --", '%00', 'a'.repeat(5000)]) {
    expect((await openProposal(encodeURIComponent(code))).status).toBe(404)
    expect((await askChange({ code: encodeURIComponent(code) }, 'x')).status).toBe(404)
  }
})

test('its booking and itself are forgotten after the usual days; that there was one stays', async () => {
  const { erasePersonalData } = await import('#worker/bookings/erasure.ts')
  const proposal = await sent()
  await askChange(proposal, 'Meine Adresse: Hauptstraße 1')
  const other = await sent()
  await accept(other)
  const days = Number(site.env.ERASE_AFTER_DAYS)
  const later = new Date(Date.parse(`${FIELDS['2-date']}T00:00:00Z`) + (days + 2) * DAY_MS)
  await erasePersonalData(site.env, new Date(Date.now() + DAY_MS))
  expect((await findProposal(site.env, proposal.number))!.content).not.toBeNull()
  await erasePersonalData(site.env, later)
  for (const { number, code } of [proposal, other]) {
    const erased = (await findProposal(site.env, number))!
    expect(erased).toMatchObject({ content: null, name: '', email: '', phone: '', title: '' })
    expect((await historyOf(site.env, number)).map(({ detail }) => detail).join('')).toBe('')
    expect((await see(`/proposals/${number}`)).status).toBe(200)
    if (number === proposal.number) expect((await openProposal(code)).status).toBe(404)
  }
  expect(await acts(proposal.number)).toEqual(['save', 'send', 'ask'])
  const kept = await env.DB.prepare('select count(*) as n from proposal_versions where json <> ?').bind('').first('n')
  expect(kept).toBe(0)
})

test('whose booking was cancelled is forgotten with it, however far its rides are ahead', async () => {
  const { erasePersonalData } = await import('#worker/bookings/erasure.ts')
  const day = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
  const proposal = await sent({ '1-date': day(300), '2-date': day(301) })
  const { number } = proposal
  await accept(proposal)
  const [booking] = await rows('bookings')
  await takeStep(site.env, String(booking!.reference), { step: 'cancel' })
  const later = (days: number) => new Date(Date.now() + (Number(site.env.ERASE_AFTER_DAYS) + days) * DAY_MS)
  await erasePersonalData(site.env, later(-2))
  expect((await findProposal(site.env, number))!.name).not.toBe('')
  await erasePersonalData(site.env, later(2))
  expect((await findProposal(site.env, number))!).toMatchObject({ content: null, name: '', email: '', phone: '' })
})

test('what was proposed is only added to', async () => {
  const { number } = await saved()
  for (const change of [
    `update proposal_versions set json = '{}' where proposal_number = ${number}`,
    `delete from proposal_versions where proposal_number = ${number}`,
  ])
    await expect(env.DB.prepare(change).run()).rejects.toThrow('only added to')
})

test('a list that this isolate has not heard of yet, with the terms that the guest has read, is no reason to ask', async () => {
  const proposal = await sent()
  await openProposal(proposal.code)
  const { number } = await publishList(FIRST_PRICE_LIST)
  expect((await accept((await findProposal(site.env, proposal.number))!, { list: String(number) })).status).toBe(303)
  await withoutBookings()
  await forgetPriceLists()
})

test('a post for no proposal makes nobody look for a price list', async () => {
  const askedWith = async (list: string) => {
    const { DB, asked } = countedStatements()
    const posted = posting({ ...ACCEPTED, version: '1', list })
    expect((await testSite({ DB }).get(`/de/proposal/${'A'.repeat(22)}/accept`, posted)).status).toBe(404)
    return asked()
  }
  expect(await askedWith('7')).toBe(await askedWith('0'))
})

// The last one: isolates of other tests know no other list.
test('a tour is proposed to who pays in rupees at the dollar of the list in force, and costs that once it is accepted', async () => {
  const phone = '+94 77 123 4567'
  await publishList(dollarAt(400), { site: site.env })
  try {
    const { code, version, content, number } = await sent({ phone, language: 'en' })
    const total = content!.rides.reduce((sum, { priceLkr, priceUsd }) => sum + (priceLkr ?? priceUsd * 400), 0)
    const page = await (await site.get(`/proposal/${code}`)).text()
    expect(page.replaceAll('\u00a0', ' ')).toContain(`LKR ${grouped(total)}`)
    expect((await see(`/proposals/${number}`)).text.replaceAll('\u00a0', ' ')).toContain(`LKR ${grouped(total)}`)
    // Whoever has read the rupees of another dollar reads these first.
    expect((await accept({ code, version }, { phone, list: '0' })).status).toBe(409)
    expect(await rows('bookings')).toEqual([])
    await accept({ code, version }, { phone, list: '1' })
    const [{ reference }] = (await rows('bookings')) as [{ reference: string }]
    const booked = await (await site.get(`/booking/${reference}`)).text()
    expect(booked.replaceAll('\u00a0', ' ')).toContain(`LKR ${grouped(total)}`)
  } finally {
    await withoutBookings()
    await forgetPriceLists()
  }
})
