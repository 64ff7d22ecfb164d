/** What the Worker's costs are compared with. Nothing here routes, loads or checks anything. */
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { YardstickNode, YardstickPage } from './yardsticks.ts'

interface Bindings {
  /** `YardstickPage` by name, as JSON. */
  readonly PAGES: string
  readonly CACHE: KVNamespace
  readonly DB: D1Database
}

let pages: Readonly<Record<string, YardstickPage>> | undefined

/** Makes new elements, as a component does for each page. */
function element(node: YardstickNode): ReactNode {
  if (typeof node === 'string') return node
  const [tag, attributes, children] = node
  return createElement(tag, attributes, ...children.map(element))
}

function Page({ nodes }: { readonly nodes: readonly YardstickNode[] }) {
  return nodes.map(element)
}

export default new Hono<{ Bindings: Bindings }>()
  .get('/react/:page', (c) => {
    pages ??= JSON.parse(c.env.PAGES) as Readonly<Record<string, YardstickPage>>
    const { before, nodes, after } = pages[c.req.param('page')]!
    return c.html(before + renderToString(createElement(Page, { nodes })) + after)
  })
  .get('/reads/:key', async (c) => {
    const key = c.req.param('key')
    const kept = await c.env.CACHE.get(key, 'json')
    const row = await c.env.DB.prepare('SELECT * FROM transfer_rates WHERE route_key = ?').bind(key).first()
    if (!kept || !row) throw new Error(`${key} is not there`)
    return c.json({ kept, row })
  })
  .all('*', (c) => c.text('ok'))
