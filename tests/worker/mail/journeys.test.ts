/** What is mailed about a journey, and its pages for guest, operator and driver. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { pickupDay } from '#domain/languages/pickup-day.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { rows, testSite, removeBookings, form } from '../bookings/booking-site.ts'
import { GROUP, inDays, journeyDetails, journeyQuote, PLAN, bookedJourney } from '../bookings/journey-site.ts'

const site = testSite({
  PAYMENT_URL: 'https://pay.example.com/card',
  PAYMENT_SECRET: 'a-key-of-the-payment-page-0123456789',
  OPERATOR_OPEN: 'yes',
} as never)
const GUEST = 'ann.customer@example.com'
const NIMAL = parseDriver('Nimal Perera, 077 123 4567, CAB-1234')
beforeEach(async () => {
  site.mails.length = 0
  await removeBookings()
})

async function book(plan: Plan = PLAN, change: object = {}) {
  const quote = await journeyQuote(plan)
  const { reference } = await bookedJourney(site, quote, { ...journeyDetails(quote), ...change })
  return { reference, quote }
}

type Sent = (typeof site.mails)[number]
const toGuest = () => site.mails.filter(({ to }) => to === GUEST)
const calendar = ({ attachments }: Sent) =>
  attachments.map(({ content }) => new TextDecoder().decode(content).replaceAll('\r\n ', ''))

async function taken(name: string, step: Step, by: 'operator' | 'guest' = 'operator') {
  site.mails.length = 0
  await takeStep(site.env, name, step, { by })
  await sweepOutbox(site.env)
  return toGuest()
}

/** In the order in which they stand. */
function inOrder(text: string, parts: readonly string[]): void {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    expect(at, `'${part}' after '${text.slice(Math.max(0, from - 30), from)}'`).toBeGreaterThanOrEqual(0)
    from = at + part.length
  }
}

