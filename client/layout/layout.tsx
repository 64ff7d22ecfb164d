/**
 * The frame of every page: top bar, footer, chat link, and where focus and scroll go on entry (docs/product.md#layout).
 */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation, useHref } from 'react-router'
import { useSiteApi } from '#client/api.ts'
import { useHydrated, keepTyped } from '#client/forms/hydration.tsx'
import { rich, useTexts, useAddress } from '#client/languages/language.tsx'
import { Link, Navigation, NewTab, MailLink, QuietLink } from '#client/link.tsx'
import { loadListedRates } from '#client/quote/loaded-rates.ts'
import { BRAND, chatLink, whatsappLink } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { Footer } from './footer.tsx'
import { BrandLogo, ChatIcon } from '#client/pictures/icons.tsx'
import { MenuBar } from './menu/menu-bar.tsx'
import { PhoneMenuButton } from '#client/layout/menu/menu-bar.tsx'
import { StaticPart } from '#client/static-part.tsx'
import { loadAgain } from '#client/device/storage.ts'

const MAIN = 'main'

export function Layout() {
  const main = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const t = useTexts('site')
  usePageEntryFocus(main)
  useRatesWhenIdle()
  // From here on the app works, and nothing has to replace it (client/styles/without-scripts.css).
  useEffect(() => {
    document.documentElement.dataset.scripts = 'alive'
  }, [])
  return (
    <Navigation value={navigate}>
      <a
        className="skip-link"
        href={`#${MAIN}`}
        onClick={(event) => {
          // Another entry of the history would lose the answer to a booking.
          event.preventDefault()
          main.current!.focus()
        }}
      >
        {t.skip}
      </a>
      <NavigationProgress />
      <header className="top-bar">
        <Link className="brand" to={paths.home()}>
          <BrandLogo size={36} />
          <span translate="no">{BRAND.name}</span>
        </Link>
        <MenuBar />
        <PhoneMenuButton />
        <ScriptsMissing />
      </header>
      <main id={MAIN} ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <WhatsAppChat />
      <ScrollRestoration />
    </Navigation>
  )
}

/**
 * Focuses the page's main part after a navigation to another path, as a full page load would, unless the page has put
 * the focus somewhere itself. Screen readers then continue from there.
 */
function usePageEntryFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}

/** Loads the listed rates once, after the page itself is done. */
function useRatesWhenIdle(): void {
  const api = useSiteApi()
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => loadListedRates(api), 1500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => loadListedRates(api), { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [api])
}

/** Shown while the app does not run, when that has taken too long or has failed. */
function ScriptsMissing() {
  const { scriptsMissing, chat } = useTexts('site')
  if (useHydrated()) return null
  return (
    <p className="scripts-missing until-alive" role="alert">
      {rich(
        scriptsMissing<ReactNode>(
          // An empty address is that of the page itself.
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid
          (text) => <a href="">{text}</a>,
          (text) => <NewTab href={chatLink(chat)}>{text}</NewTab>,
        ),
      )}
    </p>
  )
}

/** A thin bar while the next page is loading; it shows only if that takes a moment. */
function NavigationProgress() {
  const { state } = useNavigation()
  const { loading } = useTexts('site')
  return <output className="progress">{state !== 'idle' && <span className="visually-hidden">{loading}</span>}</output>
}

function WhatsAppChat() {
  const { chat } = useTexts('site')
  return <StaticPart element="aside" className="chat-place" aria-label={chat.place} content={ChatLink} />
}

function ChatLink() {
  const { chat } = useTexts('site')
  return (
    <NewTab className="chat" href={chatLink(chat)} aria-label={chat.label}>
      <ChatIcon />
      <span aria-hidden="true">WhatsApp</span>
    </NewTab>
  )
}

/** Shown in place of a page that failed (docs/product.md#errors). It shows no details of the error. */
export function ErrorScreen() {
  const { error: t } = useTexts('site')
  const address = useAddress()
  /** What was chosen when the page failed: its address has not followed yet. */
  const { location: chosen } = useNavigation()
  const chosenHref = useHref(chosen ?? '')
  // client/start.ts counts it.
  useEffect(() => void dispatchEvent(new Event('error-page')), [])
  return (
    <section className="error-screen band" role="alert">
      <h1>{t.title}</h1>
      <p>{t.sorry}</p>
      <ul>
        <li>{t.connection}</li>
        <li>{rich(t.again<ReactNode>(<MailLink />))}</li>
      </ul>
      {/* A form and plain links: they load a new page, with or without a script. */}
      <form
        className="error-actions"
        onSubmit={(event) => {
          event.preventDefault()
          keepTyped()
          loadAgain(chosen && chosenHref)
        }}
      >
        <button className="button">{t.reload}</button>
        <QuietLink href={address(paths.home())}>{t.home}</QuietLink>
        <NewTab className="button button--quiet" href={whatsappLink(t.hello(BRAND.name))}>
          {t.ask}
        </NewTab>
      </form>
    </section>
  )
}
