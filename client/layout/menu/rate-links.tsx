/** Links to rates by the place at their other end, each with its lowest price. */
import { Link } from 'react-router'
import type { MenuLink } from '#domain/menu.ts'
import { formatUsd } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'

export function RateLinks({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul className="rate-links">
      {links.map(({ place, linkurl, miniusd }) => (
        <li key={linkurl}><Link to={paths.transfer(linkurl)}><span>{place}</span> <small>{formatUsd(miniusd)}</small></Link></li>
      ))}
    </ul>
  )
}
