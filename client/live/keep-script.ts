/**
 * Copies and shares the text of a booking on a plain page (`worker/guests/keep-pages.tsx`, `worker/operator/ride-page.tsx`).
 * Without it, or where a browser allows neither, the text is selected by hand. scripts/vite/served-files.ts builds this file as
 * one script.
 */
import { copyText } from '#client/device/sharing.ts'

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
