/**
 * Vite plugin: leaves in the built index.html which files each page of the route tree needs,
 * for the Worker to preload the one page that it answers (`worker/pages/template.ts`).
 */
import { basename, dirname } from 'node:path'
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

/** Files by page: `client/pages/{page}/{page}.tsx` is the page's entry, its name the route's chunk. */
function pageFiles(bundle: Bundle): Record<string, string[]> {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
  const loaded = entry ? filesOf(bundle, entry.fileName) : new Set<string>()
  return Object.fromEntries(Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk' || !output.isDynamicEntry || !output.facadeModuleId) return []
    const page = basename(output.facadeModuleId, '.tsx')
    const isPage = output.facadeModuleId.endsWith(`/client/pages/${basename(dirname(output.facadeModuleId))}/${page}.tsx`)
    return isPage ? [[page, [...filesOf(bundle, output.fileName)].filter((file) => !loaded.has(file))]] : []
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
      if (page?.type === 'asset') page.source = `${String(page.source)}<!--page-chunks ${JSON.stringify(pageFiles(bundle))}-->`
    },
  }
}
