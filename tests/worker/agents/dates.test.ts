/** What agents are told where prices depend on the day and the hour. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inDays } from '../bookings/journey-site.ts'
import { listWith, publishList } from '../prices/price-site.ts'
import { ask, connected, type JourneyData } from './client.ts'

const [IN_SEASON, CLOSED, NO_VANS] = [inDays(30), inDays(40), inDays(50)] as [string, string, string]

beforeAll(async () => {
  // The isolate of an earlier file may still sell by its copy of the lists.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const season = { percent: 15, names: { en: 'High season' }, vehicles: null, tours: true }
  await publishList(
    listWith({
      seasons: [{ ...season, from: inDays(28), to: inDays(35) }],
      night: { from: '22:00', until: '05:00', more: { percent: 10 } },
      closed: [
        { from: CLOSED, to: CLOSED, park: null, vehicle: null },
        { from: NO_VANS, to: NO_VANS, park: null, vehicle: 'van' },
      ],
    }),
  )
})

afterAll(() => {
  vi.useRealTimers()
})

const transfer = async (pickup: object = {}) =>
  ask(await connected(), 'quote_transfer', { pickup: 'Colombo', dropoff: 'Kandy', travelers: 2, ...pickup })

test('a transfer has the price of its day and hour, and the reason; without a day that of today, and when it changes', async () => {
  const today = await transfer()
  const [mini] = today.data.vehicles
  expect(today.text).toContain(
    `High season, pickups from ${inDays(28)} to ${inDays(35)}: 15\u00a0% more.\nPickups from 22:00 to 05:00: 10\u00a0% more.`,
  )
  const night = await transfer({ date: IN_SEASON, time: '23:00' })
  expect(night.data.vehicles[0]!.priceLkr).toBe(Math.round((mini!.priceLkr * 11_500 * 11_000) / 1e8))
  expect(night.text).toContain(`The prices of ${IN_SEASON} are: High season, 15\u00a0% more; Night, 10\u00a0% more.`)
})

test('nothing is priced on a closed day, and no class that does not drive then', async () => {
  const closed = await transfer({ date: CLOSED })
  expect(closed).toMatchObject({ isError: true })
  expect(closed.text).toContain('We do not drive on')
  const { data } = await transfer({ date: NO_VANS })
  expect(data.vehicles.map(({ vehicle }) => vehicle)).toEqual(['mini', 'car'])
})

test.each([
  ['one van', 6],
  ['two vans', 12],
])('a party that needs %s is led to no van on a day without vans', async (_, travelers) => {
  const said = await transfer({ date: NO_VANS, travelers })
  expect(said.text).toContain('No vehicle that takes this party drives on that day')
  expect(said.text).not.toMatch(/For this party|two vans/)
  expect(said.data.bookingLink).not.toContain('vehicle')
  expect((await transfer({ date: IN_SEASON, travelers })).text).toMatch(/For this party: Van\.|two vans cost/)
})

test('a tour has the price of its date', async () => {
  const client = await connected()
  const asked = { park: 'Yala national park', pickup: 'Ella', travelers: 2 }
  const [today, season] = [
    await ask(client, 'quote_tour', asked),
    await ask(client, 'quote_tour', { ...asked, date: IN_SEASON }),
  ]
  expect(season.data.totalUsd / today.data.totalUsd).toBeCloseTo(1.15, 2)
  expect(season.data.tourUsd + season.data.transportUsd).toBe(season.data.totalUsd)
})

test('a journey has the prices of its days, and says which of them is closed', async () => {
  const client = await connected()
  const stops = [{ place: 'Colombo' }, { place: 'Kandy', nights: 1 }, { place: 'Ella' }]
  const plan = async (start: string) => {
    const { data, text } = await ask(client, 'quote_journey', { stops, start })
    return { text, data: data as unknown as JourneyData }
  }
  const [plain, season, closed] = [await plan(inDays(10)), await plan(IN_SEASON), await plan(CLOSED)]
  expect(season.data.rides[0]!.prices[0]!.priceLkr).toBe(
    Math.round((plain.data.rides[0]!.prices[0]!.priceLkr * 115) / 100),
  )
  expect(closed.data.warnings.filter(({ ride }) => ride === 0)).toEqual([
    { ride: 0, text: expect.stringContaining('We do not drive on') },
  ])
})

test('the tools say of a date what it is for', async () => {
  const { tools } = await (await connected()).listTools()
  const { inputSchema } = tools.find(({ name }) => name === 'quote_transfer')!
  expect(JSON.stringify(inputSchema)).toContain('the price is that of this day')
})
