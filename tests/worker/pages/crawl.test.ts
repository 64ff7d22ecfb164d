/** A crawler's way through the whole site, from the home page on. */
import { expect, test } from 'vitest'
import { BRAND } from '#domain/brand.ts'
import { ENGLISH, readAddress } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { read, type ReadPage } from './html.ts'
import { faults } from './schema-org.ts'
import { request } from '../site.ts'

const FILE = /^\/(assets|pictures)\/|\.(svg|png|xml|txt|json)$/
/** For guests with a booking: no search engine lists it. */
const UNLISTED: readonly string[] = [paths.findBooking]
/** Of plain HTML, without a script: for who builds agents. */
const PLAIN: readonly string[] = [paths.forAgents]

async function crawl(): Promise<Map<string, ReadPage>> {
  const found = new Map<string, ReadPage>()
  const waiting = ['/']
  const seen = new Set(waiting)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    // One after the other, as the links are found.
    const page = await read(path)
    found.set(path, page)
    for (const link of page.links) {
      const [target = ''] = link.split('#')
      if (!target || FILE.test(target) || UNLISTED.includes(target) || seen.has(target)) continue
      // Pages in other languages have sitemaps of their own: tests/worker/languages/.
      if (readAddress(target).language !== ENGLISH) continue
      seen.add(target)
      waiting.push(target)
    }
  }
  return found
}

function twice(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i)
}

/** Everything within a value that is known by an `@id`. */
function identified(value: unknown): [id: string, thing: object][] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(identified)
  return '@id' in value ? [[String(value['@id']), value], ...inside] : inside
}

test(
  'a crawl reaches every listed page, and each is whole, valid and unlike the others',
  { timeout: 120_000 },
  async () => {
    const site = await crawl()
    const pages = [...site]

    expect(
      pages.filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${path} ${status}`),
      'broken or redirected links',
    ).toEqual([])

    const sitemap = await (await request('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
      url!.replaceAll('&apos;', "'").replaceAll('&amp;', '&').slice(BRAND.origin.length),
    )
    expect(listed.length).toBeGreaterThan(350)
    expect(
      listed.filter((path) => !site.has(path)),
      'listed but not linked',
    ).toEqual([])

    expect(
      pages.filter(([, { headings }]) => headings.length !== 1 || !headings[0]).map(([path]) => path),
      'without one h1',
    ).toEqual([])
    const indexed = pages.filter(([, page]) => !page.meta('robots')?.startsWith('noindex'))
    expect(
      indexed.map(([path]) => path).filter((path) => !listed.includes(path)),
      'indexed but not in the sitemap',
    ).toEqual([])
    expect(twice(indexed.map(([, { title }]) => title)), 'titles').toEqual([])
    expect(twice(indexed.map(([, page]) => page.meta('description') ?? '')), 'descriptions').toEqual([])

    const facts = new Map<string, unknown>()
    for (const [path, { canonical, structuredData, scripts, html }] of indexed) {
      expect(canonical, path).toBe(BRAND.origin + path)
      expect(
        structuredData.flatMap((thing) => [
          ...(thing['@context'] === 'https://schema.org' ? [] : ['no context']),
          ...faults(thing),
        ]),
        path,
      ).toEqual([])
      if (path !== '/' && !PLAIN.includes(path))
        expect(
          structuredData.map((thing) => thing['@type']),
          path,
        ).toContain('BreadcrumbList')
      // What two pages say of one thing must be the same.
      for (const [id, said] of identified(structuredData)) {
        expect(said, `${id} on ${path}`).toEqual(facts.get(id) ?? said)
        facts.set(id, said)
      }
      expect(scripts, path).toEqual(
        PLAIN.includes(path)
          ? []
          : [expect.stringContaining('/assets/index-'), expect.stringContaining('/assets/again-')],
      )
      expect(html, path).not.toContain('"token"')
    }
  },
)
