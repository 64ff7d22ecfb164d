/** What agents may ask, by example: the page for agents shows it, tests and the inspector send it. */
import { parkNamed, parksOnSale } from '#domain/tours/parks.ts'

const PARK = 'Yala national park'

/** The tools, in the order in which the server lists them. */
export const TOOL_EXAMPLES = [
  { name: 'find_places', says: 'Up to eight places by what a traveler calls them.', args: { text: 'jetwing lake' } },
  {
    name: 'quote_transfer',
    says: 'The fixed price of a drive for each vehicle, in rupees and dollars, with distance, time and the link to book.',
    args: { pickup: 'Colombo Airport', dropoff: 'Ella', travelers: 4, bags: 4 },
  },
  {
    name: 'quote_tour',
    says: 'The price of a safari or hike, with or without transport, and the link to book.',
    args: { park: PARK, pickup: 'Ella', travelers: 2, length: 'half' },
  },
  {
    name: 'quote_journey',
    says: 'The prices of a journey of several rides: each ride and the whole, with a car for each ride and with one car and driver who stay; what a car costs that carries the bags of travelers who take the hill train; what to know of the plan, and the link to book.',
    args: {
      stops: [
        { place: 'Colombo Airport' },
        { place: 'Kandy', nights: 2 },
        { place: 'Ella', nights: 1 },
        { place: PARK },
        { place: 'Galle' },
      ],
      travelers: 2,
      bags: 2,
    },
  },
  {
    name: 'booking_status',
    says: 'How the rides of a booking stand, by its reference. Names and phone numbers are not told.',
    args: { reference: 'K7Q2-M4XT-9BHE' },
  },
] as const

interface ToolExample {
  readonly name: string
  readonly says: string
  readonly args: object
}

/** The same with a park that is on sale: without one no tour is asked for. */
export function toolExamples(): ToolExample[] {
  const [first] = parksOnSale()
  const park = parkNamed(PARK)?.name ?? first?.name
  if (park === PARK) return [...TOOL_EXAMPLES]
  return TOOL_EXAMPLES.flatMap((example): ToolExample[] => {
    if (example.name === 'quote_tour') return park ? [{ ...example, args: { ...example.args, park } }] : []
    if (example.name !== 'quote_journey') return [example]
    const stops = example.args.stops.flatMap((stop) => (stop.place !== PARK ? [stop] : park ? [{ place: park }] : []))
    return [{ ...example, args: { ...example.args, stops } }]
  })
}

/** The calls that agents need beside the tools. */
export const callExamples = (product: string) => [
  { path: `/en/${product}/places`, body: { text: 'jetwing lake' } },
  { path: `/en/${product}/directions`, body: { from: 'Kandy', to: 'Ella' } },
  {
    path: `/en/${product}/transfer/query`,
    body: { urlData: { url: 'taxi-from-Kandy-to-Ella', via: [{ place: 'Nuwara Eliya', minutes: 60 }] } },
  },
  {
    path: `/en/${product}/journey`,
    body: {
      stops: [{ place: 'Kandy' }, { place: 'Ella', nights: 1 }, { place: 'Galle' }],
      travelers: 8,
      bags: 6,
    },
  },
]
