/** Numbers that look random and are the same in each run (mulberry32). A failing test prints the seed. */
export function randomNumbers(seed: number) {
  let state = seed
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const oneOf = <T>(items: readonly T[]): T => items[whole(0, items.length - 1)]!
  return { seed, random, whole, oneOf }
}
