/**
 * What the office's pages do beside their forms and links, which work without it: Now and Today follow, and no form is lost
 * to a login that has ended. scripts/vite/served-files.ts builds this file.
 */
import { follow } from './page-updates.ts'
import { ASKS_EVERY_MS } from './polling.ts'
import { askBeforeSending } from './session.ts'

askBeforeSending()

const part = document.querySelector<HTMLElement>('main[data-tag]')
if (part) follow({ part, everyMs: ASKS_EVERY_MS.office })
