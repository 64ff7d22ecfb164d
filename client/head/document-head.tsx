/**
 * Keeps the document's head up to date while the visitor moves between pages. The first page's head came with its HTML.
 */
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { fullTitle, headOf } from './page-head.ts'

/** The first page needs none of it. */
export const tagsCode = lazyCode(() => import('./head-tags.ts'))

export function DocumentHead() {
  const matches = useMatches()
  const { pathname } = useLocation()
  const texts = useLanguage()
  const first = useRef(matches)
  useEffect(() => {
    if (matches === first.current) return
    const head = headOf(matches, pathname, texts)
    // Immediately: screen readers and the history show the title, and no page may have the address of another one. All
    // other
    // elements are for who reads the document.
    document.title = fullTitle(head)
    document.querySelector('link[rel="canonical"]')?.remove()
    let isLeft = false
    async function show() {
      const code = await tagsCode()
      if (!isLeft) code?.showHead(head, texts.language)
    }
    void show()
    return () => {
      isLeft = true
    }
  }, [matches, pathname, texts])
  return null
}
