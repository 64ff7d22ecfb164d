import { describe, expect, test } from 'vitest'
import { betterText } from '#domain/journeys/advice.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { blocksOf, MAX_ORDERED_STOPS, shortestOrder } from '#domain/journeys/stop-order.ts'
import { randomNumbers } from '../../random-numbers.ts'

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  )
}

/** How many pairs of stops stand the other way round than they did. */
const turnedPairs = (order: readonly number[]) =>
  order.flatMap((a, i) => order.slice(i + 1).filter((b) => b < a)).length

test('is the best one, by trying all of them', () => {
  const { random, seed } = randomNumbers(20261122)
  for (let round = 0; round < 400; round++) {
    const count = 4 + Math.floor(random() * 5)
    const at = Array.from({ length: count }, () => [random(), random()] as const)
    // Ways there and back may differ, and some are missing.
    // In every other round lengths are whole and small, so that many orders are equally long.
    const measure = (apart: number) => (round % 2 === 0 ? apart + random() / 10 : Math.ceil(3 * apart))
    const table = at.map(([ax, ay]) =>
      at.map(([bx, by]) => (random() < 0.03 ? Infinity : measure(Math.hypot(ax - bx, ay - by)))),
    )
    const tied = at.map((_, i) => i < count - 1 && random() < 0.15)
    const length = (a: number, b: number) => table[a]![b]!
    // What lies between stops that stay together is the same in every order.
    const whole = (order: readonly number[]) =>
      order.slice(1).reduce((sum, stop, i) => sum + (tied[order[i]!] ? 0 : length(order[i]!, stop)), 0)
    const blocks = blocksOf(tied)
    const all = permutations(blocks.slice(1, -1)).map((middle) => [blocks[0]!, ...middle, blocks.at(-1)!].flat())
    const best = Math.min(...all.map(whole))
    const order = shortestOrder(tied, length)
    if (blocks.length < 4) {
      expect(order).toBeNull()
      continue
    }
    if (best === Infinity) {
      expect(order, `seed ${seed}, round ${round}`).toBeNull()
      continue
    }
    expect(order!.toSorted((a, b) => a - b)).toEqual(at.map((_, i) => i))
    expect([order![0], order!.at(-1)]).toEqual([0, count - 1])
    tied.forEach((isTied, i) => {
      if (isTied) expect(order!.indexOf(i + 1)).toBe(order!.indexOf(i) + 1)
    })
    expect(whole(order!), `seed ${seed}, round ${round}`).toBeCloseTo(best, 9)
    const asShort = all.filter((each) => whole(each) < best + 1e-9)
    expect(turnedPairs(order!), `seed ${seed}, round ${round}`).toBe(Math.min(...asShort.map(turnedPairs)))
  }
})

test('is not looked for among more stops than can be tried', () => {
  const free = (count: number) => Array.from({ length: count }, () => false)
  const line = (a: number, b: number) => Math.abs(a - b)
  expect(shortestOrder(free(MAX_ORDERED_STOPS), line)).toEqual(Array.from({ length: 10 }, (_, i) => i))
  expect(shortestOrder(free(MAX_ORDERED_STOPS + 1), line)).toBeNull()
  expect(shortestOrder(free(3), line)).toBeNull()
})

describe('in words', () => {
  const NAMES = ['Airport', 'Sigiriya', 'Kandy', 'Ella', 'Galle', 'Airport']
  test.each([
    ['two that change places', [0, 2, 1, 3, 4, 5], 'Kandy before Sigiriya'],
    ['one that comes earlier', [0, 4, 1, 2, 3, 5], 'Galle before Sigiriya'],
    ['one that comes later', [0, 2, 3, 4, 1, 5], 'Sigiriya after Galle'],
    ['a new order', [0, 4, 3, 2, 1, 5], 'Galle, Ella, Kandy, Sigiriya'],
  ])('%s', (_, order, words) => {
    expect(betterText({ order, distance: 12, usd: 0 }, NAMES, ENGLISH_TEXTS)).toBe(`${words}: 12 km less`)
  })
})
