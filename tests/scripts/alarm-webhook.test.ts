/** What is posted to the owner's messenger, received on this machine. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postMessage } from '#worker/alarms/webhook.ts'
import { isSignedMessage } from '#worker/platform/signing.ts'

const SECRET = '0123456789abcdef0123456789abcdef'
const NOW = new Date('2026-12-03T06:00:00.000Z')
const MESSAGE = { id: 'A'.repeat(22), body: '{"text":"Nobody came: Négombo"}' }

interface Received {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let received: Received[] = []
let answer: (response: ServerResponse) => void
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    received.push({ method: request.method, path: request.url, headers: request.headers, body })
    answer(response)
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alarms`
})
beforeEach(() => {
  received = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (waitMs?: number) => postMessage({ url, secret: SECRET }, MESSAGE, NOW, waitMs)

test('one POST, which only who has the secret can sign, and only now', async () => {
  answer = (response) => response.writeHead(204).end()
  expect(await post()).toBeNull()
  expect(received).toHaveLength(1)
  const [{ method, path, headers, body }] = received as [Received]
  expect([method, path, body, headers['content-type']]).toEqual(['POST', '/alarms', MESSAGE.body, 'application/json'])
  expect(headers['idempotency-key']).toBe(MESSAGE.id)
  const signature = String(headers['x-alarm-signature'])
  expect(await isSignedMessage(SECRET, signature, body, NOW)).toBe(true)
  expect(await isSignedMessage(SECRET, signature, `${body} `, NOW)).toBe(false)
  expect(await isSignedMessage(`${SECRET}x`, signature, body, NOW)).toBe(false)
  expect(await isSignedMessage(SECRET, signature, body, new Date(NOW.getTime() + 301_000))).toBe(false)
})

test.each([400, 401, 404, 410, 429, 500, 503])('an answer of %d is no acceptance', async (status) => {
  answer = (response) => response.writeHead(status).end('no')
  expect(await post()).toBe(String(status))
})

test.each([301, 302, 307, 308])('a redirect by %d is not followed', async (status) => {
  answer = (response) => response.writeHead(status, { location: '/elsewhere' }).end()
  expect(await post()).toBe(String(status))
  expect(received.map(({ path }) => path)).toEqual(['/alarms'])
})

test('no answer in time, or a connection that breaks, is no acceptance', async () => {
  answer = () => {}
  expect(await post(50)).toBe('TimeoutError')
  answer = (response) => response.destroy()
  expect(await post()).toBe('TypeError')
})
