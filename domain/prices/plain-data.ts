/** Whether a value is nothing but data that JSON holds: a price list comes from forms, files and databases. */

/** No list is longer, written as JSON, in bytes. */
export const MOST_BYTES = 100_000
const MOST_VALUES = 20_000
const DEEPEST = 12

interface Unreadable {
  readonly path: string
  readonly message: string
}

const isPlain = (value: object) => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))

/** Names that every object has. */
const isTaken = (name: string) => name in Object.prototype

/** Why a value cannot be a price list before its parts are looked at; `null` if it can. It may throw. */
export function unreadable(value: unknown): Unreadable | null {
  const waiting: { readonly part: unknown; readonly path: string; readonly depth: number }[] = [
    { part: value, path: '', depth: 0 },
  ]
  let values = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, path, depth } = next
    if (typeof part === 'bigint' || typeof part === 'function' || typeof part === 'symbol')
      return { path, message: `It must be data, not a ${typeof part}.` }
    if (typeof part !== 'object' || part === null) continue
    if (!isPlain(part)) return { path, message: 'It must be plain data: a group of values, or a list.' }
    if (depth > DEEPEST) return { path, message: 'Its values lie deeper in one another than those of a price list.' }
    const properties = Object.entries(Object.getOwnPropertyDescriptors(part))
    values += properties.length
    if (values > MOST_VALUES) return { path: '', message: `It has more than ${MOST_VALUES} values.` }
    for (const [name, property] of properties) {
      if (Array.isArray(part) && name === 'length') continue
      const inner = path ? `${path}.${name.slice(0, 80)}` : name.slice(0, 80)
      if (isTaken(name)) return { path: inner, message: 'This name cannot be used.' }
      if (!('value' in property)) return { path: inner, message: 'It must be data, not code.' }
      waiting.push({ part: property.value, path: inner, depth: depth + 1 })
    }
  }
  const bytes = new TextEncoder().encode(JSON.stringify(value) ?? '').length
  return bytes > MOST_BYTES ? { path: '', message: `It is longer than ${MOST_BYTES / 1000} kB.` } : null
}
