/** Vite plugins for what only a preview has: answers as the edge sends them, and the secrets of this machine. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import compression from 'compression'
import type { Connect, Plugin } from 'vite'

interface KeptAnswer {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

const isImmutable = (answer: ServerResponse) =>
  answer.statusCode === 200 && String(answer.getHeader('cache-control')).includes('immutable')

/** Collects what is sent, and hands it over once all of it is. */
function collect(answer: ServerResponse, whole: (body: Buffer) => void): void {
  const parts: Buffer[] = []
  // A callback may take the place of a part.
  const add = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as Uint8Array))
  }
  const { write, end } = answer
  answer.write = function (this: ServerResponse, ...parameters: unknown[]) {
    add(parameters[0])
    return Reflect.apply(write, this, parameters) as boolean
  } as typeof answer.write
  answer.end = function (this: ServerResponse, ...parameters: unknown[]) {
    add(parameters[0])
    return Reflect.apply(end, this, parameters) as ServerResponse
  } as typeof answer.end
  answer.once('finish', () => whole(Buffer.concat(parts)))
}

/** Answers again what is immutable. */
function keepImmutable(): Connect.NextHandleFunction {
  const kept = new Map<string, KeptAnswer>()
  return (request: IncomingMessage, answer: ServerResponse, next: Connect.NextFunction) => {
    const { method, url, headers } = request
    if (method !== 'GET' || headers.range || headers['if-none-match']) return next()
    const key = `${url} ${headers['accept-encoding']}`
    const before = kept.get(key)
    if (before) {
      answer.writeHead(200, before.headers)
      answer.end(before.body)
      return
    }
    collect(answer, (body) => {
      if (isImmutable(answer)) kept.set(key, { headers: answer.getHeaders(), body })
    })
    next()
  }
}

/**
 * The preview compresses its answers as Cloudflare does, so that sizes measured there are those of the edge. It also
 * keeps what never changes, as the edge does: a page has dozens of such files, and a visitor of many pages would wait for
 * the same ones to be read and compressed again.
 */
export function compressPreview(): Plugin {
  return {
    name: 'compress-preview',
    // Runs before the plugin that answers.
    enforce: 'pre',
    configurePreviewServer(server) {
      server.middlewares.use(keepImmutable())
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction)
    },
  }
}

/** The secrets of this machine, which Cloudflare's plugin copies beside the built Worker for a preview. */
const SECRETS = '.dev.vars'

/**
 * Leaves this machine's secrets out of a build: what is built may be copied, packed or uploaded. A preview needs them,
 * and says so by `SECRETS_IN_BUILD=yes` (`npm run preview`).
 */
export function noSecrets(isWanted = process.env.SECRETS_IN_BUILD === 'yes'): Plugin {
  return {
    name: 'no-secrets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!isWanted) delete bundle[SECRETS]
      },
    },
  }
}
