/** Pages whose visitor has just come back from an answer to the form: the form is where they go on. */

const returning = new Set<string>()

export function markReturn(page: string) {
  returning.add(page)
}

/** True once after each return. */
export function takeReturn(page: string): boolean {
  return returning.delete(page)
}
