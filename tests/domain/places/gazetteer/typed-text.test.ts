/** Awkward texts that visitors type into a place field: what is offered first, and what Enter takes. */
import { expect, test } from 'vitest'
import { suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { isHouseAddress, placeEntered, townWithin } from '#domain/places/gazetteer/typed-place.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'

test.each([
  // Districts of Colombo.
  ['Colpetty', 'Kollupitiya'],
  ['Colombo 07', 'Colombo 7'],
  ['colombo 7', 'Colombo 7'],
  ['Cinnamon Gardens', 'Colombo 7'],
  ['Slave Island', 'Colombo 2'],
  ['Bambalapitiya', 'Colombo 4'],
  ['Wellawatta', 'Colombo 6'],
  ['Borella', 'Colombo 8'],
  ['Hulftsdorp', 'Colombo 12'],
  ['Colombo 01', 'Colombo 1'],
  // Old and foreign names of towns.
  ['Point de Galle', 'Galle'],
  ['Jaffnapatam', 'Jaffna'],
  ['Trinquemale', 'Trincomalee'],
  ['Trinkomali', 'Trincomalee'],
  ['Newara Eliya', 'Nuwara Eliya'],
  ['Candy', 'Kandy'],
  ['Kolombo', 'Colombo'],
  ['Caltura', 'Kalutara'],
  ['Belligam', 'Weligama'],
  ['Kornegalle', 'Kurunegala'],
  ['Calpentyn', 'Kalpitiya'],
  ['Batti', 'Batticaloa'],
  // Sights and stations, with words left out or in another order.
  ['Ella rock', 'Ella Rock'],
  ['Colombo fort station', 'Colombo Fort Railway Station'],
  ['kandy train station', 'Kandy Railway Station'],
  ['Sigiriya Lion Rock', 'Sigiriya Rock Fortress'],
  ['Lipton Seat', "Lipton's Seat"],
  ['bawa house', 'Geoffrey Bawa House Number 11'],
  ['pinnawala zoo', 'Pinnawala Open Zoo'],
  // Other scripts.
  ['මහනුවර', 'Kandy'],
  ['ගාල්ල', 'Galle'],
  ['யாழ்ப்பாணம்', 'Jaffna'],
  ['airport', COLOMBO_AIRPORT],
])('%j is %s', (typed, name) => {
  expect(suggestPlaces(typed)[0]?.name).toBe(name)
  expect(placeEntered(typed)).toBe(name)
})

test.each(['Colombo 11', 'Alutgama', 'Ruwanweliseya'])(
  'the whole name of a place means that place, also where a better known one is offered first: %s',
  (name) => {
    expect(suggestPlaces(name)[0]?.name).not.toBe(name)
    expect(placeEntered(name.toLowerCase())).toBe(name)
  },
)

test('words in another order are offered, but not taken on Enter', () => {
  expect(suggestPlaces('station galle')[0]?.name).toBe('Galle Railway Station')
  expect(placeEntered('station galle')).toBeNull()
})

test.each([
  'Paris',
  'London',
  'Rome',
  'Delhi',
  'Madras',
  'Singapore',
  'Dubai',
  'Zurich',
  'Sydney',
  'Tokyo',
  'New York',
  'Москва',
  '北京',
  '🙂',
  '?!',
  '#',
])('%j offers nothing that is only a little like it', (typed) => {
  expect(suggestPlaces(typed).map(({ name }) => name)).toEqual([])
})

test.each([
  'Chennai',
  'Male',
  'Bali',
  'k',
  'beach',
  'railway station',
  'Sri Lanka',
  'Ceylon',
  'national park',
  'Hotel Sigiriya',
  'Polpeti',
])('%j takes nothing on Enter', (typed) => {
  expect(placeEntered(typed)).toBeNull()
})

test.each([
  ['Batti', /^Batticaloa|Batticaloa$/],
  ['Matara', /Matara/],
  ['Colombo 07', /^Colombo 7$/],
])('%j offers no noise', (typed, fits) => {
  for (const { name } of suggestPlaces(typed)) expect(name).toMatch(fits)
})

test.each([
  ['Hotel Sigirya Garden Xyz', 'Sigiriya'],
  ['Villa Qwxyz, Mirissa', 'Mirissa'],
  ['The Nuwara Elya Inn', 'Nuwara Eliya'],
  ['Mountain Heavens Ela', 'Ella'],
  ['12 Lake Road, Kandi', 'Kandy'],
  ['Galle Road, Hikkaduwa', 'Hikkaduwa'],
  ['Hilton Yala Resort', 'Yala National Park'],
  ['Nonexistent Lodge Minneriya, Habarana', 'Habarana'],
  // Articles of other languages sound like Dela, Ella and Kotte.
  ['Maison de la mer, Hikkaduwa', 'Hikkaduwa'],
  ['Hôtel près de la plage de Bentota', 'Bentota'],
  ['Kandy, à côté du lac', 'Kandy'],
  ['Casa de la playa, Mirissa', 'Mirissa'],
  ['Villa Dela', 'Dela'],
])('%j is a house in %s', (typed, town) => {
  expect(townWithin(typed)?.name).toBe(town)
})

test.each([
  'Hotel Nowhere',
  'Palm Garden',
  'Bamboo Cabana',
  'Ocean Breeze',
  'Banana Resort',
  'Paris Hilton',
  'Maison de la mer',
  '',
  '🙂',
  'x'.repeat(5000),
])('%j names no town', (typed) => {
  expect(townWithin(typed)).toBeNull()
})

test.each([
  ['https://www.google.com/maps/@6.0328,80.2170,17z', '6.0328°N 80.2170°E'],
  [`6°01'58"N 80°13'01"E`, '6.0328°N 80.2169°E'],
  ['https://www.google.com/maps/place/Nuwara+Eliya/', 'Nuwara Eliya'],
  ['https://www.google.com/maps/place/Sigiriya+Rock/@6.9271,79.8612,12z', 'Sigiriya Rock Fortress'],
  ['https://www.google.com/maps/place/Ella/@7.20,80.70,8z', 'Ella'],
  ['https://www.google.com/maps/place/Ella/@7.20,80.70,17z', 'Ella'],
  ['https://www.google.com/maps/place/Ella/@7.20,80.70,8z/data=!3d6.8667!4d81.0466', '6.8667°N 81.0466°E'],
  ['https://www.google.com/maps/place/Villa+Qwxyz/@6.0328,80.2170,17z', null],
  ['https://www.google.com/maps/dir/Kandy/Ella', 'Ella'],
  ['https://www.google.com/maps/dir/6.9271,79.8612/Ella/@7.1,80.8,9z', 'Ella'],
  ['https://maps.apple.com/?ll=6.8667,81.0466&q=Ella', '6.8667°N 81.0466°E'],
  ['https://www.openstreetmap.org/#map=15/6.0329/80.2168', '6.0329°N 80.2168°E'],
  ['https://uri.amap.com/marker?position=80.6337,7.2906&name=Kandy', '7.2906°N 80.6337°E'],
  ['https://uri.amap.com/marker?position=121.4737,31.2304&name=Shanghai', null],
])('%j, pasted, means %s', (pasted, place) => {
  expect(placeEntered(pasted)).toBe(place)
})

test.each([
  ['No 46, Galle Rd, Colombo 00300', 'Colombo'],
  ['46/2 Galle Road, Hikkaduwa', 'Hikkaduwa'],
  ['12, Dalada Veediya, Kandy 20000', 'Kandy'],
  ['No. 7 Matara Road, Unawatuna, Sri Lanka', 'Unawatuna'],
])('%j is the address of a house in %s', (address, town) => {
  expect(isHouseAddress(address)).toBe(true)
  expect(townWithin(address)?.name).toBe(town)
})

test.each(['46 Galle Rd', 'Galle Road', 'No 46, Galle Rd', 'Villa Qwxyz, Mirissa', 'Kandy, Sri Lanka', 'Room 12'])(
  '%j is no address of a house in a known town',
  (text) => {
    expect(isHouseAddress(text)).toBe(false)
  },
)

test('a road that is named after a town does not tell the town', () => {
  expect(townWithin('Galle Road')).toBeNull()
})
