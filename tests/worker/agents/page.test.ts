import { expect, test } from 'vitest'
// Loaded before the first request: see agents.test.ts.
import '#worker/agents/server.ts'
import { BRAND } from '#domain/brand.ts'
import { callExamples, TOOL_EXAMPLES } from '#worker/agents/examples.ts'
import { request } from '../site.ts'

const html = async () => (await request('/for-agents')).text()

/** The examples as a reader copies them. */
async function examples(): Promise<{ path: string; body: string }[]> {
  const text = (await html()).replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  return [...text.matchAll(/curl (\S+)[^<]*?-d '([^']+)'/g)].map(([, url, body]) => ({
    path: url!.replace(BRAND.origin, ''),
    body: body!,
  }))
}

test('the page for agents is plain and listed', async () => {
  const answer = await request('/for-agents')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toBeNull()
  const page = await answer.text()
  expect(page).not.toContain('<script')
  expect(page).toContain(`<link rel="canonical" href="${BRAND.origin}/for-agents"/>`)
  expect(await (await request('/sitemap.xml')).text()).toContain(`${BRAND.origin}/for-agents`)
})

test('each example of the page is answered', async () => {
  const found = await examples()
  expect(found).toHaveLength(TOOL_EXAMPLES.length + callExamples('x').length)
  for (const { path, body } of found) {
    const answer = await request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    })
    expect(answer.status, path).toBe(200)
    // Clients of 2025 are answered as a stream of one event.
    const text = (await answer.text()).replace(/^event: message\ndata: /, '')
    const { error, result } = JSON.parse(text) as { error?: unknown; result?: { isError?: boolean } }
    expect(error).toBeUndefined()
    // There is no booking with the reference of the example.
    if (path === '/mcp') expect(result?.isError ?? false, body).toBe(body.includes('booking_status'))
  }
})

test('llms.txt leads to pages that exist', async () => {
  const text = await (await request('/llms.txt')).text()
  const paths = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url!.replace(BRAND.origin, ''))
  expect(paths).toEqual(expect.arrayContaining(['/for-agents', '/journey', '/journeys']))
  for (const path of paths.filter((each) => each !== '/openapi.json'))
    expect((await request(path)).status, path).toBe(200)
  // The addresses that it shows as examples are priced.
  for (const [, address] of text.matchAll(/such as (\S+)/g))
    expect(await (await request(address!.replace(BRAND.origin, ''))).text(), address).toMatch(/USD \d/)
})

test('every page names the calls and the map for language models', async () => {
  const page = await (await request('/')).text()
  expect(page).toContain('rel="service-desc" href="/openapi.json"')
  expect(page).toContain('href="/llms.txt"')
})
