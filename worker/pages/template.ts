/** The built index.html as a template that each request fills. */
import { type Language, LANGUAGES } from '#domain/languages/languages.ts'
import type { Area } from '#domain/languages/texts.ts'
import type { Env } from '#worker/environment.ts'

/**
 * Scripts and styles by page folder, beyond those of index.html. scripts/vite/page-files.ts writes them at build
 * time.
 */
type PageFiles = Readonly<Record<string, readonly string[]>>
/** Scripts by language and area of texts, written likewise. */
type LanguageFiles = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
/** Styles by file. scripts/vite/page-files.ts writes them at build time. */
type PageStyles = Readonly<Record<string, string>>

/** The document's parts before, between and after the head, the app's markup and the data of a page. */
type Frame = readonly [start: string, beforeBody: string, beforeData: string, end: string]

interface Template {
  readonly html: string
  readonly files: PageFiles
  readonly texts: LanguageFiles
  readonly styles: PageStyles
  /** By language and page folder, made when such a page is first asked for. */
  readonly frames: Map<string, Frame>
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
  readonly language: Language
  /** Texts that the browser fetches with the page's code. */
  readonly areas: readonly Area[]
}

const FILES = /<!--page-files (\{.*?\})-->/
const TEXTS = /<!--language-files (\{.*?\})-->/
const STYLES = /<!--page-styles (\{.*?\})-->/

async function readTemplate(env: Env, requestUrl: string): Promise<Template> {
  const answer = await env.ASSETS.fetch(new URL('/index.html', requestUrl).href)
  if (!answer.ok) throw new Error(`index.html answered ${answer.status}`)
  const html = await answer.text()
  return {
    html: html.replace(FILES, '').replace(TEXTS, '').replace(STYLES, ''),
    files: JSON.parse(FILES.exec(html)?.[1] ?? '{}') as PageFiles,
    texts: JSON.parse(TEXTS.exec(html)?.[1] ?? '{}') as LanguageFiles,
    styles: JSON.parse(STYLES.exec(html)?.[1] ?? '{}') as PageStyles,
    frames: new Map(),
  }
}

// A deploy starts new isolates, so that a built template can be kept. In development it changes.
let kept: Template | undefined

/** What was read is kept, not the reading: a request that is cancelled would leave the others waiting for ever. */
async function template(env: Env, requestUrl: string): Promise<Template> {
  if (!import.meta.env.PROD) return readTemplate(env, requestUrl)
  return (kept ??= await readTemplate(env, requestUrl))
}

type FramedPage = Pick<PageParts, 'page' | 'language' | 'areas'>

function frameOf({ html, files, texts, styles }: Template, { page, language, areas }: FramedPage): Frame {
  const dictionaries = areas.flatMap((area) => texts[language]?.[area] ?? [])
  const scripts = [...new Set([...dictionaries, ...(files[page] ?? [])])]
    .filter((file) => !(file in styles))
    .map((file) => ` /${file}`)
    .join('')
  const pageStyle = (files[page] ?? [])
    .filter((file) => file in styles)
    .map((file) => `<style data-file="/${file}">${styles[file]}</style>`)
    .join('')
  const filled = html
    .replace('<html lang="en">', `<html lang="${LANGUAGES[language].tag}">`)
    .replace(/(?<=data-files=")[^"]*/, (app) => app + scripts)
    .replace('<!--page-style-->', () => pageStyle)
  const [start = '', beforeBody = '', beforeData = '', end = ''] = filled.split(/<!--(?:head|app|data)-->/)
  return [start, beforeBody, beforeData, end]
}

export async function fillTemplate(
  env: Env,
  requestUrl: string,
  { head, body, data, ...framed }: PageParts,
): Promise<string> {
  const filled = await template(env, requestUrl)
  const key = `${framed.language} ${framed.page}`
  const frame = filled.frames.get(key) ?? frameOf(filled, framed)
  filled.frames.set(key, frame)
  const [start, beforeBody, beforeData, end] = frame
  return start + head + beforeBody + body + beforeData + data + end
}
