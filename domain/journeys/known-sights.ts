/**
 * Sights that most guests stop at when they pass: the first one on the way is suggested. Each is a name of the
 * gazetteer.
 */
export const KNOWN_SIGHTS: readonly string[] = `
Sigiriya Rock Fortress, Dambulla Cave Temple, Nine Arch Bridge, Pinnawala, Peradeniya Botanical Gardens, Galle Fort,
Polonnaruwa Ancient City, Anuradhapura Sacred City, Mihintale, Ravana Falls, Damro Labookellie Tea Centre,
Koggala Stilt Fishermen, Diyaluma Falls, Aluvihara Rock Temple, Madu River Boat Safari, Elephant Transit Home,
St Clair's Falls, Hakgala Botanical Garden, Yapahuwa, Ritigala, Aukana Buddha, Buduruwagala, Mulkirigala, Koneswaram Temple,
Bentota Turtle Hatchery, Hummanaya Blow Hole, Madhu Church, Namal Uyana, Kanniya Hot Springs, Ambuluwawa Tower
`
  .trim()
  .split(/,\s+/)
