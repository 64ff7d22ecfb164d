/** The scripts and the weight of a page's first view. */
import { gzipSync } from 'node:zlib'

const KB = 1000

/** At most, gzip, kB (docs/product.md#budgets). */
export const FIRST_VIEW = { html: 15, homeHtml: 15.5, scripts: 135, plannerScripts: 147 } as const

/** Compressed size in kB. */
export const gzipKb = (content: string | Uint8Array) => gzipSync(content).byteLength / KB

/** The scripts that a page's HTML names, also those that are fetched after the first paint. */
export function scriptsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w-]+\.js/g))]
}

/** Compressed sizes of a page's HTML and of the scripts that it names, in kB. */
export async function weigh(origin: string, path: string): Promise<{ html: number; scripts: number }> {
  const html = await (await fetch(origin + path)).text()
  const scripts = await Promise.all(
    scriptsOf(html).map(async (file) => gzipKb(await (await fetch(origin + file)).text())),
  )
  return { html: gzipKb(html), scripts: scripts.reduce((sum, script) => sum + script, 0) }
}
