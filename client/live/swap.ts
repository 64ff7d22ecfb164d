/**
 * Makes a page like a newer one in place. What is the same stays the very same elements: with it stay the focus, what is
 * marked, what was unfolded, and what was typed.
 */

const keyOf = (node: Node | null): string | null =>
  node && node.nodeType === 1 ? (node as Element).id || (node as Element).getAttribute('data-card') : null

function isAlike(old: Node, next: Node): boolean {
  return old.nodeType === next.nodeType && old.nodeName === next.nodeName && keyOf(old) === keyOf(next)
}

const list = <Item>(items: ArrayLike<Item>): Item[] => Array.prototype.slice.call(items) as Item[]

/** What a script has put there. */
const isOwn = (node: Node) => node.nodeType === 1 && (node as Element).hasAttribute('data-own')

/** From a node on, the first that came from the site. */
function withoutOwn(node: Node | null): Node | null {
  let at = node
  while (at && isOwn(at)) at = at.nextSibling
  return at
}

function takeAttributes(old: Element, next: Element): void {
  for (const { name } of list(old.attributes)) {
    // What somebody has unfolded stays open.
    if (!next.hasAttribute(name) && !(name === 'open' && old.nodeName === 'DETAILS')) old.removeAttribute(name)
  }
  for (const { name, value } of list(next.attributes)) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
}

function takeNode(old: Node, next: Node): void {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue
    return
  }
  takeAttributes(old as Element, next as Element)
  takeChildren(old as Element, next as Element)
}

function takeChildren(old: Element, next: Element): void {
  const keyed: { [key: string]: Node } = {}
  for (const child of list(old.childNodes)) {
    const key = isOwn(child) ? null : keyOf(child)
    if (key !== null) keyed[key] = child
  }
  const wanted = list(next.childNodes).filter((child) => !isOwn(child))
  const keys = wanted.map(keyOf)
  // First, so that nothing that stays has to move.
  for (const key of Object.keys(keyed)) if (keys.indexOf(key) < 0) old.removeChild(keyed[key]!)
  let at = withoutOwn(old.firstChild)
  for (const child of wanted) {
    const key = keyOf(child)
    const same = key === null ? null : keyed[key]
    if (same && same !== at && isAlike(same, child)) {
      old.insertBefore(same, at)
      takeNode(same, child)
    } else if (at && isAlike(at, child)) {
      const alike = at
      at = withoutOwn(at.nextSibling)
      takeNode(alike, child)
    } else old.insertBefore(document.importNode(child, true), at)
  }
  while (at) {
    const gone: Node = at
    at = withoutOwn(at.nextSibling)
    old.removeChild(gone)
  }
}

/** Where an element is found again in a newer page that has made it anew: by its card, its kind and what it says. */
function nameOf(element: Element): readonly [key: string, kind: string, text: string] {
  const card = element.closest('[data-card]')
  return [
    card ? card.getAttribute('data-card')! : '',
    element.nodeName,
    element.textContent || element.getAttribute('name') || '',
  ]
}

function focusAgain(part: Element, [key, kind, text]: ReturnType<typeof nameOf>): void {
  const alike = list(part.querySelectorAll<HTMLElement>(kind)).filter((each) => {
    const name = nameOf(each)
    return name[0] === key && name[2] === text
  })
  if (alike[0]) alike[0].focus({ preventScroll: true })
}

/** The first card that is seen whole, once somebody has scrolled: it stays where it is. */
function cardInSight(part: Element): readonly [key: string, top: number] | null {
  if (window.pageYOffset === 0) return null
  for (const card of list(part.querySelectorAll('[data-card]'))) {
    const { top } = card.getBoundingClientRect()
    if (top >= 0 && top < window.innerHeight) return [card.getAttribute('data-card')!, top]
  }
  return null
}

/** Makes a part of the page like a newer one. */
export function swap(part: Element, next: Element): void {
  // Two that hold the page would move it twice.
  document.documentElement.style.setProperty('overflow-anchor', 'none')
  const focused = document.activeElement
  const name = focused && part.contains(focused) ? nameOf(focused) : null
  const card = cardInSight(part)
  takeNode(part, next)
  if (name && document.activeElement !== focused) focusAgain(part, name)
  if (!card) return
  const same = list(part.querySelectorAll('[data-card]')).filter(
    (each) => each.getAttribute('data-card') === card[0],
  )[0]
  if (same) window.scrollBy(0, same.getBoundingClientRect().top - card[1])
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isTouched(field: FormField): boolean {
  if (field.nodeName === 'SELECT') {
    const options = list((field as HTMLSelectElement).options)
    const first = options.filter((option) => option.defaultSelected)[0] || options[0]
    return first !== undefined && !first.selected
  }
  const input = field as HTMLInputElement
  return input.type !== 'hidden' && (input.value !== input.defaultValue || input.checked !== input.defaultChecked)
}

/** Somebody has typed or chosen something there. */
export const hasTouchedField = (part: Element): boolean =>
  list(part.querySelectorAll<FormField>('input, textarea, select')).some(isTouched)
