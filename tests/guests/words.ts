/** Texts, compared as a reader would. */

/** Spaces of all kinds are one. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
export const sameText = (one: string, other: string) => plain(one) === plain(other)
export const has = (text: string, part: string) => plain(text).includes(plain(part))
export const digits = (text: string) => text.replace(/\D/g, '')
export const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))
