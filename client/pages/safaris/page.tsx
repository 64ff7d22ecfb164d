/** All tours, a card for each park. */
import { useLoaderData } from 'react-router'
import { useTexts } from '#client/languages/language.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { Link } from '#client/link.tsx'
import { formatUsd } from '#domain/fares/money.ts'
import { TITLE, TRAIL } from './head.ts'
import type { TourCard } from './load.ts'
import './safaris.css'

export function Component() {
  const { sights } = useTexts('site')
  const tours = useLoaderData<readonly TourCard[]>()
  return (
    <div className="safari band">
      <header className="safari__head">
        <Breadcrumb trail={TRAIL} />
        <h1>{TITLE}</h1>
        <p>
          Your own jeep or guide, with a car from your hotel or without. Prices are for one traveler and half a day,
          without transport.
        </p>
      </header>
      <ul className="tours">
        {tours.map(({ name, path, park, opening, usd, picture }) => (
          <li key={path}>
            <Link className="tour" to={path}>
              <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
              <h2>{name}</h2>
              <p>{sights[park]}</p>
              {opening && (
                <p>
                  <small>{opening}</small>
                </p>
              )}
              <p className="tour__foot">
                <strong>
                  from{' '}
                  <data className="usd" value={usd}>
                    {formatUsd(usd)}
                  </data>
                </strong>{' '}
                <span className="tour__chip">See the tour</span>
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export { handle } from './head.ts'
export { loader } from './load.ts'
