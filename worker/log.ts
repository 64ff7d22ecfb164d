/** The log: what failed and where, never what a visitor sent. */

/** Leaves the message out: it may hold what a visitor typed. The kind of error and its place in the code are enough. */
export function logFailure(what: string, error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error('not an error')
  const frames = stack.slice(message ? stack.indexOf(message) + message.length : 0).split('\n').filter((line) => /^\s+at /.test(line))
  // oxlint-disable-next-line no-console
  console.error(what, name, frames.slice(0, 5).join('\n'))
}

/** For the operator, about the set-up of the site. */
export function logWarning(message: string): void {
  // oxlint-disable-next-line no-console
  console.warn(message)
}
