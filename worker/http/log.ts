/** The log: what broke and where, never what a visitor sent. */

/** The message may hold what a visitor typed; the kind and the place in the code are enough to find it. */
export function logFailure(what: string, error: unknown): void {
  const { name, stack } = error instanceof Error ? error : new Error('not an error')
  // oxlint-disable-next-line no-console
  console.error(what, name, stack?.split('\n').slice(1, 6).join('\n'))
}
