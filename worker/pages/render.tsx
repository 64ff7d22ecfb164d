/** Renders the client's route tree to HTML with the data its loaders ask for. */
import { renderToReadableStream } from 'react-dom/server'
import type { Context } from 'hono'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { createRoutes, headMarkup } from '#client/routes.tsx'
import { api } from '../api/app.ts'
import type { AppEnv } from '../environment.ts'
import { fillTemplate } from './template.ts'

export async function renderPage(c: Context<AppEnv>): Promise<Response> {
  // Loaders call the API in process, with this request's bindings: no network hop, one code path.
  const inProcess: typeof fetch = async (input, init) => api.fetch(new Request(input, init), c.env, c.executionCtx)
  const handler = createStaticHandler(createRoutes({ fetch: inProcess, origin: new URL(c.req.url).origin, product: c.env.PRODUCT }))
  const context = await handler.query(new Request(c.req.url, { headers: c.req.raw.headers, signal: c.req.raw.signal }))
  if (context instanceof Response) return context

  const router = createStaticRouter(handler.dataRoutes, context)
  const stream = await renderToReadableStream(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  await stream.allReady
  const html = await fillTemplate(c.env, c.req.url, {
    head: headMarkup(context),
    body: await new Response(stream).text(),
    data: { loaderData: context.loaderData, errors: context.errors },
  })
  return c.html(html, context.statusCode as 200, { 'cache-control': 'no-store' })
}
