import { fareOfClasses } from '#domain/fares/fare-of-classes.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forget, recall, remember } from '#client/device/storage.ts'
import { keepInDraft, readDraft } from '#client/booking/form/draft-storage.ts'
import { dropDraft, draftWithContacts } from '#client/booking/form/form-draft.ts'
import { askForHouse } from '#client/booking/form/house.ts'
import { ApiError, type SiteApi } from '#client/api.ts'
import { connect } from '#client/api-client.ts'
import { type BookingRequest, readProgress, setProgress } from '#client/booking/sending/submission-progress.ts'
import { requestPrice, ridesOf, withQuotes } from '#client/booking/booking-quote.ts'
import { lkrPerUsd } from '#domain/fares/money.ts'
import { formatsOf } from '#domain/languages/formats.ts'
import { promises, takePriceListFrom } from '#domain/prices/current-price-list.ts'
import {
  acceptPrice,
  book,
  bookAnother,
  bookOnceMore,
  nextTransferPath,
  resume,
  tryAgain,
} from '#client/booking/sending/submission.ts'
import type { TransferBookingDetails } from '#domain/bookings/request/details.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'

vi.stubGlobal('location', { pathname: '/', search: '' })

// All tests share one tab.
beforeEach(() => forget('unsettled-requests'))

const QUOTE: TransferQuote = {
  pickup: 'Galle',
  dropoff: 'Mirissa',
  url: 'taxi-from-Galle-to-Mirissa',
  distance: 36,
  duration: '55 mins',
  latloc: null,
  longloc: null,
  fromPoint: null,
  source: 'embedded',
  verified: true,
  token: 'first',
  miniprice: 8000,
  carprice: 9000,
  vanprice: 10_000,
  miniusd: 27,
  carusd: 31,
  vanusd: 34,
}

const request = (vehicle: string): BookingRequest => ({
  kind: 'transfer',
  phone: '+44 7911 123456',
  token: null,
  confirmedAt: Date.now(),
  details: {
    pickup: 'Galle',
    dropoff: 'Mirissa',
    distance: 36,
    duration: '55 mins',
    vehicle,
    email: 'ann@example.com',
    phone: '07911 123456',
    phonecountry: 'GB',
    pickupdate: '2027-01-01',
    pickuptime: '05:30',
    flightdetails: '',
  },
})
const MINI = request('Mini Car - LKR 8000 (USD 27)')

const TOUR: BookingRequest = {
  kind: 'tour',
  phone: '+44 7911 123456',
  token: null,
  confirmedAt: Date.now(),
  distance: 200,
  details: {
    park: 'Yala national park',
    pickup: 'Ella',
    dropoff: 'Mirissa',
    type: 'Half Day',
    travelers: 1,
    rates: 222,
    pickupDate: '2027-01-01',
    pickupTime: '05:30',
    phone: '+44 7911 123456',
    email: 'ann@example.com',
    notes: '',
  },
}

const WAY_BACK: TransferQuote = {
  ...QUOTE,
  pickup: 'Mirissa',
  dropoff: 'Galle',
  distance: 38,
  duration: '1 hour',
  token: 'way back',
  miniprice: 8200,
  miniusd: 28,
}

const refusal = (kind: string, status: number, more: object = {}) =>
  new ApiError({ type: `/problems/${kind}`, title: kind, status, ...more })
const RECEIPT = { insertId: 1, reference: 'K7Q2-M4XT-9BHE', paymentUrl: 'https://pay.example.com/' }

/** An API whose booking call answers as told; `sent` has the tokens of the calls. */
function site(bookTransfer: (token: string) => typeof RECEIPT, quote = QUOTE) {
  const sent: string[] = []
  const api = {
    findTransfer: async () => quote,
    bookTransfer: async (token: string) => {
      sent.push(token)
      return bookTransfer(token)
    },
  } as unknown as SiteApi
  return { api, sent }
}

const fail = (error: Error) => () => {
  throw error
}

