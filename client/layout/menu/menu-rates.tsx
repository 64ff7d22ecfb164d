/**
 * The rates and tours in the menu, shared by the panels of wide screens and the drawer of phones. Fetched with them.
 */
import { useEffect, useId, useMemo, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { Link } from '#client/link.tsx'
import { loadListedRates, type RatesState, useListedRates } from '#client/quote/listed-rates.ts'
import css from '#client/styles/panels.css?inline'
import { formatUsd } from '#domain/fares/money.ts'
import { paths } from '#domain/paths.ts'
import { airportMenu, type MenuLink, type MenuPickup, pickupsNamed, taxiCabMenu } from '#domain/quotes/rate-lists.ts'
import { SAFARI_LINKS } from './menu-entries.ts'

/**
 * The menus' stylesheet, shipped inside their code: a stylesheet of its own would not be fetched again after a failure.
 */
export function MenuStyles() {
  return (
    <style href="panels" precedence="late">
      {css}
    </style>
  )
}

/** Loads the rates when a menu opens, unless they are there; after a failure it tries again. */
export function useRatesLoaded() {
  const api = useSiteApi()
  useEffect(() => loadListedRates(api), [api])
}

/** The rates that begin or end at the airport. */
export function AirportRates({ end }: { readonly end: 'from' | 'to' }) {
  const state = useListedRates()
  const links = useMemo(() => (state.status === 'loaded' ? airportMenu(state.rates, end) : []), [state, end])
  return (
    <>
      <p className="panel-head">
        <Link to={paths[`${end}Airport`]}>All rates {end} Colombo airport</Link>
      </p>
      <RatesNote state={state} />
      <RateLinks links={links} />
    </>
  )
}

export function SafariLinks() {
  return (
    <>
      <p className="panel-head">
        <Link to={paths.safaris}>All tours and their prices</Link>
      </p>
      <ul className="safari-links">
        {SAFARI_LINKS.map(({ name, sight, to }) => (
          <li key={to}>
            <Link to={to}>
              {name}
              <small>{sight}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Links to rates, each named by the place at its other end, with its lowest price. */
export function RateLinks({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul className="rate-links">
      {links.map(({ place, linkurl, miniusd }) => (
        <li key={linkurl}>
          <Link to={paths.transfer(linkurl)}>
            <span>{place}</span> <small>{formatUsd(miniusd)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface PickupSearchState {
  readonly state: RatesState
  /** All pickups of the taxi cab menu. */
  readonly pickups: readonly MenuPickup[]
  /** The pickups that match the typed text. */
  readonly matches: readonly MenuPickup[]
  readonly text: string
  setText(text: string): void
}

export function usePickupSearch(): PickupSearchState {
  const state = useListedRates()
  const [text, setText] = useState('')
  const pickups = useMemo(() => (state.status === 'loaded' ? taxiCabMenu(state.rates) : []), [state])
  return { state, pickups, matches: pickupsNamed(pickups, text), text, setText }
}

/** The field that narrows the pickups, and a note where nothing matches. */
export function PickupSearch({ state, matches, text, setText }: PickupSearchState) {
  const field = useId()
  return (
    <>
      <label htmlFor={field}>Pickup town</label>
      <input
        id={field}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        placeholder="Type to narrow the list"
      />
      <RatesNote state={state} />
      {state.status === 'loaded' && matches.length === 0 && (
        <output className="panel-note">
          No pickup of that name. Any two places can be priced on the <Link to={paths.home()}>home page</Link>.
        </output>
      )}
    </>
  )
}

/** Shown while the rates are loading, and after they have failed to load. */
function RatesNote({ state }: { readonly state: RatesState }) {
  const api = useSiteApi()
  if (state.status === 'loaded') return null
  if (state.status !== 'failed') return <output className="panel-note">Loading the rates…</output>
  return (
    <output className="panel-note">
      The rates did not load.{' '}
      <button type="button" className="link-button" onClick={() => loadListedRates(api)}>
        Try again
      </button>
      , or <Link to={paths.home()}>ask for a price</Link>.
    </output>
  )
}
