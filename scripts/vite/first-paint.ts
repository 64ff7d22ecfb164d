/** Vite plugin: puts the one stylesheet into the HTML, so that the first paint waits for nothing else. */
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
      page.source = String(page.source)
        .replace(STYLESHEET, (link, file: string) => {
          const css = bundle[file]
          if (css?.type !== 'asset') return link
          delete bundle[file]
          return `<style>${String(css.source).trim().replace(LIGHT_DARK, '')}</style>`
        })
    },
  }
}
