/**
 * Links: to a page of the site, by its whole path; to pages of others; the trail of a page; quiet buttons. React Router's own link also
 * resolves relative paths and prefetches: with a hundred links on a page that took a third of the time in which the
 * Worker renders it.
 */
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import type { NavigateFunction } from 'react-router'
import { CONTACT } from '#domain/brand.ts'
import { addressIn, type Language, readAddress } from '#domain/languages/languages.ts'
import { entryMark } from './device/storage.ts'
import { useLanguage, useTexts } from './languages/language.tsx'
import { paths } from '#domain/paths.ts'

/** How links lead to their pages. The layout says it; before it runs, a link is the browser's. */
export const Navigation = createContext<NavigateFunction | null>(null)

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Without its language: that of the page. @example paths.place('Kandy') */
  readonly to: string
}

/** A click with a key or another button opens a tab or a window: that is the browser's. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}

/**
 * Leads to a page of the site within the app, where the app runs.
 *
 * @param href whole, as the link's property has it
 * @param language of the page that has the link: one to a page in another language is another document
 */
export function followLink(
  event: MouseEvent,
  href: string,
  navigate: NavigateFunction | null,
  language: Language,
): void {
  if (!navigate || event.defaultPrevented || !isPlainClick(event)) return
  const { pathname, search, hash } = new URL(href)
  const address = readAddress(pathname)
  if (address.language !== language) return
  event.preventDefault()
  // A link to the page itself adds no step to the history, unless the page has given way to an answer.
  void navigate(address.path + search + hash, { replace: href === location.href && !entryMark() })
}

export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const navigate = useContext(Navigation)
  const { language } = useLanguage()
  return (
    <a
      {...anchor}
      href={addressIn(language, to)}
      onClick={(event) => {
        onClick?.(event)
        followLink(event, event.currentTarget.href, navigate, language)
      }}
    >
      {children}
    </a>
  )
}

/** A link to a page of others. */
export function NewTab({ rel = 'noopener', children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a {...anchor} target="_blank" rel={rel}>
      {children}
    </a>
  )
}

/** A button or a link beside the one that most visitors want. */
export const QuietButton = (props: Pick<ComponentProps<'button'>, 'children' | 'onClick'>) => (
  <button type="button" className="button button--quiet" {...props} />
)
export const QuietLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a className="button button--quiet" {...link}>
    {children}
  </a>
)

/** Our mail address. */
export const MailLink = () => <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>

/** The way from the home page to a page, above its heading. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** @param trail after the home page, to the page itself */
export function Breadcrumb({ trail }: { readonly trail: readonly Crumb[] }) {
  const { breadcrumb, home } = useTexts('site')
  return (
    <nav className="breadcrumb" aria-label={breadcrumb}>
      <ol>
        {[{ name: home, path: paths.home() }, ...trail].map(({ name, path }, i) => (
          <li key={path}>
            {i < trail.length ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
