/**
 * A page translator as Chrome's: it puts each text of the page into elements of its own, also those that come later,
 * and leaves out what says `translate="no"`. Its translation is the text itself, so that a page can be held against the
 * same page without it; where only what is sent counts, it is other words.
 */
import type { Page } from 'playwright-core'

/**
 * Chrome's translator takes the text out of the page; others move it into their element, or write into it. `rewords`: into
 * other words.
 */
export type TranslatorKind = 'replaces' | 'moves' | 'rewords' | 'writes'

function translate(kind: TranslatorKind) {
  const left = 'font, script, style, noscript, textarea, svg, .notranslate'
  const isLeft = (element: Element) =>
    element.closest(left) !== null || element.closest('[translate]')?.getAttribute('translate') === 'no'
  const wrap = (text: Text) => {
    if (!text.isConnected || !text.data.trim() || isLeft(text.parentElement!)) return
    const reworded = text.data.replaceAll(/[a-z]+/gi, 'セイロン')
    if (kind === 'writes') {
      text.data = reworded
      return
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    outer.appendChild(inner)
    const words = { replaces: text.data, moves: '', rewords: reworded }
    inner.textContent = words[kind]
    text.parentNode!.insertBefore(outer, text)
    if (kind === 'moves') inner.appendChild(text)
    else text.remove()
  }
  const wrapAll = (root: Node) => {
    if (root instanceof Text) return wrap(root)
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(wrap)
  }
  const start = () => {
    document.documentElement.lang = 'pt'
    document.documentElement.classList.add('translated-ltr')
    wrapAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(wrapAll)
    }).observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** For the page that is shown. */
export const translateNow = (page: Page, kind: TranslatorKind = 'replaces') => page.evaluate(translate, kind)

/** For all pages from now on, before the app is there. */
export const translateAlways = (page: Page, kind: TranslatorKind = 'replaces') => page.addInitScript(translate, kind)

/** All that a visitor reads: title, texts, and what fields hold. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.title,
    ...document.body.innerText
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
      ({ name, value }) => `${name}: ${value}`,
    ),
  ])
