/**
 * Vite plugin: writes into the built index.html which files the app needs, for client/start.ts, and which files each page
 * needs beyond them, for worker/pages/template.ts.
 */
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** A chunk and all that it imports. */
function filesOf(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const imported of chunk.imports) filesOf(bundle, imported, found)
  return found
}

/** The files that client/start.ts loads after the first paint. */
function appFiles(bundle: Bundle): Set<string> {
  const app = Object.values(bundle).find((output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith('/client/main.tsx')))
  return filesOf(bundle, app?.fileName ?? '')
}

/** Files by page folder, beyond those that the app has loaded. */
function pageFiles(bundle: Bundle, loaded: ReadonlySet<string>): Record<string, string[]> {
  return Object.fromEntries(Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk') return []
    const page = output.moduleIds.map((id) => /\/client\/pages\/([\w-]+)\/page\.tsx$/.exec(id)?.[1]).find(Boolean)
    return page ? [[page, [...filesOf(bundle, output.fileName)].filter((file) => !loaded.has(file))]] : []
  }))
}

export function pageChunks(): Plugin {
  return {
    name: 'page-chunks',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const app = appFiles(bundle)
      const html = String(page.source).replace('<script type="module"', `<script type="module" data-after-paint="${[...app].map((file) => `/${file}`).join(' ')}"`)
      page.source = `${html}<!--page-chunks ${JSON.stringify(pageFiles(bundle, app))}-->`
    },
  }
}
