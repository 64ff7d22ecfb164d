import type { PageHead } from './page-head.ts'

/** What a page tells search engines of itself; `null` for nothing: a passing fault must not take a listed page out of their index. */
export function robots({ listed }: PageHead): string | null {
  if (listed === null) return null
  return listed ? 'index, follow, max-image-preview:large' : 'noindex, follow'
}
