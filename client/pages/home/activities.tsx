/**
 * The 'Book activities' section: four cards, each with the tour as it is booked here and the things-to-do page of
 * another site, at the price of each.
 */
import type { ReactNode } from 'react'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { Rating } from '#client/layout/reviews.tsx'
import { PICTURES } from '#client/pictures/pictures.ts'
import { StaticPart } from '#client/static-part.tsx'
import { BRAND, LINKS, REVIEWS } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import type { PARKS } from '#domain/tours/parks.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'

interface Activity {
  readonly name: 'adamsPeak' | 'udawalawe' | 'yala' | 'minneriya'
  /** Name of the park, for the same tour on this site. */
  readonly tour: (typeof PARKS)[number]['name']
  /** USD, on the other site. */
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

/** The least that the tour costs here: one traveler, half a day, no transport. */
const ownPrice = (park: Activity['tour']) => tourPrice({ park, tourLength: 'half', travelers: 1, distanceKm: 0 })

function Price({ usd }: { readonly usd: number }) {
  return (
    <data translate="no" className="activity__price" value={usd}>
      {useFormats().usd(usd)}
    </data>
  )
}

/** An arrow out of a frame: the link leaves the site. */
function AwayIcon() {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9"
      />
    </svg>
  )
}

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
                <Rating stars={stars} />
                {` ${BRAND.name}`}
              </p>
              <p>{t[name].text}</p>
              <p className="activity__way">
                <span>{rich(t.from<ReactNode>(<Price usd={ownPrice(tour)} />))}</span>
                <Link className="button" to={paths.safari(parkSlug(tour))} aria-label={t.hereIn(t[name].name)}>
                  {t.here}
                </Link>
              </p>
              <p className="activity__way">
                <span>
                  {rich(
                    t.elsewhere<ReactNode>(
                      <data translate="no" className="activity__price" value={price}>
                        {`$${price}`}
                      </data>,
                      new URL(booklink).host,
                    ),
                  )}
                </span>
                <a
                  className="button button--quiet"
                  href={booklink}
                  target="_blank"
                  rel="noopener"
                  aria-label={t.bookIn(t[name].name)}
                >
                  {t.book}
                  <AwayIcon />
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
