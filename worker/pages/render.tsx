/** Renders the client's route tree to HTML. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import {
  dataHtml,
  headHtml,
  KeptMarkup,
  LanguageContext,
  loadBookingForm,
  loadPriceNotes,
  pageHead,
  PayingContext,
  payingForPage,
  takePhotos,
} from '#client/document.ts'
import { areasOf, createRoutes, hasBookingForm, loadLayoutTexts, pageFolder, usesMapService } from '#client/routes.tsx'
import { contextOf } from '#client/site-data.ts'
import type { PayingRules } from '#domain/bookings/money/paying.ts'
import type { PagePhotos } from '#domain/photos.ts'
import { addressIn, type Language, LANGUAGES, readAddress } from '#domain/languages/languages.ts'
import { type Texts, textsOf, type Area } from '#domain/languages/texts.ts'
import { type AppEnv, type Env, settings } from '#worker/environment.ts'
import { isFleetCounted } from '#worker/fleet/fleet-counting.ts'
import { logFailure, sourceOf } from '#worker/log.ts'
import { entityTag, hasEntity, listedUntil } from '#worker/platform/page-caching.ts'
import { errorStatus } from '#worker/platform/problem.ts'
import { formerOfPage, listOfPage, onceForEachListAndDay, pricesUntil } from '#worker/prices/request-price-list.ts'
import { payingRules } from '#worker/payments/payment-options.ts'
import { addressOf, workerContext } from '#worker/platform/request.ts'
import { SEEN } from '#domain/d1-bookmarks.ts'
import { BRAND } from '#domain/brand.ts'
import { tidyPath } from '#domain/paths.ts'
import { photosFor } from '#worker/platform/own-photos.ts'
import { workerSiteData } from './site-data.ts'

/* The built index.html as a template that each request fills. */

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