describe('the mails of a journey', () => {
  test('are one receipt and one notice; the receipt reads like an itinerary, with one calendar file', async () => {
    const { reference, quote } = await book()
    expect(site.mails).toHaveLength(2)
    const [mail] = toGuest()
    expect(mail!.subject).toContain('Round trip from Colombo Bandaranaike International Airport, 4 rides')
    inOrder(mail!.text, [
      `Booking ${reference}`,
      `Day 1: ${pickupDay(inDays(20), ENGLISH_TEXTS)}`,
      '08:00, ride 1: Colombo Bandaranaike International Airport to Sigiriya',
      'By way of Dambulla (1 hour 15 mins)',
      'Flight: UL504',
      `Day 3: ${pickupDay(inDays(22), ENGLISH_TEXTS)}`,
      '08:00, ride 2: Sigiriya to Kandy',
      'Ella to Mirissa',
      'Yala national park safari, half day',
      'Mirissa to Colombo Bandaranaike International Airport',
      'Vehicle: Sedan Car',
      'Travelers: 2',
      'Entry fees: Entry to Yala national park is in the price. Entry to other sights and parks is not in the price.',
      // A tour has a price in dollars alone; of the whole its rupees are said, as in the planner.
      `Price: ${formatUsd(quote.total.carusd!)} (${formatLkr(quote.total.carprice!)}), all inclusive`,
      'Your phone',
    ])
    const [file, ...others] = calendar(mail!)
    expect(others).toEqual([])
    expect(file!.match(/BEGIN:VEVENT/g)).toHaveLength(quote.rides.length)
    // As short for the operator, with what the guest said, and each warning once.
    const operator = site.mails.find(({ to }) => to !== GUEST)!
    inOrder(operator.text, [
      `New booking ${reference}`,
      `Day 1: ${pickupDay(inDays(20), ENGLISH_TEXTS)}`,
      'ride 1: Colombo Bandaranaike International Airport to Sigiriya',
      'By way of Dambulla (1 hour 15 mins)',
      'Flight: UL504',
      'Mirissa to Colombo Bandaranaike International Airport',
      'Travelers: 2',
      `E-mail: ${GUEST}`,
    ])
    expect(operator.text.split('\n').length).toBeLessThan(70)
  })

  test('tell the operator above the days what needs a hand, once for all rides that it is true of', async () => {
    const { reference } = await book()
    await env.DB.prepare('update rides set travelers = 6 where position in (1, 2)').run()
    await taken(reference, { step: 'cancel' }, 'guest')
    const mail = site.mails.find(({ to }) => to !== GUEST)!
    inOrder(mail.text, [`CANCELLED by the guest`, 'Needs a hand: Rides 1 and 2: ', 'Day 1: ', 'Phone: '])
    expect(mail.text.match(/Needs a hand/g)).toHaveLength(1)
  })

  test('tell of one driver for all rides in one mail, and of a cancelled ride which one it is', async () => {
    const { reference } = await book()
    const [confirmed] = await taken(reference, { step: 'confirm' })
    // What is true of several rides stands once.
    expect(confirmed!.text).toContain('Rides 2 and 3: Your driver waits 30 minutes at the pickup free of charge.')
    const [driver, ...others] = await taken(reference, { step: 'driver', driver: NIMAL })
    expect(others).toEqual([])
    expect(driver!.text.match(/Driver: Nimal Perera/g)).toHaveLength(4)
    const [cancelled] = await taken(`${reference}/2`, { step: 'cancel' }, 'guest')
    expect(cancelled!.subject).toContain(`${reference}/2`)
    // Which one it is stands first.
    expect(cancelled!.text).toMatch(
      /^Your ride is cancelled\n\nRide 2 of 4: Taxi from Sigiriya to Kandy, \d+ \w+ \d{4}\n\nThis ride is cancelled\./,
    )
    const notice = site.mails.find(({ to, subject }) => to !== GUEST && subject.startsWith('CANCELLED'))!
    expect(notice.text).toMatch(/^CANCELLED by the guest: booking \S+\/2\n\nRide 2 of 4: Taxi from Sigiriya to Kandy, /)
    expect(cancelled!.html).toMatch(/<\/h1>\s*<p [^>]*>Ride 2 of 4: Taxi from Sigiriya to Kandy, /)
    expect(cancelled!.text).toContain('Taxi from Sigiriya to Kandy')
    const history = await rows('booking_history', reference)
    expect(history.map(({ step, position }) => [step, position])).toEqual([
      ['confirm', 0],
      ['driver', 0],
      ['cancel', 2],
    ])
  })

  test('remind of each ride, and thank once after the last one, also where it had two vehicles', async () => {
    const { reference } = await book(GROUP, { vehicle: 'van' })
    await env.DB.prepare("update bookings set created_at = '2026-01-01T00:00:00.000Z'").run()
    await taken(reference, { step: 'confirm' })
    const kinds = async (kind: string) =>
      (await rows('outbox', reference)).filter((mail) => mail.kind === kind).map(({ position }) => position)
    const rides = await rows('rides', reference)
    for (const { pickup_date: date, pickup_time: time } of rides) {
      await addDueReminders(site.env, new Date(Date.parse(`${date}T${time}:00+05:30`) - 20 * 3_600_000))
    }
    expect((await kinds('reminder')).toSorted()).toEqual([1, 2, 3, 4])
    const last = rides.at(-1)!
    await addDueReminders(site.env, new Date(`${rides[0]!.pickup_date}T23:00:00+05:30`))
    expect(await kinds('thanks')).toEqual([])
    await addDueReminders(
      site.env,
      new Date(Date.parse(`${last.pickup_date}T${last.pickup_time}:00+05:30`) + 24 * 3_600_000),
    )
    expect(await kinds('thanks')).toEqual([3])
  })

  test('ask for no money of a stay while one of its rides waits for another vehicle; once that is confirmed they do', async () => {
    const { reference } = await book(GROUP, { arrangement: 'stay', passengers: '8', vehicle: 'car' })
    const [receipt] = toGuest()
    expect(receipt!.text).toContain('Until we have confirmed it there is nothing to pay online.')
    const answer = await site.get(`/en/serendip/booking/${reference}`)
    expect(await answer.json()).toMatchObject({ paymentUrl: null, depositUsd: null })
    expect(receipt!.text).not.toMatch(/We ask for a deposit|Pay Online/)
    expect(receipt!.text).toMatch(/Once we have confirmed it, we ask for a deposit of USD \d+;/)
    const [confirmed] = await taken(reference, { step: 'confirm' })
    expect(confirmed!.text).toMatch(/We ask for a deposit of USD \d+ online.* If you do not pay it, your booking stays/)
  })

  test('say what is owed of a stay that was cancelled', async () => {
    const { reference } = await book(PLAN, { arrangement: 'stay' })
    const [receipt] = toGuest()
    const fees = (await rows('rides', reference)).map(({ price_usd: usd }) => Math.floor(Number(usd) * 0.2))
    // In both currencies of the price.
    const amounts = (await rows('rides', reference)).map(
      ({ price_usd: usd, price_lkr: lkr }, i) => [fees[i]!, Math.ceil((Number(lkr) * fees[i]!) / Number(usd))] as const,
    )
    const lkr = amounts.reduce((sum, [, rupees]) => sum + rupees, 0)
    const total = fees.reduce((sum, fee) => sum + fee, 0)
    const changesPath = /\/booking\/[^/\s]+\/changes\?key=[0-9a-f]{32}/.exec(receipt!.text)![0]
    // It is less than the percentage of the whole price, and says why.
    const before = await (await site.get(changesPath)).text()
    expect(before).toContain(`I owe USD ${total} (${formatLkr(lkr)})`)
    expect(before.split('For each ride we round down to whole dollars.')).toHaveLength(2)
    const [mail] = await taken(reference, { step: 'cancel' }, 'guest')
    const owed = `USD ${total} (${formatLkr(lkr)}) of the price of what was cancelled is owed`
    expect(mail!.text).toContain(owed)
    // Nobody is sold another ride by this mail.
    expect(mail!.text).not.toContain('discount')
    const operator = site.mails.find(({ to }) => to !== GUEST)!
    expect(operator.text).toContain(`USD ${fees[0]} is owed for ${reference}/1`)
    // So does each page that the guest may look at afterwards.
    const changes = await (await site.get(changesPath)).text()
    for (const [usd, rupees] of amounts)
      expect(changes).toMatch(
        new RegExp(`<dt>Owed</dt><dd [^>]* translate="no">USD ${usd} \\(${formatLkr(rupees)}\\)</dd>`),
      )
    expect(await (await site.get(`/booking/${reference}`)).text()).toContain(owed)
  })
})

