/** A page's head as HTML. Every text may hold what a visitor typed into the address: all of it is escaped. */
import { BRAND } from '#domain/brand.ts'
import { absoluteUrl, type PageHead } from './page-head.ts'
import { robots } from './page-head.ts'

/** The picture that a shared link shows, 1200x630. */
export const SOCIAL_IMAGE = { path: '/social.png', width: 1200, height: 630, alt: `${BRAND.name}: ${BRAND.tagline}` } as const

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => ENTITIES[c]!)
}

/** JSON that may stand inside a script element: no tag can end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`

/** @param structuredData what the page says in schema.org's words, one script each */
export function headMarkup(head: PageHead, structuredData: readonly object[] = []): string {
  const url = head.path === null ? null : absoluteUrl(head.path)
  const image = absoluteUrl(SOCIAL_IMAGE.path)
  const forRobots = robots(head)
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', head.description),
    ...(head.keywords.length > 0 ? [named('keywords', head.keywords.join(', '))] : []),
    ...(forRobots ? [named('robots', forRobots)] : []),
    ...(url ? [`<link rel="canonical" href="${escapeHtml(url)}">`, property('og:url', url)] : []),
    property('og:type', 'website'),
    property('og:site_name', BRAND.name),
    property('og:locale', 'en_GB'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:image', image),
    property('og:image:width', String(SOCIAL_IMAGE.width)),
    property('og:image:height', String(SOCIAL_IMAGE.height)),
    property('og:image:alt', SOCIAL_IMAGE.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    named('twitter:image', image),
    named('twitter:image:alt', SOCIAL_IMAGE.alt),
    ...structuredData.map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`),
  ].join('\n    ')
}
