/** Keeps the document's head true while the visitor moves between pages. The first page's head came with its HTML. */
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '#client/languages/language.tsx'
import { showHead } from './head-tags.ts'
import { headOf } from './page-head.ts'

export function DocumentHead() {
  const matches = useMatches()
  const { pathname } = useLocation()
  const texts = useLanguage()
  const first = useRef(matches)
  useEffect(() => {
    if (matches !== first.current) showHead(headOf(matches, pathname, texts), texts.language)
  }, [matches, pathname, texts])
  return null
}
