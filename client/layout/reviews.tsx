import { promises } from '#domain/prices/current-price-list.ts'
import type { ReactNode } from 'react'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import { HAS_REVIEWS, REVIEWS } from '#domain/brand.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'

const STAR = 'm12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z'

/** Whole stars out of five. */
export function Rating({ stars, size = 18 }: { readonly stars: number; readonly size?: number }) {
  const { reviews: t } = useTexts('site')
  const full = Math.round(Math.min(Math.max(stars, 0), REVIEWS.maxStars))
  return (
    <span className="rating">
      <span className="visually-hidden">{t.outOf(full, REVIEWS.maxStars)}</span>
      <svg width={size * REVIEWS.maxStars} height={size} viewBox={`0 0 ${24 * REVIEWS.maxStars} 24`} aria-hidden="true">
        {Array.from({ length: REVIEWS.maxStars }, (_, i) => (
          <path key={i} d={STAR} transform={`translate(${24 * i})`} className={i < full ? 'star star--full' : 'star'} />
        ))}
      </svg>
    </span>
  )
}

/** What a traveler asks first, in one line below a headline. */
export function TrustLine({ pickup }: { readonly pickup: string }) {
  const { airport, elsewhere } = promises().freeWaiting
  const { reviews, trust } = useTexts('site')
  const { number, decimal } = useFormats()
  return (
    <ul className="trust">
      {HAS_REVIEWS && (
        <li>
          <svg width={15} height={15} viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} className="star--full" />
          </svg>
          {reviews.short(decimal(REVIEWS.stars, 1), number(REVIEWS.count))}
        </li>
      )}
      <li>{trust.payAtEnd}</li>
      <li>{trust.freeWaiting(isColomboAirport(pickup) ? airport : elsewhere)}</li>
      <li>{rich(trust.freeCancelling<ReactNode>((text) => <span>{text}</span>, promises().guestHours.cancel))}</li>
    </ul>
  )
}