test('the page of a journey names below its folded rides what they have in common: that is what is printed', async () => {
  const { reference } = await book()
  const page = await (await site.get(`/booking/${reference}`)).text()
  const printed = page.slice(page.lastIndexOf('</details>'))
  inOrder(printed, ['>Vehicle<', 'Sedan Car', '>Name on the sign<', '>Travelers<', '>2<'])
})

describe("the guest's page of changes", () => {
  const pathOf = (mail: Sent) => /\/booking\/[^/\s]+\/changes\?key=[0-9a-f]{32}/.exec(mail.text)![0]
  const post = (path: string, fields: Record<string, string>) => site.get(path, form(fields))

  test('cancels all rides at once, as far as a guest may', async () => {
    const { reference } = await book()
    const path = pathOf(toGuest()[0]!)
    const page = await (await site.get(path)).text()
    expect(page).toContain('Cancel the whole booking')
    expect(page).not.toContain('round down')
    await env.DB.prepare('update rides set pickup_date = ? where position = 1').bind(inDays(-1)).run()
    expect(await (await site.get(path)).text()).toContain('Cancel 3 rides')
    const answer = await post(path, { step: 'cancel-all', sure: 'yes' })
    expect(answer.headers.get('location')).toContain('done=cancel-all')
    expect((await rows('rides', reference)).map(({ status }) => status)).toEqual([
      'new',
      'cancelled',
      'cancelled',
      'cancelled',
    ])
    // Nothing is left that a guest may cancel alone.
    expect((await post(path, { step: 'cancel-all', sure: 'yes' })).status).toBe(409)
  })

  test('counts the rides of two vehicles as its title does; the booking says in one sum what goes back of all of them', async () => {
    const stops = [
      { place: 'Colombo' },
      { place: 'Kandy', nights: 1 },
      { place: 'Ella', nights: 1 },
      { place: 'Galle' },
    ]
    const { reference } = await book({ ...GROUP, stops })
    const [first] = await rows('rides', reference)
    const rides = await rows('rides', reference)
    const drives = rides.length / 2
    const path = pathOf(toGuest()[0]!)
    const page = await (await site.get(path)).text()
    expect(page).toContain(`${drives} rides, 2 vehicles</h1>`)
    expect(page).toMatch(new RegExp(`<strong>${drives} rides: USD`))
    expect(page).toContain(`Cancel ${drives} rides<`)
    expect(page).not.toContain(`${rides.length} rides`)
    const paid = rides.reduce((sum, { price_usd: usd }) => sum + Number(usd), 0)
    await takeStep(site.env, reference, { step: 'paid', usd: paid })
    // One vehicle of the first drive less is no ride less.
    await taken(`${reference}/${Number(first!.position)}`, { step: 'cancel' }, 'guest')
    expect(await (await site.get(path)).text()).toContain(`Cancel ${drives} rides<`)
    await post(path, { step: 'cancel-all', sure: 'yes' })
    const shown = await (await site.get(`/booking/${reference}`)).text()
    expect(shown).toMatch(new RegExp(`<strong>USD ${paid.toLocaleString('en')} was paid: all of it is paid back`))
  })

  test('says that nothing is left once all rides are cancelled, and offers no change of any of them', async () => {
    const { reference } = await book()
    const path = pathOf(toGuest()[0]!)
    const folds = (page: string) => page.split('Change or cancel this ride').length - 1
    expect(folds(await (await site.get(path)).text())).toBe(4)
    const answer = await post(path, { step: 'cancel-all', sure: 'yes' })
    const page = await (await site.get(answer.headers.get('location')!)).text()
    expect(page).toContain('All your rides are cancelled. You get a mail about it.')
    expect([folds(page), page.split('>Change it<').length - 1]).toEqual([0, 0])
    expect(page.split('This booking is cancelled. ')).toHaveLength(2)
    expect((await rows('rides', reference)).every(({ status }) => status === 'cancelled')).toBe(true)
  })

  test('offers no change of the one ride that is cancelled', async () => {
    await book()
    const path = pathOf(toGuest()[0]!)
    const version = /name="version" value="(\d+)"/.exec(await (await site.get(path)).text())![1]!
    await post(path, { step: 'cancel', sure: 'yes', ride: '2', version })
    const page = await (await site.get(path)).text()
    expect(page.split('Change or cancel this ride')).toHaveLength(4)
    expect(page).not.toContain('This booking is cancelled')
  })

  test('says what a cancelled stay costs, and offers no other vehicle for one ride of it', async () => {
    await book(PLAN, { arrangement: 'stay' })
    const page = await (await site.get(pathOf(toGuest()[0]!))).text()
    expect(page).toMatch(/>Cancel 4 rides for USD \d+ \(LKR [\d,]+\)</)
    expect(page).toMatch(/If you cancel now, that costs USD \d+ \(LKR [\d,]+\)/)
    expect(page).not.toContain('name="instead"')
  })
})

