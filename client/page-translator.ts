/**
 * Lets the app live with a page translator. Translators, Chrome's among them, put each text into a `<font>`: the text
 * that React knows is then out of the document, or deeper in it. React would fail to remove it, or to put something
 * before it, and would change a text that nobody sees. Here its translation replaces it: a text that React changes
 * comes back in its place, and the translator translates it again. client/start.ts begins with this.
 */

/** A text that was taken out, by its translation, and the other way round. */
const pairs = new WeakMap<Node, Node>()

/** What a text said before a translator wrote its translation into it. */
const originals = new WeakMap<Node, string>()

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'

function notePairs(records: readonly MutationRecord[]) {
  for (const { target, oldValue, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (oldValue && !originals.has(target)) originals.set(target, oldValue)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node) && !pairs.has(node))
      if (!font) continue
      pairs.set(text, font)
      pairs.set(font, text)
    }
  }
}

const observer = new MutationObserver(notePairs)

/** What `parent` holds in place of a node that React put there: the node, what is around it, or its translation. */
function standIn(parent: Node, node: Node): Node | null {
  notePairs(observer.takeRecords())
  let found: Node | null = node.parentNode ? node : (pairs.get(node) ?? null)
  while (found && found.parentNode !== parent) found = found.parentNode
  return found
}

/**
 * Puts texts back in the place of their translations.
 * @param fonts a translator may have spread one sentence over all of an element's
 */
function putBack(fonts: Iterable<Node>) {
  for (const font of fonts) {
    const text = pairs.get(font)
    if (text && isFont(font)) font.parentNode?.replaceChild(text, font)
  }
}

function followChanges() {
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get,
    set(this: Text, text: string) {
      set!.call(this, text)
      if (this.parentNode) return
      notePairs(observer.takeRecords())
      const parent = pairs.get(this)?.parentNode
      if (parent) putBack([...parent.childNodes])
    },
  })
}

/** A text that moves leaves its translation behind. */
function leaveTranslation(node: Node) {
  if (node.nodeType !== Node.TEXT_NODE || node.parentNode) return
  const font = pairs.get(node)
  font?.parentNode?.removeChild(font)
}

function followMoves() {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const there = node.parentNode === this ? node : standIn(this, node)
    if (there) removeChild.call(this, there)
    return node
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    leaveTranslation(node)
    return insertBefore.call(this, node, before && before.parentNode !== this ? standIn(this, before) : before) as T
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    leaveTranslation(node)
    return appendChild.call(this, node) as T
  }
}

export function followTranslations() {
  observer.observe(document, { childList: true, characterDataOldValue: true, subtree: true })
  followChanges()
  followMoves()
}

/**
 * Takes a translation back, so that React finds the texts that the Worker has written.
 * @param root nothing of it is hydrated yet
 * @returns whether there was one: the translator will soon be at work again
 */
export function takeBackTranslation(root: Element): boolean {
  notePairs(observer.takeRecords())
  const fonts = root.querySelectorAll('font')
  // Some translators leave the text in the document, in their element.
  for (const font of fonts) font.replaceWith(...(pairs.has(font) ? [pairs.get(font)!] : font.childNodes))
  let isTranslated = fonts.length > 0
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const original = originals.get(texts.currentNode)
    if (!original) continue
    texts.currentNode.nodeValue = original
    isTranslated = true
  }
  return isTranslated
}
