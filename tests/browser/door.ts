/** The site behind a door of the test: the network can be taken away, and a new build be deployed while pages are open. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'

export interface Door {
  readonly url: string
  /**
   * Takes the network from a visitor, or gives it back. The door is shut as well: a service worker that the browser
   * starts in that moment learns late that it is offline, and would still be answered.
   */
  setOffline(visitor: BrowserContext, isOffline: boolean): Promise<void>
  /**
   * From now on a new build answers: its files have other names, and those of the old one are gone.
   * What its pages say differs, too: see `MARK`.
   */
  deploy(): void
  /** Paths of the requests since the last call. */
  asked(): readonly string[]
  close(): Promise<void>
}

/** In the language attribute's place in the pages of a new build, so that a page tells which one it is of. */
export const MARK = 'data-deployed'

/** A name with a hash, as it stands in pages and scripts. */
const HASHED = /([\w-]+-[\w-]{7})\.(js|css)\b/g
const NEW_HASHED = /([\w-]+-[\w-]{7})-new\.(js|css)\b/g

const isText = (type: string) => /html|javascript|css/.test(type)

/** The text of a file of the new build. */
function newText(text: string): string {
  return text
    .replace(HASHED, '$1-new.$2')
    .replace('<html ', `<html ${MARK} `)
    .replace(/const BUILD = "(\w+)"/, 'const BUILD = "$1-new"')
}

/** @param origin of the site; that of most tests */
export async function openDoor(origin: string = inject('siteUrl')): Promise<Door> {
  let isShut = false
  let isNew = false
  let paths: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url!
    paths.push(path)
    const isOldFile = path.startsWith('/assets/') && !NEW_HASHED.test(path)
    NEW_HASHED.lastIndex = 0
    if (isNew && isOldFile && /\.(js|css)$/.test(path)) return void response.writeHead(404).end('Not found')
    const body: Buffer[] = []
    for await (const part of request) body.push(part as Buffer)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (value && !['host', 'connection', 'accept-encoding', 'if-none-match'].includes(name))
        headers.set(name, String(value).replaceAll(url, origin))
    const found = await fetch(origin + (isNew ? path.replace(NEW_HASHED, '$1.$2') : path), {
      method: request.method!,
      headers,
      redirect: 'manual',
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    })
    const sent = Object.fromEntries(found.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'])
      delete sent[name]
    const content = Buffer.from(await found.arrayBuffer())
    const text = isNew && isText(sent['content-type'] ?? '') ? newText(content.toString()) : content
    response.writeHead(found.status, sent).end(text)
  }

  const server = createServer((request, response) => {
    if (isShut) response.destroy()
    else answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening)
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    async setOffline(visitor, isOffline) {
      isShut = isOffline
      if (isShut) server.closeAllConnections()
      // For the next visitor.
      visitor.once('close', () => {
        isShut = false
      })
      await visitor.setOffline(isOffline)
    },
    deploy() {
      isNew = true
    },
    asked() {
      const found = paths
      paths = []
      return found
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => {
        server.close(closed)
      })
    },
  }
}
