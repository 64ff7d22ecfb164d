/** The call for places, and hotels as places of fares. */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { PlaceMatch, Problem, Route, TourQuote, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { paths } from '#domain/paths.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { placesInstead, searchPlaces, slipOf } from '#worker/places/known-places.ts'
import { readToken } from '#worker/quotes/quote-token.ts'
import { connect } from '#client/api-client.ts'
import { read } from '../pages/html.ts'
import { call, ORIGIN, request } from '../site.ts'

async function places(body: unknown): Promise<PlaceMatch[]> {
  const answer = await call('/places', body)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.json()
}

const sureOf = async (text: string) => (await places({ text })).filter(({ sure }) => sure).map(({ name }) => name)

describe('the call for places', () => {
  test('answers up to eight hotels with town, kind and position', async () => {
    const found = await places({ text: 'heritance kandalama' })
    expect(found[0]).toEqual({
      name: 'Heritance Kandalama',
      town: 'Dambulla',
      kind: 'hotel',
      lat: expect.closeTo(7.87, 1),
      lng: expect.closeTo(80.7, 1),
      sure: true,
    })
    expect((await places({ text: 'beach' })).length).toBe(8)
  })

  test('takes a position that decides between houses of one name', async () => {
    const [first] = await places({ text: 'coco bay', near: { lat: 6.01, lng: 80.25 } })
    expect(first!.town).toBe('Unawatuna')
  })

  test('has the place of the gazetteer beside the hotels', async () => {
    const found = await places({ text: 'Sigiriya' })
    expect(found[0]!.kind).toBe('hotel')
    expect(found.at(-1)).toMatchObject({ name: 'Sigiriya', town: 'Matale' })
    expect(found.length).toBeLessThanOrEqual(8)
  })

  test('says where only the town of a house is known', async () => {
    expect((await places({ text: 'ozo colombo' }))[0]).toMatchObject({ name: 'OZO Colombo', atTown: true })
  })

  test.each(['Сигирия', '锡吉里耶', 'Sigirija'])('has it also for %s', async (text) => {
    expect((await places({ text })).at(-1)).toMatchObject({ name: 'Sigiriya', town: 'Matale' })
  })

  test.each([
    ['galle face hotel', 'Galle Face Hotel'],
    ['heritanse kandalama', 'Heritance Kandalama'],
    ['98 acers ella', '98 Acres Resort'],
    ['chaaya citadel', 'Cinnamon Citadel'],
    ['hotel sigiriya', 'Hotel Sigiriya'],
    ['jetwing yala', 'Jetwing Yala'],
  ])('says that %j surely means %s', async (text, name) => {
    expect(await sureOf(text)).toEqual([name])
  })

  test.each([
    'jetwing',
    'hilton garden',
    'sea view',
    'hotel',
    'galle f',
    'Hotel Sigirya Garden Xyz',
    'heritance kandalama annexe',
    'Lighthouse Villa A',
  ])('is sure of no house for %j', async (text) => {
    expect(await sureOf(text)).toEqual([])
  })

  test.each([
    'Kandy hostel',
    'Hostel Ella',
    'hostel negombo',
    'hostel colombo',
    'Mirissa hostel',
    'Galle Face hostel',
    'Jetwing Lighthouse Villa',
    'Ella Retreat Resort',
    // The only house of exactly that name is in Jaffna.
    'Kandy Guest House',
  ])('asks who types %j: no house of another kind is taken for it', async (text) => {
    expect(await sureOf(text)).toEqual([])
  })

  const named = (text: string) => searchPlaces(text, null).map(({ name }) => name)

  test.each([
    ['Green View guest house Hirikatiaya', 'Green View guest house Hiriketiya', 'Hiriketiya'],
    ['Green View Hirikatiaya', 'Green View Hiriketiya', 'Hiriketiya'],
    ['Green View Hirikatiaya, Sri Lanka', 'Green View Hiriketiya', 'Hiriketiya'],
    ['Green View Unawatuan', 'Green View Unawatuna', 'Unawatuna'],
    ['Green View Hikkadua', 'Green View Hikkaduwa', 'Hikkaduwa'],
    ['Sea View Arugan Bay', 'Sea View Arugam Bay', 'Arugam Bay'],
    ['Green View Nuwra Eliya', 'Green View Nuwara Eliya', 'Nuwara Eliya'],
    ['Green View Negomboo', 'Green View Negombo', 'Negombo'],
    ['Green View Trincomalle', 'Green View Trincomalee', 'Trincomalee'],
  ])('offers for %j the houses of %j, and the town last', (typed, spelled, town) => {
    const place = findPlace(town)!.name
    const houses = named(spelled).slice(0, 7)
    expect(named(typed)).toEqual([...houses, place])
    // The guest chooses.
    expect(searchPlaces(typed, null).filter(({ sure }) => sure)).toEqual([])
    expect(slipOf(typed)).toBeNull()
    expect(placesInstead({ pickup: typed, dropoff: '' })[0]).toEqual({ end: 'pickup', name: place, address: typed })
  })

  test('offers the same after a comma, and not the house of that name in Kandy', () => {
    expect(named('Green View, Hirikatiaya')).toEqual(named('Green View Hirikatiaya'))
    expect(searchPlaces('Green View, Hirikatiaya', null).filter(({ sure }) => sure)).toEqual([])
  })

  test.each([
    'Taj Galle',
    'Hilton Kandy',
    'Kandy Hilton',
    // As near to Matara as to Matale.
    'Green View Mataea',
    'Green View Hiripitiya',
    'Green View manager',
    'Lagoon Paradise',
    'Hotel Qwxyzzz',
    // A house's own word, far from Weligama.
    'Green View Weligalla',
    // Surely a house, with its town misspelt.
    'Anantara Kalutra',
    'Villa Benthotagi',
    'Palm Villa Negomboo',
  ])('takes no last word of %j for a slip of a town', (typed) => {
    expect(named(typed).filter((name) => findPlace(name))).toEqual([])
  })

  test.each([
    // In Badulla, and in Ambalantota.
    ['Holiday Weligamo', 'Weligama Holiday Inn', 'Weligama'],
    ['Restaurant Dickwello', 'Dickwella Restaurant', 'Dikwella'],
    ['Green View Benthotage', 'Villa Benthotage', 'Bentota'],
  ])('leaves in the list of %j a house whose own name has that word: %s', (typed, house, town) => {
    expect(named(typed)).toContain(house)
    expect(named(typed).at(-1)).toBe(town)
  })

  test.each([
    // 'Hilton' is no slip of 'Hilltop', and 'Taj Galle' none of 'Tangalle'.
    ['Hilton Kandy', null],
    ['Hilton Galle', null],
    ['Хилтон Канди', null],
    ['Taj Galle', null],
    ['Тадж Галле', null],
    // A town and a kind name no house.
    ['Hotel Colombo', null],
    ['Trinco hotel', null],
    ['Airport hotel', null],
    ['Jetwing Lighthous', 'Jetwing Lighthouse Hotel'],
    ['Anantara Kalutra', 'Anantara Kalutara'],
    ['Mount Lavina', 'Mount Lavinia'],
  ])('what %j means, entered without a list: %s', (text, name) => {
    expect(slipOf(text)).toBe(name)
  })

  test.each([
    ['Jetwing Lighthouse Resort', 'Jetwing Lighthouse Hotel'],
    ['Jetwing Lighthouse', 'Jetwing Lighthouse Hotel'],
    ['Heritance Kandalama Hotel', 'Heritance Kandalama'],
    ['sigiriya hostel', 'Sigiriya Hostel'],
    ['Kandy Monkey Hostels', 'Kandy Monkey Hostel'],
    ['Kandy Monkey', 'Kandy Monkey Hostel'],
    ['Surf Gangs Hostel', 'Surf Gangs Hotel'],
    ['Ella Retreat Guest House', 'Ella Retreat Hotel'],
    ['Mirissa Hills Villa', 'Mirissa Hills'],
    ['Bliss Hotl', 'Bliss Hotel'],
  ])('takes %j for %s, which is of that kind', async (text, name) => {
    expect(await sureOf(text)).toEqual([name])
  })

  test.each([
    ['Джетвинг Лайтхаус', 'Jetwing Lighthouse Hotel'],
    ['Унаватуна Бич Резорт', 'Unawatuna Beach Resort'],
    ['Унаватуна Бич Ризорт', 'Unawatuna Beach Resort'],
    ['Отель Джетвинг Бич', 'Jetwing Beach'],
    ['Хеританс Кандалама', 'Heritance Kandalama'],
    ['Синнамон Гранд Коломбо', 'Cinnamon Grand Colombo'],
    ['Вилла Мирисса Хиллс', 'Mirissa Hills'],
    ['Галле Фейс Отель', 'Galle Face Hotel'],
  ])('reads English words in Cyrillic letters: %s is %s', async (text, name) => {
    expect(await sureOf(text)).toEqual([name])
  })

  test.each([
    ['Хостел Канди', /hostel/i],
    ['Канди гестхаус', /guest house|Kandy House/i],
  ])('for %s has houses of that kind first', async (text, kind) => {
    const [first] = (await places({ text })) as [PlaceMatch]
    expect(`${first.name} ${first.kind}`).toMatch(kind)
    expect(first.town).toBe('Kandy')
  })

  test.each(['Калидо Бич', 'Туника Бич'])('%s is no house', async (text) => {
    expect(await sureOf(text)).toEqual([])
  })

  test.each(['Kandy hostel', 'Hostel Ella', 'hostel weligama', 'Mirissa hostel', 'hostel galle', 'arugam bay hostel'])(
    'has hostels first for %j',
    async (text) => {
      const first = (await places({ text })).slice(0, 3)
      expect(first.filter(({ name, kind }) => kind !== 'hostel' && !/hostel/i.test(name))).toEqual([])
      expect(first).toHaveLength(3)
    },
  )

  test.each(['Hilton Yala Resort', 'Hilton Kandy'])('for %j has no house in another town', async (text) => {
    expect((await places({ text })).filter(({ name }) => name.startsWith('Hilton Colombo'))).toEqual([])
  })

  test('knows nothing of a text without letters', async () => {
    expect(await places({ text: '🙂 !' })).toEqual([])
  })

  test('is in the typed client', async () => {
    const site = connect({
      origin: ORIGIN,
      product: 'serendip',
      fetch: (input, init) => request(new URL(input as string).pathname, init),
    })
    expect((await site.places('aliya resort'))[0]!.name).toBe('Aliya Resort & Spa')
  })

  test.each<[string, unknown, string]>([
    ['no text', {}, 'text'],
    ['an empty text', { text: '  ' }, 'text'],
    ['a number', { text: 7 }, 'text'],
    ['a long text', { text: 'x'.repeat(200) }, 'text'],
    ['a position that is none', { text: 'a', near: { lat: 'north', lng: 1 } }, 'near.lat'],
    ['a position off the globe', { text: 'a', near: { lat: 91, lng: 1 } }, 'near.lat'],
  ])('refuses %s', async (_what, body, field) => {
    const answer = await call('/places', body)
    expect(answer.status).toBe(422)
    expect((await answer.json<Problem>()).fields?.map((each) => each.field)).toEqual([field])
  })

  test('is limited for each visitor', async () => {
    expect(env.SEARCH_RATE).toHaveProperty('limit')
    const headers = { 'cf-connecting-ip': '198.51.100.23' }
    const statuses = new Set<number>()
    for (let i = 0; i < 70 && !statuses.has(429); i++)
      statuses.add((await call('/places', { text: 'a' }, { headers })).status)
    expect([...statuses]).toEqual([200, 429])
  })
})

const HOTEL = 'Heritance Kandalama'

async function route(from: string, to: string): Promise<Route> {
  const answer = await call('/directions', { from, to })
  expect(answer.status).toBe(200)
  return answer.json()
}

describe('a fare to a hotel', () => {
  test('is by the roads to its door', async () => {
    const [toHotel, toTown] = [await route('Colombo', HOTEL), await route('Colombo', 'Dambulla')]
    expect(toHotel).toMatchObject({ source: 'embedded', to: HOTEL })
    expect(toHotel.distanceMeters).toBeGreaterThan(toTown.distanceMeters + 5000)
    expect(toHotel.path.at(-1)).toEqual([expect.closeTo(7.87, 1), expect.closeTo(80.7, 1)])
  })

  test('stands on a page of its own, which names house and town and is for no search engine', async () => {
    const page = await read(`/transfer/taxi-from-Colombo-to-${encodeURIComponent(HOTEL)}`)
    const km = Math.floor((await route('Colombo', HOTEL)).distanceMeters / 1000)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`${km} km`)
    expect(page.text).toContain(`${HOTEL} is in Dambulla`)
    expect(page.meta('robots')).toMatch(/^noindex/)
  })

  test('has one page for all spellings of the name', async () => {
    const answer = await request('/transfer/taxi-from-Colombo-to-chaaya%20citadel', { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/transfer/taxi-from-Colombo-to-Cinnamon%20Citadel')
  })

  test('says that it is to the town where only the town is known', async () => {
    expect((await read('/transfer/taxi-from-Kandy-to-OZO%20Colombo')).text).toContain(
      'The distance is to Colombo; we drive to the door of OZO Colombo',
    )
  })

  test('is shown without a script, on the home page and on a tour', async () => {
    const home = await read(`/?pickup=${encodeURIComponent('galle face')}&dropoff=${encodeURIComponent(HOTEL)}`)
    expect(home.status).toBe(200)
    expect(home.text).toMatch(/USD \d+/)
    const tour = await read(
      `/things-to-do/safari/Minneriya-national-park-safari-pickup-from-${encodeURIComponent(HOTEL)}-drop-off-in-${encodeURIComponent('Jetwing Lake')}-1-traveler-half-day`,
      (address) => request(address),
    )
    expect(tour.status).toBe(200)
    expect(tour.text).toContain(HOTEL)
  })

  test('that a visitor uploads is answered with our own figures, and booked as verified', async () => {
    const own = await route('Colombo', HOTEL)
    const claimed = { distanceKm: 40, durationMinutes: 60 }
    const fare = transferFare({ pickup: 'Colombo', dropoff: HOTEL, ...claimed })
    const answer = await call('/transfer/', {
      urlDataUpload: {
        from: 'Colombo',
        to: HOTEL,
        distance: claimed.distanceKm,
        duration: formatDuration(claimed.durationMinutes),
        url: `taxi-from-Colombo-to-${encodeURIComponent(HOTEL)}`,
        miniPriceLKR: fare.miniprice,
        miniPriceUSD: fare.miniusd,
        carPriceLKR: fare.carprice,
        carPriceUSD: fare.carusd,
        vanPriceLKR: fare.vanprice,
        vanPriceUSD: fare.vanusd,
      },
    })
    const quote = await answer.json<TransferQuote>()
    expect(quote).toMatchObject({
      dropoff: HOTEL,
      distance: Math.floor(own.distanceMeters / 1000),
      source: 'embedded',
      verified: true,
    })
    expect(await readToken(env, quote.token, 'transfer')).toMatchObject({
      ok: true,
      claims: { dropoff: HOTEL, needsReview: false },
    })
  })

  test('cannot be had for another position of the house', async () => {
    const { lat, lng } = findPlace('Negombo')!
    const fare = transferFare({ pickup: 'Colombo', dropoff: HOTEL, distanceKm: 40, durationMinutes: 60 })
    const answer = await call('/transfer/', {
      urlDataUpload: {
        from: 'Colombo',
        to: HOTEL,
        toPoint: { lat, lng },
        distance: 40,
        duration: '1 hour',
        url: `taxi-from-Colombo-to-${encodeURIComponent(HOTEL)}`,
        miniPriceLKR: fare.miniprice,
        miniPriceUSD: fare.miniusd,
        carPriceLKR: fare.carprice,
        carPriceUSD: fare.carusd,
        vanPriceLKR: fare.vanprice,
        vanPriceUSD: fare.vanusd,
      },
    })
    expect(answer.status).toBe(422)
  })
})

async function redirectOf(address: string) {
  const answer = await request(address, { redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}

describe('a form without a script', () => {
  test.each([
    ['/?pickup=Colombo&dropoff=jetwing+lighthous', '/?pickup=Colombo&dropoff=Jetwing%20Lighthouse%20Hotel'],
    ['/?pickup=hikkadwa&dropoff=heritanse%20kandalama', '/?pickup=Hikkaduwa&dropoff=Heritance%20Kandalama'],
    ['/?dropoff=galle%20face%20hotl', '/?dropoff=Galle%20Face%20Hotel'],
  ])('with a slip, %s, leads to the places that are meant', async (typed, meant) => {
    expect(await redirectOf(typed)).toEqual([302, meant])
    expect((await read(meant)).text).toMatch(/USD \d+/)
  })

  test.each([
    '/',
    '/?pickup=Colombo&dropoff=Kandy',
    '/?pickup=cmb&dropoff=kandy',
    '/?pickup=Ella&dropoff=Hotel+Sigirya+Garden+Xyz',
    '/?pickup=Ella&dropoff=6.0328,80.2170',
  ])('%s stays where it is', async (address) => {
    expect((await redirectOf(address))[1]).toBeNull()
  })

  test('of a tour finds a hotel with a slip', async () => {
    const [status, tour] = await redirectOf(
      '/things-to-do/safari/Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day?type=Half+Day&travelers=2&transport=on&pickup=98+acers+ella&dropoff=heritanse+kandalama',
    )
    expect([status, tour]).toEqual([
      302,
      expect.stringMatching(/pickup-from-98-Acres-Resort-drop-off-in-Heritance-Kandalama-.*travelers=2/),
    ])
  })

  test('offers the town in the name of a house that nobody knows, and what else may be meant', async () => {
    const page = await read('/?pickup=Ella&dropoff=Hotel+Sigirya+Garden+Xyz')
    expect(page.text).toContain(
      'We do not know “Hotel Sigirya Garden Xyz”. You may mean: Sigiriya: the same price for your hotel there',
    )
    expect(page.links).toContain('/?pickup=Ella&dropoff=Sigiriya')
    expect(page.text).not.toContain('We do not know “Ella”')
    const transfer = await read('/transfer/taxi-from-Hotel%20Sigirya%20Garden%20Xyz-to-Ella')
    expect(transfer.links).toContain('/transfer/taxi-from-Sigiriya-to-Ella')
    const tour = await read(
      '/things-to-do/safari/Yala-national-park-safari-pickup-from-Villa-Qwxyz-Mirissa-drop-off-in-Ella-1-traveler-half-day',
      (address) => request(address),
    )
    expect(tour.links).toContain(
      '/things-to-do/safari/Yala-national-park-safari-pickup-from-Mirissa-drop-off-in-Ella-1-traveler-half-day',
    )
  })
})

test("a park by its name is its gate, also where a map's point in the middle of the park is sent", async () => {
  const park = 'Yala National Park'
  const answer = await call('/transfer/', { urlDataUpload: uploadTo(park, { lat: 6.45, lng: 81.5 }) })
  expect(answer.status).toBe(200)
  const quote = await answer.json<TransferQuote>()
  expect(quote.distance).toBe(Math.floor((await route('Ella', park)).distanceMeters / 1000))
  const tour = await call('/safari/', {
    urlDataUpload: {
      park,
      pickup: 'Ella',
      dropoff: 'Wilpattu National Park',
      dropoffPoint: { lat: 8.45, lng: 80.0 },
      distance: 400,
      url: 'Yala-safari-pickup-from-Ella-drop-off-in-Wilpattu-National-Park-1-traveler-half-day',
    },
  })
  expect(tour.status).toBe(200)
  expect((await tour.json<TourQuote>()).source).toBe('embedded')
})

function uploadTo(to: string, toPoint: { lat: number; lng: number }) {
  const fare = transferFare({ pickup: 'Ella', dropoff: to, distanceKm: 100, durationMinutes: 150 })
  return {
    from: 'Ella',
    to,
    toPoint,
    distance: 100,
    duration: formatDuration(150),
    url: `taxi-from-Ella-to-${encodeURIComponent(to)}`,
    miniPriceLKR: fare.miniprice,
    miniPriceUSD: fare.miniusd,
    carPriceLKR: fare.carprice,
    carPriceUSD: fare.carusd,
    vanPriceLKR: fare.vanprice,
    vanPriceUSD: fare.vanusd,
  }
}

describe('a place typed in another script', () => {
  test.each([
    ['Канди', '科伦坡'],
    ['Kandi', 'Kolombo'],
  ])('leads from the address of %s and %s to that of the English names', async (pickup, dropoff) => {
    const answer = await request(paths.transfer(transferSlug(pickup, dropoff)), { redirect: 'manual' })
    expect(answer.headers.get('location')).toContain(paths.transfer(transferSlug('Kandy', 'Colombo')))
  })

  test('has its fare on the home page, under its English name', async () => {
    const { html } = await read('/?pickup=Канди&dropoff=科伦坡')
    expect(html).toMatch(/<title>[^<]*Kandy[^<]*Colombo/)
    expect(html).toContain('fare__lead')
  })

  test('has its fare in the calls', async () => {
    const answer = await call('/directions', { from: 'Негомбо', to: '班达拉奈克国际机场' })
    const same = await call('/directions', { from: 'Negombo', to: 'BIA' })
    expect(await answer.json()).toEqual(await same.json())
  })
})