interface PageParts {
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
let keptTemplate: Template | undefined

/** What was read is kept, not the reading: a request that is cancelled would leave the others waiting for ever. */
async function template(env: Env, requestUrl: string): Promise<Template> {
  if (!import.meta.env.PROD) return readTemplate(env, requestUrl)
  return (keptTemplate ??= await readTemplate(env, requestUrl))
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

async function fillTemplate(env: Env, requestUrl: string, { head, body, data, ...framed }: PageParts): Promise<string> {
  const filled = await template(env, requestUrl)
  const key = `${framed.language} ${framed.page}`
  const frame = filled.frames.get(key) ?? frameOf(filled, framed)
  filled.frames.set(key, frame)
  const [start, beforeBody, beforeData, end] = frame
  return start + head + beforeBody + body + beforeData + data + end
}

type Handler = ReturnType<typeof createStaticHandler>

const handlers = new Map<Language, Handler>()

/** @param texts those of the layout are loaded */
function handlerOf(texts: Texts): Handler {
  const { language } = texts
  const handler =
    handlers.get(language) ?? createStaticHandler(createRoutes(texts), { basename: LANGUAGES[language].prefix || '/' })
  handlers.set(language, handler)
  return handler
}

const encoder = new TextEncoder()

/** A page may show the status of an error, and nothing that its message says. */
function withPublicErrors(context: StaticHandlerContext): StaticHandlerContext {
  if (!context.errors) return context
  let { statusCode } = context
  const errors = Object.fromEntries(
    Object.entries(context.errors).map(([route, error]) => {
      if (!isRouteErrorResponse(error)) logFailure('page', error)
      statusCode = isRouteErrorResponse(error) ? error.status : errorStatus(error)
      return [route, { status: statusCode, statusText: '', internal: false, data: null }]
    }),
  )
  return { ...context, statusCode, errors }
}

/** What React writes where a part of the page failed or is still waiting: renderToString does not report it. */
const MISSING_PART = '<!--$!-->'

/** By the part's content, in each language and with these photographs: it names parks, promises and prices of the list, and of the season. */
const keptMarkup = onceForEachListAndDay(() => new Map<string, Map<ComponentType, string>>())

function markupIn(texts: Texts, photos: PagePhotos): (Content: ComponentType) => string {
  const inLanguages = keptMarkup()
  const key = import.meta.env.OWN_PHOTOS ? texts.language + JSON.stringify(photos) : texts.language
  const kept = inLanguages.get(key) ?? new Map<ComponentType, string>()
  inLanguages.set(key, kept)
  return (Content) => {
    const markup =
      kept.get(Content) ??
      renderToString(
        <LanguageContext value={texts}>
          <Content />
        </LanguageContext>,
      )
    kept.set(Content, markup)
    return markup
  }
}

/** In one pass, without streams: they take as much time again. */
function renderBody(context: StaticHandlerContext, texts: Texts, paying: PayingRules, photos: PagePhotos): string {
  if (import.meta.env.OWN_PHOTOS) takePhotos(photos)
  // What has matched brings its routes: to convert the whole tree for each page took a twentieth of its time.
  const router = createStaticRouter([], context)
  const html = renderToString(
    <KeptMarkup value={markupIn(texts, photos)}>
      <PayingContext value={paying}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PayingContext>
    </KeptMarkup>,
  )
  if (html.includes(MISSING_PART)) throw new Error('A part of the page did not render')
  return html
}

/**
 * What the browser needs for Google's map: its key, and whether the Worker has one of its own. `undefined` without any
 * key.
 */
function mapSettings(env: Env) {
  const {
    GOOGLE_MAPS_BROWSER_KEY: browserKey,
    GOOGLE_MAPS_MAP_ID: mapId,
    GOOGLE_MAPS_SERVER_KEY: serverKey,
  } = settings(env)
  return browserKey || serverKey
    ? { browserKey: browserKey ?? '', mapId: mapId ?? '', serverAsks: serverKey !== null }
    : undefined
}

/**
 * React Router logs an address that it cannot decode. Here a '%' that does not begin an encoded character is kept as it
 * is.
 */
function decodable(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => {
      try {
        // The result counts: the bundler drops a call whose result nobody uses.
        return decodeURIComponent(segment) && segment
      } catch {
        return segment.replaceAll('%', '%25')
      }
    })
    .join('/')
}

/** The visitor's own request, where React Router can read its path. */
function requestFor(raw: Request, asked: Readonly<URL>, pathname: string): Request {
  if (pathname === asked.pathname && raw.method === 'GET') return raw
  const url = new URL(asked)
  url.pathname = pathname
  return new Request(url, { signal: raw.signal })
}

export async function renderPage(c: Context<AppEnv>): Promise<Response> {
  const asked = addressOf(c)
  const pathname = decodable(asked.pathname)
  const { language, path } = readAddress(pathname)
  const texts = textsOf(language)
  await Promise.all([loadLayoutTexts(texts), loadPriceNotes(texts)])
  const requestContext = contextOf(workerSiteData(workerContext(c), texts, c.req.query(SEEN)), texts)
  const answer = await handlerOf(texts).query(requestFor(c.req.raw, asked, pathname), { requestContext })
  if (answer instanceof Response) return answer
  const tidy = tidyPath(pathname)
  if (answer.statusCode === 404 && tidy !== pathname) return c.redirect(tidy + asked.search, 301)

  let context = withPublicErrors(answer)
  const paying = payingRules(c.env)
  const photos = import.meta.env.OWN_PHOTOS ? await photosFor(c.env, language) : {}
  let body: string
  try {
    await loadBookingForm(texts)
    body = renderBody(context, texts, paying, photos)
  } catch (error) {
    context = withPublicErrors({ ...context, statusCode: 500, errors: { site: error } })
    body = renderBody(context, texts, paying, photos)
  }
  const known = pageHead(context, texts)
  // Lists that the site was built with may be out of date: such a page goes out, but no index and no cache learns from
  // it.
  const head = sourceOf('lists') === 'built-in' && known.listed ? { ...known, listed: null } : known
  // A page has one address. Other spellings redirect to it.
  if (context.statusCode === 200 && head.path !== null && head.path !== path)
    return c.redirect(addressIn(language, head.path) + asked.search, 301)
  const route = context.matches.at(-1)?.route
  c.set('usesMapService', usesMapService(route))
  c.set('hasBookingForm', hasBookingForm(route))
  const folder = pageFolder(route?.id ?? '')
  const html = await fillTemplate(c.env, c.req.url, {
    head: headHtml(head, language, texts.in('frame').heads.image(BRAND.name, BRAND.tagline)),
    body,
    data: dataHtml(context, {
      product: settings(c.env).PRODUCT,
      maps: mapSettings(c.env),
      turnstile: settings(c.env).TURNSTILE_SITE_KEY ?? undefined,
      ...payingForPage(paying),
      countsCars: (await isFleetCounted(c.env)) || undefined,
      eraseAfterDays: settings(c.env).ERASE_AFTER_DAYS,
      prices: listOfPage(folder === 'offline') ?? undefined,
      photos: Object.keys(photos).length > 0 ? photos : undefined,
      former: (folder === 'booking' && formerOfPage()) || undefined,
    }),
    page: folder,
    language,
    areas: areasOf(folder),
  })
  const written = { 'content-language': LANGUAGES[language].tag }
  if (!head.listed || context.statusCode !== 200)
    return c.html(html, context.statusCode as ContentfulStatusCode, { ...written, 'cache-control': 'no-store' })
  const bytes = encoder.encode(html)
  // Weak, because what compresses the page on its way changes its bytes.
  const tag = `W/${await entityTag(bytes)}`
  const kept = { ...written, 'cache-control': listedUntil(pricesUntil()), etag: tag }
  return hasEntity(c.req.header('if-none-match'), tag)
    ? c.body(null, 304, kept)
    : c.body(bytes, 200, { ...kept, 'content-type': 'text/html; charset=UTF-8' })
}
