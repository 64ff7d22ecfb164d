/** What is true of this drive alone. */
import { Link } from 'react-router'
import { driveInWords, type DriveFacts } from '#domain/drive.ts'
import { formatUsd } from '#domain/money.ts'
import type { RateLink } from '#domain/rate-links.ts'
import { placePicture } from '../../pictures/pictures.ts'
import { paths } from '../../paths.ts'
import type { PricedFare } from '../../quote.ts'

interface DriveProps {
  readonly fare: PricedFare
  readonly facts: DriveFacts | null
  /** The fare of the way back, where it is listed. */
  readonly back: RateLink | null
}

export function Drive({ fare, facts, back }: DriveProps) {
  const { pickup, dropoff, quote } = fare
  const picture = placePicture(pickup)
  return (
    <section className="drive" aria-labelledby="drive">
      {picture && <img {...picture} alt={picture.alt} className="drive__picture" loading="lazy" decoding="async" />}
      <h2 id="drive">The drive from {pickup} to {dropoff}</h2>
      <p>
        {facts ? driveInWords(fare, quote.distance, facts).join(' ') : `The drive is ${quote.distance} km and takes about ${quote.duration}.`}
      </p>
      {back && (
        <p>
          Coming back? <Link to={paths.transfer(back.linkurl)}>A taxi from {dropoff} to {pickup}</Link> costs from {formatUsd(back.usd)},
          {' '}{back.distance} km in about {back.duration}.
        </p>
      )}
    </section>
  )
}
