/** The scripts and the weight of a page's first view. */
import { gzipSync } from 'node:zlib'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'

const KB = 1000

/** At most, gzip, kB (docs/limits.md#budgets). */
export const FIRST_VIEW = {
  html: 15,
  homeHtml: 15.5,
  translatedHtml: 16.8,
  scripts: 135,
  plannerScripts: 147,
  readyScripts: 138,
} as const

/** Compressed size in kB. */
export const gzipKb = (content: string | Uint8Array) => gzipSync(content).byteLength / KB

/** The scripts that a page's HTML names, also those that are fetched after the first paint. */
export function scriptsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w-]+\.js/g))]
}

/** Sizes by address. The name of a script changes with what is in it. */
const sizes = new Map<string, Promise<number>>()

function sizeOf(address: string): Promise<number> {
  const size = sizes.get(address) ?? fetch(address).then(async (answer) => gzipKb(await answer.text()))
  sizes.set(address, size)
  return size
}

/** Compressed sizes of a page's HTML and of the scripts that it names, in kB. */
export async function weigh(origin: string, path: string): Promise<{ html: number; scripts: number }> {
  const html = await (await fetch(origin + path)).text()
  const scripts = await Promise.all(scriptsOf(html).map((file) => sizeOf(origin + file)))
  return { html: gzipKb(html), scripts: scripts.reduce((sum, script) => sum + script, 0) }
}

/** Size of a page's scripts in the language that has most of them, in kB. @param path without a language */
export async function heaviestScripts(origin: string, path: string): Promise<number> {
  const weights = await Promise.all(OFFERED.map((language) => weigh(origin, addressIn(language, path))))
  return Math.max(...weights.map(({ scripts }) => scripts))
}
