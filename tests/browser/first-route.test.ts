import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { scriptsOf } from './first-view.ts'
import { SITE_PAGES } from './site-pages.ts'

const KB = 1000

const size = (text: string) => gzipSync(text).byteLength / KB

/** What the first view of a page needs: its HTML, and the scripts that the HTML asks for. */
async function weigh(path: string): Promise<{ html: number; scripts: number }> {
  const origin = inject('siteUrl')
  const html = await (await fetch(origin + path)).text()
  const scripts = await Promise.all(scriptsOf(html).map(async (file) => size(await (await fetch(origin + file)).text())))
  return { html: size(html), scripts: scripts.reduce((sum, script) => sum + script, 0) }
}

test.each(Object.entries(SITE_PAGES))('%s starts with no more script than the budget', async (_, path) => {
  expect((await weigh(path)).scripts).toBeLessThanOrEqual(120)
})

const ROUTES = ['/', '/?pickup=Jaffna&dropoff=Trincomalee', SITE_PAGES['a transfer page'], SITE_PAGES['an airport pickup']]

test.each(ROUTES)('the first view of %s stays within its budget', async (path) => {
  const { html, scripts } = await weigh(path)
  expect(scripts).toBeGreaterThan(50)
  expect(scripts).toBeLessThanOrEqual(120)
  expect(html).toBeLessThanOrEqual(15)
})
