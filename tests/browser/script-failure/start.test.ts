/** A script does not arrive at first: the page fetches it again, and comes alive. */
import { beforeAll, expect, test } from 'vitest'
import { dropoffField } from '../fare-page.ts'
import { scriptsOf } from '../first-view.ts'
import {
  alive,
  at,
  failScripts,
  FAILURES,
  missingNote,
  open,
  SECOND_CHANCE,
  showFare,
  START_SCRIPTS,
  TRANSFER,
} from './page.ts'

/** The scripts that the page starts with, without the hash of their names. */
let scripts: string[]
beforeAll(async () => {
  scripts = scriptsOf(await (await fetch(at(TRANSFER))).text()).map((file) => file.replace(/-[\w-]{7}\.js$/, ''))
})

test.concurrent('the scripts of a transfer page are those that are tested here', () => {
  expect([...scripts].toSorted()).toEqual([...START_SCRIPTS, SECOND_CHANCE].toSorted())
})

const { 'a reset connection': reset, 'a 503': refuse } = FAILURES
// To the page both are the same error of a script: the other kind is tried on its first script and on one that this imports.
test.concurrent.each([
  ...[...START_SCRIPTS, SECOND_CHANCE].map((script) => ['a reset connection', script, reset] as const),
  ['a 503', '/assets/index', refuse] as const,
  ['a 503', '/assets/app', refuse] as const,
])('after %s of %s the page comes alive, without another load', async (_, script, fail) => {
  const { page, clock, loads, close } = await open()
  await failScripts(page, script, fail, 1)
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  expect(await showFare(page).count()).toBe(0)
  expect(await missingNote(page).count()).toBe(0)
  expect(loads()).toBe(1)
  await close()
})

test.concurrent('a connection that hangs is given up after half a minute, and the next try brings the page to life', async () => {
  const { page, clock, loads, close } = await open()
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  await failScripts(
    page,
    '/assets/app',
    () => {
      isAsked()
      return new Promise(() => {})
    },
    1,
  )
  await page.goto(at(TRANSFER))
  await asked
  await page.clock.fastForward(29_000)
  expect(await alive(page).count()).toBe(0)
  await page.clock.fastForward(1500)
  await clock.passUntil(alive(page))
  expect(loads()).toBe(1)
  await close()
})

test.concurrent('a script that fails again and again is there after the page has loaded itself once more', async () => {
  const { page, clock, loads, close } = await open()
  await failScripts(page, '/assets/react', FAILURES['a 503'], 3)
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  expect(loads()).toBe(2)
  await close()
})

test.concurrent('a page into which something was typed is not loaded again', async () => {
  const { page, clock, loads, close } = await open()
  await page.goto('about:blank')
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/app-*', async (route) => {
    await typed
    await route.abort()
  })
  await page.goto(at(TRANSFER), { waitUntil: 'commit' })
  await dropoffField(page).fill('Jaff')
  const before = loads()
  release()
  await clock.passUntil(missingNote(page))
  expect(await dropoffField(page).inputValue()).toBe('Jaff')
  expect(loads()).toBe(before)
  await close()
})