/** The progress of a page, which must be at this step. */
function progressAt<Step extends string>(page: string, step: Step) {
  const progress = readProgress(page)
  expect(progress?.step).toBe(step)
  return progress as Extract<ReturnType<typeof readProgress>, { step: Step }>
}

test('a price that differs from the one shown is confirmed by the visitor before anything is sent', async () => {
  const { api, sent } = site(() => RECEIPT, { ...QUOTE, miniprice: 8500, miniusd: 29 })
  await book(api, '/dearer', MINI)
  const { quoted } = progressAt('/dearer', 'new-price')
  expect(sent).toEqual([])
  await acceptPrice(api, '/dearer', quoted)
  expect(sent).toEqual(['first'])
  expect(readProgress('/dearer')).toMatchObject({
    step: 'received',
    receipt: RECEIPT,
    request: { details: { vehicle: 'Mini Car - LKR 8500 (USD 29)' } },
  })
})

test('the same holds for a tour, which is booked with the distance and the total of the new quote', async () => {
  const sent: unknown[] = []
  const api = {
    findSafari: async () => ({
      url: '',
      park: 'Yala national park',
      pickup: 'Ella',
      dropoff: 'Mirissa',
      distance: 291,
      source: 'embedded',
      verified: true,
      token: 'tour',
    }),
    bookSafari: async (token: string, details: { rates: number }) => {
      sent.push([token, details.rates])
      return RECEIPT
    },
  } as unknown as SiteApi
  await book(api, '/tour', TOUR)
  const { quoted } = progressAt('/tour', 'new-price')
  expect(sent).toEqual([])
  await acceptPrice(api, '/tour', quoted)
  // 105 for one traveler, and 170 for 291 km.
  expect(sent).toEqual([['tour', 275]])
  expect(progressAt('/tour', 'received').request).toMatchObject({ distance: 291 })
})

test('terms that were not shown are confirmed, too: the next try says that they were read', async () => {
  const sent: unknown[] = []
  const terms = { list: 3, promises: { ...promises(), driverHours: 31 } }
  const api = {
    findTransfer: async () => QUOTE,
    bookTransfer: async (token: string, _: unknown, { termsRead }: { termsRead?: number }) => {
      sent.push([token, termsRead])
      if (termsRead !== 3) throw refusal('quote-stale', 409, { quote: { ...QUOTE, token: 'second' }, terms })
      return RECEIPT
    },
  } as unknown as SiteApi
  await book(api, '/terms', { ...MINI, termsRead: 2 })
  const { quoted, terms: shown } = progressAt('/terms', 'new-price')
  expect(shown).toEqual(terms)
  await acceptPrice(api, '/terms', quoted, shown)
  expect(sent).toEqual([
    ['first', 2],
    ['second', 3],
  ])
  expect(readProgress('/terms')).toMatchObject({ step: 'received' })
})

test('a price that is confirmed where no terms were shown says what was read before', async () => {
  const sent: unknown[] = []
  const api = {
    bookTransfer: async (_: string, __: unknown, { termsRead }: { termsRead?: number }) => {
      sent.push(termsRead)
      return RECEIPT
    },
  } as unknown as SiteApi
  await acceptPrice(api, '/read', { ...MINI, token: 'first', termsRead: 2 })
  expect(sent).toEqual([2])
})

test('a quote that the server does not know is replaced, and the visitor confirms again', async () => {
  const { api } = site(fail(refusal('quote-invalid', 400)))
  await book(api, '/unknown', MINI)
  expect(readProgress('/unknown')).toMatchObject({ step: 'new-price', quoted: { token: 'first' } })
})

