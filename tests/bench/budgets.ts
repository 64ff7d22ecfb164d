/** Compares figures with their budgets, prints them, and fails at the end if any was exceeded. */
export class Budgets {
  readonly #exceeded: string[] = []

  /** @param budget `null` where none is set. @param unit as printed: `ms`, `kB`, `x` */
  atMost(budget: number | null, what: string, value: number, unit: string): void {
    if (budget === null) console.log(`${what}: ${rounded(value)} ${unit}`)
    else this.#compare(value <= budget, `${what}: ${rounded(value)} ${unit} (at most ${budget})`)
  }

  atLeast(budget: number, what: string, value: number): void {
    this.#compare(value >= budget, `${what}: ${rounded(value)} (at least ${budget})`)
  }

  /** @throws Error that lists what exceeded its budget */
  check(): void {
    if (this.#exceeded.length > 0) throw new Error(`Over budget:\n  ${this.#exceeded.join('\n  ')}`)
  }

  #compare(kept: boolean, line: string): void {
    console.log(line)
    if (!kept) this.#exceeded.push(line)
  }
}

/** @param share 0.5 for the median */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))]!
}

function rounded(value: number): number {
  return Number(value.toFixed(value < 10 ? 3 : 1))
}
