/**
 * Errors in visitors' browsers, as they are counted: by kind and kind of page, which are words of these lists. Nothing
 * else of them is told: no message, no address, nothing of a guest. docs/security.md
 */

export const BROWSER_ERRORS = '/browser-errors'

/** Events of a page's window. */
export const ERROR_EVENTS = ['error', 'unhandledrejection', 'vite:preloadError', 'error-page'] as const
/** The app did not start at all. */
export const NO_START = 'no-start'

export const PAGE_KINDS = ['home', 'transfer', 'things-to-do', 'journey', 'booking', 'other'] as const

/**
 * The kind of a page, by its path: a word of it, or one of two others.
 * @example pageKind('/de/booking/7KQ2-M4XD') // 'booking'
 */
export const pageKind = (path: string): string =>
  /\b(?:transfer|things-to-do|journey|booking)/.exec(path)?.[0] ?? (path[4] ? 'other' : 'home')
