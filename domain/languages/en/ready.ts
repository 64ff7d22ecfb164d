/** The words of the ready journeys, by the last part of their address (domain/journeys/ready-journeys.ts). */

export const ready = {
  'first-time-in-7-days': {
    title: 'Sri Lanka for the first time, in 7 days',
    shortName: 'First time, 7 days',
    lead: 'One round through the island: the rock of Sigiriya, Kandy, the hills of Ella, leopard country and a beach.',
    text: [
      'The round runs clockwise. Its longest drive is the one from Kandy up to Ella, four hours through tea country; every other one takes less than three and a half.',
      'Sigiriya has two nights so that the rock can be climbed early, before the heat, and the afternoon is free for the elephants of Minneriya or for the caves of Dambulla. The safari starts before sunrise, which is why the night before it is at Tissamaharama, half an hour from the gate of Yala, and not in Ella.',
    ],
    months:
      'The route crosses the whole island, so some part of it may have rain in any month. From January to March most of it is dry; from May to September the south-west monsoon roughens the sea at Mirissa.',
    about: {
      Sigiriya:
        'A palace of the fifth century on top of a rock, with water gardens at its foot and frescoes half way up.',
      Kandy: 'The last capital of the kings, around a lake, with the temple that keeps a tooth of the Buddha.',
      Ella: 'A village on a ridge among tea fields, with a railway viaduct and two short climbs.',
      Tissamaharama: 'A town beside a tank that was dug over two thousand years ago.',
      'Yala National Park': 'A morning in a private jeep, from six on.',
      Mirissa: 'A bay with a wide beach between two headlands.',
    },
  },
  'hill-country': {
    title: 'The hill country, by road and by train',
    shortName: 'Hill country',
    lead: 'Tea, waterfalls and cool evenings, with the train from Nanu Oya to Ella in the middle.',
    text: [
      'The train between Nanu Oya and Ella is the one ride of the country that is worth more than a car, so this journey leaves it out: the car takes you to the station at Nanu Oya, and another one meets you again for the way down from Ella. Tickets for reserved seats are sold by the railway, not by us.',
      'The way up from Kandy goes by the tea factory of Labookellie and Puna Ella Falls. On the last morning in Nuwara Eliya the walk over Horton Plains starts at six: clouds cover World’s End by ten.',
    ],
    months:
      'January to April are the driest months in the hills. From May to September the western side has rain and mist, and from October to December there is rain in the afternoons. Nights in Nuwara Eliya are cold all year.',
    about: {
      Kandy: 'The lake, the temple and the gardens of Peradeniya, and the last big town before the tea.',
      'Nuwara Eliya': 'A town at almost 1,900 metres, laid out by the British around a lake and a racecourse.',
      'Horton Plains National Park': 'Nine kilometres on foot over grassland to the edge of World’s End.',
      'Nanu Oya': 'The station of Nuwara Eliya: from here by train.',
      Ella: 'The end of the train ride: the viaduct, the falls and the gap that looks down to the south coast.',
    },
  },
  'beaches-of-the-south': {
    title: 'The beaches of the south, from Bentota to Tangalle',
    shortName: 'Southern beaches',
    lead: 'Four beaches in short hops along the coast, and one ride back on the expressway.',
    text: [
      'The beaches get quieter towards the east: Bentota has big hotels and a lagoon, Unawatuna a sheltered bay beside the fort of Galle, Mirissa the whale boats, Tangalle long empty sand. Each ride between two of them takes about an hour.',
      'The way back is one drive, most of it on the expressway between Matara and the airport; its toll is in the price.',
    ],
    months:
      'The sea is calm from December to March. From May to September the south-west monsoon brings high waves: many beaches are then better for walking than for swimming.',
    about: {
      Bentota:
        'A beach between the sea and a wide river, with the garden of the architect Geoffrey Bawa in its back country.',
      Unawatuna: 'A round bay five kilometres from the walled town of Galle.',
      Mirissa: 'The harbour from which boats leave for the whales, from November to April.',
      Tangalle: 'Long beaches, few houses, and turtles that come ashore at Rekawa by night.',
    },
  },
  'east-coast-in-summer': {
    title: 'The east coast in summer',
    shortName: 'East coast, summer',
    lead: 'Sun from May to September, when the monsoon is on the other side: Trincomalee, Pasikudah and Arugam Bay.',
    text: [
      'In the European summer the rain falls in the south-west, and the east is dry. The route reaches the coast by way of Sigiriya, follows it southwards through three kinds of beach and leaves it through the hills at Ella.',
      'Distances are long and roads are empty: the ride down the coast from Pasikudah to Arugam Bay passes Batticaloa and its lagoon.',
    ],
    months:
      'May to September: dry, with a flat sea at Nilaveli and Pasikudah and surf at Arugam Bay. From November to January the north-east monsoon brings the rain here.',
    about: {
      Sigiriya: 'Half way to the coast, and in summer near the herds of Minneriya.',
      'Minneriya National Park':
        'When the tank shrinks, from July to October, elephants gather on its grass by the hundred.',
      Habarana: 'A night beside the park, before the drive to the sea.',
      Nilaveli: 'White sand north of Trincomalee, with Pigeon Island in front of it.',
      Pasikudah: 'A bay so shallow that one walks far out before the water is deep.',
      'Arugam Bay': 'A fishing village with a point break that surfers come for from May to October.',
      Ella: 'A cool night in the hills on the way back.',
    },
  },
  'culture-triangle': {
    title: 'The culture triangle: Anuradhapura, Polonnaruwa, Sigiriya, Kandy',
    shortName: 'Culture triangle',
    lead: 'The old capitals in the order in which they ruled, with short drives between them.',
    text: [
      'Anuradhapura was the capital for more than a thousand years, until the eleventh century; Polonnaruwa followed it; Kandy was the last. Sigiriya, between them, was the seat of one king alone. The journey visits them in the order of their age.',
      'Each of the sites asks for half a day and is best in the morning or late afternoon: there is little shade. Shoulders and knees are covered at the temples, and shoes stay outside.',
    ],
    months:
      'The dry zone lives up to its name from May to September and again in February and March. October to December bring showers, mostly in the afternoon.',
    about: {
      Anuradhapura:
        'Great white stupas, monasteries among trees, and a fig tree that has been tended for over two thousand years.',
      Sigiriya: 'The rock, its gardens, and its neighbour Pidurangala, from which one sees it best.',
      Polonnaruwa:
        'A compact royal city, with the four Buddhas of Gal Vihara cut from one wall of granite. A bicycle is enough.',
      Kandy: 'The last royal city, and the temple around which its procession goes each summer.',
    },
  },
  'with-children': {
    title: 'Sri Lanka with children, elephants first',
    shortName: 'With children',
    lead: 'A first night close to the airport, drives with something to see half way, and three nights by a sheltered bay.',
    text: [
      'The first ride takes some twenty minutes: the night after the flight is in Negombo. The two longer ones, to Kandy and down from the hills, are broken by a stop, and the beach has three nights at the end.',
      'Udawalawe shows elephants all year, and the hotels are near its gate, so that nobody has to get up in the middle of the night. Young elephants are fed at the transit home beside the park several times a day. The booking asks how many child seats you need.',
    ],
    months:
      'December to March suit best, because the sea at Unawatuna is calm. Udawalawe is open and full of elephants in every month.',
    about: {
      Negombo: 'A beach town beside the airport, for the first sleep.',
      Kandy: 'Boats on the lake, and giant bamboo and a canopy of bats in the gardens of Peradeniya.',
      'Nuwara Eliya': 'Ponies, pedal boats and strawberries, and cool air.',
      Udawalawe: 'A quiet place beside the reservoir.',
      'Udawalawe National Park': 'Open grassland, where elephants are seen from far off.',
      Unawatuna: 'A sheltered bay; the ramparts of Galle are ten minutes away.',
    },
  },
  'temples-and-leopards': {
    title: 'Temples and leopards: Wilpattu, the old capitals and Yala',
    shortName: 'Temples and leopards',
    lead: 'Two parks with leopards, as different as they can be, and the temples between them.',
    text: [
      'Wilpattu, in the north-west, is the largest park of the country: forest around natural lakes, and few jeeps. Yala, in the south-east, has the open scrub in which leopards are seen most often, and more visitors. A full day in the first leaves time for its far lakes; in the second a morning is enough.',
      'Between them lie Anuradhapura, the caves of Dambulla, and Kandy. The night at Ella breaks the long way from Kandy to the south.',
    ],
    months:
      'February to July are good in both parks. In the dry months the animals come to the water. Yala’s main block usually closes in September and the first half of October, when Wilpattu is at its driest.',
    about: {
      Anuradhapura: 'The night before the safari: the gate of Wilpattu is less than an hour away.',
      'Wilpattu National Park': 'A day between the lakes, with a jeep of your own.',
      Dambulla: 'Five caves full of paintings, and Sigiriya next door.',
      Kandy: 'The temple of the tooth, best at the evening ceremony.',
      Ella: 'Hills between the two parks.',
      Tissamaharama: 'A white stupa, a wide tank, and half an hour to the gate of Yala.',
      'Yala National Park': 'The morning hours, when leopards are about.',
      Mirissa: 'A beach for the last night.',
    },
  },
  'three-days-between-flights': {
    title: 'Three days between two flights',
    shortName: 'Three days',
    lead: 'A stopover that sees Sigiriya and Kandy and is back at the airport in time.',
    text: [
      'Two nights are enough for the rock and for Kandy if nobody has to wait for a bus. From the airport to Sigiriya it is one drive, with the cave temple of Dambulla shortly before the end; from Kandy the airport is near enough for an evening flight.',
      'Be at the airport three hours before departure. Enter your flight in the planner: it says when to leave Kandy for that.',
    ],
    months: 'Any month. Rain here falls mostly in the afternoon: climb the rock in the morning.',
    about: {
      Sigiriya: 'Climb the rock when it opens, then drive on.',
      Kandy: 'The lake and the temple are within walking distance of most hotels.',
    },
  },
  'north-to-jaffna': {
    title: 'North to Jaffna, and back along the west coast',
    shortName: 'North to Jaffna',
    lead: 'Tamil temples, islands and forts: the part of the country that few first visits reach.',
    text: [
      'The way north stops in Anuradhapura; from there the A9 runs straight to Jaffna through Vavuniya and Kilinochchi, past Elephant Pass, where land becomes lagoon. Jaffna has three nights, one day of them for the islands.',
      'The way back follows the other side: over the causeway at Sangupiddy to Mannar with its baobab and its fort, and by the pilgrims’ church of Madhu, then down to Kalpitiya on its spit of sand.',
    ],
    months:
      'The north is dry from January to September. July and August bring the festival of the Nallur temple. October to December are wet; at Kalpitiya the wind is strong from May to September, for kites.',
    about: {
      Anuradhapura: 'The first capital, half way to the north.',
      Jaffna: 'A Tamil city with a Dutch fort, a great temple and a market of palm sugar and mangoes.',
      Mannar: 'An island of donkeys, birds and a very old baobab, at the end of Adam’s Bridge.',
      Kalpitiya: 'Lagoon on one side, sea on the other; boats go out to dolphins from November to April.',
    },
  },
  surf: {
    title: 'Surf: the south coast, board on board',
    shortName: 'Surf',
    lead: 'Four breaks between Hikkaduwa and Hiriketiya, from the first lesson to the reef.',
    text: [
      'The stops go from reef to beach and back: Hikkaduwa for reefs with some experience, Ahangama for a choice of breaks within ten minutes, Weligama for a first lesson on sand, Hiriketiya for a small bay with a point. The rides between them are short, so that a morning session still fits.',
      'The booking form has fields for the number of your boards: those up to 2.1 m, and longer ones. From May to October the waves are in the east, at Arugam Bay: take the journey along the east coast then.',
    ],
    months: 'November to April, when the swell is clean and the wind blows off the land in the mornings.',
    about: {
      Hikkaduwa: 'The oldest surf town of the country, with a reef in front of the beach.',
      Ahangama: 'Reef breaks side by side, and stilts in the water from which fishermen used to fish.',
      Weligama: 'A wide bay with a sandy floor, where most people learn.',
      Hiriketiya: 'A horseshoe bay beside Dikwella.',
    },
  },
}
