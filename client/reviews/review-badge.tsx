/** What travellers say, in figures, and where to read it (specification section 1). */
import { LINKS, REVIEWS } from '#domain/brand.ts'
import { Rating } from './rating.tsx'

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
