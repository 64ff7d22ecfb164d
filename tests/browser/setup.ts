/** Files share a process and its connection to the browser: to load Playwright takes longer than many a file. */
import { afterAll, inject } from 'vitest'
import { browser } from './browser.ts'
import { useHost } from './site.ts'

useHost(inject('siteHost'))

// A test that fails leaves its visitor behind, whose page would go on working beside the tests of other files.
afterAll(async () => {
  await Promise.all(browser.contexts().map((visitor) => visitor.close()))
})
