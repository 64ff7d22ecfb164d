/** The browser that all files share. It runs beside global-setup.ts, so that no file waits for one of its own. */
import { chromium } from 'playwright-core'
import { inject } from 'vitest'

export const browser = await chromium.connect(inject('browserUrl'))
