/** Finds the shortest order of the stops of a journey: the first and the last one stay where they are. */

/** A journey of more stops is left as it is: the search doubles with each of them. */
export const MAX_ORDERED_STOPS = 10

/** Stops that stay together in their order, because something is planned between them. */
type Block = readonly number[]

/** @param tied tells of each stop whether it stays before the one after it */
export function blocksOf(tied: readonly boolean[]): Block[] {
  const blocks: number[][] = []
  tied.forEach((_, i) => {
    if (i > 0 && tied[i - 1]) blocks.at(-1)!.push(i)
    else blocks.push([i])
  })
  return blocks
}

/**
 * The shortest order, by dynamic programming over the sets of blocks that were visited (Held and Karp).
 * @param length of the way from one stop to another; Infinity where there is none
 * @returns indices of the stops; `null` where there are fewer than two blocks to choose between, or too many stops
 */
export function shortestOrder(tied: readonly boolean[], length: (from: number, to: number) => number): number[] | null {
  if (tied.length > MAX_ORDERED_STOPS) return null
  const blocks = blocksOf(tied)
  const middle = blocks.slice(1, -1)
  if (middle.length < 2) return null
  const [first, last] = [blocks[0]!, blocks.at(-1)!]
  const between = (a: Block, b: Block) => length(a.at(-1)!, b[0]!)
  const size = 1 << middle.length
  /** Of the shortest way through the blocks of a set that ends with one of them: set * count + block. */
  const best = new Float64Array(size * middle.length).fill(Infinity)
  const before = new Int8Array(size * middle.length).fill(-1)
  const at = (set: number, block: number) => set * middle.length + block
  middle.forEach((block, i) => (best[at(1 << i, i)] = between(first, block)))
  for (let set = 1; set < size; set++) {
    for (let i = 0; i < middle.length; i++) {
      const reached = best[at(set, i)]!
      if (reached === Infinity) continue
      for (let j = 0; j < middle.length; j++) {
        if (set & (1 << j)) continue
        const through = reached + between(middle[i]!, middle[j]!)
        const next = at(set | (1 << j), j)
        if (through < best[next]!) {
          best[next] = through
          before[next] = i
        }
      }
    }
  }
  let end = -1
  let least = Infinity
  middle.forEach((block, i) => {
    const whole = best[at(size - 1, i)]! + between(block, last)
    if (whole < least) {
      least = whole
      end = i
    }
  })
  if (end < 0) return null
  const chosen: Block[] = []
  for (let set = size - 1, i = end; i >= 0;) {
    chosen.unshift(middle[i]!)
    const earlier = before[at(set, i)]!
    set &= ~(1 << i)
    i = earlier
  }
  return [first, ...chosen, last].flat()
}

const without = (list: readonly number[], stop: number) => list.filter((each) => each !== stop).join(' ')

/**
 * What changes, in the fewest words: 'Kandy before Sigiriya', or the new order where more than one stop moves.
 * @param names of the stops in their old order
 */
export function changeOfOrder(names: readonly string[], order: readonly number[]): string {
  const old = names.map((_, i) => i)
  const moved = order.filter((stop) => without(order, stop) === without(old, stop))
  // Of two that change places the later one is said to come first.
  const stop = moved.find((each) => order.indexOf(each) < each)
  if (stop !== undefined) return `${names[stop]} before ${names[order[order.indexOf(stop) + 1]!]}`
  const later = moved.find((each) => order.indexOf(each) > each)
  if (later !== undefined) return `${names[later]} after ${names[order[order.indexOf(later) - 1]!]}`
  return order
    .slice(1, -1)
    .map((each) => names[each])
    .join(', ')
}
