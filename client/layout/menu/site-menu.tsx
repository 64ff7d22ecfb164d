/**
 * The main menu of wide screens: links, and buttons that disclose lists of links (WAI-ARIA APG, "Disclosure Navigation Menu").
 * Before hydration the buttons are links to pages and lists that hold the same rates.
 */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent, PointerEvent } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '../../paths.ts'
import { useHydrated } from '../hydrated.ts'
import { ChevronIcon } from '../icons.tsx'
import { KEY_LIST, moveInList } from './arrow-keys.ts'
import { useHoverIntent } from './hover-intent.ts'
import { MENU_LABELS, WITHOUT_SCRIPT, type SubmenuName } from './menu-entries.ts'

const importPanels = () => import('./panels.tsx')

export interface PanelProps {
  /** Whether the keyboard opened it: the first link takes the focus. */
  readonly takeFocus: boolean
}

const PANELS: Readonly<Record<SubmenuName, ComponentType<PanelProps>>> = {
  fromAirport: lazy(async () => ({ default: (await importPanels()).FromAirportPanel })),
  toAirport: lazy(async () => ({ default: (await importPanels()).ToAirportPanel })),
  safari: lazy(async () => ({ default: (await importPanels()).SafariPanel })),
  taxi: lazy(async () => ({ default: (await importPanels()).TaxiCabPanel })),
}

/** How a submenu came to be open: one that the mouse opened in passing closes when it leaves. */
type Cause = 'hover' | 'click' | 'key'

interface Opened { readonly name: SubmenuName; readonly by: Cause }

export function SiteMenu() {
  const hydrated = useHydrated()
  const nav = useRef<HTMLElement>(null)
  const hover = useHoverIntent()
  const [opened, setOpened] = useState<Opened | null>(null)

  const show = (name: SubmenuName, by: Cause) => { hover.cancel(); setOpened({ name, by }) }
  const close = () => { hover.cancel(); setOpened(null) }

  useEffect(() => {
    if (!opened) return
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) setOpened(null)
    }
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('.panel a')) setOpened(null)
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
    const Panel = PANELS[name]
    return (
      <li
        className="menu-item"
        onPointerEnter={(event: PointerEvent) => {
          if (event.pointerType !== 'mouse') return
          void importPanels()
          if (isOpen) hover.cancel()
          else hover.open(() => setOpened({ name, by: 'hover' }))
        }}
        onPointerLeave={(event: PointerEvent) => {
          if (event.pointerType !== 'mouse') return
          if (isOpen && opened.by === 'hover') hover.close(() => setOpened(null))
          else hover.cancel()
        }}
      >
        {hydrated ? (
          <button
            type="button" className="menu-top" data-top data-submenu={name}
            aria-expanded={isOpen} aria-controls={isOpen ? `submenu-${name}` : undefined}
            onFocus={() => void importPanels()}
            onClick={() => {
              // What the mouse opened in passing, a click keeps; what a click opened, a click closes.
              if (isOpen && opened.by !== 'hover') close()
              else show(name, 'click')
            }}
          >
            {MENU_LABELS[name]}<ChevronIcon />
          </button>
        ) : (
          <a className="menu-top" href={WITHOUT_SCRIPT[name]}>{MENU_LABELS[name]}<ChevronIcon /></a>
        )}
        {isOpen && (
          <div className="panel" id={`submenu-${name}`}>
            <Suspense fallback={<output className="panel-note">Loading…</output>}><Panel takeFocus={opened.by === 'key'} /></Suspense>
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
        <li className="menu-item"><NavLink className="menu-top" data-top to={paths.home()} end>{MENU_LABELS.home}</NavLink></li>
        {submenu('fromAirport')}
        {submenu('toAirport')}
        {submenu('safari')}
        {submenu('taxi')}
        <li className="menu-item"><Link className="menu-top menu-book" data-top to={paths.home()}>{MENU_LABELS.book}</Link></li>
      </ul>
    </nav>
  )
}
