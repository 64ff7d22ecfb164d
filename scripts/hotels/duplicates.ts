/** Joins rows that are one house: the same name nearby, in the words of different mappers. */
import type { LatLng } from '#domain/places/coordinates.ts'
import { hotelWords, isKindWord, ownWords } from '#domain/places/hotel-names.ts'
import type { Hotel } from '#worker/places/hotel-table.ts'

/** How far apart two rows of one house may lie, in km. */
const SAME_WORDS_KM = 1
const SAME_BUT_TOWN_KM = 0.5
const WITHIN_OTHER_KM = 0.12
/** A house of which only the town is known. */
const IN_TOWN_KM = 7

const TRUST = 'ABCT'

function kilometres(a: LatLng, b: LatLng): number {
  return Math.hypot((a.lat - b.lat) * 110.6, (a.lng - b.lng) * 110.3)
}

/** Words that many houses of one town have. */
const WEAK = new Set(
  `
beach sea ocean lake lagoon river water garden park green blue white red golden gold royal grand new old view mt mountain hill rock forest jungle nature natural
paradise sun sunset sunrise moon star palm tree flower lotus coco coconut city town center fort bay surf wave lanka ceylon island village farm house nest safari
north south east west great super nice happy little big holiday family lion elephant peacock leopard eagle bird fish turtle king queen prince princess
`
    .trim()
    .split(/\s+/)
    .map((word) => hotelWords(word)[0] ?? ''),
)

/** Two names that differ in these alone are one name. */
const BARE_WORDS = new Set(
  ['hotel', 'resort', 'spa', 'restaurant', 'boutique', 'tourist', 'luxury', 'holiday'].map(
    (word) => hotelWords(word)[0] ?? '',
  ),
)

interface Words {
  /** All words but 'hotel' and similar ones. */
  readonly full: string
  readonly own: string
  readonly withoutTown: string
  readonly set: ReadonlySet<string>
  /** How many words are the house's own, and no other's. */
  readonly strong: number
}

const sorted = (words: readonly string[]) => words.toSorted().join(' ')

function wordsOf({ name, town, district }: Hotel): Words {
  const own = ownWords(name)
  const towns = new Set([
    ...hotelWords(town),
    ...hotelWords(district),
    ...hotelWords('Arugambay Kandy Ella Sigiriya Sigiri Mirissa Negombo Unawatuna Lavinia'),
  ])
  const rest = own.filter((word) => !towns.has(word))
  return {
    full: sorted(hotelWords(name).filter((word) => !BARE_WORDS.has(word))),
    own: sorted(own),
    withoutTown: sorted(rest),
    set: new Set(rest),
    strong: rest.filter((word) => word.length > 2 && !WEAK.has(word) && !isKindWord(word)).length,
  }
}

function isSameHouse(a: Hotel, b: Hotel, wordsA: Words, wordsB: Words): boolean {
  const km = kilometres(a, b)
  const isFull = wordsA.full !== '' && wordsA.full === wordsB.full
  const strong = Math.min(wordsA.strong, wordsB.strong)
  if (a.trust === 'T' || b.trust === 'T') {
    return (
      km <= IN_TOWN_KM &&
      a.district === b.district &&
      ((isFull && strong > 0) || (wordsA.withoutTown === wordsB.withoutTown && strong > 1))
    )
  }
  if (isFull) return km <= SAME_WORDS_KM
  if (strong === 0) return false
  if (wordsA.own === wordsB.own) return km <= SAME_WORDS_KM
  if (wordsA.withoutTown === wordsB.withoutTown) return km <= SAME_BUT_TOWN_KM
  if (km > WITHIN_OTHER_KM) return false
  const [few, many] = wordsA.set.size <= wordsB.set.size ? [wordsA, wordsB] : [wordsB, wordsA]
  return [...few.set].every((word) => many.set.has(word))
}

/** The kept house with the other's names as aliases. */
export function joined(kept: Hotel, other: Hotel): Hotel {
  const names = [other.name, ...kept.aliases, ...other.aliases]
  const seen = new Set([hotelWords(kept.name).join(' ')])
  const aliases = names.filter((name) => {
    const words = hotelWords(name).join(' ')
    if (words === '' || seen.has(words)) return false
    seen.add(words)
    return true
  })
  return {
    ...kept,
    aliases,
    stars: Math.max(kept.stars, other.stars),
    trust: TRUST.indexOf(kept.trust) < TRUST.indexOf(other.trust) ? kept.trust : other.trust,
  }
}

/** The better row of a house first: two sources before one, a hotel before other kinds, the fuller name. */
function isBetter(a: Hotel, b: Hotel): boolean {
  if (a.trust !== b.trust) return TRUST.indexOf(a.trust) < TRUST.indexOf(b.trust)
  if ((a.kind === 'hotel') !== (b.kind === 'hotel')) return a.kind === 'hotel'
  return a.name.length > b.name.length
}

/** Some 16 km. */
const cellOf = (degrees: number) => Math.floor(degrees * 7)

export function withoutDuplicates(hotels: readonly Hotel[], tell: (line: string) => void): Hotel[] {
  const kept: { hotel: Hotel; words: Words }[] = []
  const cells = new Map<string, number[]>()
  for (const hotel of hotels.toSorted((a, b) => TRUST.indexOf(a.trust) - TRUST.indexOf(b.trust))) {
    const words = wordsOf(hotel)
    const near: number[] = []
    for (const i of [-1, 0, 1])
      for (const j of [-1, 0, 1]) near.push(...(cells.get(`${cellOf(hotel.lat) + i} ${cellOf(hotel.lng) + j}`) ?? []))
    const index = near.find((i) => isSameHouse(kept[i]!.hotel, hotel, kept[i]!.words, words))
    if (index === undefined) {
      const cell = `${cellOf(hotel.lat)} ${cellOf(hotel.lng)}`
      cells.set(cell, [...(cells.get(cell) ?? []), kept.push({ hotel, words }) - 1])
      continue
    }
    const before = kept[index]!.hotel
    const [better, other] = isBetter(hotel, before) ? [hotel, before] : [before, hotel]
    tell(
      `joined: ${better.name} (${better.town}) <- ${other.name} (${other.town}), ${Math.round(1000 * kilometres(better, other))} m`,
    )
    kept[index]!.hotel = joined(better, other)
  }
  return kept.map(({ hotel }) => hotel)
}
