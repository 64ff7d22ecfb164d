/**
 * The main menu of wide screens: links, and buttons that disclose lists of links (WAI-ARIA APG, "Disclosure Navigation Menu").
 * Without a script the buttons are links to pages and lists that hold the same rates.
 */
import { startTransition, Suspense, use, useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Link, NavLink } from 'react-router'
import { lazyCode } from '#client/lazy-code.ts'
import { paths } from '#domain/paths.ts'
import { ChevronIcon } from '../icons.tsx'
import { KEY_LIST, moveInList } from './arrow-keys.ts'
import { useHoverIntent } from './menu-state.ts'
import { LinkButton } from './link-button.tsx'
import { MENU_LABELS, WITHOUT_SCRIPT, type SubmenuName } from './menu-entries.ts'
import { MenuMissing } from './link-button.tsx'
import { useUntilNavigation } from './menu-state.ts'

const fetchPanels = lazyCode(() => import('./panels.tsx'))

export interface PanelProps {
  /** Whether the keyboard opened it: the first link takes the focus. */
  readonly takeFocus: boolean
}

/** How a submenu came to be open: one that the mouse opened in passing closes when it leaves. */
type Cause = 'hover' | 'click' | 'key'

interface Opened {
  readonly name: SubmenuName
  readonly by: Cause
  /** Each opening is a try of its own. */
  readonly panels: ReturnType<typeof fetchPanels>
}

export function SiteMenu() {
  const nav = useRef<HTMLElement>(null)
  const hover = useHoverIntent()
  const [opened, setOpened] = useUntilNavigation<Opened>()

  const open = (name: SubmenuName, by: Cause) => setOpened({ name, by, panels: fetchPanels() })
  const show = (name: SubmenuName, by: Cause) => { hover.cancel(); open(name, by) }
  const close = () => { hover.cancel(); setOpened(null) }

  useEffect(() => {
    if (!opened) return
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) setOpened(null)
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a:not([data-submenu])')
      if (nav.current?.contains(link)) setOpened(null)
    }
    // Escape closes wherever the focus is: a submenu opened by the mouse covers the page.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const inside = nav.current?.contains(document.activeElement)
      hover.cancel()
      setOpened(null)
      if (inside) nav.current?.querySelector<HTMLElement>(`[data-submenu=${opened.name}]`)?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  })

  const onBarKey = (event: KeyboardEvent<HTMLElement>) => {
    const trigger = (event.target as HTMLElement).closest<HTMLElement>('[data-top]')
    if (!trigger) return void moveInList(event)
    const submenu = trigger.dataset.submenu as SubmenuName | undefined
    if (event.key === 'ArrowDown' && submenu) {
      event.preventDefault()
      show(submenu, 'key')
      // Open already: its first link is there to be focused.
      if (opened?.name === submenu) nav.current?.querySelector<HTMLElement>(`.panel :is(a, button, input)`)?.focus()
      return
    }
    const stops = [...nav.current!.querySelectorAll<HTMLElement>('[data-top]')]
    const at = stops.indexOf(trigger)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    stops[next]?.focus()
  }

  const submenu = (name: SubmenuName) => {
    const isOpen = opened?.name === name
    return (
      <li
        onPointerEnter={(event: PointerEvent) => {
          if (event.pointerType !== 'mouse') return
          void fetchPanels()
          if (isOpen) hover.cancel()
          else hover.open(() => open(name, 'hover'))
        }}
        onPointerLeave={(event: PointerEvent) => {
          if (event.pointerType !== 'mouse') return
          if (isOpen && opened.by === 'hover') hover.close(() => setOpened(null))
          else hover.cancel()
        }}
      >
        <LinkButton
          className="menu-top" href={WITHOUT_SCRIPT[name]} data-top data-submenu={name}
          button={{ 'aria-expanded': isOpen, 'aria-controls': isOpen ? `submenu-${name}` : undefined }}
          onFocus={() => void fetchPanels()}
          onPress={() => {
            // What the mouse opened in passing, a click keeps; what a click opened, a click closes.
            if (isOpen && opened.by !== 'hover') close()
            else show(name, 'click')
          }}
        >
          {MENU_LABELS[name]}<ChevronIcon />
        </LinkButton>
        {isOpen && (
          <div className="panel" id={`submenu-${name}`}>
            <Suspense fallback={<output className="panel-note">Loading…</output>}>
              <LatePanel {...opened} takeFocus={opened.by === 'key'} onRetry={() => startTransition(() => show(name, 'key'))} />
            </Suspense>
          </div>
        )}
      </li>
    )
  }

  return (
    // Arrow keys walk the whole group; each link and button in it works by itself, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={nav} className="menu-bar" aria-label="Main" onKeyDown={onBarKey}
      onBlur={(event) => { if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close() }}
    >
      <ul {...{ [KEY_LIST]: '' }}>
        <li><NavLink className="menu-top" data-top to={paths.home()} end>{MENU_LABELS.home}</NavLink></li>
        {submenu('fromAirport')}
        {submenu('toAirport')}
        {submenu('safari')}
        {submenu('taxi')}
        <li><Link className="menu-top menu-book" data-top to={paths.home()}>{MENU_LABELS.book}</Link></li>
      </ul>
    </nav>
  )
}

interface LatePanelProps extends Opened, PanelProps {
  readonly onRetry: () => void
}

function LatePanel({ name, panels, takeFocus, onRetry }: LatePanelProps) {
  const Panel = use(panels)?.Panel
  return Panel ? <Panel name={name} takeFocus={takeFocus} /> : <MenuMissing instead={WITHOUT_SCRIPT[name]} onRetry={onRetry} />
}
