/** The built index.html as a template that each request fills. */
import type { Env } from '#worker/environment.ts'

/** Script files by page folder, beyond those of index.html. scripts/vite/script-files.ts writes them at build time. */
type PageChunks = Readonly<Record<string, readonly string[]>>

interface Template { readonly html: string; readonly chunks: PageChunks }

export interface PageParts {
  /** Markup for the head: title, meta, canonical, structured data. */
  readonly head: string
  /** Markup of the app. */
  readonly body: string
  /** The script element with the page's data, for the browser to hydrate with. */
  readonly data: string
  /** Folder of the page, whose scripts the browser preloads. */
  readonly page: string
}

const CHUNKS = /<!--page-chunks (\{.*?\})-->/

async function readTemplate(env: Env, requestUrl: string): Promise<Template> {
  const answer = await env.ASSETS.fetch(new URL('/index.html', requestUrl).href)
  if (!answer.ok) throw new Error(`index.html answered ${answer.status}`)
  const html = await answer.text()
  return { html: html.replace(CHUNKS, ''), chunks: JSON.parse(CHUNKS.exec(html)?.[1] ?? '{}') as PageChunks }
}

// A deploy starts new isolates, so that a built template can be kept. In development it changes.
let kept: Template | undefined

/** What was read is kept, not the reading: a request that is cancelled would leave the others waiting for ever. */
async function template(env: Env, requestUrl: string): Promise<Template> {
  if (!import.meta.env.PROD) return readTemplate(env, requestUrl)
  return kept ??= await readTemplate(env, requestUrl)
}

export async function fillTemplate(env: Env, requestUrl: string, { head, body, data, page }: PageParts): Promise<string> {
  const { html, chunks } = await template(env, requestUrl)
  const files = (chunks[page] ?? []).map((file) => ` /${file}`).join('')
  // Replacer functions, because a place's name may contain '$&'.
  return html
    .replace('<!--head-->', () => head)
    .replace(/(?<=data-files=")[^"]*/, (app) => app + files)
    .replace('<!--app-->', () => body)
    .replace('<!--data-->', () => data)
}
