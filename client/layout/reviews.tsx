/** Stars out of five, whole stars only (specification section 9: max 5, precision 1). */
import { LINKS, REVIEWS } from '#domain/brand.ts'

const STAR = 'm12 2.500 2.900 6.100 6.600.9-4.800 4.600 1.200 6.600L12 17.500l-5.900 3.200 1.200-6.600L2.500 9.500l6.600-.9z'

export function Rating({ stars, size = 18 }: { readonly stars: number; readonly size?: number }) {
  const full = Math.round(Math.min(Math.max(stars, 0), REVIEWS.maxStars))
  return (
    <span className="rating">
      <span className="visually-hidden">{full} out of {REVIEWS.maxStars} stars</span>
      {Array.from({ length: REVIEWS.maxStars }, (_, i) => (
        <svg key={i} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true"><path d={STAR} className={i < full ? 'star star--full' : 'star'} /></svg>
      ))}
    </span>
  )
}

/** What travellers say, in figures, and where to read it (specification section 1). */

export function ReviewBadge() {
  return (
    <section className="review-badge" aria-label="Reviews">
      <Rating stars={REVIEWS.stars} size={20} />
      <p><strong>{REVIEWS.stars} stars</strong> from {REVIEWS.count} reviews</p>
      <ul>
        {LINKS.reviews.map(({ name, href }) => <li key={name}><a href={href} target="_blank" rel="noopener">{name}</a></li>)}
      </ul>
    </section>
  )
}
