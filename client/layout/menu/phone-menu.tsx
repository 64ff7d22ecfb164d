/** The main menu of narrow screens: a drawer whose sections fold out; loaded when it is opened for the first time. */
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { BRAND } from '#domain/brand.ts'
import { useSiteApi } from '#client/api.ts'
import { paths } from '#domain/paths.ts'
import { ChevronIcon, CloseIcon } from '../icons.tsx'
import { loadListedRates } from '#client/quote/listed-rates.ts'
import { AirportList } from './menu-rates.tsx'
import { MENU_LABELS, SAFARI_LINKS } from './menu-entries.ts'
import { PanelStyles } from './menu-rates.tsx'
import { PickupSearch, usePickupSearch } from './menu-rates.tsx'
import { RateLinks } from './menu-rates.tsx'

/** Folds out on a tap; what is inside is made when it is first open. */
function Section({ title, group, children }: { readonly title: string; readonly group: string; readonly children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  return (
    <details name={group} onToggle={(event) => { if (event.currentTarget.open) setSeen(true) }}>
      <summary>{title}<ChevronIcon /></summary>
      {seen && <div className="section">{children}</div>}
    </details>
  )
}

function TaxiCabSection() {
  const search = usePickupSearch()
  return (
    <>
      <PickupSearch {...search} />
      {search.shown.map(({ pickup, dropoffs }) => (
        <Section key={pickup} title={pickup} group="pickup"><RateLinks links={dropoffs} /></Section>
      ))}
    </>
  )
}

export function PhoneMenu({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const api = useSiteApi()
  useEffect(() => { dialog.current!.showModal() }, [])
  useEffect(() => loadListedRates(api), [api])

  return (
    // A click on a link follows it, one beside the drawer closes it; for keys there are the links, Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog} className="drawer" aria-label="Menu" onClose={onClose}
      onClick={(event: MouseEvent) => { if (event.target === dialog.current || (event.target as Element).closest('a')) dialog.current!.close() }}
    >
      <PanelStyles />
      <nav aria-label="Main">
        <div className="drawer-head">
          {BRAND.name}
          <button type="button" className="icon-button" aria-label="Close the menu" onClick={() => dialog.current!.close()}><CloseIcon /></button>
        </div>
        <ul>
          <li><Link to={paths.home()}>{MENU_LABELS.home}</Link></li>
          <li><Link to={paths.home()} className="button">{MENU_LABELS.book}</Link></li>
        </ul>
        <Section title={MENU_LABELS.fromAirport} group="main"><AirportList end="from" /></Section>
        <Section title={MENU_LABELS.toAirport} group="main"><AirportList end="to" /></Section>
        <Section title={MENU_LABELS.safari} group="main">
          <ul className="safari-links">{SAFARI_LINKS.map(({ name, sight, to }) => <li key={to}><Link to={to}>{name}<small>{sight}</small></Link></li>)}</ul>
        </Section>
        <Section title={MENU_LABELS.taxi} group="main"><TaxiCabSection /></Section>
      </nav>
    </dialog>
  )
}