test.each([
  ['quote-stale', 409],
  ['quote-invalid', 400],
])('after %s the quote of an unanswered try is not sent again', async (kind, status) => {
  let quote = QUOTE
  const api = {
    findTransfer: async () => quote,
    bookTransfer: async (token: string) => {
      if (token === 'first') throw refused
      return RECEIPT
    },
  } as unknown as SiteApi
  let refused: Error = new TypeError('no network')
  await book(api, '/lost', MINI)
  expect(progressAt('/lost', 'failed').request.token).toBe('first')
  quote = { ...QUOTE, token: 'second', miniprice: 8500, miniusd: 29 }
  refused = refusal(kind, status, { quote })
  await book(api, '/refused', { ...MINI, confirmedAt: MINI.confirmedAt + 60_000 })
  await acceptPrice(api, '/refused', progressAt('/refused', 'new-price').quoted)
  progressAt('/refused', 'received')
  expect(JSON.parse(recall('unsettled-requests') ?? '[]')).toEqual([])
})

test('a quote that somebody else has used is not sent again', async () => {
  const { api, sent } = site(fail(refusal('quote-used', 409)))
  await book(api, '/used', MINI)
  expect(sent).toEqual(['first'])
  const failed = progressAt('/used', 'failed')
  expect(failed.request.token).toBeNull()
  tryAgain('/used', failed.request)
  expect(readProgress('/used')).toEqual({ step: 'form' })
})

test('a quote that an unanswered request has used leads to that booking', async () => {
  const earlier = { ...MINI, token: 'unanswered' }
  const { api } = site(() => RECEIPT)
  let calls = 0
  api.bookTransfer = async (_, details) => {
    calls++
    if (details.flightdetails !== '') throw refusal('quote-used', 409)
    return RECEIPT
  }
  tryAgain('/earlier', earlier)
  await book(api, '/earlier', { ...MINI, details: { ...MINI.details, flightdetails: 'UL 504' } } as BookingRequest)
  expect(calls).toBe(2)
  expect(readProgress('/earlier')).toEqual({ step: 'received', request: earlier, receipt: RECEIPT, earlier: true })
})

test('what the server refuses leads back to the form with the fields it names', async () => {
  const fields = [{ field: 'bookingDetails.email', message: 'No such address' }]
  const { api } = site(fail(refusal('invalid', 422, { fields })))
  await book(api, '/refused', { ...MINI, confirmedAt: MINI.confirmedAt + 60_000 })
  expect(readProgress('/refused')).toEqual({ step: 'form', refused: fields })
})

test.each([
  ['names no field', 422, {}],
  ['has an empty list of fields', 422, { fields: [] }],
  ['is no refusal of fields', 400, { fields: [{ field: 'bookingDetails.email', message: 'No such address' }] }],
])('an answer that %s has no field to show: the booking can be tried again', async (_, status, more) => {
  const { api } = site(fail(refusal('invalid', status, more)))
  await book(api, `/without-field-${status}`, MINI)
  expect(readProgress(`/without-field-${status}`)).toMatchObject({ step: 'failed' })
})

test('a booking that needs another check for robots leads back to the form, with the quote that it may have redeemed', async () => {
  const { api } = site(fail(refusal('robot-check', 403)))
  await book(api, '/robot', { ...MINI, robotCheck: 'too old' })
  expect(readProgress('/robot')).toEqual({ step: 'form', refused: [{ field: 'robot-check', message: '' }] })
  const unanswered = { ...MINI, token: 'unanswered' }
  tryAgain('/robot', unanswered)
  await book(api, '/robot', { ...MINI, robotCheck: 'too old' })
  expect(readProgress('/robot')).toMatchObject({ step: 'form', unsettled: unanswered })
})

test('every try of a booking brings the check for robots of its visitor', async () => {
  const checks: unknown[] = []
  const { api } = site(() => RECEIPT)
  api.bookTransfer = async (_token, _details, options) => {
    checks.push(options?.robotCheck)
    if (checks.length < 2) throw new TypeError('no connection')
    return RECEIPT
  }
  await book(api, '/checked', { ...MINI, robotCheck: 'a person' })
  expect(checks).toEqual(['a person', 'a person'])
})

