/** The rates that begin or end at the airport, as both menus list them. */
import { useMemo } from 'react'
import { Link } from 'react-router'
import { airportMenu } from '#domain/menu.ts'
import { paths } from '#domain/paths.ts'
import { useListedRates } from '../listed-rates.ts'
import { RateLinks } from './rate-links.tsx'
import { RatesNote } from './rates-note.tsx'

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
