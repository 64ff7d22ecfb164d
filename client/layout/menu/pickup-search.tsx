/** The pickups of the taxi cab menu, narrowed to what is typed, as both menus search them. */
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { pickupsNamed, taxiCabMenu, type MenuPickup } from '#domain/menu.ts'
import { paths } from '#domain/paths.ts'
import { useListedRates, type RatesState } from '../listed-rates.ts'
import { RatesNote } from './rates-note.tsx'

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
