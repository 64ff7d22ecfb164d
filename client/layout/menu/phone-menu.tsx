/** The main menu of narrow screens: a drawer whose sections fold out. Fetched when it is opened for the first time. */
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { hereIn, useAddress, useLanguage, useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { addCurrencyChoice } from '#client/money/visitor-currencies.ts'
import { BRAND } from '#domain/brand.ts'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { ChevronIcon, CloseIcon } from '#client/pictures/icons.tsx'
import { useBookingLink } from './menu-entries.ts'
import {
  AirportRates,
  MenuStyles,
  PickupSearch,
  RateLinks,
  SafariLinks,
  usePickupSearch,
  useRatesLoaded,
} from './menu-rates.tsx'

/** Folds out on a tap. Its content is rendered from the first opening on. */
function Section({
  title,
  group,
  children,
}: {
  readonly title: string
  readonly group: string
  readonly children: ReactNode
}) {
  const [hasOpened, setHasOpened] = useState(false)
  return (
    <details
      name={group}
      onToggle={(event) => {
        if (event.currentTarget.open) setHasOpened(true)
      }}
    >
      <summary>
        {title}
        <ChevronIcon />
      </summary>
      {hasOpened && <div className="section">{children}</div>}
    </details>
  )
}

function TaxiCabSection() {
  const search = usePickupSearch()
  return (
    <>
      <PickupSearch {...search} />
      {search.matches.map(({ pickup, dropoffs }) => (
        <Section key={pickup} title={pickup} group="pickup">
          <RateLinks links={dropoffs} />
        </Section>
      ))}
    </>
  )
}

export function PhoneMenu({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const texts = useLanguage()
  const addChoice = useCallback((place: HTMLElement | null) => void addCurrencyChoice(place, texts), [texts])
  useEffect(() => {
    dialog.current!.showModal()
  }, [])
  useRatesLoaded()
  const address = useAddress()
  const bookingLink = useBookingLink()
  const { menu: labels } = useTexts('site')
  const t = useTexts('menu')

  return (
    // A click on a link or beside the drawer closes it. By keyboard, links, Escape and the close button do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={t.menu}
      onClose={onClose}
      onKeyDown={({ key, target }) => {
        // In a field for searches WebKit keeps Escape to itself. The first one clears what was typed.
        if (key === 'Escape' && target instanceof HTMLInputElement && !target.value) dialog.current!.close()
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current || (event.target as Element).closest('a')) dialog.current!.close()
      }}
    >
      <MenuStyles />
      <nav aria-label={labels.main}>
        <div className="drawer-head">
          <span translate="no">{BRAND.name}</span>
          <button type="button" className="icon-button" aria-label={t.close} onClick={() => dialog.current!.close()}>
            <CloseIcon />
          </button>
        </div>
        <ul>
          <li>
            <Link to={paths.home()}>{labels.home}</Link>
          </li>
          <li>
            <Link to={paths.journey}>{labels.journey}</Link>
          </li>
          <li>
            <a href={address(paths.findBooking)}>{labels.booking}</a>
          </li>
          <li>
            <Link {...bookingLink} className="button">
              {labels.book}
            </Link>
          </li>
        </ul>
        <Section title={labels.fromAirport} group="main">
          <AirportRates end="from" />
        </Section>
        <Section title={labels.toAirport} group="main">
          <AirportRates end="to" />
        </Section>
        <Section title={labels.safari} group="main">
          <SafariLinks />
        </Section>
        <Section title={labels.taxi} group="main">
          <TaxiCabSection />
        </Section>
        {OFFERED.length > 1 && (
          <ul className="drawer-languages" aria-label={t.languages}>
            {OFFERED.map((language) => (
              <li key={language}>
                <a
                  href={hereIn(language)}
                  lang={LANGUAGES[language].tag}
                  hrefLang={LANGUAGES[language].tag}
                  aria-current={language === texts.language || undefined}
                >
                  {LANGUAGES[language].name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div ref={addChoice} />
      </nav>
    </dialog>
  )
}
