/** The line above a page that follows: what keeps it from being the newest, and the button that lets it ring. */
import { ringButton } from './ring.ts'

export interface NoticeLine {
  readonly element: HTMLElement
  /** @param button its words, where there is something to be done */
  say(text: string, button?: string): void
  onShow(work: () => void): void
}

export function noticeLine(): NoticeLine {
  const element = document.createElement('div')
  element.className = 'follows no-paper'
  element.setAttribute('data-own', '')
  const said = document.createElement('span')
  said.setAttribute('role', 'status')
  const show = document.createElement('button')
  show.type = 'button'
  show.className = 'button'
  show.hidden = true
  element.appendChild(said)
  element.appendChild(show)
  return {
    element,
    say(text, button) {
      if (said.textContent !== text) said.textContent = text
      show.hidden = !button
      show.textContent = button || ''
    },
    onShow: (work) => show.addEventListener('click', work),
  }
}

/** In its place on the page; else in the line. */
export function placeRingButton(line: HTMLElement): void {
  const place = document.getElementById('ring') || line
  place.insertBefore(ringButton(), place.firstChild)
}
