/** Stops asking a service that fails, for a while: visitors do not wait for what will not come. */

export interface BreakerRules {
  /** Failures in a row after which it opens. */
  readonly failures: number
  /** How long nobody asks then, in ms. */
  readonly pauseMs: number
}

/** Closed: everybody asks. Open: nobody does. After the pause one may try; whether that succeeds decides. */
export class CircuitBreaker {
  readonly #rules: BreakerRules
  #failures = 0
  #openUntil: number | undefined

  constructor(rules: BreakerRules) {
    this.#rules = rules
  }

  /** True when the caller may ask; it must then report how that went. */
  mayAsk(now: number): boolean {
    if (this.#openUntil === undefined) return true
    if (now < this.#openUntil) return false
    this.#openUntil = now + this.#rules.pauseMs
    return true
  }

  succeeded(): void {
    this.#failures = 0
    this.#openUntil = undefined
  }

  /** @param lasting a failure that another try will not mend: a refused key, a spent quota */
  failed(now: number, lasting = false): void {
    this.#failures += 1
    if (lasting || this.#failures >= this.#rules.failures) this.#openUntil = now + this.#rules.pauseMs
  }
}
