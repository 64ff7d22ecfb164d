/** What a page says, read from its HTML as a crawler reads it. */
import { request } from '../site.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name]!)

export interface ReadPage {
  readonly status: number
  readonly html: string
  readonly headers: Headers
  readonly title: string
  /** Content of a meta element by its name or property; null where there is none. */
  meta(name: string): string | null
  readonly canonical: string | null
  readonly headings: readonly string[]
  /** Text of the page's content, without its tags. */
  readonly text: string
  /** Same-site links that crawlers may follow, as they stand. */
  readonly links: readonly string[]
  readonly structuredData: readonly Readonly<Record<string, unknown>>[]
  /** Scripts that a browser would run. */
  readonly scripts: readonly string[]
}

const textOf = (html: string) =>
  decode(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** @param get asks the site, or one with other bindings */
export async function read(
  path: string,
  get = (address: string) => request(address, { redirect: 'manual' }),
): Promise<ReadPage> {
  const answer = await get(path)
  const html = await answer.text()
  const root = html.indexOf('<div id="root">')
  // A plain page has neither a script nor its data.
  const body = root < 0 ? html.slice(html.indexOf('<body>')) : html.slice(root, html.indexOf('id="page-data"'))
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', content = '']) => ({
    attributes,
    content,
  }))
  return {
    status: answer.status,
    html,
    headers: answer.headers,
    title: decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta: (name) => {
      const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" ?/?>`).exec(html)
      return found ? decode(found[1]!) : null
    },
    canonical: decode(/<link rel="canonical" href="([^"]*)" ?\/?>/.exec(html)?.[1] ?? '') || null,
    headings: [...body.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, heading]) => textOf(heading!)),
    text: textOf(body),
    links: [...body.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"[^>]*>/g)]
      .filter(([link]) => !link.includes('rel="nofollow"'))
      .map(([, href]) => decode(href!)),
    structuredData: scripts
      .filter(({ attributes }) => attributes.includes('application/ld+json'))
      .map(({ content }) => JSON.parse(content) as Record<string, unknown>),
    scripts: scripts
      .filter(({ attributes }) => !/type="application\/(ld\+)?json"/.test(attributes))
      .map(({ attributes, content }) => attributes + content),
  }
}
