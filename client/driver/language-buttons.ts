/** The buttons that choose a language: the page comes anew in it, and is kept so. Without a network nothing is chosen. */
import { send, sayOr } from '../live/polling.ts'

/** @param say shows a line on the page */
export function chooseLanguages(say: (text: string) => void): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button')
    const form = button && button.name === 'language' && button.form
    if (!button || !form) return
    event.preventDefault()
    const path = form.getAttribute('action')!
    send({ path, fields: [[button.name, button.value]] }, (status) => {
      if (status === 0 || status >= 500) say(sayOr('noNetwork', ''))
      else location.reload()
    })
  })
}
