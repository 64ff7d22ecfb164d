/**
 * The 'Book activities' section: four cards that lead to the things-to-do pages. Their prices are samples of those
 * pages; a tour that is booked here costs what `domain/safaris/tour-price.ts` says, as each card tells.
 */
import { Link } from '#client/link.tsx'
import { Rating } from '#client/layout/reviews.tsx'
import { type Picture, PICTURES } from '#client/pictures/pictures.ts'
import { StaticPart } from '#client/static-part.tsx'
import { BRAND, LINKS, REVIEWS } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import type { PARKS } from '#domain/safaris/parks.ts'

interface Activity {
  readonly park: string
  /** Name of the park, for the same tour on this site. */
  readonly tour: (typeof PARKS)[number]['name']
  /** USD. */
  readonly price: number
  readonly booklink: string
  readonly description: string
  readonly image: Picture
  /** Stars. */
  readonly rating: number
}

const rating = REVIEWS.stars

const ACTIVITIES: readonly Activity[] = [
  {
    park: "Adam's Peak hiking",
    tour: "Adam's Peak",
    price: 99,
    booklink: LINKS.activities.adamsPeak,
    image: PICTURES.adamsPeak,
    rating,
    description: 'Climb the lit steps by night with a guide of your own, and meet the sunrise on the summit.',
  },
  {
    park: 'Udawalawa safari',
    tour: 'Udawalawe national park',
    price: 99,
    booklink: LINKS.activities.udawalawe,
    image: PICTURES.udawalawe,
    rating,
    description: 'A private jeep among herds of wild elephants around the Udawalawe reservoir.',
  },
  {
    park: 'Yala safari',
    tour: 'Yala national park',
    price: 105,
    booklink: LINKS.activities.yala,
    image: PICTURES.yala,
    rating,
    description: 'A private jeep through leopard country, from scrub forest to lagoons and the sea.',
  },
  {
    park: 'Minneriya safari',
    tour: 'Minneriya national park',
    price: 105,
    booklink: LINKS.activities.minneriya,
    image: PICTURES.minneriya,
    rating,
    description: 'A private jeep to the great gathering, when elephants come to the Minneriya tank by the hundred.',
  },
]

export function Activities() {
  return <StaticPart element="section" className="activities band" aria-labelledby="activities" content={Content} />
}

function Content() {
  return (
    <>
      <h2 id="activities">Book activities</h2>
      <ul className="activities__cards">
        {ACTIVITIES.map(({ park, tour, price, booklink, description, image, rating: stars }) => (
          <li key={park} className="activity">
            <img {...image} alt={image.alt} className="activity__picture" loading="lazy" decoding="async" />
            <div className="activity__text">
              <h3>{park}</h3>
              <p className="activity__rating">
                <Rating stars={stars} /> {BRAND.name}
              </p>
              <p>{description}</p>
              <p className="activity__foot">
                <data className="activity__price" value={price}>
                  ${price}
                </data>
                <a
                  className="button"
                  href={booklink}
                  target="_blank"
                  rel="noopener"
                  aria-label={`Book Now: ${park} (opens in a new tab)`}
                >
                  Book Now
                </a>
              </p>
              <p className="activity__here">
                ${price} is the sample price of the page that opens.{' '}
                <Link to={paths.safari(parkSlug(tour))}>Booked here</Link> it has a price of its own.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
