/** The way of a trip in words, and the way back. */
import { Link } from '#client/link.tsx'
import type { Picture } from '#client/pictures/pictures.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { paths } from '#domain/paths.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import type { RateLink } from '#domain/quotes/rate-lists.ts'

interface RouteTextProps {
  readonly fare: PricedFare
  readonly sentences: readonly string[]
  /** The fare of the way back, where it is listed. */
  readonly back: RateLink | null
  readonly picture: Picture | null
}

export function RouteText({ fare, sentences, back, picture }: RouteTextProps) {
  const { pickup, dropoff, quote } = fare
  return (
    <section className="drive" aria-labelledby="drive">
      {picture && <img {...picture} alt={picture.alt} className="drive__picture" loading="lazy" decoding="async" />}
      <h2 id="drive">
        The drive from {pickup} to {dropoff}
      </h2>
      <p>{sentences.join(' ') || `The drive is ${quote.distance} km and takes about ${quote.duration}.`}</p>
      {back && (
        <p>
          Coming back?{' '}
          <Link to={paths.transfer(back.linkurl)}>
            A taxi from {dropoff} to {pickup}
          </Link>{' '}
          costs from {formatUsd(back.usd)}, {back.distance} km in about {back.duration}.
        </p>
      )}
    </section>
  )
}
