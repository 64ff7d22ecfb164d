/** Places that a slow phone gets through within a few ms. */
export const STEP = 150

/** A result that is worked out in steps while nobody waits for it, and at once when somebody does. */
export class Stepwise<T> {
  readonly #begin: () => Generator<void, T, void>
  #work: Generator<void, T, void> | undefined
  #result: { readonly value: T } | undefined

  /** @param begin called with the first step */
  constructor(begin: () => Generator<void, T, void>) {
    this.#begin = begin
  }

  /** Does the next step. True when none is left. */
  step(): boolean {
    if (this.#result) return true
    this.#work ??= this.#begin()
    const { done, value } = this.#work.next()
    if (done) this.#result = { value }
    return done === true
  }

  /** The result, whatever is left of the work done first. */
  get(): T {
    while (!this.#result) this.step()
    return this.#result.value
  }
}
