/**
 * What schema.org and the search engines ask of the things that our pages describe: the properties a thing may have
 * here, those it must have, and of what kind each is. No rating: one that a company publishes of itself is self-serving
 * to search engines. From https://schema.org and Google's guides to Product and BreadcrumbList.
 */
type Kind = 'text' | 'number' | 'url' | 'time' | 'moment' | 'status' | readonly string[]

interface Shape {
  readonly must: Readonly<Record<string, Kind>>
  readonly may?: Readonly<Record<string, Kind>>
  /** How many of a property there must be at least, where one is too few. */
  readonly atLeast?: Readonly<Record<string, number>>
}

const OFFERS = ['AggregateOffer', 'Offer']

const SHAPES: Readonly<Record<string, Shape>> = {
  TaxiService: {
    must: {
      name: 'text',
      description: 'text',
      url: 'url',
      serviceType: 'text',
      areaServed: ['Country', 'Place'],
      provider: ['TravelAgency'],
      hoursAvailable: ['OpeningHoursSpecification'],
      offers: OFFERS,
    },
  },
  TouristTrip: {
    must: {
      name: 'text',
      description: 'text',
      url: 'url',
      provider: ['TravelAgency'],
      itinerary: ['ItemList'],
      offers: OFFERS,
    },
  },
  // The order of the stops matters: https://schema.org/itinerary asks for a list then.
  ItemList: { must: { itemListElement: ['ListItem'] }, atLeast: { itemListElement: 2 } },
  'ListItem of ItemList': { must: { position: 'number', item: ['Place'] } },
  Product: { must: { name: 'text', description: 'text', image: 'url', brand: ['Brand'], offers: OFFERS } },
  // Google's guide: a trail of one page is none.
  BreadcrumbList: { must: { itemListElement: ['ListItem'] }, atLeast: { itemListElement: 2 } },
  ListItem: { must: { position: 'number', name: 'text', item: 'url' } },
  AggregateOffer: {
    must: { priceCurrency: 'text', lowPrice: 'number', highPrice: 'number', offerCount: 'number', offers: ['Offer'] },
    may: { description: 'text' },
  },
  Offer: {
    must: { name: 'text', price: 'number', priceCurrency: 'text', availability: 'url', url: 'url' },
    may: { priceSpecification: ['UnitPriceSpecification'] },
  },
  UnitPriceSpecification: { must: { price: 'number', priceCurrency: 'text' } },
  OpeningHoursSpecification: { must: { dayOfWeek: 'text', opens: 'time', closes: 'time' } },
  // Without hours: the company is one thing on all pages, and the hours of its services differ.
  TravelAgency: {
    must: { name: 'text', url: 'url', image: 'url', telephone: 'text', email: 'text', address: ['PostalAddress'] },
    may: { legalName: 'text', currenciesAccepted: 'text', sameAs: 'url' },
  },
  PostalAddress: {
    must: { streetAddress: 'text', addressLocality: 'text', postalCode: 'text', addressCountry: 'text' },
  },
  Brand: { must: { name: 'text' } },
  // https://schema.org/TaxiReservation, in mails: what Google's guide to reservations asks for.
  TaxiReservation: {
    must: {
      reservationId: 'text',
      reservationStatus: 'status',
      reservationFor: ['TaxiService'],
      provider: ['Organization'],
      pickupLocation: ['Place'],
      pickupTime: 'moment',
      totalPrice: 'number',
      priceCurrency: 'text',
      bookingTime: 'moment',
    },
    may: { url: 'url', underName: ['Person'], partySize: 'number' },
  },
  'TaxiService of TaxiReservation': { must: { name: 'text' } },
  Organization: { must: { name: 'text', url: 'url', telephone: 'text' } },
  Person: { must: { name: 'text' } },
  Country: { must: { name: 'text' } },
  Place: { must: { name: 'text' } },
}

function isKind(value: unknown, kind: Exclude<Kind, readonly string[]>): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== ''
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'url':
      return typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')
    case 'time':
      return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
    case 'moment':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/.test(value)
    case 'status':
      return ['Cancelled', 'Confirmed', 'Hold', 'Pending'].some(
        (name) => value === `https://schema.org/Reservation${name}`,
      )
  }
}

/** What is wrong with a thing, by the path to it; empty for a valid one. */
export function faults(thing: unknown, at = '', within = ''): string[] {
  const properties = thing as Readonly<Record<string, unknown>>
  const type = String(properties['@type'])
  const shape = SHAPES[`${type} of ${within}`] ?? SHAPES[type]
  if (!shape) return [`${at}: unknown type ${type}`]
  const kinds = { ...shape.must, ...shape.may }
  const here = `${at}${type}`
  return [
    ...Object.keys(shape.must)
      .filter((name) => properties[name] === undefined)
      .map((name) => `${here}.${name} is missing`),
    ...Object.entries(shape.atLeast ?? {})
      .filter(([name, count]) => [properties[name]].flat().length < count)
      .map(([name, count]) => `${here}.${name} are fewer than ${count}`),
    ...Object.entries(properties)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => {
        const kind = kinds[name]
        if (!kind) return [`${here}.${name} is no property of it`]
        return [value].flat().flatMap((each) => {
          if (typeof kind === 'string') return isKind(each, kind) ? [] : [`${here}.${name} is no ${kind}`]
          const named = (each as { '@type'?: string })['@type'] ?? ''
          return kind.includes(named)
            ? faults(each, `${here}.${name} `, type)
            : [`${here}.${name} is no ${kind.join(' or ')}`]
        })
      }),
  ]
}
