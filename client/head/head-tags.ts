/** The one writer of head elements, with two renderers: HTML for the Worker, the document for the browser. */
import { absoluteUrl, BRAND, SOCIAL_IMAGE } from '#domain/brand.ts'
import { ENGLISH, type Language, LANGUAGES, OFFERED, pageUrl } from '#domain/languages/languages.ts'
import { fullTitle, type PageHead } from './page-head.ts'

interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes?: Readonly<Record<string, string>>
  readonly text?: string
}

/** The elements that headTags makes, so that the next page can replace them. */
const OF_PAGE = [
  'title',
  'link[rel="canonical"]',
  'link[hreflang]',
  'meta[property]',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'meta[name="twitter:card"]',
  'script[type="application/ld+json"]',
].join()

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } })

function robots(listed: boolean): string {
  return listed ? 'index, follow, max-image-preview:large' : 'noindex, follow'
}

/** The page in every language that the site offers, for search engines. */
function alternates(path: string): HeadTag[] {
  if (OFFERED.length < 2) return []
  const link = (hreflang: string, language: Language): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: pageUrl(language, path) },
  })
  return [...OFFERED.map((language) => link(LANGUAGES[language].tag, language)), link('x-default', ENGLISH)]
}

/** @param imageAlt what the picture of a shared link shows: who shares reads the HTML, not what scripts made of it */
function headTags(head: PageHead, language: Language, imageAlt: string | null): HeadTag[] {
  const { description, keywords = [], path, listed, things = [] } = head
  const title = fullTitle(head)
  const url = path === null ? null : pageUrl(language, path)
  const image = absoluteUrl(SOCIAL_IMAGE.path)
  return [
    { tag: 'title', text: title },
    named('description', description),
    ...(keywords.length > 0 ? [named('keywords', keywords.join(', '))] : []),
    // A passing failure must not take a listed page out of an index.
    ...(listed === null ? [] : [named('robots', robots(listed))]),
    ...(url ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: url } }, property('og:url', url)] : []),
    ...(listed && path !== null ? alternates(path) : []),
    property('og:type', 'website'),
    property('og:site_name', BRAND.name),
    property('og:locale', LANGUAGES[language].social),
    property('og:title', title),
    property('og:description', description),
    property('og:image', image),
    property('og:image:width', String(SOCIAL_IMAGE.width)),
    property('og:image:height', String(SOCIAL_IMAGE.height)),
    ...(imageAlt === null ? [] : [property('og:image:alt', imageAlt)]),
    // The rest of its card it takes from the properties above.
    named('twitter:card', 'summary_large_image'),
    ...(listed ? things : []).map((thing): HeadTag => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: scriptJson({ '@context': 'https://schema.org', ...thing }),
    })),
  ]
}

/** JSON that is safe inside a script element: no tag can end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => ENTITIES[c]!)
}

/** Every text may hold what a visitor typed into the address: all of it is escaped. */
export function headHtml(head: PageHead, language: Language, imageAlt: string): string {
  return headTags(head, language, imageAlt)
    .map(({ tag, attributes = {}, text = '' }) => {
      const written = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('')
      // The text of a script is JSON that scriptJson made safe; entities would change it.
      const content = tag === 'script' ? text : escapeHtml(text)
      return tag === 'meta' || tag === 'link' ? `<${tag}${written}>` : `<${tag}${written}>${content}</${tag}>`
    })
    .join('')
}

/** Replaces the page's elements in the document's head. */
export function showHead(head: PageHead, language: Language): void {
  for (const element of document.head.querySelectorAll(OF_PAGE)) element.remove()
  for (const { tag, attributes = {}, text = '' } of headTags(head, language, null)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.textContent = text
    document.head.appendChild(element)
  }
}
