/** The description of the calls (OpenAPI 3.1), made of the schemas that check them. docs/api.md tells the same in words. */
import { PARTNER_HEADER, ROBOT_CHECK_HEADER, TERMS_HEADER } from '#domain/call-headers.ts'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { TourBookingSchema, TransferBookingSchema, JourneyBookingSchema } from '#domain/bookings/request/details.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { JourneySchema } from '#domain/journeys/journey-calls.ts'
import {
  DirectionsSchema,
  PlacesSchema,
  SafariOffersSchema,
  SafariQuerySchema,
  SafariUploadSchema,
  TransferQuerySchema,
  TransferUploadSchema,
} from '#domain/quotes/quote-calls-and-lifetime.ts'
import { transferSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { VEHICLE_NAMES } from '#domain/prices/price-list.ts'
import * as answers from './answers.ts'

interface Call {
  readonly method: 'get' | 'post'
  /** After `/en/{product}`. */
  readonly path: string
  readonly id: string
  readonly summary: string
  readonly request?: v.GenericSchema
  /** What its fields hold that no form tells, by name. */
  readonly fields?: Readonly<Record<string, string>>
  /** What may stand in its query, in words. */
  readonly query?: Readonly<Record<string, string>>
  /** Name of its schema; `text` for a word. */
  readonly answer: keyof typeof answers | 'text'
  readonly isList?: true
  /** Statuses of problems beside 422, 413, 415 and 429. */
  readonly problems?: readonly number[]
  /** What each header of its own means, which none needs. */
  readonly headers?: Readonly<Record<string, string>>
}

const BOOKING_PROBLEMS = [400, 403, 409, 503] as const
const BOOKING_HEADERS = {
  [PARTNER_HEADER]:
    "The code at the end of a partner's link, where a guest came by one: the booking is noted for this partner, at the same price. A code that is nobody's, or no longer, is passed over.",
  [TERMS_HEADER]:
    'The number of the price list whose terms the guest has read. Where others count, the answer has them, and nothing is booked.',
  [ROBOT_CHECK_HEADER]: 'The proof of Cloudflare Turnstile that a person books, where the site asks for one.',
}

/** Nobody would guess these forms. */
const TRANSFER_URL = { url: `Such as '${transferSlug('Kandy', 'Nuwara Eliya')}': names are percent-encoded.` }
const TOUR_URL = {
  url: `Such as '${tourSlug({ park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle', tourLength: 'half' })}'. Without transport the park is pickup and dropoff.`,
}
const AS_QUOTED = { distance: 'As the quote has it.', duration: 'As the quote has it.' }

export const CALLS: readonly Call[] = [
  {
    method: 'post',
    path: '/places',
    id: 'findPlaces',
    summary: 'Up to eight places that a text may mean, hotels first of all.',
    request: PlacesSchema,
    answer: 'place',
    isList: true,
  },
  {
    method: 'post',
    path: '/directions',
    id: 'directions',
    summary: 'The way by road from one place to another.',
    request: DirectionsSchema,
    answer: 'route',
    problems: [404, 503],
  },
  {
    method: 'post',
    path: '/transfer/query',
    id: 'quoteTransfer',
    summary:
      'A signed quote of a transfer, also by way of stops. An empty list for a pair that nobody has saved: compute it by `directions`, upload it, and the answer is its quote.',
    request: TransferQuerySchema,
    fields: TRANSFER_URL,
    answer: 'transferQuote',
    isList: true,
    problems: [503],
  },
  {
    method: 'post',
    path: '/transfer/',
    id: 'uploadTransfer',
    summary: 'Takes a computed distance and answers the quote that holds for it.',
    request: TransferUploadSchema,
    fields: TRANSFER_URL,
    answer: 'transferQuote',
    problems: [503],
  },
  {
    method: 'post',
    path: '/transfer/all',
    id: 'listedRates',
    summary: 'The listed rates.',
    headers: { 'if-none-match': 'The `etag` of an earlier answer: 304 if the list is still that one.' },
    answer: 'rate',
    isList: true,
  },
  {
    method: 'post',
    path: '/safari/query/all',
    id: 'listedTours',
    summary: 'The listed tours of one park, or of all.',
    request: SafariOffersSchema,
    answer: 'offer',
    isList: true,
  },
  {
    method: 'post',
    path: '/safari/query',
    id: 'quoteTour',
    summary: 'A signed quote of a tour. An empty list as for a transfer.',
    request: SafariQuerySchema,
    fields: TOUR_URL,
    answer: 'tourQuote',
    isList: true,
    problems: [503],
  },
  {
    method: 'post',
    path: '/safari/',
    id: 'uploadTour',
    summary: 'Takes a computed distance and answers the quote that holds for it.',
    request: SafariUploadSchema,
    fields: TOUR_URL,
    answer: 'tourQuote',
    problems: [503],
  },
  {
    method: 'post',
    path: '/journey',
    id: 'quoteJourney',
    summary: 'All rides of a journey in one signed quote, with warnings and a shorter order of its stops.',
    request: JourneySchema,
    answer: 'journey',
    problems: [404, 503],
  },
  {
    method: 'post',
    path: '/transfer/booking/{token}',
    id: 'bookTransfer',
    summary: 'Books a quoted transfer, or two of them there and back.',
    request: TransferBookingSchema,
    fields: {
      ...AS_QUOTED,
      vehicle: `The vehicle with both its prices: '${vehicleText('car', transferFare({ pickup: 'Kandy', dropoff: 'Ella', distanceKm: 127, durationMinutes: 241 }))}'. ${Object.values(VEHICLE_NAMES).join(', ')}, or the name of a class that the operator has added.`,
    },
    answer: 'receipt',
    problems: BOOKING_PROBLEMS,
    headers: BOOKING_HEADERS,
  },
  {
    method: 'post',
    path: '/safari/booking/{token}',
    id: 'bookTour',
    summary: 'Books a quoted tour.',
    request: TourBookingSchema,
    fields: {
      rates:
        'The total in whole dollars for this length, party and distance. The call `journey` quotes tours with their prices, and books them without it.',
    },
    answer: 'receipt',
    problems: BOOKING_PROBLEMS,
    headers: BOOKING_HEADERS,
  },
  {
    method: 'post',
    path: '/journey/booking/{token}',
    id: 'bookJourney',
    summary: 'Books all rides of a quoted journey, or none.',
    request: JourneyBookingSchema,
    fields: { vehicle: "A class of the quote: 'mini', 'car', 'van', or one that the operator has added." },
    answer: 'receipt',
    problems: BOOKING_PROBLEMS,
    headers: BOOKING_HEADERS,
  },
  {
    method: 'get',
    path: '/booking/{reference}',
    id: 'readBooking',
    summary: 'A booking as its page shows it. Anybody who has the reference can read it.',
    query: { seen: 'What the answer to a booking has as `x-seen`: what is read is no older than that.' },
    answer: 'booking',
    problems: [404, 503],
  },
  {
    method: 'post',
    path: '/payment/notify',
    id: 'notifyPayment',
    summary: "For the payment gateway's server alone.",
    answer: 'text',
    problems: [400, 404, 422, 503],
  },
]

type JsonSchema = Readonly<Record<string, unknown>>

/** What a check of our own means is told in words: JSON Schema cannot say it. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
  })
  return rest
}

/** A schema with words for its fields, wherever they stand in it. */
function withWords(schema: JsonSchema, words: Readonly<Record<string, string>>): JsonSchema {
  const inside = (each: unknown): unknown =>
    Array.isArray(each)
      ? each.map(inside)
      : each && typeof each === 'object'
        ? withWords(each as JsonSchema, words)
        : each
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key !== 'properties') return [key, inside(value)] as const
    const fields = Object.entries(value as Readonly<Record<string, JsonSchema>>).map(([name, field]) => {
      const described = withWords(field, words)
      return [name, words[name] === undefined ? described : { ...described, description: words[name] }] as const
    })
    return [key, Object.fromEntries(fields)] as const
  })
  return Object.fromEntries(entries)
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: JsonSchema, type = 'application/json') => ({ content: { [type]: { schema } } })

