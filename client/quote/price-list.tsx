/** Cards of rates that share a pickup or a dropoff. */
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { formatUsd } from '#domain/fares/money.ts'
import { paths } from '#domain/paths.ts'
import type { RateLink } from '#domain/quotes/rate-lists.ts'

export interface PriceListProps {
  /** @example 'Taxi cab price list from Kandy' */
  readonly title: string
  readonly rates: readonly RateLink[]
  /** A link to the whole list. */
  readonly children?: ReactNode
}

/** Renders nothing where there are no rates. */
export function PriceList({ title, rates, children }: PriceListProps) {
  const id = useId()
  if (rates.length === 0) return null
  // The end that differs from card to card stands out.
  const byPickup = rates.some(({ pickup }) => pickup !== rates[0]!.pickup)
  return (
    <section className="price-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={`price-list__cards${byPickup ? ' by-pickup' : ''}`}>
        {rates.map(({ linkurl, pickup, dropoff, usd }) => (
          <li key={linkurl}>
            <Link className="price-card" to={paths.transfer(linkurl)}>
              <span className="price-card__from">{pickup}</span>
              <span className="price-card__to"><span className="visually-hidden">to </span>{dropoff}</span>
              <span className="price-card__price"><span className="price-card__word">from </span>{formatUsd(usd)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {children && <p className="price-list__more">{children}</p>}
    </section>
  )
}
