/**
 * Without a script a link to the same; with one a button. It is one element throughout: a visitor who stands on it when the
 * page comes alive stays there, and a press that has begun is not lost.
 */
import type { AriaAttributes, ComponentProps } from 'react'
import { useHydrated } from '#client/forms/hydration.ts'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'onClick' | 'onKeyDown' | 'role'> {
  readonly href: string
  readonly onPress: () => void
  /** What is true of the button, but not of the link. */
  readonly button: AriaAttributes
}

export function LinkButton({ href, onPress, button, children, ...link }: LinkButtonProps) {
  const hydrated = useHydrated()
  return (
    <a
      href={href} {...link} {...hydrated && button} role={hydrated ? 'button' : undefined} draggable={false}
      onClick={(event) => { event.preventDefault(); onPress() }}
      onKeyDown={(event) => {
        // A link knows Enter alone.
        if (event.key !== ' ') return
        event.preventDefault()
        if (!event.repeat) onPress()
      }}
    >
      {children}
    </a>
  )
}

/** What stands in a menu's place when its code does not come. The page stays as it is. */
interface MenuMissingProps {
  /** Where the same links are to be found without it. */
  readonly instead: string
  readonly onRetry: () => void
}

export function MenuMissing({ instead, onRetry }: MenuMissingProps) {
  return (
    <output className="panel-note">
      The menu cannot be fetched right now. <button type="button" className="link-button" onClick={onRetry}>Try again</button>, or <a href={instead}>see the same links here</a>.
    </output>
  )
}
