/** The built index.html as a template that each request fills. */
import type { Env } from '#worker/environment.ts'

/**
 * Scripts and styles by page folder, beyond those of index.html. scripts/vite/script-files.ts writes them at build
 * time.
 */
type PageFiles = Readonly<Record<string, readonly string[]>>
/** Styles by file. scripts/vite/first-paint.ts writes them at build time. */
type PageStyles = Readonly<Record<string, string>>

interface Template {
  readonly html: string
  readonly files: PageFiles
  readonly styles: PageStyles
}

export interface PageParts {
  /** Markup for the head: title, meta, canonical, structured data. */
  readonly head: string
  /** Markup of the app. */
  readonly body: string
  /** The script element with the page's data, for the browser to hydrate with. */
  readonly data: string
  /** Folder of the page, whose styles are written into it and whose scripts the browser fetches. */
  readonly page: string
}

const FILES = /<!--page-files (\{.*?\})-->/
const STYLES = /<!--page-styles (\{.*?\})-->/

async function readTemplate(env: Env, requestUrl: string): Promise<Template> {
  const answer = await env.ASSETS.fetch(new URL('/index.html', requestUrl).href)
  if (!answer.ok) throw new Error(`index.html answered ${answer.status}`)
  const html = await answer.text()
  return {
    html: html.replace(FILES, '').replace(STYLES, ''),
    files: JSON.parse(FILES.exec(html)?.[1] ?? '{}') as PageFiles,
    styles: JSON.parse(STYLES.exec(html)?.[1] ?? '{}') as PageStyles,
  }
}

// A deploy starts new isolates, so that a built template can be kept. In development it changes.
let kept: Template | undefined

/** What was read is kept, not the reading: a request that is cancelled would leave the others waiting for ever. */
async function template(env: Env, requestUrl: string): Promise<Template> {
  if (!import.meta.env.PROD) return readTemplate(env, requestUrl)
  return (kept ??= await readTemplate(env, requestUrl))
}

export async function fillTemplate(
  env: Env,
  requestUrl: string,
  { head, body, data, page }: PageParts,
): Promise<string> {
  const { html, files, styles } = await template(env, requestUrl)
  const scripts = (files[page] ?? [])
    .filter((file) => !(file in styles))
    .map((file) => ` /${file}`)
    .join('')
  const pageStyle = (files[page] ?? [])
    .filter((file) => file in styles)
    .map((file) => `<style data-file="/${file}">${styles[file]}</style>`)
    .join('')
  // Replacer functions, because a place's name may contain '$&'.
  return html
    .replace('<!--head-->', () => head)
    .replace(/(?<=data-files=")[^"]*/, (app) => app + scripts)
    .replace('<!--page-style-->', () => pageStyle)
    .replace('<!--app-->', () => body)
    .replace('<!--data-->', () => data)
}
