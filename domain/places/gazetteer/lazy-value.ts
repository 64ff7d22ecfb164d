/** Work in a browser pauses after this many items: a slow phone handles them within a few ms. */
export const PAUSE_EVERY = 150

/**
 * A value computed on first use. `advance` computes a part of it beforehand, so that nobody has to wait for all of it
 * at once.
 */
export class LazyValue<T> {
  readonly #begin: () => Generator<void, T, void>
  #work: Generator<void, T, void> | undefined
  #result: { readonly value: T } | undefined

  /** @param begin called once, on first use; it yields where the work may pause */
  constructor(begin: () => Generator<void, T, void>) {
    this.#begin = begin
  }

  /** Works on to the next pause. True when the value is complete. */
  advance(): boolean {
    if (this.#result) return true
    this.#work ??= this.#begin()
    const { done, value } = this.#work.next()
    if (done) this.#result = { value }
    return done === true
  }

  /** The value; does what is left of the work. */
  get(): T {
    while (!this.#result) this.advance()
    return this.#result.value
  }
}
