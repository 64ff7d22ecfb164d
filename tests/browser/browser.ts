/** The browser that all files share. It runs beside global-setup.ts, so that no file waits for one of its own. */
import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import { refuseClicks } from './visit.ts'

export const browser = await chromium.connect(inject('browserUrl'))

/** Longest wait for anything in a page: a machine that does much else takes its time. */
const PATIENCE_MS = 90_000

const newContext = browser.newContext.bind(browser)
browser.newContext = async (options) => {
  const visitor = await newContext(options)
  visitor.setDefaultTimeout(PATIENCE_MS)
  if (options?.hasTouch) refuseClicks(visitor)
  return visitor
}
