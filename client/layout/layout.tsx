/** What every page stands in: the top bar, the footer, the chat link, and where the focus and the scroll go on entry. */
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useSiteApi } from '../site-api.ts'
import { Footer } from './footer.tsx'
import { loadListedRates } from './listed-rates.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { usePageEntry } from './page-entry.ts'
import { TopBar } from './top-bar.tsx'
import { WhatsAppChat } from './whatsapp-chat.tsx'

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
