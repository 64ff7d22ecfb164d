import { expect, test } from 'vitest'
import { request } from './site.ts'

test('another product than ours is not found, as problem details', async () => {
  const answer = await request('/en/other/transfer/all', { method: 'POST' })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ status: 404, type: '/problems/not-found' })
})
