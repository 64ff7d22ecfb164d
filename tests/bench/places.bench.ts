/**
 * How often a hotel is among the first three when it is typed from memory, whole and with one slip, and what a search
 * costs. The list (data/well-known-houses.txt) was written before anyone looked at the table; houses that the table
 * does not have are counted apart.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { hotelWords } from '#domain/places/hotel-names.ts'
import { searchHotels } from '#worker/places/hotel-search.ts'
import { allHotels, theHotelIndex } from '#worker/places/hotel-search.ts'
import type { Hotel } from '#worker/places/hotel-table.ts'

const WHOLE = 0.92
const WITH_SLIP = 0.8
const SLIPS_EACH = 5
const NEAR_TOWN_KM = 25
const SEARCH_MS = 2

interface House {
  readonly typed: string
  readonly words: readonly string[]
  readonly town: string
}

const houses: House[] = readFileSync(join(import.meta.dirname, 'data/well-known-houses.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([typed = '', words = '', town = '']) => ({ typed, words: hotelWords(words), town }))

function isHouse({ name, aliases, lat, lng }: Hotel, { words, town }: House): boolean {
  const place = findPlace(town)
  if (!place) throw new Error(`${town} is no town`)
  if (Math.hypot((place.lat - lat) * 110.6, (place.lng - lng) * 110.3) > NEAR_TOWN_KM) return false
  return [name, ...aliases].some((each) => {
    const has = hotelWords(each)
    return words.every((word) => has.includes(word) || has.join('').includes(word))
  })
}

/**
 * Slips by a fixed sequence: a letter left out, doubled, replaced or swapped with the next, in a word of the house's
 * own name.
 */
function slips({ typed, words }: House, count: number): string[] {
  let seed = [...typed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const typedWords = typed.split(' ')
  const own = typedWords.flatMap((word, i) =>
    word.length > 3 && hotelWords(word).some((each) => words.includes(each)) ? [i] : [],
  )
  if (own.length === 0) return []
  return Array.from({ length: count }, () => {
    const at = own[next(own.length)]!
    const word = typedWords[at]!
    const letter = 1 + next(word.length - 1)
    const [before, after] = [word.slice(0, letter), word.slice(letter)]
    const slip = [
      before + after.slice(1),
      before + after[0] + after,
      `${before}${'etaoinsrhld'[next(11)]}${after.slice(1)}`,
      after.length > 1 ? before + after[1] + after[0] + after.slice(2) : before,
    ][next(4)]!
    return typedWords.with(at, slip).join(' ')
  })
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

export async function run(): Promise<void> {
  const began = performance.now()
  const hotels = allHotels()
  const readMs = performance.now() - began
  const index = theHotelIndex()
  console.log(
    `${hotels.length} houses; read in ${readMs.toFixed(0)} ms, index in ${(performance.now() - began - readMs).toFixed(0)} ms`,
  )

  const present = houses.filter((house) => hotels.some((hotel) => isHouse(hotel, house)))
  const absent = houses.filter((house) => !present.includes(house))
  console.log(
    `${houses.length} typed from memory, ${absent.length} not in the table: ${absent.map(({ typed }) => typed).join(', ')}`,
  )

  const times: number[] = []
  const isFound = (house: House, text: string): boolean => {
    const from = performance.now()
    const found = searchHotels(index, text, null, 8)
    times.push(performance.now() - from)
    return found.slice(0, 3).some(({ hotel }) => isHouse(hotel, house))
  }
  const missed = present.filter((house) => !isFound(house, house.typed))
  const whole = 1 - missed.length / present.length
  const slipped = present.flatMap((house) => slips(house, SLIPS_EACH).map((text) => ({ house, text })))
  const missedSlips = slipped.filter(({ house, text }) => !isFound(house, text))
  const withSlip = 1 - missedSlips.length / slipped.length
  console.log(
    `in the first three: ${percent(whole)} (wanted ${percent(WHOLE)}); missed: ${missed.map(({ typed }) => typed).join(', ')}`,
  )
  console.log(
    `with one slip: ${percent(withSlip)} of ${slipped.length} (wanted ${percent(WITH_SLIP)}); missed: ${missedSlips
      .slice(0, 40)
      .map(({ text }) => text)
      .join(', ')}`,
  )

  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!
  console.log(`a search: median ${at(0.5).toFixed(2)} ms, 95 % ${at(0.95).toFixed(2)} ms, worst ${at(1).toFixed(2)} ms`)
  const over = [whole < WHOLE && 'whole names', withSlip < WITH_SLIP && 'slips', at(0.5) > SEARCH_MS && 'time'].filter(
    Boolean,
  )
  if (over.length > 0) throw new Error(`hotels are not found well enough: ${over.join(', ')}`)
}
