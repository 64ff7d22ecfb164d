/**
 * Without a script a link to the same; with one a button. It is one element throughout: a visitor who stands on it when the
 * page comes alive stays there, and a press that has begun is not lost.
 */
import type { AriaAttributes, ComponentProps } from 'react'
import { useHydrated } from '../hydrated.ts'

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
