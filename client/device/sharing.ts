/** Copies a text or shares it with another app: browsers may refuse both. */

/** Whether it has been copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** The older way needs no permission. */
function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  // Out of sight: the page must not scroll to it.
  area.style.cssText = 'position:fixed;opacity:0'
  const before = document.activeElement
  document.body.appendChild(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** Offers a link to other apps, or copies it where that is refused. A visitor who closes the offer wants neither. */
export async function shareLink(link: {
  readonly title: string
  readonly url: string
}): Promise<'copied' | 'failed' | null> {
  try {
    await navigator.share(link)
    return null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    return (await copyText(link.url)) ? 'copied' : 'failed'
  }
}
