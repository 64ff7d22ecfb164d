/** Vite plugin: the site's one stylesheet stands in the HTML itself, so that no request blocks the first paint. */
import type { Plugin } from 'vite'

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
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
        // Or chunks that import the entry would ask for the file before they start.
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file)
        return `<style>${String(css.source).trim()}</style>`
      })
    },
  }
}
