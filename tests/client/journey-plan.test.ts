/** What a visitor does with a plan, and the price that its address remembers. */
import { MAX_STOPS_ON_THE_WAY } from '#domain/fares/stops-and-waiting.ts'
import { describe, expect, test } from 'vitest'
import {
  addOnTheWay,
  addStop,
  changeOnTheWay,
  changeStop,
  isRoundTrip,
  keyStops,
  moveStop,
  newStopIndex,
  removeStop,
  reorder,
  reverse,
  toggleRoundTrip,
} from '#client/pages/journey/plan-editing.ts'
import { parseSeenPrice, withSeenPrice } from '#client/pages/journey/seen-price.ts'
import { type Plan, MAX_STOPS, parsePlan, planAddress } from '#domain/journeys/plan.ts'

const plan: Plan = {
  stops: [
    { place: 'Negombo', via: [{ place: 'Pinnawala', minutes: 60 }] },
    { place: 'Kandy', nights: 2, gap: true },
    { place: 'Ella', nights: 1 },
    { place: 'Mirissa' },
  ],
  start: '2027-02-02',
}
const places = ({ stops }: Plan) => stops.map(({ place }) => place)

describe('the stops of a plan', () => {
  test('are added, taken away and moved, and the rest of the plan stays', () => {
    expect(places(addStop(plan, 1, 'Sigiriya'))).toEqual(['Negombo', 'Sigiriya', 'Kandy', 'Ella', 'Mirissa'])
    expect(places(removeStop(plan, 1))).toEqual(['Negombo', 'Ella', 'Mirissa'])
    expect(places(moveStop(plan, 0, 3))).toEqual(['Kandy', 'Ella', 'Mirissa', 'Negombo'])
    expect(moveStop(plan, 3, 0)).toMatchObject({ start: '2027-02-02', stops: [{ place: 'Mirissa' }, {}, {}, {}] })
  })

  test('are added before the airport at which the journey ends, and behind any other place', () => {
    const home = 'Colombo Bandaranaike International Airport'
    const added = (...stops: string[]) => {
      const before = { stops: stops.map((place) => ({ place })) }
      return places(addStop(before, newStopIndex(before), 'Yala National Park'))
    }
    expect(added(home, 'Kandy', home)).toEqual([home, 'Kandy', 'Yala National Park', home])
    expect(added('Kandy', home)).toEqual(['Kandy', 'Yala National Park', home])
    expect(added(home)).toEqual([home, 'Yala National Park'])
    expect(added(home, 'Kandy')).toEqual([home, 'Kandy', 'Yala National Park'])
  })

  test('are not moved beyond the ends, and are no more than a call takes', () => {
    expect(moveStop(plan, 0, -1)).toBe(plan)
    expect(moveStop(plan, 0, 4)).toBe(plan)
    const full = { stops: Array.from({ length: MAX_STOPS }, (_, i) => ({ place: `Place ${i}` })) }
    expect(addStop(full, 0, 'Kandy')).toBe(full)
  })

  test('lose what lay on a way that no longer exists, and keep what still does', () => {
    // Kandy to Ella stays a gap; Negombo no longer leads to Kandy.
    const moved = reorder(plan, [1, 2, 0, 3])
    expect(moved.stops).toEqual([
      { place: 'Kandy', nights: 2, gap: true },
      { place: 'Ella', nights: 1 },
      { place: 'Negombo' },
      { place: 'Mirissa' },
    ])
  })

  test('are the other way round with their stops on the way and gaps, and twice round is the same', () => {
    const back = reverse(plan)
    expect(back.stops).toEqual([
      { place: 'Mirissa' },
      { place: 'Ella', nights: 1, gap: true },
      { place: 'Kandy', nights: 2, via: [{ place: 'Pinnawala', minutes: 60 }] },
      { place: 'Negombo' },
    ])
    expect(reverse(back)).toEqual(plan)
  })

  test('lead back to the start, and no longer', () => {
    const round = toggleRoundTrip(plan)
    expect(places(round)).toEqual([...places(plan), 'Negombo'])
    expect(isRoundTrip(round)).toBe(true)
    expect(places(toggleRoundTrip(round))).toEqual(places(plan))
  })
})