const PROBLEM_WORDS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or the token is not ours.',
  403: 'Another site sends it, or a person must confirm it.',
  404: 'No road leads there, or there is no such booking.',
  409: 'The quote was booked, or its price has to be confirmed again: `quote` holds the new one.',
  413: 'More than 16 kB.',
  415: 'Not JSON.',
  422: 'Some fields are wrong: `fields` says which.',
  429: 'Too much at once: try again after `Retry-After` seconds.',
  503: 'Something that the site needs does not work at the moment.',
}

function operationOf({
  id,
  summary,
  path,
  method,
  request,
  fields = {},
  answer,
  isList,
  problems = [],
  query = {},
  headers = {},
}: Call) {
  const schema = { type: 'string' }
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name: name!, in: 'path', required: true, schema })),
    ...Object.entries(query).map(([name, description]) => ({ name, in: 'query', description, schema })),
    ...Object.entries(headers).map(([name, description]) => ({ name, in: 'header', description, schema })),
  ]
  const good =
    answer === 'text'
      ? json({ type: 'string' }, 'text/plain')
      : json(isList ? { type: 'array', items: reference(answer) } : reference(answer))
  const statuses = [...new Set([...problems, ...(method === 'post' ? [413, ...(request ? [415, 422] : [])] : []), 429])]
  const refusals = statuses
    .toSorted((a, b) => a - b)
    .map((status) => [
      String(status),
      { description: PROBLEM_WORDS[status]!, ...json(reference('problem'), 'application/problem+json') },
    ])
  return {
    operationId: id,
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request ? { requestBody: { required: true, ...json(withWords(schemaOf(request, 'input'), fields)) } } : {}),
    responses: { '200': { description: 'OK', ...good }, ...Object.fromEntries(refusals) },
  }
}

export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of CALLS) (paths[call.path] ??= {})[call.method] = operationOf(call)
  return {
    openapi: '3.1.1',
    info: {
      title: BRAND.name,
      version: '1',
      summary: BRAND.tagline,
      description:
        'Fixed prices of transfers, tours and whole journeys in Sri Lanka. Times are Sri Lanka time, amounts whole rupees and whole dollars.',
      contact: { email: CONTACT.email },
    },
    servers: [{ url: '/en/{product}', variables: { product: { default: 'serendip' } } }],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(answers).map(([name, schema]) => [name, schemaOf(schema as v.GenericSchema, 'output')]),
      ),
    },
  }
}
