/**
 * Copies and shares the text of a booking on a plain page (`worker/guests/keep-handlers.tsx`,
 * `worker/office/parts.tsx`).
 * Without it, or where a browser allows neither, the text is selected by hand. On the page of changes it keeps what was typed
 * for another ride from being lost. scripts/vite/served-files.ts builds this file as one script.
 */
import { copyText } from '#client/device/sharing.ts'
import { sendFormsOnce } from './send-forms-once.ts'

function start(section: HTMLElement): void {
  const field = section.querySelector('textarea')!
  const copy = section.querySelector<HTMLElement>('[data-copy]')!
  const share = section.querySelector<HTMLElement>('[data-share]')
  const status = section.querySelector<HTMLElement>('[role=status]')!
  const say = (words: string | undefined) => {
    status.textContent = words ?? ''
  }
  const select = () => {
    field.focus()
    field.select()
    say(status.dataset.selected)
  }
  copy.hidden = false
  // All of it: a picture of the page then has the whole text.
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
  copy.addEventListener('click', () => {
    copyText(field.value).then((isCopied) => (isCopied ? say(status.dataset.copied) : select()))
  })
  if (!share || typeof navigator.share !== 'function') return
  share.hidden = false
  share.addEventListener('click', () => {
    navigator.share({ text: field.value }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) select()
    })
  })
}

for (const section of document.querySelectorAll<HTMLElement>('[data-keep]')) start(section)

/** Whether a field of the form has something else than the page showed at first: `ShownFields`. */
const isChanged = (form: HTMLFormElement) =>
  [...new FormData(form)].some(([name, value]) => {
    const shown = form.elements.namedItem(`shown-${name}`)
    return shown instanceof HTMLInputElement && shown.value !== String(value).replace(/\r\n/g, '\n')
  })

// Each ride has a form, and sending one loads the page again. It is said once: the next tap sends it.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const ride = form.closest('section')
  const others = [...document.querySelectorAll<HTMLFormElement>('form[data-unsaved]')]
  const unsaved = others.find((other) => ride && !ride.contains(other) && isChanged(other))
  if (!unsaved || form.querySelector('[role=alert]')) return
  event.preventDefault()
  const line = document.createElement('p')
  line.className = 'notice notice--bad'
  line.setAttribute('role', 'alert')
  line.textContent = unsaved.dataset.unsaved!
  form.append(line)
})

sendFormsOnce()