test('the day sheet shows what follows each ride, and the page of a ride the whole journey', async () => {
  const { reference } = await book()
  await takeStep(site.env, `${reference}/3`, { step: 'cancel' })
  const { DayPage } = await import('#worker/office/desk/day-pages.tsx')
  const { RidePage } = await import('#worker/office/desk/ride-page.tsx')
  const { bookingWithHistory, listBookings, ridesAfter } = await import('#worker/lists/booking-list.ts')
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { createElement } = await import('react')
  const date = inDays(20)
  const [bookings, after] = await Promise.all([listBookings(env, { day: date }), ridesAfter(env, date)])
  const sheet = renderToStaticMarkup(
    createElement(DayPage, { date, today: date, bookings, hindered: new Set<string>(), after, now: new Date() }),
  )
  inOrder(sheet, ['by way of Dambulla', `then ${showDate(inDays(22))}, 08:00`, 'Sigiriya', 'Mirissa'])
  expect(sheet).not.toContain('Ella')
  const ride = (await bookingWithHistory(env, `${reference}/2`))!
  const page = renderToStaticMarkup(createElement(RidePage, { ...ride, alarms: [], now: new Date() }))
  inOrder(page, ['All rides of this booking', 'by way of Dambulla', '<strong>Sigiriya', 'Ella'])
})
