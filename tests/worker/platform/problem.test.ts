import { describe, expect, test } from 'vitest'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { PROBLEMS } from '#worker/platform/problem.ts'
import { call, request } from '../site.ts'

const CALLS = ['/transfer/query', '/transfer/', '/safari/query/all', '/safari/query', '/safari/', '/directions']

async function problemOf(answer: Response): Promise<Problem> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const problem = await answer.json<Problem>()
  expect(problem).toMatchObject({
    status: answer.status,
    type: expect.stringMatching(/^\/problems\//),
    title: expect.stringMatching(/\w/),
  })
  return problem
}

describe('problem details tell what is wrong with a request', () => {
  test.each(['/transfer/all', '/transfer/query', '/nothing'])('another product: 404 for %s', async (path) => {
    const answer = await request(`/en/other${path}`, { method: 'POST' })
    expect(answer.status).toBe(404)
    expect((await problemOf(answer)).type).toBe('/problems/not-found')
  })

  test.each(['/nothing', '/transfer/query/more', '/safari/all'])('an unknown call: 404 for %s', async (path) => {
    const answer = await call(path, {})
    expect(answer.status).toBe(404)
    expect((await problemOf(answer)).type).toBe('/problems/not-found')
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])(
    'a wrong method: 405 for %s, with the right one',
    async (method) => {
      for (const path of ['/transfer/query', '/transfer/all', '/transfer/']) {
        const answer = await request(`/en/serendip${path}`, { method })
        expect(answer.status).toBe(405)
        expect(answer.headers.get('allow')).toBe('POST')
      }
    },
  )

  test.each([...CALLS, '/transfer/all'])('over 16 KB: 413 from %s', async (path) => {
    expect((await call(path, { urlData: { url: 'x'.repeat(17_000) } })).status).toBe(413)
  })

  test('over 16 KB without a length: 413', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 40; sent++) controller.enqueue(new Uint8Array(1024).fill(32))
        controller.close()
      },
    })
    const answer = await request('/en/serendip/transfer/query', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(413)
  })

  test('a call without a payload ignores a small body', async () => {
    for (const body of [undefined, '', '{}', 'no JSON'])
      expect((await request('/en/serendip/transfer/all', { method: 'POST', body })).status).toBe(200)
  })

  test.each(CALLS)('not JSON by its header: 415 from %s', async (path) => {
    expect((await call(path, {}, { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await request(`/en/serendip${path}`, { method: 'POST' })).status).toBe(415)
  })

  test.each([
    ['cut short', '{"urlData":'],
    ['empty', ''],
    ['a form', 'url=1'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x7b])],
    ['thousands of lists in each other', '['.repeat(8000) + ']'.repeat(8000)],
    ['thousands of objects in each other', `${'{"a":'.repeat(2600)}1${'}'.repeat(2600)}`],
  ])('no JSON that a call takes by its body, %s: 400', async (_what, body) => {
    for (const path of CALLS) {
      const answer = await call(path, null, { body })
      expect(answer.status).toBe(400)
      expect((await problemOf(answer)).type).toBe('/problems/bad-request')
    }
  })

  test.each([
    null,
    [],
    'text',
    42,
    {},
    { urlData: null },
    { urlData: { url: 7 } },
    { urlData: { url: '' } },
    { urlData: { url: ['a'] } },
  ])('a field missing or of another kind, %j: 422', async (body) => {
    for (const path of ['/transfer/query', '/safari/query']) {
      const answer = await call(path, body)
      expect(answer.status).toBe(422)
      expect((await problemOf(answer)).fields!.length).toBeGreaterThan(0)
    }
  })

  test('deeply nested JSON and keys of prototypes are wrong fields, nothing worse', async () => {
    for (const body of [
      '['.repeat(8000),
      '{"__proto__":{"urlData":{"url":"x"}}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      expect((await call('/transfer/query', null, { body })).status).toBeOneOf([400, 422])
    }
  })
})

describe('the type of a problem leads to a page', () => {
  test.each(Object.entries(PROBLEMS))('%s', async (kind, { status, title, meaning }) => {
    const answer = await request(`/problems/${kind}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const html = (await answer.text()).replaceAll('&quot;', '"')
    for (const text of [title, meaning, `HTTP status ${status}`]) expect(html).toContain(text)
  })

  test.each(['none', 'constructor', ''])('there is none for %j', async (kind) => {
    expect((await request(`/problems/${kind}`)).status).toBe(404)
  })
})

test.each([
  '/transfer',
  '/transfer/',
  '/safari',
  '/safari/',
  '/directions',
  '/directions/',
  '/transfer/query/',
  '/safari/query/all/',
])('%s is answered with and without the slash at its end', async (path) => {
  const answer = await call(path, {})
  expect(answer.status).toBe(422)
})
