/**
 * Plain pages for guests: where they find, change, cancel and pay a booking. They have the head and the foot of the
 * site, so that a guest who comes from a mail sees whose page it is, and finds a way on.
 */
import type { ReactNode } from 'react'
import { BRAND, chatLink, CONTACT } from '#domain/brand.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { documentOf, type ListedPage, usePageTexts } from './plain-page.tsx'

/** As `client/styles/layout.css` has it. */
const STYLE = `
body{display:flex;flex-direction:column;min-height:100vh}
main{width:100%;flex:1;padding:1.25rem 1rem 2.5rem}
h1{font-size:1.625rem}
h2{font-size:1.25rem}
h3{font-size:1.0625rem}
header.site-head{
  display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;
  width:100%;max-width:none;min-height:3.5rem;padding:0 max(1rem,calc((100% - 58rem)/2));
  border-bottom:1px solid var(--line);background:var(--surface)
}
.site-brand{
  display:inline-flex;align-items:center;gap:.75rem;min-height:3.5rem;color:var(--text);
  font-size:1.125rem;font-weight:800;letter-spacing:-.01em;text-decoration:none
}
.site-head nav{gap:0 1.25rem;margin:0}
.site-head nav a{min-width:2.75rem;min-height:3.5rem;padding:0;border:0;border-radius:0;color:var(--text)}
.site-head nav a[aria-current]{box-shadow:inset 0 -3px var(--go);color:var(--text)}
.site-foot{
  display:grid;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr));gap:.75rem 2rem;
  padding:1.5rem max(1rem,calc((100% - 58rem)/2)) 2.5rem;
  border-top:1px solid var(--line);background:var(--surface);color:var(--text-soft)
}
.site-foot p{margin:0}
.site-foot a,.crumb a{display:inline-flex;align-items:center;min-height:2.75rem}
summary{
  display:flex;align-items:center;justify-content:space-between;gap:.75rem;min-height:2.75rem;padding:.375rem .875rem;
  border:1px solid var(--line-strong);border-radius:.5rem;font-weight:600;line-height:1.3;list-style:none
}
summary::-webkit-details-marker{display:none}
summary::after{
  content:'';flex:none;width:.5rem;height:.5rem;border:solid var(--text-soft);border-width:0 2px 2px 0;
  transform:translateY(-25%) rotate(45deg)
}
[open]>summary::after{transform:translateY(25%) rotate(-135deg)}
label:has([type=checkbox]){min-height:2.75rem}
form,.narrow-form,main>.soft{max-width:38rem}
label:not(:has([type=checkbox])) :is(input,select,textarea){margin-top:.25rem}
@media screen and (max-width:48rem){.site-brand{min-height:3.25rem}.site-head nav{width:100%;gap:0 .75rem;justify-content:space-between}.site-head nav a{min-height:2.75rem;font-size:.875rem}}
@media print{header.site-head{padding:0;border:0;background:none}.site-foot,.crumb{display:none}main{padding:0}}
`

interface FrameProps {
  /** Of the page, where it is one of the menu. */
  readonly path: string | null
  readonly children: ReactNode
}

function SiteFrame({ path, children }: FrameProps) {
  const texts = usePageTexts()
  const { menu: t, chat, termsLink } = texts.in('site')
  const address = (to: string) => addressIn(texts.language, to)
  const { street, postalCode, locality, countryName } = CONTACT.address
  const links = [
    { to: paths.home(), text: t.home },
    { to: paths.journey, text: t.journey },
    { to: paths.findBooking, text: t.booking },
  ]
  return (
    <>
      <header className="site-head">
        <a className="site-brand" href={address(paths.home())}>
          <img src="/favicon.svg" width="36" height="36" alt="" />
          <span translate="no">{BRAND.name}</span>
        </a>
        <nav aria-label={t.main}>
          {links.map(({ to, text }) => (
            <a key={to} href={address(to)} aria-current={to === path ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
      </header>
      {children}
      <footer className="site-foot">
        <p>
          <a href={chatLink(chat)}>WhatsApp</a> ·{' '}
          <a href={`tel:${CONTACT.whatsapp}`} translate="no">
            {CONTACT.whatsappShown}
          </a>
          <br />
          <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
        </p>
        <p>
          <span translate="no">{BRAND.legalName}</span>
          <br />
          <span translate="no">{`${street}, ${postalCode} ${locality}, ${countryName}`}</span>
          <br />
          {texts.in('booking').itinerary.said(texts.in('frame').footer.registration, BRAND.registrationNumber)}
        </p>
        <p>
          <a href={address(paths.terms)}>{termsLink}</a>
        </p>
      </footer>
    </>
  )
}

interface MoreOfPage {
  readonly listed?: ListedPage
  /** Styles of this page alone. */
  readonly style?: string
}

/**
 * A page for guests, in their language.
 * @param texts those of `site`, `footer`, `ride`, `booking` and `guest` are loaded
 * @param path of the page, where it is one of the menu
 */
export const guestPage = (
  texts: Texts,
  title: string,
  content: ReactNode,
  path: string | null = null,
  { listed, style = '' }: MoreOfPage = {},
): string =>
  documentOf({ title, listed, texts, style: STYLE + style, children: <SiteFrame path={path}>{content}</SiteFrame> })
