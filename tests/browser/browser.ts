/** The browser that all files share. It runs beside global-setup.ts, so that no file waits for one of its own. */
import { chromium } from 'playwright-core'
import { afterAll, inject } from 'vitest'

export const browser = await chromium.connect(inject('browserUrl'))

// A test that fails leaves its visitor behind, whose page would go on working beside the tests of other files.
afterAll(() => browser.close())
