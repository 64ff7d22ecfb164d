/**
 * One process in which all sites of the browser tests run, each with a runtime of its own: what a site is started with,
 * Vite and wrangler, takes longer to load than a site to start. It is asked by POST: for a site, or for its end.
 */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { preview, type PreviewServer } from 'vite'
import config from '../../vite.config.ts'

export interface Wanted {
  /** Folder of the local D1 and KV. */
  readonly state: string
  /** Of the built pages. */
  readonly root: string
}

/** By their addresses. */
const running = new Map<string, { readonly server: PreviewServer; readonly state: string }>()

async function start({ state, root }: Wanted): Promise<string> {
  process.env.SITE_STATE = state
  const settings = await config({ command: 'serve', mode: 'production', isPreview: true })
  const server = await preview({ ...settings, root, configFile: false, preview: { ...settings.preview, port: 0 } })
  const url = `http://localhost:${(server.httpServer.address() as AddressInfo).port}`
  running.set(url, { server, state })
  return url
}

/** Nobody waits for it. */
async function stop(url: string): Promise<void> {
  const { server, state } = running.get(url)!
  await server.close()
  running.delete(url)
  rmSync(state, { recursive: true, force: true })
}

/** One after the other: the settings of a site are read from the environment. */
let last: Promise<unknown> = Promise.resolve()

const calls = createServer(async (request, answer) => {
  const asked = (await json(request)) as Wanted | { readonly stop: string }
  if ('stop' in asked) {
    void stop(asked.stop)
    return void answer.end('{}')
  }
  const started = last.then(() => start(asked))
  last = started.catch(() => {})
  await started.then(
    (url) => answer.end(JSON.stringify({ url })),
    (error: unknown) => answer.writeHead(500).end(String(error)),
  )
})
calls.listen(0, 'localhost', () => process.send!((calls.address() as AddressInfo).port))
// With the run that began it.
process.once('disconnect', () => process.exit())
process.once('exit', () => {
  for (const { state } of running.values()) rmSync(state, { recursive: true, force: true })
})