describe("a partner's link", () => {
  const CODE = 'q8Zr-2_mNf0aVbXc9KdLwE'
  /** The site, and the headers of each booking that reaches it. */
  function reached() {
    const headers: Headers[] = []
    const answer = async (address: string | URL | Request, init?: RequestInit) => {
      if (!String(address).includes('/booking/')) return Response.json([QUOTE])
      headers.push(new Headers(init?.headers))
      return Response.json(RECEIPT)
    }
    return { headers, api: connect({ fetch: answer as typeof fetch, origin: 'https://a.example', product: 'a' }) }
  }
  afterEach(() => forget('partner'))

  test('that brought the visitor is named with the booking', async () => {
    const { api, headers } = reached()
    remember('partner', CODE)
    await book(api, '/partner', MINI)
    progressAt('/partner', 'received')
    expect(headers.map((header) => header.get('x-partner'))).toEqual([CODE])
  })

  test('no text that a header cannot have is taken for a lost connection', async () => {
    const { api, headers } = reached()
    const started = Date.now()
    await book(api, '/no-header', { ...MINI, robotCheck: '日本' })
    progressAt('/no-header', 'failed')
    expect(headers).toEqual([])
    // Nothing is tried again.
    expect(Date.now() - started).toBeLessThan(800)
  })
})

test('what the visitor has booked already is booked once more only when they say so, by the same quote', async () => {
  const asked: unknown[] = []
  const { api, sent } = site(() => RECEIPT)
  const { bookTransfer } = api
  api.bookTransfer = async (token, details, options) => {
    asked.push(options?.askIfBooked)
    if (options?.askIfBooked) throw refusal('already-booked', 409, { alreadyBooked: 'K7Q2…' })
    return bookTransfer(token, details, options)
  }
  await book(api, '/same', MINI)
  const { request: refused, alreadyBooked } = progressAt('/same', 'already-booked')
  expect(alreadyBooked).toBe('K7Q2…')
  expect(sent).toEqual([])
  await bookOnceMore(api, '/same', refused)
  expect(sent).toEqual(['first'])
  expect(asked).toEqual([true, false])
  progressAt('/same', 'received')
})

