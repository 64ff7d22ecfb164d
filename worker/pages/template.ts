/** The built index.html as a template: the head's and the app's places, filled per request. */
import type { Env } from '../environment.ts'

/** Text that may stand inside a script element: no tag can end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

export interface PageParts {
  /** Markup for the head: title, meta, canonical, structured data. */
  readonly head: string
  /** Markup of the app. */
  readonly body: string
  /** Loader data, read again by the browser when it hydrates. */
  readonly data: unknown
}

export async function fillTemplate(env: Env, requestUrl: string, { head, body, data }: PageParts): Promise<string> {
  const answer = await env.ASSETS.fetch(new URL('/index.html', requestUrl).href)
  const template = await answer.text()
  // Replacer functions: a '$&' in a place name stays as it is.
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body)
    .replace('<!--data-->', () => `<script type="application/json" id="page-data">${scriptJson(data)}</script>`)
}
