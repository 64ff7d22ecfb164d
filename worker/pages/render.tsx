/** Renders the client's route tree to HTML with the data its loaders ask for. */
import { renderToReadableStream } from 'react-dom/server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router'
import type { StaticHandler, StaticHandlerContext } from 'react-router'
import { pageDocument } from '#client/document.ts'
import { createRoutes } from '#client/routes.tsx'
import type { Problem } from '#domain/quotes/calls.ts'
import { api } from '#worker/api.ts'
import type { AppEnv } from '#worker/environment.ts'
import { mapSettings } from '#worker/google/browser-settings.ts'
import { logFailure } from '#worker/platform/log.ts'
import { fillTemplate } from './template.ts'

/**
 * Pages that our lists lead to are everyone's, and the same for all. A deploy is seen within five minutes by those who
 * keep looking; who comes back within the hour is shown the old page once more.
 */
const LISTED_CACHE = 'public, max-age=300, stale-while-revalidate=3600'

/**
 * A call that could not be answered makes a page that cannot be shown right now. One that was refused was asked for something that there
 * cannot be: the address is none of ours. Anything else is our fault.
 */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const { problem } = error as { readonly problem?: Problem }
  if (problem && problem.status < 500) return 404
  return problem?.status === 503 ? 503 : 500
}

/** Errors as a page may show them: a status, and nothing of what the failure said. */
function withPublicErrors(context: StaticHandlerContext): StaticHandlerContext {
  if (!context.errors) return context
  let { statusCode } = context
  const errors = Object.fromEntries(Object.entries(context.errors).map(([route, error]) => {
    if (!isRouteErrorResponse(error)) logFailure('page', error)
    statusCode = statusOf(error)
    return [route, { status: statusCode, statusText: '', internal: false, data: null }]
  }))
  return { ...context, statusCode, errors }
}

async function renderBody(handler: StaticHandler, context: StaticHandlerContext): Promise<string> {
  let failure: unknown
  const router = createStaticRouter(handler.dataRoutes, context)
  const stream = await renderToReadableStream(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    // All at once: parts sent later need inline scripts, which the content security policy forbids.
    progressiveChunkSize: Infinity,
    onError: (error) => { failure = error },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  if (failure !== undefined) throw failure
  return html
}

export async function renderPage(c: Context<AppEnv>): Promise<Response> {
  const url = new URL(c.req.url)
  // Loaders call the API in process, with this request's bindings: no network hop, one code path.
  // Pages are rendered for robots too: only a visitor's own call may ask a service that costs.
  const env = { ...c.env, GOOGLE_MAPS_SERVER_KEY: undefined }
  const inProcess: typeof fetch = async (input, init) => api.fetch(new Request(input, init), env, c.executionCtx)
  const handler = createStaticHandler(createRoutes({ fetch: inProcess, origin: url.origin, product: c.env.PRODUCT }))
  const answer = await handler.query(new Request(url, { signal: c.req.raw.signal }))
  if (answer instanceof Response) return answer

  let context = withPublicErrors(answer)
  let body: string
  try {
    body = await renderBody(handler, context)
  } catch (error) {
    context = withPublicErrors({ ...context, statusCode: 500, errors: { site: error } })
    body = await renderBody(handler, context)
  }
  const { head, headMarkup, dataMarkup, page } = await pageDocument(context, { product: c.env.PRODUCT, maps: mapSettings(c.env) })
  // One address a page: another spelling of it leads there.
  if (context.statusCode === 200 && head.path !== null && head.path !== url.pathname) return c.redirect(head.path + url.search, 301)
  const html = await fillTemplate(c.env, c.req.url, { head: headMarkup, body, data: dataMarkup, page })
  return c.html(html, context.statusCode as ContentfulStatusCode, {
    'cache-control': head.listed && context.statusCode === 200 ? LISTED_CACHE : 'no-store',
    'content-language': 'en',
  })
}
