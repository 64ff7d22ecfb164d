/** All tours, a card for each park. */
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { rich, useLanguage } from '#client/languages/language.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { Link } from '#client/link.tsx'
import { openingText } from '#domain/tours/park-calendar.ts'
import { tourName } from '#domain/tours/tour-texts.ts'
import { trail } from './head.ts'
import type { TourCard } from './load.ts'
import { OwnWords } from '#client/places/own-name.tsx'
import './safaris.css'

export function Component() {
  const texts = useLanguage()
  const { from } = texts.in('tours')
  const t = texts.in('tours').overview
  const tours = useLoaderData<readonly TourCard[]>()
  return (
    <div className="safari band">
      <header className="safari__head">
        <Breadcrumb trail={trail(texts)} />
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
      </header>
      <ul className="tours">
        {tours.map(({ path, park, usd, picture, sight, ownName }) => {
          const opening = openingText(park, texts)
          return (
            <li key={path}>
              <Link className="tour" to={path}>
                <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
                <h2>
                  {tourName(park, texts)}
                  <OwnWords words={ownName} />
                </h2>
                <p>{sight}</p>
                {opening && (
                  <p>
                    <small>{opening}</small>
                  </p>
                )}
                <p className="tour__foot">
                  <strong>
                    {rich(
                      from<ReactNode>(
                        <data translate="no" className="usd" value={usd}>
                          {texts.formats.usd(usd)}
                        </data>,
                      ),
                    )}
                  </strong>{' '}
                  <span className="tour__chip">{t.see}</span>
                </p>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export { handle } from './head.ts'
