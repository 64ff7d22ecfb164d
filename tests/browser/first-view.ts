/** What the first view of a page is made of, and what it weighs. */
import { gzipSync } from 'node:zlib'

const KB = 1000

/** At most, gzip, kB (docs/product.md#budgets). */
export const FIRST_VIEW = { html: 15, scripts: 130 } as const

/** As it travels, kB. */
export const gzipKb = (content: string | Uint8Array) => gzipSync(content).byteLength / KB

/** The scripts that a page's HTML asks for, those fetched after the first paint included. */
export function scriptsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w-]+\.js/g))]
}

/** What the first view of a page needs, kB: its HTML, and the scripts that the HTML asks for. */
export async function weigh(origin: string, path: string): Promise<{ html: number; scripts: number }> {
  const html = await (await fetch(origin + path)).text()
  const scripts = await Promise.all(scriptsOf(html).map(async (file) => gzipKb(await (await fetch(origin + file)).text())))
  return { html: gzipKb(html), scripts: scripts.reduce((sum, script) => sum + script, 0) }
}
