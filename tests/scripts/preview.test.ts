/** What the preview keeps: files that never change, in the form that a browser takes. */
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { Connect, PreviewServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compressPreview } from '../../scripts/vite/preview.ts'

const TEXT = 'a line of a script\n'.repeat(200)
const IMMUTABLE = 'public, max-age=31536000, immutable'

let server: Server
let asked: string[]
beforeAll(async () => {
  const steps: Connect.NextHandleFunction[] = []
  const use = (step: Connect.NextHandleFunction) => void steps.push(step)
  const configure = compressPreview().configurePreviewServer as (preview: PreviewServer) => void
  configure({ middlewares: { use } } as unknown as PreviewServer)
  server = createServer((req, res) => {
    const next = (i: number): void => {
      const step = steps[i]
      if (step) return void step(req, res, () => next(i + 1))
      asked.push(req.url!)
      const status = req.url!.includes('missing') ? 404 : 200
      const lasting = req.url!.startsWith('/assets/') ? IMMUTABLE : 'no-store'
      res.writeHead(status, { 'content-type': 'text/javascript', 'cache-control': lasting })
      res.write(TEXT.slice(0, 100))
      res.end(TEXT.slice(100))
    }
    next(0)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
})

const get = (path: string, headers: Record<string, string> = { 'accept-encoding': 'gzip' }) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, failed) => {
    const { port } = server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const isGzip = answer.headers['content-encoding'] === 'gzip'
        done({
          status: answer.statusCode!,
          headers: answer.headers,
          text: (isGzip ? gunzipSync(body) : body).toString(),
        })
      })
    })
      .on('error', failed)
      .end()
  })

test('a file that never changes is read once, and answered again as it was', async () => {
  const first = await get('/assets/app-1.js')
  expect(first).toMatchObject({ status: 200, text: TEXT, headers: { 'content-encoding': 'gzip' } })
  const again = await get('/assets/app-1.js')
  expect(again).toMatchObject({
    status: 200,
    text: TEXT,
    headers: { 'content-encoding': 'gzip', 'content-type': 'text/javascript', 'cache-control': IMMUTABLE },
  })
  expect(asked).toEqual(['/assets/app-1.js'])
})

test('whoever takes no gzip gets the same text without', async () => {
  await get('/assets/plain-1.js')
  const { headers, text } = await get('/assets/plain-1.js', {})
  expect([headers['content-encoding'], text]).toEqual([undefined, TEXT])
})

test.each(['/', '/assets/missing-1.js'])('%s is asked for each time', async (path) => {
  await get(path)
  expect((await get(path)).text).toBe(TEXT)
  expect(asked).toEqual([path, path])
})

test.each([{ range: 'bytes=0-9' }, { 'if-none-match': '"1"' }])('%j is answered by the site', async (headers) => {
  await get('/assets/app-1.js')
  asked = []
  await get('/assets/app-1.js', { 'accept-encoding': 'gzip', ...(headers as object) })
  expect(asked).toEqual(['/assets/app-1.js'])
})
