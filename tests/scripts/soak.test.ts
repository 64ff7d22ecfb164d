/** What `npm run soak` breaks breaks as it says: without that the soak would find nothing. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultyLink, type FaultyLink, mailServer } from '../soak/faulty-link.ts'

let store: Server
let link: FaultyLink
const arrived: string[] = []
beforeAll(async () => {
  store = createServer((request, answer) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      arrived.push(`${request.method} ${request.url} ${body}`)
      answer.writeHead(201, { 'x-store': 'yes' }).end('stored')
    })
  })
  await new Promise<void>((done) => {
    store.listen(0, '127.0.0.1', done)
  })
  link = await faultyLink(`127.0.0.1:${(store.address() as AddressInfo).port}`)
})
beforeEach(() => {
  arrived.length = 0
  link.state = 'up'
})
afterAll(async () => {
  await link.stop()
  store.close()
})

const put = () => fetch(`http://${link.address}/key?ttl=60`, { method: 'PUT', body: 'value' })
const PUT = 'PUT /key?ttl=60 value'

describe('the line to a store', () => {
  test.each(['up', 'slow'] as const)('that is %s passes requests and answers on as they are', async (state) => {
    link.state = state
    const answer = await put()
    expect([answer.status, answer.headers.get('x-store'), await answer.text()]).toEqual([201, 'yes', 'stored'])
    expect(arrived).toEqual([PUT])
  })

  test('that has an error answers 500 in place of the store', async () => {
    link.state = 'error'
    expect((await put()).status).toBe(500)
    expect(arrived).toEqual([])
  })

  test('that is cut ends before the request arrives', async () => {
    link.state = 'cut'
    await expect(put()).rejects.toThrow('fetch failed')
    expect(arrived).toEqual([])
  })

  test('that loses answers lets the store do its work first', async () => {
    link.state = 'lost-answer'
    await expect(put()).rejects.toThrow('fetch failed')
    expect(arrived).toEqual([PUT])
  })
})

test('the mail service keeps what it accepts, and accepts nothing while it is down', async () => {
  const service = await mailServer()
  const send = async (text: string) =>
    (
      await fetch(`http://${service.address}/`, {
        method: 'POST',
        body: JSON.stringify({ to: 'ann@example.com', text }),
      })
    ).status
  service.down = true
  expect(await send('first')).toBe(503)
  service.down = false
  expect(await send('second')).toBe(200)
  expect(service.mails).toMatchObject([{ to: 'ann@example.com', text: 'second' }])
  await service.stop()
})
