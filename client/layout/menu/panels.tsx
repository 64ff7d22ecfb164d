/** The panels that the menu bar of wide screens opens. Fetched when one is about to open. */
import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { rich, useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { paths } from '#domain/paths.ts'
import type { MenuPickup } from '#domain/quotes/rate-lists.ts'
import { ChevronIcon } from '#client/pictures/icons.tsx'
import { arrowKeyList, focusableIn, useHoverIntent } from './menu-controls.tsx'
import type { SubmenuName } from './menu-entries.ts'
import {
  AirportRates,
  MenuStyles,
  PickupSearch,
  RateLinks,
  SafariLinks,
  usePickupSearch,
  useRatesLoaded,
} from './menu-rates.tsx'

interface PanelProps {
  /** True when the panel was opened by a key: its first link or field then takes the focus. */
  readonly takeFocus: boolean
}

function useFirstFocus({ takeFocus }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeFocus) panel.current?.querySelector<HTMLElement>('a, button, input')?.focus()
  }, [takeFocus])
  return panel
}

function ListPanel({ children, ...props }: PanelProps & { readonly children: ReactNode }) {
  return (
    <div ref={useFirstFocus(props)} className="panel-list" {...arrowKeyList}>
      {children}
    </div>
  )
}

function AirportPanel({ end, ...props }: PanelProps & { readonly end: 'from' | 'to' }) {
  useRatesLoaded()
  return (
    <ListPanel {...props}>
      <AirportRates end={end} />
    </ListPanel>
  )
}

function TaxiCabPanel(props: PanelProps) {
  const t = useTexts('menu')
  const panel = useFirstFocus(props)
  const id = useId()
  const hover = useHoverIntent()
  useRatesLoaded()
  const search = usePickupSearch()
  const { pickups, matches } = search
  const [chosen, setChosen] = useState<string | null>(null)

  const choose = (pickup: string | null) => {
    hover.cancel()
    setChosen(pickup)
  }

  // The right arrow goes from a pickup to its dropoffs, the left arrow goes back.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const item = target.closest<HTMLElement>('[data-pickup]')
    if (!item) return
    if (event.key === 'ArrowRight' && target.matches('.pickup')) {
      event.preventDefault()
      choose(item.dataset.pickup!)
      // The list of dropoffs is rendered by the next frame.
      requestAnimationFrame(() => {
        const list = item.querySelector('.dropoffs')
        if (list) focusableIn(list)[0]?.focus()
      })
    } else if (event.key === 'ArrowLeft' && target.closest('.dropoffs')) {
      event.preventDefault()
      item.querySelector<HTMLElement>('.pickup')?.focus()
    }
  }

  const pickupItem = ({ pickup, dropoffs }: MenuPickup) => {
    const isOpen = pickup === chosen
    return (
      <li
        key={pickup}
        data-pickup={pickup}
        onPointerEnter={(event: PointerEvent) => {
          if (event.pointerType === 'mouse' && !isOpen) hover.open(() => setChosen(pickup))
        }}
        onPointerLeave={(event: PointerEvent) => {
          if (event.pointerType === 'mouse') hover.cancel()
        }}
      >
        <button
          type="button"
          className="pickup"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-dropoffs` : undefined}
          onClick={() => choose(isOpen ? null : pickup)}
        >
          {pickup}
          <ChevronIcon />
        </button>
        {isOpen && (
          <div className="dropoffs" id={`${id}-dropoffs`} {...arrowKeyList}>
            <p className="panel-head">{t.taxiFrom(pickup)}</p>
            <RateLinks links={dropoffs} />
          </div>
        )}
      </li>
    )
  }

  return (
    // The keys add to what the buttons and links inside do by themselves.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className="taxi-panel" onKeyDown={onKeyDown}>
      <div className="pickups" {...arrowKeyList}>
        <PickupSearch
          {...search}
          setText={(text) => {
            search.setText(text)
            choose(null)
          }}
        />
        <ul>{matches.map(pickupItem)}</ul>
      </div>
      {!chosen && matches.length > 0 && (
        <div className="pickups-hint">
          <strong>{t.faresFrom(pickups.length)}</strong>
          <p>{t.choosePickup}</p>
          <p>{rich(t.notListed<ReactNode>((text) => <Link to={paths.home()}>{text}</Link>))}</p>
        </div>
      )}
    </div>
  )
}

const CONTENTS: Readonly<Record<SubmenuName, ComponentType<PanelProps>>> = {
  fromAirport: (props) => <AirportPanel {...props} end="from" />,
  toAirport: (props) => <AirportPanel {...props} end="to" />,
  safari: (props) => (
    <ListPanel {...props}>
      <SafariLinks />
    </ListPanel>
  ),
  taxi: TaxiCabPanel,
}

export function Panel({ name, takeFocus }: PanelProps & { readonly name: SubmenuName }) {
  const Content = CONTENTS[name]
  return (
    <>
      <MenuStyles />
      <Content takeFocus={takeFocus} />
    </>
  )
}
