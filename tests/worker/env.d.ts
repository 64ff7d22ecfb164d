/** What the tests' `env` has besides the site's own bindings. */
declare namespace Cloudflare {
  interface Env {
    /** Statements that make the migrated database. */
    readonly TEST_DATABASE: string[]
    /** An empty bucket of R2. */
    readonly TEST_BUCKET: import('@cloudflare/workers-types').R2Bucket
    /** The seeds of price lists that are drawn: the environment's `PRICE_LIST_SEED` and `PRICE_LISTS`. */
    readonly PRICE_LISTS: { readonly first: number; readonly count: number }
    /** How many are quoted: the environment's `RANDOM_JOURNEYS`. */
    readonly RANDOM_JOURNEYS: number
    /** Which histories are simulated: the environment's `SIMULATION_SEED`, `SIMULATION_RUNS` and `SIMULATION_PATH`. */
    readonly SIMULATION: { readonly seed: number; readonly runs: number; readonly path: string }
  }
}

/** The one module of Node that the Worker uses. These tests have the Workers' types, and not Node's. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, run: () => R): R
    getStore(): T | undefined
  }
}

/** The part of the test runtime that its types leave out. To import it does not load the Worker, as `cloudflare:test` does. */
declare module 'cloudflare:test-internal' {
  export { reset } from 'cloudflare:test'
  /** Waits for what requests have left to do after their answers; 30 s at most. */
  export function waitForGlobalWaitUntil(): Promise<void>
}
