import { GUEST_HOURS } from '#domain/operator/booking-terms.ts'
import { LINKS, REVIEWS, SERVICE } from '#domain/brand.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'

const STAR =
  'm12 2.500 2.900 6.100 6.600.9-4.800 4.600 1.200 6.600L12 17.500l-5.900 3.200 1.200-6.600L2.500 9.500l6.600-.9z'

/** Whole stars out of five. */
export function Rating({ stars, size = 18 }: { readonly stars: number; readonly size?: number }) {
  const full = Math.round(Math.min(Math.max(stars, 0), REVIEWS.maxStars))
  return (
    <span className="rating">
      <span className="visually-hidden">
        {full} out of {REVIEWS.maxStars} stars
      </span>
      {Array.from({ length: REVIEWS.maxStars }, (_, i) => (
        <svg key={i} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} className={i < full ? 'star star--full' : 'star'} />
        </svg>
      ))}
    </span>
  )
}

/** The review figures, with links to the reviews. */
export function ReviewBadge() {
  return (
    <section className="review-badge" aria-label="Reviews">
      <Rating stars={REVIEWS.stars} size={20} />
      <p>
        <strong>{REVIEWS.stars} stars</strong> from {REVIEWS.count} reviews
      </p>
      <ul>
        {LINKS.reviews.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a traveler asks first, in one line below a headline. */
export function TrustLine({ pickup }: { readonly pickup: string }) {
  const { airport, elsewhere } = SERVICE.freeWaiting
  return (
    <ul className="trust">
      <li>
        <svg width={15} height={15} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} className="star--full" />
        </svg>
        {`${REVIEWS.stars.toFixed(1)} (${REVIEWS.count} reviews)`}
      </li>
      <li>Pay at the end</li>
      <li>{`${isColomboAirport(pickup) ? airport : elsewhere} min free waiting`}</li>
      <li>
        Free cancellation<span>{` until ${GUEST_HOURS.cancel} hours before`}</span>
      </li>
    </ul>
  )
}
