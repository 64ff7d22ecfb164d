/**
 * Journeys that are ready to be taken or changed: their stops and nights. Their texts are in
 * domain/languages/{language}/ready.ts. Distances, prices and the towns on the way are computed when a page is shown.
 * Every name is one of the gazetteer.
 */

import type { ready } from '#domain/languages/en/ready.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { COLOMBO_AIRPORT as AIRPORT } from '#domain/places/place-name.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import type { Plan } from './plan.ts'

/** The words of all ready journeys in a language. */
type ReadyTexts = typeof ready

export interface ReadyStop {
  readonly place: string
  readonly nights?: number
  /** Places on the way to the next stop. */
  readonly via?: readonly { readonly place: string; readonly minutes: number }[]
  /** No ride to the next stop: there is a better way. */
  readonly gap?: true
  /** Only for a park. */
  readonly tour?: 'half' | 'full'
  /** Sights beside it, a short drive away at most. */
  readonly see?: readonly string[]
}

export interface ReadyJourney {
  /** The last part of its address. */
  readonly slug: keyof ReadyTexts
  /** The place whose picture the journey has. */
  readonly face: string
  readonly stops: readonly [ReadyStop, ...ReadyStop[]]
}

/** What a ready journey says. It must be true of its places for years. */
export interface ReadyWords {
  readonly title: string
  /** As a card and a link show it. */
  readonly shortName: string
  /** The travelers whom it suits, in one sentence. */
  readonly lead: string
  readonly text: readonly string[]
  /** What the months mean for this route; the parks' calendar is shown beside it. */
  readonly months: string
  /** What one stops for at a place, in one or two sentences. */
  readonly about: Readonly<Record<string, string>>
}

