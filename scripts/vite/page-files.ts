/**
 * Vite plugins: which files a page needs, and how they are fetched.
 *
 * - The built index.html names the files of the app for client/start.ts, React first, and the scripts and styles of
 *   each page and the texts of each language beyond them for worker/pages/render.tsx. A second, tiny script asks for
 *   start.ts under another address if it has not arrived.
 * - Every dynamic import of the app fetches its files by `fetch`, with retries, before it imports them: a browser
 *   remembers a failed import for the life of the page, but not a failed fetch.
 */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite'
import { LANGUAGES } from '#domain/languages/languages.ts'

type Bundle = Rolldown.OutputBundle

const APP = resolve(import.meta.dirname, '../../client/main.tsx')

/** Vite's own helper around dynamic imports, which this plugin replaces. Its event is the same. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const FETCH_THEN_IMPORT = `export const __vitePreload = (load, files = []) =>
  (window.startup?.fetchFiles(files.map((file) => '/' + file)) ?? Promise.resolve()).then(load).catch((error) => {
    window.dispatchEvent(new Event('vite:preloadError'))
    throw error
  })`

/**
 * Library modules that run in no page of ours, but that the library imports: by the end of their path, what stands in
 * their place. They save more than 2 kB of each first view.
 * If an update of the library renames one, the build fails, or the module is loaded as it is.
 */
const UNUSED_MODULES: Readonly<Record<string, string>> = {
  // Links that prefetch pages, and reports about the router, are for React Router's framework mode.
  '/react-router/dist/production/lib/dom/ssr/links.js':
    'export const getKeyedLinksForMatches = () => [], getKeyedPrefetchLinks = async () => [], getModuleLinkHrefs = () => [], getNewMatchesForLinks = () => [], isPageLinkDescriptor = () => false, prefetchRouteCss = () => {}, prefetchStyleLinks = () => {}',
  '/react-router/dist/production/lib/dom/ssr/components.js':
    "import { createContext } from 'react'; export const FrameworkContext = createContext(undefined), usePrefetchBehavior = () => [false, null, {}], mergeRefs = (ref) => ref, PrefetchPageLinks = () => null, Links = PrefetchPageLinks, Meta = PrefetchPageLinks, Scripts = PrefetchPageLinks, useFrameworkContext = () => undefined, setIsHydrated = () => {}",
  '/react-router/dist/production/lib/router/instrumentation.js':
    'export const consumeInstrumentationClientResultMetaReceiver = () => undefined, getRouteInstrumentationUpdates = () => ({}), instrumentClientSideRouter = (router) => router, instrumentHandler = (handler) => handler, instrumentationResultMetaContext = undefined',
}

/** Checks of React Router, whose messages are for who writes an app: a check that fails shows our own error page. */
const CHECKS = new Set(['invariant', 'warning', 'warningOnce'])
const CHECKED_MODULE = /\/react-router\/dist\/production\/.*\.js$/

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The messages of all checks in a module. */
function messagesIn(node: Node): Node[] {
  const inner = Object.values(node).flat().filter(isNode).flatMap(messagesIn)
  const { callee, arguments: all = [] } = node as { readonly callee?: Node; readonly arguments?: readonly Node[] }
  if (node.type !== 'CallExpression' || !CHECKS.has(String(callee?.name))) return inner
  return [...inner, ...all.filter(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string')]
}

/**
 * React Router's private fields, as plain ones. Safari 15.4 needs private fields written out, by functions that weigh
 * 0.2 kB of each first view.
 */
const withoutPrivateFields = (code: string) => code.replace(/(?<=\bthis\.|^\t)#(?=[a-z])/gm, '_')

/** They weigh more than 1 kB of each first view. */
function withoutMessages(code: string, program: Node): string {
  return messagesIn(program)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
}

/** Code that runs when the app imports anything: see `codeSplitting` in vite.config.ts. */
const RUNNING = /^assets\/(react|app|rolldown-runtime)-/

/** For `build.modulePreload`: a dynamic import gets the names of its files, the HTML none. */
export const importedFiles: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, files, { hostType }) =>
    hostType === 'html' ? [] : [...new Set([file, ...files])].filter((name) => !RUNNING.test(name)),
}

/** A chunk and all that it imports. */
export function filesOf(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const imported of chunk.imports) filesOf(bundle, imported, found)
  return found
}

export function chunkWith(bundle: Bundle, isModule: (id: string) => boolean): string {
  return (
    Object.values(bundle).find((output) => output.type === 'chunk' && output.moduleIds.some(isModule))?.fileName ?? ''
  )
}

/** The styles of chunks. */
export const stylesOf = (bundle: Bundle, files: Iterable<string>) =>
  [...files].flatMap((file) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
  })

/** Scripts and styles by page folder, beyond those that the app has loaded. */
function pageFiles(bundle: Bundle, loaded: ReadonlySet<string>): Record<string, string[]> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) => {
      if (output.type !== 'chunk') return []
      const page = output.moduleIds.map((id) => /\/client\/pages\/([\w-]+)\/page\.tsx$/.exec(id)?.[1]).find(Boolean)
      const scripts = [...filesOf(bundle, output.fileName)].filter((file) => !loaded.has(file))
      return page ? [[page, [...scripts, ...stylesOf(bundle, scripts)]]] : []
    }),
  )
}

