/** The footer of every page. Its content never changes, so the browser keeps the markup that the Worker wrote. */
import { type MouseEvent, useContext } from 'react'
import { hereIn, useLanguage } from '#client/languages/language.tsx'
import { languageOfTag } from '#domain/languages/languages.ts'
import { followLink, Navigation } from '#client/link.tsx'
import { KeptMarkup } from '#client/static-part.tsx'
import { FooterContent } from './footer-content.tsx'
import { FOOTER_LISTS } from './menu/menu-entries.ts'

/**
 * Read before the app hydrates. The build drops the content's own code for browsers, which is 2 kB of every first view:
 * every document comes from the Worker.
 */
const WRITTEN = import.meta.env.SSR ? '' : (document.getElementById(FOOTER_LISTS.all)?.innerHTML ?? '')

export function Footer() {
  const navigate = useContext(Navigation)
  const { language } = useLanguage()
  const markupOf = useContext(KeptMarkup)
  const markup = import.meta.env.SSR ? (markupOf?.(FooterContent) ?? '') : WRITTEN

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a')
    // The markup is the same on every page: this one is known now.
    if (link?.hreflang) link.href = hereIn(languageOfTag(link.hreflang))
    if (link && link.host === location.host && link.dataset.document === undefined)
      followLink(event, link.href, navigate, language)
  }

  return (
    // Only its links answer to a click, and they do so without it, too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <footer
      className="footer band"
      id={FOOTER_LISTS.all}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