/** All of them. What the site shows: {@link readyJourneys} */
export const READY_JOURNEYS: readonly ReadyJourney[] = [
  {
    slug: 'first-time-in-7-days',
    face: 'Ella',
    stops: [
      { place: AIRPORT },
      {
        place: 'Sigiriya',
        nights: 2,
        via: [{ place: 'Dambulla Cave Temple', minutes: 60 }],
        see: ['Sigiriya Rock Fortress', 'Pidurangala Rock'],
      },
      { place: 'Kandy', nights: 1, see: ['Temple of the Tooth', 'Peradeniya Botanical Gardens'] },
      { place: 'Ella', nights: 1, see: ['Nine Arch Bridge', "Little Adam's Peak"] },
      { place: 'Tissamaharama', nights: 1 },
      { place: 'Yala National Park', tour: 'half' },
      { place: 'Mirissa', nights: 1 },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'hill-country',
    face: 'Horton Plains National Park',
    stops: [
      { place: AIRPORT },
      {
        place: 'Kandy',
        nights: 2,
        via: [
          { place: 'Puna Ella Falls', minutes: 15 },
          { place: 'Damro Labookellie Tea Centre', minutes: 45 },
        ],
        see: ['Temple of the Tooth', 'Peradeniya Botanical Gardens', 'Ceylon Tea Museum'],
      },
      { place: 'Nuwara Eliya', nights: 2, see: ['Gregory Lake', 'Hakgala Botanical Garden', 'Pedro Tea Factory'] },
      { place: 'Horton Plains National Park', tour: 'half' },
      { place: 'Nanu Oya', gap: true },
      { place: 'Ella', nights: 2, see: ['Nine Arch Bridge', "Little Adam's Peak", 'Ravana Falls'] },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'beaches-of-the-south',
    face: 'Mirissa',
    stops: [
      { place: AIRPORT },
      {
        place: 'Bentota',
        nights: 2,
        via: [{ place: 'Madu River Boat Safari', minutes: 90 }],
        see: ['Lunuganga Estate', 'Kosgoda Sea Turtle Conservation Project'],
      },
      {
        place: 'Unawatuna',
        nights: 2,
        via: [{ place: 'Koggala Stilt Fishermen', minutes: 15 }],
        see: ['Galle Fort', 'Dalawella Rope Swing'],
      },
      { place: 'Mirissa', nights: 2, via: [{ place: 'Hummanaya Blow Hole', minutes: 30 }] },
      { place: 'Tangalle', nights: 2 },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'east-coast-in-summer',
    face: 'Nilaveli',
    stops: [
      { place: AIRPORT },
      { place: 'Sigiriya', nights: 1, see: ['Sigiriya Rock Fortress', 'Pidurangala Rock'] },
      { place: 'Minneriya National Park', tour: 'half' },
      { place: 'Habarana', nights: 1 },
      { place: 'Nilaveli', nights: 3, see: ['Kanniya Hot Springs', 'Koneswaram Temple'] },
      { place: 'Pasikudah', nights: 2, via: [{ place: 'Batticaloa', minutes: 45 }] },
      { place: 'Arugam Bay', nights: 2, see: ['Elephant Rock'] },
      { place: 'Ella', nights: 1, see: ['Nine Arch Bridge', 'Ravana Falls'] },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'culture-triangle',
    face: 'Sigiriya',
    stops: [
      { place: AIRPORT },
      {
        place: 'Anuradhapura',
        nights: 2,
        via: [{ place: 'Mihintale', minutes: 90 }],
        see: ['Anuradhapura Sacred City', 'Isurumuniya Temple', 'Ruwanweliseya'],
      },
      { place: 'Sigiriya', nights: 2, see: ['Sigiriya Rock Fortress', 'Pidurangala Rock'] },
      {
        place: 'Polonnaruwa',
        nights: 1,
        via: [
          { place: 'Dambulla Cave Temple', minutes: 60 },
          { place: 'Aluvihara Rock Temple', minutes: 30 },
        ],
        see: ['Polonnaruwa Ancient City', 'Polonnaruwa Quadrangle'],
      },
      { place: 'Kandy', nights: 1, see: ['Temple of the Tooth'] },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'with-children',
    face: 'Udawalawe National Park',
    stops: [
      { place: AIRPORT },
      { place: 'Negombo', nights: 1, via: [{ place: 'Pinnawala', minutes: 90 }] },
      { place: 'Kandy', nights: 2, see: ['Peradeniya Botanical Gardens', 'Udawattakele Forest'] },
      { place: 'Nuwara Eliya', nights: 1, via: [{ place: 'Ravana Falls', minutes: 30 }], see: ['Gregory Lake'] },
      { place: 'Udawalawe', nights: 1, see: ['Elephant Transit Home'] },
      { place: 'Udawalawe National Park', tour: 'half' },
      { place: 'Unawatuna', nights: 3, see: ['Galle Fort', 'Habaraduwa Turtle Hatchery'] },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'temples-and-leopards',
    face: 'Wilpattu National Park',
    stops: [
      { place: AIRPORT },
      { place: 'Anuradhapura', nights: 1, see: ['Anuradhapura Sacred City', 'Isurumuniya Temple'] },
      { place: 'Wilpattu National Park', tour: 'full' },
      { place: 'Dambulla', nights: 2, see: ['Dambulla Cave Temple', 'Sigiriya Rock Fortress'] },
      { place: 'Kandy', nights: 1, see: ['Temple of the Tooth'] },
      { place: 'Ella', nights: 1, see: ['Nine Arch Bridge'] },
      { place: 'Tissamaharama', nights: 1 },
      { place: 'Yala National Park', tour: 'half' },
      { place: 'Mirissa', nights: 1 },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'three-days-between-flights',
    face: AIRPORT,
    stops: [
      { place: AIRPORT, via: [{ place: 'Dambulla Cave Temple', minutes: 60 }] },
      {
        place: 'Sigiriya',
        nights: 1,
        via: [{ place: 'Aluvihara Rock Temple', minutes: 30 }],
        see: ['Sigiriya Rock Fortress'],
      },
      { place: 'Kandy', nights: 1, via: [{ place: 'Pinnawala', minutes: 60 }], see: ['Temple of the Tooth'] },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'north-to-jaffna',
    face: 'Jaffna',
    stops: [
      { place: AIRPORT },
      { place: 'Anuradhapura', nights: 1, see: ['Anuradhapura Sacred City', 'Ruwanweliseya'] },
      { place: 'Jaffna', nights: 3, see: ['Nallur Kandaswamy Kovil', 'Jaffna Fort', 'Keerimalai Springs'] },
      {
        place: 'Mannar',
        nights: 1,
        via: [{ place: 'Madhu Church', minutes: 45 }],
        see: ['Mannar Fort', 'Mannar Baobab Tree'],
      },
      { place: 'Kalpitiya', nights: 2, see: ['Kalpitiya Fort', 'Talawila Church'] },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'surf',
    face: 'Hiriketiya',
    stops: [
      { place: AIRPORT },
      { place: 'Hikkaduwa', nights: 2, see: ['Turtle Hatchery Hikkaduwa'] },
      { place: 'Ahangama', nights: 3, see: ['Koggala Stilt Fishermen', 'Handunugoda Tea Estate'] },
      { place: 'Weligama', nights: 2, see: ['Kushtarajagala'] },
      { place: 'Hiriketiya', nights: 3, see: ['Hummanaya Blow Hole'] },
      { place: AIRPORT },
    ],
  },
]

/** Those whose tours are all on sale. */
export const readyJourneys = (): readonly ReadyJourney[] =>
  READY_JOURNEYS.filter(({ stops }) => stops.every(({ place, tour }) => !tour || parkNamed(place)))

/** A ready journey as a card shows it. */
export interface ReadyCard extends Pick<ReadyJourney, 'slug' | 'face'>, Pick<ReadyWords, 'shortName' | 'lead'> {
  readonly nights: number
}

export function readyCards(texts: ReadyTexts, besides?: string): ReadyCard[] {
  return readyJourneys()
    .filter(({ slug }) => slug !== besides)
    .map((journey) => {
      const { slug, face } = journey
      const { shortName, lead } = texts[slug]
      return { slug, shortName, lead, face, nights: nightsOf(journey) }
    })
}

export async function loadReadyCards(texts: Texts): Promise<ReadyCard[]> {
  await texts.load('ready')
  return readyCards(texts.in('ready'))
}

/** As the page of journeys prices it, and as a visitor begins to change it. */
export function planOf({ stops }: ReadyJourney): Plan {
  return {
    stops: stops.map(({ place, nights, via, gap, tour }) => ({
      place,
      ...(nights ? { nights } : {}),
      ...(via ? { via: [...via] } : {}),
      ...(gap ? { gap } : {}),
      ...(tour ? { tour } : {}),
    })),
  }
}

export function readyJourney(slug: string): ReadyJourney | undefined {
  return readyJourneys().find((journey) => journey.slug === slug.toLowerCase())
}

/** Nights of the whole journey. */
export const nightsOf = (journey: ReadyJourney): number =>
  journey.stops.reduce((sum, { nights = 0 }) => sum + nights, 0)
