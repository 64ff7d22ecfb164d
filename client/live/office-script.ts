/**
 * What the office's pages do beside their forms and links, which work without it: Now and Today follow, no form is lost to a
 * login that has ended, and none is sent twice. scripts/vite/served-files.ts builds this file.
 */
import { follow } from './page-updates.ts'
import { ASKS_EVERY_MS } from './polling.ts'
import { sendFormsOnce } from './send-forms-once.ts'
import { askBeforeSending } from './session.ts'

askBeforeSending()
sendFormsOnce()
// A booking's page also answers its forms. Told that it has this address, the browser asks for it anew on the way back; else
// it shows an error of its own there, or asks to send the form a second time.
if (/^\/operator\/booking\/[^/]+$/.test(location.pathname)) history.replaceState(history.state, '')

const part = document.querySelector<HTMLElement>('main[data-tag]')
if (part) follow({ part, everyMs: ASKS_EVERY_MS.office })
