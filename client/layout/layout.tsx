/** What every page stands in: the top bar, the footer, the chat link, and where the focus and the scroll go on entry. */
import { type RefObject, useEffect, useRef } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useSiteApi } from '#client/api.ts'
import { loadListedRates } from '#client/quote/listed-rates.ts'
import { BRAND, whatsappLink } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { Footer } from './footer.tsx'
import { BrandLogo, ChatIcon } from './icons.tsx'
import { MenuButton } from './menu/phone-menu-button.tsx'
import { SiteMenu } from './menu/site-menu.tsx'

const MAIN = 'main'

export function Layout() {
  const main = useRef<HTMLElement>(null)
  const api = useSiteApi()
  usePageEntry(main)

  // Specification section 2: the rates are loaded once at the start; the page itself comes first.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => loadListedRates(api), 1500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => loadListedRates(api), { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [api])

  return (
    <>
      <a className="skip-link" href={`#${MAIN}`}>Skip to the content</a>
      <NavigationProgress />
      <TopBar />
      <main id={MAIN} ref={main} tabIndex={-1}><Outlet /></main>
      <Footer />
      <WhatsAppChat />
      <ScrollRestoration />
    </>
  )
}

/** A thin bar while the next page is on its way; it shows only when that takes a moment. */

export function NavigationProgress() {
  const { state } = useNavigation()
  return <output className="progress">{state !== 'idle' && <span className="visually-hidden">Loading…</span>}</output>
}

/** What a full page load does by itself and a navigation inside the page must do by hand: the focus starts at the new page. */

/**
 * Focuses the page's main part after a navigation to another path, unless the page has put the focus somewhere itself.
 * A screen reader then reads on from there.
 */
export function usePageEntry(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}

/** The head of every page: the brand and the main menu. */

export function TopBar() {
  return (
    <header className="top-bar">
      <Link className="brand" to={paths.home()}><BrandLogo size={36} /><span>{BRAND.name}</span></Link>
      <SiteMenu />
      <MenuButton />
    </header>
  )
}

/** The chat with the operator, at hand on every page. */

export function WhatsAppChat() {
  return (
    <aside aria-label="Chat">
      <a className="chat" href={whatsappLink(`Hello ${BRAND.name}, I have a question`)} target="_blank" rel="noopener" aria-label="Chat on WhatsApp">
        <ChatIcon size={28} /><span aria-hidden="true">WhatsApp</span>
      </a>
    </aside>
  )
}
