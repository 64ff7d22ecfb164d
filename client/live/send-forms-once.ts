/**
 * What a form does once it has gone. Two quick taps would send it twice, and the page then shows the answer to the second:
 * 'Somebody changed it since you looked', of what was done a moment ago by the same hand.
 */

/** An answer that takes longer may be lost: then another tap sends the form again. */
const AWAITED_MS = 10_000

/** Sends each posted form of the page once, also forms that are added later. */
export function sendFormsOnce() {
  let goneAt = -AWAITED_MS
  // After the listeners of the document, which may keep a form.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // A field may be named 'method'.
    if (event.defaultPrevented || form.getAttribute('method') !== 'post') return
    if (event.timeStamp - goneAt < AWAITED_MS) event.preventDefault()
    else goneAt = event.timeStamp
  })
  // A page that is shown again, by the way back, as it was left.
  addEventListener('pageshow', () => {
    goneAt = -AWAITED_MS
  })
}
