/**
 * The main menu. On narrow screens one button opens it; on wide ones it is a bar of links, and buttons that open panels of links (WAI-ARIA APG, "Disclosure Navigation
 * Menu").
 * Without a script the buttons are links to pages and lists with the same rates.
 */
import { type KeyboardEvent, type PointerEvent, startTransition, Suspense, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { lazyCodeWithTexts, useAddress, useLanguage } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { paths } from '#domain/paths.ts'
import { ChevronIcon, MenuIcon } from '#client/pictures/icons.tsx'
import { useBookingLink, FALLBACK_HREFS, type SubmenuName, FOOTER_LISTS } from './menu-entries.ts'
import {
  arrowKeyList,
  LinkButton,
  MenuUnavailable,
  moveFocus,
  useHoverIntent,
  useStateUntilNavigation,
} from './menu-controls.tsx'

const panelsCode = lazyCodeWithTexts(() => import('./panels.tsx'), 'menu')

/** What opened a submenu: one opened by hovering closes when the mouse leaves. */
type Cause = 'hover' | 'click' | 'key'

interface OpenSubmenu {
  readonly name: SubmenuName
  readonly by: Cause
  /** Fetched again each time a submenu is opened, if it failed before. */
  readonly panels: ReturnType<typeof panelsCode>
}

export function MenuBar() {
  const texts = useLanguage()
  const { menu: t, loading } = texts.in('site')
  const address = useAddress()
  const fetchPanels = () => panelsCode(texts)
  const nav = useRef<HTMLElement>(null)
  const hover = useHoverIntent()
  const bookingLink = useBookingLink()
  const { pathname } = useLocation()
  const [opened, setOpened] = useStateUntilNavigation<OpenSubmenu>()

  const open = (name: SubmenuName, by: Cause) => setOpened({ name, by, panels: fetchPanels() })
  const openNow = (name: SubmenuName, by: Cause) => {
    hover.cancel()
    open(name, by)
  }
  const closeNow = () => {
    hover.cancel()
    setOpened(null)
  }

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
    const trigger = (event.target as HTMLElement).closest<HTMLElement>('.menu-top')
    if (!trigger) return moveFocus(event)
    const submenu = trigger.dataset.submenu as SubmenuName | undefined
    if (event.key === 'ArrowDown' && submenu) {
      event.preventDefault()
      openNow(submenu, 'key')
      // A panel that is open already does not mount again and so does not take the focus itself.
      if (opened?.name === submenu) nav.current?.querySelector<HTMLElement>(`.panel :is(a, button, input)`)?.focus()
      return
    }
    const triggers = [...nav.current!.querySelectorAll<HTMLElement>('.menu-top')]
    const index = triggers.indexOf(trigger)
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: triggers.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    triggers[next]?.focus()
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
          className="menu-top"
          href={address(FALLBACK_HREFS[name])}
          data-submenu={name}
          button={{ 'aria-expanded': isOpen, 'aria-controls': isOpen ? `submenu-${name}` : undefined }}
          onFocus={() => void fetchPanels()}
          onPress={() => {
            // A click keeps open what hovering has opened, and closes what a click has opened.
            if (isOpen && opened.by !== 'hover') closeNow()
            else openNow(name, 'click')
          }}
        >
          {t[name]}
          <ChevronIcon />
        </LinkButton>
        {isOpen && (
          <div className="panel" id={`submenu-${name}`}>
            <Suspense fallback={<output className="panel-note">{loading}</output>}>
              <LazyPanel {...opened} onRetry={() => startTransition(() => openNow(name, 'key'))} />
            </Suspense>
          </div>
        )}
      </li>
    )
  }

  return (
    // The arrow keys work on the whole group; each link and button in it also works by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={nav}
      className="menu-bar"
      aria-label={t.main}
      onKeyDown={onBarKey}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) closeNow()
      }}
    >
      <ul {...arrowKeyList}>
        <li>
          <Link className="menu-top" to={paths.home()} aria-current={pathname === paths.home() ? 'page' : undefined}>
            {t.home}
          </Link>
        </li>
        {submenu('fromAirport')}
        {submenu('toAirport')}
        {submenu('safari')}
        {submenu('taxi')}
        <li>
          <Link className="menu-top" to={paths.journey} aria-current={pathname === paths.journey ? 'page' : undefined}>
            {t.journey}
          </Link>
        </li>
        <li>
          {/* A document of its own: no map service may be loaded beside personal data. */}
          <a className="menu-top" href={address(paths.findBooking)}>
            {t.booking}
          </a>
        </li>
        <li>
          <Link className="menu-top menu-book" {...bookingLink}>
            {t.book}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function LazyPanel({ name, by, panels, onRetry }: OpenSubmenu & { readonly onRetry: () => void }) {
  const Panel = use(panels)?.Panel
  const address = useAddress()
  return Panel ? (
    <Panel name={name} takeFocus={by === 'key'} />
  ) : (
    <MenuUnavailable fallbackHref={address(FALLBACK_HREFS[name])} onRetry={onRetry} />
  )
}

/** Opens the drawer of narrow screens. Without a script it leads to the lists in the footer. */
const menuCode = lazyCodeWithTexts(() => import('./phone-menu.tsx'), 'menu')

const FALLBACK_HREF = `#${FOOTER_LISTS.all}`

export function PhoneMenuButton() {
  const texts = useLanguage()
  const fetchMenu = () => menuCode(texts)
  /** Fetched again each time the menu is opened, if it failed before. */
  const [menu, setMenu] = useStateUntilNavigation<ReturnType<typeof menuCode>>()
  return (
    <>
      <LinkButton
        className="menu-button"
        href={FALLBACK_HREF}
        button={{ 'aria-haspopup': 'dialog', 'aria-expanded': menu !== null }}
        onPointerDown={() => void fetchMenu()}
        onFocus={() => void fetchMenu()}
        onPress={() => setMenu(fetchMenu())}
      >
        <MenuIcon />
        {texts.in('site').menu.button}
      </LinkButton>
      {menu && (
        <Suspense fallback={null}>
          <LazyPhoneMenu
            menu={menu}
            onClose={() => setMenu(null)}
            onRetry={() => startTransition(() => setMenu(fetchMenu()))}
          />
        </Suspense>
      )}
    </>
  )
}

interface LazyPhoneMenuProps {
  readonly menu: ReturnType<typeof menuCode>
  readonly onClose: () => void
  readonly onRetry: () => void
}

function LazyPhoneMenu({ menu, onClose, onRetry }: LazyPhoneMenuProps) {
  const PhoneMenu = use(menu)?.PhoneMenu
  return PhoneMenu ? (
    <PhoneMenu onClose={onClose} />
  ) : (
    <MenuUnavailable fallbackHref={FALLBACK_HREF} onRetry={onRetry} />
  )
}
