/**
 * Vite plugin: puts the styles into the HTML, so that the first paint waits for nothing else. The styles of all pages
 * are in the built index.html; those of single pages behind it, by file, for worker/pages/template.ts.
 */
import type { Plugin } from 'vite'

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g
/** Variables that Vite adds for `light-dark()`, which no style of ours uses. */
const LIGHT_DARK = /--lightningcss-(?:light|dark):[^;]*;/g

export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      page.source = String(page.source).replace(STYLESHEET, (link, file: string) => {
        const css = bundle[file]
        if (css?.type !== 'asset') return link
        delete bundle[file]
        return `<style>${String(css.source).trim().replace(LIGHT_DARK, '')}</style><!--page-style-->`
      })
      const styles = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, String(file.source).trim()]] : [],
      )
      page.source += `<!--page-styles ${JSON.stringify(Object.fromEntries(styles))}-->`
    },
  }
}