/** Scripts by language and area of texts, beyond those that the app has loaded: domain/languages/. */
function languageFiles(bundle: Bundle, loaded: ReadonlySet<string>): Record<string, Record<string, string[]>> {
  const found: Record<string, Record<string, string[]>> = {}
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    for (const id of output.moduleIds) {
      const [, language, area] = /\/domain\/languages\/(\w+)\/(\w+)\.ts$/.exec(id) ?? []
      if (!language || !area || area === 'areas') continue
      found[language] ??= {}
      found[language][area] = [...filesOf(bundle, output.fileName)].filter((file) => !loaded.has(file))
    }
  }
  return found
}

const addresses = (files: Iterable<string>) => [...files].map((file) => `/${file}`).join(' ')

const isClient = ({ name }: { name: string }) => name === 'client'

export function scriptFiles(): Plugin[] {
  return [
    {
      name: 'fetch-then-import',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: isClient,
      // client/start.ts imports the app by its address, which no bundler can follow.
      buildStart() {
        this.emitFile({ type: 'chunk', id: APP, name: 'main' })
      },
      load(id) {
        if (id === PRELOAD_HELPER) return FETCH_THEN_IMPORT
        return Object.entries(UNUSED_MODULES).find(([path]) => id.endsWith(path))?.[1] ?? null
      },
      transform(code, id) {
        return CHECKED_MODULE.test(id)
          ? { code: withoutPrivateFields(withoutMessages(code, this.parse(code) as unknown as Node)), map: null }
          : null
      },
    },
    {
      name: 'script-files',
      apply: 'build',
      enforce: 'post',
      applyToEnvironment: isClient,
      generateBundle(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const app = chunkWith(bundle, (id) => id === APP)
        const react = chunkWith(bundle, (id) => id.includes('/node_modules/react-dom/'))
        const loaded = filesOf(bundle, app)
        const html = String(page.source).replace(
          /<script type="module"([^>]*) src="([^"]+)"><\/script>/,
          (_tag, attributes: string, start: string) => {
            const source = `document.documentElement.dataset.scripts||import("${start}?again")`
            const again = this.getFileName(this.emitFile({ type: 'asset', name: 'again.js', source }))
            return (
              `<script type="module"${attributes} data-files="${addresses(new Set([react, app, ...loaded]))}" src="${start}"></script>` +
              `<script type="module" src="/${again}"></script>`
            )
          },
        )
        page.source =
          // Indented for those who read it here; each page carries it.
          `${html.replaceAll(/>\n\s*/g, '>').replaceAll(' />', '>')}<!--page-files ${JSON.stringify(pageFiles(bundle, loaded))}-->` +
          `<!--language-files ${JSON.stringify(languageFiles(bundle, loaded))}-->`
      },
    },
  ]
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g
/** Variables that Vite adds for `light-dark()`, which no style of ours uses. */
const LIGHT_DARK = /--lightningcss-(?:light|dark):[^;]*;/g

/**
 * Puts the styles into the HTML, so that the first paint waits for nothing else. The styles of all pages are in the built
 * index.html; those of single pages behind it, by file, for worker/pages/render.tsx.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: isClient,
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

const TEXTS = resolve(import.meta.dirname, '../../domain/languages')
/** As domain/languages/texts.ts writes it. */
const ANY_FILE = 'import(`./${language}/${area}.ts`)'
/** The list of a language's files, which this plugin writes. */
const LIST = /^\.\/(\w+)\/areas\.ts$/
/** No browser asks for these. */
const BY_WORKER_ALONE = ['frame.ts', 'guest.ts', 'mails.ts', 'proposal.ts']

/**
 * A browser gets the names of the files of texts in the language of its page. Vite itself would give every page those of
 * all languages.
 */
export const textFiles: Plugin = {
  name: 'text-files',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isClient,
  transform(code, id) {
    if (id !== `${TEXTS}/texts.ts`) return null
    if (!code.includes(ANY_FILE)) this.error(`no ${ANY_FILE}`)
    const lists = Object.keys(LANGUAGES).map((language) => `${language}: () => import('./${language}/areas.ts')`)
    return code.replace(ANY_FILE, `({ ${lists.join()} })[language]().then(({ areas }) => areas[area]())`)
  },
  resolveId: (id, importer) => (importer === `${TEXTS}/texts.ts` && LIST.test(id) ? resolve(TEXTS, id) : null),
  load(id) {
    const [, language] = LIST.exec(id.replace(TEXTS, '.')) ?? []
    if (!language) return null
    const files = readdirSync(resolve(TEXTS, language)).filter((file) => !BY_WORKER_ALONE.includes(file))
    return `export const areas = { ${files.map((file) => `${file.slice(0, -3)}: () => import('./${file}')`).join()} }`
  },
}
