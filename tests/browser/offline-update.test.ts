/** A new version of the site is published while a phone with an old one has no network. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { browser } from './browser.ts'
import { PHONE } from './visit.ts'

const OLD_WORDS = 'You are without a network'
const NEW_WORDS = 'You have no network now'
/** A page that the browser has nothing of: of others it may keep what it was sent for some minutes. */
const NEVER_OPENED = paths.safaris
/** Scripts and styles with a hash in their names. */
const HASHED = /(\/|")((?:assets\/|\.\/)?[\w-]+-[\w-]{8})\.(js|css)/g
const TEXT = /^(text|application)\/(html|javascript|css|json|manifest\+json)/

/** A file as a later build would have it: its words, the files that it names, and the build of the service worker. */
const asNew = (text: string) =>
  text
    .replaceAll(HASHED, '$1$2.new.$3')
    .replaceAll(OLD_WORDS, NEW_WORDS)
    .replace(/(const BUILD = "\w+)"/, '$1-new"')

/**
 * Stands before the built site, at one address. After `publish` its pages have other words, their files other names, and
 * the files of the version before are gone.
 */
function publishedSite() {
  const state = { isNew: false, asked: [] as string[] }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url!
    state.asked.push(path)
    const isHashed = path.startsWith('/assets/')
    if (isHashed && path.includes('.new.') !== state.isNew) {
      response.writeHead(404, { 'cache-control': 'no-store' }).end('Not found')
      return
    }
    const found = await fetch(inject('siteUrl') + path.replace('.new.', '.'), {
      method: request.method!,
      redirect: 'manual',
      headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
    })
    const headers = Object.fromEntries(
      [...found.headers].filter(
        ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
      ),
    )
    const body = Buffer.from(await found.arrayBuffer())
    response.writeHead(found.status, headers)
    const isText = state.isNew && TEXT.test(found.headers.get('content-type') ?? '')
    response.end(isText ? asNew(body.toString()) : body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return { state, server, publish: () => (state.isNew = true) }
}

const site = publishedSite()
let url: string
beforeAll(async () => {
  await new Promise<void>((done) => site.server.listen(0, '127.0.0.1', done))
  url = `http://localhost:${(site.server.address() as AddressInfo).port}`
})
afterAll(() => {
  site.server.closeAllConnections()
  site.server.close()
})

test('a phone that was offline meanwhile opens new pages, keeps its old ones whole until then, and drops them after', async () => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'allow' })
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().message))
  const page = await context.newPage()
  const names = () => page.evaluate(async () => caches.keys())
  const heading = (words: string) => page.getByRole('heading', { level: 1, name: words }).waitFor()
  const scripts = () => page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))
  const alive = () => page.locator('html[data-scripts="alive"]').waitFor()

  await page.clock.install()
  await page.goto(url)
  await alive()
  await page.clock.runFor(60_000)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const before = await names()
  expect(before).toHaveLength(1)
  // Somebody has a page of the old version open all the while.
  const tab = await context.newPage()
  await tab.goto(`${url}${paths.terms}`)
  await tab.locator('html[data-scripts="alive"]').waitFor()

  await context.setOffline(true)
  site.publish()
  await page.goto(`${url}${NEVER_OPENED}`)
  await heading(OLD_WORDS)
  await alive()

  // Back online: at once what was published, from the first page on.
  await context.setOffline(false)
  for (const path of [paths.offline, paths.home()]) {
    site.state.asked.length = 0
    await page.goto(url + path)
    await alive()
    expect(site.state.asked).toContain(path)
    expect((await scripts()).filter((src) => src.includes('/assets/') && !src.includes('.new.'))).toEqual([])
  }
  // The tab of the old version asks for code that is gone, and opens the new page.
  await tab.getByRole('banner').getByRole('link').first().click()
  await tab.waitForURL(`${url}/`)
  await tab.locator('html[data-scripts="alive"]').waitFor()
  expect(await tab.locator('script[src*="/assets/"]:not([src*=".new."])').count()).toBe(0)

  const state = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
    const worker = registration.installing ?? registration.waiting
    if (worker?.state === 'installing')
      await new Promise((done) => worker.addEventListener('statechange', done, { once: true }))
    return worker?.state
  })
  // While pages are open that the old one answers for, both are kept, each whole.
  expect(state).toBe('installed')
  expect(await names()).toHaveLength(2)
  await context.setOffline(true)
  await page.goto(`${url}${NEVER_OPENED}`)
  await heading(OLD_WORDS)
  await alive()

  await context.setOffline(false)
  await tab.close()
  await page.goto('about:blank')
  await page.goto(`${url}${paths.offline}`)
  await expect.poll(names).not.toContain(before[0])
  expect(await names()).toHaveLength(1)
  await context.setOffline(true)
  await page.goto(`${url}${NEVER_OPENED}`)
  await heading(NEW_WORDS)
  await alive()
  expect(complaints).toEqual([])
  await context.close()
})
