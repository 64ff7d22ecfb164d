/** What Now and Today do beside their forms and links, which work without it. scripts/vite/served-files.ts builds this file. */
import { follow } from './follow.ts'
import { ASKS_EVERY_MS } from './polling.ts'

const part = document.querySelector<HTMLElement>('main[data-tag]')
if (part) follow({ part, everyMs: ASKS_EVERY_MS.office })
