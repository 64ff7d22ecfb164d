import { expect, inject, test } from 'vitest'
import { builtWorkerKb, WORKER_KB } from '../bench/built-worker-size.ts'
import { FIRST_VIEW, weigh } from './first-view.ts'
import { SITE_PAGES } from './site-pages.ts'

test.each(Object.entries(SITE_PAGES))('%s starts with no more script than the budget', async (_, path) => {
  expect((await weigh(inject('siteUrl'), path)).scripts).toBeLessThanOrEqual(FIRST_VIEW.scripts)
})

const LISTED_PAIRS = ['/', '/?pickup=Jaffna&dropoff=Trincomalee', SITE_PAGES['a transfer page'], SITE_PAGES['an airport pickup']]

test.each(LISTED_PAIRS)('the first view of %s stays within its budget', async (path) => {
  const { html, scripts } = await weigh(inject('siteUrl'), path)
  expect(scripts).toBeGreaterThan(50)
  expect(scripts).toBeLessThanOrEqual(FIRST_VIEW.scripts)
  expect(html).toBeLessThanOrEqual(FIRST_VIEW.html)
})

test('the Worker stays within its budget', () => {
  expect(builtWorkerKb()).toBeGreaterThan(100)
  expect(builtWorkerKb()).toBeLessThanOrEqual(WORKER_KB)
})
