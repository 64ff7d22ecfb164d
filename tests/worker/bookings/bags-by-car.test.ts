/** Guests go by train, and a car carries their bags: from the quote to the booking, its page, mail and calendar. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { sixPrices } from '../../six-prices.ts'
import { pricesOf } from '#domain/fares/fare-of-classes.ts'
import { usd } from '#domain/fares/money.ts'
import type { AnsweredJourney } from '#domain/journeys/journey-calls.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { rideWords } from '#worker/lists/office-texts.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { forgetPriceLists, listWith, publishList } from '../prices/price-site.ts'
import { call } from '../site.ts'
import { rows, freshSite } from './booking-site.ts'
import { BAGS_ALONE, inDays, journeyDetails, journeyQuote, TRAIN_DAY, bookedJourney } from './journey-site.ts'

const site = freshSite()
afterEach(forgetPriceLists)

const TRAIN = { from: 'Kandy', to: 'Ella' }

async function quoted(plan: Plan): Promise<AnsweredJourney> {
  const answer = await call('/journey', plan)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

const withoutBags = ({ stops, ...plan }: Plan): Plan => ({
  ...plan,
  stops: stops.map((stop) => ({ ...stop, bagsByCar: undefined })),
})

async function book(plan: Plan, change: object = {}): Promise<string> {
  const quote = await journeyQuote(plan)
  return (await bookedJourney(site, quote, journeyDetails(quote, { bags: '3', ...change }))).reference
}

describe('the quote', () => {
  test('offers it where there is no ride, for what the ride would cost then', async () => {
    const offered = await quoted(withoutBags(TRAIN_DAY))
    expect(offered.rides).toHaveLength(2)
    expect(offered.bagOffers).toMatchObject([{ from: 1, train: TRAIN }])
    const taken = await quoted(TRAIN_DAY)
    expect(taken.bagOffers).toBeUndefined()
    expect(taken.rides.map(({ pickup, dropoff, day }) => [pickup, dropoff, day])).toEqual([
      ['Colombo', 'Kandy', 0],
      ['Kandy', 'Ella', 1],
      ['Ella', 'Galle', 3],
    ])
    const [, ride] = taken.rides
    expect(ride).toMatchObject({ kind: 'transfer', train: TRAIN, from: 1, to: 2 })
    expect(sixPrices(pricesOf(ride!))).toEqual(sixPrices(pricesOf(offered.bagOffers![0]!)))
    expect(taken.total.carusd! - offered.total.carusd!).toBe(offered.bagOffers![0]!.carusd)
    // Nobody is on that road: no advice of a long day or a sight is about it.
    expect(taken.warnings.filter((warning) => warning.ride === 1)).toEqual([])
  })

  test('in a season two vehicles are offered at what they are booked at', async () => {
    const season = { from: inDays(1), to: inDays(60), percent: 15, names: { en: 'Peak' }, vehicles: null, tours: true }
    await publishList(listWith({ seasons: [season] }))
    const group = { ...TRAIN_DAY, travelers: 8, bags: 7, start: inDays(20) }
    const [offer] = (await quoted(withoutBags(group))).bagOffers!
    const taken = await quoted(group)
    expect(taken.vehicles).toBe(2)
    expect(sixPrices(pricesOf(offer!))).toEqual(sixPrices(pricesOf(taken.rides[1]!)))
  })

  test('costs the share of the fare that the owner sets', async () => {
    const before = (await quoted(BAGS_ALONE)).rides[0]!
    const direct = await quoted({ stops: [{ place: 'Kandy' }, { place: 'Ella' }] })
    expect(pricesOf(before)).toEqual(pricesOf(direct.rides[0]!))
    await publishList(listWith({ bagsByCar: { percent: 60 } }))
    const { miniprice, miniusd } = (await quoted(BAGS_ALONE)).rides[0]!
    expect(miniprice).toBe(Math.round(before.miniprice! * 0.6))
    expect(miniusd).toBe(usd(miniprice!))
  })

  test('is no more than a gap where the owner offers none, and where no train goes', async () => {
    const toCoast: Plan = {
      stops: [{ place: 'Colombo' }, { place: 'Kandy', gap: true, bagsByCar: true }, { place: 'Galle' }],
    }
    const { rides, bagOffers } = await quoted(toCoast)
    expect([rides.length, bagOffers]).toEqual([1, undefined])
    await publishList(listWith({ bagsByCar: null }))
    const off = await quoted(TRAIN_DAY)
    expect([off.rides.length, off.bagOffers]).toEqual([2, undefined])
    expect((await quoted(withoutBags(TRAIN_DAY))).bagOffers).toBeUndefined()
    // Without a ride there is nothing to book.
    expect((await call('/journey', BAGS_ALONE)).status).toBe(422)
  })

  test('from a park, or to one, nobody carries bags alone', async () => {
    const { rides } = await quoted({
      stops: [
        { place: 'Kandy' },
        { place: 'Horton Plains national park', gap: true, bagsByCar: true },
        { place: 'Ella' },
      ],
    })
    expect(rides.map(({ kind }) => kind)).toEqual(['tour'])
  })

  test('a car that stays drives them anyway: the price of the stay is the same', async () => {
    const [taken, left] = [await quoted(TRAIN_DAY), await quoted(withoutBags(TRAIN_DAY))]
    expect(pricesOf(taken.stay!)).toEqual(pricesOf(left.stay!))
  })
})

describe('the booking', () => {
  test('has it as a ride of its own, with the bags and without the guests', async () => {
    const reference = await book(TRAIN_DAY, { childseats: '1' })
    const rides = await rows('rides', reference)
    expect(rides.map(({ train }) => train && JSON.parse(String(train)))).toEqual([null, TRAIN, null])
    expect(rides.map(({ travelers, bags, child_seats: seats }) => [travelers, bags, seats])).toEqual([
      [2, 3, 1],
      [null, 3, null],
      [2, 3, 1],
    ])
    const shown = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
    expect(shown.rides.map((ride) => ride.kind === 'transfer' && ride.train)).toEqual([undefined, TRAIN, undefined])
    const listed = await listBookings(site.env, 'coming', new Date())
    expect(
      listed.map(rideWords).filter((words) => words.includes('Bags alone, guests by train Kandy -> Ella')),
    ).toHaveLength(1)
  })

  test('is booked at the owner\u2019s share, and asked about again where that has changed', async () => {
    await publishList(listWith({ bagsByCar: { percent: 60 } }))
    const quote = await journeyQuote(BAGS_ALONE)
    const post = (token: string) =>
      site.post(`/journey/booking/${token}`, { bookingDetails: journeyDetails(quote, { bags: '3' }) })
    const { reference } = await (await post(quote.token)).json<BookingReceipt>()
    expect(await rows('rides', reference)).toMatchObject([
      { price_lkr: quote.rides[0]!.carprice, price_usd: quote.rides[0]!.carusd },
    ])
    const late = await journeyQuote(BAGS_ALONE)
    await publishList(listWith({ bagsByCar: null, earlierQuotes: 'are-asked-again' }), { site: site.env })
    const answer = await post(late.token)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('No car carries bags alone any more')
    await publishList(listWith({}), { site: site.env })
  })

  test('more bags than the car has seats and room for is a caveat, a bag on each seat is none', async () => {
    // A mini car has three seats, and room for two bags.
    const room = { vehicle: 'mini' } as const
    const open = async (bags: number) => {
      const reference = await book({ ...BAGS_ALONE, bags }, { ...room, bags: String(bags) })
      return (await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()).rides[0]!.caveat
    }
    expect(await open(5)).toBeNull()
    expect(await open(6)).toEqual({ code: 'too-full' })
  })

  test('mail and calendar say the train day, where the bags wait, and no hour of a train', async () => {
    const reference = await book(TRAIN_DAY)
    const toGuest = site.mails.find(({ to }) => to === 'ann.customer@example.com')!
    expect(toGuest.text).toContain('Your bags by car: Kandy to Ella')
    expect(toGuest.text).toContain(
      'Your train: Kandy to Ella, with a ticket of your own. The railway says when it leaves.',
    )
    expect(toGuest.text).toContain('Your bags wait: at the railway station of Ella')
    expect(toGuest.text).not.toContain('on your own, by train for example')
    const calendar = (await (await site.get(`/booking/${reference}/calendar.ics`)).text()).replaceAll('\r\n ', '')
    expect(calendar.match(/^SUMMARY:.*/gm)).toEqual([
      'SUMMARY:Taxi from Colombo to Kandy',
      'SUMMARY:Bags by car from Kandy to Ella',
      'SUMMARY:Taxi from Ella to Galle',
    ])
    expect(calendar).toContain('Your train: Kandy to Ella\\, with a ticket of your own.')
    const operator = site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!
    expect(operator.text).toContain('Your bags by car: Kandy to Ella')
  })

  test('no mail names a hotel that a stranger typed, and none says then that bags wait at the station', async () => {
    const quote = await journeyQuote(BAGS_ALONE)
    const details = journeyDetails(quote, { bags: '3' })
    const bookingDetails = { ...details, rides: [{ ...details.rides[0]!, dropoffaddress: 'Buy at cheap.example' }] }
    const { reference } = await bookedJourney(site, quote, bookingDetails)
    const text = () => site.mails.findLast(({ to }) => to === 'ann.customer@example.com')!.text
    expect(text()).not.toContain('cheap.example')
    expect(text()).not.toContain('railway station of Ella')
    expect(text()).toContain('Your bags wait: your dropoff place')
    await takeStep(site.env, reference, { step: 'confirm' })
    const page = await (await site.get(`/booking/${reference}`)).text()
    expect(page).toContain('Buy at cheap.example')
  })

  test('its guest changes the vehicle at its price, and cancels it alone', async () => {
    await publishList(listWith({ bagsByCar: { percent: 50 } }))
    const quote = await journeyQuote(BAGS_ALONE)
    const { changesUrl } = await bookedJourney(site, quote, journeyDetails(quote, { bags: '3' }))
    const page = await (await site.get(new URL(changesUrl!).pathname + new URL(changesUrl!).search)).text()
    expect(page).toContain(`USD ${quote.rides[0]!.vanusd}`)
    const reference = await book(TRAIN_DAY)
    await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
    expect((await rows('rides', reference)).map(({ status }) => status)).toEqual(['new', 'cancelled', 'new'])
  })
})
