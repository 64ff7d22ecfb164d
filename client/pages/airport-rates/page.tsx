/** All rates from, or to, the Colombo airport. */
import { Link, useLoaderData } from 'react-router'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { PICTURES } from '#client/pictures/pictures.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { paths } from '#domain/paths.ts'
import { trail } from './head.ts'
import type { AirportRatesData } from './load.ts'
import { AIRPORT_CHEAPEST_USD, AIRPORT_LISTS } from './texts.ts'
import './airport-rates.css'

export function Component() {
  const { end, rates } = useLoaderData<AirportRatesData>()
  const { heading, lead } = AIRPORT_LISTS[end]
  const back = AIRPORT_LISTS[end === 'pickup' ? 'dropoff' : 'pickup']
  return (
    <div className="rates band">
      <header className="rates__head">
        <Breadcrumb trail={trail(end)} />
        <h1>{heading}</h1>
        <p>{lead}</p>
        <p>The cheapest price is <strong>{AIRPORT_CHEAPEST_USD} USD</strong>. Highway toll is included: we pay it.</p>
        <p><Link to={back.path}>{back.heading}</Link></p>
        <img {...PICTURES.airportPickup} alt={PICTURES.airportPickup.alt} className="rates__picture" loading="lazy" decoding="async" />
      </header>
      <ul className={`rates__rows${end === 'dropoff' ? ' by-pickup' : ''}`}>
        {rates.map(({ linkurl, pickup, dropoff, usd, distance, duration }) => (
          <li key={linkurl}>
            <Link className="rate-row" to={paths.transfer(linkurl)}>
              <span className="rate-row__pickup">{pickup}</span>
              <span className="rate-row__dropoff"><span className="visually-hidden">to </span>{dropoff}</span>
              <span className="rate-row__drive">{distance} km <span aria-hidden="true">·</span> {duration}</span>
              <strong className="rate-row__price">{formatUsd(usd)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
