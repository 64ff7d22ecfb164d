import type { PageHead } from './page-head.ts'

/** What a page tells search engines of itself. */
export function robots({ listed }: PageHead): string {
  return listed ? 'index, follow, max-image-preview:large' : 'noindex, follow'
}
