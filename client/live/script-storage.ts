/** Texts that a phone keeps under a name, or that live as long as the page where it keeps nothing. */
const held: { [name: string]: string } = {}

export function read(name: string): string | null {
  if (name in held) return held[name]!
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function write(name: string, text: string): void {
  held[name] = text
  try {
    localStorage.setItem(name, text)
  } catch {
    // The phone keeps nothing.
  }
}
