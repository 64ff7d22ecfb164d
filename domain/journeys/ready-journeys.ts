/**
 * Journeys that are ready to be taken or changed. Distances, prices and the towns on the way are computed when a page is
 * shown; what stands here must be true of the place for years. Every name is one of the gazetteer.
 */

import type { Plan } from './call-shapes.ts'

export interface ReadyStop {
  readonly place: string
  readonly nights?: number
  /** Places on the way to the next stop. */
  readonly via?: readonly { readonly place: string; readonly minutes: number }[]
  /** No ride to the next stop: there is a better way. */
  readonly gap?: true
  /** Of a park. */
  readonly tour?: 'half' | 'full'
  /** What one stops here for, in one or two sentences. */
  readonly about?: string
  /** Sights beside it, a short drive away at most. */
  readonly see?: readonly string[]
}

export interface ReadyJourney {
  /** The last part of its address. */
  readonly slug: string
  readonly title: string
  /** As a card and a link show it. */
  readonly shortName: string
  /** For whom it is, in one sentence. */
  readonly lead: string
  readonly text: readonly string[]
  /** The place whose picture stands for the journey. */
  readonly face: string
  /** What the months mean for this route; the parks' calendar is shown beside it. */
  readonly months: string
  readonly stops: readonly [ReadyStop, ...ReadyStop[]]
}

const AIRPORT = 'Colombo Bandaranaike International Airport'

