/**
 * The 'Book activities' section: four cards, each with the tour as it is booked here and the things-to-do page of
 * another site, at the price of each.
 */
import { Usd } from '#client/money/price.tsx'
import type { ReactNode } from 'react'
import { rich, useTexts } from '#client/languages/language.tsx'
import { Link, NewTab } from '#client/link.tsx'
import { LineIcon } from '#client/pictures/icons.tsx'
import { Rating } from '#client/layout/reviews.tsx'
import { Shown } from '#client/pictures/own-photos.tsx'
import { PICTURES } from '#client/pictures/pictures.ts'
import { StaticPart } from '#client/static-part.tsx'
import { BRAND, HAS_REVIEWS, LINKS, REVIEWS } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { currentTime } from '#client/device/clock.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'

/** By the picture: the tour here by its park, and its price in dollars on the other site. */
const ACTIVITIES = [
  { name: 'adamsPeak', park: "Adam's Peak", price: 99 },
  { name: 'udawalawe', park: 'Udawalawe national park', price: 99 },
  { name: 'yala', park: 'Yala national park', price: 105 },
  { name: 'minneriya', park: 'Minneriya national park', price: 105 },
] as const

/** The least that the tour costs here today: one traveler, half a day, no transport. */
const ownPrice = (park: string) =>
  tourPrice({ park, tourLength: 'half', travelers: 1, distanceKm: 0, date: sriLankaTime(currentTime()).date })

const activitiesOnSale = () => ACTIVITIES.filter(({ park }) => parkNamed(park))

export function Activities() {
  if (activitiesOnSale().length === 0) return null
  return <StaticPart element="section" className="activities band" aria-labelledby="activities" content={Content} />
}

function Content() {
  const t = useTexts('home')
  return (
    <>
      <h2 id="activities">{t.activities}</h2>
      <ul className="activities__cards">
        {activitiesOnSale().map(({ name, park, price }) => (
          <li key={name} className="activity">
            <Shown
              {...PICTURES[name]}
              alt={t.pictures[name]}
              className="activity__picture"
              loading="lazy"
              decoding="async"
            />
            <div className="activity__text">
              <h3>{t[name].name}</h3>
              <p className="activity__rating">
                {HAS_REVIEWS && <Rating stars={REVIEWS.stars} />}
                {` ${BRAND.name}`}
              </p>
              <p>{t[name].text}</p>
              <p className="activity__way">
                <span>{rich(t.from<ReactNode>(<Usd className="activity__price" value={ownPrice(park)} />))}</span>
                <Link className="button" to={paths.safari(parkSlug(park))} aria-label={t.hereIn(t[name].name)}>
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
                      new URL(LINKS.activities[name]).host,
                    ),
                  )}
                </span>
                <NewTab
                  className="button button--quiet"
                  href={LINKS.activities[name]}
                  aria-label={t.bookIn(t[name].name)}
                >
                  {t.book}
                  {/* An arrow out of a frame: the link leaves the site. */}
                  <LineIcon
                    size={16}
                    strokeWidth={2.5}
                    strokeLinejoin="miter"
                    d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9"
                  />
                </NewTab>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
