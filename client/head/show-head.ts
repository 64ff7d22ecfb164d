/** Writes a page's head into the document that another page came with. */
import { robots } from './page-head.ts'
import { absoluteUrl, type PageHead } from './page-head.ts'

export { headOf } from './page-head.ts'

/** Sets an attribute of the one element of its kind in the head, made where it is missing; removes the element for `null`. */
function setInHead(tag: 'meta' | 'link', [key, name]: [key: string, name: string], attribute: string, value: string | null) {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === null) return found?.remove()
  const element = found ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}

export function showHead(head: PageHead) {
  const url = head.path === null ? null : absoluteUrl(head.path)
  document.title = head.title
  for (const name of ['description', 'twitter:description']) setInHead('meta', ['name', name], 'content', head.description)
  setInHead('meta', ['name', 'keywords'], 'content', head.keywords.join(', ') || null)
  setInHead('meta', ['name', 'robots'], 'content', robots(head))
  setInHead('meta', ['name', 'twitter:title'], 'content', head.title)
  setInHead('meta', ['property', 'og:title'], 'content', head.title)
  setInHead('meta', ['property', 'og:description'], 'content', head.description)
  setInHead('meta', ['property', 'og:url'], 'content', url)
  setInHead('link', ['rel', 'canonical'], 'href', url)
  // It describes the page that the visitor has left.
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove()
}
