/** Texts that a phone keeps under a name, for all its pages. What it does not keep lives as long as the page: that is here. */
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
  try {
    localStorage.setItem(name, text)
    delete held[name]
  } catch {
    held[name] = text
  }
}