export const READY_JOURNEYS: readonly ReadyJourney[] = [
  {
    slug: 'first-time-in-7-days',
    face: 'Ella',
    title: 'Sri Lanka for the first time, in 7 days',
    shortName: 'First time, 7 days',
    lead: 'One round through the island: the rock of Sigiriya, Kandy, the hills of Ella, leopard country and a beach.',
    text: [
      'The round runs clockwise. Its longest drive is the one from Kandy up to Ella, four hours through tea country; every other one takes less than three and a half.',
      'Sigiriya has two nights so that the rock can be climbed early, before the heat, and the afternoon is free for the elephants of Minneriya or for the caves of Dambulla. The safari starts before sunrise, which is why the night before it is at Tissamaharama, half an hour from the gate of Yala, and not in Ella.',
    ],
    months:
      'The route crosses the whole island, so some part of it may have rain in any month. From January to March most of it is dry; from May to September the south-west monsoon roughens the sea at Mirissa.',
    stops: [
      { place: AIRPORT },
      {
        place: 'Sigiriya',
        nights: 2,
        via: [{ place: 'Dambulla Cave Temple', minutes: 60 }],
        about:
          'A palace of the fifth century on top of a rock, with water gardens at its foot and frescoes half way up.',
        see: ['Sigiriya Rock Fortress', 'Pidurangala Rock'],
      },
      {
        place: 'Kandy',
        nights: 1,
        about: 'The last capital of the kings, around a lake, with the temple that keeps a tooth of the Buddha.',
        see: ['Temple of the Tooth', 'Peradeniya Botanical Gardens'],
      },
      {
        place: 'Ella',
        nights: 1,
        about: 'A village on a ridge among tea fields, with a railway viaduct and two short climbs.',
        see: ['Nine Arch Bridge', "Little Adam's Peak"],
      },
      {
        place: 'Tissamaharama',
        nights: 1,
        about: 'A town beside a tank that was dug over two thousand years ago.',
      },
      { place: 'Yala National Park', tour: 'half', about: 'A morning in a private jeep, from six on.' },
      {
        place: 'Mirissa',
        nights: 1,
        about: 'A bay with a wide beach between two headlands.',
      },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'hill-country',
    face: 'Horton Plains National Park',
    title: 'The hill country, by road and by train',
    shortName: 'Hill country',
    lead: 'Tea, waterfalls and cool evenings, with the train from Nanu Oya to Ella in the middle.',
    text: [
      'The train between Nanu Oya and Ella is the one ride of the country that is worth more than a car, so this journey leaves it out: the car takes you to the station at Nanu Oya, and another one meets you again for the way down from Ella. Tickets for reserved seats are sold by the railway, not by us.',
      'The way up from Kandy goes by the tea factory of Labookellie and Puna Ella Falls. On the last morning in Nuwara Eliya the walk over Horton Plains starts at six: clouds cover World’s End by ten.',
    ],
    months:
      'January to April are the driest months in the hills. From May to September the western side has rain and mist, and from October to December there is rain in the afternoons. Nights in Nuwara Eliya are cold all year.',
    stops: [
      { place: AIRPORT },
      {
        place: 'Kandy',
        nights: 2,
        via: [
          { place: 'Puna Ella Falls', minutes: 15 },
          { place: 'Damro Labookellie Tea Centre', minutes: 45 },
        ],
        about: 'The lake, the temple and the gardens of Peradeniya, and the last big town before the tea.',
        see: ['Temple of the Tooth', 'Peradeniya Botanical Gardens', 'Ceylon Tea Museum'],
      },
      {
        place: 'Nuwara Eliya',
        nights: 2,
        about: 'A town at almost 1,900 metres, laid out by the British around a lake and a racecourse.',
        see: ['Gregory Lake', 'Hakgala Botanical Garden', 'Pedro Tea Factory'],
      },
      {
        place: 'Horton Plains National Park',
        tour: 'half',
        about: 'Nine kilometres on foot over grassland to the edge of World’s End.',
      },
      { place: 'Nanu Oya', gap: true, about: 'The station of Nuwara Eliya: from here by train.' },
      {
        place: 'Ella',
        nights: 2,
        about: 'The end of the train ride: the viaduct, the falls and the gap that looks down to the south coast.',
        see: ['Nine Arch Bridge', "Little Adam's Peak", 'Ravana Falls'],
      },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'beaches-of-the-south',
    face: 'Mirissa',
    title: 'The beaches of the south, from Bentota to Tangalle',
    shortName: 'Southern beaches',
    lead: 'Four beaches in short hops along the coast, and one ride back on the expressway.',
    text: [
      'The beaches get quieter towards the east: Bentota has big hotels and a lagoon, Unawatuna a sheltered bay beside the fort of Galle, Mirissa the whale boats, Tangalle long empty sand. Each ride between two of them takes about an hour.',
      'The way back is one drive, most of it on the expressway between Matara and the airport; its toll is in the price.',
    ],
    months:
      'The sea is calm from December to March. From May to September the south-west monsoon brings high waves: many beaches are then better for walking than for swimming.',
    stops: [
      { place: AIRPORT },
      {
        place: 'Bentota',
        nights: 2,
        via: [{ place: 'Madu River Boat Safari', minutes: 90 }],
        about:
          'A beach between the sea and a wide river, with the garden of the architect Geoffrey Bawa in its back country.',
        see: ['Lunuganga Estate', 'Kosgoda Sea Turtle Conservation Project'],
      },
      {
        place: 'Unawatuna',
        nights: 2,
        via: [{ place: 'Koggala Stilt Fishermen', minutes: 15 }],
        about: 'A round bay five kilometres from the walled town of Galle.',
        see: ['Galle Fort', 'Dalawella Rope Swing'],
      },
      {
        place: 'Mirissa',
        nights: 2,
        via: [{ place: 'Hummanaya Blow Hole', minutes: 30 }],
        about: 'The harbour from which boats leave for the whales, from November to April.',
      },
      {
        place: 'Tangalle',
        nights: 2,
        about: 'Long beaches, few houses, and turtles that come ashore at Rekawa by night.',
      },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'east-coast-in-summer',
    face: 'Minneriya National Park',
    title: 'The east coast in summer',
    shortName: 'East coast, summer',
    lead: 'Sun from May to September, when the monsoon is on the other side: Trincomalee, Pasikudah and Arugam Bay.',
    text: [
      'In the European summer the rain falls in the south-west, and the east is dry. The route reaches the coast by way of Sigiriya, follows it southwards through three kinds of beach and leaves it through the hills at Ella.',
      'Distances are long and roads are empty: the ride down the coast from Pasikudah to Arugam Bay passes Batticaloa and its lagoon.',
    ],
    months:
      'May to September: dry, with a flat sea at Nilaveli and Pasikudah and surf at Arugam Bay. From November to January the north-east monsoon brings the rain here.',
    stops: [
      { place: AIRPORT },
      {
        place: 'Sigiriya',
        nights: 1,
        about: 'Half way to the coast, and in summer near the herds of Minneriya.',
        see: ['Sigiriya Rock Fortress', 'Pidurangala Rock'],
      },
      {
        place: 'Minneriya National Park',
        tour: 'half',
        about: 'When the tank shrinks, from July to October, elephants gather on its grass by the hundred.',
      },
      { place: 'Habarana', nights: 1, about: 'A night beside the park, before the drive to the sea.' },
      {
        place: 'Nilaveli',
        nights: 3,
        about: 'White sand north of Trincomalee, with Pigeon Island in front of it.',
        see: ['Kanniya Hot Springs', 'Koneswaram Temple'],
      },
      {
        place: 'Pasikudah',
        nights: 2,
        via: [{ place: 'Batticaloa', minutes: 45 }],
        about: 'A bay so shallow that one walks far out before the water is deep.',
      },
      {
        place: 'Arugam Bay',
        nights: 2,
        about: 'A fishing village with a point break that surfers come for from May to October.',
        see: ['Elephant Rock'],
      },
      {
        place: 'Ella',
        nights: 1,
        about: 'A cool night in the hills on the way back.',
        see: ['Nine Arch Bridge', 'Ravana Falls'],
      },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'culture-triangle',
    face: 'Sigiriya',
    title: 'The culture triangle: Anuradhapura, Polonnaruwa, Sigiriya, Kandy',
    shortName: 'Culture triangle',
    lead: 'The old capitals in the order in which they ruled, with short drives between them.',
    text: [
      'Anuradhapura was the capital for more than a thousand years, until the eleventh century; Polonnaruwa followed it; Kandy was the last. Sigiriya, between them, was the seat of one king alone. The journey visits them in the order of their age.',
      'Each of the sites asks for half a day and is best in the morning or late afternoon: there is little shade. Shoulders and knees are covered at the temples, and shoes stay outside.',
    ],
    months:
      'The dry zone lives up to its name from May to September and again in February and March. October to December bring showers, mostly in the afternoon.',
    stops: [
      { place: AIRPORT },
      {
        place: 'Anuradhapura',
        nights: 2,
        via: [{ place: 'Mihintale', minutes: 90 }],
        about:
          'Great white stupas, monasteries among trees, and a fig tree that has been tended for over two thousand years.',
        see: ['Anuradhapura Sacred City', 'Isurumuniya Temple', 'Ruwanweliseya'],
      },
      {
        place: 'Sigiriya',
        nights: 2,
        about: 'The rock, its gardens, and its neighbour Pidurangala, from which one sees it best.',
        see: ['Sigiriya Rock Fortress', 'Pidurangala Rock'],
      },
      {
        place: 'Polonnaruwa',
        nights: 1,
        via: [
          { place: 'Dambulla Cave Temple', minutes: 60 },
          { place: 'Aluvihara Rock Temple', minutes: 30 },
        ],
        about:
          'A compact royal city, with the four Buddhas of Gal Vihara cut from one wall of granite. A bicycle is enough.',
        see: ['Polonnaruwa Ancient City', 'Polonnaruwa Quadrangle'],
      },
      {
        place: 'Kandy',
        nights: 1,
        about: 'The last royal city, and the temple around which its procession goes each summer.',
        see: ['Temple of the Tooth'],
      },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'with-children',
    face: 'Udawalawe National Park',
    title: 'Sri Lanka with children, elephants first',
    shortName: 'With children',
    lead: 'A first night close to the airport, drives with something to see half way, and three nights by a sheltered bay.',
    text: [
      'The first ride takes some twenty minutes: the night after the flight is in Negombo. The two longer ones, to Kandy and down from the hills, are broken by a stop, and the beach has three nights at the end.',
      'Udawalawe shows elephants all year, and the hotels are near its gate, so that nobody has to get up in the middle of the night. Young elephants are fed at the transit home beside the park several times a day. The booking asks how many child seats you need.',
    ],
    months:
      'December to March suit best, because the sea at Unawatuna is calm. Udawalawe is open and full of elephants in every month.',
    stops: [
      { place: AIRPORT },
      {
        place: 'Negombo',
        nights: 1,
        via: [{ place: 'Pinnawala', minutes: 90 }],
        about: 'A beach town beside the airport, for the first sleep.',
      },
      {
        place: 'Kandy',
        nights: 2,
        about: 'Boats on the lake, and giant bamboo and a canopy of bats in the gardens of Peradeniya.',
        see: ['Peradeniya Botanical Gardens', 'Udawattakele Forest'],
      },
      {
        place: 'Nuwara Eliya',
        nights: 1,
        via: [{ place: 'Ravana Falls', minutes: 30 }],
        about: 'Ponies, pedal boats and strawberries, and cool air.',
        see: ['Gregory Lake'],
      },
      {
        place: 'Udawalawe',
        nights: 1,
        about: 'A quiet place beside the reservoir.',
        see: ['Elephant Transit Home'],
      },
      {
        place: 'Udawalawe National Park',
        tour: 'half',
        about: 'Open grassland, where elephants are seen from far off.',
      },
      {
        place: 'Unawatuna',
        nights: 3,
        about: 'A sheltered bay; the ramparts of Galle are ten minutes away.',
        see: ['Galle Fort', 'Habaraduwa Turtle Hatchery'],
      },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'temples-and-leopards',
    face: 'Wilpattu National Park',
    title: 'Temples and leopards: Wilpattu, the old capitals and Yala',
    shortName: 'Temples and leopards',
    lead: 'Two parks with leopards, as different as they can be, and the temples between them.',
    text: [
      'Wilpattu, in the north-west, is the largest park of the country: forest around natural lakes, and few jeeps. Yala, in the south-east, has the open scrub in which leopards are seen most often, and more visitors. A full day in the first leaves time for its far lakes; in the second a morning is enough.',
      'Between them lie Anuradhapura, the caves of Dambulla, and Kandy. The night at Ella breaks the long way from Kandy to the south.',
    ],
    months:
      'February to July are good in both parks. In the dry months the animals come to the water. Yala’s main block usually closes in September and the first half of October, when Wilpattu is at its driest.',
    stops: [
      { place: AIRPORT },
      {
        place: 'Anuradhapura',
        nights: 1,
        about: 'The night before the safari: the gate of Wilpattu is less than an hour away.',
        see: ['Anuradhapura Sacred City', 'Isurumuniya Temple'],
      },
      { place: 'Wilpattu National Park', tour: 'full', about: 'A day between the lakes, with a jeep of your own.' },
      {
        place: 'Dambulla',
        nights: 2,
        about: 'Five caves full of paintings, and Sigiriya next door.',
        see: ['Dambulla Cave Temple', 'Sigiriya Rock Fortress'],
      },
      {
        place: 'Kandy',
        nights: 1,
        about: 'The temple of the tooth, best at the evening ceremony.',
        see: ['Temple of the Tooth'],
      },
      { place: 'Ella', nights: 1, about: 'Hills between the two parks.', see: ['Nine Arch Bridge'] },
      { place: 'Tissamaharama', nights: 1, about: 'A white stupa, a wide tank, and half an hour to the gate of Yala.' },
      { place: 'Yala National Park', tour: 'half', about: 'The morning hours, when leopards are about.' },
      { place: 'Mirissa', nights: 1, about: 'A beach for the last night.' },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'three-days-between-flights',
    face: AIRPORT,
    title: 'Three days between two flights',
    shortName: 'Three days',
    lead: 'A stopover that sees Sigiriya and Kandy and is back at the airport in time.',
    text: [
      'Two nights are enough for the rock and for Kandy if nobody has to wait for a bus. From the airport to Sigiriya it is one drive, with the cave temple of Dambulla shortly before the end; from Kandy the airport is near enough for an evening flight.',
      'Be at the airport three hours before departure. The page says when to leave Kandy for that.',
    ],
    months: 'Any month. Rain here falls mostly in the afternoon: climb the rock in the morning.',
    stops: [
      { place: AIRPORT, via: [{ place: 'Dambulla Cave Temple', minutes: 60 }] },
      {
        place: 'Sigiriya',
        nights: 1,
        via: [{ place: 'Aluvihara Rock Temple', minutes: 30 }],
        about: 'Climb the rock when it opens, then drive on.',
        see: ['Sigiriya Rock Fortress'],
      },
      {
        place: 'Kandy',
        nights: 1,
        via: [{ place: 'Pinnawala', minutes: 60 }],
        about: 'The lake and the temple are within walking distance of most hotels.',
        see: ['Temple of the Tooth'],
      },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'north-to-jaffna',
    face: 'Jaffna',
    title: 'North to Jaffna, and back along the west coast',
    shortName: 'North to Jaffna',
    lead: 'Tamil temples, islands and forts: the part of the country that few first visits reach.',
    text: [
      'The way north stops in Anuradhapura; from there the A9 runs straight to Jaffna through Vavuniya and Kilinochchi, past Elephant Pass, where land becomes lagoon. Jaffna has three nights, one day of them for the islands.',
      'The way back follows the other side: over the causeway at Sangupiddy to Mannar with its baobab and its fort, and by the pilgrims’ church of Madhu, then down to Kalpitiya on its spit of sand.',
    ],
    months:
      'The north is dry from January to September. July and August bring the festival of the Nallur temple. October to December are wet; at Kalpitiya the wind is strong from May to September, for kites.',
    stops: [
      { place: AIRPORT },
      {
        place: 'Anuradhapura',
        nights: 1,
        about: 'The first capital, half way to the north.',
        see: ['Anuradhapura Sacred City', 'Ruwanweliseya'],
      },
      {
        place: 'Jaffna',
        nights: 3,
        about: 'A Tamil city with a Dutch fort, a great temple and a market of palm sugar and mangoes.',
        see: ['Nallur Kandaswamy Kovil', 'Jaffna Fort', 'Keerimalai Springs'],
      },
      {
        place: 'Mannar',
        nights: 1,
        via: [{ place: 'Madhu Church', minutes: 45 }],
        about: 'An island of donkeys, birds and a very old baobab, at the end of Adam’s Bridge.',
        see: ['Mannar Fort', 'Mannar Baobab Tree'],
      },
      {
        place: 'Kalpitiya',
        nights: 2,
        about: 'Lagoon on one side, sea on the other; boats go out to dolphins from November to April.',
        see: ['Kalpitiya Fort', 'Talawila Church'],
      },
      { place: AIRPORT },
    ],
  },
  {
    slug: 'surf',
    face: 'Hiriketiya',
    title: 'Surf: the south coast, board on board',
    shortName: 'Surf',
    lead: 'Four breaks between Hikkaduwa and Hiriketiya, from the first lesson to the reef.',
    text: [
      'The stops go from reef to beach and back: Hikkaduwa for reefs with some experience, Ahangama for a choice of breaks within ten minutes, Weligama for a first lesson on sand, Hiriketiya for a small bay with a point. The rides between them are short, so that a morning session still fits.',
      'Say in the notes of your booking how many boards you bring, and how long they are. From May to October the waves are in the east, at Arugam Bay: take the journey along the east coast then.',
    ],
    months: 'November to April, when the swell is clean and the wind blows off the land in the mornings.',
    stops: [
      { place: AIRPORT },
      {
        place: 'Hikkaduwa',
        nights: 2,
        about: 'The oldest surf town of the country, with a reef in front of the beach.',
        see: ['Turtle Hatchery Hikkaduwa'],
      },
      {
        place: 'Ahangama',
        nights: 3,
        about: 'Reef breaks side by side, and stilts in the water from which fishermen used to fish.',
        see: ['Koggala Stilt Fishermen', 'Handunugoda Tea Estate'],
      },
      {
        place: 'Weligama',
        nights: 2,
        about: 'A wide bay with a sandy floor, where most people learn.',
        see: ['Kushtarajagala'],
      },
      { place: 'Hiriketiya', nights: 3, about: 'A horseshoe bay beside Dikwella.', see: ['Hummanaya Blow Hole'] },
      { place: AIRPORT },
    ],
  },
]

/** A ready journey as a card shows it. */
export interface ReadyCard extends Pick<ReadyJourney, 'slug' | 'shortName' | 'lead' | 'face'> {
  readonly nights: number
}

export function readyCards(besides?: string): ReadyCard[] {
  return READY_JOURNEYS.filter(({ slug }) => slug !== besides).map((journey) => {
    const { slug, shortName, lead, face } = journey
    return { slug, shortName, lead, face, nights: nightsOf(journey) }
  })
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
  return READY_JOURNEYS.find((journey) => journey.slug === slug)
}

/** Nights of the whole journey. */
export const nightsOf = (journey: ReadyJourney): number =>
  journey.stops.reduce((sum, { nights = 0 }) => sum + nights, 0)