describe('too many bookings from one address', () => {
  /** Seconds that were waited, and whether the page said so. Time passes at once. */
  const waited: [seconds: number, isSaid: boolean | undefined][] = []
  beforeEach(() => {
    waited.length = 0
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((wake: () => void, ms = 0) => {
      if (ms >= 60_000) waited.push([ms / 1000, progressAt('/crowded', 'processing').waits])
      queueMicrotask(wake)
      return 0
    }) as never)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('are waited for as long as the server says, and told as what they are', async () => {
    let tries = 0
    const { api, sent } = site(() => {
      if (++tries < 3) throw refusal('too-many', 429, { retryAfter: 60 })
      return RECEIPT
    })
    await book(api, '/crowded', MINI)
    expect(sent).toEqual(['first', 'first', 'first'])
    expect(waited).toEqual([
      [67.5, true],
      [67.5, true],
    ])
    expect(readProgress('/crowded')).toMatchObject({ step: 'received', receipt: RECEIPT })
  })

  test('are not waited for until tomorrow, and no outage is shown', async () => {
    const { api, sent } = site(fail(refusal('too-many', 429, { retryAfter: 7200 })))
    await book(api, '/crowded', MINI)
    expect(sent).toHaveLength(1)
    expect(waited).toEqual([])
    expect(progressAt('/crowded', 'failed').crowded).toBe(true)
  })

  test('are given up after three waits', async () => {
    const { api, sent } = site(fail(refusal('too-many', 429, { retryAfter: 60 })))
    await book(api, '/crowded', MINI)
    expect(sent).toHaveLength(4)
    expect(progressAt('/crowded', 'failed').crowded).toBe(true)
  })
})

test('a page sends one booking at a time', async () => {
  const { api, sent } = site(() => RECEIPT)
  await Promise.all([book(api, '/twice', MINI), book(api, '/twice', MINI)])
  expect(sent).toHaveLength(1)
})

test('the request and its token are kept in the tab before they are sent', async () => {
  let kept: unknown
  const { api } = site(() => {
    kept = readProgress('/kept')
    return RECEIPT
  })
  await book(api, '/kept', MINI)
  expect(kept).toEqual({ step: 'processing', request: { ...MINI, token: 'first' } })
})

test('a booking that was left for longer than half an hour is not sent by a reload', async () => {
  const { api, sent } = site(() => RECEIPT)
  setProgress('/left', {
    step: 'processing',
    request: { ...MINI, token: 'first', confirmedAt: Date.now() - 31 * 60_000 },
  })
  await resume(api, '/left')
  expect(sent).toEqual([])
  expect(readProgress('/left')?.step).toBe('failed')

  setProgress('/reloaded', {
    step: 'processing',
    request: { ...MINI, token: 'first', confirmedAt: Date.now() - 60_000 },
  })
  await resume(api, '/reloaded')
  expect(sent).toEqual(['first'])
})

test("a tour's booking that was begun is sent, and answered for, after a reload", async () => {
  const sent: string[] = []
  const api = {
    bookSafari: async (token: string) => {
      sent.push(token)
      return RECEIPT
    },
  } as unknown as SiteApi
  const begun: BookingRequest = { ...TOUR, token: 'begun', confirmedAt: Date.now() }
  setProgress('/begun', { step: 'processing', request: begun, unsettled: begun })
  expect(progressAt('/begun', 'processing').unsettled?.kind).toBe('tour')
  await resume(api, '/begun')
  expect(sent).toEqual(['begun'])
  expect(progressAt('/begun', 'received').request.kind).toBe('tour')
})

const RETURN: BookingRequest = {
  ...MINI,
  kind: 'transfer',
  details: {
    ...(MINI.details as TransferBookingDetails),
    flightdetails: ' Two surfboards ',
    flight: 'ul 504',
    bags: '2',
    childseats: '',
    pickupaddress: 'Room 12',
    returntrip: {
      token: '',
      distance: 38,
      duration: '1 hour',
      pickupdate: '2027-01-04',
      pickuptime: '15:00',
      vehicle: 'Mini Car - LKR 8200 (USD 28)',
      flight: 'UL503',
    },
  },
}

test('a return trip is two rides: the way back has its ends and addresses swapped, and its own flight', () => {
  const [there, back, ...others] = ridesOf(RETURN)
  expect(others).toEqual([])
  expect(there).toEqual({
    kind: 'transfer',
    position: 1,
    pickup: 'Galle',
    dropoff: 'Mirissa',
    distanceKm: 36,
    minutes: 55,
    pickupDate: '2027-01-01',
    pickupTime: '05:30',
    vehicle: 'mini',
    priceLkr: 8000,
    priceUsd: 27,
    // A number of another country reads dollars first.
    inRupees: false,
    lkrPerUsd: lkrPerUsd(),
    flight: 'UL504',
    pickupAddress: 'Room 12',
    dropoffAddress: '',
    guestName: '',
    travelers: null,
    bags: 2,
    childSeats: null,
    ...Object.fromEntries(BULKY_THINGS.map((thing) => [thing, null])),
    details: 'Two surfboards',
  })
  expect(back).toEqual({
    ...there,
    position: 2,
    pickup: 'Mirissa',
    dropoff: 'Galle',
    distanceKm: 38,
    minutes: 60,
    pickupDate: '2027-01-04',
    pickupTime: '15:00',
    priceLkr: 8200,
    priceUsd: 28,
    flight: 'UL503',
    pickupAddress: '',
    dropoffAddress: 'Room 12',
  })
  expect(requestPrice(RETURN, formatsOf('en'))).toBe('USD 55 (LKR 16,200)')
  // The flight of the way there is not that of the way back.
  const { flight: _, ...returntrip } = (RETURN.details as TransferBookingDetails).returntrip!
  const noFlight = { ...RETURN, details: { ...RETURN.details, returntrip } } as BookingRequest
  expect(ridesOf(noFlight).map(({ flight }) => flight)).toEqual(['UL504', ''])
})

test("a tour's request is one ride, at the price of its travelers", () => {
  expect(ridesOf(TOUR)).toMatchObject([
    { kind: 'tour', tourLength: 'half', travelers: 1, distanceKm: 200, priceUsd: 222, details: '' },
  ])
})

test('trying again for the same trip redeems the quote of the unanswered request', async () => {
  const { api, sent } = site(() => RECEIPT)
  tryAgain('/again', { ...MINI, token: 'unanswered' })
  await book(api, '/again', request('Van - LKR 10000 (USD 34)'))
  expect(sent).toEqual(['unanswered'])
})

describe('after all answers were lost', () => {
  const single = {
    ...RETURN,
    token: 'unanswered',
    details: { ...RETURN.details, returntrip: undefined },
  } as BookingRequest

  test('a way back that is ticked then gets a quote of its own beside that of the way there', async () => {
    const { api, sent } = site(() => RECEIPT, WAY_BACK)
    tryAgain('/ticked', single)
    await book(api, '/ticked', RETURN)
    expect(sent).toEqual(['unanswered'])
    expect(progressAt('/ticked', 'received').request).toMatchObject({ details: { returntrip: { token: 'way back' } } })
  })

  test('a way back without a quote fails the try, and the earlier one is what is tried again', async () => {
    const { api, sent } = site(() => RECEIPT)
    api.findTransfer = async () => {
      throw refusal('unavailable', 503)
    }
    tryAgain('/no-quote', single)
    await book(api, '/no-quote', RETURN)
    expect(sent).toEqual([])
    expect(progressAt('/no-quote', 'failed').request).toMatchObject({ token: 'unanswered' })
    expect(progressAt('/no-quote', 'failed').request.details).not.toHaveProperty('returntrip.pickup')
  })

  test('a booking of the way there alone that had arrived is the booking, without the way back', async () => {
    const { api } = site(() => RECEIPT, WAY_BACK)
    const { bookTransfer } = api
    api.bookTransfer = async (token, details, options) => {
      if (details.returntrip) throw refusal('quote-used', 409)
      return bookTransfer(token, details, options)
    }
    tryAgain('/arrived', single)
    await book(api, '/arrived', RETURN)
    expect(progressAt('/arrived', 'received')).toMatchObject({ request: { token: 'unanswered' }, earlier: true })
  })

  test('a way back that is no longer ticked redeems the quote of the way there', async () => {
    const { api, sent } = site(() => RECEIPT)
    tryAgain('/unticked', { ...RETURN, token: 'unanswered' })
    await book(api, '/unticked', { ...single, token: null })
    expect(sent).toEqual(['unanswered'])
  })

  test('another visit to a page finds the earlier try, and each of several tries', async () => {
    const { api, sent } = site(() => RECEIPT)
    const { bookTransfer } = api
    api.bookTransfer = async (token, details, options) => {
      if (details.flightdetails !== 'first') throw refusal('quote-used', 409)
      return bookTransfer(token, details, options)
    }
    const first = { ...MINI, token: 'lost', details: { ...MINI.details, flightdetails: 'first' } } as BookingRequest
    tryAgain('/before', first)
    tryAgain('/before', { ...first, details: { ...first.details, flightdetails: 'second' } } as BookingRequest)
    await book(api, '/visited-later', MINI)
    expect(sent).toEqual(['lost'])
    expect(progressAt('/visited-later', 'received')).toMatchObject({ request: first, earlier: true })
    // Once settled, the quote is spent: the next booking is another one.
    await book(api, '/visited-after', { ...first, token: null })
    expect(sent).toEqual(['lost', 'first'])
  })
})

test('a booking of another trip does not redeem it', async () => {
  const { api, sent } = site(() => RECEIPT)
  tryAgain('/other', { ...MINI, token: 'unanswered', details: { ...MINI.details, dropoff: 'Ella' } } as BookingRequest)
  await book(api, '/other', MINI)
  expect(sent).toEqual(['first'])
})

const received = (confirmedAt: number) =>
  ({ step: 'received', request: { ...MINI, token: 'first', confirmedAt }, receipt: RECEIPT }) as const

test('a reload shows a booking that was received within the last hour, and forgets it after that', () => {
  setProgress('/just-now', received(Date.now() - 59 * 60_000))
  expect(readProgress('/just-now')?.step).toBe('received')
  setProgress('/long-ago', received(Date.now() - 61 * 60_000))
  expect(readProgress('/long-ago')).toBe(null)
})

describe('after a booking', () => {
  const PARTY = {
    guestname: 'Ann Smith',
    passengers: '5',
    bags: '4',
    childseats: '1',
    bicycles: '2',
    dropoffaddress: 'Villa Rose',
    flight: 'UL504',
    vehicle: 'Van - LKR 10000 (USD 34)',
  }
  const BOOKED = { ...MINI, details: { ...MINI.details, ...PARTY } } as BookingRequest

  test('the party, its contacts and its vehicle are kept, and nothing else', async () => {
    dropDraft('tour')
    keepInDraft('transfer', { flight: 'UL504', date: '2027-01-01' })
    await book(site(() => RECEIPT).api, '/party', BOOKED)
    expect(readDraft('transfer')).toEqual({
      phone: '07911 123456',
      country: 'GB',
      email: 'ann@example.com',
      guestname: 'Ann Smith',
      passengers: '5',
      bags: '4',
      childseats: '1',
      ...Object.fromEntries(BULKY_THINGS.map((thing) => [thing.toLowerCase(), ''])),
      bicycles: '2',
      // Proposed, not chosen.
      vehicle: '',
      lastVehicle: '',
    })
    expect(draftWithContacts('tour')).toMatchObject({ email: 'ann@example.com', phone: '07911 123456' })
  })

  test("nothing of a guest is kept behind a house's link, on no form: its next guest is another one", async () => {
    dropDraft('transfer')
    remember('partner', 'a'.repeat(22))
    keepInDraft('tour', { phone: '0771234567', country: 'LK', livesHere: 'yes', travelers: '3' })
    keepInDraft('journey', { email: 'ann@example.com' })
    await book(site(() => RECEIPT).api, '/of-house', BOOKED)
    const another = bookAnother(BOOKED)
    forget('partner')
    // It begins at the house, as its link says.
    expect(another).toBe(`/from/${'a'.repeat(22)}`)
    expect(readDraft('transfer')).toEqual({ undated: 'yes' })
    for (const kind of ['tour', 'journey'] as const) expect(draftWithContacts(kind)).toEqual({})
  })

  test('an answer that is not of a house leaves the one that the tab knows', async () => {
    remember('partner', 'b'.repeat(22))
    const known = () => recall(`house:${'b'.repeat(22)}`)
    const answers = [
      Response.json({ name: 'Lotus House', at: null }),
      Response.json({ title: 'Too many requests' }, { status: 429 }),
      Response.json(null),
    ]
    vi.stubGlobal('fetch', async () => answers.shift()!)
    await askForHouse()
    expect(known()).toContain('Lotus House')
    // Another guest's link, and back to this one: each asks anew.
    const other = async () => {
      remember('partner', 'c'.repeat(22))
      await askForHouse()
      remember('partner', 'b'.repeat(22))
      await askForHouse()
    }
    await other()
    forget('partner')
    expect(recall(`house:${'c'.repeat(22)}`)).toBeNull()
    // Nobody's by now.
    expect(known()).toBeNull()
  })

  test('the next one is begun in this tab alone: of the guest nothing comes back onto the device', async () => {
    const device = new Map<string, string>()
    const localStorage = {
      getItem: (name: string) => device.get(name) ?? null,
      setItem: (name: string, text: string) => device.set(name, text),
      removeItem: (name: string) => device.delete(name),
    }
    vi.stubGlobal('window', { localStorage })
    keepInDraft('transfer', { phone: '07911 123456', email: 'ann@example.com' })
    expect([...device.keys()]).toEqual(['booking-draft:transfer'])
    await book(site(() => RECEIPT).api, '/on-device', BOOKED)
    bookAnother(BOOKED)
    expect([...device]).toEqual([])
    expect(readDraft('transfer')).toMatchObject({ email: 'ann@example.com', undated: 'yes' })
    vi.stubGlobal('window', undefined)
  })

  test.each([
    ['that takes five, whom nothing smaller takes', { passengers: '5' }, ''],
    ['for two', { passengers: '2', bags: '1' }, 'van'],
    ['that is too small for the party', { passengers: '8', vehicle: 'Mini Car - LKR 8000 (USD 27)' }, 'mini'],
  ])('a vehicle %s is proposed again only where its guest chose it', async (_, party, last) => {
    const details = { ...BOOKED.details, ...party }
    await book(site(() => RECEIPT).api, `/vehicle-of-${last}`, { ...BOOKED, details } as BookingRequest)
    expect(readDraft('transfer').lastVehicle).toBe(last)
  })

  test('of a tour the travelers and the transport are kept', async () => {
    const api = {
      findSafari: async () => ({
        park: 'Yala national park',
        pickup: 'Ella',
        dropoff: 'Mirissa',
        distance: 200,
        token: 'tour',
      }),
      bookSafari: async () => RECEIPT,
    } as unknown as SiteApi
    await book(api, '/tour-party', TOUR)
    expect(readDraft('tour')).toMatchObject({ park: 'Yala national park', travelers: '1', transport: 'yes' })
  })

  test('the next one starts where the last ride ends, at the address there, and without a date', () => {
    dropDraft('transfer')
    setProgress('/another', received(Date.now()))
    expect(bookAnother(BOOKED)).toBe('/?pickup=Mirissa')
    expect(recall('typed-address:Mirissa')).toBe('Villa Rose')
    expect(readDraft('transfer')).toMatchObject({ undated: 'yes' })
    // The way back in the history still leads to the receipt.
    expect(readProgress('/another')?.step).toBe('received')
  })

  test('after a return trip that is where it began', () => {
    const returntrip = { ...MINI.details, token: 'back' }
    const both = { ...BOOKED, details: { ...BOOKED.details, returntrip } } as BookingRequest
    expect(bookAnother(both)).toBe('/?pickup=Galle')
  })

  test('after a tour it is the same one, for as many', () => {
    const tour = { ...TOUR, details: { ...TOUR.details, travelers: '3' } } as BookingRequest
    expect(bookAnother(tour)).toBe(
      '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day?travelers=3',
    )
  })

  test('from Colombo it goes to the airport', () => {
    expect(nextTransferPath('Colombo')).toBe(
      '/?pickup=Colombo&dropoff=Colombo%20Bandaranaike%20International%20Airport',
    )
    expect(nextTransferPath('Colombo Bandaranaike International Airport')).toBe(
      '/?pickup=Colombo%20Bandaranaike%20International%20Airport',
    )
  })
})

test('in place of a class that is no longer offered stands the smallest for what one of two vehicles takes', () => {
  const bus = { ...FIRST_PRICE_LIST.vehicles['van']!, seats: 12 }
  takePriceListFrom(() => ({ ...FIRST_PRICE_LIST, vehicles: { ...FIRST_PRICE_LIST.vehicles, bus } }))
  try {
    const quote = { vehicles: 2, stay: null, total: fareOfClasses(['van', 'bus'], () => ({ lkr: 28_800, usd: 100 })) }
    const asked = { kind: 'journey', plan: { travelers: 8 }, details: { vehicle: 'mini', arrangement: 'rides' } }
    expect(withQuotes(asked as never, { quote: quote as never }).details).toMatchObject({ vehicle: 'van' })
  } finally {
    takePriceListFrom(() => FIRST_PRICE_LIST)
  }
})
