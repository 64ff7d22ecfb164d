/** The rates that begin or end at the airport, as both menus list them. */
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useSiteApi } from '#client/api.ts'
import { loadListedRates, type RatesState, useListedRates } from '#client/quote/listed-rates.ts'
import css from '#client/styles/panels.css?inline'
import { formatUsd } from '#domain/fares/money.ts'
import { paths } from '#domain/paths.ts'
import { airportMenu, type MenuLink, type MenuPickup, pickupsNamed, taxiCabMenu } from '#domain/quotes/rate-lists.ts'

export function AirportList({ end }: { readonly end: 'from' | 'to' }) {
  const state = useListedRates()
  const links = useMemo(() => state.status === 'loaded' ? airportMenu(state.rates, end) : [], [state, end])
  return (
    <>
      <p className="panel-head"><Link to={paths[`${end}Airport`]}>All rates {end} Colombo airport</Link></p>
      <RatesNote state={state} />
      <RateLinks links={links} />
    </>
  )
}

/** How the menus look, in one piece with their code. A stylesheet of its own that failed would not be fetched again by a later try. */
export function PanelStyles() {
  return <style href="panels" precedence="late">{css}</style>
}

/** The pickups of the taxi cab menu, narrowed to what is typed, as both menus search them. */

export interface PickupSearchState {
  readonly state: RatesState
  /** Every pickup. */
  readonly menu: readonly MenuPickup[]
  /** Those that are named like what is typed. */
  readonly shown: readonly MenuPickup[]
  readonly wanted: string
  setWanted(wanted: string): void
}

export function usePickupSearch(): PickupSearchState {
  const state = useListedRates()
  const [wanted, setWanted] = useState('')
  const menu = useMemo(() => state.status === 'loaded' ? taxiCabMenu(state.rates) : [], [state])
  return { state, menu, shown: pickupsNamed(menu, wanted), wanted, setWanted }
}

/** The field, and what is said where it finds nothing. */
export function PickupSearch({ state, shown, wanted, setWanted }: PickupSearchState) {
  const field = useId()
  return (
    <>
      <label htmlFor={field}>Pickup town</label>
      <input id={field} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} autoComplete="off" placeholder="Type to narrow the list" />
      <RatesNote state={state} />
      {state.status === 'loaded' && shown.length === 0 && <output className="panel-note">No pickup of that name. Any two places can be priced on the <Link to={paths.home()}>home page</Link>.</output>}
    </>
  )
}

/** Links to rates by the place at their other end, each with its lowest price. */

export function RateLinks({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul className="rate-links">
      {links.map(({ place, linkurl, miniusd }) => (
        <li key={linkurl}><Link to={paths.transfer(linkurl)}><span>{place}</span> <small>{formatUsd(miniusd)}</small></Link></li>
      ))}
    </ul>
  )
}

/** What a menu of rates says before they are there, or when they do not come. */

export function RatesNote({ state }: { readonly state: RatesState }) {
  const api = useSiteApi()
  if (state.status === 'loaded') return null
  if (state.status !== 'failed') return <output className="panel-note">Loading the rates…</output>
  return (
    <output className="panel-note">
      The rates did not load. <button type="button" className="link-button" onClick={() => loadListedRates(api)}>Try again</button>, or <Link to={paths.home()}>ask for a price</Link>.
    </output>
  )
}
