/** Pauses requests to a service that fails, so that visitors do not wait for it in vain. */

interface BreakerRules {
  /** Failures in a row after which it pauses. */
  readonly failures: number
  readonly pauseMs: number
}

/** After a pause one request goes through; its outcome ends the pause or starts another. */
export class CircuitBreaker {
  readonly #rules: BreakerRules
  #failures = 0
  #pausedUntil: number | undefined

  constructor(rules: BreakerRules) {
    this.#rules = rules
  }

  /** True when the caller may ask. It must then report the outcome. */
  mayAsk(now: number): boolean {
    if (this.#pausedUntil === undefined) return true
    if (now < this.#pausedUntil) return false
    this.#pausedUntil = now + this.#rules.pauseMs
    return true
  }

  succeeded(): void {
    this.#failures = 0
    this.#pausedUntil = undefined
  }

  /** @param lasting true where another try would fail as well: a refused key, a spent quota */
  failed(now: number, lasting = false): void {
    this.#failures += 1
    if (lasting || this.#failures >= this.#rules.failures) this.#pausedUntil = now + this.#rules.pauseMs
  }
}
