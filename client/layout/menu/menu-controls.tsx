/**
 * How both menus are operated: a button that works without a script, hover delays, arrow keys, and closing on
 * navigation.
 */
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#client/forms/hydration.tsx'
import { rich, useTexts } from '#client/languages/language.tsx'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'onClick' | 'onKeyDown'> {
  readonly onPress: (control: HTMLElement) => void
  /** Attributes of the button, not of the link. */
  readonly button: ComponentProps<'a'>
}

/**
 * A link before hydration and a button after it. It stays the same element, so that a visitor who has focused it keeps
 * the focus and a press that has begun during hydration is not lost.
 */
export function LinkButton({ href, onPress, button, role, children, ...link }: LinkButtonProps) {
  const hydrated = useHydrated()
  return (
    <a
      href={href}
      {...link}
      {...(hydrated && button)}
      role={hydrated ? 'button' : role}
      draggable={false}
      onClick={(event) => {
        event.preventDefault()
        onPress(event.currentTarget)
      }}
      onKeyDown={(event) => {
        // Buttons react to the space bar, links only to Enter.
        if (event.key !== ' ') return
        event.preventDefault()
        if (!event.repeat) onPress(event.currentTarget)
      }}
    >
      {children}
    </a>
  )
}

interface MenuUnavailableProps {
  /** Address of the same links without a script. */
  readonly fallbackHref: string
  readonly onRetry: () => void
}

/** Shown in place of a menu whose code could not be fetched. */
export function MenuUnavailable({ fallbackHref, onRetry }: MenuUnavailableProps) {
  const { menu: t } = useTexts('site')
  return (
    <output className="panel-note">
      {rich(
        t.missing<ReactNode>(
          (text) => (
            <button type="button" className="link-button" onClick={onRetry}>
              {text}
            </button>
          ),
          (text) => <a href={fallbackHref}>{text}</a>,
        ),
      )}
    </output>
  )
}

const OPEN_DELAY_MS = 300
const CLOSE_DELAY_MS = 150

/**
 * Opens after the mouse has rested for a while, closes shortly after it has left. Each call takes the place of the one
 * before; `cancel` is for a click or a key, which decides.
 */
export function useHoverIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (delay: number) => (action: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delay)
  }
  return { open: after(OPEN_DELAY_MS), close: after(CLOSE_DELAY_MS), cancel: () => clearTimeout(timer.current) }
}

/** State that is reset by any navigation: an open menu must not cover the next page. */
export function useStateUntilNavigation<T>(): [T | null, (value: T | null) => void] {
  const { key } = useLocation()
  const [kept, setKept] = useState<{ readonly key: string; readonly value: T } | null>(null)
  if (kept && kept.key !== key) setKept(null)
  return [kept && kept.key === key ? kept.value : null, (value) => setKept(value && { key, value })]
}

const LIST = 'data-arrow-keys'

/** Attributes of a list in which arrow keys, Home and End move the focus; of nested lists the innermost one counts. */
export const arrowKeyList = { [LIST]: '' }

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The links, buttons and fields of a list, without those of lists inside it. */
export function focusableIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.closest(`[${LIST}]`) === list,
  )
}

/** Moves the focus within a list (WAI-ARIA APG, "Disclosure Navigation Menu"). */
export function moveFocus(event: { key: string; target: EventTarget; preventDefault(): void }): void {
  const target = event.target as HTMLElement
  const step = STEPS[event.key]
  const list = target.closest(`[${LIST}]`)
  // In a text field Home and End move the caret.
  if (!step || !list || (target.tagName === 'INPUT' && !event.key.startsWith('Arrow'))) return
  const elements = focusableIn(list)
  event.preventDefault()
  elements[step(elements.indexOf(target), elements.length - 1)]?.focus()
}