describe('stops on the way', () => {
  test('are added up to the number that a ride takes', () => {
    let full = plan
    for (const place of ['Habarana', 'Dambulla', 'Matale', 'Peradeniya', 'Hatton'])
      full = addOnTheWay(full, 2, place, 30)
    expect(full.stops[2]!.via).toHaveLength(MAX_STOPS_ON_THE_WAY)
  })

  test('change, and leave nothing behind when the last one goes', () => {
    expect(changeOnTheWay(plan, 0, 0, { minutes: 90 }).stops[0]!.via).toEqual([{ place: 'Pinnawala', minutes: 90 }])
    expect(changeOnTheWay(plan, 0, 0, null).stops[0]).toEqual({ place: 'Negombo' })
    expect(changeStop(plan, 1, { gap: undefined }).stops[1]).toEqual({ place: 'Kandy', nights: 2 })
  })
})

describe('the keys of stops', () => {
  const keyed = keyStops(null, plan.stops)

  test('go with a stop that moves', () => {
    const moved = keyStops(keyed, moveStop(plan, 0, 2).stops)
    expect(moved.keys).toEqual([1, 2, 0, 3].map((i) => keyed.keys[i]))
  })

  test('stay with the field in which another place was chosen', () => {
    expect(keyStops(keyed, changeStop(plan, 1, { place: 'Matale' }).stops).keys).toEqual(keyed.keys)
  })

  test('are new for a new stop, also for the second visit to a place', () => {
    const round = keyStops(keyed, toggleRoundTrip(plan).stops)
    expect(round.keys.slice(0, 4)).toEqual(keyed.keys)
    expect(new Set(round.keys).size).toBe(5)
  })
})

describe('the price in an address', () => {
  const total = { miniprice: 1, carprice: 1, vanprice: 1, miniusd: 412, carusd: 430, vanusd: 520 }
  const address = withSeenPrice(planAddress(plan), total, '2026-11-22')
  const query = new URL(address, 'https://site.test').searchParams

  test('is read back, and does not touch the plan', () => {
    expect(parseSeenPrice(query, planAddress(plan))).toEqual({
      date: '2026-11-22',
      usd: { mini: 412, car: 430, van: 520 },
    })
    expect(parsePlan(query)).toEqual(plan)
  })

  test.each(['', '2026-11-22', '2026-02-30.1.2.3', '2026-11-22.1.2', '2026-11-22.1.2.<b>', '2026-11-22.9999999.1.1'])(
    'is ignored where it says %j',
    (text) => {
      expect(parseSeenPrice(new URLSearchParams({ seen: text }), planAddress(plan))).toBeNull()
    },
  )

  test('is not said of a link that lost a character, anywhere, or got another plan', () => {
    const read = (link: string) => {
      const { searchParams } = new URL(link, 'https://site.test')
      return parseSeenPrice(searchParams, planAddress(parsePlan(searchParams)))
    }
    expect(read(address)).not.toBeNull()
    const start = address.indexOf('?') + 1
    for (let at = start; at < address.length; at++) {
      const cut = read(address.slice(0, at) + address.slice(at + 1))
      // What is left may still be the same plan, such as without an '=' that is not needed.
      if (cut)
        expect(
          parsePlan(new URL(address.slice(0, at) + address.slice(at + 1), 'https://site.test').searchParams),
        ).toEqual(plan)
      expect(read(address.slice(0, at)), address.slice(0, at)).toBeNull()
    }
    expect(read(address.replace('.520.', '.52.'))).toBeNull()
    expect(read(address.replace(/\.[^.]+$/, ''))).toBeNull()
    expect(read(`${address}.`)).not.toBeNull()
    expect(read(`${address}x`)).toBeNull()
  })
})

test('bags that go by car stay on their way: the other way round too, and not once another stop comes between', () => {
  const byCar: Plan = { stops: [{ place: 'Kandy', gap: true, bagsByCar: true }, { place: 'Ella' }, { place: 'Galle' }] }
  expect(reverse(byCar).stops).toEqual([
    { place: 'Galle' },
    { place: 'Ella', gap: true, bagsByCar: true },
    { place: 'Kandy' },
  ])
  expect(reorder(byCar, [0, 2, 1]).stops).toEqual([{ place: 'Kandy' }, { place: 'Galle' }, { place: 'Ella' }])
})
