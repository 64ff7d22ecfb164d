/**
 * The 'Book activities' section: four cards that lead to the things-to-do pages. Their prices are samples of those
 * pages; a tour that is booked here costs what `domain/safaris/tour-price.ts` says, as each card tells.
 */
import type { ReactNode } from 'react'
import { rich, useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { Rating } from '#client/layout/reviews.tsx'
import { PICTURES } from '#client/pictures/pictures.ts'
import { StaticPart } from '#client/static-part.tsx'
import { BRAND, LINKS, REVIEWS } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import type { PARKS } from '#domain/safaris/parks.ts'

interface Activity {
  readonly name: 'adamsPeak' | 'udawalawe' | 'yala' | 'minneriya'
  /** Name of the park, for the same tour on this site. */
  readonly tour: (typeof PARKS)[number]['name']
  /** USD. */
  readonly price: number
  readonly booklink: string
  /** Stars. */
  readonly rating: number
}

const rating = REVIEWS.stars

const ACTIVITIES: readonly Activity[] = [
  {
    name: 'adamsPeak',
    tour: "Adam's Peak",
    price: 99,
    booklink: LINKS.activities.adamsPeak,
    rating,
  },
  {
    name: 'udawalawe',
    tour: 'Udawalawe national park',
    price: 99,
    booklink: LINKS.activities.udawalawe,
    rating,
  },
  {
    name: 'yala',
    tour: 'Yala national park',
    price: 105,
    booklink: LINKS.activities.yala,
    rating,
  },
  {
    name: 'minneriya',
    tour: 'Minneriya national park',
    price: 105,
    booklink: LINKS.activities.minneriya,
    rating,
  },
]

export function Activities() {
  return <StaticPart element="section" className="activities band" aria-labelledby="activities" content={Content} />
}

function Content() {
  const t = useTexts('home')
  return (
    <>
      <h2 id="activities">{t.activities}</h2>
      <ul className="activities__cards">
        {ACTIVITIES.map(({ name, tour, price, booklink, rating: stars }) => (
          <li key={name} className="activity">
            <img
              {...PICTURES[name]}
              alt={t.pictures[name]}
              className="activity__picture"
              loading="lazy"
              decoding="async"
            />
            <div className="activity__text">
              <h3>{t[name].name}</h3>
              <p className="activity__rating">
                <Rating stars={stars} /> {BRAND.name}
              </p>
              <p>{t[name].text}</p>
              <p className="activity__foot">
                <data className="activity__price" value={price}>
                  ${price}
                </data>
                <a
                  className="button"
                  href={booklink}
                  target="_blank"
                  rel="noopener"
                  aria-label={t.bookIn(t[name].name)}
                >
                  {t.book}
                </a>
              </p>
              <p className="activity__here">
                {rich(
                  t.sample<ReactNode>((text) => <Link to={paths.safari(parkSlug(tour))}>{text}</Link>, `$${price}`),
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
