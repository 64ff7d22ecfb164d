/** Sends the calls of the API. Loaded with the first of them. */
import {
  LIST_HEADER,
  PARTNER_HEADER,
  ROBOT_CHECK_HEADER,
  SEEN_HEADER,
  TERMS_HEADER,
  VISIT_HEADER,
} from '#domain/call-headers.ts'
import type { hc, InferRequestType, InferResponseType } from 'hono/client'
import { withSeen } from '#domain/d1-bookmarks.ts'
import type { Problem, Rate } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { tourSlug, transferSlug } from '#domain/quotes/slugs.ts'
import type { Api } from '#worker/api.ts'
import { type ApiConnection, ApiError, type BookingOptions, type CallOptions, type SiteApi, timeLimit } from './api.ts'
import { noteServerTime } from './device/clock.ts'
import { lazyCode } from './lazy-code.ts'
import { visitText } from '#client/insight/visit.ts'
import { pageListNumber } from './prices/page-prices.ts'

/** Milliseconds. */
const LOOKUP_PATIENCE = 10_000
/** Longer, because a booking without an answer leaves the visitor in doubt. */
const BOOKING_PATIENCE = 30_000

/** Proxies and captive portals answer something else. */
function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'title' in value && 'type' in value
}

/** Few pages are older than the price list. */
const otherPricesCode = lazyCode(() => import('./prices/other-prices.ts'))

/** What a page computes of an answer, it computes by the price list of the answer. */
async function takePrices(response: Response, { fetch, origin }: Pick<ApiConnection, 'fetch' | 'origin'>) {
  const number = response.headers.get(LIST_HEADER)
  // Proxies and captive portals name none.
  if (number === null || Number(number) === pageListNumber()) return
  await (await otherPricesCode())?.takeOtherPrices(fetch, origin, Number(number))
}

async function read<T>(answer: Promise<Response>, connection: Pick<ApiConnection, 'fetch' | 'origin'>): Promise<T> {
  const response = await answer
  noteServerTime(response)
  await takePrices(response, connection)
  if (response.ok) {
    const [seen, found] = [response.headers.get(SEEN_HEADER), (await response.json()) as T]
    return seen === null ? found : { ...found, seen }
  }
  const body: unknown = await response.json().catch(() => null)
  throw new ApiError(
    isProblem(body)
      ? body
      : { type: 'about:blank', title: response.statusText || 'Something went wrong', status: response.status },
  )
}

/**
 * A value that no header can have makes `fetch` fail like a lost connection: it is refused here.
 * @throws ApiError
 */
function headersOf(values: Readonly<Record<string, string>>): Headers {
  try {
    return new Headers(values)
  } catch {
    throw new ApiError({ type: 'about:blank', title: 'This request cannot be sent', status: 400 })
  }
}

/** The calls as the Worker types them. To send them, Hono's own client would weigh 2 kB on every page (gzip). */
type Calls = ReturnType<typeof hc<Api>>['en'][':product']
type BodyOf<Call> = InferRequestType<Call> extends { json: infer Json } ? Json : undefined

export function connect({ fetch, origin, product, language, positionOf = () => null }: ApiConnection): SiteApi {
  const addressOf = (path: string) => `${origin}/en/${product}/${path}`

  const post = async <Call>(path: string, body: BodyOf<Call>, signal: AbortSignal, headers?: Record<string, string>) =>
    read<InferResponseType<Call, 200>>(
      fetch(addressOf(path), {
        method: 'POST',
        headers: headersOf({ 'content-type': 'application/json', ...headers }),
        body: JSON.stringify(body),
        signal,
      }),
      { fetch, origin },
    )
  const lookUp = <Call>(path: string, body: BodyOf<Call>, { signal }: CallOptions = {}) =>
    post<Call>(path, body, timeLimit(LOOKUP_PATIENCE, signal))
  const book = <Call>(
    path: string,
    token: string,
    details: BodyOf<Call>,
    { signal, robotCheck, partner, termsRead, ...beside }: BookingOptions = {},
  ) => {
    const visit = visitText()
    const body = { ...(details as object), ...beside, language } as BodyOf<Call>
    return post<Call>(`${path}/${encodeURIComponent(token)}`, body, timeLimit(BOOKING_PATIENCE, signal), {
      ...(visit && { [VISIT_HEADER]: visit }),
      ...(robotCheck && { [ROBOT_CHECK_HEADER]: robotCheck }),
      ...(partner && { [PARTNER_HEADER]: partner }),
      ...(termsRead === undefined ? {} : { [TERMS_HEADER]: String(termsRead) }),
    })
  }

  return {
    async findTransfer(pickup, dropoff, options) {
      const urlData = {
        url: transferSlug(pickup, dropoff),
        fromPoint: positionOf(pickup),
        toPoint: positionOf(dropoff),
        ...options?.at,
      }
      const [record] = await lookUp<Calls['transfer']['query']['$post']>('transfer/query', { urlData }, options)
      return record ?? null
    },
    saveTransfer: (urlDataUpload, options) =>
      lookUp<Calls['transfer']['$post']>('transfer/', { urlDataUpload }, options),
    // The server answers with ready-made JSON, which has no type.
    listRates: async (options) =>
      (await lookUp<Calls['transfer']['all']['$post']>('transfer/all', undefined, options)) as unknown as Rate[],
    places: (text, near, options) => lookUp<Calls['places']['$post']>('places', { text, near }, options),
    async directions(request, options) {
      try {
        return await lookUp<Calls['directions']['$post']>('directions', request, options)
      } catch (error) {
        if (error instanceof ApiError && error.problem.type.endsWith('/unreachable')) return null
        throw error
      }
    },
    safariOffers: (park, options) =>
      lookUp<Calls['safari']['query']['all']['$post']>('safari/query/all', { linkUrl: { park } }, options),
    async findSafari(route, options) {
      const { pickup, dropoff } = route
      const urlData = {
        url: tourSlug({ tourLength: 'half', ...route }),
        pickupPoint: positionOf(pickup),
        dropoffPoint: positionOf(dropoff),
        ...options?.at,
      }
      const [record] = await lookUp<Calls['safari']['query']['$post']>('safari/query', { urlData }, options)
      return record ?? null
    },
    saveSafari: (urlDataUpload, options) => lookUp<Calls['safari']['$post']>('safari/', { urlDataUpload }, options),
    journey: (plan, { pickups, ...options } = {}) =>
      lookUp<Calls['journey']['$post']>('journey', { ...plan, pickups: pickups && [...pickups] }, options),
    bookTransfer: (token, bookingDetails, options) =>
      book<Calls['transfer']['booking'][':token']['$post']>('transfer/booking', token, { bookingDetails }, options),
    bookJourney: (token, bookingDetails, options) =>
      book<Calls['journey']['booking'][':token']['$post']>('journey/booking', token, { bookingDetails }, options),
    bookSafari: (token, bookFormDetails, options) =>
      book<Calls['safari']['booking'][':token']['$post']>('safari/booking', token, { bookFormDetails }, options),
    async booking(reference, { signal, seen } = {}) {
      const address = withSeen(addressOf(`booking/${encodeURIComponent(reference)}`), seen)
      try {
        return await read(fetch(address, { signal: timeLimit(LOOKUP_PATIENCE, signal) }), { fetch, origin })
      } catch (error) {
        if (error instanceof ApiError && error.problem.status === 404) return null
        throw error
      }
    },
  }
}
