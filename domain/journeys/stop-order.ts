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
 * The shortest order, by dynamic programming over the sets of blocks that were visited (Held and Karp). Of orders that
 * are as long, such as a round trip and its reverse, it is one that turns the fewest pairs of stops around: guests read
 * the one that changes less of theirs.
 * @param length of the way from one stop to another; Infinity if there is none
 * @returns indices of the stops; `null` if there are fewer than two blocks to choose between, or too many stops
 */
export function shortestOrder(tied: readonly boolean[], length: (from: number, to: number) => number): number[] | null {
  if (tied.length > MAX_ORDERED_STOPS) return null
  const blocks = blocksOf(tied)
  const middle = blocks.slice(1, -1)
  if (middle.length < 2) return null
  const [first, last] = [blocks[0]!, blocks.at(-1)!]
  const between = (a: Block, b: Block) => length(a.at(-1)!, b[0]!)
  const size = 1 << middle.length
  const stopsIn = new Uint8Array(size)
  middle.forEach((block, i) => {
    for (let set = 1 << i; set < 2 << i; set++) stopsIn[set] = stopsIn[set - (1 << i)]! + block.length
  })
  /** Pairs that are turned around where a block comes after all blocks of a set. */
  const turnedBy = (block: number, set: number) => middle[block]!.length * stopsIn[set & (-2 << block)]!
  /** Lengths of the best ways through the blocks of a set that end with one of them, at set * count + block. */
  const best = new Float64Array(size * middle.length).fill(Infinity)
  const turned = new Uint8Array(size * middle.length)
  const before = new Int8Array(size * middle.length).fill(-1)
  const at = (set: number, block: number) => set * middle.length + block
  middle.forEach((block, i) => (best[at(1 << i, i)] = between(first, block)))
  for (let set = 1; set < size; set++) {
    for (let i = 0; i < middle.length; i++) {
      const here = at(set, i)
      if (best[here] === Infinity) continue
      for (let j = 0; j < middle.length; j++) {
        if (set & (1 << j)) continue
        const through = best[here]! + between(middle[i]!, middle[j]!)
        const pairs = turned[here]! + turnedBy(j, set)
        const next = at(set | (1 << j), j)
        if (through < best[next]! || (through === best[next] && pairs < turned[next]!)) {
          best[next] = through
          turned[next] = pairs
          before[next] = i
        }
      }
    }
  }
  let end = -1
  let least = Infinity
  let fewest = 0
  middle.forEach((block, i) => {
    const whole = best[at(size - 1, i)]! + between(block, last)
    const pairs = turned[at(size - 1, i)]!
    if (whole < least || (whole === least && pairs < fewest)) {
      least = whole
      fewest = pairs
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

/** What a new order changes: one stop comes before or after another, or several move. Stops are their old indices. */
type ChangeOfOrder =
  | { readonly kind: 'before' | 'after'; readonly stop: number; readonly other: number }
  | { readonly kind: 'order'; readonly stops: readonly number[] }

/** What changes, as it is said in the fewest words: 'Kandy before Sigiriya', or the new order between the ends. */
export function changeOfOrder(order: readonly number[]): ChangeOfOrder {
  const old = order.map((_, i) => i)
  const moved = order.filter((stop) => without(order, stop) === without(old, stop))
  // If two stops change places, the later one is named as the first.
  const stop = moved.find((each) => order.indexOf(each) < each)
  if (stop !== undefined) return { kind: 'before', stop, other: order[order.indexOf(stop) + 1]! }
  const later = moved.find((each) => order.indexOf(each) > each)
  if (later !== undefined) return { kind: 'after', stop: later, other: order[order.indexOf(later) - 1]! }
  return { kind: 'order', stops: order.slice(1, -1) }
}
