/**
 * A link to a page of the site, by its whole path. React Router's own link also resolves relative paths and prefetches:
 * with a hundred links on a page that took a third of the time in which the Worker renders it.
 */
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import type { NavigateFunction } from 'react-router'
import { entryMark } from './history-entry.ts'

/** How links lead to their pages. The layout says it; before it runs, a link is the browser's. */
export const Navigation = createContext<NavigateFunction | null>(null)

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** @example paths.place('Kandy') */
  readonly to: string
}

/** A click with a key or another button opens a tab or a window: that is the browser's. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}

/** Leads to a page of the site within the app, where the app runs. @param href whole, as the link's property has it */
export function followLink(event: MouseEvent, href: string, navigate: NavigateFunction | null): void {
  if (!navigate || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  // A link to the page itself adds no step to the history, unless the page has given way to an answer.
  void navigate(href.slice(location.origin.length), { replace: href === location.href && !entryMark() })
}

export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const navigate = useContext(Navigation)
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        followLink(event, event.currentTarget.href, navigate)
      }}
    >
      {children}
    </a>
  )
}
