/** What the submenus of wide screens hold; loaded when one is about to open. */
import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent, PointerEvent } from 'react'
import { Link } from 'react-router'
import type { MenuPickup } from '#domain/quotes/rate-lists.ts'
import { useSiteApi } from '#client/api.ts'
import { paths } from '#domain/paths.ts'
import { ChevronIcon } from '../icons.tsx'
import { loadListedRates } from '#client/quote/listed-rates.ts'
import { AirportList } from './menu-rates.tsx'
import { KEY_LIST, stopsOf } from './arrow-keys.ts'
import { useHoverIntent } from './menu-state.ts'
import { SAFARI_LINKS, type SubmenuName } from './menu-entries.ts'
import { PanelStyles } from './menu-rates.tsx'
import { PickupSearch, usePickupSearch } from './menu-rates.tsx'
import { RateLinks } from './menu-rates.tsx'
import type { PanelProps } from './site-menu.tsx'

const keyList = { [KEY_LIST]: '' }

/** A panel whose first link or field takes the focus when the keyboard opened it. */
function useFirstFocus({ takeFocus }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeFocus) panel.current?.querySelector<HTMLElement>('a, button, input')?.focus()
  }, [takeFocus])
  return panel
}

function useRatesLoaded() {
  const api = useSiteApi()
  useEffect(() => loadListedRates(api), [api])
}

function AirportPanel({ end, takeFocus }: PanelProps & { readonly end: 'from' | 'to' }) {
  const panel = useFirstFocus({ takeFocus })
  useRatesLoaded()
  return <div ref={panel} className="panel-list" {...keyList}><AirportList end={end} /></div>
}

function SafariPanel(props: PanelProps) {
  const panel = useFirstFocus(props)
  return (
    <div ref={panel} className="panel-list" {...keyList}>
      <ul className="safari-links">
        {SAFARI_LINKS.map(({ name, sight, to }) => <li key={to}><Link to={to}>{name}<small>{sight}</small></Link></li>)}
      </ul>
    </div>
  )
}

function TaxiCabPanel(props: PanelProps) {
  const panel = useFirstFocus(props)
  const id = useId()
  const hover = useHoverIntent()
  useRatesLoaded()
  const search = usePickupSearch()
  const { menu, shown } = search
  const [chosen, setChosen] = useState<string | null>(null)

  const choose = (pickup: string | null) => { hover.cancel(); setChosen(pickup) }

  // Right goes into a pickup's list, left comes back out of it.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const item = target.closest<HTMLElement>('[data-pickup]')
    if (!item) return
    if (event.key === 'ArrowRight' && target.matches('.pickup')) {
      event.preventDefault()
      choose(item.dataset.pickup!)
      // The list is there after the next paint.
      requestAnimationFrame(() => { const list = item.querySelector('.dropoffs'); if (list) stopsOf(list)[0]?.focus() })
    } else if (event.key === 'ArrowLeft' && target.closest('.dropoffs')) {
      event.preventDefault()
      item.querySelector<HTMLElement>('.pickup')?.focus()
    }
  }

  const pickupItem = ({ pickup, dropoffs }: MenuPickup) => {
    const isOpen = pickup === chosen
    return (
      <li
        key={pickup} data-pickup={pickup}
        onPointerEnter={(event: PointerEvent) => { if (event.pointerType === 'mouse' && !isOpen) hover.open(() => setChosen(pickup)) }}
        onPointerLeave={(event: PointerEvent) => { if (event.pointerType === 'mouse') hover.cancel() }}
      >
        <button type="button" className="pickup" aria-expanded={isOpen} aria-controls={isOpen ? `${id}-dropoffs` : undefined} onClick={() => choose(isOpen ? null : pickup)}>
          {pickup}<ChevronIcon />
        </button>
        {isOpen && (
          <div className="dropoffs" id={`${id}-dropoffs`} {...keyList}>
            <p className="panel-head">Taxi from {pickup} to</p>
            <RateLinks links={dropoffs} />
          </div>
        )}
      </li>
    )
  }

  return (
    // Keys beyond what its buttons and links do by themselves.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className="taxi-panel" onKeyDown={onKeyDown}>
      <div className="pickups" {...keyList}>
        <PickupSearch {...search} setWanted={(wanted) => { search.setWanted(wanted); choose(null) }} />
        <ul>{shown.map(pickupItem)}</ul>
      </div>
      {!chosen && shown.length > 0 && (
        <div className="pickups-hint">
          <strong>Fixed fares from {menu.length} places</strong>
          <p>Choose a pickup to see where its taxis go. Fares are for a mini car, all included.</p>
          <p>Not in the list? <Link to={paths.home()}>Any two places in Sri Lanka have a price</Link>.</p>
        </div>
      )}
    </div>
  )
}

const CONTENTS: Readonly<Record<SubmenuName, ComponentType<PanelProps>>> = {
  fromAirport: (props) => <AirportPanel {...props} end="from" />,
  toAirport: (props) => <AirportPanel {...props} end="to" />,
  safari: SafariPanel,
  taxi: TaxiCabPanel,
}

export function Panel({ name, takeFocus }: PanelProps & { readonly name: SubmenuName }) {
  const Content = CONTENTS[name]
  return <><PanelStyles /><Content takeFocus={takeFocus} /></>
}
