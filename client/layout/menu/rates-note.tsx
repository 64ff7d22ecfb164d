/** What a menu of rates says before they are there, or when they do not come. */
import { Link } from 'react-router'
import { loadListedRates, type RatesState } from '../listed-rates.ts'
import { useSiteApi } from '../../site-api.ts'
import { paths } from '#domain/paths.ts'

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
