/** All tours, a card for each park. */
import { Shown } from '#client/pictures/own-photos.tsx'
import { ListNote } from '#client/quote/price-notes.tsx'
import { Usd } from '#client/money/price.tsx'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { rich, useLanguage, OwnWords } from '#client/languages/language.tsx'
import { Breadcrumb, type Crumb, Link } from '#client/link.tsx'
import { openingText } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { ownNameBeside, tourName } from '#domain/tours/tour-texts.ts'
import type { TourCard } from './load.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import { paths } from '#domain/paths.ts'
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
        <h1>{titleOf(texts)}</h1>
        <p>{tours.length > 0 ? t.intro : texts.in('site').menu.noTours}</p>
        <ListNote tours />
      </header>
      <ul className="tours" hidden={tours.length === 0}>
        {tours.map(({ path, park, usd, picture, sight, ownName }) => {
          const opening = openingText(park, texts)
          const name = tourName(park, texts)
          return (
            <li key={path}>
              <Link className="tour" to={path}>
                <Shown {...picture} alt={picture.alt} loading="lazy" decoding="async" />
                <h2>
                  {name}
                  <OwnWords words={ownNameBeside(name, ownName)} />
                </h2>
                <p>{sight}</p>
                {opening && (
                  <p>
                    <small>{opening}</small>
                  </p>
                )}
                <p className="tour__foot">
                  <strong>{rich(from<ReactNode>(<Usd className="usd" value={usd} />))}</strong>{' '}
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

/** Without a walk or a hike among them, they are all safaris. */
const titleOf = (texts: Texts) =>
  parksOnSale().every(({ kind }) => kind === 'safari') ? texts.in('site').menu.safari : texts.in('tours').overview.title

const trail = (texts: Texts): readonly Crumb[] => [{ name: texts.in('tours').all, path: paths.safaris }]

function head(tours: readonly TourCard[], _pathname: string, texts: Texts): PageHead {
  const t = texts.in('tours').overview
  if (tours.length === 0)
    return { title: titleOf(texts), description: texts.in('site').menu.noTours, path: paths.safaris, listed: false }
  const lowest = texts.formats.usd(Math.min(...tours.map(({ usd }) => usd)))
  return {
    title: t.head(titleOf(texts), lowest),
    description: tours.length > 1 ? t.description(tours.length, lowest) : t.intro,
    ...(import.meta.env.SSR && {
      keywords: texts.in('frame').heads.safaris.keywords,
      things: [breadcrumbs(trail(texts), texts)],
    }),
    path: paths.safaris,
    listed: true,
  }
}

export const handle: PageHandle = { head }
