/**
 * What the office's pages do beside their forms and links, which work without it: Now and Today follow, no form is lost to a
 * login that has ended, and none is sent twice. scripts/vite/served-files.ts builds this file.
 */
import { follow } from './page-updates.ts'
import { ASKS_EVERY_MS } from './polling.ts'
import { sendFormsOnce } from './send-forms-once.ts'

// Before a form of the office sends what was typed, it asks whether its person is still logged in. Cloudflare Access answers a
// form without a session by its login page, and what was typed is gone. Here it stays in the form until the login is done in
// another tab. Nothing is stored.

/** A page behind the same door, which reads nothing. It is also where the login leads to. */
const SESSION = '/operator/session'
const WAIT_MS = 10_000

/** `unknown` where the site does not answer. */
type Standing = 'in' | 'out' | 'unknown'

async function standing(): Promise<Standing> {
  const ends = new AbortController()
  const timer = setTimeout(() => ends.abort(), WAIT_MS)
  try {
    // Access leads a page to its login, and refuses what a script asks so.
    const { type, status } = await fetch(SESSION, {
      redirect: 'manual',
      cache: 'no-store',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      signal: ends.signal,
    })
    return type === 'opaqueredirect' || status === 401 || status === 403 ? 'out' : 'in'
  } catch {
    return 'unknown'
  } finally {
    clearTimeout(timer)
  }
}

const isTyped = (form: HTMLFormElement) => form.querySelector('input:not([type=hidden]),select,textarea') !== null

/** Below the button that was pressed, where the eye is. */
function say(button: HTMLElement, form: HTMLFormElement, found: Standing) {
  const line = document.createElement('p')
  line.className = 'notice notice--bad'
  line.setAttribute('role', 'alert')
  line.setAttribute('data-session', '')
  if (found === 'unknown')
    line.textContent =
      'The site does not answer. Nothing was sent, and what you typed is still here. Press the button again.'
  else {
    const link = document.createElement('a')
    link.href = SESSION
    link.target = '_blank'
    link.textContent = 'Log in in a new tab'
    line.append(
      'You are no longer logged in. Nothing was sent, and what you typed is still here. ',
      link,
      ', then press the button again.',
    )
  }
  const row = button.closest('.actions')
  if (row && form.contains(row)) row.after(line)
  else form.append(line)
  line.scrollIntoView({ block: 'nearest' })
}

/** Asks for each form of the page, also for forms that are added later. */
function askBeforeSending() {
  /** The form that may go. */
  let sent: HTMLFormElement | null = null
  /** The form whose question stayed without an answer: the next press sends it all the same. */
  let insisted: HTMLFormElement | null = null
  let isAsking = false
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter as HTMLElement | null | undefined
    // A browser that does not say which button was pressed sends the form at once. A field may be named 'method'.
    if (event.defaultPrevented || form.getAttribute('method') !== 'post' || !button || !isTyped(form)) return
    if (sent === form || insisted === form) {
      sent = insisted = null
      return
    }
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    form.querySelector('[data-session]')?.remove()
    void ask(form, button)
  })

  async function ask(form: HTMLFormElement, button: HTMLElement): Promise<void> {
    const found = await standing()
    isAsking = false
    if (found === 'in') {
      sent = form
      button.click()
      sent = null
    } else {
      insisted = found === 'unknown' ? form : null
      say(button, form, found)
    }
  }
}

askBeforeSending()
sendFormsOnce()
// A booking's page also answers its forms. Told that it has this address, the browser asks for it anew on the way back; else
// it shows an error of its own there, or asks to send the form a second time.
if (/^\/operator\/booking\/[^/]+$/.test(location.pathname)) history.replaceState(history.state, '')

const part = document.querySelector<HTMLElement>('main[data-tag]')
if (part) follow({ part, everyMs: ASKS_EVERY_MS.office })
